import { operationShapes } from "./lifecycle.js";
import type { Field, Filter, Place, Resource } from "./model.js";
import { entryOf, hasLost, placeOf } from "./report.js";
import { isScalar } from "./scalars.js";
import type { Rule, Scope } from "./scope.js";

/** Whether a field can name the records of its resource. */
export function mayNameRecords({ type, required }: Pick<Field, "type" | "required">): boolean {
  return isScalar(type, "text") && required;
}

/** Whether no field names the records of a resource: they have no slug, and only their id identifies them. */
export function isNameless({ namedBy }: Pick<Resource, "namedBy">): boolean {
  return namedBy.name === "";
}

/** Whether that is meant: plain records need no name. Elsewhere, and where an error removed it, the name is missing. */
export function mayBeNameless(scope: Scope, { name, lifecycle }: Resource): boolean {
  const root = entryOf(scope, { name });
  const fields = entryOf(scope, { name }, "fields");
  return lifecycle === "plain" && root?.entries.has("named_by") === false && !hasLost(scope, root, fields);
}

/** Whether the records of a resource have no name, and are meant to have none. */
export function isMeantNameless(scope: Scope, resource: Resource): boolean {
  return isNameless(resource) && mayBeNameless(scope, resource);
}

/** What identifies or shows records by a slug or a name needs a field that names them. */
export const namelessFits: Rule<Resource> = (resource, scope) => {
  for (const { part, key, target } of linksOf(resource)) {
    if (isMeantNameless(scope, target))
      report(scope, placeOf(scope, part, key), { name: part.name, owner: target.name });
  }
  if (!isMeantNameless(scope, resource)) return;
  for (const { name, place } of slugUses(resource)) report(scope, place, { name, owner: resource.name });
};

function report(scope: Scope, place: Place, words: { readonly name: string; readonly owner: string }): void {
  scope.report("nothing_named", place, { words });
}

interface NamedLink {
  readonly part: Field | Filter;
  readonly key: "by" | "create";
  readonly target: Resource;
}

/** References that identify a record by its slug or name, or create one of that name. */
function linksOf({ fields, filters }: Resource): readonly NamedLink[] {
  return [...fields, ...filters].flatMap((part): readonly NamedLink[] => {
    const { type } = part;
    if (type.kind !== "reference") return [];
    if (type.by.some((by) => by !== "id")) return [{ part, key: "by", target: type.target }];
    return type.create === "none" ? [] : [{ part, key: "create", target: type.target }];
  });
}

function slugUses({ routes, filters, fields, answer, embedded }: Resource) {
  const properties = new Set([...answer.properties, ...embedded.properties]);
  return [
    ...routes.filter(({ operation }) => operationShapes[operation].placeholder === "{slug}"),
    ...filters.filter(({ match }) => match.kind === "slug"),
    ...fields.filter(({ storage }) => storage === "slug"),
    ...[...properties].filter(({ value }) => value.kind === "life" && value.property === "slug"),
  ];
}
