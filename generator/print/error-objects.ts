import type { Structures } from "ts-morph";
import type { ErrorTemplates, JsonObject, JsonValue, Model } from "../model/model.js";
import { isList, mapTable, tableOf } from "../model/tables.js";
import { errorTemplates, sendsProblems } from "../model/wire.js";
import { interfaceOf } from "./declarations.js";
import { docComment, exampleTag } from "./doc-comment.js";
import table from "./error-objects.json" with { type: "json" };
import type { LocalizedObject } from "./localized-text.js";
import type { JsonSchema } from "./schema-definitions.js";

/** An object that no spec changes. A property that refers to another object has a text in its doc comment only. */
export interface FixedObject {
  readonly name: string;
  readonly object: {
    readonly description: string;
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, JsonSchema & { readonly description: string }>>;
  };
}

/** The objects that make up every error, the whole first: `problems` where all errors are those of RFC 9457. */
export function errorObjects(model: Model): readonly FixedObject[] {
  const templates = errorTemplates(model);
  if (templates !== undefined) return templateObjects(templates);
  const objects = sendsProblems(model) ? table.problems : table.errors;
  const rows = Object.entries(objects as Readonly<Record<string, FixedObject["object"]>>);
  return rows.map(([name, object]) => ({ name, object }));
}

/** Whether errors with rejected parameters have a schema of their own. */
export function hasInvalidErrors(model: Model): boolean {
  return errorObjects(model).some(({ name }) => name === "ErrorInvalid");
}

function templateObjects({ other, invalid }: ErrorTemplates): readonly FixedObject[] {
  const isOne = JSON.stringify(other) === JSON.stringify(invalid);
  const objectOf = (name: string, description: string, template: JsonObject): FixedObject => {
    const { properties = {}, ...schema } = templateSchema(template) as Partial<FixedObject["object"]>;
    const described = mapTable(properties, (property) => ({
      ...property,
      description: "A part of the error.",
    }));
    return { name, object: { required: [], ...schema, description, properties: described } };
  };
  return [
    objectOf("ErrorAnswer", "The answer to a rejected request.", other),
    ...(isOne
      ? []
      : [objectOf("ErrorInvalid", "The answer to a request with rejected parameters.", invalid)]),
  ];
}

/** Schema of a filled template: a key with a word stands for any. */
function templateSchema(template: JsonValue): JsonSchema {
  if (typeof template === "string") return { type: template === "{status}" ? "integer" : "string" };
  if (isList(template)) return { type: "array", items: templateSchema(template[0] ?? {}) };
  if (typeof template !== "object" || template === null) return { enum: [template] };
  const [named, repeated] = [false, true].map((isWanted) =>
    Object.entries(template).filter(([key]) => key.includes("{") === isWanted),
  );
  const [any] = repeated ?? [];
  return {
    type: "object",
    required: (named ?? []).map(([key]) => key),
    properties: tableOf(named ?? [], ([key, value]) => [key, templateSchema(value)]),
    ...(any === undefined ? {} : { additionalProperties: templateSchema(any[1]) }),
  };
}

/** The object as an interface. */
export function fixedInterface({ name, object }: FixedObject): Structures {
  const { description, required, properties } = object;
  return interfaceOf({
    name,
    docs: [description],
    properties: Object.entries(properties).map(([key, schema]) => ({
      name: key,
      hasQuestionToken: !required.includes(key),
      type: schemaType(schema),
      docs: [
        docComment(
          schema.description,
          isList(schema.examples) ? exampleTag(schema.examples[0] as JsonValue) : "",
        ),
      ],
    })),
  });
}

/** The object as a named schema of OpenAPI. */
export function fixedSchema({ name, object }: FixedObject): readonly [name: string, schema: LocalizedObject] {
  return [
    name,
    {
      type: "object",
      ...object,
      properties: mapTable(object.properties, ({ description, ...schema }) =>
        "$ref" in schema ? schema : { description, ...schema },
      ),
    },
  ];
}

const types: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
};

/** The TypeScript type of what a schema without limits accepts. */
export function schemaType(schema: JsonSchema): string {
  const { $ref, oneOf, items, additionalProperties, type } = schema;
  const typeOf = (inner: unknown): string => schemaType(Object(inner) as JsonSchema);
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if (isList(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (isList(oneOf)) return oneOf.map(typeOf).join(" | ");
  if (items !== undefined) return `${typeOf(items)}[]`;
  if (additionalProperties !== undefined) return `Record<string, ${typeOf(additionalProperties)}>`;
  return typeof type === "string" ? (types[type] ?? "unknown") : "unknown";
}
