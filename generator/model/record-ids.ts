import type { Rule } from "./check-rule.js";
import type { ParameterType, Place, Resource, ScalarName } from "./model.js";
import { entryOf } from "./written.js";

/** The type of the ids of a resource, in answers and wherever callers name its records. */
export function idType({ ids }: Pick<Resource, "ids">): {
  readonly kind: "scalar";
  readonly scalar: Extract<ScalarName, "integer" | "uuid">;
} {
  return { kind: "scalar", scalar: ids };
}

/** Reports what the service does by integer ids, where a resource has UUIDs. */
export const idsFit: Rule<Resource> = (resource, scope) => {
  const node = entryOf(scope, resource, "ids");
  if (node === undefined || resource.ids !== "uuid") return;
  const [first] = integerUses(resource, (key) => entryOf(scope, resource, key)?.keyPlace);
  if (first === undefined) return;
  const { use, place } = first;
  scope.report("integer_ids", node.place, {
    words: { name: resource.name, use },
    related: place === undefined ? [] : [{ place, message: use }],
  });
};

interface IntegerUse {
  readonly use: string;
  readonly place: Place | undefined;
}

/** Terms are filed in a tree, lists by a period are held in memory as columns, and sitemaps are cut by ranges of ids. */
function integerUses(resource: Resource, placeOf: (key: string) => Place | undefined): readonly IntegerUse[] {
  const { lifecycle, period, fields, sitemap } = resource;
  const tree = fields.find(({ hierarchy }) => hierarchy);
  return [
    ...(lifecycle === "term" ? [{ use: "the lifecycle term", place: placeOf("lifecycle") }] : []),
    ...(period === undefined ? [] : [{ use: "a period", place: placeOf("period") }]),
    ...(tree === undefined ? [] : [{ use: "a hierarchy", place: tree.place }]),
    ...(sitemap ? [{ use: "the sitemap", place: placeOf("sitemap") }] : []),
  ];
}

/** Whether a text other than its id, such as a slug or a name, may identify a record. */
export function takesText({ by, create }: ParameterType & { kind: "reference" }): boolean {
  return by.some((key) => key !== "id") || create === "name";
}
