import { setTimeout as pause } from "node:timers/promises";
import { createRandom, type Random } from "../../support/random.js";
import { type Caller, createCaller, readAnswer } from "./caller.js";
import type { Figures } from "./figures.js";
import type { Ground } from "./ground.js";
import { findViolation, type Operation } from "./history-checks.js";
import { findStepsBack, type Reader, startReaders } from "./list-readers.js";
import { setFailures } from "./set-failures.js";
import { type SetStand, startSetStand, untilReady } from "./set-stand.js";

/** How long histories are, and what their numbers come from. */
export interface HistoryOptions {
  readonly operations: number;
  readonly seed: number;
  readonly step?: (count?: number) => void;
}

const registers = 8;
const clients = 32;
/** A write of unknown outcome that has a key is repeated so often. */
const repeats = 3;

/**
 * Lets clients who share the latest consistency token read and write the names of a few venues on two machines, while primaries
 * step down and change streams hang, and checks that the history of each venue is linearizable. Other clients, each with
 * tokens of its own, must see their own writes, and never go back in time in records, lists and totals.
 */
export async function tortureByHistories(ground: Ground, options: HistoryOptions): Promise<Figures> {
  const stand = await startSetStand(ground);
  try {
    await untilReady(stand);
    return await recordAndCheck(stand, options);
  } finally {
    await stand.close();
  }
}

async function recordAndCheck(stand: SetStand, options: HistoryOptions): Promise<Figures> {
  const { operations, seed } = options;
  const ids = await createRegisters(stand);
  const shared: Shared = { token: "", histories: new Map(ids.map((id) => [id, []])), count: 0, failures: [] };
  const isOver = (): boolean => shared.count >= operations;
  const disturbances = startDisturbances(stand, createRandom(seed));
  const readers = startReaders(stand, isOver);
  const writing = Array.from({ length: clients }, (_, index) =>
    work(stand, shared, {
      name: `c${index}`,
      random: createRandom(seed + index),
      isOver,
      step: options.step,
    }),
  );
  await Promise.all(writing);
  const seen = await readers;
  const disturbed = await disturbances.stop();
  const begun = performance.now();
  const violations = [...shared.histories].flatMap(([id, history]) => violationIn(id, history));
  const checkMs = Math.round(performance.now() - begun);
  const failures = [...shared.failures, ...violations, ...(await findStepsBack(stand.database, seen))];
  failures.push(...stand.machines.flatMap((machine) => machine.failures()));
  return { part: "histories", rows: rowsOf(shared, { seen, disturbed, checkMs, seed }), failures };
}

function rowsOf(
  { histories, count }: Shared,
  {
    seen,
    disturbed,
    checkMs,
    seed,
  }: {
    readonly seen: readonly Reader[];
    readonly disturbed: Figures["rows"];
    readonly checkMs: number;
    readonly seed: number;
  },
): Figures["rows"] {
  const all = [...histories.values()].flat();
  const writes = all.filter(({ kind }) => kind === "write");
  const unknown = writes.filter(({ end }) => end === Number.POSITIVE_INFINITY);
  return [
    ["seed", seed],
    ["operations on single records, two machines", count],
    [
      "answered reads / acknowledged writes",
      `${all.length - writes.length} / ${writes.length - unknown.length}`,
    ],
    ["writes of unknown outcome", unknown.length],
    ["views of readers with tokens of their own", seen.reduce((sum, { views }) => sum + views.length, 0)],
    ...disturbed,
    ["check of all histories, ms", checkMs],
  ];
}

/** Between two disturbances, at least; and how long they last. */
const calmMs = 2000;
const disturbances = setFailures.filter(({ isBrief }) => isBrief);

