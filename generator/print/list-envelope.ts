import type { ListPart, Model, Resource } from "../model/model.js";
import { isByCursor } from "../model/wire.js";

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

/** Its properties in the order in which they are sent; none where the records are sent without an object around them. */
export function envelopeProperties({ list }: Resource): readonly EnvelopeProperty[] {
  return list.map(({ part, name }) => ({ name, ...parts[part] }));
}

/** The property of a page that has its records; empty where the page is the list of them. */
export function itemsName({ list }: Resource): string {
  return list.find(({ part }) => part === "items")?.name ?? "";
}

/** Whether a page is the list of its records, without an object around it. */
export function isBareList({ list }: Resource): boolean {
  return list.length === 0;
}

/** A kind of answer that the client's core has files of its own for, by the middle part of their names. */
type WireVariant = "linked" | "problem";

/** The variants of the client's core that a service needs. */
export function wireVariants(model: Model): readonly WireVariant[] {
  return [
    ...(isCounted(model) ? [] : (["linked"] as const)),
    ...(sendsProblems(model) ? (["problem"] as const) : []),
  ];
}

/** Whether all errors are problems of RFC 9457, for callers that ask for none as well. */
export function sendsProblems({ service: { wire } }: Model): boolean {
  return wire.errors === "problem";
}

/** Whether pages of any resource are asked for by cursor. */
export function hasCursors({ resources }: Model): boolean {
  return resources.some((resource) => hasList(resource) && isByCursor(resource));
}

/** Whether pages say how many records and pages there are, under the names that the core of the client reads without a variant. */
export function isCounted(model: Model): boolean {
  const { list } = model.service.wire;
  const nameOf = (part: ListPart): string | undefined => list.find((one) => one.part === part)?.name;
  return nameOf("total") === "total" && nameOf("pages") === "total_pages" && !hasCursors(model);
}

const parts: Readonly<Record<ListPart, Omit<EnvelopeProperty, "name">>> = {
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
