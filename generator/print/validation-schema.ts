import type {
  Model,
  ObjectType,
  Parameter,
  ParameterType,
  Resource,
  ScalarName,
  ValueLimits,
} from "../model/model.js";
import { takesText, textIdPattern } from "../model/record-ids.js";
import { isScalar, scalars } from "../model/scalars.js";
import { defined, tableOf } from "../model/tables.js";
import { limitsOf } from "../model/value-limits.js";
import { type Input, recordInput } from "./inputs.js";
import { type SchemaDialect, type SentValue, valueSchema } from "./json-schema.js";
import { integerLimit, listLimit, notBlankPattern } from "./limits.js";
import {
  createSchemaDefinitions,
  type JsonSchema,
  reference,
  type SchemaDefinitions,
} from "./schema-definitions.js";

/**
 * Creates an empty set of schemas, which check the input of a caller once its values have the types of the spec. Equal parts
 * are one definition, so AJV generates less code. The names of definitions follow from their contents, so none depends on the
 * others.
 */
export function createValidationSchemas(model: Model) {
  const definitions = createSchemaDefinitions();
  const { nullValues } = model.service.wire;
  const inputNames = new Map<string, string>();

  /** Adds the schema of an input, and returns the name of its definition: that of an earlier input where both are equal. */
  function add(input: Input, folder: string): string {
    const known = inputNames.get(input.name);
    if (known !== undefined) return known;
    // Records may contain records of their own kind.
    inputNames.set(input.name, input.name);
    const recordName = (target: Resource): string => add(recordInput(model, target), target.folder);
    const name = addInput({ definitions, recordName, nullValues }, input, folder);
    inputNames.set(input.name, name);
    return name;
  }

  return { add, definitions: () => definitions.all() };
}

interface SchemaScope {
  readonly definitions: SchemaDefinitions;
  /** Returns the name of the definition that checks a record inside another one. */
  readonly recordName: (target: Resource) => string;
  /** Null alone means that there is no value; otherwise an empty address does as well. */
  readonly nullValues: boolean;
}

function addInput(scope: SchemaScope, { name, parameters }: Input, folder: string): string {
  const { definitions } = scope;
  const properties = tableOf(
    parameters.filter(({ forImport }) => forImport === undefined),
    (one) => [one.name, definitions.shared(valueSchema(checks(scope), checkedValue(scope, one)))],
  );
  const whole: JsonSchema = { type: "object", properties };
  const required = requiredNames(parameters.filter((parameter) => parameter.required));
  if (!("required" in required)) return definitions.named(name, { schema: whole, folder });
  const base = definitions.named(`${name}Properties`, { schema: whole, folder });
  return definitions.named(name, { schema: { ...reference(base), ...required }, folder });
}

function requiredNames(properties: readonly { readonly name: string }[]): JsonSchema {
  return properties.length === 0 ? {} : { required: properties.map(({ name }) => name) };
}

/** The value of a parameter once it has its type: an empty address may mean none. */
function checkedValue({ nullValues }: SchemaScope, parameter: Parameter): SentValue {
  const { type, nullable, blank } = parameter;
  const isAddress = isScalar(type, "url", "email");
  return {
    ...limitsOf(parameter),
    type,
    nullable,
    isBlank: blank || (nullable && isAddress && !nullValues),
  };
}

function checks(scope: SchemaScope): SchemaDialect {
  const { definitions } = scope;
  return {
    scalar: ({ scalar }, value) => scalarSchema(scalar, value),
    enum: ({ values }, { nullable }) => {
      const known = values.map(({ value }) => value);
      return { enum: nullable ? [...known, null] : known };
    },
    object: (one, value) => {
      const object = objectReference(scope, one);
      return value.nullable ? { ...types(["object"], value), if: { type: "object" }, then: object } : object;
    },
    list: (items, value, limit = listLimit) => {
      const { minItems, maxItems = limit } = value;
      const entries = { items: definitions.shared(items) };
      return {
        ...types(["array"], value),
        ...defined({ minItems }),
        ...upToLimit("maxItems", entries, Math.min(maxItems, limit)),
      };
    },
    map: (values, value) => ({
      ...types(["object"], value),
      ...upToLimit("maxProperties", { additionalProperties: definitions.shared(values) }),
    }),
    record: (type, value) => {
      const nullable = value.nullable && !type.many;
      const id = idSchema(type, nullable);
      // A record is checked by its own definition, so that each of its errors is reported.
      return type.create === "record"
        ? {
            ...id,
            ...types([...idTypes(type), "object"], { nullable }),
            if: { type: "object" },
            then: reference(scope.recordName(type.target)),
          }
        : id;
    },
  };
}

