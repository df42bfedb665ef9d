import type { Structures } from "ts-morph";
import { isList } from "../model/is-list.js";
import type { Model } from "../model/model.js";
import { sendsProblems } from "../model/wire.js";
import { interfaceOf } from "./declarations.js";
import { docComment } from "./doc-comment.js";
import table from "./error-objects.json" with { type: "json" };
import type { LocalizedObject } from "./localized-text.js";
import type { JsonSchema } from "./schema-definitions.js";

/** An object that no spec changes. A property that refers to another object has a text in its doc comment only. */
interface FixedObject {
  readonly description: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, JsonSchema & { readonly description: string }>>;
}

/** The objects that make up every error, the whole first: `problems` where all errors are those of RFC 9457. */
export function errorObjects(model: Model) {
  const objects = sendsProblems(model) ? table.problems : table.errors;
  return Object.entries(objects as Readonly<Record<string, FixedObject>>).map(([name, object]) => ({
    name,
    object,
  }));
}

type ErrorObject = ReturnType<typeof errorObjects>[number];

/** The object as an interface. */
export function fixedInterface({ name, object }: ErrorObject): Structures {
  const { description, required, properties } = object;
  return interfaceOf({
    name,
    docs: [description],
    properties: Object.entries(properties).map(([key, schema]) => ({
      name: key,
      hasQuestionToken: !required.includes(key),
      type: schemaType(schema),
      docs: [docComment(schema.description)],
    })),
  });
}

/** The object as a named schema of OpenAPI. */
export function fixedSchema({ name, object }: ErrorObject): readonly [name: string, schema: LocalizedObject] {
  const rows = Object.entries(object.properties).map(([key, { description, ...schema }]) => [
    key,
    "$ref" in schema ? schema : { description, ...schema },
  ]);
  return [name, { type: "object", ...object, properties: Object.fromEntries(rows) as LocalizedObject }];
}

const types: Readonly<Record<string, string>> = { string: "string", integer: "number" };

/** The TypeScript type of what a schema without limits accepts. */
export function schemaType(schema: JsonSchema): string {
  const { $ref, oneOf, items, additionalProperties, type } = schema;
  const typeOf = (inner: unknown): string => schemaType(Object(inner) as JsonSchema);
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if (isList(oneOf)) return oneOf.map(typeOf).join(" | ");
  if (items !== undefined) return `${typeOf(items)}[]`;
  if (additionalProperties !== undefined) return `Record<string, ${typeOf(additionalProperties)}>`;
  return typeof type === "string" ? (types[type] ?? "unknown") : "unknown";
}
