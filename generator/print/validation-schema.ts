import { createHash } from "node:crypto";
import type {
  JsonValue,
  Model,
  ObjectType,
  Parameter,
  ParameterType,
  Resource,
  ScalarName,
  Type,
} from "../model/model.js";
import { type Input, recordInput } from "./inputs.js";
import { integerLimit, listLimit, notBlankPattern, textLimits } from "./limits.js";

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, JsonValue>>;

/** What a scalar allows besides its kind. */
interface Allowance {
  readonly isNullable: boolean;
  readonly isBlank: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A schema with a name of its own. */
export interface Definition {
  readonly schema: JsonSchema;
  /** The folder of the server that it belongs to; absent: it says nothing of any resource. */
  readonly folder: string | undefined;
}

/**
 * Schemas that check what a caller sent once its values have the types of the spec. Equal parts are one definition, which
 * keeps the code that AJV makes of them small. The names of definitions follow from their contents, so that none depends on
 * which others there are.
 */
export interface ValidationSchemas {
  /** Adds the schema of an input, and returns the name of its definition: that of an earlier input where both are equal. */
  add(input: Input, folder: string): string;
  definitions(): ReadonlyMap<string, Definition>;
}

/** Creates an empty set of schemas. */
export function createValidationSchemas(model: Model): ValidationSchemas {
  const definitions = new Map<string, Definition>();
  const inputNames = new Map<string, string>();
  const objectNames = new Map<string, string>();

  function add(input: Input, folder: string): string {
    const known = inputNames.get(input.name);
    if (known !== undefined) return known;
    // Records may contain records of their own kind.
    inputNames.set(input.name, input.name);
    const properties = Object.fromEntries(
      input.parameters.map((one) => [one.name, shared(parameterSchema(one))]),
    );
    const whole: JsonSchema = { type: "object", properties };
    const names = input.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    const name =
      names.length === 0
        ? object(input.name, whole, folder)
        : object(
            input.name,
            { ...reference(object(`${input.name}Properties`, whole, folder)), ...required(names) },
            folder,
          );
    inputNames.set(input.name, name);
    return name;
  }

  /** The name of the definition with these contents, which gets `name` if there is none yet. */
  function object(name: string, schema: JsonSchema, folder: string): string {
    const text = `${folder} ${JSON.stringify(schema)}`;
    const known = objectNames.get(text);
    if (known !== undefined) return known;
    objectNames.set(text, name);
    definitions.set(name, { schema, folder });
    return name;
  }

  /** Refers to the definition with these contents, and creates it if there is none. */
  function shared(schema: JsonSchema): JsonSchema {
    if ("$ref" in schema) return schema;
    const text = JSON.stringify(schema);
    const name = `${kindOf(schema)}_${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
    const [folder] = referencesIn(schema).flatMap((used) => definitions.get(used)?.folder ?? []);
    definitions.set(name, { schema, folder });
    return reference(name);
  }

  function parameterSchema({ type, nullable, blank, minimum, maximum }: Parameter): JsonSchema {
    const allowance = {
      isNullable: nullable,
      isBlank: blank,
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    };
    return parameterTypeSchema(type, allowance);
  }

  function parameterTypeSchema(type: ParameterType, allowance: Allowance): JsonSchema {
    if (type.kind !== "reference") return typeSchema(type, allowance);
    const takesText = type.by.some((key) => key !== "id") || type.create === "name";
    const one = { isNullable: allowance.isNullable && !type.many };
    const element =
      type.create === "record" ? idOrRecord(type.target, takesText, one) : idSchema(takesText, one);
    return type.many ? listSchema(shared(element), allowance, type.limit) : element;
  }

  /** An object is checked as the record it stands for, so that its faults are named one by one. */
  function idOrRecord(target: Resource, takesText: boolean, one: Pick<Allowance, "isNullable">): JsonSchema {
    const name = add(recordInput(model, target), target.folder);
    return {
      ...types(takesText ? ["integer", "string", "object"] : ["integer", "object"], one),
      ...idBounds,
      ...(takesText ? nameBounds : {}),
      if: { type: "object" },
      then: reference(name),
    };
  }

  function typeSchema(type: Type, allowance: Allowance): JsonSchema {
    switch (type.kind) {
      case "scalar":
        return scalarSchema(type.scalar, allowance);
      case "enum": {
        const values = type.enum.values.map(({ value }) => value);
        return { enum: allowance.isNullable ? [...values, null] : values };
      }
      case "object":
        return allowance.isNullable
          ? { ...types(["object"], allowance), if: { type: "object" }, then: objectReference(type.object) }
          : objectReference(type.object);
      case "list":
        return listSchema(shared(typeSchema(type.of, { ...allowance, isNullable: false })), allowance);
      case "map":
        return {
          ...types(["object"], allowance),
          ...upToLimit("maxProperties", {
            additionalProperties: shared(typeSchema(type.of, { ...allowance, isNullable: false })),
          }),
        };
    }
  }

  function objectReference({ typeName, properties }: ObjectType): JsonSchema {
    if (!definitions.has(typeName)) {
      // Objects may contain objects of their own type.
      definitions.set(typeName, { schema: {}, folder: undefined });
      const schema = {
        type: "object",
        ...required(properties.filter(({ optional }) => !optional).map(({ name }) => name)),
        properties: Object.fromEntries(
          properties.map(({ name, type, optional, ...bounds }) => [
            name,
            shared(typeSchema(type, { ...bounds, isNullable: false, isBlank: optional })),
          ]),
        ),
      };
      definitions.set(typeName, { schema, folder: undefined });
    }
    return reference(typeName);
  }

  return { add, definitions: () => definitions };
}

/** The definitions that a schema refers to. */
export function referencesIn(schema: JsonValue): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: readonly [string, JsonValue]) =>
    key === "$ref" && typeof value === "string" ? [value] : referencesIn(value),
  );
}

/** What a schema accepts, in a word: `integerOrNull`. */
function kindOf({ type, enum: values }: JsonSchema): string {
  if (type === undefined) return values === undefined ? "any" : "enum";
  const names = [...JSON.stringify(type).matchAll(/\w+/g)].map(([name]) => name);
  return names.map((name, position) => (position === 0 ? name : capitalized(name))).join("Or");
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const idBounds = { minimum: 1, maximum: integerLimit };

function reference(name: string): JsonSchema {
  return { $ref: name };
}

function required(names: readonly string[]): JsonSchema {
  return names.length === 0 ? {} : { required: names };
}

function types(names: readonly string[], { isNullable }: Pick<Allowance, "isNullable">): JsonSchema {
  const all = isNullable ? [...names, "null"] : names;
  return { type: all.length === 1 ? (all[0] ?? "") : all };
}

function listSchema(items: JsonSchema, allowance: Allowance, limit?: number): JsonSchema {
  return { ...types(["array"], allowance), ...upToLimit("maxItems", { items }, limit) };
}

/** Entries are looked at only where there are not too many: every fault costs time, and all of them are collected. */
function upToLimit(
  keyword: "maxItems" | "maxProperties",
  entries: JsonSchema,
  limit = listLimit,
): JsonSchema {
  return { [keyword]: limit, if: { [keyword]: limit }, then: entries };
}

function idSchema(takesText: boolean, one: Pick<Allowance, "isNullable">): JsonSchema {
  const id = { ...types(takesText ? ["integer", "string"] : ["integer"], one), ...idBounds };
  return takesText ? { ...id, ...nameBounds } : id;
}

const notBlank = { pattern: notBlankPattern };

/** Slugs and names of records. */
const nameBounds = { ...notBlank, maxLength: textLimits.text ?? 0 };

function scalarSchema(scalar: ScalarName, allowance: Allowance): JsonSchema {
  const { minimum, maximum } = allowance;
  const bounds = {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
  switch (scalar) {
    case "integer":
      return { ...types(["integer"], allowance), minimum: -integerLimit, maximum: integerLimit, ...bounds };
    case "user":
      return { ...types(["integer"], allowance), ...idBounds };
    case "number":
      return { ...types(["number"], allowance), ...bounds };
    case "boolean":
    case "flag":
      return types(["boolean"], allowance);
    case "json":
      return types(["object"], allowance);
    case "value":
      return {};
    case "any":
      return {
        ...types([...anyTypes, "array"], allowance),
        ...textBounds(scalar),
        ...upToLimit("maxItems", { items: { type: anyTypes, ...textBounds(scalar) } }),
      };
    case "url": {
      const isBlank = allowance.isBlank || allowance.isNullable;
      return {
        ...types(["string"], allowance),
        ...textBounds(scalar),
        format: isBlank ? "url_or_blank" : "url",
      };
    }
    default: {
      const isBlank = allowance.isBlank || (scalar === "image" && allowance.isNullable);
      return { ...types(["string"], allowance), ...textBounds(scalar), ...(isBlank ? {} : notBlank) };
    }
  }
}

const anyTypes = ["string", "number", "boolean"];

function textBounds(scalar: ScalarName): JsonSchema {
  const maxLength = textLimits[scalar];
  return maxLength === undefined ? {} : { maxLength };
}
