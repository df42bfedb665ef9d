// Requests per second of the service beside other servers on the same data and the same engine: `npm run bench -- --help`.
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { MongoClient } from "mongodb";
import { createProgress } from "../../../../runtime/tools/tool.js";
import { enginePidOf, residentBytes } from "../../support/processes.js";
import { measureBatches } from "./batches.js";
import { openGround } from "./bench-ground.js";
import { createBenchCalendar } from "./calendar.js";
import { chartFolder, drawCharts } from "./charts.js";
import { startEditing } from "./editing.js";
import { checkEquality } from "./equal-answers.js";
import { fillPeers } from "./fill-peers.js";
import type { FilledCalendar } from "./fill-store.js";
import { measureFootprint } from "./footprint.js";
import { measureGrowth } from "./growth.js";
import { type Measurement, measure } from "./measure.js";
import { showReport, summarize } from "./report.js";
import { type BenchRoute, benchRoutes } from "./requests.js";
import { type BenchServer, peers, startPeer } from "./servers.js";
import { measureSync } from "./sync.js";

interface BenchOptions {
  readonly events: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly warm: number;
  readonly connections: number;
  readonly seed: number;
  readonly only?: readonly string[];
  readonly servers: readonly string[];
  readonly beside?: number;
  readonly json?: string;
  readonly growth?: readonly number[];
  readonly footprint: boolean;
  readonly sync: boolean;
  readonly batch: boolean;
  readonly svg: boolean;
}

const peerDatabase = "peers";
const program = new Command("bench")
  .description(
    `Measures the service beside ${peers.join(", ")}: one engine, the same data, servers by turns in each round. Answers are compared before anything is timed.`,
  )
  .option("--events <n>", "events in the calendar", wholeNumber, 10_000)
  .option("--rounds <n>", "rounds; medians of them count", wholeNumber, 5)
  .option("--seconds <n>", "how long each server is loaded in a round", seconds, 1.5)
  .option("--warm <n>", "how long each is loaded before that, which does not count", seconds, 15)
  .option("--connections <n>", "connections that send one request after another", wholeNumber, 16)
  .option("--seed <n>", "seed of the calendar and of the requests", wholeNumber, 7)
  .option("--only <routes>", "some of get,list,lists,category,search,create,unchanged", words)
  .option(
    "--servers <names>",
    `which to compare with, of ${peers.join(",")}; none for the service alone`,
    words,
    [...peers],
  )
  .option("--beside <n>", "changes of events that an editor makes meanwhile, each second", wholeNumber)
  .option("--json <file>", "writes the figures there as well")
  .option(
    "--growth <sizes>",
    "how the time of lists and the bytes of events grow with the number of events, such as 1000,10000,100000",
    wholeNumbers,
  )
  .option("--batch", "events created one by one beside batches, by one caller", false)
  .option("--footprint", "time until the first answer, memory, idle connections", false)
  .option("--sync", "listeners to the stream of changes, the way of a write to them, and polls", false)
  .option("--svg", "measures nothing, and draws the tables of test/bench/README.md as charts", false)
  .showHelpAfterError("(see --help)")
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
program.parse();
const options = program.opts<BenchOptions>();

if (options.svg) {
  for (const [name, svg] of drawCharts()) writeFileSync(join(chartFolder, name), svg);
  process.exit();
}

const ground = openGround();
try {
  await run();
} finally {
  await ground.leave();
}

async function run(): Promise<void> {
  const { growth } = options;
  const show = (lines: readonly string[]): void => console.log(lines.join("\n"));
  if (growth !== undefined) show(await measureGrowth(ground, growth, options));
  else if (options.batch) show(await measureBatches(ground, options));
  else if (options.footprint) show(await measureFootprint(ground, options));
  else if (options.sync) show(await measureSync(ground, options));
  else await compare();
}

async function compare(): Promise<void> {
  const names = peers.filter((name) => options.servers.includes(name));
  const hasStores = names.some((name) => name !== "limit");
  const calendar = createBenchCalendar(options.seed);
  const { service, ids, uri } = await ground.start(options);
  if (hasStores) await copyToPeers(service, ids, uri);
  const store = { uri, database: peerDatabase };
  const servers = [service, ...(await Promise.all(names.map((name) => startPeer(name, service, store))))];
  for (const server of servers.slice(1)) ground.add(server);

  const routes = benchRoutes(calendar, ids).filter(({ name }) => options.only?.includes(name) ?? true);
  // The limit sends what it has sent before: it has no part in routes where each answer differs.
  const serversOf = (route: BenchRoute): readonly BenchServer[] =>
    servers.filter(({ name }) => name !== "limit" || route.targets.limit !== undefined);
  for (const route of routes) await checkEquality(serversOf(route), route);

  const stopEditing =
    options.beside === undefined ? undefined : startEditing(service.port, ids.events, options.beside);
  const measured = new Map(routes.map(({ name }) => [name, new Map<string, Measurement[]>()]));
  const load = { ...options, enginePid: enginePidOf(service) };
  const turns = routes.reduce((sum, route) => sum + serversOf(route).length, 0);
  const progress = createProgress("Measuring", (options.rounds + 1) * turns);
  // One route after the other: each is measured while nothing but it is asked for.
  for (const route of routes) {
    for (let round = 0; round <= options.rounds; round += 1) {
      for (const server of serversOf(route)) {
        progress.step();
        if (route.as !== undefined && server !== service) continue;
        // The first round warms everything up, takes longer, and does not count.
        const length = round === 0 ? { seconds: options.warm } : {};
        const measurement = await measure(server, route, options.seed + round, { ...load, ...length });
        const known = measured.get(route.name);
        if (round > 0) known?.set(server.name, [...(known.get(server.name) ?? []), measurement]);
      }
    }
  }
  progress.end();
  await stopEditing?.();

  const rows = summarize(routes, measured);
  const about = {
    events: options.events,
    rounds: options.rounds,
    processor: `${cpus().length} x ${cpus()[0]?.model ?? ""}`,
    node: process.version,
    load: loadavg().map((value) => Math.round(value * 10) / 10),
    date: new Date().toISOString().slice(0, 10),
    residentMegabytes: Math.round(residentBytes(service.pid) / 2 ** 20),
  };
  console.log(
    `${about.events} events, ${about.rounds} rounds, ${options.connections} connections, ${options.beside ?? 0} changes a second, ${about.processor}, Node ${about.node}, load average ${about.load.join(" ")}; the service has ${about.residentMegabytes} MB resident.`,
  );
  console.log(showReport(routes, rows));
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify({ ...about, rows }, null, 2)}\n`);
}

async function copyToPeers({ port }: BenchServer, { events }: FilledCalendar, uri: string): Promise<void> {
  const client = new MongoClient(uri, { ignoreUndefined: true });
  const progress = createProgress("Copying", events.length);
  const get = async (id: number): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/calendar/events/v1/events/${id}`);
    return response.json();
  };
  await fillPeers(client.db(peerDatabase), events, get, (count) => progress.step(count));
  progress.end();
  await client.close();
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError("It has to be a number from 1.");
  return value;
}

function wholeNumbers(text: string): readonly number[] {
  return words(text).map(wholeNumber);
}

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError("It has to be a number above 0.");
  return value;
}

function words(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
