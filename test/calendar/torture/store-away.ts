import { setTimeout as pause } from "node:timers/promises";
import { openKeys } from "../../../runtime/auth/keys.js";
import { openEmbedded } from "../../../runtime/storage/embedded/embedded-store.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { eventually } from "../../support/eventually.js";
import { openStoreProxy } from "../../support/store-proxy.js";
import type { ServiceProcess } from "../../support/workspace.js";
import { enginePidOf } from "../support/processes.js";
import { type Asked, type Caller, createCaller, type Outcome, readAnswer } from "./caller.js";
import { type Figures, quantile } from "./figures.js";
import { failuresIn, type Ground } from "./ground.js";

/** A service whose store can be taken away and given back. */
interface Stand {
  readonly service: ServiceProcess;
  readonly key: string;
  takeAway(): void;
  giveBack(): void;
  close(): Promise<void>;
}

/** The ways in which a store goes away. */
export const ways = ["killed", "stopped", "cut", "hung"] as const;
type Way = (typeof ways)[number];

const callers = 16;
/** Seconds that the service gives a request. */
const budget = 3;
/** A busy machine answers late; a request without a time limit takes longer still. */
const toleranceMs = 15_000;

/**
 * Takes the store away under load, in the chosen ways by turns: the engine killed, the engine stopped, its connections cut, its
 * connections silent. Every request has to get its answer in time, and the service to be as before when the store is back.
 */
export async function tortureStoreAway(
  ground: Ground,
  chosen: readonly Way[],
  step: () => void = () => undefined,
  awaySeconds = 10,
): Promise<Figures> {
  const failures: string[] = [];
  const rows: [string, string][] = [];
  for (const way of chosen) {
    const found = await takeStoreAway(ground, way, awaySeconds * 1000);
    failures.push(...found.failures.map((failure) => `${way}: ${failure}`));
    rows.push([
      `store ${way} for ${way === "killed" ? "as long as it takes" : `${awaySeconds} s`}`,
      found.summary,
    ]);
    step();
  }
  return { part: "away", rows, failures };
}

async function takeStoreAway(
  ground: Ground,
  way: Way,
  awayMs: number,
): Promise<{ readonly failures: string[]; readonly summary: string }> {
  const stand =
    way === "killed" || way === "stopped" ? await standOnEngine(ground, way) : await standOnWire(ground, way);
  const { service } = stand;
  try {
    const load = await startLoad(service.api, stand.key);
    await eventually(() => load.answered() > 5 * callers);
    stand.takeAway();
    await pause(awayMs / 2);
    const whileAway = way === "killed" ? 503 : await readiness(service.api);
    await pause(awayMs / 2);
    stand.giveBack();
    const returned = performance.now();
    await eventually(async () => (await readiness(service.api)) === 200);
    const readyMs = Math.round(performance.now() - returned);
    await untilFine(service.api, stand.key);
    const fineMs = Math.round(performance.now() - returned);
    const outcomes = await load.stop();
    const failures = outcomes.flatMap(({ asked, outcome }) => judge(asked, outcome));
    failures.push(...(await lostRecords(service.api, stand.key, outcomes)));
    failures.push(...failuresIn(service.output()));
    if (whileAway !== 503) failures.push(`/readyz answered ${whileAway} while the store was away`);
    const times = outcomes.flatMap(({ outcome }) => (outcome.kind === "answered" ? [outcome.ms] : []));
    const rejected = outcomes.filter(({ outcome }) => outcome.kind === "answered" && outcome.status === 503);
    const summary = `${outcomes.length} requests, ${rejected.length} got 503, slowest ${quantile(times, 1)} ms, ready after ${readyMs} ms, all well after ${fineMs} ms`;
    return { failures, summary };
  } finally {
    await stand.close();
  }
}

const settings = { REQUEST_TIMEOUT: String(budget), LOG_LEVEL: "error" };

/** A service with an engine of its own. */
async function standOnEngine(ground: Ground, way: "killed" | "stopped"): Promise<Stand> {
  const dataDir = ground.newDataFolder();
  const store = await openEmbedded({ dataDir, log: silent });
  const key = await createKey(store.uri);
  await store.close();
  const service = await ground.start({ ...settings, DATA_DIR: dataDir });
  const engine = enginePidOf(service);
  return {
    service,
    key,
    takeAway: () => void process.kill(engine, way === "killed" ? "SIGKILL" : "SIGSTOP"),
    giveBack() {
      if (way === "stopped") process.kill(engine, "SIGCONT");
    },
    async close() {
      await service.stop("SIGTERM");
    },
  };
}

