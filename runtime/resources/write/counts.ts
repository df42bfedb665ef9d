import type { Collection, Document, Filter } from "mongodb";
import type { RecordDocument, TermDocument } from "../../core/documents.js";
import { idsIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { ServiceDescriptor } from "../../core/service-descriptor.js";
import { outboxSignal } from "../../outbox/entry.js";
import { createOwnedBatcher } from "../../storage/batcher.js";
import type { Database } from "../../storage/database.js";
import { createSignal } from "../../storage/signal.js";
import { isStoreUnavailable } from "../../storage/store-errors.js";
import type { AppContext } from "../app-context.js";
import type { Records } from "../registered-resource.js";
import { statusRoles } from "../status.js";

/** A change of a record of a resource from `before` to `after`; the first is absent for a create, the second for a delete. */
interface CountedChange {
  readonly resource: ResourceDescriptor;
  readonly before?: RecordDocument | undefined;
  readonly after?: RecordDocument | undefined;
}

/** Signals that counts may differ from what is stored: the counts job corrects them. */
export const uncountedSignal = createSignal();

/**
 * Writes a change of a record, which adds an outbox entry, then counts it. Resolves to whether it is written: not where the
 * record was changed meanwhile. The write may change `after`, but not what it refers to.
 */
export async function writeCounted(
  context: AppContext,
  change: CountedChange,
  write: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await writeUncounted(context, change, write))) return false;
  outboxSignal.emit(context.database, undefined);
  await updateCounts(context, change);
  return true;
}

/** Stores a new record, and counts it at the same time; it is subtracted again where it is known not to be stored. */
export async function storeCounted(
  context: AppContext,
  { resource, after }: CountedChange,
  store: () => Promise<void>,
): Promise<void> {
  const [stored, counted] = await Promise.allSettled([
    writeUncounted(context, { resource }, store),
    updateCounts(context, { resource, after }),
  ]);
  if (stored.status === "rejected") {
    if (counted.status === "fulfilled" && !isStoreUnavailable(stored.reason))
      await updateCounts(context, { resource, before: after });
    throw stored.reason;
  }
  if (counted.status === "rejected") throw counted.reason;
}

/** Does a write. Where the store does not answer, it may be done and is not counted, so that the counts job corrects the counts. */
async function writeUncounted<Result>(
  context: AppContext,
  change: CountedChange,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isStoreUnavailable(error) && countingResources(context, change).length > 0)
      uncountedSignal.emit(context.database);
    throw error;
  }
}

/**
 * Updates the counts of the records that a changed one refers to. Of records with a status only published ones count, of others
 * those outside the trash. The database adds and subtracts, so that concurrent writes add up.
 */
async function updateCounts(context: AppContext, change: CountedChange): Promise<void> {
  const { database, service } = context;
  const { published } = statusRoles({ service });
  await Promise.all(
    countingResources(context, change).map(async ({ resource: other, token }) => {
      const field = other.counts?.field ?? "";
      const old = countedIds(change.before, field, published);
      const now = countedIds(change.after, field, published);
      const steps = [
        ...now.filter((id) => !old.includes(id)).map((id): Step => [id, 1]),
        ...old.filter((id) => !now.includes(id)).map((id): Step => [id, -1]),
      ];
      if (steps.length === 0) return;
      await count(database, token.name, steps).catch((error: unknown) => {
        uncountedSignal.emit(database);
        throw error;
      });
    }),
  );
}

/** The resources that count records like the changed one. */
function countingResources({ resources }: AppContext, { resource }: CountedChange): readonly Records[] {
  return [...resources.values()].filter((other) => other.resource.counts?.resource === resource.name);
}

type Step = readonly [id: RecordId, by: number];

/** Counts for all writes at the same time together. */
const count = createOwnedBatcher(
  async (database: Database, collection, asked: readonly (readonly Step[])[]) => {
    await addToCounts(database, collection, asked.flat());
    return asked.map(() => undefined);
  },
);

async function addToCounts({ db }: Database, collection: string, steps: readonly Step[]): Promise<void> {
  const sums = new Map<RecordId, number>();
  for (const [id, by] of steps) sums.set(id, (sums.get(id) ?? 0) + by);
  const idsBySum = new Map<number, RecordId[]>();
  for (const [id, sum] of sums) idsBySum.set(sum, [...(idsBySum.get(sum) ?? []), id]);
  idsBySum.delete(0);
  // Every document of a resource that counts has a count.
  const counting = db.collection<TermDocument>(collection);
  const updates = [...idsBySum].map(([count, ids]) => ({
    updateMany: { filter: { _id: { $in: ids } }, update: { $inc: { count } } },
  }));
  if (updates.length > 0) await counting.bulkWrite(updates, { ordered: false });
}

function countedIds(document: RecordDocument | undefined, field: string, published: string): RecordId[] {
  const isCounted =
    document !== undefined &&
    document._trashed !== true &&
    (document.status === undefined || document.status === published);
  return isCounted ? idsIn(document, field) : [];
}

/** Selects the records of a resource that count. */
export function countedFilter(
  { hasStatus, hasTrash }: ResourceDescriptor,
  service: ServiceDescriptor,
): Filter<Document> {
  if (hasStatus === true) return { status: service.statuses.find(({ role }) => role === "published")?.name };
  return hasTrash === true ? { _trashed: false } : {};
}

/**
 * Records whose count is not the number of those that refer to them by a field: the stored count, the number of those, and
 * what the count lacks. `filter` selects those that count, `among` the counts; without it, all records are read.
 */
export async function wrongCounts(
  counting: Collection<TermDocument>,
  records: Collection,
  {
    field,
    filter,
    among,
  }: {
    readonly field: string;
    readonly filter: Filter<Document>;
    readonly among?: readonly RecordId[];
  },
) {
  const actual = new Map<RecordId, number>();
  const referring = { projection: { [field]: 1 }, batchSize: 1000 };
  const wanted = among === undefined ? {} : { [field]: { $in: among } };
  for await (const document of records.find({ ...filter, ...wanted }, referring))
    for (const id of idsIn(document, field)) actual.set(id, (actual.get(id) ?? 0) + 1);
  const wrong = new Map<RecordId, { stored: unknown; actual: number; lacks: number }>();
  const counts: Filter<TermDocument> = among === undefined ? {} : { _id: { $in: [...among] } };
  for await (const { _id: id, count } of counting.find(counts, {
    projection: { count: 1 },
    batchSize: 1000,
  })) {
    // A record may lack the count.
    const stored: unknown = count;
    const right = actual.get(id) ?? 0;
    if (stored === right) continue;
    wrong.set(id, { stored, actual: right, lacks: right - (typeof stored === "number" ? stored : 0) });
  }
  return wrong;
}
