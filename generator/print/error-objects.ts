import type { Structures } from "ts-morph";
import type { JsonValue, Model } from "../model/model.js";
import { isList, mapTable } from "../model/tables.js";
import { sendsProblems } from "../model/wire.js";
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
  const objects = sendsProblems(model) ? table.problems : table.errors;
  const rows = Object.entries(objects as Readonly<Record<string, FixedObject["object"]>>);
  return rows.map(([name, object]) => ({ name, object }));
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
