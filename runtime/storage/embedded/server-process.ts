import type { ChildProcess } from "node:child_process";

/** A database server that runs as a child process and is ready to be used. */
export interface ServerProcess {
  readonly pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  readonly exited: Promise<ProcessExit>;
  /** Asks the process to end, kills it when it does not in time, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** How a process ended: one of `code` and `signal` is set. */
export interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The last lines that it wrote to its error output. */
  readonly stderr: string;
}

/** Longer than the host allows the engine, so that the host's own limit comes first. */
const STOP_LIMIT_MS = 12_000;

const STDERR_LENGTH = 2000;

/** Wraps a child that was started with its error output piped; `ask` requests its end. */
export function followProcess(child: ChildProcess, ask: () => void): ServerProcess {
  const exited = untilExited(child);
  return {
    pid: child.pid ?? 0,
    exited,
    async stop() {
      const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
      if (child.exitCode === null && child.signalCode === null) ask();
      await exited;
      clearTimeout(limit);
    },
  };
}

/** `exit code 14`, `signal SIGABRT`: for messages. */
export function describeExit({ code, signal, stderr }: ProcessExit): string {
  const how = signal === null ? `ended with exit code ${code ?? "unknown"}` : `ended with signal ${signal}`;
  return stderr === "" ? how : `${how}: ${stderr}`;
}

async function untilExited(child: ChildProcess): Promise<ProcessExit> {
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-STDERR_LENGTH);
  });
  return await new Promise((resolve) => {
    child.once("error", (error) => {
      resolve({ code: null, signal: null, stderr: error.message });
    });
    // "close" comes after "exit", when the last of the error output has been read.
    child.once("close", (code, signal) => {
      resolve({ code, signal, stderr: stderr.trim() });
    });
  });
}
