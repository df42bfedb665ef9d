import type { Collection } from "mongodb";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { createLeaseOwner, isProcessDead } from "./lease-owner.js";

/** A right that one owner holds until an instant, unless it is renewed. */
export interface Lease {
  readonly owner: string;
  readonly until: Date;
}

/** A document that is itself a lease. */
export interface LeaseDocument extends Lease {
  readonly _id: string;
}

/** The clock of the store, which all machines share. */
export type StoreClock = Pick<Database, "now">;

/** A lease that begins now. */
export function createLease(clock: StoreClock, durationMs: number, owner = createLeaseOwner()): Lease {
  return { owner, until: new Date(clock.now() + durationMs) };
}

/** Whether a lease has expired, or its owner is known to be dead: then others may take it over. */
export function isAbandoned(clock: StoreClock, { owner, until }: Lease): boolean {
  return until.getTime() <= clock.now() || isProcessDead(owner);
}

/** Puts a lease in place of an abandoned one; false where another process was faster. */
export async function replaceLease(
  leases: Pick<Collection<LeaseDocument>, "updateOne">,
  { _id, owner, until }: LeaseDocument,
  lease: Lease,
): Promise<boolean> {
  return (await leases.updateOne({ _id, owner, until }, { $set: lease }, timeLimit)).matchedCount === 1;
}

/**
 * Does work and renews its lease meanwhile. A renewal that fails is left to the next one; one that resolves to false found the
 * lease lost: the signal aborts.
 */
export async function withRenewal<Result>(
  renew: () => Promise<unknown>,
  everyMs: number,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const renewOnce = async (): Promise<void> => {
    if ((await renew()) === false) lost.abort();
  };
  const timer = setInterval(() => void renewOnce().catch(() => undefined), everyMs).unref();
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}
