import { randomUUID } from "node:crypto";
import type { FindCursor } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { ProductDescriptors } from "../product.js";
import { bulkInsert } from "../storage/bulk-write.js";
import { type ClaimDocument, claimsIn, findStale, uniqueProperties } from "../storage/claims.js";
import type { CollectionReference, Database } from "../storage/database.js";
import { readUniqueValue, uniqueValuesOf } from "../storage/unique-values.js";

/** A database, the collections of its records, and whether what is found is repaired. */
interface ClaimCheck {
  readonly database: Database;
  readonly spec: Pick<ProductDescriptors, "collections">;
  readonly isRepairing: boolean;
}

/**
 * Finds records whose unique values are not claimed, as in a store that had unique indexes, and claims that a crash between
 * claim and record left behind.
 */
export async function checkClaims(check: ClaimCheck): Promise<string[]> {
  if (!check.database.isSharded) return [];
  const findings: string[] = [];
  for (const token of check.spec.collections) findings.push(...(await claimMissing(check, token)));
  return [...findings, ...(await removeStale(check))];
}

async function claimMissing(
  { database, isRepairing }: ClaimCheck,
  token: CollectionReference<RecordDocument>,
): Promise<string[]> {
  const records = database.db.collection<RecordDocument>(token.name);
  const claims = claimsIn(database.db);
  const findings: string[] = [];
  let count = 0;
  for await (const batch of inBatches(records.find({}, { projection: uniqueProperties(token) }))) {
    const wanted = batch.flatMap((document) => claimsOf(database, token, document));
    const held = await claims.find({ _id: { $in: wanted.map(({ _id }) => _id) } }).toArray();
    const known = new Map(held.map((claim) => [claim._id, claim]));
    const others = held.filter((claim) => !wanted.some((one) => isSame(one, claim)));
    const stale = new Set(await findStale(database, token, others));
    const missing: ClaimDocument[] = [];
    for (const claim of wanted) {
      const present = known.get(claim._id);
      if (present === undefined || stale.has(present)) {
        missing.push(claim);
        known.set(claim._id, claim);
      } else if (present.record !== claim.record)
        findings.push(
          `${token.name}: ${claim.record} has ${claim._id}, which ${present.record} has claimed.`,
        );
    }
    count += missing.length;
    if (!isRepairing) continue;
    await claims.deleteMany({ _id: { $in: [...stale].map(({ _id }) => _id) } });
    if (missing.length > 0) await bulkInsert(claims, missing);
  }
  return count === 0 ? findings : [...findings, `${token.name}: ${count} unique values are not claimed.`];
}

function isSame(one: ClaimDocument, other: ClaimDocument): boolean {
  return one._id === other._id && one.record === other.record;
}

function claimsOf(
  database: Pick<Database, "now">,
  token: CollectionReference<RecordDocument>,
  document: RecordDocument,
): ClaimDocument[] {
  const claim = { record: document._id, revision: document.revision, write: randomUUID() };
  return uniqueValuesOf(token, document).map((_id) => ({ _id, ...claim, at: new Date(database.now()) }));
}

async function removeStale({ database, spec, isRepairing }: ClaimCheck): Promise<string[]> {
  const claims = claimsIn(database.db);
  let count = 0;
  for await (const batch of inBatches(claims.find({}))) {
    const names = new Set(batch.map(({ _id }) => readUniqueValue(_id).collection));
    for (const name of names) {
      const own = batch.filter(({ _id }) => readUniqueValue(_id).collection === name);
      const token = spec.collections.find((one) => one.name === name) ?? { name, indexes: [] };
      const stale = await findStale(database, token, own);
      count += stale.length;
      if (!isRepairing) continue;
      for (const { _id, write } of stale) await claims.deleteOne({ _id, write });
    }
  }
  return count === 0 ? [] : [`${count} claims of unique values have no record.`];
}

const batchSize = 500;

async function* inBatches<Document>(cursor: FindCursor<Document>): AsyncGenerator<readonly Document[]> {
  let batch: Document[] = [];
  for await (const document of cursor.batchSize(batchSize)) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
