import { randomUUID } from "node:crypto";
import type { Collection } from "mongodb";
import { isProcessDead, processName } from "../jobs/processes.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";

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
