import { connect, type Socket } from "node:net";
import { residentBytes } from "../support/processes.js";
import { createCaller } from "./caller.js";
import { type Figures, quantile } from "./figures.js";
import type { Ground } from "./ground.js";

/** A way to hold a connection without using it. */
interface Slowness {
  readonly name: string;
  /** Sent at once. */
  readonly first: string;
  /** Sent again and again. */
  readonly drop?: string;
  /** Takes nothing of the answers. */
  readonly isDeaf?: true;
  /** Seconds after which the connection is closed. */
  readonly limit: number;
}

const clients = 200;
const dropMs = 500;
/** MiB: what the clients have sent and what waits in the buffers of each, however many answers they asked for. */
const allowedGrowth = 400;
/** Connections are looked at every two seconds, and the machine is busy. */
const leeway = 15;

const slownesses: readonly Slowness[] = [
  {
    name: "head in drops",
    first: "GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
    drop: "X-Slow: 1\r\n",
    limit: 10,
  },
  {
    name: "body in drops",
    first:
      "POST /calendar/events/v1/venues HTTP/1.1\r\nHost: localhost\r\n" +
      "Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{",
    drop: " ",
    limit: 60,
  },
  {
    name: "answers not taken",
    first: "GET /calendar/events/v1/doc HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(60),
    isDeaf: true,
    // Two silences: the system takes a last bit of an answer during the first, and sometimes the second.
    limit: 180,
  },
];

/** How many kinds of slow clients there are. */
export const slowKinds = slownesses.length;

/**
 * Many clients that send and read as slowly as they can, of each kind at once, while one asks as usual: the slow ones have to
 * be gone in time, the other one to be served, and the memory to stay.
 */
export async function tortureBySlowClients(
  ground: Ground,
  _rounds: number,
  step: () => void = () => undefined,
): Promise<Figures> {
  const service = await ground.start({ DATA_DIR: ground.newDataFolder(), RATE_LIMIT: "0" });
  const before = residentBytes(service.pid);
  const failures: string[] = [];
  const usual = askAsUsual(service.api, failures);
  const rows: [string, string][] = await Promise.all(
    slownesses.map(async (slowness) => {
      const seconds = await Promise.all(Array.from({ length: clients }, () => hold(service.api, slowness)));
      const worst = Math.max(...seconds);
      if (worst > slowness.limit + leeway)
        failures.push(`${slowness.name}: a connection was held ${worst.toFixed(1)} s`);
      step();
      return [`${clients} clients, ${slowness.name}: all gone within, s`, worst.toFixed(1)];
    }),
  );
  const grown = (residentBytes(service.pid) - before) / 2 ** 20;
  const times = await usual.stop();
  if (grown > allowedGrowth) failures.push(`the memory grew by ${Math.round(grown)} MiB`);
  await service.stop();
  return {
    part: "slow",
    rows: [
      ...rows,
      ["requests of another client meanwhile", times.length],
      ["their times, ms, median / p99", `${quantile(times, 0.5)} / ${quantile(times, 0.99)}`],
      ["memory of the service, MiB more", Math.round(grown)],
    ],
    failures,
  };
}

/** Holds a connection for as long as it is let; seconds until it was closed. */
function hold(api: string, { first, drop, isDeaf, limit }: Slowness): Promise<number> {
  const { hostname, port } = new URL(api);
  const begun = performance.now();
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined);
  socket.write(first);
  if (isDeaf === true) socket.pause();
  else socket.resume();
  return new Promise((resolve) => {
    const drops = setInterval(() => {
      // A client that reads nothing sees the end only when it writes, and an earlier write would count as activity.
      const isOverdue = performance.now() - begun > (limit + leeway - 3) * 1000;
      if (drop !== undefined || isOverdue) socket.write(drop ?? "\r\n");
    }, dropMs);
    const gone = (): void => {
      clearInterval(drops);
      clearTimeout(patience);
      socket.destroy();
      resolve((performance.now() - begun) / 1000);
    };
    const patience = setTimeout(gone, (limit + 2 * leeway) * 1000);
    socket.on("close", gone);
  });
}

/** One client that asks without a pause. */
function askAsUsual(api: string, failures: string[]): { readonly stop: () => Promise<readonly number[]> } {
  const times: number[] = [];
  let isOver = false;
  const work = async (): Promise<void> => {
    const caller = createCaller(api);
    while (!isOver) {
      const outcome = await caller.ask({ method: "GET", path: "/events" });
      if (outcome.kind === "answered" && outcome.status === 200) times.push(outcome.ms);
      else failures.push(`another client was ${outcome.kind}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    caller.close();
  };
  const working = work();
  return {
    async stop() {
      isOver = true;
      await working;
      return times;
    },
  };
}
