import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { type RecordAccess, readableConditions } from "../policy.js";
import type { CallContext } from "../site.js";

/** Combines conditions; none at all match every record. */
export function allOf(conditions: readonly Filter<RecordDocument>[]): Filter<RecordDocument> {
  if (conditions.length === 0) return {};
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { $and: [...conditions] };
}

/** Selects what lists show a caller of the records in these statuses, by default of all outside the trash. */
export function listedConditions(
  { facts, ...access }: RecordAccess & { readonly facts: ResourceDescriptor },
  statuses?: readonly string[],
): readonly Filter<RecordDocument>[] {
  const hidden = facts.hiddenBy === undefined ? [] : [{ [facts.hiddenBy]: { $ne: true } }];
  return [...readableConditions({ ...access, facts }, statuses), ...hidden];
}

/** Selects the records whose fields the caller may read; nothing counts that lies in the trash. */
export function openConditions(
  { site, call: { principal } }: CallContext,
  facts: ResourceDescriptor,
): readonly Filter<RecordDocument>[] {
  const readable = readableConditions({ site, facts, principal });
  const isProtectable = Object.values(facts.fields).some(({ storage }) => storage === "password");
  // What a record that a password protects refers to, or contains, is not to be found by it.
  return isProtectable && !principal.may("edit_others")
    ? [...readable, { password: { $exists: false } }]
    : readable;
}
