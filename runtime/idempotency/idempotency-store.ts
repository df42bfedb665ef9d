import { createHash } from "node:crypto";
import type { Collection, Filter } from "mongodb";
import { HttpError } from "../core/http-error.js";
import type { IdempotencyRecord } from "../core/idempotency.js";
import type { Principal } from "../core/principal.js";
import type { RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import { retryInBackground } from "../jobs/retry.js";
import { createLease, isAbandoned, type LeaseDocument, replaceLease } from "../locks/locks.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import type { IndexesByCollection } from "../storage/indexes.js";
import { isDuplicateKey } from "../storage/store-errors.js";

/** Milliseconds for which a record of an idempotency key is stored. */
const keyLifetimeMs = 24 * 60 * 60 * 1000;
/** A record of a process that dies is abandoned after this time, on its own machine at once. */
const leaseMs = 5000;
/** Longer results are not stored; a repeated request gets them from the record anew. */
const longestResult = 4_000_000;
const batchSize = 500;

/** An idempotency record whose lease this process holds. */
export interface HeldIdempotencyRecord extends IdempotencyRecord {
  /** Extends the lease. */
  renew(): Promise<void>;
  /** Stores the result for repeated requests. */
  store(result: OperationResult): Promise<void>;
  /** Ends the lease, so that the next request with the key resumes the write; retried while the store is unavailable. */
  release(): Promise<void>;
  /** Removes the record of a write that did nothing; retried while the store is unavailable. */
  forget(): Promise<void>;
}

/** A stored result. Its body is JSON text, which retains the order of keys. */
interface StoredResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly revision?: number;
}

interface IdempotencyDocument extends LeaseDocument {
  readonly fingerprint: string;
  readonly created: Date;
  readonly record?: RecordId;
  readonly planned?: StoredResult;
  readonly answer?: StoredResult;
}

const collectionName = "idempotency_keys";

function collectionOf({ db }: Database): Collection<IdempotencyDocument> {
  return db.collection(collectionName);
}

/** The index that finds expired records. */
export const idempotencyIndexes: IndexesByCollection = {
  [collectionName]: [{ name: "created", keys: { created: 1 } }],
};

/** Opens the idempotency records of a database. */
export function openIdempotencyStore(database: Database) {
  const records = collectionOf(database);
  return {
    /** The record of a key, unless it has expired at an instant in milliseconds. */
    async find(id: string, now: number) {
      const document = await records.findOne({ _id: id }, timeLimit);
      if (document === null) return undefined;
      const { fingerprint, record, answer, owner, created } = document;
      if (created.getTime() <= now - keyLifetimeMs) {
        await records.deleteOne({ _id: id, owner }, timeLimit);
        return undefined;
      }
      return {
        fingerprint,
        /** The record that is written. */
        record,
        /** Undefined until the write is done. */
        answer: answer === undefined ? undefined : toResult(answer),
        /** Acquires the lease of an abandoned write; undefined while another process holds it, or was faster. */
        takeOver: () => takeOver(database, document),
      };
    },
    /** Inserts the record of a new write; undefined where another request was faster. */
    async begin({
      id,
      fingerprint,
      record,
      now,
    }: {
      readonly id: string;
      readonly fingerprint: string;
      readonly record: RecordId | undefined;
      readonly now: number;
    }): Promise<HeldIdempotencyRecord | undefined> {
      const document: IdempotencyDocument = {
        _id: id,
        fingerprint,
        created: new Date(now),
        ...createLease(database, leaseMs),
        ...(record === undefined ? {} : { record }),
      };
      const held = hold(database, document);
      try {
        await records.insertOne(document);
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        // The store may have inserted it although its response was lost.
        await held.forget();
        throw error;
      }
      return held;
    },
  };
}

async function takeOver(
  database: Database,
  document: IdempotencyDocument,
): Promise<HeldIdempotencyRecord | undefined> {
  const lease = createLease(database, leaseMs);
  const records = collectionOf(database);
  const isTaken = isAbandoned(database, document) && (await replaceLease(records, document, lease));
  if (!isTaken) return undefined;
  // Its former owner may have planned more since the document was read, but cannot any more.
  const taken = await records.findOne({ _id: document._id, owner: lease.owner }, timeLimit);
  return taken === null ? undefined : hold(database, taken);
}

