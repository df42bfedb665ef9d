import { setTimeout as delay } from "node:timers/promises";
import { HttpError } from "../core/http-error.js";
import { retryInBackground } from "../jobs/retry.js";
import { type Database, timeLimit } from "../storage/database.js";
import { isDuplicateKey } from "../storage/duplicate-key.js";
import { createLeaseOwner, isProcessDead } from "./lease-owner.js";

/** The last work of each key, by connection. */
const lines = new WeakMap<Database, Map<string, Promise<void>>>();

/**
 * Runs work after all work of the same key that this process began before. It spares writers that would collide their
 * retries; other processes are not waited for.
 */
export async function runExclusive<Result>(
  database: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = lines.get(database) ?? new Map<string, Promise<void>>();
  lines.set(database, line);
  const mine = (line.get(key) ?? Promise.resolve()).then(work);
  const ended = mine.then(
    () => undefined,
    () => undefined,
  );
  line.set(key, ended);
  try {
    return await mine;
  } finally {
    if (line.get(key) === ended) line.delete(key);
  }
}

/**
 * Runs work while no other process runs work of the same key. A process of this machine that dies leaves its lock at once,
 * one of another machine for `leaseMs`. Throws 409 when the lock cannot be had. Work must not ask for the same key again.
 */
export function withLease<Result>(
  database: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return runExclusive(database, `lock:${key}`, async () => {
    const locks = locksOf(database);
    const mine = { _id: key, owner: createLeaseOwner() };
    const renew = (): Promise<unknown> => locks.updateOne(mine, { $set: { until: leaseEnd() } }, timeLimit);
    const renewal = setInterval(() => void renew().catch(() => undefined), renewalMs);
    renewal.unref();
    try {
      await acquire(database, key, mine.owner);
      return await work();
    } finally {
      clearInterval(renewal);
      // Also where the answer to the acquisition was lost: the store may have it.
      await retryInBackground(() => locks.deleteOne(mine, timeLimit), leaseMs);
    }
  });
}

interface LockDocument {
  readonly _id: string;
  readonly owner: string;
  readonly until: Date;
}

const leaseMs = 20_000;
const renewalMs = 5000;
const patienceMs = 25_000;
const pauseMs = 15;
const settleMs = 250;

function locksOf(database: Database) {
  return database.db.collection<LockDocument>("locks");
}

function leaseEnd(): Date {
  return new Date(Date.now() + leaseMs);
}

async function acquire(database: Database, key: string, owner: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (await tryAcquire(database, key, owner)) return;
    await delay(pauseMs * (1 + Math.random()));
  }
  throw new HttpError("rest_conflict");
}

async function tryAcquire(database: Database, key: string, owner: string): Promise<boolean> {
  const locks = locksOf(database);
  const taken = { owner, until: leaseEnd() };
  try {
    await locks.insertOne({ _id: key, ...taken });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const held = await locks.findOne({ _id: key }, timeLimit);
  if (held === null) return false;
  if (held.until.getTime() > Date.now()) {
    if (!isProcessDead(held.owner)) return false;
    // What it sent last may still be on its way to the store.
    await delay(settleMs);
  }
  // Only one of those who see that it is abandoned finds it as it was.
  const { matchedCount } = await locks.updateOne(held, { $set: taken }, timeLimit);
  return matchedCount === 1;
}
