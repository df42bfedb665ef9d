import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createTableSource, type TableOptions } from "../../../runtime/import/readers/table-source.js";
import { detect } from "../../../runtime/tools/import/detect.js";
import { importSource, modelOf, sourceOfLines } from "../../import/export-lines.js";
import { useService } from "../support/service.js";
import { datedResource, emptyBeforeEach, politely, siteOf } from "./importing.js";

type Json = Record<string, unknown>;

const folder = mkdtempSync(join(tmpdir(), "calendar-tables-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const service = useService();
emptyBeforeEach(service);

function source(text: string, options: Partial<TableOptions> = {}) {
  const model = modelOf(siteOf(service.database));
  const resource = datedResource(model);
  const columns = new Map<string, string[]>();
  return createTableSource({
    ...{ model, name: "table.csv", text, resource, columns, key: undefined, language: "en" },
    ...options,
  });
}

async function take(text: string, options: Partial<TableOptions> = {}) {
  await importSource(siteOf(service.database), source(text, options));
  const { body } = await service.request("GET", "/events?start_date=2020-01-01&end_date=2040-01-01");
  return body.events as unknown as Json[];
}

/** The text of a file as the importer reads it. */
async function textOf(bytes: Uint8Array, name = "table.csv") {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const { service: descriptor } = siteOf(service.database);
  const found = await detect(file, undefined, { client: politely(), service: descriptor });
  return "text" in found
    ? { text: found.text, warning: "warning" in found ? found.warning : undefined }
    : found;
}

const table = "Title;Start date;Venue\r\nSoirée “à Genève” – 5 €;2031-05-01;Café\r\n";
/** By the code page of western Windows, whose letters above 7F are those of Latin-1 and a few others. */
const western = Buffer.from(
  table.replace(/[“”–€]/g, (character) =>
    String.fromCharCode({ "“": 0x93, "”": 0x94, "–": 0x96, "€": 0x80 }[character] ?? 0),
  ),
  "latin1",
);
const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();

it("says of the rows of a table whether they take place, also under the names of the reference service", async () => {
  const rows = [
    "title;start_date;event_status;previous_start_date;_tribe_events_is_virtual;_tribe_events_virtual_url",
    "A;2031-05-01;canceled;;;",
    "B;2031-05-02;Rescheduled;2031-04-01 10:00;no;",
    "C;2031-05-03;;;yes;https://meet.example.org/c",
  ];
  const columns = new Map([
    ["is_virtual", ["_tribe_events_is_virtual"]],
    ["virtual_url", ["_tribe_events_virtual_url"]],
  ]);
  const [a, b, c] = await take(rows.join("\n"), { columns });
  expect(a).toMatchObject({ event_status: "canceled" });
  expect(b).toMatchObject({ event_status: "rescheduled", previous_start_date: "2031-04-01 10:00:00" });
  expect(c).toMatchObject({ is_virtual: true, virtual_url: "https://meet.example.org/c" });
  expect(c).not.toHaveProperty("event_status");
});

describe("the text of a table", () => {
  it.each([
    ["UTF-8", Buffer.from(table)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${table}`)],
    ["UTF-16 with a mark", Buffer.from(`\uFEFF${table}`, "utf16le")],
    ["UTF-16 of the other order", bigEndian(`\uFEFF${table}`)],
    ["UTF-16 without a mark", Buffer.from(table, "utf16le")],
    ["UTF-16 of the other order without a mark", bigEndian(table)],
    ["windows-1252", western],
  ])("in %s is read as it was written", async (encoding, bytes) => {
    const { text, warning } = (await textOf(bytes)) as { text: string; warning?: string };
    expect(text.replace(/^\uFEFF/, "")).toBe(table);
    expect(warning?.includes("windows-1252") ?? false).toBe(encoding === "windows-1252");
    expect(await take(text)).toMatchObject([{ title: "Soirée “à Genève” – 5 €", venue: { venue: "Café" } }]);
  });

  it.each([
    ["UTF-8 with a damaged letter", Buffer.concat([Buffer.from(table), Buffer.from([0xc3, 0x0d])])],
    ["UTF-16 that ends in the middle of a letter", Buffer.from(`\uFEFF${table}`, "utf16le").subarray(0, -1)],
    ["an encoding of Japan", Buffer.from([0x54, 0x2c, 0x53, 0x0a, 0x83, 0x65, 0x81, 0x5b, 0x83, 0x75])],
  ])("in %s is rejected", async (_, bytes) => {
    await expect(textOf(bytes)).rejects.toThrow(
      "neither UTF-8 nor UTF-16 nor windows-1252. Save it as UTF-8.",
    );
  });

  it("is read alike in a calendar", async () => {
    const calendar = "BEGIN:VCALENDAR\r\nX:Café\r\nEND:VCALENDAR\r\n";
    for (const bytes of [Buffer.from(calendar, "latin1"), Buffer.from(`\uFEFF${calendar}`, "utf16le")])
      expect(((await textOf(bytes, "calendar.ics")) as { text: string }).text).toBe(calendar);
  });

  it("is read in a calendar that is folded inside a letter, and line by line where it is mixed", async () => {
    const read = async (...parts: (string | number)[]) => {
      const bytes = parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from([part])));
      return textOf(Buffer.concat(bytes), "calendar.ics");
    };
    const start = "BEGIN:VCALENDAR\r\nX:Caf";
    expect(await read(start, 0xc3, "\r\n ", 0xa9, " au lait\r\n")).toEqual({
      text: `${start}é\r\n  au lait\r\n`,
      warning: undefined,
    });
    expect(await read(start, 0xe9, "\r\nX:Café\r\n")).toMatchObject({
      text: `${start}é\r\nX:Café\r\n`,
      warning: expect.stringContaining("windows-1252: line 2 of ") as string,
    });
  });
});

describe("a wide table", () => {
  it("of 100,000 columns is read, and so are rows beside one that is too long or has too many values", async () => {
    const header = ["Title", "Start date", ...Array.from({ length: 100_000 }, (_, at) => `c${at}`)];
    const more = ",x".repeat(100_000);
    const rows = [
      `A,2031-05-01${more}`,
      `B,2031-05-02${more},y`,
      `${"C".repeat(3_000_000)},2031-05-03`,
      "D,2031-05-04",
    ];
    const read = source([header.join(","), ...rows].join("\n"));
    const report = await importSource(siteOf(service.database), read);
    expect(report.counts.events).toEqual({ created: 3 });
    expect(report.missing).toEqual([
      "Line 3 has more values than the table has columns.",
      "Line 4 has 3000010 characters, more than 2000000.",
    ]);
    expect(() => source(["Name", ...header.slice(1)].join(","))).toThrow(/c47 and 99952 more\.$/);
  });
});

describe("a row of a table", () => {
  it("is in the zone of its column, else in the one given", async () => {
    const text = "Title,Start date,Timezone\nA,2031-07-01 12:00,\nB,2031-07-01 12:00,Tokyo Standard Time\n";
    expect(await take(text, { zone: "Europe/Rome" })).toMatchObject([
      { title: "B", timezone: "Asia/Tokyo", utc_start_date: "2031-07-01 03:00:00" },
      { title: "A", timezone: "Europe/Rome", utc_start_date: "2031-07-01 10:00:00" },
    ]);
  });

  it.each([
    ["a mapped column", "Title,Start date,Place,Town\nA,2031-07-01,Hall,Como", "Hall"],
    ["a column of that name", "Title,Start date,venue.venue,venue.city\nA,2031-07-01,Hall,Como", "Hall"],
    ["its address, where that is all", "Title,Start date,venue.city\nA,2031-07-01,Como", "Como"],
  ])("has a record inside that is named by %s", async (_, text, venue) => {
    const columns = text.includes("Place")
      ? { "venue.venue": ["Place"], "venue.city": ["Town"] }
      : ({} as Record<string, string[]>);
    expect(await take(text, { columns: new Map(Object.entries(columns)) })).toMatchObject([
      { venue: { venue, city: "Como" } },
    ]);
  });

  it("has a date that cannot be meant otherwise", async () => {
    const rows = (...dates: string[]) =>
      ["Title,Start date", ...dates.map((date) => `On ${date},${date}`)].join("\n");
    for (const date of ["03/04/2031", "3-4-2031 19:30"])
      expect(() => source(rows("2031-01-01", date))).toThrow(
        /^Which number of \S+ is the day\? Say --dates day-first or --dates month-first\.$/,
      );
    const starts = async (dates: "day-first" | "month-first" | undefined, ...given: string[]) =>
      (await take(rows(...given), { dates })).map(({ start_date }) => String(start_date).slice(0, 16));
    expect(await starts("day-first", "03/04/2031", "25/12/2031 19:30", "4-7-2031")).toEqual([
      "2031-04-03 00:00",
      "2031-07-04 00:00",
      "2031-12-25 19:30",
    ]);
    await service.database.db.collection("events").deleteMany({});
    expect(await starts("month-first", "03/04/2032", "12/25/2032")).toEqual([
      "2032-03-04 00:00",
      "2032-12-25 00:00",
    ]);
    await service.database.db.collection("events").deleteMany({});
    expect(await starts(undefined, "25/12/2033", "12/26/2033", "04/04/2033", "5.6.2033")).toEqual([
      "2033-04-04 00:00",
      "2033-06-05 00:00",
      "2033-12-25 00:00",
      "2033-12-26 00:00",
    ]);
  });
});

describe("a line of an export", () => {
  it("whose value is nested without end is rejected by its number", async () => {
    const header = { format: "calendar-export", version: 1, store: "x", counts: {}, highest: {} };
    const deep = `{"resource":"event","id":1,"language":"en","fields":{"title":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`;
    const lines = await sourceOfLines(siteOf(service.database), [header, deep], "x");
    await expect(importSource(siteOf(service.database), lines)).rejects.toThrow(
      "Line 2 is no record of an export: it is nested more than 50 deep.",
    );
  });
});
