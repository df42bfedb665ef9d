import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { HttpError } from "../http/http-error.js";
import { type Database, timeLimit } from "../storage/database.js";
import { isDuplicateKey } from "../storage/duplicate-key.js";

/** The last work of each key, by connection. */
const lines = new WeakMap<Database, Map<string, Promise<void>>>();

/**
 * Runs work after all work of the same key that this process began before. It spares writers that would collide their
 * retries; other processes are not waited for.
 */
export async function inTurn<Result>(
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
 * Runs work while no other process runs work of the same key. A process that dies leaves its lock for `leaseMs`. Throws
 * 409 when the lock cannot be had. Work must not ask for the same key again.
 */
export function withLock<Result>(
  database: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return inTurn(database, `lock:${key}`, async () => {
    const owner = await acquire(database, key);
    try {
      return await work();
    } finally {
      await locksOf(database).deleteOne({ _id: key, owner }, timeLimit);
    }
  });
}

interface LockDocument {
  readonly _id: string;
  readonly owner: string;
  readonly until: Date;
}

const leaseMs = 20_000;
const patienceMs = 25_000;
const pauseMs = 15;

function locksOf(database: Database) {
  return database.db.collection<LockDocument>("locks");
}

async function acquire(database: Database, key: string): Promise<string> {
  const owner = randomUUID();
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (await tryAcquire(database, key, owner)) return owner;
    await delay(pauseMs * (1 + Math.random()));
  }
  throw new HttpError("rest_conflict");
}

async function tryAcquire(database: Database, key: string, owner: string): Promise<boolean> {
  const now = Date.now();
  const until = new Date(now + leaseMs);
  try {
    const abandoned = { _id: key, until: { $lt: new Date(now) } };
    const taken = await locksOf(database).updateOne(
      abandoned,
      { $set: { owner, until } },
      { upsert: true, ...timeLimit },
    );
    return taken.matchedCount + taken.upsertedCount === 1;
  } catch (error) {
    // Somebody holds the lock: the upsert meets their document.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
