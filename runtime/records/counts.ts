import { type CollectionToken, timeLimit } from "../storage/database.js";
import type { RecordDocument, TermDocument } from "./documents.js";
import type { ResourceFacts } from "./facts.js";
import { idsIn } from "./related.js";
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
      await addToCounts(
        site,
        token,
        now.filter((id) => !old.includes(id)),
        1,
      );
      await addToCounts(
        site,
        token,
        old.filter((id) => !now.includes(id)),
        -1,
      );
    }),
  );
}

async function addToCounts(
  site: Site,
  token: CollectionToken<RecordDocument>,
  ids: readonly number[],
  step: 1 | -1,
): Promise<void> {
  if (ids.length === 0) return;
  // Only terms are counted, and every term has a count.
  const terms = site.database.collection(token as CollectionToken<TermDocument>);
  await terms.updateMany({ _id: { $in: [...ids] } }, { $inc: { count: step } }, timeLimit);
}

function countedIds(document: RecordDocument | undefined, field: string, published: string): number[] {
  return document !== undefined && "status" in document && document.status === published
    ? idsIn(document, field)
    : [];
}
