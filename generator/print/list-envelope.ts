import type { ListPart, Resource } from "../model/model.js";
import { schemaReference } from "./json-schema.js";
import type { JsonSchema } from "./schema-definitions.js";

/** One property of the object that carries a page of a list. */
export interface EnvelopeProperty {
  readonly name: string;
  readonly kind: "records" | "address" | "count";
  readonly schema: JsonSchema;
  readonly optional: boolean;
  readonly text: string;
}

/** Its properties in the order in which they are sent; none where the records are sent without an object around them. */
export function envelopeProperties(resource: Resource): readonly EnvelopeProperty[] {
  const schemas = {
    records: listOfRecords(resource),
    address: { type: "string" },
    count: { type: "integer", minimum: 0 },
  };
  return resource.list.map(({ part, name }) => ({ name, schema: schemas[parts[part].kind], ...parts[part] }));
}

/** Schema of the records of a page. */
export function listOfRecords({ answer }: Resource): JsonSchema {
  return { type: "array", items: schemaReference(answer.typeName) };
}

/** The property of a page that has its records; empty where the page is the list of them. */
export function itemsName({ list }: Resource): string {
  return list.find(({ part }) => part === "items")?.name ?? "";
}

const parts: Readonly<Record<ListPart, Omit<EnvelopeProperty, "name" | "schema">>> = {
  items: { kind: "records", optional: false, text: "The records of the page." },
  self: { kind: "address", optional: false, text: "Address of the page." },
  next: { kind: "address", optional: true, text: "Address of the next page; absent on the last one." },
  previous: {
    kind: "address",
    optional: true,
    text: "Address of the previous page; absent on the first one.",
  },
  total: { kind: "count", optional: false, text: "How many records the whole list has." },
  pages: { kind: "count", optional: false, text: "How many pages the whole list has." },
};