/** A service at the other end of a wire to its store. */
async function standOnWire(ground: Ground, way: "cut" | "hung"): Promise<Stand> {
  const store = await openEmbedded({ dataDir: ground.newDataFolder(), log: silent });
  const key = await createKey(store.uri);
  const proxy = await openStoreProxy(store.uri);
  const service = await ground.start({ ...settings, MONGODB_URI: proxy.uri });
  return {
    service,
    key,
    takeAway: () => (way === "cut" ? proxy.cut() : proxy.hang()),
    giveBack: () => proxy.restore(),
    async close() {
      await service.stop("SIGTERM");
      await proxy.close();
      await store.close();
    },
  };
}

const silent = { info: () => undefined, warn: () => undefined };

async function createKey(uri: string): Promise<string> {
  const database = await openDatabase(uri, "calendar");
  const key = await openKeys(database, undefined).create({
    name: "torture",
    role: "administrator",
    author: 1,
  });
  await database.close();
  return key;
}

interface Asking {
  readonly asked: Asked;
  readonly outcome: Outcome;
}

interface Load {
  /** How many requests have been answered so far. */
  answered(): number;
  stop(): Promise<readonly Asking[]>;
}

/** Callers that read and write one request after another, with a key that the service looks up in its store. */
async function startLoad(api: string, key: string): Promise<Load> {
  const headers = { Authorization: `Bearer ${key}` };
  const first = createCaller(api);
  const made = readAnswer(
    await first.ask({ method: "POST", path: "/venues", headers, body: { venue: "Hall" } }),
  );
  first.close();
  const all: Asking[] = [];
  let isOver = false;
  let count = 0;
  const next = (): Asked => {
    count += 1;
    const kinds: readonly Asked[] = [
      { method: "GET", path: "/venues" },
      { method: "GET", path: `/venues/${String(made.id)}` },
      { method: "POST", path: "/venues", body: { venue: `Hall ${count}` } },
      { method: "GET", path: "/events?search=night" },
      { method: "PATCH", path: `/venues/${String(made.id)}`, body: { city: `City ${count}` } },
      { method: "GET", path: "//files/1/none.png" },
    ];
    return { ...(kinds[count % kinds.length] ?? { method: "GET", path: "/venues" }), headers };
  };
  const work = async (): Promise<void> => {
    const caller = createCaller(api);
    while (!isOver) {
      const asked = next();
      const outcome = await caller.ask(asked);
      all.push({ asked, outcome });
      if (outcome.kind === "answered" && outcome.status < 500) continue;
      await pause(50);
    }
    caller.close();
  };
  const working = Promise.all(Array.from({ length: callers }, work));
  return {
    answered: () => all.length,
    async stop() {
      isOver = true;
      await working;
      return all;
    },
  };
}

function judge({ method, path }: Asked, outcome: Outcome): string[] {
  const what = `${method} ${path}`;
  if (outcome.kind !== "answered") return [`${what} was ${outcome.kind}`];
  const { status, headers, ms } = outcome;
  const failures = ms > budget * 1000 + toleranceMs ? [`${what} took ${Math.round(ms)} ms`] : [];
  if (status === 503 && headers["retry-after"] === undefined)
    failures.push(`${what} got 503 without Retry-After`);
  if (status >= 500 && status !== 503) failures.push(`${what} got ${status}: ${outcome.text.slice(0, 100)}`);
  return failures;
}

/** What was acknowledged can be read again. */
async function lostRecords(api: string, key: string, outcomes: readonly Asking[]): Promise<string[]> {
  const created = outcomes.filter(({ outcome }) => outcome.kind === "answered" && outcome.status === 201);
  const caller = createCaller(api);
  const failures: string[] = [];
  for (const { asked, outcome } of created.slice(-50)) {
    const { id, venue } = readAnswer(outcome);
    const read = await caller.ask({
      method: "GET",
      path: `/venues/${String(id)}`,
      headers: { Authorization: `Bearer ${key}` },
    });
    if (readAnswer(read).venue !== venue)
      failures.push(`${JSON.stringify(asked.body)} was acknowledged and is lost`);
  }
  caller.close();
  return failures;
}

async function readiness(api: string): Promise<number> {
  const caller: Caller = createCaller(api);
  const outcome = await caller.ask({ method: "GET", path: "//readyz" });
  caller.close();
  return outcome.kind === "answered" ? outcome.status : 0;
}

/** Waits until reads and writes succeed again, each ten times in a row. */
async function untilFine(api: string, key: string): Promise<void> {
  const caller = createCaller(api);
  const headers = { Authorization: `Bearer ${key}` };
  let inRow = 0;
  await eventually(async () => {
    const written = await caller.ask({
      method: "POST",
      path: "/tags",
      headers,
      body: { name: `Back ${performance.now()}` },
    });
    const read = await caller.ask({ method: "GET", path: "/venues", headers });
    const isWell = [written, read].every((outcome) => outcome.kind === "answered" && outcome.status < 300);
    inRow = isWell ? inRow + 1 : 0;
    return inRow >= 10;
  });
  caller.close();
}
