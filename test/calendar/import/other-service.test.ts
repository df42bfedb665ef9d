import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openKeys } from "../../../runtime/auth/keys.js";
import { calendar } from "../../../runtime/calendar.js";
import type { ImportReport } from "../../../runtime/import/entry.js";
import { createTableSource } from "../../../runtime/import/readers/table-source.js";
import { runImport } from "../../../runtime/import/run-import.js";
import { remoteImages, type Source } from "../../../runtime/import/source.js";
import { openDestination } from "../../../runtime/tools/import/other-service.js";
import { type Choices, exportedLines, modelOf, sourceOfLines } from "../../import/export-lines.js";
import { useService } from "../support/service.js";
import {
  apiSource,
  calendarSource,
  datedResource,
  emptyBeforeEach,
  listedEvent,
  siteOf,
} from "./importing.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

type Json = Record<string, unknown>;

const key = "an-administrator-key-of-these-tests";
const headers = { authorization: `Bearer ${key}` };
const now = (): number => Date.now();
const service = useService({ ADMIN_API_KEY: key }, { now });
const [source, moved] = [
  useService({ ADMIN_API_KEY: key }, { now }),
  useService({ ADMIN_API_KEY: key }, { now }),
];
let site: ReferenceSite;
let between: Between;

beforeAll(async () => {
  site = await startReferenceSite({});
  between = await startBetween();
});
afterAll(async () => {
  await site.close();
  await between.close();
  expect([...service.errors, ...source.errors, ...moved.errors]).toEqual([]);
});
emptyBeforeEach(service);
beforeEach(() => {
  between.trouble = () => false;
});

const app = () => siteOf(service.database);

/** Imports into the service over HTTP. */
async function importTo(
  from: Source,
  { policy = "only-untouched", isDryRun = false }: Choices = {},
  address = service.origin,
): Promise<ImportReport> {
  const destination = await openDestination(calendar, new URL(address), key);
  return runImport({ model: modelOf(app()), source: from, destination, policy, isDryRun });
}

const eventsOf = async (of = service): Promise<Json[]> => {
  const { body } = await of.request("GET", "/events?start_date=2030-01-01&end_date=2040-01-01", {
    headers,
  });
  return body.events as unknown as Json[];
};

const table = (text: string): Source => {
  const model = modelOf(app());
  const columns = new Map([["venue", ["Place"]]]);
  return createTableSource({
    ...{ model, name: "table", text, resource: datedResource(model), columns, key: "Nr" },
    language: "en",
  });
};
const rows = (count: number): string =>
  [
    "Nr,Title,Start date,Place",
    ...Array.from({ length: count }, (_, at) => `${at},Row ${at},2031-06-01 10:00,Hall ${at % 3}`),
  ].join("\n");

/** What stands between the import and the service, and troubles requests. */
interface Between {
  readonly origin: string;
  trouble: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  close(): Promise<void>;
}

