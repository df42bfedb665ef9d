import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError, resourceError } from "../../core/http-error.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import { storedProperty } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { timeLimit } from "../../storage/command-options.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";
import type { WriteContext } from "./write-context.js";

/** Ids of the records to delete, by resource: each resource stands before those whose records refer to its own. */
export type Deletions = ReadonlyMap<RegisteredResource, ReadonlySet<RecordId>>;

/** A field of the records of a resource that refers to others. */
export interface ReferringField {
  readonly resource: RegisteredResource;
  readonly name: string;
  /** Where documents store it. */
  readonly property: string;
  readonly field: FieldDescriptor;
}

/** The fields of all resources that refer to records of one. */
export function referringFields(
  { resources }: Pick<Site, "resources">,
  { facts }: Pick<RegisteredResource, "facts">,
): readonly ReferringField[] {
  return [...resources.values()].flatMap((resource) =>
    Object.entries(resource.facts.fields)
      .filter(([, { target }]) => target === facts.name)
      .map(([name, field]) => ({ resource, name, property: storedProperty(name, field), field })),
  );
}

/** Finds the records that cascade with the deletion of one. Cascades make no circle; the generator checks that. */
export async function planDeletion(
  site: Pick<Site, "database" | "resources">,
  resource: RegisteredResource,
  id: RecordId,
): Promise<Deletions> {
  const ids = new Map([[resource, new Set([id])]]);
  // The iteration reaches what is put at the end meanwhile, also a resource that it has been at before.
  for (const [target, known] of ids) {
    for (const { resource: other, property, field } of referringFields(site, target)) {
      if (field.onDelete !== "cascade") continue;
      const found = await site.database
        .collection(other.token)
        .find({ [property]: { $in: [...known] } } as Filter<RecordDocument>, {
          projection: { _id: 1 },
          batchSize: 10_000,
          ...timeLimit,
        })
        .toArray();
      if (found.length === 0) continue;
      const all = new Set([...(ids.get(other) ?? []), ...found.map(({ _id }) => _id)]);
      ids.delete(other);
      ids.set(other, all);
    }
  }
  return ids;
}

/** Throws the error of the resource where records that stay restrict the deletion. */
export async function checkUnreferenced(
  { site, resource, call }: Pick<WriteContext, "site" | "resource" | "call">,
  deletions: Deletions,
): Promise<void> {
  const conditions = new Map<RegisteredResource, Filter<RecordDocument>[]>();
  for (const [target, ids] of deletions) {
    for (const { resource: other, property, field } of referringFields(site, target)) {
      if (field.onDelete !== "restrict") continue;
      const refers = { [property]: { $in: [...ids] } } as Filter<RecordDocument>;
      conditions.set(other, [...(conditions.get(other) ?? []), refers]);
    }
  }
  const counts = await Promise.all(
    [...conditions].map(async ([other, refers]) => {
      const stays = { _id: { $nin: [...(deletions.get(other) ?? [])] } };
      const filter: Filter<RecordDocument> = { $and: [{ $or: refers }, stays] };
      const count = await site.database.collection(other.token).countDocuments(filter, timeLimit);
      return { facts: other.facts, count };
    }),
  );
  const found = counts.filter(({ count }) => count > 0);
  if (found.length === 0) return;
  const labelled = found.map(
    ({ facts, count }) => `${facts.labels[call.language] ?? facts.plural} (${count})`,
  );
  const { name, values } = resourceError(resource.facts, "referenced", { references: labelled.join(", ") });
  const references = Object.fromEntries(found.map(({ facts, count }) => [facts.plural, count]));
  throw new HttpError(name, values, { data: { references } });
}
