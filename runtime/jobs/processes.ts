import { readFileSync, readlinkSync } from "node:fs";

/** Whether a process with this id runs, of whatever user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** A name of this process, for others on the same machine; on Linux it differs from those of all processes before. */
export function processName(): string {
  return [machine ?? "", process.pid, startOf(process.pid) ?? ""].join(":");
}

/**
 * Whether the process of such a name, or of a text that begins with one, is known to have ended. False for processes of other
 * machines.
 */
export function isProcessDead(name: string): boolean {
  const [itsMachine, pid, start] = name.split(":");
  if (machine === undefined || itsMachine !== machine) return false;
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
