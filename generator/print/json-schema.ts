import { decimalPattern, defaultScale } from "../model/decimal.js";
import { defined } from "../model/defined.js";
import { isList } from "../model/is-list.js";
import { acceptsNull } from "../model/masked.js";
import type {
  AnswerProperty,
  AnswerType,
  JsonValue,
  Model,
  ObjectProperty,
  Parameter,
  ParameterType,
  Resource,
  ScalarName,
  Type,
  ValueLimits,
} from "../model/model.js";
import { once } from "../model/once.js";
import { isIsoTime } from "../model/times.js";
import { limitsOf } from "../model/value-limits.js";
import { recordInput } from "./inputs.js";
import { listLimit, textLimits } from "./limits.js";
import type { JsonSchema } from "./schema-definitions.js";
import { timeShown } from "./typescript.js";

/** Schema of what a caller sends, as the API document describes it; named types are referred to. */
export const parameterSchema = once((parameter: Parameter, model: Model): JsonSchema => {
  const { nullable, maximum = parameter.cap, blank } = parameter;
  const schema = sentSchema(model, parameter.type, {
    isBlank: blank || (nullable && !model.service.wire.nullValues),
    limits: limitsOf({ ...parameter, ...(maximum === undefined ? {} : { maximum }) }),
  });
  const whole = acceptsNull(model, parameter) ? orNull(schema) : schema;
  const unasked = parameter.default ?? parameter.computed;
  return unasked === undefined ? whole : { ...whole, default: unasked };
});

/** Schema of a property of an answer. */
export const answerPropertySchema = once((property: AnswerProperty): JsonSchema => {
  const format = answerFormatOf(property);
  const schema = answerSchema(property.type);
  const shown = format === undefined || schema.type !== "string" ? schema : { ...schema, ...format };
  return property.hiddenWithoutPassword === null ? orNull(shown) : shown;
});

/** What clocks show, also the zeros of a draft that has no date; empty where a record has none. */
const localTime = { pattern: String.raw`^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$` };

/** How a text is written that shows a time, an address or a zone. */
function answerFormatOf({ type, value }: AnswerProperty): JsonSchema | undefined {
  if (timeShown(value) !== undefined) return isIsoTime(type) ? undefined : localTime;
  if (value.kind === "life") return ["page", "self"].includes(value.property) ? { format: "uri" } : undefined;
  if (value.kind !== "field" || value.field.type.kind !== "scalar") return undefined;
  const { scalar } = value.field.type;
  if (scalar === "url") return { pattern: String.raw`^\S*$` };
  return scalar === "timezone" ? { pattern: String.raw`^[\w/+:.-]*$` } : undefined;
}

/** Schema of a property of a shared object, which both callers and the service send. */
export function objectPropertySchema(property: ObjectProperty): JsonSchema {
  const schema = propertySchema(property);
  return property.nullable ? orNull(schema) : schema;
}

function propertySchema({ type, optional, ...limits }: ObjectProperty): JsonSchema {
  const { minItems, maxItems } = limits;
  if (type.kind !== "list") return limitedSchema(type, limits, optional);
  return {
    type: "array",
    ...defined({ minItems, maxItems }),
    items: limitedSchema(type.of, limits, optional),
  };
}

/** The schema of a value with its limits, which an empty text need not fit where it is accepted. */
function limitedSchema(type: Type, limits: ValueLimits, isBlank: boolean): JsonSchema {
  const { minimum, maximum, minLength, maxLength, pattern } = limits;
  return {
    ...shownSchema(type),
    ...defined({ minimum, maximum, maxLength }),
    ...(isBlank ? {} : defined({ minLength })),
    ...(pattern === undefined ? {} : { pattern: isBlank ? `^$|${pattern}` : pattern }),
  };
}

/** Refers to a named type of the document. */
export function schemaReference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** What the types have that no spec declares. */
export const builtInSchemas: Readonly<Record<string, JsonSchema>> = {
  Scalars: {
    type: ["string", "number", "boolean", "array"],
    maxLength: textLimits.any ?? 0,
    maxItems: listLimit,
    items: { type: ["string", "number", "boolean"] },
  },
  JsonObject: { type: "object", additionalProperties: true },
  JsonValue: {},
};

interface Sent {
  readonly isBlank: boolean;
  readonly limits: ValueLimits;
}

function sentSchema(model: Model, type: ParameterType, sent: Sent): JsonSchema {
  switch (type.kind) {
    case "reference": {
      const element = referenceSchema(model, type);
      return type.many ? listSchema(element, sent.limits, type.limit) : element;
    }
    case "scalar":
      return isIsoTime(type) && !sent.isBlank ? dateTimeSchema : sentScalar(type.scalar, sent);
    case "list":
      return listSchema(sentSchema(model, type.of, sent), sent.limits);
    case "map":
      return { type: "object", additionalProperties: sentSchema(model, type.of, sent) };
    default:
      return shownSchema(type);
  }
}