async function startBetween(): Promise<Between> {
  const server = createServer((request, response) => {
    void (async () => {
      if (await one.trouble(request, response)) return;
      const answer = await forward(request);
      response.writeHead(answer.status, { "Content-Type": "application/json" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const one: Between = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: () => false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return one;
}

/** Passes a request on to the service. */
async function forward(request: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = "GET", url = "/" } = request;
  const { authorization = "", "content-type": type, "idempotency-key": name } = request.headers;
  return fetch(service.origin + url, {
    method,
    headers: {
      authorization,
      ...(type === undefined ? {} : { "content-type": type }),
      ...(typeof name === "string" ? { "idempotency-key": name } : {}),
    },
    ...(method === "GET" ? {} : { body: Buffer.concat(chunks) }),
  });
}

describe("an import into another service", () => {
  it("brings a table, with the records that its rows name, and what has changed since", async () => {
    const report = await importTo(table(rows(130)));
    expect([report.incomplete, report.counts]).toEqual([
      0,
      { events: { created: 130 }, venues: { created: 3 } },
    ]);
    const again = await importTo(table(rows(130).replace("Row 7,", "Row seven,")));
    expect(again.counts).toEqual({ events: { left: 129, updated: 1 }, venues: { left: 3 } });
    const hall = (await eventsOf())[0]?.venue as Json;
    expect(hall.venue).toBe("Hall 0");
  });

  it("brings a calendar with its series", async () => {
    const lines = [
      ...["BEGIN:VEVENT", "UID:a@test", "SUMMARY:Class", "DTSTART:20310325T180000Z", "DURATION:PT1H"],
      ...["RRULE:FREQ=WEEKLY;COUNT=3", "LOCATION:Hall", "END:VEVENT"],
      ...["BEGIN:VEVENT", "UID:a@test", "SUMMARY:Elsewhere", "RECURRENCE-ID:20310401T180000Z"],
      ...["DTSTART:20310401T200000Z", "DURATION:PT1H", "END:VEVENT"],
    ];
    const from = () => calendarSource(service.database, lines);
    expect((await importTo(from())).counts.events).toEqual({ created: 2 });
    expect((await eventsOf()).map(({ title }) => title)).toEqual(["Class", "Elsewhere", "Class"]);
    expect((await importTo(from())).counts.events).toEqual({ left: 2 });
  });

  it("brings the records of a site with their ids, and leaves alone what was changed since", async () => {
    site.lists.events = [
      listedEvent(9050),
      listedEvent(9051, { description: '<p><img src="/a.png" alt=""></p>' }),
    ];
    Object.assign(site.lists, { venues: [], organizers: [], categories: [], tags: [] });
    const from = () => apiSource(app(), site.api);
    const planned = await importTo(from(), { isDryRun: true });
    expect([planned.counts.events, await eventsOf()]).toEqual([{ created: 2 }, []]);
    const report = await importTo(from());
    expect([report.counts.events, report.leftOut]).toEqual([
      { created: 2 },
      { events: [{ kind: remoteImages, count: 1 }] },
    ]);
    expect((await eventsOf()).map(({ id }) => id)).toEqual([9050, 9051]);
    await service.request("PATCH", "/events/9050", { headers, body: { title: "By hand" } });
    site.lists.events = [listedEvent(9050, { title: "New" }), listedEvent(9051, { title: "New" })];
    const again = await importTo(from());
    expect(again.counts.events).toEqual({ left: 1, updated: 1 });
    expect(again.entries).toMatchObject([{ remarks: ["It was changed here, and stays so."] }]);
    expect((await importTo(from(), { policy: "keep" })).counts.events).toEqual({ left: 2 });
    expect((await importTo(from(), { policy: "overwrite" })).counts.events).toEqual({ left: 1, updated: 1 });
  });

  it("brings an export with series, texts, trash and images, and nothing twice", async () => {
    const dates = { start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 12:00:00", timezone: "UTC" };
    const post = async (fields: object): Promise<number> => {
      const body = { ...dates, ...fields };
      const answer = await source.request("POST", "/events", { headers, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return Number(answer.body.id);
    };
    const id = await post({ title: "Choir", recurrence: { rrule: "FREQ=DAILY;COUNT=3" }, tags: ["Song"] });
    await source.request("PATCH", `/events/${id}?translation_language=it`, {
      headers,
      body: { title: "Coro" },
    });
    const gone = await post({ title: "Gone" });
    await source.request("DELETE", `/events/${gone}`, { headers });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...dates, title: "Pictured" })) form.set(name, value);
    const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
    form.set("image", new File([new Uint8Array(pixel)], "dot.gif", { type: "image/gif" }));
    const url = `${source.origin}/calendar/events/v1/events`;
    expect((await fetch(url, { method: "POST", headers, body: form })).status).toBe(201);

    const from = async () => sourceOfLines(app(), await exportedLines(siteOf(source.database)));
    const report = await importTo(await from(), {}, moved.origin);
    expect([report.entries, report.counts.images, report.counts.events]).toEqual([
      [],
      { created: 1 },
      { created: 6 },
    ]);
    const plain = (events: readonly Json[]): unknown =>
      events.map(({ id: one, title, status, start_date, date_utc, post_parent, image }) => ({
        ...{ id: one, title, status, start_date, date_utc, post_parent, hasImage: image !== false },
      }));
    expect(plain(await eventsOf(moved))).toEqual(plain(await eventsOf(source)));
    const list = "/events?start_date=2030-01-01&end_date=2040-01-01&status=trash";
    const { body: trash } = await moved.request("GET", list, { headers });
    expect(trash.events).toMatchObject([{ id: gone, title: "Gone" }]);
    const again = await importTo(await from(), {}, moved.origin);
    expect([again.entries, again.counts.images, again.counts.events]).toEqual([[], { left: 1 }, { left: 6 }]);
  });

  it("goes on where the service answers 503 in between, or its answer is lost, and doubles nothing", async () => {
    let count = 0;
    between.trouble = async (request, response) => {
      if (request.method !== "POST") return false;
      count += 1;
      if (count % 3 === 0) response.writeHead(503, { "Retry-After": "0" }).end("{}");
      else if (count % 3 === 1) {
        await forward(request);
        response.destroy();
      } else return false;
      return true;
    };
    const report = await importTo(table(rows(250)), {}, between.origin);
    expect([report.incomplete, report.counts.events]).toEqual([0, { created: 250 }]);
    expect(await service.database.db.collection("events").countDocuments()).toBe(250);
    expect(count).toBeGreaterThan(6);
  });
});

describe("an import into another service ends with a clear error", () => {
  const open = (address: string, given: string | undefined = key) =>
    openDestination(calendar, new URL(address), given);

  it("for a key without the capability, one that is not valid, and none", async () => {
    const editor = await openKeys(service.database, undefined).create({
      ...{ name: "editor", role: "editor", author: 61 },
    });
    await expect(open(service.origin, editor)).rejects.toThrow("The key may not import records at http");
    await expect(open(service.origin, "wrong")).rejects.toThrow("The key is not valid at http");
    expect(await service.database.db.collection("events").countDocuments()).toBe(0);
  });

  it("for a service with another contract, and for no service at all", async () => {
    between.trouble = (request, response) => {
      if (request.url?.endsWith("/contract") !== true) return false;
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ version: "0.0.1", operations: {} }));
      return true;
    };
    await expect(open(between.origin)).rejects.toThrow(
      "(version 0.0.1) has another contract than this program",
    );
    between.trouble = (_request, response) => {
      response.writeHead(404).end("<html>");
      return true;
    };
    await expect(open(between.origin)).rejects.toThrow("answers 404");
  });
});
