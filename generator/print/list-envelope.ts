import type { Resource } from "../model/model.js";

/** One property of the object that carries a page of a list. */
export interface EnvelopeProperty {
  readonly name: string;
  readonly kind: "records" | "address" | "count";
  readonly optional: boolean;
  readonly text: string;
}

/** Whether records of the resource are listed at all. */
export function hasList(resource: Resource): boolean {
  return resource.routes.some(({ operation }) => operation === "list");
}

/** TypeScript name of the object that carries a page of a list, such as `BookList`. */
export function envelopeName(resource: Resource): string {
  return `${resource.typeName}List`;
}

/** Its properties in the order in which they are sent: posts put the records first, terms behind the totals. */
export function envelopeProperties(resource: Resource): readonly EnvelopeProperty[] {
  const records = property(resource.plural, "records", "The records of the page.");
  const self = property("rest_url", "address", "Address of the page.");
  const links = [
    property("next_rest_url", "address", "Address of the next page; absent on the last one."),
    property("previous_rest_url", "address", "Address of the previous page; absent on the first one."),
  ].map((link) => ({ ...link, optional: true }));
  const totals = [
    property("total", "count", "How many records the whole list has."),
    property("total_pages", "count", "How many pages the whole list has."),
  ];
  return resource.taxonomy === undefined
    ? [records, self, ...links, ...totals]
    : [self, ...totals, records, ...links];
}

function property(name: string, kind: EnvelopeProperty["kind"], text: string): EnvelopeProperty {
  return { name, kind, optional: false, text };
}
