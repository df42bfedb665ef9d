import { availableParallelism } from "node:os";
import { enginePidOf } from "../../support/processes.js";
import type { BenchGround } from "./bench-ground.js";
import { createBenchCalendar } from "./calendar.js";
import { type Measurement, measure, median } from "./measure.js";
import { benchRoutes } from "./requests.js";
import { startService } from "./servers.js";
import { spinRatio } from "./spin.js";

const routes = ["unchanged", "list", "get", "lists", "category"];

/**
 * One process beside two on the same store, by turns: requests per second. Gives the lines of a table, with what bounds
 * the ratio: client and engine are on the same machine, all of them need its processors for each request, and two threads
 * that need nothing else do not always get twice as much done as one.
 */
export async function measureCores(
  ground: BenchGround,
  options: {
    readonly events: number;
    readonly seed: number;
    readonly seconds: number;
    readonly warm: number;
    readonly rounds: number;
    readonly connections: number;
    readonly only?: readonly string[];
  },
): Promise<string[]> {
  const { service: one, ids, uri, dataDir } = await ground.start(options);
  const shared = { MONGODB_URI: uri, MONGODB_DB: "calendar", WORKERS: "2" };
  const two = await startService(`${dataDir}-two`, shared);
  ground.add(two);
  const enginePid = enginePidOf(one);
  const rows: string[] = [];
  for (const route of benchRoutes(createBenchCalendar(options.seed), ids)) {
    if (!(options.only ?? routes).includes(route.name)) continue;
    const load = (server: typeof one, seed: number, seconds: number): Promise<Measurement> =>
      measure(server, route, seed, { ...options, seconds, enginePid });
    for (const server of [one, two]) await load(server, options.seed, options.warm);
    const rounds: Round[] = [];
    for (let round = 1; round <= options.rounds; round += 1) {
      const seed = options.seed + round;
      rounds.push({
        one: await load(one, seed, options.seconds),
        two: await load(two, seed, options.seconds),
        spin: await spinRatio(),
      });
    }
    rows.push(rowOf(route.name, rounds));
  }
  const heads = [
    "one process",
    "two",
    "ratio",
    "at most",
    "two threads",
    "service us",
    "engine us",
    "client us",
  ];
  return [["route", ...heads].join("\t"), ...rows];
}

interface Round {
  readonly one: Measurement;
  readonly two: Measurement;
  readonly spin: number;
}

function rowOf(name: string, rounds: readonly Round[]): string {
  const middle = (read: (round: Round) => number): number => median(rounds.map(read));
  const bound = ({ one }: Round): number => {
    const each = one.serverCpu + one.engineCpu + one.clientCpu;
    return Math.min(2, (availableParallelism() * 1e6) / each / one.perSecond);
  };
  return [
    name,
    middle(({ one }) => one.perSecond).toFixed(0),
    middle(({ two }) => two.perSecond).toFixed(0),
    middle(({ one, two }) => two.perSecond / one.perSecond).toFixed(2),
    middle(bound).toFixed(2),
    middle(({ spin }) => spin).toFixed(2),
    ...(["serverCpu", "engineCpu", "clientCpu"] as const).map((of) =>
      middle(({ two }) => two[of]).toFixed(0),
    ),
  ].join("\t");
}
