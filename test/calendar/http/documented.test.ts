import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useFileServer } from "../../images/file-server.js";
import { sampleImage } from "../../images/samples.js";
import { eventually } from "../../support/eventually.js";
import { useService } from "../support/service.js";
import { openDocumented } from "../torture/documented.js";
import { anonymousCaller, type Caller, createCaller } from "./callers.js";
import { eventBody, textOf } from "./sample-records.js";

const service = useService({}, { isFetchAllowed: (address) => address === "127.0.0.1" });
const files = useFileServer();
const documented = openDocumented();
/** Statuses that each operation of the document answered with. */
const driven = new Map<string, Set<number>>();
const complaints: string[] = [];
let administrator: Caller;
let subscriber: Caller;

beforeAll(async () => {
  service.startWork();
  administrator = await createCaller(service, "administrator", 1);
  subscriber = await createCaller(service, "subscriber", 2);
});
afterAll(() => {
  expect(service.errors).toEqual([]);
});

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly caller?: Caller;
  /** Values of the variables of the path. */
  readonly at?: string | number;
  readonly query?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** JSON, or the text of a file. */
  readonly content: unknown;
}

/** Sends a request to an operation of the document, and holds the answer against what that says. */
async function drive(operation: string, sent: Sent = {}): Promise<Answered> {
  const { body, headers = {}, caller = administrator, at = "", query = "" } = sent;
  const [method = "", path = ""] = operation.split(" ");
  const address = path.replace(/\{\w+\}/, encodeURIComponent(String(at)));
  const response = await fetch(`${service.origin}/calendar/events/v1${address}${query}`, {
    method: method.toUpperCase(),
    headers: {
      ...caller.headers,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const mediaType = response.headers.get("content-type")?.split(";")[0] ?? "";
  const isJson = mediaType.endsWith("json");
  const content: unknown = text === "" ? undefined : isJson ? JSON.parse(text) : text;
  const said = documented.complaint(operation, {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    content,
    mediaType,
    isPartial: query.includes("_fields"),
  });
  if (said !== undefined)
    complaints.push(`${operation} ${String(at)}${query}: ${said}: ${text.slice(0, 300)}`);
  driven.set(operation, (driven.get(operation) ?? new Set()).add(response.status));
  return { status: response.status, headers: response.headers, content };
}

/** What must succeed, with the id of the record that is answered. */
async function made(operation: string, body: object, at?: number): Promise<number> {
  const { status, content } = await drive(operation, { body, ...(at === undefined ? {} : { at }) });
  expect(status, JSON.stringify(content)).toBeLessThan(300);
  return Number((content as { id: unknown }).id);
}

const kinds = [
  { plural: "events", body: eventBody({ title: "Plain" }) },
  { plural: "venues", body: { venue: "Hall" } },
  { plural: "organizers", body: { organizer: "Club" } },
  { plural: "categories", body: { name: "Jazz" } },
  { plural: "tags", body: { name: "Late" } },
] as const;

describe("answers fit the API document", () => {
  it.each(kinds)(
    "of $plural: create, read, list, change and delete, and each rejection of these",
    async ({ plural, body }) => {
      const all = `/${plural}`;
      const one = `/${plural}/{id}`;
      const id = await made(`post ${all}`, body);
      const kept = await made(`post ${all}`, { ...body, ...renamed(body) });
      await drive(`post ${all}`, { body: {} });
      await drive(`post ${all}`, { body, caller: anonymousCaller(service) });
      await drive(`post ${all}`, { body, caller: subscriber });
      await drive(`post ${all}`, { body, headers: { "content-type": "application/xml" } });
      await drive(`post ${all}`, { body: {}, headers: { accept: "application/problem+json" } });
      const { headers } = await drive(`get ${one}`, { at: id });
      await drive(`get ${one}`, { at: id, headers: { "if-none-match": headers.get("etag") ?? "" } });
      await drive(`get ${one}`, { at: id, query: "?_fields=id" });
      await drive(`get ${one}`, { at: 999_999 });
      await drive(`get ${one}`, { at: kept, query: "?translation_language=it" });
      for (const query of [
        "",
        "?per_page=1",
        "?page=2&per_page=1",
        "?page=99",
        "?page=0",
        "?search=zzz",
        "?page=0",
      ]) {
        await drive(`get ${all}`, { query });
      }
      await drive(`get ${all}`, { headers: { authorization: "Bearer wrong" } });
      for (const method of ["post", "put", "patch"]) {
        await made(`${method} ${one}`, { description: `By ${method}` }, id);
        await drive(`${method} ${one}`, { at: id, body: { description: 5 } });
        await drive(`${method} ${one}`, { at: id, body: {}, caller: anonymousCaller(service) });
        await drive(`${method} ${one}`, { at: id, body: {}, caller: subscriber });
        await drive(`${method} ${one}`, { at: 999_999, body: {} });
        await drive(`${method} ${one}`, { at: id, body: {}, headers: { "if-match": '"old"' } });
      }
      await drive(`delete ${one}`, { at: id, caller: anonymousCaller(service) });
      await drive(`delete ${one}`, { at: id });
      await drive(`delete ${one}`, { at: id });
      await drive(`get ${one}`, { at: id });
      await drive(`delete ${one}`, { at: 999_999 });
      await bySlug(plural, kept);
    },
  );

  it("of events of every sort, and of feeds of them", async () => {
    const venues = [
      await made("post /venues", { venue: "One", geo_lat: 45, geo_lng: 9, website: "https://example.org/" }),
      await made("post /venues", { venue: "Two" }),
    ];
    const parent = await made("post /categories", { name: "Music" });
    await made("post /categories", { name: "Opera", parent });
    const more: object[] = [
      {
        title: "Rich",
        venue: venues,
        organizer: [{ organizer: "Ann", email: "ann@example.org" }],
        categories: [parent],
        tags: ["new"],
        cost: "10 - 25 €",
        tickets: [{ name: "Full", price: 25, currency: "EUR", capacity: 3 }],
        all_day: true,
        featured: true,
        timezone: "UTC+5.5",
      },
      {
        title: "Costs",
        cost: "20",
        cost_details: { currency_symbol: "€", values: ["20"] },
        venue: venues[0],
      },
      { title: "Protected", password: "open", description: "Hidden" },
      { title: "Draft", status: "draft" },
      { title: "Private", status: "private" },
      { title: "Later", status: "publish", date: "2099-01-01 00:00:00" },
      { title: "Weekly", recurrence: { rrule: "FREQ=WEEKLY;COUNT=3", exdate: ["2027-03-17 19:30:00"] } },
      { title: "Hidden", hide_from_listings: true },
    ];
    const ids = [];
    for (const body of more) ids.push(await made("post /events", eventBody(body)));

    const picture = await sampleImage(400, 300, "png");
    files.serve("/picture.png", (_request, response) => response.end(picture));
    for (const plural of ["events", "venues", "organizers"]) {
      const image = `${files.origin}/picture.png`;
      const id = await made(
        `post /${plural}`,
        eventBody({
          venue: { venue: "Seen" },
          ...(plural === "events" ? { image } : { [plural.slice(0, -1)]: "Seen", image }),
        }),
      );
      const { content } = await drive(`get /${plural}/{id}`, { at: id });
      expect(content).toMatchObject({ image: { width: 400 } });
    }
    const [rich = 0, , closed = 0, , , , series = 0] = ids;
    await made("patch /events/{id}", { title: "Ricco", venue: [venues[1]], tickets: [] }, rich);
    await made("patch /events/{id}", { recurrence: { rrule: "FREQ=DAILY;COUNT=2" } }, series);
    const list = "?start_date=2000-01-01&end_date=2100-01-01&per_page=50";
    await drive("get /events", { query: `${list}&status=publish,future,draft,private,pending,trash` });
    for (const caller of [administrator, anonymousCaller(service)]) {
      for (const id of [...ids, 999_999]) {
        await drive("get /events/{id}", { at: id, caller });
        await drive("get /events/{id}.ics", { at: id, caller });
      }
      for (const slug of ["rich", "protected", "none"])
        await drive("get /events/by-slug/{slug}.ics", { at: slug, caller });
      await drive("get /events/{id}", { at: closed, caller, query: "?password=open" });
      for (const path of ["/events", "/events.ics", "/events.rss"]) {
        for (const query of [
          list,
          `${list}&password=open`,
          "?start_date=x",
          "?page=999",
          "?translation_language=it",
        ]) {
          await drive(`get ${path}`, { query, caller });
        }
      }
    }
    await drive("delete /events/{id}", { at: rich });
    await drive("get /events", { query: `${list}&status=trash` });
  });

  it("of the service itself, of webhooks and of the audit", async () => {
    for (const path of ["/", "/doc", "/contract"]) {
      const { headers } = await drive(`get ${path}`);
      await drive(`get ${path}`, { headers: { "if-none-match": headers.get("etag") ?? "" } });
      await drive(`get ${path}`, { query: "?translation_language=xx" });
    }
    const hook = { name: "mine", url: "https://example.org/hook", types: ["*"] };
    await drive("post /webhooks", { body: hook });
    await drive("post /webhooks", { body: hook });
    await drive("post /webhooks", { body: {} });
    await made("post /tags", { name: "Announced" });
    for (const [method, rest, body] of webhookCalls) {
      const operation = `${method} /webhooks/{name}${rest}`;
      await drive(operation, { at: "mine", ...(body === undefined ? {} : { body }) });
      await drive(operation, { at: "none", ...(body === undefined ? {} : { body }) });
      await drive(operation, { at: "mine", caller: subscriber, ...(body === undefined ? {} : { body }) });
    }
    await drive("get /webhooks");
    await drive("get /webhooks", { caller: subscriber });
    await drive("delete /webhooks/{name}", { at: "mine", caller: subscriber });
    await drive("delete /webhooks/{name}", { at: "mine" });
    await drive("delete /webhooks/{name}", { at: "mine" });
    // Changes come to the audit in the background.
    await eventually(async () => {
      const { content } = await drive("get /audit", { query: "?resource=event&per_page=50" });
      const { entries } = content as { entries: { changes: { after: unknown }[] }[] };
      const values = entries.flatMap(({ changes }) => changes.map(({ after }) => after));
      expect(values.some((value) => value !== null && typeof value === "object")).toBe(true);
      expect(values).toContain(null);
    });
    for (const query of ["", "?page=2", "?resource=none", "?from=x", "?per_page=0"])
      await drive("get /audit", { query });
    await drive("get /audit", { caller: subscriber });
    await drive("get /audit", { caller: anonymousCaller(service) });
  });

  it("in each operation of the document, which succeeds and rejects here", () => {
    expect(complaints).toEqual([]);
    expect([...driven.keys()].sort()).toEqual([...documented.operations].sort());
    for (const [operation, statuses] of driven) {
      const all = [...statuses];
      expect(
        all.some((status) => status < 300),
        `${operation} succeeds`,
      ).toBe(true);
      expect(
        all.some((status) => status >= 400 && status < 500),
        `${operation} rejects`,
      ).toBe(true);
    }
  });
});

const webhookCalls: readonly (readonly [string, string, object?])[] = [
  ["get", ""],
  ["get", "/messages"],
  ["post", "", { enabled: false }],
  ["put", "", { types: ["*"] }],
  ["patch", "", { enabled: true }],
  ["post", "/rotate", {}],
  ["post", "/test", {}],
  ["post", "/replay", { from: "2020-01-01", to: "2030-01-01" }],
];

/** The routes by slug, of kinds that have them. */
async function bySlug(plural: string, id: number): Promise<void> {
  const path = `/${plural}/by-slug/{slug}`;
  if (!documented.operations.has(`get ${path}`)) return;
  const { content } = await drive(`get /${plural}/{id}`, { at: id });
  const slug = textOf((content as { slug: unknown }).slug);
  await drive(`get ${path}`, { at: slug });
  await drive(`get ${path}`, { at: "nowhere" });
  for (const method of ["post", "put", "patch"]) {
    await drive(`${method} ${path}`, { at: slug, body: { description: "x" } });
    await drive(`${method} ${path}`, { at: "nowhere", body: {} });
    await drive(`${method} ${path}`, { at: slug, body: {}, caller: subscriber });
  }
  await drive(`delete ${path}`, { at: slug, caller: subscriber });
  await drive(`delete ${path}`, { at: slug });
  await drive(`delete ${path}`, { at: slug });
}

function renamed(body: object): object {
  const name = ["title", "venue", "organizer", "name"].find((key) => key in body) ?? "";
  return { [name]: "Kept" };
}
