import { beforeAll, describe, expect, it } from "vitest";
import { toCategory } from "../../../generated/server/categories/answer.js";
import { toEvent } from "../../../generated/server/events/answer.js";
import type { EventDocument } from "../../../generated/server/events/collection.js";
import { toOrganizer } from "../../../generated/server/organizers/answer.js";
import { toTag } from "../../../generated/server/tags/answer.js";
import { toVenue } from "../../../generated/server/venues/answer.js";
import { calendar } from "../../../runtime/calendar.js";
import { emptySnapshot } from "../../../runtime/core/cache-snapshot.js";
import type { RecordDocument } from "../../../runtime/core/documents.js";
import { ParameterErrors } from "../../../runtime/core/parameter-errors.js";
import { anonymous, createPrincipal, type Principal } from "../../../runtime/core/principal.js";
import type { RequestContext } from "../../../runtime/core/request-context.js";
import { hooks } from "../../../runtime/hooks/index.js";
import type { FilterHook } from "../../../runtime/resources/hooks.js";
import { createSerializer } from "../../../runtime/resources/read/create-serializer.js";
import { populate } from "../../../runtime/resources/read/populate.js";
import type { Serializer } from "../../../runtime/resources/read/serializer.js";
import { resourceNamed, type Site } from "../../../runtime/resources/site.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openApp } from "../../support/app.js";
import { createCaller } from "../http/callers.js";
import { useService } from "../support/service.js";

const service = useService();
let site: Site;
let editor: Principal;

const now = Date.UTC(2031, 2, 10, 12, 0, 0, 500);
/** Another moment of the second, of the day, and other days. */
const later = [now + 100, now + 3_600_000, now + 86_400_000, now + 400 * 86_400_000];

beforeAll(async () => {
  const writer = await createCaller(service, "editor", 5);
  const add = async (path: string, body: object): Promise<number> => {
    const { status, body: record } = await writer.request("POST", path, body);
    expect(status, JSON.stringify(record)).toBe(201);
    return Number(record.id);
  };
  const hall = await add("/venues", { venue: "Hall", geo_lat: 45, geo_lng: 9, date: "2020-01-01 00:00:00" });
  const cellar = await add("/venues", { venue: "Cellar", status: "draft" });
  const day = { start_date: "2031-03-10 11:00:00", end_date: "2031-03-10 12:30:00", categories: ["Music"] };
  for (const venue of [hall, cellar])
    for (const more of [{}, { status: "draft" }, { password: "open" }, { cost: "10" }])
      await add("/events", { title: "Concert", venue, organizer: { organizer: "Guild" }, ...day, ...more });
  site = openApp(calendar, service.database, { environment: { CACHE: "off" } }).site;
  editor = createPrincipal({ name: "editor", role: "editor", author: 5 }, site.service);
});

function callAt(instant: number, principal: Principal = anonymous): RequestContext {
  const mounted = {
    api: "http://a.example/api",
    site: "http://a.example",
    host: "a.example",
    namespace: "n",
  };
  return { mounted, language: site.language, principal, now: instant, request: "one", path: {} };
}

/** What a result depends on and does not declare. */
type Undeclared = string;

/** Runs a filter hook under several clocks, and compares what changes and what it reads with what it declares. */
async function undeclaredByFilter<Query extends object, Document extends RecordDocument>(
  hook: FilterHook<Query, Document>,
  query: Query,
): Promise<Undeclared[]> {
  const read = new Set<string>();
  const { database } = site;
  const watched: Database = {
    ...database,
    collection(token) {
      read.add(token.name);
      return database.collection(token);
    },
    load(token, ids) {
      read.add(token.name);
      return database.load(token, ids);
    },
  };
  const run = (instant: number) => {
    const call = callAt(instant);
    const errors = new ParameterErrors(site.service.reasons, call.language);
    return hook(query, { site: { ...site, database: watched }, call, errors, lifted: new Set() });
  };
  const shown = (outcome: object): string => JSON.stringify({ ...outcome, expiresAt: undefined });
  const first = await run(now);
  const { expiresAt = Number.POSITIVE_INFINITY, dependencies = [] } = first;
  const undeclared = [...read].filter((name) => !dependencies.includes(name)).map((name) => `reads ${name}`);
  for (const instant of later.filter((one) => one < expiresAt))
    if (shown(await run(instant)) !== shown(first)) undeclared.push(`differs ${instant - now} ms later`);
  return undeclared;
}

/** Shows a record under several clocks and to several callers, and compares what differs with what is declared. */
async function undeclaredByAnswer(
  resourceName: string,
  document: RecordDocument,
  show: (document: RecordDocument, view: Serializer) => object,
): Promise<Undeclared[]> {
  const { resource } = resourceNamed(site, resourceName);
  const related = await populate({ site, snapshot: emptySnapshot }, resource, [document]);
  const run = (call: RequestContext) => {
    const view = createSerializer({ site, call }, related, "single");
    return { shown: JSON.stringify(show(document, view)), variance: view.variance };
  };
  const { shown, variance } = run(callAt(now));
  const undeclared: Undeclared[] = [];
  if (!variance.variesByCaller && run(callAt(now, editor)).shown !== shown)
    undeclared.push("varies by caller");
  for (const instant of later.filter((one) => one < variance.expiresAt))
    if (run(callAt(instant)).shown !== shown) undeclared.push(`differs ${instant - now} ms later`);
  return undeclared;
}

