import type { Answer, Enum, Model, ObjectType, Parameter, Resource, Text } from "../model/model.js";
import { type Ageing, deprecatedKeys } from "./deprecation.js";
import { type Input, inputsOf } from "./inputs.js";
import {
  answerPropertySchema,
  builtInSchemas,
  objectPropertySchema,
  parameterSchema,
  schemaReference,
} from "./json-schema.js";
import { envelopeName, envelopeProperties, hasList } from "./list-envelope.js";
import { isAbsentAtTimes } from "./typescript.js";
import type { JsonSchema } from "./validation-schema.js";
import { answersOf, enumsOf } from "./wire-names.js";

/** Chooses the language of a text. */
export type Words = (text: Text) => string;

/**
 * The named types of the document, with the names of the wire types: shared ones, answers, lists, and what creates and
 * updates take. Queries have no schema of their own; their parameters stand with the operations.
 */
export function openapiSchemas(model: Model, words: Words): JsonSchema {
  const schemas: readonly NamedSchema[] = [
    ...Object.entries(builtInSchemas),
    ...errorSchemas,
    ...enumsOf(model).map((one): NamedSchema => [one.typeName, enumSchema(one, words)]),
    ...model.objects.map((object): NamedSchema => [object.typeName, objectTypeSchema(object, words)]),
    ...model.resources.flatMap((resource) => resourceSchemas(model, resource, words)),
  ];
  return Object.fromEntries(schemas);
}

/** Inputs that are sent as a body. */
export function bodiesOf(model: Model, resource: Resource): readonly Input[] {
  return inputsOf(
    model,
    resource.routes.filter(({ operation }) => /^(?:create|update)/.test(operation)),
  );
}

/** Schema of one parameter with its text, and the extension it belongs to. */
export function describedParameter(model: Model, parameter: Parameter, words: Words): JsonSchema {
  return {
    description: describedWith(parameter, words),
    ...parameterSchema(model, parameter),
    ...deprecatedKeys(parameter),
    ...(parameter.extension === undefined ? {} : { "x-extension": parameter.extension }),
  };
}

/** The text of a part; where it will go, followed by what to use instead. */
export function describedWith({ text, deprecation }: Ageing & { readonly text: Text }, words: Words): string {
  return deprecation === undefined ? words(text) : `${words(text)} ${words(deprecation.text)}`;
}

type NamedSchema = readonly [name: string, schema: JsonSchema];

function resourceSchemas(model: Model, resource: Resource, words: Words): readonly NamedSchema[] {
  return [
    ...answersOf(resource).map(
      (answer): NamedSchema => [answer.typeName, answerTypeSchema(answer, words(resource.text), words)],
    ),
    ...(hasList(resource) ? [[envelopeName(resource), envelopeSchema(resource)] as const] : []),
    ...bodiesOf(model, resource).map((input): NamedSchema => [input.name, inputSchema(model, input, words)]),
  ];
}

function enumSchema({ values }: Enum, words: Words): JsonSchema {
  return {
    type: "string",
    ...enumDescription(values, words),
    enum: values.map(({ value }) => value),
  };
}

/** Values that speak for themselves are not described. */
function enumDescription(values: Enum["values"], words: Words): JsonSchema {
  const described = values.filter(({ value, text }) => words(text) !== value);
  if (described.length === 0) return {};
  return { description: described.map(({ value, text }) => `- \`${value}\`: ${words(text)}`).join("\n") };
}

function objectTypeSchema({ text, properties }: ObjectType, words: Words): JsonSchema {
  return objectSchema(
    words(text),
    properties.map((property) => ({
      name: property.name,
      isRequired: !property.optional,
      schema: { description: words(property.text), ...objectPropertySchema(property) },
    })),
  );
}

function answerTypeSchema({ properties }: Answer, text: string, words: Words): JsonSchema {
  return objectSchema(
    text,
    properties.map((property) => ({
      name: property.name,
      isRequired: !isAbsentAtTimes(property),
      schema: {
        description: describedWith(property, words),
        ...answerPropertySchema(property),
        ...deprecatedKeys(property),
      },
    })),
  );
}

function envelopeSchema(resource: Resource): JsonSchema {
  const schemas = {
    records: { type: "array", items: schemaReference(resource.answer.typeName) },
    address: { type: "string" },
    count: { type: "integer", minimum: 0 },
  };
  return objectSchema(
    `A page of a list of ${resource.plural}.`,
    envelopeProperties(resource).map(({ name, kind, optional, text }) => ({
      name,
      isRequired: !optional,
      schema: { description: text, ...schemas[kind] },
    })),
  );
}

function inputSchema(model: Model, { parameters, text }: Input, words: Words): JsonSchema {
  return objectSchema(
    words(text),
    parameters.map((parameter) => ({
      name: parameter.name,
      isRequired: parameter.required,
      schema: describedParameter(model, parameter, words),
    })),
  );
}

interface PropertySchema {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
}

function objectSchema(description: string, properties: readonly PropertySchema[]): JsonSchema {
  const required = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: "object",
    description,
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
  };
}

const text = (description: string): JsonSchema => ({ description, type: "string" });

const errorSchemas: readonly NamedSchema[] = [
  [
    "ErrorAnswer",
    objectSchema("What the service answers when it refuses a request.", [
      { name: "code", isRequired: true, schema: text("The kind of error, the same in every language.") },
      {
        name: "message",
        isRequired: true,
        schema: text("What went wrong, for people, in the language of the request."),
      },
      { name: "data", isRequired: true, schema: schemaReference("ErrorData") },
    ]),
  ],
  [
    "ErrorData",
    objectSchema("Details of an error.", [
      {
        name: "status",
        isRequired: true,
        schema: { description: "The status of the answer.", type: "integer" },
      },
      {
        name: "params",
        isRequired: false,
        schema: {
          description: "Names of missing parameters, or the reason for each refused one.",
          oneOf: [
            { type: "array", items: { type: "string" } },
            { type: "object", additionalProperties: { type: "string" } },
          ],
        },
      },
      {
        name: "details",
        isRequired: false,
        schema: {
          description: "More about each refused parameter.",
          type: "object",
          additionalProperties: schemaReference("ErrorDetail"),
        },
      },
    ]),
  ],
  [
    "ErrorDetail",
    objectSchema("Why one parameter was refused.", [
      { name: "code", isRequired: true, schema: text("The kind of fault, the same in every language.") },
      {
        name: "message",
        isRequired: true,
        schema: text("What is wrong, for people, in the language of the request."),
      },
      { name: "data", isRequired: true, schema: schemaReference("JsonObject") },
    ]),
  ],
];
