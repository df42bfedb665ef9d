import { sendsBody } from "../model/lifecycle.js";
import { acceptsNull } from "../model/masked.js";
import type {
  Model,
  ObjectProperty,
  ObjectType,
  Parameter,
  Resource,
  ScalarName,
  ValueLimits,
} from "../model/model.js";
import { objectsIn } from "../model/nested-objects.js";
import { once } from "../model/once.js";
import { takesText } from "../model/record-ids.js";
import { scalars } from "../model/scalars.js";
import { defined, isList } from "../model/tables.js";
import { recordInput } from "./inputs.js";
import {
  idSchema,
  listSchema,
  orNull,
  type SchemaDialect,
  type SentValue,
  schemaReference,
  sentScalar,
  sentValue,
  shownSchemas,
  valueSchema,
} from "./json-schema.js";
import type { JsonSchema } from "./schema-definitions.js";

/**
 * Schema of what a body may have for a parameter: its type, and every other form that the service reads. No form has a
 * default: generated types would require what has one.
 */
export const bodySchema = once((parameter: Parameter, model: Model): JsonSchema => {
  const { type, nullable } = parameter;
  const schema = valueSchema(bodySchemas(model), sentValue(model, parameter));
  // An empty text, zero and false are no record, where there may be none.
  const whole =
    type.kind === "reference" && nullable
      ? anyOf([...choicesIn(schema), { enum: ["", 0, ...(type.many ? [false] : [])] }])
      : schema;
  return acceptsNull(model, parameter) ? orNull(whole) : whole;
});

/** Name of the schema of an object in a body. What answers have as well has a schema for each. */
export function objectInputName({ answers }: SharedObjects, object: ObjectType): string {
  return answers.has(object) ? `${object.typeName}Input` : object.typeName;
}

/** Schema of a property of an object in a body. */
export function objectInputProperty(model: Model, property: ObjectProperty): JsonSchema {
  const schema = valueSchema(bodySchemas(model), { ...property, isBlank: property.optional });
  return property.nullable ? orNull(schema) : schema;
}

/** The named objects that bodies and answers have, with those inside them. */
export interface SharedObjects {
  readonly bodies: ReadonlySet<ObjectType>;
  readonly answers: ReadonlySet<ObjectType>;
}

export const sharedObjects = once(({ resources, serviceRoutes, objects }: Model): SharedObjects => {
  const routes = [...resources.flatMap((resource) => resource.routes), ...serviceRoutes];
  const shown = resources.flatMap(({ answer, embedded }) => [...answer.properties, ...embedded.properties]);
  const image = objects.filter(({ name }) => name === "image");
  const answered = [
    ...shown.map(({ type }) => type),
    ...routes.flatMap(({ answer }) => answer ?? []),
    ...image.map((object) => ({ kind: "object", object }) as const),
  ];
  return {
    bodies: objectsIn(
      routes.filter(sendsBody).flatMap(({ parameters }) => parameters.map(({ type }) => type)),
    ),
    answers: objectsIn(answered),
  };
});

function bodySchemas(model: Model): SchemaDialect {
  return {
    ...shownSchemas,
    scalar: ({ scalar }, value) => scalarForms(scalar, value),
    enum: (one, value) => {
      const others = Object.keys(one.spellings ?? {});
      const named = shownSchemas.enum(one, value);
      return others.length === 0 ? named : anyOf([named, { type: "string", enum: others }]);
    },
    object: (object) => schemaReference(objectInputName(sharedObjects(model), object)),
    list: listForms,
    record: (type) =>
      anyOf([
        idForms(type.target, takesText(type)),
        withId,
        ...(type.create === "record" ? [schemaReference(recordInput(model, type.target).name)] : []),
      ]),
  };
}

/** A list, and a text of comma-separated values or JSON. */
function listForms(items: JsonSchema, limits: ValueLimits, limit?: number): JsonSchema {
  const alone = items.type === "string" || "$ref" in items ? [] : choicesIn(items);
  return anyOf([listSchema(items, limits, limit), ...alone, { type: "string" }]);
}

const numberPattern = String.raw`^\s*[+-]?\d+(\.\d+)?([eE][+-]?\d{1,3})?\s*$`;
const booleanPattern = "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[01])$";
const flagPattern =
  "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[01]|[Yy][Ee][Ss]|[Nn][Oo]|[Oo][Nn]|[Oo][Ff][Ff])$";

/** With digits or words: a date and time, `tomorrow 9am`, `+2 weeks`. */
const timePattern = String.raw`^(?=.*(\d|[A-Za-z]{3}))[ -~]*$`;

/** IANA names, abbreviations, and offsets such as UTC+5.5. */
const zonePattern = String.raw`^[\w/+:.-]+$`;

/** Absolute http and https addresses; blanks around do not count. */
const addressPattern = String.raw`^\s*[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]\S*\s*$`;

function scalarForms(scalar: ScalarName, value: SentValue): JsonSchema {
  const { isBlank, minimum, maximum, minLength, maxLength, pattern } = value;
  const orBlank = (text: string): string => (isBlank ? String.raw`^\s*$|${text}` : text);
  switch (scalar) {
    case "integer":
    case "number":
      return { type: [scalar, "string"], ...defined({ minimum, maximum }), pattern: numberPattern };
    case "user":
      return { type: ["integer", "string"], minimum: 1, pattern: numberPattern };
    case "boolean":
    case "flag": {
      const words = scalar === "flag" ? flagPattern : booleanPattern;
      return { type: ["boolean", "integer", "string"], minimum: 0, maximum: 1, pattern: words };
    }
    case "decimal":
      return { ...sentScalar(scalar, value), type: ["string", "number"] };
    case "datetime":
      return { type: "string", maxLength: scalars.datetime.longest, pattern: orBlank(timePattern) };
    case "timezone":
      return { type: "string", maxLength: scalars.timezone.longest, pattern: orBlank(zonePattern) };
    case "url":
      return {
        type: "string",
        ...defined({ minLength }),
        maxLength: maxLength ?? scalars.url.longest,
        pattern: orBlank(pattern ?? addressPattern),
      };
    case "image":
      return anyOf([
        { type: ["string", "integer"], maxLength: scalars.image.longest },
        withId,
        { const: false },
      ]);
    case "json":
      return anyOf([schemaReference("JsonObject"), { type: "string" }]);
    default:
      return sentScalar(scalar, value);
  }
}

/** A record as an answer shows it stands for its id. */
const withId: JsonSchema = {
  type: "object",
  required: ["id"],
  properties: { id: { type: ["integer", "string"] } },
};

function idForms(target: Pick<Resource, "ids">, takesText: boolean): JsonSchema {
  if (target.ids !== "integer") return takesText ? { type: "string", minLength: 1 } : idSchema(target);
  const id = { type: ["integer", "string"], minimum: 1, minLength: 1 };
  return takesText ? id : { ...id, pattern: numberPattern };
}

function choicesIn(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf: choices } = schema;
  return isList(choices) ? (choices as readonly JsonSchema[]) : [schema];
}

/** One of several schemas, each once. */
function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const choices = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
  const [only] = choices;
  return choices.length === 1 && only !== undefined ? only : { anyOf: choices };
}
