import { type BenchCalendar, createRandom, days, firstDay, type TermBody } from "./calendar.js";
import { type BenchRequest, toRequest } from "./closed-loop.js";
import type { FilledCalendar } from "./fill-store.js";
import { key } from "./servers.js";

/** What is measured: requests that all servers answer alike. */
export interface BenchRoute {
  readonly name: string;
  readonly what: string;
  /** What the service has to reach, as multiples of what others do. */
  readonly targets: Readonly<Record<string, number>>;
  /** A source of requests; the same for the same seed. `tag` is an entity tag of what is asked for. */
  readonly requests: (seed: number, tag: string | undefined) => () => BenchRequest;
  /** The route that the others are measured on instead. */
  readonly as?: string;
  /** Two requests whose answers have to be equal on all servers. */
  readonly samples: readonly BenchSample[];
}

export interface BenchSample {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly status: number;
}

const base = "/calendar/events/v1/events";
const dayMs = 86_400_000;

/** The routes of the benchmark on a calendar. */
export function benchRoutes(calendar: BenchCalendar, ids: FilledCalendar): readonly BenchRoute[] {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, status = 200): BenchRequest =>
    toRequest("GET", path, { status, headers });
  const sample = (path: string): BenchSample => ({ method: "GET", path, status: 200 });
  const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const day = (number: number): string => new Date(firstDay + number * dayMs).toISOString().slice(0, 10);
  const list = (parameters: Readonly<Record<string, string>>): string =>
    `${base}?${new URLSearchParams(parameters).toString()}`;
  const whole = { start_date: day(100), end_date: day(days + 10) };
  const same = list(whole);

  // So that no request comes twice, the last day lies anywhere in a thousand years.
  const farDay = (random: () => number): string => day(days + 10 + Math.floor(random() * 365_000));
  const different = (random: () => number): string =>
    list({
      start_date: day(Math.floor(random() * days * 0.8)),
      end_date: farDay(random),
      page: String(1 + Math.floor(random() * 10)),
    });
  const inCategory = (random: () => number): string => {
    const start = Math.floor(random() * days * 0.8);
    return list({
      categories: String(pick(random, ids.categories.slice(0, 15))),
      start_date: day(start),
      end_date: day(start + 60 + Math.floor(random() * 100)),
    });
  };
  const search = (random: () => number): string =>
    list({ ...whole, end_date: farDay(random), search: pick(random, calendar.words) });
  const one = (random: () => number): string => `${base}/${pick(random, ids.events)}`;
  const create = (random: () => number): object => newEvent(calendar, ids, random);
  const reading = (path: (random: () => number) => string) => ({
    requests: (seed: number) => {
      const random = createRandom(seed);
      return () => get(path(random));
    },
    samples: [1, 2, 3].map((seed) => sample(path(createRandom(seed)))),
  });
  const repeated = get(same);

  return [
    { name: "get", what: "event by id", targets: { floor: 1.8 }, ...reading(one) },
    {
      name: "list",
      what: "list of 10, exact total, repeated",
      targets: { limit: 0.5, floor: 6 },
      requests: () => () => repeated,
      samples: [sample(same)],
    },
    {
      name: "lists",
      what: "list of 10, exact total, each different",
      targets: { floor: 2 },
      ...reading(different),
    },
    {
      name: "category",
      what: "list by category and dates",
      targets: { floor: 2 },
      ...reading(inCategory),
    },
    {
      name: "search",
      what: "text search, each different",
      targets: { floor: 2.5 },
      ...reading(search),
    },
    {
      name: "unchanged",
      what: "list of 10 with If-None-Match, 304",
      targets: { floor: 10 },
      as: "list",
      requests: (_seed, tag = "") => {
        const request = get(same, { "If-None-Match": tag }, 304);
        return () => request;
      },
      samples: [sample(same)],
    },
    // Last, for it changes how often terms were used.
    {
      name: "create",
      what: "create",
      targets: { floor: 1 },
      requests: (seed) => {
        const random = createRandom(seed);
        const headers = { Authorization: `Bearer ${key}` };
        return () => toRequest("POST", base, { headers, body: create(random), status: 201 });
      },
      samples: [{ method: "POST", path: base, body: create(createRandom(5)), status: 201 }],
    },
  ];
}

/** The body of an event that is created, in a year that no list of the benchmark shows. */
export function newEvent(calendar: BenchCalendar, ids: FilledCalendar, random: () => number): object {
  const { values, references } = calendar.event(1_000_000_000 + Math.floor(random() * 1e8));
  const at = 2040 + Math.floor(random() * 50);
  return {
    ...values,
    start_date: `${at}-05-01 10:00:00`,
    end_date: `${at}-05-01 12:00:00`,
    timezone: "UTC",
    // By name, as all servers show them.
    categories: byName(references.categories, calendar.terms.categories).map(
      (number) => ids.categories[number],
    ),
    tags: byName(references.tags, calendar.terms.tags).map((number) => ids.tags[number]),
    venue: references.venue.map((number) => ids.venues[number]),
    organizer: references.organizer.map((number) => ids.organizers[number]),
  };
}

function byName(numbers: readonly number[], terms: readonly TermBody[]): number[] {
  const nameOf = (number: number): string => (terms[number]?.name ?? "").toLowerCase();
  return [...numbers].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}
