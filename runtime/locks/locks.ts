import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Collection } from "mongodb";
import { HttpError } from "../core/http-error.js";
import { isProcessDead, processName } from "../jobs/processes.js";
import { retry, retryInBackground } from "../jobs/retry.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDuplicateKey } from "../storage/store-errors.js";

/** The last work of each key, by database. */
const queues = new WeakMap<Database, Map<string, Promise<void>>>();

/**
 * Runs work after all work of the same key that this process began before. It spares writers that would conflict their
 * retries; other processes are not waited for. Own code: a mutex of `async-mutex` has no keys, so it would still need
 * the map, and the clean-up of keys that no work waits for.
 */
export async function runExclusive<Result>(
  database: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(database) ?? new Map<string, Promise<void>>();
  queues.set(database, queue);
  const mine = (queue.get(key) ?? Promise.resolve()).then(work);
  const ended = mine.then(
    () => undefined,
    () => undefined,
  );
  queue.set(key, ended);
  try {
    return await mine;
  } finally {
    if (queue.get(key) === ended) queue.delete(key);
  }
}

/** Whether this process runs work of a key. */
export function isQueued(database: Database, key: string): boolean {
  return queues.get(database)?.has(key) === true;
}

/**
 * Runs work while no other process runs work of the same key. A process of this machine that dies leaves its lease at once,
 * one of another machine after `leaseMs`. Throws 409 when the lease cannot be had. Work must not ask for the same key again.
 */
export async function withLease<Result>(
  database: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const leases = database.db.collection<LeaseDocument>("locks");
  const mine = { _id: key, owner: createLeaseOwner() };
  const renew = (): Promise<unknown> => {
    const renewed = { $set: { until: createLease(database, leaseMs, mine.owner).until } };
    return leases.updateOne(mine, renewed, timeLimit);
  };
  return runExclusive(database, `lock:${key}`, async () => {
    try {
      const isHeld = (await retry(() => acquire(database, leases, mine), acquiring)) !== undefined;
      if (!isHeld) throw new HttpError("rest_conflict");
      return await withRenewal(renew, renewalMs, work);
    } finally {
      // Also where the answer to the acquisition was lost: the store may have it.
      await retryInBackground(() => leases.deleteOne(mine, timeLimit), leaseMs);
    }
  });
}

/** Whether some process has, or has left behind, the lease of a key. */
export async function isLeased(database: Database, key: string): Promise<boolean> {
  return (await database.db.collection<LeaseDocument>("locks").findOne({ _id: key }, timeLimit)) !== null;
}

const leaseMs = 20_000;
const renewalMs = 5000;
const acquiring = { delayMs: 22, timeoutMs: 25_000 };
const settleMs = 250;

/** Undefined while another process has the lease. */
async function acquire(
  database: Database,
  leases: Collection<LeaseDocument>,
  { _id, owner }: { readonly _id: string; readonly owner: string },
): Promise<true | undefined> {
  const lease = createLease(database, leaseMs, owner);
  try {
    await leases.insertOne({ _id, ...lease });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const held = await leases.findOne({ _id }, timeLimit);
  if (held === null || !isAbandoned(database, held)) return undefined;
  // What a process sent just before it died may still be on its way to the store.
  if (held.until.getTime() > database.now()) await delay(settleMs);
  return (await replaceLease(leases, held, createLease(database, leaseMs, owner))) ? true : undefined;
}

/** A right that one owner holds until an instant, unless it is renewed. */
export interface Lease {
  readonly owner: string;
  readonly until: Date;
}

/** A document that is itself a lease. */
export interface LeaseDocument extends Lease {
  readonly _id: string;
}

/** A lease that begins now, by the clock of the store, which all machines share. */
export function createLease(database: Database, durationMs: number, owner = createLeaseOwner()): Lease {
  return { owner, until: new Date(database.now() + durationMs) };
}

/** Whether a lease has expired, or its owner is known to be dead: then others may take it over. */
export function isAbandoned(database: Database, { owner, until }: Lease): boolean {
  return until.getTime() <= database.now() || isProcessDead(owner);
}

/** Puts a lease in place of an abandoned one; false where another process was faster. */
export async function replaceLease(
  leases: Pick<Collection<LeaseDocument>, "updateOne">,
  { _id, owner, until }: LeaseDocument,
  lease: Lease,
): Promise<boolean> {
  return (await leases.updateOne({ _id, owner, until }, { $set: lease }, timeLimit)).matchedCount === 1;
}

/** Does work and renews its lease meanwhile. A renewal that fails is left to the next one. */
export async function withRenewal<Result>(
  renew: () => Promise<unknown>,
  everyMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => void renew().catch(() => undefined), everyMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Creates a unique name for the owner of a lease. It identifies the process to others on the same machine; on systems other
 * than Linux it does not.
 */
export function createLeaseOwner(): string {
  return `${processName()}:${randomUUID()}`;
}
