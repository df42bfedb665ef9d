import type { Filter } from "mongodb";
import type { IdempotencyRecord } from "../core/idempotency.js";
import type { OperationResult } from "../core/request-context.js";
import { retryInBackground } from "../jobs/retry.js";
import { createLeaseOwner, isProcessDead } from "../locks/lease-owner.js";
import { type Database, timeLimit } from "../storage/database.js";
import { isDuplicateKey } from "../storage/duplicate-key.js";
import { ensureIndexesOf } from "../storage/indexes.js";

/** Milliseconds for which an idempotency key stands for the write that it came with. */
export const keyLifetimeMs = 24 * 60 * 60 * 1000;
/** A process that dies leaves its write to others after this time, on its own machine at once; one that works on renews its claim. */
const leaseMs = 5000;
/** Longer answers are not kept; a repeat makes them anew from the record. */
const longestAnswer = 4_000_000;
const sweepSize = 500;

/** A claim that is held by this process. */
export interface HeldIdempotencyRecord extends IdempotencyRecord {
  /** Tells others that the work goes on. */
  renew(): Promise<void>;
  /** Keeps the answer for repeats. */
  keep(reply: OperationResult): Promise<void>;
  /** Lets the next caller with the key go on where this one stopped, as soon as the store takes it. */
  release(): Promise<void>;
  /** Forgets the key, as soon as the store takes it: nothing was done. */
  forget(): Promise<void>;
}

/** What is known of a key. */
export interface KnownIdempotencyRecord {
  readonly fingerprint: string;
  /** The record that is written. */
  readonly record: number | undefined;
  /** Absent as long as the write is not done. */
  readonly answer: OperationResult | undefined;
  /** Takes the write over from a process that let go of it; undefined while that one works, or another was faster. */
  takeOver(): Promise<HeldIdempotencyRecord | undefined>;
}

/** The keys that came with writes. */
export interface IdempotencyStore {
  /** What is known of a key at an instant in milliseconds. */
  find(id: string, now: number): Promise<KnownIdempotencyRecord | undefined>;
  /** Claims a write that nobody claimed yet; undefined where somebody was faster. */
  begin(write: {
    readonly id: string;
    readonly fingerprint: string;
    readonly record: number | undefined;
    readonly now: number;
  }): Promise<HeldIdempotencyRecord | undefined>;
}

/** An answer as it is kept: its body is JSON text, which keeps the order of keys. */
interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly revision?: number;
}

interface ClaimDocument {
  readonly _id: string;
  readonly fingerprint: string;
  readonly created: Date;
  readonly owner: string;
  readonly until: Date;
  readonly record?: number;
  readonly planned?: KeptAnswer;
  readonly answer?: KeptAnswer;
}

function collectionOf({ db }: Database) {
  return db.collection<ClaimDocument>("idempotency_keys");
}

/** Creates the index that finds old keys. */
export async function ensureIdempotencyIndexes(database: Database): Promise<void> {
  await ensureIndexesOf(collectionOf(database), [{ name: "created", keys: { created: 1 } }]);
}

/** Opens the keys of a database. */
export function openIdempotencyStore(database: Database): IdempotencyStore {
  const claims = collectionOf(database);

  function held({ _id, owner, record, planned }: ClaimDocument): HeldIdempotencyRecord {
    // Who lost the claim meanwhile changes nothing.
    const mine: Filter<ClaimDocument> = { _id, owner };
    const set = async (values: Partial<ClaimDocument>): Promise<void> => {
      await claims.updateOne(mine, { $set: values }, timeLimit);
    };
    return {
      id: _id,
      record,
      planned: planned === undefined ? undefined : toReply(planned),
      plan: (reply) => set({ planned: fromReply(reply) }),
      renew: () => set({ until: leaseEnd() }),
      async keep(reply) {
        const answer = fromReply(reply);
        await set(answer.body.length > longestAnswer ? { until: new Date(0) } : { answer });
      },
      release: () => retryInBackground(() => set({ until: new Date(0) }), leaseMs),
      forget: () => retryInBackground(() => claims.deleteOne(mine, timeLimit), leaseMs),
    };
  }

  async function takeOver(document: ClaimDocument): Promise<HeldIdempotencyRecord | undefined> {
    if (document.until.getTime() > Date.now() && !isProcessDead(document.owner)) return undefined;
    const taken = { owner: createLeaseOwner(), until: leaseEnd() };
    const abandoned = { _id: document._id, owner: document.owner, until: document.until };
    const { matchedCount } = await claims.updateOne(abandoned, { $set: taken }, timeLimit);
    return matchedCount === 1 ? held({ ...document, ...taken }) : undefined;
  }

  return {
    async find(id, now) {
      const document = await claims.findOne({ _id: id }, timeLimit);
      if (document === null) return undefined;
      if (document.created.getTime() <= now - keyLifetimeMs) {
        await claims.deleteOne({ _id: id, owner: document.owner }, timeLimit);
        return undefined;
      }
      const { fingerprint, record, answer } = document;
      return {
        fingerprint,
        record,
        answer: answer === undefined ? undefined : toReply(answer),
        takeOver: () => takeOver(document),
      };
    },
    async begin({ id, fingerprint, record, now }) {
      const document: ClaimDocument = {
        _id: id,
        fingerprint,
        created: new Date(now),
        owner: createLeaseOwner(),
        until: leaseEnd(),
        ...(record === undefined ? {} : { record }),
      };
      const claim = held(document);
      try {
        await claims.insertOne(document);
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        // The store may have it although its answer was lost.
        await claim.forget();
        throw error;
      }
      return claim;
    },
  };
}

/** Removes the keys that are older than their life at an instant in milliseconds, some at a time; returns how many. */
export async function removeExpiredKeys(database: Database, now: number): Promise<number> {
  const claims = collectionOf(database);
  const old: Filter<ClaimDocument> = { created: { $lte: new Date(now - keyLifetimeMs) } };
  let swept = 0;
  for (;;) {
    const found = await claims
      .find(old, { projection: { _id: 1 }, limit: sweepSize, batchSize: sweepSize, ...timeLimit })
      .toArray();
    const batch: Filter<ClaimDocument> = { ...old, _id: { $in: found.map(({ _id }) => _id) } };
    if (found.length > 0) swept += (await claims.deleteMany(batch, timeLimit)).deletedCount;
    if (found.length < sweepSize) return swept;
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + leaseMs);
}

function fromReply({ status, headers = {}, body, revision }: OperationResult): KeptAnswer {
  return { status, headers, body: JSON.stringify(body), ...(revision === undefined ? {} : { revision }) };
}

function toReply({ status, headers, body, revision }: KeptAnswer): OperationResult {
  const parsed: unknown = JSON.parse(body);
  return { status, headers, body: parsed, ...(revision === undefined ? {} : { revision }) };
}
