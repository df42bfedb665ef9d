import { sendsBody, storesRecords } from "../model/lifecycle.js";
import { writeOnlyFields } from "../model/masked.js";
import type {
  Ageing,
  Answer,
  AnswerType,
  Enum,
  JsonValue,
  Model,
  ObjectProperty,
  ObjectType,
  Parameter,
  Resource,
  Text,
} from "../model/model.js";
import { tableOf } from "../model/tables.js";
import { hasList, isBareList } from "../model/wire.js";
import { bodySchema, objectInputName, objectInputProperty, sharedObjects } from "./body-schema.js";
import { deprecatedKeys } from "./deprecation.js";
import { errorObjects, fixedSchema } from "./error-objects.js";
import { bodyExample, exampleOf, objectExample, propertyExample, type Table } from "./examples.js";
import { type Input, inputsOf } from "./inputs.js";
import {
  answerPropertySchema,
  builtInSchemas,
  objectPropertySchema,
  schemaReference,
} from "./json-schema.js";
import { envelopeProperties, listOfRecords } from "./list-envelope.js";
import { type LocalizedObject, type LocalizedText, localizedText, parameterText } from "./localized-text.js";
import { answerPropertyExample, listExample, recordExample } from "./record-examples.js";
import { routeExamples, routeObjects } from "./route-objects.js";
import type { JsonSchema } from "./schema-definitions.js";
import { resourceAnswer } from "./sdk-names.js";
import { isAbsentAtTimes } from "./typescript.js";
import { answersOf, enumsOf } from "./wire-names.js";

/**
 * The named types of the document, with the names of the wire types: shared ones, answers, lists, and what creates and
 * updates take. Queries have no schema of their own; their parameters are with the operations.
 */
export function openapiSchemas(model: Model): LocalizedObject {
  const objects = sharedObjects(model);
  const schemas: readonly NamedSchema[] = [
    ...Object.entries(builtInSchemas),
    ...errorObjects(model).map(fixedSchema),
    ...enumsOf(model).map((one): NamedSchema => [one.typeName, enumSchema(one)]),
    ...[...objects.answers].map(
      (object): NamedSchema => [object.typeName, objectTypeSchema(object, objectPropertySchema)],
    ),
    ...[...objects.bodies].map(
      (object): NamedSchema => [objectInputName(objects, object), objectInputSchema(model, object)],
    ),
    ...model.resources.flatMap((resource) => resourceSchemas(model, resource)),
    ...serviceBodiesOf(model).map((input): NamedSchema => [input.name, inputSchema(model, input)]),
  ];
  return Object.fromEntries(schemas);
}

function bodiesOf(model: Model, resource: Resource): readonly Input[] {
  return inputsOf(model, resource.routes.filter(sendsBody));
}

function serviceBodiesOf(model: Model): readonly Input[] {
  return inputsOf(model, model.serviceRoutes.filter(sendsBody));
}

function describedParameter(model: Model, parameter: Parameter): LocalizedObject {
  return {
    description: described({ ...parameter, text: parameterText(model, parameter) }),
    ...bodySchema(parameter, model),
    examples: [exampleOf(parameter)],
    ...deprecatedKeys(parameter),
    ...(parameter.unique === true ? { "x-unique": true } : {}),
    ...(parameter.extension === undefined ? {} : { "x-extension": parameter.extension }),
  };
}

/** The text of a part; where it will go, followed by what to use instead. */
export function described({ text, deprecation }: Ageing & { readonly text: Text }): LocalizedText {
  if (deprecation === undefined) return localizedText(text);
  return (words) => `${words(text)} ${words(deprecation.text)}`;
}

type NamedSchema = readonly [name: string, schema: LocalizedObject];

function resourceSchemas(model: Model, resource: Resource): readonly NamedSchema[] {
  return [
    ...answersOf(resource).map(
      (answer): NamedSchema => [answer.typeName, answerTypeSchema(model, resource, answer)],
    ),
    ...(hasList(resource) ? [[resource.listName, listSchema(resource)] as const] : []),
    ...routeObjects(resource).map(fixedSchema),
    ...bodiesOf(model, resource).map((input): NamedSchema => {
      if (input.routes.every((route) => !("resource" in route && storesRecords(route))))
        return [input.name, inputSchema(model, input)];
      const schema = inputSchema(model, input, writeOnlyFields(resource));
      return [input.name, { ...schema, ...(input.base === undefined ? uniqueTogether(resource) : {}) }];
    }),
  ];
}

function enumSchema({ values }: Enum): LocalizedObject {
  return {
    type: "string",
    description: enumText(values),
    enum: values.map(({ value }) => value),
    ...enumLabels(values),
  };
}

/** What people call the values, under a key that viewers of API documents read; nothing where no value has a label. */
function enumLabels(values: Enum["values"]): LocalizedObject {
  if (values.every(({ label }) => label === undefined)) return {};
  return {
    "x-enumDescriptions": tableOf(values, ({ value, label, text }) => [value, localizedText(label ?? text)]),
  };
}

/** Values that speak for themselves are not described. */
function enumText(values: Enum["values"]): LocalizedText {
  return (words) => {
    const described = values.filter(({ value, text }) => words(text) !== value);
    if (described.length === 0) return undefined;
    return described
      .map(({ value, text, label = text }) => {
        const name = words(label) === words(text) ? "" : ` (${words(label)})`;
        return `- \`${value}\`${name}: ${words(text)}`;
      })
      .join("\n");
  };
}

