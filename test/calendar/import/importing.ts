import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { ensureIndexes } from "../../../runtime/features.js";
import type { ImportReport } from "../../../runtime/import/entry.js";
import { createCalendarSource } from "../../../runtime/import/readers/calendar-source.js";
import { type Model, type Source, sourceName } from "../../../runtime/import/source.js";
import { FetchError } from "../../../runtime/network/fetch-file.js";
import type { AppContext } from "../../../runtime/resources/app-context.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { createReferenceSource } from "../../../runtime/tools/import/reference-source.js";
import {
  createThrottledClient,
  type ThrottledClient,
} from "../../../runtime/tools/import/throttled-client.js";
import { type Choices, importSource, modelOf } from "../../import/export-lines.js";
import { openApp } from "../../support/app.js";
import type { TestService } from "../support/service.js";

/** The site of a database, with images from `picture.test` only. */
export function siteOf(database: Database): AppContext {
  const fetchFile = (url: URL): Promise<Buffer> =>
    url.hostname === "picture.test"
      ? Promise.resolve(tinyPicture)
      : Promise.reject(new FetchError("no such host"));
  return openApp(calendar, database, { fetchFile }).app;
}

/** Empties the store of a service before each test, but for its sequences: the service holds ids in advance. */
export function emptyBeforeEach(service: TestService): void {
  beforeEach(async () => {
    const { db } = service.database;
    const collections = await db.listCollections({}, { nameOnly: true }).toArray();
    for (const { name } of collections) if (name !== "sequences") await db.collection(name).deleteMany({});
  });
}

/** Another store of the calendar for the tests of a file. */
export function useStore(name: string): { readonly database: Database } {
  let opened: Database | undefined;
  const current = (): Database => {
    if (opened === undefined) throw new Error("The store is there with the first test.");
    return opened;
  };
  beforeAll(async () => {
    opened = await openDatabase(inject("mongoUri"), `test_${name}_${process.pid}`);
    await ensureIndexes(opened, calendar);
  });
  afterAll(async () => {
    await current().db.dropDatabase();
    await current().close();
  });
  return {
    get database() {
      return current();
    },
  };
}

/** An event as a list of the reference service has it. */
export const listedEvent = (id: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  title: `Event ${id}`,
  slug: `event-${id}`,
  start_date: "2031-05-01 10:00:00",
  end_date: "2031-05-01 12:00:00",
  timezone: "UTC",
  status: "publish",
  ...more,
});

/** The resource of events, with its period. */
export function datedResource({ resources }: Model) {
  const resource = resources.get("event");
  if (resource?.period === undefined) throw new Error("Events have a period.");
  return { ...resource, period: resource.period };
}

/** A calendar file, or the lines inside it, as a source. */
export function calendarSource(
  database: Database,
  calendar: string | readonly string[],
  { language = "en", zone, now = Date.now() }: { language?: string; zone?: string; now?: number } = {},
) {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"];
  const text = typeof calendar === "string" ? calendar : [...head, ...calendar, "END:VCALENDAR"].join("\r\n");
  const model = modelOf(siteOf(database));
  return createCalendarSource({
    model,
    name: "ics",
    text,
    resource: datedResource(model),
    language,
    zone,
    now,
  });
}

export const politely = (authorization?: string): ThrottledClient =>
  createThrottledClient({
    concurrency: 2,
    isAllowed: () => true,
    userAgent: "test",
    authorization,
    onWait: () => undefined,
    pause: 5,
  });

export interface ApiChoices extends Choices {
  readonly languages?: readonly string[];
  readonly name?: string;
  readonly isPlain?: boolean;
  /** What the source is asked with. */
  readonly authorization?: string;
}

/** The API of a site as a source. */
export function apiSource(app: AppContext, api: URL, choices: ApiChoices = {}): Source {
  const { name = sourceName(api.host), languages = ["en"], isPlain = false, authorization } = choices;
  return createReferenceSource({
    model: modelOf(app),
    name,
    api,
    client: politely(authorization),
    languages,
    isPlain,
    isLoggedIn: authorization !== undefined,
    ahead: 2,
    hasImages: true,
  });
}

/** Imports from the API of a site. */
export function importApi(app: AppContext, api: URL, choices: ApiChoices = {}): Promise<ImportReport> {
  return importSource(app, apiSource(app, api, choices), choices);
}

/** A red dot as PNG. */
const tinyPicture = ((): Buffer => {
  const chunk = (type: string, bytes: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), bytes]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.from([0, 255, 0, 0]));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
})();

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
