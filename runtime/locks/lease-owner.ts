import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { isAlive } from "../storage/embedded/pid-file.js";

/**
 * A new name for somebody who holds something in the store. It tells others on the same machine which process that is; on
 * systems other than Linux it tells nothing.
 */
export function createLeaseOwner(): string {
  return [machine ?? "", process.pid, startOf(process.pid) ?? "", randomUUID()].join(":");
}

/**
 * Whether the process of an owner is known to have ended: then what it held is free, without waiting for the end of its
 * lease. Of processes elsewhere nothing is known.
 */
export function isProcessDead(owner: string): boolean {
  const [place, pid, start] = owner.split(":");
  if (machine === undefined || place !== machine) return false;
  if (!isAlive(Number(pid))) return true;
  // The number may have gone to another process since.
  const present = startOf(Number(pid));
  return present !== undefined && present !== start;
}

/** This boot of this machine, and the space in which process numbers count: containers have their own. */
const machine = machineName();

function machineName(): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
    return `${boot}.${readlinkSync("/proc/self/ns/pid").replace(/\D/g, "")}`;
  } catch {
    return undefined;
  }
}

/** Clock ticks between the start of the machine and that of a process. */
function startOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name before it, in parentheses, may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    // A zombie does nothing any more; only its parent has not taken note.
    return fields[0] === "Z" ? "ended" : fields[ticksAt];
  } catch {
    return undefined;
  }
}

/** Place of the start among the fields behind the name. */
const ticksAt = 19;
