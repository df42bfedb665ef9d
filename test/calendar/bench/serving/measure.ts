import { runLoop } from "./closed-loop.js";
import type { BenchRoute } from "./requests.js";
import { type BenchServer, processorTime } from "./servers.js";

/** What one server did with one route in one round. */
export interface Measurement {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time for each request. */
  readonly serverCpu: number;
  readonly engineCpu: number;
  readonly clientCpu: number;
  /** Bytes of each answer. */
  readonly bytes: number;
}

export interface MeasureOptions {
  readonly seconds: number;
  readonly connections: number;
  readonly enginePid: number;
}

/** Loads a server with the requests of a route. */
export async function measure(
  server: BenchServer,
  route: BenchRoute,
  seed: number,
  { seconds, connections, enginePid }: MeasureOptions,
): Promise<Measurement> {
  const tag = await tagOf(server, route);
  const next = route.requests(seed, tag);
  const times = (): number[] => [
    processorTime(server.pid),
    processorTime(enginePid),
    process.cpuUsage().user + process.cpuUsage().system,
  ];
  const before = times();
  const {
    requests,
    seconds: elapsed,
    latencies,
    bytes,
  } = await runLoop(server.port, next, { connections, seconds });
  const [serverCpu = 0, engineCpu = 0, clientCpu = 0] = times().map(
    (after, at) => (after - (before[at] ?? 0)) / requests,
  );
  const at = (share: number): number => latencies[Math.floor(share * (latencies.length - 1))] ?? 0;
  return {
    perSecond: requests / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    serverCpu,
    engineCpu,
    clientCpu,
    bytes: bytes / requests,
  };
}

async function tagOf({ port }: BenchServer, { samples }: BenchRoute): Promise<string | undefined> {
  const [sample] = samples;
  if (sample?.method !== "GET") return undefined;
  const response = await fetch(`http://127.0.0.1:${port}${sample.path}`);
  await response.arrayBuffer();
  return response.headers.get("etag") ?? undefined;
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
