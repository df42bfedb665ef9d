import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { createProgress } from "../../../../runtime/tools/tool.js";
import { type BenchServer, key } from "./servers.js";

/** What another machine shows of the writes of one. */
export interface Propagation {
  /** Milliseconds from an acknowledged write to the first answer that has it, ascending. */
  readonly delays: readonly number[];
  /** Reads that brought the token of the latest write, and how many did not show it. */
  readonly reads: number;
  readonly stale: number;
  /** Milliseconds of these reads, ascending. */
  readonly latencies: readonly number[];
  /** Writes during these reads. */
  readonly writes: number;
}

interface PropagationOptions {
  /** The machine that writes, and the one that reads. */
  readonly first: BenchServer;
  readonly second: BenchServer;
  /** The event that is changed. */
  readonly event: number;
  /** How many reads bring a token. */
  readonly reads: number;
  readonly connections: number;
}

const delaysMeasured = 1000;
/** Milliseconds between the writes beside the reads with tokens. */
const writeEveryMs = 5;

/** Changes one event on the first machine again and again, and reads it on the second: without a token, then with it. */
export async function measurePropagation({
  first,
  second,
  event,
  ...options
}: PropagationOptions): Promise<Propagation> {
  const agent = new Agent({ keepAlive: true });
  const path = `/calendar/events/v1/events/${event}`;
  let written = 0;
  let latest = { number: 0, token: "" };
  const write = async (): Promise<void> => {
    written += 1;
    const body = JSON.stringify({ website: `https://write-${written}.example/` });
    const { headers } = await send(agent, { port: first.port, method: "PATCH", path, body });
    latest = { number: written, token: String(headers["x-consistency-token"]) };
  };
  const read = async (token?: string): Promise<number> => {
    const answer = await send(agent, {
      port: second.port,
      method: "GET",
      path,
      ...(token === undefined ? {} : { token }),
    });
    return Number(/https:\/\/write-(\d+)\.example/.exec(answer.text.replaceAll("\\/", "/"))?.[1] ?? 0);
  };

  const delays: number[] = [];
  const progress = createProgress("Reading writes", delaysMeasured + options.reads);
  while (delays.length < delaysMeasured) {
    await write();
    const acknowledged = performance.now();
    while ((await read()) < written);
    delays.push(performance.now() - acknowledged);
    progress.step();
  }

  const latencies: number[] = [];
  const before = written;
  let begun = 0;
  let stale = 0;
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await write();
      await delay(writeEveryMs);
    }
  })();
  const reading = async (): Promise<void> => {
    while (begun < options.reads) {
      begun += 1;
      const { number, token } = latest;
      const start = performance.now();
      if ((await read(token)) < number) stale += 1;
      latencies.push(performance.now() - start);
      progress.step();
    }
  };
  await Promise.all(Array.from({ length: options.connections }, reading));
  over.abort();
  await writing;
  progress.end();
  agent.destroy();
  const ascending = (values: number[]): number[] => values.sort((a, b) => a - b);
  return {
    delays: ascending(delays),
    reads: latencies.length,
    stale,
    latencies: ascending(latencies),
    writes: written - before,
  };
}

/** A share of ascending milliseconds, with one digit. */
export function quantile(ascending: readonly number[], share: number): string {
  return (ascending[Math.floor(share * (ascending.length - 1))] ?? 0).toFixed(1);
}

interface Sent {
  readonly port: number;
  readonly method: "GET" | "PATCH";
  readonly path: string;
  readonly body?: string;
  readonly token?: string;
}

function send(agent: Agent, { port, method, path, body, token }: Sent) {
  const headers = {
    ...(body === undefined ? {} : { Authorization: `Bearer ${key}`, "Content-Type": "application/json" }),
    ...(token === undefined ? {} : { "X-Consistency-Token": token }),
  };
  return new Promise<{ text: string; headers: Readonly<Record<string, string | string[] | undefined>> }>(
    (resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => {
          if (response.statusCode === 200) resolve({ text, headers: response.headers });
          else
            reject(new Error(`${method} ${path} was answered with ${String(response.statusCode)}: ${text}`));
        });
      });
      sent.on("error", reject);
      sent.end(body);
    },
  );
}