function referenceSchema(model: Model, type: Extract<ParameterType, { kind: "reference" }>): JsonSchema {
  const takesText = type.by.some((key) => key !== "id") || type.create === "name";
  const id = takesText ? idOrTextSchema(type.target) : idSchema(type.target);
  return type.create === "record"
    ? { anyOf: [id, schemaReference(recordInput(model, type.target).name)] }
    : id;
}

/** Schema of an id of a resource. */
export function idSchema({ ids }: Pick<Resource, "ids">): JsonSchema {
  return ids === "uuid" ? shownScalar("uuid") : { type: "integer", minimum: 1 };
}

/** The same, or another text that names a record. */
function idOrTextSchema({ ids }: Pick<Resource, "ids">): JsonSchema {
  return ids === "uuid"
    ? { type: "string", minLength: 1 }
    : { type: ["integer", "string"], minimum: 1, minLength: 1 };
}

/** Schema of a value that is sent as its type says. */
export function sentScalar(scalar: ScalarName, { isBlank, limits }: Sent): JsonSchema {
  const schema = shownScalar(scalar);
  if (scalar === "user") return { ...schema, minimum: 1 };
  if (scalar === "decimal") return sentDecimal(schema, limits);
  if (schema.format !== undefined) return schema;
  const { minimum, maximum, minLength = 1, maxLength = textLimits[scalar], pattern } = limits;
  if (schema.type !== "string") {
    return {
      ...schema,
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    };
  }
  return {
    ...schema,
    ...(scalar === "url" && !isBlank ? { format: "uri" } : {}),
    ...(scalar === "email"
      ? isBlank
        ? { anyOf: [{ format: "email" }, { maxLength: 0 }] }
        : { format: "email" }
      : {}),
    ...(isBlank ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern: isBlank ? `^$|${pattern}` : pattern }),
  };
}

/** Schemas limit only numbers; the limits of a decimal are extensions. */
function sentDecimal(
  schema: JsonSchema,
  { scale = defaultScale, minimum, maximum }: ValueLimits,
): JsonSchema {
  return {
    ...schema,
    pattern: decimalPattern(scale),
    ...(minimum === undefined ? {} : { "x-minimum": minimum.toFixed(scale) }),
    ...(maximum === undefined ? {} : { "x-maximum": maximum.toFixed(scale) }),
  };
}

function answerSchema(type: AnswerType): JsonSchema {
  switch (type.kind) {
    case "embedded": {
      const one = schemaReference(type.resource.embedded.typeName);
      const many = { type: "array", items: one };
      return type.show === "one" ? one : type.show === "many" ? many : { oneOf: [one, many] };
    }
    case "image_or_false":
      return { oneOf: [schemaReference("Image"), { type: "boolean", const: false }] };
    case "nullable":
      return orNull(answerSchema(type.of));
    default:
      return shownSchema(type);
  }
}

function shownSchema(type: Type): JsonSchema {
  switch (type.kind) {
    case "scalar":
      return isIsoTime(type) ? dateTimeSchema : shownScalar(type.scalar);
    case "enum": {
      const { typeName, values, isPart } = type.enum;
      if (isPart !== true) return schemaReference(typeName);
      return { type: "string", enum: values.map(({ value }) => value) };
    }
    case "object":
      return schemaReference(type.object.typeName);
    case "list":
      return { type: "array", items: shownSchema(type.of) };
    case "map":
      return { type: "object", additionalProperties: shownSchema(type.of) };
  }
}

const dateTimeSchema: JsonSchema = { type: "string", format: "date-time" };

function shownScalar(scalar: ScalarName): JsonSchema {
  switch (scalar) {
    case "integer":
    case "user":
      return { type: "integer" };
    case "number":
      return { type: "number" };
    case "boolean":
    case "flag":
      return { type: "boolean" };
    case "any":
      return schemaReference("Scalars");
    case "json":
      return schemaReference("JsonObject");
    case "value":
      return schemaReference("JsonValue");
    case "date":
    case "decimal":
    case "uuid":
      return { type: "string", format: scalar };
    default:
      return { type: "string" };
  }
}

function listSchema(
  items: JsonSchema,
  { minItems, maxItems = listLimit }: ValueLimits,
  limit = listLimit,
): JsonSchema {
  return {
    type: "array",
    ...(minItems === undefined ? {} : { minItems }),
    maxItems: Math.min(maxItems, limit),
    items,
  };
}

/** The schema, or null; a schema that says null already stays as it is. */
export function orNull(schema: JsonSchema): JsonSchema {
  const types: JsonValue = schema.type ?? null;
  const { enum: values } = schema;
  if (isList(values)) return { ...schema, type: [types, "null"], enum: [...values, null] };
  if (typeof types === "string") return { ...schema, type: [types, "null"] };
  if (isList(types)) return types.includes("null") ? schema : { ...schema, type: [...types, "null"] };
  const { anyOf } = schema;
  const choices = isList(anyOf) ? anyOf : [schema];
  return { anyOf: [...choices, { type: "null" }] };
}
