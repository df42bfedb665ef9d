import { setTimeout as delay } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { eventBody } from "../http/sample-records.js";
import { useTwin } from "../http/twin-service.js";
import { type ShownEvent, useSeries } from "./series-service.js";

const { service, create, occurrences } = useSeries();
const twin = useTwin(service);
afterAll(async () => {
  expect([...service.errors, ...twin.errors]).toEqual([]);
  const findings = await checkStore(service.database, calendar, false);
  expect(findings.filter((finding) => finding.includes("series"))).toEqual([]);
});

const dayMs = 24 * 3600 * 1000;
const dates = 6;
let cases = 0;

/** A write of a series or of its fourth occurrence; or of a single event, which is both. */
interface Write {
  readonly method: "PATCH" | "DELETE";
  readonly on: "series" | "occurrence";
  readonly body?: object;
  readonly scope?: string;
}

const onSeries: Readonly<Record<string, Write>> = {
  this: { method: "PATCH", on: "occurrence", body: { website: "https://example.org/this" } },
  following: { method: "PATCH", on: "occurrence", body: { title: "Following", scope: "following" } },
  all: { method: "PATCH", on: "occurrence", body: { title: "All", scope: "all" } },
  rule: { method: "PATCH", on: "series", body: { recurrence: { rrule: "FREQ=DAILY;COUNT=8" } } },
  title: { method: "PATCH", on: "series", body: { title: "Series" } },
  trash: { method: "DELETE", on: "occurrence" },
  "delete following": { method: "DELETE", on: "occurrence", scope: "following" },
};
const begin: Write = { method: "PATCH", on: "series", body: { recurrence: { rrule: "FREQ=DAILY;COUNT=4" } } };

interface Subject {
  readonly series: number;
  readonly occurrence: number;
  /** The events of its days, by day, with what writes change. */
  state(): Promise<readonly string[]>;
}

/** Creates a series, or a single event, on days that no other has. */
async function subject(isSingle: boolean): Promise<Subject> {
  cases += 1;
  const first = Date.UTC(2031, 0, 1) + cases * 20 * dayMs;
  const dayOf = (distance: number): string => new Date(first + distance * dayMs).toISOString().slice(0, 10);
  const times = { start_date: `${dayOf(0)} 18:00:00`, end_date: `${dayOf(0)} 19:00:00`, timezone: "UTC" };
  const { id } = await create({
    title: "New",
    ...times,
    ...(isSingle ? {} : { recurrence: { rrule: `FREQ=DAILY;COUNT=${dates}` } }),
  });
  return {
    series: id,
    occurrence: isSingle ? id : ((await occurrences(id))[3]?.id ?? 0),
    async state() {
      const window = `start_date=${dayOf(0)}&end_date=${dayOf(19)}&per_page=1000`;
      const { body } = await service.get(`/events?${window}`);
      const shown = ({ start_date, title, website }: ShownEvent): string =>
        `${(Date.parse(start_date.slice(0, 10)) - first) / dayMs} ${title} ${website}`;
      return (body.events as unknown as readonly ShownEvent[]).map(shown);
    },
  };
}

/** Sends a write, which is applied or rejected; resolves to its status. */
async function send(
  { request }: Pick<typeof service, "request">,
  of: Subject,
  { method, on, body, scope }: Write,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const path = `/events/${of[on]}${scope === undefined ? "" : `?scope=${scope}`}`;
  const { status, body: answer } = await request(method, path, { body, headers });
  expect(status === 200 || (status >= 400 && status < 500), `${status} ${JSON.stringify(answer)}`).toBe(true);
  return status;
}

/** What two writes lead to, one after the other. */
async function inTurn(isSingle: boolean, writes: readonly Write[]): Promise<readonly string[]> {
  const one = await subject(isSingle);
  for (const write of writes) await send(service, one, write);
  return one.state();
}

