import { countComment } from "../storage/changes.js";
import type { Database } from "../storage/database.js";
import { gatherByName } from "../storage/gather.js";
import type { RecordDocument, TermDocument } from "./documents.js";
import type { ResourceFacts } from "./facts.js";
import { idsIn } from "./linked-ids.js";
import type { Site } from "./site.js";
import { statusRoles } from "./status.js";

/**
 * Brings the counts of terms up to date after a record changed from `before` to `after`; either may be absent. Only
 * published records count. The store adds and subtracts, so that writes at the same time add up.
 */
export async function updateCounts(
  site: Site,
  facts: ResourceFacts,
  before: RecordDocument | undefined,
  after: RecordDocument | undefined,
): Promise<void> {
  const published = statusRoles(site).published;
  const counted = [...site.resources.values()].filter((other) => other.facts.counts?.resource === facts.name);
  await Promise.all(
    counted.map(async ({ facts: other, token }) => {
      const field = other.counts?.field ?? "";
      const old = countedIds(before, field, published);
      const now = countedIds(after, field, published);
      const steps = [
        ...now.filter((id) => !old.includes(id)).map((id): Step => [id, 1]),
        ...old.filter((id) => !now.includes(id)).map((id): Step => [id, -1]),
      ];
      if (steps.length > 0) await counterOf(site.database)(token.name, steps);
    }),
  );
}

/** Stores a new record, and counts it at the same time; that is taken back where the record is not stored. */
export async function storeCounted(
  site: Site,
  facts: ResourceFacts,
  document: RecordDocument,
  store: () => Promise<void>,
): Promise<void> {
  const [stored, counted] = await Promise.allSettled([
    store(),
    updateCounts(site, facts, undefined, document),
  ]);
  if (stored.status === "rejected") {
    if (counted.status === "fulfilled") await updateCounts(site, facts, document, undefined);
    throw stored.reason;
  }
  if (counted.status === "rejected") throw counted.reason;
}

type Step = readonly [id: number, by: number];
type Counter = (collection: string, steps: readonly Step[]) => Promise<void>;

const counters = new WeakMap<Database, Counter>();

/** Counts for all writes at the same time together. */
function counterOf(database: Database): Counter {
  const known = counters.get(database);
  if (known !== undefined) return known;
  const counter = gatherByName(async (collection, asked: readonly (readonly Step[])[]) => {
    await addToCounts(database, collection, asked.flat());
    return asked.map(() => undefined);
  });
  counters.set(database, counter);
  return counter;
}

async function addToCounts({ db }: Database, collection: string, steps: readonly Step[]): Promise<void> {
  const sums = new Map<number, number>();
  for (const [id, by] of steps) sums.set(id, (sums.get(id) ?? 0) + by);
  const idsBySum = new Map<number, number[]>();
  for (const [id, sum] of sums) idsBySum.set(sum, [...(idsBySum.get(sum) ?? []), id]);
  idsBySum.delete(0);
  // Only terms are counted, and every term has a count.
  const terms = db.collection<TermDocument>(collection);
  const updates = [...idsBySum].map(([count, ids]) => ({
    updateMany: { filter: { _id: { $in: ids } }, update: { $inc: { count } } },
  }));
  if (updates.length > 0) await terms.bulkWrite(updates, { ordered: false, comment: countComment });
}

function countedIds(document: RecordDocument | undefined, field: string, published: string): number[] {
  return document !== undefined && "status" in document && document.status === published
    ? idsIn(document, field)
    : [];
}
