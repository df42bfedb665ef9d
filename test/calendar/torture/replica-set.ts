import { setTimeout as pause } from "node:timers/promises";
import { openEndpoints } from "../../../runtime/webhooks/endpoints.js";
import { eventually } from "../../support/eventually.js";
import { createRandom, type Random } from "../../support/random.js";
import { type Receiver, startReceiver } from "../../webhooks/receiver.js";
import { checkAfterCrash } from "./after-crash.js";
import { type Figures, quantile } from "./figures.js";
import type { Ground } from "./ground.js";
import { checkOutbox, untilDelivered, untilSeriesAreComplete } from "./outbox-checks.js";
import { type Course, type SetFailure, setFailures } from "./set-failures.js";
import { type SetLoad, startSetLoad } from "./set-load.js";
import { type SetStand, startSetStand, untilReady } from "./set-stand.js";

/** What fails, and what the random numbers come from. */
export interface SetTorture {
  readonly seed: number;
  /** Names of failures; absent: all. */
  readonly only?: readonly string[];
  /** Milliseconds for which members stop, lag or are not reached; 15 seconds if absent. */
  readonly lengthMs?: number;
  readonly step?: () => void;
}

const usualLengthMs = 15_000;
/** The driver gives up a connection that hangs after 5 s, and a busy machine is late. */
const longestOutageMs = 12_000;
/** After so many rounds, set and services are new ones, so that the look at all of it stays short. */
const roundsPerStand = 10;
const settings = { WEBHOOK_LOCAL: "true", WEBHOOK_RETRY: "200" };

interface Tally {
  readonly failures: string[];
  readonly repairs: string[];
  /** Milliseconds in which no write succeeded, on each machine, by failure. */
  readonly outages: Map<string, number[]>;
  /** Milliseconds after the end of each failure until writes succeed on both machines. */
  readonly recoveries: number[];
  readonly waits: number[];
  readonly counts: Map<string, number>;
}

/**
 * Breaks a replica set, and the two services on it, in random ways while clients read and write on both, and compares the store,
 * the audit and the received webhooks with the answers that the clients got.
 */
export async function tortureReplicaSet(
  ground: Ground,
  rounds: number,
  { seed, only, lengthMs = usualLengthMs, step }: SetTorture,
): Promise<Figures> {
  const random = createRandom(seed);
  const tally: Tally = {
    failures: [],
    repairs: [],
    outages: new Map(),
    recoveries: [],
    waits: [],
    counts: new Map(),
  };
  const wanted = setFailures.filter(({ name }) => only?.includes(name) !== false);
  const isGiven = (process.env.TEST_MONGODB_URI ?? "") !== "";
  const possible = wanted.filter(({ needsScripted }) => !needsScripted || !isGiven);
  const skipped = wanted.filter((failure) => !possible.includes(failure));
  const order = orderOf(possible, rounds, random);
  for (let done = 0; done < rounds; done += roundsPerStand) {
    const chosen = order.slice(done, done + roundsPerStand);
    const stand = await startSetStand(ground, settings);
    try {
      await breakStand(stand, chosen, { tally, course: { random, lengthMs }, round: done, step });
    } finally {
      await stand.close();
    }
  }
  return { part: "replica-set", rows: rowsOf(tally, { seed, rounds, skipped }), failures: tally.failures };
}

/** A random order, in which each failure comes once before any comes again. */
function orderOf(failures: readonly SetFailure[], rounds: number, { below }: Random): readonly SetFailure[] {
  const order: SetFailure[] = [];
  let left: SetFailure[] = [];
  while (order.length < rounds && failures.length > 0) {
    if (left.length === 0) left = [...failures];
    order.push(...left.splice(below(left.length), 1));
  }
  return order;
}

interface Run {
  readonly tally: Tally;
  readonly course: Course;
  readonly round: number;
  readonly step: (() => void) | undefined;
}

