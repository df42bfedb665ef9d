import { acceptsNull } from "../model/masked.js";
import type {
  AnswerProperty,
  AnswerType,
  Enum,
  JsonValue,
  Model,
  ObjectProperty,
  ObjectType,
  Parameter,
  ParameterType,
  Resource,
  ScalarName,
  Type,
  ValueLimits,
} from "../model/model.js";
import { once } from "../model/once.js";
import { takesText, textIdPattern } from "../model/record-ids.js";
import { scalars } from "../model/scalars.js";
import { defined, isList } from "../model/tables.js";
import { isIsoTime } from "../model/times.js";
import { decimalPattern, defaultScale, limitsOf } from "../model/value-limits.js";
import { recordInput } from "./inputs.js";
import { listLimit } from "./limits.js";
import type { JsonSchema } from "./schema-definitions.js";
import { timeShown } from "./typescript.js";

/** A value that callers send: its type, and what else decides what is accepted. */
export interface SentValue extends ValueLimits {
  readonly type: ParameterType;
  readonly nullable: boolean;
  readonly isBlank: boolean;
}

type ReferenceType = Extract<ParameterType, { kind: "reference" }>;

/** How schemas of one use write the types of values. */
export interface SchemaDialect {
  scalar(type: Type & { kind: "scalar" }, value: SentValue): JsonSchema;
  enum(one: Enum, value: SentValue): JsonSchema;
  object(object: ObjectType, value: SentValue): JsonSchema;
  list(items: JsonSchema, value: SentValue, limit?: number): JsonSchema;
  map(values: JsonSchema, value: SentValue): JsonSchema;
  /** What names one record. */
  record(type: ReferenceType, value: SentValue): JsonSchema;
}

/** The schema of a value. Entries of lists and tables have the limits of the whole, and are never null. */
export function valueSchema(dialect: SchemaDialect, value: SentValue): JsonSchema {
  const { type } = value;
  const entrySchema = (of: Type): JsonSchema => valueSchema(dialect, { ...value, type: of, nullable: false });
  switch (type.kind) {
    case "scalar":
      return dialect.scalar(type, value);
    case "enum":
      return dialect.enum(type.enum, value);
    case "object":
      return dialect.object(type.object, value);
    case "list":
      return dialect.list(entrySchema(type.of), value);
    case "map":
      return dialect.map(entrySchema(type.of), value);
    case "reference": {
      const record = dialect.record(type, value);
      return type.many ? dialect.list(record, value, type.limit) : record;
    }
  }
}

/** Schema of what a caller sends, as the API document describes it; named types are referred to. */
export const parameterSchema = once((parameter: Parameter, model: Model): JsonSchema => {
  const { maximum = parameter.cap } = parameter;
  const schema = valueSchema(sentSchemas(model), sentValue(model, { ...parameter, ...defined({ maximum }) }));
  const whole = acceptsNull(model, parameter) ? orNull(schema) : schema;
  return { ...whole, ...defined({ default: parameter.default ?? parameter.computed }) };
});

/** The value of a parameter: where null does not say that there is none, an empty text does. */
export function sentValue({ service }: Model, parameter: Parameter): SentValue {
  const { type, nullable, blank } = parameter;
  const isBlank = blank || (nullable && !service.wire.nullValues);
  return { ...limitsOf(parameter), type, nullable, isBlank };
}

/** Schema of a property of an answer. */
export const answerPropertySchema = once((property: AnswerProperty): JsonSchema => {
  const format = answerFormatOf(property);
  const schema = answerSchema(property.type);
  const shown = format === undefined || schema.type !== "string" ? schema : { ...schema, ...format };
  return property.hiddenWithoutPassword === null ? orNull(shown) : shown;
});

/** What clocks show, also the zeros of a draft that has no date; empty where a record has none. */
const localTime = { pattern: String.raw`^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$` };

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
    ...defined({
      minimum,
      maximum,
      maxLength,
      minLength: isBlank ? undefined : minLength,
      pattern: pattern !== undefined && isBlank ? `^$|${pattern}` : pattern,
    }),
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
    maxLength: scalars.any.longest,
    maxItems: listLimit,
    items: { type: ["string", "number", "boolean"] },
  },
  JsonObject: { type: "object", additionalProperties: true },
  JsonValue: {},
};

function sentSchemas(model: Model): SchemaDialect {
  return {
    ...shownSchemas,
    scalar: (type, value) =>
      isIsoTime(type) && !value.isBlank ? dateTimeSchema : sentScalar(type.scalar, value),
    list: listSchema,
    record: (type) => {
      const id = takesText(type) ? idOrTextSchema(type.target) : idSchema(type.target);
      return type.create === "record"
        ? { anyOf: [id, schemaReference(recordInput(model, type.target).name)] }
        : id;
    },
  };
}

/** Schema of an id of a resource. */
export function idSchema({ ids }: Pick<Resource, "ids">): JsonSchema {
  if (ids === "text") return { type: "string", pattern: textIdPattern };
  return ids === "uuid" ? shownScalar("uuid") : { type: "integer", minimum: 1 };
}

/** The same, or another text that names a record. */
function idOrTextSchema({ ids }: Pick<Resource, "ids">): JsonSchema {
  return ids !== "integer"
    ? { type: "string", minLength: 1 }
    : { type: ["integer", "string"], minimum: 1, minLength: 1 };
}

/** Schema of a value that is sent as its type says. */
export function sentScalar(scalar: ScalarName, value: Omit<SentValue, "type" | "nullable">): JsonSchema {
  const schema = shownScalar(scalar);
  if (scalar === "user") return { ...schema, minimum: 1 };
  if (scalar === "decimal") return sentDecimal(schema, value);
  if (schema.format !== undefined) return schema;
  const { isBlank, minimum, maximum, minLength = 1, maxLength = scalars[scalar].longest, pattern } = value;
  if (schema.type !== "string") return { ...schema, ...defined({ minimum, maximum }) };
  return {
    ...schema,
    ...(scalar === "url" && !isBlank ? { format: "uri" } : {}),
    ...(scalar === "email"
      ? isBlank
        ? { anyOf: [{ format: "email" }, { maxLength: 0 }] }
        : { format: "email" }
      : {}),
    ...(isBlank ? {} : { minLength }),
    ...defined({
      maxLength,
      pattern: pattern !== undefined && isBlank ? `^$|${pattern}` : pattern,
    }),
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
    ...defined({ "x-minimum": minimum?.toFixed(scale), "x-maximum": maximum?.toFixed(scale) }),
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
  return valueSchema(shownSchemas, { type, nullable: false, isBlank: false });
}

/** Values as answers show them, which have no limits. */
export const shownSchemas: SchemaDialect = {
  scalar: (type) => (isIsoTime(type) ? dateTimeSchema : shownScalar(type.scalar)),
  enum: ({ typeName, values, isPart }) =>
    isPart === true ? { type: "string", enum: values.map(({ value }) => value) } : schemaReference(typeName),
  object: ({ typeName }) => schemaReference(typeName),
  list: (items) => ({ type: "array", items }),
  map: (values) => ({ type: "object", additionalProperties: values }),
  record: ({ target }) => idSchema(target),
};

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

/** Schema of a list with its limits, of which `limit` is the largest. */
export function listSchema(
  items: JsonSchema,
  { minItems, maxItems = listLimit }: ValueLimits,
  limit = listLimit,
): JsonSchema {
  return { type: "array", ...defined({ minItems }), maxItems: Math.min(maxItems, limit), items };
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
