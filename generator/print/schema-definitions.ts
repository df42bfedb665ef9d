import { createHash } from "node:crypto";
import type { JsonValue } from "../model/model.js";
import { capitalized } from "../model/names.js";

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, JsonValue>>;

/** A schema with a name of its own. */
export interface Definition {
  readonly schema: JsonSchema;
  /** The folder of the server that it belongs to; absent: it says nothing of any resource. */
  readonly folder: string | undefined;
}

/** Named schemas that refer to each other by name. Equal parts are one definition. */
export interface SchemaDefinitions {
  /** Returns the name of the definition with this schema in a folder; adds it as `name` if there is none yet. */
  named(name: string, definition: Definition & { readonly folder: string }): string;
  /** Returns a reference to the definition with this schema; adds it under a name that follows from its contents. */
  shared(schema: JsonSchema): JsonSchema;
  /** Returns a reference to a definition; `create` makes its schema on the first use, which may refer to itself. */
  recursive(name: string, create: () => JsonSchema): JsonSchema;
  all(): ReadonlyMap<string, Definition>;
}

/** Creates an empty set of definitions. */
export function createSchemaDefinitions(): SchemaDefinitions {
  const definitions = new Map<string, Definition>();
  const names = new Map<string, string>();

  return {
    named(name, { schema, folder }) {
      const text = `${folder} ${JSON.stringify(schema)}`;
      const known = names.get(text);
      if (known !== undefined) return known;
      names.set(text, name);
      definitions.set(name, { schema, folder });
      return name;
    },
    shared(schema) {
      if ("$ref" in schema) return schema;
      const text = JSON.stringify(schema);
      const name = `${kindOf(schema)}_${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
      const [folder] = referencesIn(schema).flatMap((used) => definitions.get(used)?.folder ?? []);
      definitions.set(name, { schema, folder });
      return reference(name);
    },
    recursive(name, create) {
      if (!definitions.has(name)) {
        definitions.set(name, { schema: {}, folder: undefined });
        definitions.set(name, { schema: create(), folder: undefined });
      }
      return reference(name);
    },
    all: () => definitions,
  };
}

/** Refers to a definition. */
export function reference(name: string): JsonSchema {
  return { $ref: name };
}

/** The definitions that a schema refers to. */
export function referencesIn(schema: JsonValue): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: readonly [string, JsonValue]) =>
    key === "$ref" && typeof value === "string" ? [value] : referencesIn(value),
  );
}

/** What a schema accepts, in a word: `integerOrNull`. */
function kindOf({ type, enum: values }: JsonSchema): string {
  if (type === undefined) return values === undefined ? "any" : "enum";
  const names = [...JSON.stringify(type).matchAll(/\w+/g)].map(([name]) => name);
  return names.map((name, position) => (position === 0 ? name : capitalized(name))).join("Or");
}
