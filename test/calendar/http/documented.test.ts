import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useFileServer } from "../../images/file-server.js";
import { sampleImage } from "../../images/samples.js";
import { eventually } from "../../support/eventually.js";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";
import { openDocumented } from "../torture/documented.js";
import { anonymousCaller, type Caller, createCaller } from "./callers.js";
import { eventBody, textOf } from "./sample-records.js";

const service = useService({}, { isFetchAllowed: (address) => address === "127.0.0.1" });
const files = useFileServer();
const documented = openDocumented();
/** Statuses that each operation of the document answered with. */
const driven = new Map<string, Set<number>>();
/** Operations that took a body with something in it. */
const taken = new Set<string>();
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
  const hasBody = body !== undefined && Object.keys(body as object).length > 0;
  if (response.ok) {
    const unsaid = hasBody ? documented.bodyComplaint(operation, body) : undefined;
    const unasked = documented.queryComplaint(operation, query);
    for (const one of [unsaid, unasked])
      if (one !== undefined)
        complaints.push(`${operation}${query} takes ${JSON.stringify(body)}, but: ${one}`);
    if (hasBody) taken.add(operation);
  }
  driven.set(operation, (driven.get(operation) ?? new Set()).add(response.status));
  return { status: response.status, headers: response.headers, content };
}

/** What must succeed, with the id of the record that is answered. */
async function made(operation: string, body: object, at?: number): Promise<number> {
  const { status, content } = await drive(operation, { body, ...(at === undefined ? {} : { at }) });
  expect(status, JSON.stringify(content)).toBeLessThan(300);
  return Number((content as { id: unknown }).id);
}

/** The image of a new record, which the service fetches. */
async function imageOf(operation: string, body: object): Promise<{ readonly id?: number }> {
  const picture = await sampleImage(400, 300, "png");
  files.serve("/picture.png", (_request, response) => response.end(picture));
  const { content } = await drive(operation, { body: { ...body, image: `${files.origin}/picture.png` } });
  const { content: read } = await drive(`${operation.replace("post", "get")}/{id}`, {
    at: (content as { id: number }).id,
  });
  return (read as { image: { readonly id?: number } }).image;
}

const kinds = [
  { plural: "events", body: eventBody({ title: "Plain" }) },
  { plural: "venues", body: { venue: "Hall" } },
  { plural: "organizers", body: { organizer: "Club" } },
  { plural: "categories", body: { name: "Jazz" } },
  { plural: "tags", body: { name: "Late" } },
] as const;

// The last looks back at what the others sent.
describe("answers fit the API document", { shuffle: false }, () => {
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
      const { headers: listed } = await drive(`get ${all}`, { query: "?per_page=1" });
      const known = { "if-none-match": listed.get("etag") ?? "" };
      for (const caller of [administrator, anonymousCaller(service)])
        await drive(`get ${all}`, { query: "?per_page=1", headers: known, caller });
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

    for (const { plural, body } of kinds.slice(0, 3))
      expect(await imageOf(`post /${plural}`, body)).toMatchObject({ width: 400 });
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
          const { headers } = await drive(`get ${path}`, { query, caller });
          const known = { "if-none-match": headers.get("etag") ?? "" };
          await drive(`get ${path}`, { query, caller, headers: known });
        }
      }
    }
    await drive("delete /events/{id}", { at: rich });
    await drive("get /events", { query: `${list}&status=trash` });
  });

  it("to bodies of every form, and back", async () => {
    const [, post = ""] = /-d '(\{"title".*?\})'/.exec(readFileSync(join(root, "README.md"), "utf8")) ?? [];
    await made("post /events", JSON.parse(post) as object);
    const place = await made("post /venues", {
      venue: "Form",
      website: " HTTPS://example.org",
      show_map: "yes",
    });
    const image = Number((await imageOf("post /organizers", { organizer: "Seen" })).id);
    const forms: readonly object[] = [
      { venue: place, organizer: String(place + 1), all_day: "TRUE", featured: 1, sticky: "0" },
      {
        venue: [String(place)],
        organizer: { id: place + 1 },
        categories: "Music, Opera",
        tags: ["2030", "x"],
      },
      {
        venue: { id: place },
        organizer: [{ organizer: "New", website: " https://www.example.org/x" }],
        tags: 7,
      },
      { venue: "", organizer: false, categories: [], image: false, website: "", post_parent: 0 },
      { venue: 0, website: "HTTPS://www.example.org/x ", virtual_url: null, image, status: "draft" },
      { image: String(image), cost: 12, author: "1", event_status: "cancelled", is_virtual: "off" },
      { image: { id: image }, cost: ["10", 20], event_status: "postponed", timezone: "UTC+5.5" },
      {
        image: "",
        date: "2026-01-01T10:00:00Z",
        start_date: "tomorrow 9am",
        end_date: "+2 days",
        timezone: "",
      },
      {
        tickets: [
          { name: "a", price: "12", capacity: "3", url: "http://www.example.org/x", sale_start: "now" },
        ],
      },
      {
        recurrence: { rrule: "FREQ=DAILY;COUNT=2", rdate: "2099-01-01 10:00:00" },
        hide_from_listings: "False",
      },
      { cost_details: { values: "1,2" }, show_map: true, previous_start_date: "1 May 2027", scope: "this" },
    ];
    const websites = new Set<string>();
    for (const form of forms) {
      const at = await made("post /events", eventBody(form));
      const { content } = await drive("get /events/{id}", { at });
      websites.add((content as { website: string }).website);
      const sent = await drive("put /events/{id}", { at, body: content });
      expect(sent.status, JSON.stringify(sent.content)).toBe(200);
    }
    expect([...websites]).toEqual(["", "HTTPS://www.example.org/x"]);
    for (const body of [
      { recurrence: {} },
      { cost_details: {} },
      { title: 5 },
      { all_day: "maybe" },
      { website: "x" },
      { website: "www.example.org/x" },
      { venue: { venue: "Hall", website: "www.example.org/x" } },
      { tickets: [{ name: "a", price: 1, url: "www.example.org/x" }] },
    ]) {
      expect((await drive("post /events", { body: eventBody(body) })).status).toBe(400);
      expect(documented.bodyComplaint("post /events", eventBody(body)), JSON.stringify(body)).toBeDefined();
    }
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
      const { content } = await drive(operation, { at: "mine", ...(body === undefined ? {} : { body }) });
      if (rest === "") expect(content).toMatchObject(body ?? {});
      const unknown = await drive(operation, { at: "none", ...(body === undefined ? {} : { body }) });
      expect([operation, unknown.status]).toEqual([operation, 404]);
      const sent = { at: "mine", caller: subscriber, ...(body === undefined ? {} : { body }) };
      expect([operation, (await drive(operation, sent)).status]).toEqual([operation, 403]);
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
    expect([...taken].sort()).toEqual([...documented.withBody].sort());
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
  ["post", "/replay", { from: "2020-01-01" }],
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