async function breakStand(
  stand: SetStand,
  chosen: readonly SetFailure[],
  { tally, course, round, step }: Run,
): Promise<void> {
  const receiver = await startReceiver();
  receiver.answer(() => (Math.random() < 0.05 ? 500 : 204));
  await openEndpoints(stand.database).add({ _id: "torture", url: receiver.url, types: ["*"] });
  await untilReady(stand);
  const load = startSetLoad(stand, round);
  await eventually(() => load.record.isWellSince(0));
  for (const [index, failure] of chosen.entries()) {
    await pause(500 + course.random.below(2000));
    const begun = performance.now();
    const spared = await failure.run(stand, course);
    const ended = performance.now();
    await untilReady(stand);
    await eventually(() => load.record.isWellSince(ended));
    tally.recoveries.push(performance.now() - ended);
    const outages = stand.machines.map((machine) => load.record.outageSince(machine, begun));
    tally.outages.set(failure.name, [...(tally.outages.get(failure.name) ?? []), ...outages]);
    const stopped = spared
      .map((machine) => ({ machine, ms: load.record.outageSince(machine, begun) }))
      .filter(({ ms }) => ms > longestOutageMs)
      .map(({ machine, ms }) => `no write succeeded on ${machine.api} for ${Math.round(ms)} ms`);
    const wrong = [...load.record.takeFailures(), ...stopped];
    tally.failures.push(...wrong.map((one) => `round ${round + index + 1} (${failure.name}): ${one}`));
    step?.();
  }
  await load.stop();
  await lookAt(stand, { load, receiver, tally });
  await receiver.close();
}

async function lookAt(
  stand: SetStand,
  { load, receiver, tally }: { readonly load: SetLoad; readonly receiver: Receiver; readonly tally: Tally },
): Promise<void> {
  const { database, machines } = stand;
  const [first] = machines;
  receiver.answer(204);
  const { failures, repairs, waits } = await checkAfterCrash(database, first.api, load.ledgers);
  await untilSeriesAreComplete(database);
  await untilDelivered(database);
  tally.failures.push(...failures, ...(await checkOutbox(database, receiver.received)));
  tally.failures.push(...machines.flatMap((machine) => machine.failures()));
  tally.repairs.push(...repairs);
  tally.waits.push(...waits);
  const add = (label: string, count: number): void => {
    tally.counts.set(label, (tally.counts.get(label) ?? 0) + count);
  };
  add(
    "writes acknowledged",
    load.ledgers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  );
  add(
    "records compared",
    load.ledgers.reduce((sum, { records }) => sum + records.size, 0),
  );
  add("attempts answered with 503 or 507", load.record.rejectedWrites());
  add("webhook messages received", receiver.received.length);
  for (const machine of machines) {
    const { answered, all } = load.record.readsWithoutPrimary(machine);
    add(`reads that began without a primary, ${machine.readPreference}`, all);
    add(`of these answered with 200, ${machine.readPreference}`, answered);
  }
}

function rowsOf(
  { failures, repairs, outages, recoveries, waits, counts }: Tally,
  {
    seed,
    rounds,
    skipped,
  }: { readonly seed: number; readonly rounds: number; readonly skipped: readonly SetFailure[] },
): Figures["rows"] {
  const byFailure = [...outages].map(
    ([name, times]) =>
      [
        `${name}: times, without a write, ms, median / p99`,
        `${times.length / 2}, ${quantile(times, 0.5)} / ${quantile(times, 0.99)}`,
      ] as const,
  );
  const reason = "TEST_MONGODB_URI names a set whose processes are not this program's";
  return [
    ["seed", seed],
    ["rounds", rounds],
    ...counts,
    ["lost, doubled or invalid", failures.length],
    ["left by crashes and repaired by the doctor", repairs.length],
    ["locks left by crashes, slowest write that needs one, ms", `${waits.length} / ${quantile(waits, 1)}`],
    ...byFailure,
    [
      "until writes succeed on both after the end, ms, median / worst",
      `${quantile(recoveries, 0.5)} / ${quantile(recoveries, 1)}`,
    ],
    ...skipped.map(({ name }) => [`skipped: ${name}`, reason] as const),
  ];
}
