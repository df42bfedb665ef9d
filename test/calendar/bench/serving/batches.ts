import type { BenchGround } from "./bench-ground.js";
import { createBenchCalendar, createRandom } from "./calendar.js";
import { runLoop, toRequest } from "./closed-loop.js";
import { median } from "./measure.js";
import { newEvent } from "./requests.js";
import { key } from "./servers.js";

const base = "/calendar/events/v1/events";
const pageSize = 100;

/** How many events a caller creates in a second, one request after another, and how many by batches. Gives the lines of a table. */
export async function measureBatches(
  ground: BenchGround,
  options: {
    readonly events: number;
    readonly seed: number;
    readonly rounds: number;
    readonly seconds: number;
    readonly warm: number;
  },
): Promise<string[]> {
  const { service, ids } = await ground.start(options);
  const random = createRandom(options.seed);
  const calendar = createBenchCalendar(options.seed);
  const values = (): object => newEvent(calendar, ids, random);
  let count = 0;
  const headers = (isKeyed: boolean): Record<string, string> => {
    count += 1;
    return { Authorization: `Bearer ${key}`, ...(isKeyed ? { "Idempotency-Key": `bench ${count}` } : {}) };
  };
  const single = (isKeyed: boolean) => () =>
    toRequest("POST", base, { headers: headers(isKeyed), body: values(), status: 201 });
  const batch = (isKeyed: boolean, query: string) => () => {
    const items = Array.from({ length: pageSize }, () => ({ operation: "create", values: values() }));
    return toRequest("POST", `${base}/batch${query}`, {
      headers: headers(isKeyed),
      body: { items },
      status: 200,
    });
  };
  const ways = [
    { name: "single requests", next: single(false), size: 1 },
    { name: "single, with keys", next: single(true), size: 1 },
    { name: "batches of 100", next: batch(false, ""), size: pageSize },
    { name: "with keys", next: batch(true, ""), size: pageSize },
    { name: "with keys, _fields=id", next: batch(true, "?_fields=id"), size: pageSize },
  ];
  const rates = new Map(ways.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= options.rounds; round += 1) {
    const seconds = round === 0 ? options.warm : options.seconds;
    for (const { name, next, size } of ways) {
      const { requests, seconds: elapsed } = await runLoop(service.port, next, { connections: 1, seconds });
      if (round > 0) rates.get(name)?.push((requests * size) / elapsed);
    }
  }
  const [first = []] = rates.values();
  return [...rates].map(([name, own]) => {
    const ratio = median(own.map((rate, at) => rate / (first[at] ?? Number.NaN)));
    return `${name.padEnd(24)}${median(own).toFixed(0).padStart(8)} events/s${ratio.toFixed(2).padStart(8)} x`;
  });
}
