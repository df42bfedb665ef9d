import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../../support/eventually.js";
import type { ServiceProcess } from "../../support/workspace.js";
import { childrenOf } from "../support/processes.js";
import { type Asked, createCaller, type Outcome } from "./caller.js";
import { type Figures, quantile } from "./figures.js";
import type { Ground } from "./ground.js";

interface StopOptions {
  /** For each worker. What they ask has to be answered within the time that the service takes for its end. */
  readonly callers?: number;
  readonly step?: () => void;
}

/** Milliseconds after which a service that does not end hangs. */
const hangMs = 60_000;

/**
 * Stops the service by SIGTERM while callers with open connections ask without a pause, with one worker and two by turns. No
 * request may be cut off, the end has to come in time with 0, and nothing of the service may be left.
 */
export async function tortureStopping(
  ground: Ground,
  rounds: number,
  { callers = 16, step = () => undefined }: StopOptions = {},
): Promise<Figures> {
  const failures: string[] = [];
  const ends: number[] = [];
  let answered = 0;
  let whileStopping = 0;
  let unaccepted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const workers = 1 + (round % 2);
    const dataDir = ground.newDataFolder();
    const service = await ground.start({ DATA_DIR: dataDir, WORKERS: String(workers) });
    const found = await stopUnderLoad(service, workers * callers);
    answered += found.answered;
    whileStopping += found.whileStopping;
    unaccepted += found.unaccepted;
    ends.push(found.endedMs);
    const left = existsSync(join(dataDir, "engine.json")) ? ["the engine was not closed"] : [];
    failures.push(...[...found.failures, ...left].map((failure) => `${workers} workers: ${failure}`));
    step();
  }
  return {
    part: "stop",
    rows: [
      [`SIGTERM with ${callers} callers and 1 worker, ${2 * callers} and 2, by turns`, rounds],
      ["requests answered", answered],
      ["of these after the signal", whileStopping],
      ["new connections that were reset", unaccepted],
      ["cut off, hung, or answered with an error", failures.length],
      ["until the end, ms, median / worst", `${quantile(ends, 0.5)} / ${quantile(ends, 1)}`],
    ],
    failures,
  };
}

interface Stop {
  readonly answered: number;
  readonly whileStopping: number;
  /** New connections that came just when the port was closed. */
  readonly unaccepted: number;
  readonly endedMs: number;
  readonly failures: readonly string[];
}

async function stopUnderLoad(service: ServiceProcess, callers: number): Promise<Stop> {
  const failures: string[] = [];
  let answered = 0;
  let whileStopping = 0;
  let unaccepted = 0;
  let isStopping = false;
  const work = async (index: number): Promise<void> => {
    const caller = createCaller(service.api);
    for (let count = index; ; count += 1) {
      const asked = requestOf(count, index);
      const outcome = await caller.ask(asked);
      if (outcome.kind === "reset" && isStopping) unaccepted += 1;
      if (outcome.kind === "unreachable" || (outcome.kind === "reset" && isStopping)) break;
      failures.push(...judge(asked, outcome, isStopping));
      if (outcome.kind !== "answered") break;
      answered += 1;
      whileStopping += isStopping ? 1 : 0;
      // Some connections are at rest when the signal comes, and asked on again soon after it.
      if (index % 4 === 3) await pause(Math.random() * 300);
    }
    caller.close();
  };
  const working = Promise.all(Array.from({ length: callers }, (_, index) => work(index)));
  await eventually(() => answered > 5 * callers);
  const processes = childrenOf(service.pid);
  isStopping = true;
  const begun = performance.now();
  const code = await service.stop("SIGTERM");
  const endedMs = performance.now() - begun;
  await working;
  if (code !== 0) failures.push(`it ended with ${String(code)}`);
  if (endedMs > hangMs) failures.push(`it took ${Math.round(endedMs)} ms to end`);
  const left = processes.filter((pid) => existsSync(`/proc/${pid}`));
  if (left.length > 0) failures.push(`${left.length} of its processes are left`);
  return { answered, whileStopping, unaccepted, endedMs, failures };
}

function requestOf(count: number, index: number): Asked {
  const kinds: readonly Asked[] = [
    { method: "GET", path: "/events" },
    {
      method: "POST",
      path: "/venues",
      body: { venue: `Hall ${index} ${count}`, description: "x".repeat(2000) },
    },
    { method: "GET", path: "/venues?per_page=20" },
    { method: "GET", path: "/doc" },
  ];
  return kinds[count % kinds.length] ?? { method: "GET", path: "/events" };
}

/** The store is available to the end, so that a 503 for a missing store is a failure. */
function judge({ method, path }: Asked, outcome: Outcome, isStopping: boolean): string[] {
  const when = `${method} ${path}${isStopping ? " after the signal" : ""}`;
  if (outcome.kind === "reset") return [`${when} was reset`];
  if (outcome.kind === "cut") return [`${when} was cut off: ${outcome.reason}`];
  if (outcome.kind === "hung") return [`${when} got no answer`];
  if (outcome.kind === "answered" && outcome.status >= 400) return [`${when} got ${outcome.status}`];
  return [];
}