async function expectAsInTurn(isSingle: boolean, one: Write, other: Write): Promise<void> {
  const allowed = [await inTurn(isSingle, [one, other]), await inTurn(isSingle, [other, one])];
  for (const [second, apart] of [
    [service, 0],
    [twin, 0],
    [service, 30],
  ] as const) {
    const target = await subject(isSingle);
    const later = async (): Promise<number> => {
      if (apart > 0) await delay(apart);
      return send(second, target, other);
    };
    const statuses = await Promise.all([send(service, target, one), later()]);
    expect(statuses).toContain(200);
    expect(allowed, `${apart} ms apart: ${statuses.join()}`).toContainEqual(await target.state());
  }
}

const names = Object.keys(onSeries);
const named = (name: string): Write => onSeries[name] ?? begin;

describe("two writes of one series at the same time end as one after the other:", () => {
  it.each(names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const)))(
    "%s and %s",
    (one, other) => expectAsInTurn(false, named(one), named(other)),
  );
});

describe("an event that becomes a series while it is written ends as one after the other:", () => {
  it.each(["begin", "this", "following", "all", "trash", "delete following"])("begin and %s", (other) =>
    expectAsInTurn(true, begin, named(other)),
  );
});

describe("a record with an external id that becomes a series", () => {
  const fields = ["title", "website", "description", "excerpt"];
  const events = () => service.database.db.collection("events");

  it.each(["external id", "id"])(
    "by its %s is never missing, and no write by that id is lost",
    async (name) => {
      const external = { source: "tickets", id: name };
      const path = `/events/by-external/tickets/${encodeURIComponent(name)}`;
      const { body: single } = await service.put(path, eventBody());
      const before = await events().countDocuments();
      const all = Array.from({ length: 40 }, async (_, at) => {
        const server = at % 2 === 0 ? service : twin;
        const field = fields[at % fields.length] ?? "";
        const answer = await server.put(path, { [field]: `https://new.example/${at}` });
        expect([answer.status, (await server.get(path)).status], JSON.stringify(answer.body)).toEqual([
          200, 200,
        ]);
      });
      const begun = await twin.put(name === "id" ? `/events/${Number(single.id)}` : path, begin.body);
      expect(begun.status, JSON.stringify(begun.body)).toBe(200);
      await Promise.all(all);

      const series = await service.read(path);
      expect(series).toMatchObject({ external, ...begin.body });
      expect(await events().countDocuments()).toBe(before + 4);
      expect(await events().countDocuments({ external })).toBe(1);
      const dates = await occurrences(Number(series.id));
      expect(dates.map(({ id }) => id)).toContain(single.id);
      for (const field of fields) {
        expect(series[field]).toContain("https://new.example/");
        for (const date of dates) expect(date).toHaveProperty(field, series[field]);
      }
      // No date has kept a value as its own.
      const last = `https://last.example/${path.length}`;
      await service.put(path, Object.fromEntries(fields.map((field) => [field, last])));
      const after: readonly object[] = await occurrences(Number(series.id));
      for (const date of after)
        for (const field of fields) expect(date).toHaveProperty(field, expect.stringContaining(last));
    },
  );
});

describe("many writes of one series", () => {
  it("split it once, and with a condition only one of them is applied", async () => {
    const target = await subject(false);
    const all = Array.from({ length: 8 }, (_, at) =>
      send(at % 2 === 0 ? service : twin, target, named("following")),
    );
    expect(await Promise.all(all)).toEqual(Array(8).fill(200));
    expect((await target.state()).map((line) => line[0])).toEqual(["0", "1", "2", "3", "4", "5"]);

    const guarded = await subject(false);
    const read = await service.get(`/events/${guarded.occurrence}`);
    const headers = { "If-Match": read.headers.get("etag") ?? "" };
    const [first, second] = await Promise.all(
      [service, twin].map((server) => send(server, guarded, named("following"), headers)),
    );
    expect([first, second].sort()).toEqual([200, 412]);
    expect(await guarded.state()).toHaveLength(dates);
  });
});
