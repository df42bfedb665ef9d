import type { MatchDescriptor } from "../../core/parameter-descriptors.js";
import { propertyIn } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";

/** The list parameter with a role of its own, such as the one for the status; absent where the resource has none. */
export function parameterBy(
  facts: Pick<ResourceDescriptor, "filters">,
  by: MatchDescriptor["by"],
): string | undefined {
  return Object.entries(facts.filters).find(([, filter]) => filter.match.by === by)?.[0];
}

/** The value that a query gives the parameter with that role. */
export function valueBy(facts: ResourceDescriptor, query: object, by: MatchDescriptor["by"]): unknown {
  const name = parameterBy(facts, by);
  return name === undefined ? undefined : propertyIn(query, name);
}
