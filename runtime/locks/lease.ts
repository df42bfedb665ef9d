import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import type { Collection } from "mongodb";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isAlive } from "../storage/embedded/pid-file.js";

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
  return `${processName(process.pid)}:${randomUUID()}`;
}

/** A name of a running process of this machine; on Linux it differs from those of all processes before. */
function processName(pid: number): string {
  return [machine ?? "", pid, startOf(pid) ?? ""].join(":");
}

/**
 * Whether the process of an owner is known to have ended: then its leases are free before they expire. False for processes
 * of other machines.
 */
export function isProcessDead(owner: string): boolean {
  const [ownerMachine, pid, start] = owner.split(":");
  if (machine === undefined || ownerMachine !== machine) return false;
  if (!isAlive(Number(pid))) return true;
  // The id may belong to another process by now.
  const present = startOf(Number(pid));
  return present !== undefined && present !== start;
}

/** The boot of this machine and the namespace of its process ids, which containers have of their own. */
const machine = machineName();

function machineName(): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
    return `${boot}.${readlinkSync("/proc/self/ns/pid").replace(/\D/g, "")}`;
  } catch {
    return undefined;
  }
}

/** Clock ticks between the boot of the machine and the start of a process. */
function startOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The program name before them, in parentheses, may have any characters.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended.
    return fields[0] === "Z" ? "ended" : fields[ticksAt];
  } catch {
    return undefined;
  }
}

/** Index of the start time among the fields after the name. */
const ticksAt = 19;