/** An object without any property is rejected. */
function objectInputSchema(model: Model, object: ObjectType): LocalizedObject {
  const schema = objectTypeSchema(object, (property) => objectInputProperty(model, property));
  return "required" in schema ? schema : { ...schema, minProperties: 1 };
}

function objectTypeSchema(
  { text, properties }: ObjectType,
  schemaOf: (property: ObjectProperty) => JsonSchema,
): LocalizedObject {
  return objectSchema(
    localizedText(text),
    properties.map((property) => ({
      name: property.name,
      isRequired: !property.optional,
      schema: {
        description: localizedText(property.text),
        ...schemaOf(property),
        ...examples(property.type, () => propertyExample(property)),
      },
    })),
  );
}

function answerTypeSchema(model: Model, resource: Resource, { properties }: Answer): LocalizedObject {
  return objectSchema(
    localizedText(resource.text),
    properties.map((property) => ({
      name: property.name,
      isRequired: !isAbsentAtTimes(property),
      schema: {
        description: described(property),
        ...answerPropertySchema(property),
        ...examples(property.type, () => answerPropertyExample(property, { model, resource })),
        ...deprecatedKeys(property),
      },
    })),
  );
}

/** What has a schema of its own has its examples there. */
function examples(type: AnswerType, example: () => JsonValue): LocalizedObject {
  const inner = type.kind === "nullable" ? type.of : type;
  const isNamed = ["embedded", "image_or_false", "object", "enum"].includes(inner.kind);
  return isNamed ? {} : { examples: [example()] };
}

function listSchema(resource: Resource): LocalizedObject {
  const description = `A page of a list of ${resource.plural}.`;
  if (isBareList(resource)) return { description, ...listOfRecords(resource) };
  return objectSchema(
    description,
    envelopeProperties(resource).map(({ name, schema, optional, text }) => ({
      name,
      isRequired: !optional,
      schema: { description: text, ...schema },
    })),
  );
}

function inputSchema(
  model: Model,
  { base, own, title }: Input,
  writeOnly: ReadonlySet<string> = new Set(),
): LocalizedObject {
  const schema = objectSchema(
    localizedText(title),
    own.map((parameter) => ({
      name: parameter.name,
      isRequired: parameter.required,
      schema: {
        ...describedParameter(model, parameter),
        ...(writeOnly.has(parameter.name) ? { writeOnly: true } : {}),
      },
    })),
  );
  return base === undefined ? schema : { ...schema, allOf: [schemaReference(base)] };
}

/** The properties of which no two records have all values in common. A property that is unique alone says so itself. */
function uniqueTogether({ unique }: Resource): LocalizedObject {
  const sets = unique.filter(({ length }) => length > 1).map((fields) => fields.map(({ name }) => name));
  return sets.length === 0 ? {} : { "x-unique": sets };
}

function objectSchema(
  description: string | LocalizedText,
  properties: readonly {
    readonly name: string;
    readonly isRequired: boolean;
    readonly schema: LocalizedObject;
  }[],
): LocalizedObject {
  const required = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: "object",
    description,
    ...(required.length === 0 ? {} : { required }),
    properties: tableOf(properties, ({ name, schema }) => [name, schema]),
  };
}

/** Whole bodies and answers, by the names of their schemas. */
export function openapiExamples(model: Model): LocalizedObject {
  const { resources, serviceRoutes } = model;
  const routes = [...resources.flatMap((resource) => resource.routes), ...serviceRoutes];
  const answers = routes.flatMap(({ answer }) => (answer?.kind === "object" ? [answer.object] : []));
  const examples: readonly (readonly [name: string, value: JsonValue])[] = [
    ...resources.flatMap((resource) => [
      [resource.answer.typeName, recordExample(resource, model)] as const,
      ...(hasList(resource) ? [[resource.listName, listExample(model, resource)] as const] : []),
      ...routeExamples(model, resource),
      ...bodiesOf(model, resource).flatMap(inputExample),
    ]),
    ...answers.map((object) => [object.typeName, objectExample(object)] as const),
    ...serviceBodiesOf(model).flatMap(inputExample),
  ];
  const byName = new Map(examples);
  const inEnvelopes = routes.flatMap((route) => {
    const envelope = "resource" in route ? route.envelope : undefined;
    if (!("resource" in route) || envelope === undefined) return [];
    return [...(sendsBody(route) ? [route.inputName] : []), resourceAnswer(route)].flatMap((name) => {
      const value = byName.get(name);
      return value === undefined ? [] : [[enveloped(name, envelope), { [envelope]: value }] as const];
    });
  });
  return tableOf([...examples, ...inEnvelopes], ([name, value]) => [name, { value }]);
}

/** Refers to the example of a schema. */
export function exampleReference(name: string): Readonly<Record<string, JsonValue>> {
  return { examples: { [name]: { $ref: `#/components/examples/${name}` } } };
}

/** JSON of a named schema with its example; in an envelope it is the property of that name. */
export function jsonContent(name: string, envelope?: string): LocalizedObject {
  const schema = schemaReference(name);
  const example = name in builtInSchemas ? {} : exampleReference(enveloped(name, envelope));
  if (envelope === undefined) return { schema, ...example };
  return { schema: { type: "object", required: [envelope], properties: { [envelope]: schema } }, ...example };
}

/** Name of the example of a schema in an envelope. */
function enveloped(name: string, envelope: string | undefined): string {
  return envelope === undefined ? name : `${envelope}.${name}`;
}

function inputExample({ name, routes: [route] }: Input): readonly (readonly [name: string, value: Table])[] {
  return route === undefined ? [] : [[name, bodyExample(route)]];
}
