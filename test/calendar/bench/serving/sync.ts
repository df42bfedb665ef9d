import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { residentBytes } from "../../support/processes.js";
import type { BenchGround } from "./bench-ground.js";
import { runLoop, toRequest } from "./closed-loop.js";
import { median } from "./measure.js";
import { key, startProgram } from "./servers.js";

const idleListeners = 10_000;
const busyListeners = 1000;
const writes = 100;
const base = "/calendar/events/v1/events";

/** A client that listens to the stream of changes. */
interface BenchListener {
  readonly socket: Socket;
  /** Changes that it has got. */
  changes: number;
  /** When the last one came. */
  at: number;
}

/** What following the calendar takes: listeners, the way of a write to them, polls. Gives the lines of a table. */
export async function measureSync(
  ground: BenchGround,
  options: {
    readonly events: number;
    readonly seed: number;
    readonly rounds: number;
    readonly seconds: number;
    readonly warm: number;
    readonly connections: number;
  },
): Promise<string[]> {
  const { service, ids, dataDir } = await ground.start(options);
  await service.stop();
  const program = await startProgram(dataDir);
  ground.add(program);
  const { port } = program;
  const megabytes = (): number => residentBytes(program.pid) / 2 ** 20;
  const [event = 0] = ids.events;
  const write = (number: number) => timedWrite(port, event, number);

  // What the first writes and streams load is not what listeners take.
  for (const listener of await openListeners(port, 100)) listener.socket.destroy();
  for (let number = 0; number < 20; number += 1) await write(-number);
  await delay(3000);
  const before = megabytes();
  const idle = await openListeners(port, idleListeners);
  await delay(5000);
  const crowded = megabytes();
  const toAll = await latencies(idle, write, 5);
  const open = idle.filter(({ socket }) => !socket.destroyed && socket.readable).length;
  const afterwards = megabytes();
  for (const { socket } of idle.slice(busyListeners)) socket.destroy();
  await delay(1000);
  const toSome = await latencies(idle.slice(0, busyListeners), write, writes);
  for (const { socket } of idle) socket.destroy();
  const poll = await comparePolls(port, options);

  const row = (what: string, value: string): string => what.padEnd(60) + value.padStart(24);
  const times = ({ p50, p99 }: { readonly p50: number; readonly p99: number }): string =>
    `${p50.toFixed(1)}, ${p99.toFixed(1)} ms`;
  return [
    row(`streams open of ${idleListeners}`, String(open)),
    row("  resident before and with them", `${before.toFixed(0)}, ${crowded.toFixed(0)} MB`),
    row("  after five changes to all of them", `${afterwards.toFixed(0)} MB`),
    row("  from a write to its arrival at all of them, p50 and p99", times(toAll)),
    row(`from a write to its arrival at ${busyListeners} listeners, p50 and p99`, times(toSome)),
    row("poll with nothing new, time of a 304 as unit, median", poll.median.toFixed(2)),
    row("  in each round", poll.rounds.map((ratio) => ratio.toFixed(2)).join(" ")),
    row("  304s and polls per second", poll.rates.map((two) => two.map(Math.round).join("/")).join(" ")),
  ];
}

async function openListeners(port: number, count: number): Promise<BenchListener[]> {
  const listeners: BenchListener[] = [];
  const together = 100;
  while (listeners.length < count)
    listeners.push(...(await Promise.all(Array.from({ length: together }, () => openListener(port)))));
  return listeners;
}

async function openListener(port: number): Promise<BenchListener> {
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  socket.write(`GET ${base}/changes/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  const [head] = (await once(socket, "data")) as [Buffer];
  if (!head.toString("latin1").startsWith("HTTP/1.1 200"))
    throw new Error(`A stream says ${head.toString()}`);
  const listener: BenchListener = { socket, changes: 0, at: 0 };
  // Events are written whole, so that few of them are cut by the ends of chunks.
  socket
    .on("error", () => undefined)
    .on("data", (chunk: Buffer) => {
      if (!chunk.includes("event: change")) return;
      listener.changes += 1;
      listener.at = performance.now();
    });
  return listener;
}

/** Changes the title of an event; resolves to when that was asked for. */
async function timedWrite(port: number, event: number, number: number): Promise<number> {
  const sent = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${base}/${event}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    body: JSON.stringify({ title: `Benchmark ${number} ${sent}` }),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`A write was answered with ${response.status}.`);
  return sent;
}

/** Milliseconds from sending a write until each listener has it; the next is sent when all have it. */
async function latencies(
  listeners: readonly BenchListener[],
  write: (number: number) => Promise<number>,
  count: number,
): Promise<{ readonly p50: number; readonly p99: number }> {
  const times: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const expected = listeners.map(({ changes }) => changes + 1);
    const sent = await write(number);
    const deadline = performance.now() + 30_000;
    while (!listeners.every(({ changes }, at) => changes >= (expected[at] ?? 0))) {
      if (performance.now() > deadline) throw new Error("A change did not arrive at all listeners.");
      await delay(5);
    }
    times.push(...listeners.map(({ at }) => at - sent));
    await delay(50);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The time of a poll with nothing new as a multiple of that of a list with 304, in rounds that take turns. */
async function comparePolls(
  port: number,
  { rounds, seconds, warm, connections }: Parameters<typeof measureSync>[1],
): Promise<{
  readonly median: number;
  readonly rounds: readonly number[];
  /** Requests per second. */
  readonly rates: readonly (readonly [unchanged: number, nothing: number])[];
}> {
  // Without a coding, as the loop asks: the cache has an answer for each coding, and stores none of a 304.
  const headers = { "Accept-Encoding": "identity" };
  const read = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  // Both ends are given: a default one is relative to the present, so that the answer is not cached.
  const list = `${base}?start_date=2001-01-01&end_date=2101-01-01`;
  const listed = await read(list);
  await listed.arrayBuffer();
  const poll = `${base}/changes?since=${await tokenOf(read)}`;
  const unchanged = toRequest("GET", list, {
    headers: { "If-None-Match": listed.headers.get("etag") ?? "" },
    status: 304,
  });
  const nothing = toRequest("GET", poll, { status: 200 });
  const perSecond = async (request: typeof nothing, length: number): Promise<number> => {
    const result = await runLoop(port, () => request, { connections, seconds: length });
    return result.requests / result.seconds;
  };
  const rates: (readonly [unchanged: number, nothing: number])[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const length = round === 0 ? warm / 2 : seconds;
    const rate = [await perSecond(unchanged, length), await perSecond(nothing, length)] as const;
    if (round > 0) rates.push(rate);
  }
  const ratios = rates.map(([ofUnchanged, ofNothing]) => ofUnchanged / ofNothing);
  return { median: median(ratios), rounds: ratios, rates };
}

/** The token behind all changes, by which nothing is new. */
async function tokenOf(read: (path: string) => Promise<Response>): Promise<string> {
  let since: string | undefined;
  for (;;) {
    const query = `per_page=500${since === undefined ? "" : `&since=${since}`}`;
    const page = (await (await read(`${base}/changes?${query}`)).json()) as {
      readonly next_token: string;
      readonly has_more: boolean;
    };
    since = page.next_token;
    if (!page.has_more) return since;
  }
}
