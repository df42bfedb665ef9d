import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { propertyIn, storedProperty } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { IndexDescriptor } from "../../core/resource-descriptor.js";
import { timeLimit } from "../../storage/command-options.js";
import { duplicateProperties } from "../../storage/duplicate-key.js";
import type { RegisteredResource } from "../registered-resource.js";
import { fieldStoredAs } from "../stored-fields.js";
import { type PlannedWrite, plannedDocument } from "./planned-write.js";
import type { WriteContext } from "./write-context.js";

/**
 * Throws the error of the parameters where the store rejected a write because another record has the values of unique
 * fields: it names each of these fields, also where only the spec of another version makes them unique. Returns for other
 * errors.
 */
export function throwIfTaken(context: WriteContext, error: unknown): void {
  addTaken(context, duplicateProperties(error));
  context.errors.throwIfAny();
}

/**
 * Adds errors for unique fields whose values another record has, if the write would first create images or other records,
 * which would remain. The index decides in the end.
 */
export async function checkTaken(context: WriteContext, write: PlannedWrite): Promise<void> {
  const id = write.current?._id ?? 0;
  if (isCreatingOthers(context.resource, write))
    await addTakenErrors(context, write, { id, planned: new Map() });
}

/** The record of a write, and the ids of those that are planned to have a value of a unique field. */
interface Owners {
  readonly id: RecordId;
  readonly planned: Map<string, RecordId>;
}

/** Adds errors for unique fields whose values another record has, stored or planned before; the write is added to those planned. */
export async function addTakenErrors(
  context: WriteContext,
  write: PlannedWrite,
  { id, planned }: Owners,
): Promise<void> {
  const { site, resource } = context;
  const indexes = uniqueIndexesOf(resource);
  if (indexes.length === 0) return;
  const draft = plannedDocument(context, write);
  const collection = site.database.collection(resource.token);
  await Promise.all(
    indexes.map(async (index) => {
      const same = Object.keys(index.keys).map((name) => [name, propertyIn(draft, name)] as const);
      if (same.some(([, value]) => value === undefined || value === "")) return;
      const key = JSON.stringify([resource.facts.name, index.name, same]);
      const isPlanned = (planned.get(key) ?? id) !== id;
      planned.set(key, id);
      const filter: Filter<RecordDocument> = { ...Object.fromEntries(same), _id: { $ne: id } };
      const other = isPlanned || (await collection.findOne(filter, { projection: { _id: 1 }, ...timeLimit }));
      if (other !== null) addTaken(context, Object.keys(index.keys));
    }),
  );
}

function isCreatingOthers({ facts }: RegisteredResource, { values, references }: PlannedWrite): boolean {
  const image = fieldStoredAs(facts, "image");
  const hasImage = image !== undefined && (values[image] ?? null) !== null;
  return hasImage || [...references.values()].flat().some(({ kind }) => kind !== "id");
}

/** Only the indexes of unique fields leave out the records without a value. */
function uniqueIndexesOf({ token }: RegisteredResource): readonly IndexDescriptor[] {
  return token.indexes.filter(({ partialFilterExpression }) => partialFilterExpression !== undefined);
}

function addTaken({ resource, errors }: WriteContext, properties: readonly string[]): void {
  const fields = Object.entries(resource.facts.fields);
  const names = properties.flatMap(
    (property) => fields.find(([name, field]) => storedProperty(name, field) === property)?.[0] ?? [],
  );
  for (const name of names) errors.add(name, "taken", { name: names.join(", ") });
}