function hold(
  database: Database,
  { _id, owner, record, planned }: IdempotencyDocument,
): HeldIdempotencyRecord {
  const records = collectionOf(database);
  // A process that lost the lease meanwhile changes nothing.
  const mine: Filter<IdempotencyDocument> = { _id, owner };
  const set = async (values: Partial<IdempotencyDocument>): Promise<boolean> =>
    (await records.updateOne(mine, { $set: values }, timeLimit)).matchedCount === 1;
  const release = (): Promise<void> => retryInBackground(() => set({ until: new Date(0) }), leaseMs);
  return {
    id: _id,
    record,
    planned: planned === undefined ? undefined : toResult(planned),
    async plan(result) {
      const isMine = await set({ planned: toStored(result) });
      // Who resumes the write does not know what this process would do.
      if (!isMine) throw keyInUse();
    },
    async renew() {
      await set({ until: createLease(database, leaseMs).until });
    },
    async store(result) {
      const answer = toStored(result);
      const values = answer.body.length > longestResult ? { until: new Date(0) } : { answer };
      await set(values);
    },
    release,
    forget: () => retryInBackground(() => records.deleteOne(mine, timeLimit), leaseMs),
  };
}

/** Removes the records that have expired at an instant in milliseconds, in batches; returns their number. */
export async function removeExpiredKeys(database: Database, now: number): Promise<number> {
  const records = collectionOf(database);
  const expired: Filter<IdempotencyDocument> = { created: { $lte: new Date(now - keyLifetimeMs) } };
  let removed = 0;
  for (;;) {
    const found = await records
      .find(expired, { projection: { _id: 1 }, limit: batchSize, batchSize: batchSize, ...timeLimit })
      .toArray();
    const batch: Filter<IdempotencyDocument> = { ...expired, _id: { $in: found.map(({ _id }) => _id) } };
    if (found.length > 0) removed += (await records.deleteMany(batch, timeLimit)).deletedCount;
    if (found.length < batchSize) return removed;
  }
}

function toStored({ status, headers = {}, body, revision }: OperationResult): StoredResult {
  return { status, headers, body: JSON.stringify(body), ...(revision === undefined ? {} : { revision }) };
}

function toResult({ status, headers, body, revision }: StoredResult): OperationResult {
  const parsed: unknown = JSON.parse(body);
  return { status, headers, body: parsed, ...(revision === undefined ? {} : { revision }) };
}

/** The error for a request whose key another one has, which may repeat it soon. */
export function keyInUse(): HttpError {
  return new HttpError("rest_idempotency_key_in_use", {}, { headers: { "Retry-After": "1" } });
}

/**
 * The id of the record of a caller's key. It differs from those of other callers, also where a new access key has the name of
 * a revoked one.
 */
export function idempotencyRecordId(key: string, { anonymous, key: accessKey, role }: Principal): string {
  return digest([anonymous ? `anonymous ${role}` : `key ${accessKey}`, key]).slice(0, 32);
}

/**
 * Identifies a request by operation, record, language and input, whatever the host and the format of the body. Files are
 * compared by their bytes.
 */
export function requestFingerprint(operation: string, call: RequestContext, input: object): string {
  const files = new Map(
    [...(call.files?.values() ?? [])].map(({ token, bytes }) => [token, digest(bytes)] as const),
  );
  return digest([operation, call.path, call.language, call.ifMatch ?? null, canonical(input, files)]);
}

/** A value with the keys of objects in order, and the digests of files in place of their tokens. */
function canonical(value: unknown, files: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return files.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => canonical(entry, files));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, inner]) => [name, canonical(inner, files)]);
}

function digest(content: Buffer | readonly unknown[]): string {
  const bytes = Buffer.isBuffer(content) ? content : JSON.stringify(content);
  return createHash("sha256").update(bytes).digest("base64url");
}
