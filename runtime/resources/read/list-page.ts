import { type JsonFragment, serializeJson, serializeList } from "../../core/json-fragment.js";
import type { ListPart, ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { ListLinks } from "./links.js";
import type { PageTotals } from "./page-headers.js";

/** A page of a list: its entries are JSON fragments. */
export interface ShownPage extends PageTotals, ListLinks {
  readonly items: readonly JsonFragment[];
}

/** Creates the function that writes the pages of a resource, whose names and order are those of the spec. */
export function createPageWriter({
  list,
}: Pick<ResourceDescriptor, "list">): (page: ShownPage) => JsonFragment {
  if (list === undefined) return ({ items }) => serializeList(items);
  const members: readonly (readonly [string, ListPart])[] = Object.entries(list);
  return (page) => {
    const body: Record<string, unknown> = {};
    // Members without a value, such as the next page of the last one, are left out.
    for (const [name, part] of members) body[name] = page[part];
    return serializeJson(body);
  };
}
