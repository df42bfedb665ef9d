import { randomUUID } from "node:crypto";

/** The caller's request id if it is short and clean, so that logs of both sides match; else a new one. */
export function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}
