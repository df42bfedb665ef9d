import { setTimeout as pause } from "node:timers/promises";
import { createCaller, type Outcome } from "./caller.js";
import { type Attempt, createKeyedCaller } from "./keyed-caller.js";
import type { SetStand, StandMachine } from "./set-stand.js";
import { createLedger, type Ledger, type WriteKind, write } from "./writer.js";

/** Readers and writers of both machines. */
export interface SetLoad {
  readonly ledgers: readonly Ledger[];
  /** Answers, or missing ones, that no client should have got since the last call. */
  takeFailures(): readonly string[];
  /** Milliseconds of the longest time between two writes that succeeded on a machine, from an instant on. */
  outageSince(machine: StandMachine, since: number): number;
  /** Whether a write has succeeded on each machine that was sent after an instant. */
  isWellSince(since: number): boolean;
  /** Reads that began without a primary: how many were answered with 200, of all that were answered. */
  readsWithoutPrimary(machine: StandMachine): { readonly answered: number; readonly all: number };
  readonly rejectedWrites: number;
  stop(): Promise<void>;
}

const writersOfMachine = 4;
/** Seconds that the service gives a request, by default. */
const requestTimeoutMs = 15_000;
/** A busy machine answers late. */
const toleranceMs = 10_000;

const kinds: readonly WriteKind[] = [
  ...(["event", "tag", "change", "upload", "change", "event", "trash"] as const),
  ...(["series", "change", "venue", "delete", "change"] as const),
];

interface MachineRecord {
  /** Instants of writes that succeeded. */
  readonly successes: { readonly sent: number; readonly at: number }[];
  readonly withoutPrimary: { answered: number; all: number };
}

/** Starts writers with keys, who use one machine and the other, a writer without for each machine, and readers. */
export function startSetLoad(stand: SetStand, round: number): SetLoad {
  const { machines } = stand;
  const failures: string[] = [];
  const records = new Map<string, MachineRecord>(
    machines.map(({ api }) => [api, { successes: [], withoutPrimary: { answered: 0, all: 0 } }]),
  );
  const recordOf = (api: string): MachineRecord => {
    const record = records.get(api);
    if (record === undefined) throw new Error(`No machine is at ${api}.`);
    return record;
  };
  let rejectedWrites = 0;
  let isOver = false;
  const note = ({ api, asked, outcome }: Attempt): void => {
    failures.push(...judge(`${asked.method} ${asked.path}`, outcome));
    if (outcome.kind !== "answered") return;
    const at = performance.now();
    if (outcome.status < 300) recordOf(api).successes.push({ sent: at - outcome.ms, at });
    else if (outcome.status >= 500) rejectedWrites += 1;
  };
  const ledgers: Ledger[] = [];
  const apis = machines.map(({ api }) => api);
  const writeWithKeys = async (index: number): Promise<void> => {
    const ledger = createLedger();
    ledgers.push(ledger);
    const caller = createKeyedCaller(apis, index, note);
    await write({ name: `s${round}w${index}`, caller, kinds }, ledger, () => isOver);
    caller.close();
  };
  const probe = async (api: string): Promise<void> => {
    const caller = createCaller(api);
    for (let count = 0; !isOver; count += 1) {
      const asked = {
        method: "POST",
        path: "/tags",
        body: { name: `Probe ${round} ${new URL(api).port} ${count}` },
      };
      note({ api, asked, outcome: await caller.ask(asked) });
      await pause(100);
    }
    caller.close();
  };
  const read = async (api: string): Promise<void> => {
    const caller = createCaller(api);
    const hasPrimary = (): boolean => stand.scripted === undefined || stand.scripted.primary() !== undefined;
    for (let count = 0; !isOver; count += 1) {
      const path =
        count % 2 === 0
          ? "/events?start_date=2031-05-01"
          : `/venues?search=hall&per_page=${1 + (count % 40)}`;
      const before = hasPrimary();
      const outcome = await caller.ask({ method: "GET", path });
      failures.push(...judge(`GET ${path}`, outcome));
      if (!before && outcome.kind === "answered") {
        const { withoutPrimary } = recordOf(api);
        withoutPrimary.all += 1;
        withoutPrimary.answered += outcome.status === 200 ? 1 : 0;
      }
      await pause(50);
    }
    caller.close();
  };
  const writers = Array.from({ length: writersOfMachine * machines.length }, (_, index) =>
    writeWithKeys(index),
  );
  const working = Promise.all([...writers, ...apis.map(probe), ...apis.map(read)]);
  return {
    ledgers,
    takeFailures: () => failures.splice(0),
    outageSince({ api }, since) {
      const instants = recordOf(api).successes.map(({ at }) => at);
      const before = instants.findLast((at) => at <= since) ?? since;
      const all = [before, ...instants.filter((at) => at > since)];
      return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? at)));
    },
    isWellSince: (since) => apis.every((api) => recordOf(api).successes.some(({ sent }) => sent > since)),
    readsWithoutPrimary: ({ api }) => recordOf(api).withoutPrimary,
    get rejectedWrites() {
      return rejectedWrites;
    },
    async stop() {
      isOver = true;
      await working;
    },
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