/** Disturbs a scripted set again and again; a given one never. Ends with how often each way came. */
function startDisturbances(
  stand: SetStand,
  random: Random,
): { readonly stop: () => Promise<Figures["rows"]> } {
  const counts = new Map(disturbances.map(({ name }) => [name, 0]));
  let isOver = stand.scripted === undefined;
  const disturb = async (): Promise<void> => {
    while (!isOver) {
      await pause(calmMs + random.below(calmMs));
      const { name, run } = random.pick(disturbances);
      await run(stand, { random, lengthMs: calmMs });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  const disturbing = disturb();
  return {
    async stop() {
      isOver = true;
      await disturbing;
      return [...counts];
    },
  };
}

async function createRegisters({ machines: [{ api }] }: SetStand): Promise<number[]> {
  const caller = createCaller(api);
  const ids: number[] = [];
  for (let index = 0; index < registers; index += 1) {
    const created = await caller.ask({ method: "POST", path: "/venues", body: { venue: initial } });
    ids.push(Number(readAnswer(created).id));
  }
  caller.close();
  return ids;
}

const initial = "initial";

/** What the clients share. */
interface Shared {
  /** The latest token that any of them got. */
  token: string;
  readonly histories: ReadonlyMap<number, Operation[]>;
  count: number;
  /** Answers that no client should get. */
  readonly failures: string[];
}

interface Client {
  readonly name: string;
  readonly random: Random;
  readonly isOver: () => boolean;
  readonly step: ((count?: number) => void) | undefined;
}

async function work(
  { machines }: SetStand,
  shared: Shared,
  { name, random, isOver, step }: Client,
): Promise<void> {
  const callers = machines.map(({ api }) => createCaller(api));
  const ids = [...shared.histories.keys()];
  for (let count = 0; !isOver(); count += 1) {
    const id = random.pick(ids);
    const session = { shared, callers, random };
    const start = performance.now();
    const operation =
      random.below(10) === 0
        ? await writeOnce(session, { id, value: `${name} ${count}`, start })
        : await readOnce(session, { id, start });
    if (operation !== undefined) shared.histories.get(id)?.push(operation);
    // A read that failed says nothing, and is none.
    else await pause(50);
    shared.count += operation === undefined ? 0 : 1;
    step?.(operation === undefined ? 0 : 1);
  }
  for (const caller of callers) caller.close();
}

interface Session {
  readonly shared: Shared;
  readonly callers: readonly Caller[];
  readonly random: Random;
}

async function readOnce(session: Session, { id, start }: { readonly id: number; readonly start: number }) {
  const answer = await ask(session, { method: "GET", path: `/venues/${id}` });
  if (answer.status !== 200) return undefined;
  const operation: Operation = {
    kind: "read",
    value: String(answer.body.venue),
    start,
    end: performance.now(),
  };
  return operation;
}

/** A write with a key, which is repeated on either machine until it is answered, or one without. */
async function writeOnce(
  session: Session,
  { id, value, start }: { readonly id: number; readonly value: string; readonly start: number },
): Promise<Operation> {
  const isKeyed = session.random.below(2) === 0;
  const asked = { method: "PATCH", path: `/venues/${id}`, body: { venue: value } };
  const headers = isKeyed ? { "Idempotency-Key": value } : {};
  for (let attempt = 0; attempt < (isKeyed ? repeats : 1); attempt += 1) {
    const { status } = await ask(session, { ...asked, headers });
    if (status === 200) return { kind: "write", value, start, end: performance.now() };
  }
  return { kind: "write", value, start, end: Number.POSITIVE_INFINITY };
}

/** Asks one of the machines with the latest token. */
async function ask({ shared, callers, random }: Session, asked: Parameters<Caller["ask"]>[0]) {
  const brought = shared.token === "" ? {} : { "X-Consistency-Token": shared.token };
  const outcome = await random.pick(callers).ask({ ...asked, headers: { ...asked.headers, ...brought } });
  if (outcome.kind !== "answered") return { status: 0, body: {} };
  if (outcome.status >= 400 && outcome.status !== 503)
    shared.failures.push(
      `${asked.method} ${asked.path} got ${outcome.status}: ${outcome.text.slice(0, 120)}`,
    );
  const { "x-consistency-token": token = "" } = outcome.headers;
  if (typeof token === "string" && token > shared.token) shared.token = token;
  return { status: outcome.status, body: readAnswer(outcome) };
}

function violationIn(id: number, history: readonly Operation[]): string[] {
  const violation = findViolation(history, initial);
  if (violation === undefined) return [];
  const { kind, value, start, end } = violation;
  const around = history.filter((other) => other.value === value || (other.start < end && other.end > start));
  return [`venue ${id}: no order explains the ${kind} of ${value}: ${JSON.stringify(around)}`];
}