describe("a filter hook", () => {
  const { event, venue, organizer } = hooks;
  it.each<[string, () => Promise<Undeclared[]>]>([
    ["dates by default", () => undeclaredByFilter(event.dates, {})],
    ["dates of exact times", () => undeclaredByFilter(event.dates, { strict_dates: true })],
    ["dates with a start", () => undeclaredByFilter(event.dates, { start_date: "2031-01-01" })],
    [
      "dates with both",
      () => undeclaredByFilter(event.dates, { start_date: "2031-01-01", end_date: "2031-05-01" }),
    ],
    [
      "dates in words",
      () => undeclaredByFilter(event.dates, { start_date: "tomorrow", ends_before: "+2 days" }),
    ],
    ["place", () => undeclaredByFilter(event.place, { geoloc_lat: 45, geoloc_lng: 9 })],
    ["place without coordinates", () => undeclaredByFilter(event.place, { geoloc: false })],
    ["include", () => undeclaredByFilter(event.include, { include: [1, 2] })],
    ["ticketed", () => undeclaredByFilter(event.ticketed, { ticketed: true })],
    ["standing", () => undeclaredByFilter(event.standing, { event_status: ["scheduled"] })],
    ["protection", () => undeclaredByFilter(event.protection, {})],
    ["venues with events", () => undeclaredByFilter(venue.hasEvents, { has_events: true })],
    [
      "venues with upcoming ones",
      () => undeclaredByFilter(venue.onlyWithUpcoming, { only_with_upcoming: true }),
    ],
    ["organizers with events", () => undeclaredByFilter(organizer.hasEvents, { has_events: false })],
    [
      "organizers with upcoming ones",
      () => undeclaredByFilter(organizer.onlyWithUpcoming, { only_with_upcoming: true }),
    ],
  ])("declares what it depends on: %s", async (_name, undeclared) => {
    expect(await undeclared()).toEqual([]);
  });

  it("that declares too little is found out", async () => {
    const withoutEnd = async (query: object, context: Parameters<typeof event.dates>[1]) => {
      const { condition } = await event.dates(query, context);
      return condition === undefined ? {} : { condition };
    };
    expect(await undeclaredByFilter(withoutEnd, {})).toEqual([
      "differs 86400000 ms later",
      "differs 34560000000 ms later",
    ]);
    const withoutReads: FilterHook<{ has_events?: boolean }, RecordDocument> = async (query, context) => ({
      ...(await venue.hasEvents(query, context)),
      dependencies: [],
    });
    expect(await undeclaredByFilter(withoutReads, { has_events: true })).toEqual(["reads events"]);
  });
});

describe("the answer for a record", () => {
  const shows: Readonly<Record<string, (document: RecordDocument, view: Serializer) => object>> = {
    // Each collection holds documents of its resource only.
    event: (document, view) => toEvent(document as EventDocument, view, hooks),
    venue: (document, view) => toVenue(document as Parameters<typeof toVenue>[0], view, hooks),
    organizer: (document, view) => toOrganizer(document as Parameters<typeof toOrganizer>[0], view, hooks),
    category: (document, view) => toCategory(document as Parameters<typeof toCategory>[0], view),
    tag: (document, view) => toTag(document as Parameters<typeof toTag>[0], view),
  };

  it("declares what it depends on, for every resource of the spec", async () => {
    expect(Object.keys(shows).sort()).toEqual([...site.resources.keys()].sort());
    let count = 0;
    for (const [resource, show] of Object.entries(shows)) {
      const { token } = resourceNamed(site, resource);
      for (const document of await site.database.collection(token).find().toArray()) {
        expect(await undeclaredByAnswer(resource, document, show), JSON.stringify(document)).toEqual([]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  it("that declares too little is found out", async () => {
    const { token } = resourceNamed(site, "event");
    const document = await site.database.collection(token).findOne();
    if (document === null) throw new Error("There are events.");
    const undeclared = (show: (view: Serializer) => object) =>
      undeclaredByAnswer("event", document, (_document, view) => show(view));
    expect(await undeclared(({ call }) => ({ isOver: call.now > now + 3000 }))).toHaveLength(3);
    expect(await undeclared(({ call }) => ({ name: call.principal.name }))).toEqual(["varies by caller"]);
    const declared = (view: Serializer): object => {
      view.declare({ expiresAt: now + 50, variesByCaller: true });
      return { now: view.call.now, name: view.call.principal.name };
    };
    expect(await undeclared(declared)).toEqual([]);
  });
});
