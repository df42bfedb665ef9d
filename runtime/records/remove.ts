import type { Filter, UpdateFilter } from "mongodb";
import { timeLimit } from "../storage/database.js";
import type { RecordDocument } from "./documents.js";
import type { RegisteredResource, Site } from "./site.js";
import { parentOf } from "./view.js";

/**
 * Deletes a term for good: it leaves every record that refers to it, its children move up to its parent, then it goes.
 * Each step may be repeated, so that a delete cut short is finished by the next one.
 */
export async function removeTerm(
  site: Site,
  resource: RegisteredResource,
  document: RecordDocument,
): Promise<void> {
  await Promise.all(
    [...site.resources.values()].map((other) => removeReferences(site, other, resource, document)),
  );
  await site.database.collection(resource.token).deleteOne({ _id: document._id }, timeLimit);
}

async function removeReferences(
  site: Site,
  other: RegisteredResource,
  target: RegisteredResource,
  document: RecordDocument,
): Promise<void> {
  const collection = site.database.collection(other.token);
  const parent = parentOf(target.facts, document);
  for (const [name, field] of Object.entries(other.facts.fields)) {
    if (field.target !== target.facts.name) continue;
    const referring: Filter<RecordDocument> = { [name]: document._id };
    const isMovedUp = field.hierarchy === true && parent !== undefined;
    const change =
      field.storage === "references"
        ? { $pull: { [name]: document._id } }
        : isMovedUp
          ? { $set: { [name]: parent } }
          : { $unset: { [name]: "" } };
    // The field table says that the property holds ids.
    await collection.updateMany(
      referring,
      { ...change, $inc: { revision: 1 } } as UpdateFilter<RecordDocument>,
      timeLimit,
    );
  }
}
