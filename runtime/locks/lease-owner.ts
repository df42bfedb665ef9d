import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { isAlive } from "../storage/embedded/pid-file.js";

/**
 * Creates a unique name for the owner of a lease. It identifies the process to others on the same machine; on systems other
 * than Linux it does not.
 */
export function createLeaseOwner(): string {
  return `${processName(process.pid)}:${randomUUID()}`;
}

/** A name of a running process of this machine; on Linux it differs from those of all processes before. */
export function processName(pid: number): string {
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
