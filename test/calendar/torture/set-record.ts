import type { Outcome } from "./caller.js";
import type { Attempt } from "./keyed-caller.js";
import type { StandMachine } from "./set-stand.js";

/** What became of the requests to the machines of a set. */
export interface SetRecord {
  /** Records a write, or a read that began without a primary. */
  note(attempt: Attempt, isWithoutPrimary?: boolean): void;
  /** Answers, or missing ones, that no client should have got since the last call. */
  takeFailures(): readonly string[];
  /** Milliseconds of the longest time between two writes that succeeded on a machine, from an instant on. */
  outageSince(machine: StandMachine, since: number): number;
  /** Whether a write has succeeded on each machine that was sent after an instant. */
  isWellSince(since: number): boolean;
  /** Reads that began without a primary: how many were answered with 200, of all that were answered. */
  readsWithoutPrimary(machine: StandMachine): { readonly answered: number; readonly all: number };
  /** Writes that were answered with 503 or 507. */
  rejectedWrites(): number;
}

interface MachineRecord {
  /** Instants of writes that succeeded. */
  readonly successes: { readonly sent: number; readonly at: number }[];
  readonly withoutPrimary: { answered: number; all: number };
}

/** The time limit that the service gives a request, by default. */
const requestTimeoutMs = 15_000;
/** A busy machine answers late. */
const toleranceMs = 10_000;

/** Creates the record of some machines. */
export function createSetRecord(machines: readonly StandMachine[]): SetRecord {
  const failures: string[] = [];
  const records = new Map<string, MachineRecord>(
    machines.map(({ api }) => [api, { successes: [], withoutPrimary: { answered: 0, all: 0 } }]),
  );
  const recordOf = (api: string): MachineRecord => {
    const record = records.get(api);
    if (record === undefined) throw new Error(`No machine is at ${api}.`);
    return record;
  };
  let rejected = 0;
  return {
    note({ api, asked: { method, path }, outcome }, isWithoutPrimary = false) {
      failures.push(...judge(`${method} ${path}`, outcome));
      if (outcome.kind !== "answered") return;
      const { successes, withoutPrimary } = recordOf(api);
      const at = performance.now();
      if (method !== "GET" && outcome.status < 300) successes.push({ sent: at - outcome.ms, at });
      if (method !== "GET" && outcome.status >= 500) rejected += 1;
      if (!isWithoutPrimary) return;
      withoutPrimary.all += 1;
      withoutPrimary.answered += outcome.status === 200 ? 1 : 0;
    },
    takeFailures: () => failures.splice(0),
    outageSince({ api }, since) {
      const instants = recordOf(api).successes.map(({ at }) => at);
      const before = instants.findLast((at) => at <= since) ?? since;
      const all = [before, ...instants.filter((at) => at > since)];
      return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? at)));
    },
    isWellSince: (since) =>
      machines.every(({ api }) => recordOf(api).successes.some(({ sent }) => sent > since)),
    readsWithoutPrimary: ({ api }) => recordOf(api).withoutPrimary,
    rejectedWrites: () => rejected,
  };
}

/** What is wrong with an outcome while members, the disk and services fail. A service that was killed cuts off requests. */
function judge(what: string, outcome: Outcome): string[] {
  if (outcome.kind === "hung") return [`${what} got no answer`];
  if (outcome.kind !== "answered") return [];
  const { status, headers, ms, text } = outcome;
  const failures = ms > requestTimeoutMs + toleranceMs ? [`${what} took ${Math.round(ms)} ms`] : [];
  if (status === 503 && headers["retry-after"] === undefined)
    failures.push(`${what} got 503 without Retry-After`);
  if (status >= 500 && status !== 503 && status !== 507)
    failures.push(`${what} got ${status}: ${text.slice(0, 100)}`);
  return failures;
}
