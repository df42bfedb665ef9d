import { createProgress } from "../../../../runtime/tools/tool.js";
import { startScriptedReplicaSet } from "../../../support/replica-set/index.js";
import { enginePidOf } from "../../support/processes.js";
import { type BenchGround, fillDatabase } from "./bench-ground.js";
import { createBenchCalendar } from "./calendar.js";
import { measure, median } from "./measure.js";
import { measurePropagation, quantile } from "./propagation.js";
import { benchRoutes } from "./requests.js";
import { type BenchServer, startService } from "./servers.js";

const routes = ["get", "list", "lists", "unchanged"];

interface MachinesOptions {
  readonly events: number;
  readonly seed: number;
  readonly seconds: number;
  readonly warm: number;
  readonly rounds: number;
  readonly connections: number;
  readonly reads: number;
  readonly only?: readonly string[];
}

/**
 * The service on the embedded store beside one process on a set of one member and two on a set of three, all with the same
 * data on one engine: requests per second by turns. Then how soon a write that one machine acknowledged is seen on the
 * other, and how many reads with its token miss it. The sets are scripted ones in front of the engine.
 */
export async function measureMachines(ground: BenchGround, options: MachinesOptions): Promise<string[]> {
  const { service: embedded, ids, uri, dataDir } = await ground.start(options);
  const start = async (name: string, members: number, hosts: readonly string[]): Promise<BenchServer[]> => {
    const set = await startScriptedReplicaSet(uri, members);
    ground.add({ name, port: 0, pid: 0, stop: () => set.close() });
    await fillDatabase(uri, name, options);
    const servers: BenchServer[] = [];
    for (const host of hosts) {
      // Another name of the host makes another machine: they share no log of writes.
      const settings = { MONGODB_URI: set.uri.replaceAll("127.0.0.1", host), MONGODB_DB: name };
      const server = await startService(`${dataDir}-${name}`, settings);
      ground.add(server);
      servers.push(server);
    }
    return servers;
  };
  const [single] = await start("single", 1, ["127.0.0.1"]);
  const [first, second] = await start("three", 3, ["127.0.0.1", "localhost"]);
  if (single === undefined || first === undefined || second === undefined)
    throw new Error("A service is missing.");

  const wanted = benchRoutes(createBenchCalendar(options.seed), ids).filter(({ name }) =>
    (options.only ?? routes).includes(name),
  );
  const load = { ...options, enginePid: enginePidOf(embedded) };
  const servers = [embedded, single, first, second];
  const progress = createProgress("Measuring", wanted.length * (options.rounds + 1) * servers.length);
  const rows: string[] = [];
  for (const route of wanted) {
    const rounds: number[][] = [];
    for (let round = 0; round <= options.rounds; round += 1) {
      const perSecond: number[] = [];
      for (const server of servers) {
        const seconds = round === 0 ? options.warm : options.seconds;
        perSecond.push((await measure(server, route, options.seed + round, { ...load, seconds })).perSecond);
        progress.step();
      }
      if (round > 0) rounds.push(perSecond);
    }
    const figures = servers.map((_server, at) => median(rounds.map((one) => one[at] ?? 0)));
    const ratios = servers
      .slice(1)
      .map((_server, at) => median(rounds.map((one) => (one[at + 1] ?? 0) / (one[0] ?? 1))));
    rows.push(
      [route.name, ...figures.map((one) => one.toFixed(0)), ...ratios.map((one) => one.toFixed(2))].join(
        "\t",
      ),
    );
  }
  progress.end();

  const [event = 0] = ids.events;
  const propagation = await measurePropagation({
    first,
    second,
    event,
    reads: options.reads,
    connections: options.connections,
  });
  return [
    ["route", "embedded", "single member", "three: first", "second", "ratios to embedded"].join("\t"),
    ...rows,
    `a write seen on the other machine after, ms: p50 ${quantile(propagation.delays, 0.5)}, p99 ${quantile(propagation.delays, 0.99)}, of ${propagation.delays.length}`,
    `reads with the token of the latest write: ${propagation.reads}, ${propagation.stale} without it; p50 ${quantile(propagation.latencies, 0.5)} ms, p99 ${quantile(propagation.latencies, 0.99)} ms; ${propagation.writes} writes meanwhile`,
  ];
}
