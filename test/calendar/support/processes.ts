import { readdirSync, readFileSync } from "node:fs";

/** Children of a process, as the kernel lists them; Linux only. */
export function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => {
      try {
        return parentOf(other) === pid;
      } catch {
        return false;
      }
    });
}

/** Whether a process is the embedded engine of a service. */
export function isEngine(pid: number): boolean {
  return /\/host\.[jt]s /.test(commandOf(pid));
}

/** The process of the embedded engine of a service. */
export function enginePidOf(service: { readonly pid: number }): number {
  const found = childrenOf(service.pid).find(isEngine);
  if (found === undefined) throw new Error("The service has no engine at the moment.");
  return found;
}

/** The command line of a process, blanks between its words. */
export function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
}

/** Bytes of memory that a process holds. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

function parentOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1]);
}
