import type {
  JsonValue,
  Model,
  ObjectType,
  Parameter,
  ParameterType,
  ScalarName,
  Type,
} from "../model/model.js";
import { type Input, recordInput } from "./inputs.js";
import { integerLimit, listLimit, textLimits } from "./limits.js";

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, JsonValue>>;

/** What a scalar allows besides its kind. */
interface Allowance {
  readonly isNullable: boolean;
  readonly isBlank: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * Schemas that check what a caller sent once its values have the types of the spec. Equal parts stand once in
 * `definitions` and are referred to, which keeps the code that AJV makes of them small.
 */
export interface ValidationSchemas {
  /** Adds the schema of an input under its name. */
  add(input: Input): void;
  /** All schemas by name, for `$defs`. */
  definitions(): JsonSchema;
}

/** Starts an empty set of schemas. */
export function createValidationSchemas(model: Model): ValidationSchemas {
  const definitions = new Map<string, JsonSchema>();
  const namesByText = new Map<string, string>();

  function add(input: Input): void {
    if (definitions.has(input.name)) return;
    definitions.set(input.name, {});
    const properties = input.parameters.map((one) => [one.name, shared(parameterSchema(one))] as const);
    definitions.set(input.name, {
      ...shared({ type: "object", properties: Object.fromEntries(properties) }),
      ...required(input.parameters.filter((parameter) => parameter.required).map(({ name }) => name)),
    });
  }

  /** Refers to the definition with these contents, which is made when there is none. */
  function shared(schema: JsonSchema): JsonSchema {
    if ("$ref" in schema) return schema;
    const text = JSON.stringify(schema);
    const name = namesByText.get(text) ?? `value${namesByText.size + 1}`;
    namesByText.set(text, name);
    definitions.set(name, schema);
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
      type.create === "record"
        ? idOrRecord(recordInput(model, type.target), takesText, one)
        : idSchema(takesText, one);
    return type.many ? listSchema(shared(element), allowance, type.limit) : element;
  }

  /** An object is checked as the record it stands for, so that its faults are named one by one. */
  function idOrRecord(input: Input, takesText: boolean, one: Pick<Allowance, "isNullable">): JsonSchema {
    add(input);
    return {
      ...types(takesText ? ["integer", "string", "object"] : ["integer", "object"], one),
      ...idBounds,
      ...(takesText ? nameBounds : {}),
      if: { type: "object" },
      then: reference(input.name),
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

  function objectReference(object: ObjectType): JsonSchema {
    if (!definitions.has(object.typeName)) {
      definitions.set(object.typeName, {});
      definitions.set(object.typeName, {
        type: "object",
        ...required(object.properties.filter(({ optional }) => !optional).map(({ name }) => name)),
        properties: Object.fromEntries(
          object.properties.map(({ name, type, optional, ...bounds }) => [
            name,
            shared(typeSchema(type, { ...bounds, isNullable: false, isBlank: optional })),
          ]),
        ),
      });
    }
    return reference(object.typeName);
  }

  return { add, definitions: () => Object.fromEntries(definitions) };
}

const idBounds = { minimum: 1, maximum: integerLimit };

function reference(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
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

const notBlank = { pattern: "\\S" };

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
