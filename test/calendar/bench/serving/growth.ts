import { type Document, MongoClient } from "mongodb";
import type { BenchGround } from "./bench-ground.js";
import { type BenchCalendar, createBenchCalendar, createRandom, days, firstDay } from "./calendar.js";
import { type BenchRequest, runLoop, toRequest } from "./closed-loop.js";
import { key } from "./servers.js";

/** A list whose time must not grow with the number of events. */
interface GrowingRequest {
  readonly what: string;
  /** How many times its time may be that of the smallest calendar. */
  readonly limit: number;
  /** A source of requests, each different, on a calendar of so many events. */
  readonly requests: (events: number) => () => BenchRequest;
}

const base = "/calendar/events/v1/events";
const dayMs = 86_400_000;
const pageSize = 10;

/** Events have the ids after those of venues and organizers. */
function eventOf(events: number, random: () => number): number {
  return 200 + Math.floor(random() * (events - 100));
}

/** Moves an event to another day. */
function move(id: number, day: number): BenchRequest {
  const dayText = new Date(firstDay + day * dayMs).toISOString().slice(0, 10);
  const headers = { Authorization: `Bearer ${key}` };
  const body = { start_date: `${dayText} 10:00:00`, end_date: `${dayText} 12:00:00` };
  return toRequest("PATCH", `${base}/${id}`, { headers, body, status: 200 });
}

/** The lists that a calendar is asked for as it grows. Bounds differ from one to the next, so that no answer is repeated. */
function growingRequests(calendar: BenchCalendar, seed: number): readonly GrowingRequest[] {
  const instant = (time: number): string => new Date(time).toISOString().slice(0, 19).replace("T", " ");
  const end = instant(firstDay + (days + 10) * dayMs);
  const list = (parameters: Readonly<Record<string, string>>): BenchRequest =>
    toRequest("GET", `${base}?${new URLSearchParams(parameters).toString()}`, { status: 200 });
  const growing = (
    what: string,
    limit: number,
    parameters: (random: () => number, events: number) => Readonly<Record<string, string>>,
  ): GrowingRequest => ({
    what,
    limit,
    requests: (events) => {
      const random = createRandom(seed);
      return () => {
        // The first days, so that nearly all events follow.
        const start_date = instant(firstDay + Math.floor(random() * 20 * 86_400) * 1000);
        return list({ start_date, end_date: end, strict_dates: "true", ...parameters(random, events) });
      };
    },
  });
  const wordFrom = (from: number, count: number) => (random: () => number) => ({
    search: calendar.words[from + Math.floor(random() * count)] ?? "",
  });
  const similar = (what: string, names: readonly string[]): GrowingRequest => ({
    what,
    limit: 4,
    requests: (events) => {
      const random = createRandom(seed);
      return () => {
        const { values } = calendar.event(Math.floor(random() * events));
        // A letter is left out, and each request is another one.
        const title = String(values.title).replace(/[aeiou]/, "");
        const given = { ...values, title: `${title} ${Math.floor(random() * 1000)}` };
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(given)) if (names.includes(name)) query.set(name, value);
        return toRequest("GET", `${base}/similar?${query.toString()}`, { status: 200 });
      };
    },
  });
  const page1 = growing("page 1, exact total", 1.3, () => ({}));
  return [
    page1,
    {
      what: "page 1, after each write",
      limit: 1.3,
      requests: (events) => {
        const random = createRandom(seed);
        const read = page1.requests(events);
        let isRead = true;
        return () => {
          isRead = !isRead;
          if (isRead) return read();
          return { ...move(eventOf(events, random), Math.floor(random() * days)), isAside: true };
        };
      },
    },
    growing("page 10,000 or the last", 3, (random, events) => ({
      page: String(Math.max(1, Math.floor((0.9 + 0.05 * random()) * Math.min(events / pageSize, 10_000)))),
    })),
    growing("category", 1.3, (random) => ({ categories: String(1 + Math.floor(random() * 30)) })),
    growing("venue", 1.3, (random) => ({ venue: String(1 + Math.floor(random() * 50)) })),
    growing("search, one event in ten", 1.5, wordFrom(20, 40)),
    growing("search, a rare word", 1.5, wordFrom(2000, 1000)),
    similar("similar, name and day", ["title", "start_date"]),
    similar("similar, name", ["title"]),
    growing("within 100 km", 1.5, (random) => ({
      geoloc_lat: String(36 + random() * 10),
      geoloc_lng: String(7 + random() * 10),
      geoloc_radius: "100",
    })),
  ];
}

/** Starts a calendar of each size, asks for its lists one after another, and gives the lines of a table. */
export async function measureGrowth(
  ground: BenchGround,
  sizes: readonly number[],
  { seed, warm, seconds }: { readonly seed: number; readonly warm: number; readonly seconds: number },
): Promise<string[]> {
  const requests = growingRequests(createBenchCalendar(seed), seed);
  const columns: { readonly times: readonly number[]; readonly bytes: readonly StoredBytes[] }[] = [];
  for (const events of sizes) {
    const { service, uri } = await ground.start({ events, seed });
    const times: number[] = [];
    for (const request of requests) {
      const next = request.requests(events);
      // The first requests warm everything up: of a million events, what is worth keeping takes its time.
      await runLoop(service.port, next, { connections: 4, seconds: warm });
      const { latencies } = await runLoop(service.port, next, { connections: 1, seconds });
      times.push(latencies[Math.floor(latencies.length / 2)] ?? 0);
    }
    columns.push({ times, bytes: await storedBytes(uri, events) });
    await service.stop();
  }

  const row = (name: string, values: readonly string[]): string =>
    name.padEnd(28) + values.map((value) => value.padStart(12)).join("");
  return [
    row("median ms of one request", [...sizes.map(String), "growth"]),
    ...requests.map(({ what, limit }, at) => {
      const times = columns.map((column) => column.times[at] ?? 0);
      const growth = (times.at(-1) ?? 0) / (times[0] ?? 1);
      const verdict = growth > limit ? `${growth.toFixed(2)} > ${limit}` : growth.toFixed(2);
      return row(what, [...times.map((time) => time.toFixed(2)), verdict]);
    }),
    row("bytes for each event", sizes.map(String)),
    ...(columns[0]?.bytes ?? []).map(({ what }, at) =>
      row(
        what,
        columns.map(({ bytes }) => (bytes[at]?.bytes ?? 0).toFixed(0)),
      ),
    ),
  ];
}

interface StoredBytes {
  readonly what: string;
  readonly bytes: number;
}

/** What the events take in the store, for each of them: documents, all indexes, and each of these. */
async function storedBytes(uri: string, events: number): Promise<StoredBytes[]> {
  const client = new MongoClient(uri);
  try {
    const db = client.db("calendar");
    await client.db("admin").command({ fsync: 1 });
    const stats: Document = await db.command({ collStats: "events" });
    const { size, storageSize, totalIndexSize, indexSizes } = stats as {
      readonly size: number;
      readonly storageSize: number;
      readonly totalIndexSize: number;
      readonly indexSizes: Readonly<Record<string, number>>;
    };
    const all: [string, number][] = [
      ["documents", size],
      ["documents, compressed", storageSize],
      ["indexes", totalIndexSize],
      ...Object.entries(indexSizes).map(([name, bytes]): [string, number] => [`  ${name}`, bytes]),
    ];
    return all.map(([what, bytes]) => ({ what, bytes: bytes / events }));
  } finally {
    await client.close();
  }
}
