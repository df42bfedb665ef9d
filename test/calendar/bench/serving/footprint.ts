import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { enginePidOf, residentBytes } from "../../support/processes.js";
import type { BenchGround } from "./bench-ground.js";
import { createBenchCalendar } from "./calendar.js";
import { runLoop } from "./closed-loop.js";
import { median } from "./measure.js";
import { benchRoutes } from "./requests.js";
import { startProgram } from "./servers.js";

const idleConnections = 10_000;
const starts = 5;
const list = "/calendar/events/v1/events";

/** What the service takes: time until it answers, memory, and connections. Gives the lines of a table. */
export async function measureFootprint(
  ground: BenchGround,
  options: {
    readonly events: number;
    readonly seed: number;
    /** How long each route is asked for. */
    readonly warm: number;
    readonly connections: number;
  },
): Promise<string[]> {
  const { service, ids, dataDir } = await ground.start(options);
  await service.stop();

  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const begun = performance.now();
    const program = await startProgram(dataDir);
    await answer(program.port);
    times.push(performance.now() - begun);
    await program.stop();
  }

  const program = await startProgram(dataDir);
  ground.add(program);
  await answer(program.port);
  await delay(3000);
  const megabytes = (pid: number): number => residentBytes(pid) / 2 ** 20;
  const idle = megabytes(program.pid);
  let loaded = 0;
  for (const route of benchRoutes(createBenchCalendar(options.seed), ids)) {
    if (route.as !== undefined) continue;
    await runLoop(program.port, route.requests(options.seed, undefined), {
      connections: options.connections,
      seconds: options.warm,
    });
    loaded = Math.max(loaded, megabytes(program.pid));
  }
  const sockets = await holdConnections(program.port, idleConnections);
  await delay(5000);
  const open = sockets.filter((socket) => !socket.destroyed && socket.readable).length;
  const answeredIn = await timed(() => answer(program.port));
  const crowded = megabytes(program.pid);
  const engine = megabytes(enginePidOf(program));
  for (const socket of sockets) socket.destroy();

  const row = (what: string, value: string): string => what.padEnd(52) + value.padStart(16);
  return [
    row("first answer of the program on a warm store, median", `${median(times).toFixed(0)} ms`),
    row("resident when idle", `${idle.toFixed(0)} MB`),
    row(`resident under ${options.warm} s of load of each route, at most`, `${loaded.toFixed(0)} MB`),
    row(`idle connections still open of ${idleConnections}`, String(open)),
    row("  resident with them", `${crowded.toFixed(0)} MB`),
    row("  one more request beside them", `${answeredIn.toFixed(1)} ms`),
    row("resident of the engine at the end", `${engine.toFixed(0)} MB`),
  ];
}

async function answer(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${list}`, { headers: { Connection: "close" } });
  await response.text();
  if (response.status !== 200) throw new Error(`The list answers ${response.status}.`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Connections that were used once and are kept. */
async function holdConnections(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const together = 100;
  while (sockets.length < count) {
    const some = await Promise.all(Array.from({ length: together }, () => openConnection(port)));
    sockets.push(...some);
  }
  return sockets;
}

async function openConnection(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  socket.write("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  await once(socket, "data");
  // What else comes is the end of it, which the count of those open shows.
  socket.on("error", () => undefined).resume();
  return socket;
}
