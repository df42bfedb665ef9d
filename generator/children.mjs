// Programs that a command runs, and the end of that command, which is theirs as well.
import { spawn } from "node:child_process";
import { once } from "node:events";

const parent = process.ppid;

/** Whether this process was started by npm, which is gone: npm passes signals on to the shell between the two only. */
export function isLeft() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
}

/**
 * Calls back once, when a signal asks this process to end or npm has left it. Returns a function that gives signals their
 * usual effect again.
 */
export function onEnd(callback) {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  let isAsked = false;
  const end = () => {
    if (isAsked) return;
    isAsked = true;
    callback();
  };
  for (const signal of signals) process.on(signal, end);
  const timer = setInterval(() => isLeft() && end(), 250).unref();
  return () => {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, end);
  };
}

/** Runs a program of Node to its end, which comes at the latest with that of this process; returns its exit code. */
export async function runToEnd(args) {
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  const settle = onEnd(() => child.kill("SIGTERM"));
  const [code] = await once(child, "exit");
  settle();
  return code ?? 1;
}