function objectReference(scope: SchemaScope, { typeName, properties }: ObjectType): JsonSchema {
  return scope.definitions.recursive(typeName, () => ({
    type: "object",
    ...requiredNames(properties.filter(({ optional }) => !optional)),
    properties: tableOf(properties, (property) => {
      const schema = valueSchema(checks(scope), { ...property, isBlank: property.optional });
      return [property.name, scope.definitions.shared(schema)];
    }),
  }));
}

function types(names: readonly string[], { nullable }: Pick<SentValue, "nullable">): JsonSchema {
  const all = nullable ? [...names, "null"] : names;
  return { type: all.length === 1 ? (all[0] ?? "") : all };
}

/** Checks entries only if there are not too many: every error costs time, and all of them are collected. */
function upToLimit(
  keyword: "maxItems" | "maxProperties",
  entries: JsonSchema,
  limit = listLimit,
): JsonSchema {
  return { [keyword]: limit, if: { [keyword]: limit }, then: entries };
}

type ReferenceType = Extract<ParameterType, { kind: "reference" }>;

const idBounds = { minimum: 1, maximum: integerLimit };

/** What names a record: an id of its kind, and where that is taken also another text. */
function idSchema(type: ReferenceType, nullable: boolean): JsonSchema {
  const isText = takesText(type);
  const { ids } = type.target;
  const text = ids === "uuid" ? { format: "uuid" } : { pattern: textIdPattern };
  return {
    ...types(idTypes(type), { nullable }),
    ...(ids === "integer" ? idBounds : isText ? {} : text),
    ...(isText ? nameBounds : {}),
  };
}

function idTypes(type: ReferenceType): readonly string[] {
  if (type.target.ids !== "integer") return ["string"];
  return takesText(type) ? ["integer", "string"] : ["integer"];
}

const notBlank = { pattern: notBlankPattern };

const nameBounds = { ...notBlank, maxLength: scalars.text.longest };

function scalarSchema(scalar: ScalarName, value: SentValue): JsonSchema {
  const { minimum, maximum } = value;
  const bounds = defined({ minimum, maximum });
  switch (scalar) {
    case "integer":
      return { ...types(["integer"], value), minimum: -integerLimit, maximum: integerLimit, ...bounds };
    case "user":
      return { ...types(["integer"], value), ...idBounds };
    case "number":
      return { ...types(["number"], value), ...bounds };
    case "boolean":
    case "flag":
      return types(["boolean"], value);
    case "json":
      return types(["object"], value);
    case "value":
      return {};
    case "any":
      return {
        ...types([...anyTypes, "array"], value),
        ...textBounds(scalar),
        ...upToLimit("maxItems", { items: { type: anyTypes, ...textBounds(scalar) } }),
      };
    case "url":
    case "email": {
      const { isBlank } = value;
      return {
        ...types(["string"], value),
        ...textBounds(scalar, value),
        ...ownLimits(value, isBlank),
        format: isBlank ? `${scalar}_or_blank` : scalar,
      };
    }
    case "date":
    case "uuid":
      return { ...types(["string"], value), format: scalar };
    default: {
      const isBlank = value.isBlank || (scalar === "image" && value.nullable);
      return {
        ...types(["string"], value),
        ...textBounds(scalar, value),
        ...(isBlank ? {} : notBlank),
        ...ownLimits(value, isBlank),
      };
    }
  }
}

const anyTypes = ["string", "number", "boolean"];

function textBounds(
  scalar: ScalarName,
  { maxLength = scalars[scalar].longest }: ValueLimits = {},
): JsonSchema {
  return defined({ maxLength });
}

/** The limits that an empty text, where it is accepted, need not fit. */
function ownLimits({ minLength, pattern }: ValueLimits, isBlank: boolean): JsonSchema {
  if (minLength === undefined && pattern === undefined) return {};
  const limits = defined({ minLength, pattern });
  return isBlank ? { if: { minLength: 1 }, then: limits } : { allOf: [limits] };
}
