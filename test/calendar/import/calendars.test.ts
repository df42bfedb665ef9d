import { beforeEach, describe, expect, it } from "vitest";
import { createCalendarSource } from "../../../runtime/tools/import/calendar-source.js";
import { useService } from "../support/service.js";
import { importSource, siteOf } from "./importing.js";

type Json = Record<string, unknown>;

const service = useService();
beforeEach(async () => {
  const collections = await service.database.db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections) await service.database.db.collection(name).deleteMany({});
});

const now = Date.parse("2031-01-15T00:00:00Z");

function source(lines: readonly string[], zone?: string) {
  const site = siteOf(service.database);
  const { facts } = site.resources.get("event") ?? {};
  if (facts?.period === undefined) throw new Error("Events have a period.");
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...lines, "END:VCALENDAR"].join(
    "\r\n",
  );
  const dated = { ...facts, period: facts.period };
  return createCalendarSource({ site, name: "ics", text, facts: dated, language: "en", zone, now });
}

const take = (lines: readonly string[], zone?: string) =>
  importSource(siteOf(service.database), source(lines, zone));

const vevent = (uid: string, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `SUMMARY:${uid}`,
  ...lines,
  "END:VEVENT",
];

async function events(query = "per_page=50"): Promise<Json[]> {
  const { body } = await service.request("GET", `/events?start_date=2020-01-01&end_date=2040-01-01&${query}`);
  return body.events as unknown as Json[];
}

const at = (tzid: string, start = "20310710T120000") =>
  vevent("Meeting", `DTSTART;TZID=${tzid}:${start}`, `DTEND;TZID=${tzid}:${start.replace("T12", "T13")}`);

/** A zone whose clocks are changed as in the middle of Europe. */
const european = (tzid: string, ...more: string[]) => [
  "BEGIN:VTIMEZONE",
  `TZID:${tzid}`,
  ...more,
  "BEGIN:STANDARD",
  "DTSTART:16010101T030000",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];
const fixed = (tzid: string, offset: string) => [
  "BEGIN:VTIMEZONE",
  `TZID:${tzid}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  "END:STANDARD",
  "END:VTIMEZONE",
];

describe("a time zone of a calendar", () => {
  it.each([
    ["of Windows", "W. Europe Standard Time", [], "Europe/Berlin", "10:00"],
    [
      "of Windows, described",
      "W. Europe Standard Time",
      european("W. Europe Standard Time"),
      "Europe/Berlin",
      "10:00",
    ],
    ["of Windows in America", "Eastern Standard Time", [], "America/New_York", "16:00"],
    ["of Windows in India", '"India Standard Time"', [], "Asia/Calcutta", "06:30"],
    ["of Outlook for UTC", '"tzone://Microsoft/Utc"', [], "UTC", "12:00"],
    ["of an old program", "/citadel.org/20250101_1/Europe/Rome", [], "Europe/Rome", "10:00"],
    [
      "with its place beside it",
      "Rome 1",
      european("Rome 1", "X-LIC-LOCATION:Europe/Rome"),
      "Europe/Rome",
      "10:00",
    ],
    ["that is an offset", '"UTC+05:30"', [], "UTC+5:30", "06:30"],
    ["that is an offset, described", "UTC-0330", fixed("UTC-0330", "-0330"), "UTC-3:30", "15:30"],
    ["of short name", "CET", [], "CET", "10:00"],
    ["of short name, described as such", "CET", european("CET"), "CET", "10:00"],
  ] as const)("%s is that of the record", async (_, tzid, zone, timezone, clock) => {
    const report = await take([...zone, ...at(tzid)]);
    expect(await events()).toMatchObject([
      { timezone, start_date: "2031-07-10 12:00:00", utc_start_date: `2031-07-10 ${clock}:00` },
    ]);
    expect([report.entries, report.remarks]).toEqual([[], []]);
  });

  it.each([
    ["a fixed one of its own", "Office", fixed("Office", "+0300"), "UTC+3", "09:00", "is read as UTC+3."],
    ["a changing one", "Office", european("Office"), "Asia/Tokyo", "10:00", "is shown as Asia/Tokyo"],
    ["a short name meant otherwise", "EST", european("EST"), "Asia/Tokyo", "10:00", "is shown as Asia/Tokyo"],
    ["no description", "Office", [], "Asia/Tokyo", "03:00", "is unknown: its times are read as those of"],
    [
      "clocks changed by the second",
      "Office",
      european("Office").map((line) => line.replace("FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "FREQ=SECONDLY")),
      "Asia/Tokyo",
      "03:00",
      "is unknown",
    ],
    [
      "clocks changed on a day that never comes",
      "Office",
      european("Office").map((line) => line.replace("BYDAY=-1SU;BYMONTH=3", "BYMONTH=2;BYMONTHDAY=30")),
      "Asia/Tokyo",
      "03:00",
      "is unknown",
    ],
  ] as const)("with %s is reported", async (_, tzid, zone, timezone, clock, words) => {
    const report = await take([...zone, ...at(tzid)], "Asia/Tokyo");
    expect(await events()).toMatchObject([{ timezone, utc_start_date: `2031-07-10 ${clock}:00` }]);
    expect(report.entries).toMatchObject([{ remarks: [expect.stringContaining(`"${tzid}" ${words}`)] }]);
  });

  it("that times lack is that of the calendar, of the option, or of the site with a warning", async () => {
    const floating = vevent("Floating", "DTSTART:20310710T120000", "DTEND:20310710T130000");
    const named = ["X-WR-TIMEZONE:W. Europe Standard Time", ...floating];
    const unknown = ["X-WR-TIMEZONE:Mars", ...floating];
    const clocks: unknown[] = [];
    for (const [lines, zone] of [[named], [floating, "Asia/Tokyo"], [floating], [unknown]] as const) {
      const { remarks } = await take(lines, zone);
      clocks.push([(await events())[0]?.utc_start_date, remarks.join(" ")]);
    }
    const words = "1 of 1 events name no time zone: their times are those of UTC; --zone gives another.";
    expect(clocks).toEqual([
      ["2031-07-10 10:00:00", ""],
      ["2031-07-10 03:00:00", ""],
      ["2031-07-10 12:00:00", words],
      ["2031-07-10 12:00:00", expect.stringMatching(/^The calendar's time zone "Mars" is unknown.*--zone/)],
    ]);
  });
});

describe("an event of a calendar", () => {
  it("is published where it is tentative, which is reported by number", async () => {
    const lines = ["20310301", "20310302", "20310303"].flatMap((day, index) =>
      vevent(`On ${day}`, `DTSTART:${day}T120000Z`, `STATUS:${index === 0 ? "CONFIRMED" : "TENTATIVE"}`),
    );
    const report = await take(lines);
    expect((await events()).map(({ status }) => status)).toEqual(["publish", "publish", "publish"]);
    expect(report.remarks).toEqual(["2 of 3 events are tentative: they are published."]);
  });

  it("takes whole days where Outlook says so", async () => {
    await take(
      [
        vevent(
          "Two days",
          "DTSTART;TZID=Romance Standard Time:20310710T000000",
          "DTEND;TZID=Romance Standard Time:20310712T000000",
          "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
        ),
        vevent(
          "In UTC",
          "DTSTART:20310730T220000Z",
          "DTEND:20310731T220000Z",
          "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
        ),
        vevent(
          "Night",
          "DTSTART:20310820T220000Z",
          "DTEND:20310821T220000Z",
          "X-MICROSOFT-CDO-ALLDAYEVENT:FALSE",
        ),
      ].flat(),
      "Europe/Paris",
    );
    expect(await events()).toMatchObject([
      {
        all_day: true,
        start_date: "2031-07-10 00:00:00",
        end_date: "2031-07-11 23:59:59",
        timezone: "Europe/Paris",
      },
      { all_day: true, start_date: "2031-07-31 00:00:00", end_date: "2031-07-31 23:59:59" },
      { all_day: false, start_date: "2031-08-21 00:00:00" },
    ]);
  });

  it("has the place that Apple's programs take apart", async () => {
    const start = (day: number) => `DTSTART:2031030${day}T120000Z`;
    await take(
      [
        vevent(
          "Whole",
          start(1),
          "LOCATION:Lake Stage\\nVia Lago 1\\, Como",
          'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Via Lago 1\\nComo";X-APPLE-RADIUS=70;X-TITLE="Lake Stage":geo:45.81,9.08',
        ),
        vevent("Only", start(2), "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Quay:geo:45.5,-9.25"),
        vevent(
          "Given",
          start(3),
          "GEO:1.5;2.5",
          "LOCATION:Pier",
          "X-APPLE-STRUCTURED-LOCATION;VALUE=URI:geo:4,9",
        ),
      ].flat(),
    );
    expect((await events()).map(({ venue }) => venue)).toMatchObject([
      { venue: "Lake Stage", address: "Via Lago 1, Como", geo_lat: 45.81, geo_lng: 9.08 },
      { venue: "Quay", geo_lat: 45.5, geo_lng: -9.25 },
      { venue: "Pier", geo_lat: 1.5, geo_lng: 2.5 },
    ]);
  });
});

describe("a series of a calendar", () => {
  const rome = (name: string, value: string) => `${name};TZID=Europe/Rome:${value}`;
  const weekly = (...more: string[]) =>
    vevent("Class", rome("DTSTART", "20310325T180000"), rome("DTEND", "20310325T190000"), ...more);
  const from = (day: string, start: string, ...more: string[]) =>
    vevent(
      "Class",
      `SUMMARY:From ${day}`,
      `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Rome:${day}T180000`,
      rome("DTSTART", start),
      "DURATION:PT2H",
      ...more,
    ).filter((line) => line !== "SUMMARY:Class");
  const shown = async () =>
    (await events()).map(({ title, start_date, end_date }) =>
      [String(start_date).slice(5, 16), String(end_date).slice(11, 16), title].join(" "),
    );
  const changed = [
    "03-25 18:00 19:00 Class",
    "04-01 18:00 19:00 Class",
    "04-08 20:00 22:00 From 20310408",
    "04-16 20:30 21:30 Once",
    "04-22 20:00 22:00 From 20310408",
  ];
  const once = vevent(
    "Class",
    rome("RECURRENCE-ID", "20310415T180000"),
    rome("DTSTART", "20310416T203000"),
    "DURATION:PT1H",
  ).map((line) => line.replace("SUMMARY:Class", "SUMMARY:Once"));

  it.each(["RRULE:FREQ=WEEKLY;COUNT=5", "RRULE:FREQ=WEEKLY;UNTIL=20310422T160000Z"])(
    "%s changes for all later dates",
    async (rule) => {
      const lines = [...once, ...from("20310408", "20310408T200000"), ...weekly(rule)];
      const report = await take(lines);
      expect(report.entries).toEqual([]);
      expect(await shown()).toEqual(changed);
      expect(report.counts.events).toEqual({ created: 3 });
      expect((await take(lines)).counts.events).toEqual({ left: 3 });
    },
  );

  it("changes from its first date on, twice, or to another weekday", async () => {
    const rule = "RRULE:FREQ=WEEKLY;COUNT=4";
    await take([
      ...weekly(rule),
      ...from("20310325", "20310325T170000"),
      ...from("20310408", "20310409T200000"),
    ]);
    expect(await shown()).toEqual([
      "03-25 17:00 19:00 From 20310325",
      "04-01 17:00 19:00 From 20310325",
      "04-09 20:00 22:00 From 20310408",
      "04-16 20:00 22:00 From 20310408",
    ]);
  });

  it("that goes by weekdays becomes single records where those change", async () => {
    const report = await take([
      ...weekly("RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=4"),
      ...from("20310408", "20310409T200000"),
    ]);
    expect(await shown()).toEqual([
      "03-25 18:00 19:00 Class",
      "04-01 18:00 19:00 Class",
      "04-09 20:00 22:00 From 20310408",
      "04-16 20:00 22:00 From 20310408",
    ]);
    expect(report.remarks).toEqual([expect.stringContaining("became 4 single events")]);
  });

  it("by the hour or minute becomes single records", async () => {
    const exdate = rome("EXDATE", "20310325T200000");
    await take(weekly("RRULE:FREQ=HOURLY;INTERVAL=2;COUNT=4", exdate));
    expect(await shown()).toEqual([
      "03-25 18:00 19:00 Class",
      "03-25 22:00 23:00 Class",
      "03-26 00:00 01:00 Class",
    ]);
    await take(
      vevent(
        "Bus",
        rome("DTSTART", "20310701T100000"),
        "DURATION:PT5M",
        "RRULE:FREQ=MINUTELY;INTERVAL=20;BYHOUR=10,11;UNTIL=20310701T091000Z",
      ),
    );
    expect((await events("search=bus")).map(({ start_date }) => String(start_date).slice(11, 16))).toEqual([
      "10:00",
      "10:20",
      "10:40",
      "11:00",
    ]);
    await take(
      vevent(
        "Tide",
        rome("DTSTART", "20310702T103000"),
        "DURATION:PT5M",
        "RRULE:FREQ=HOURLY;BYMINUTE=15,30;BYDAY=WE;UNTIL=20310702T101500Z",
      ),
    );
    expect((await events("search=tide")).map(({ start_date }) => String(start_date).slice(11, 16))).toEqual([
      "10:30",
      "11:15",
      "11:30",
      "12:15",
    ]);
  });

  it("by the hour without an end becomes as many records as one series may, those to come first", async () => {
    const calendar = source(
      vevent("Chime", "DTSTART:20200101T000000Z", "DURATION:PT1M", "RRULE:FREQ=HOURLY"),
    );
    const starts: unknown[] = [];
    for await (const { records } of calendar.batches(undefined))
      starts.push(...records.map(({ values }) => values.start_date));
    expect([starts.length, starts[0]]).toEqual([2000, "2031-01-15T00:00:00.000Z"]);
    expect(calendar.warnings()).toEqual([
      expect.stringMatching(/became 2000 single events, up to 2031-04-08/),
    ]);
  });

  it("leaves out dates that are written in UTC, also in a zone that is known by name only", async () => {
    for (const zone of [[], european("W. Europe Standard Time")]) {
      const time = (name: string, value: string) => `${name};TZID=W. Europe Standard Time:${value}`;
      await take([
        ...zone,
        ...vevent(
          "Class",
          time("DTSTART", "20310701T180000"),
          "DURATION:PT1H",
          "RRULE:FREQ=DAILY;UNTIL=20310704T160000Z",
          "EXDATE:20310702T160000Z",
        ),
        ...vevent(
          "Class",
          "RECURRENCE-ID:20310703T160000Z",
          time("DTSTART", "20310703T190000"),
          "DURATION:PT1H",
        ),
      ]);
      expect(await shown()).toEqual([
        "07-01 18:00 19:00 Class",
        "07-03 19:00 20:00 Class",
        "07-04 18:00 19:00 Class",
      ]);
    }
  });

  it.each(["FREQ=MINUTELY;COUNT=99999999", "FREQ=HOURLY;BYSETPOS=1;BYDAY=MO", "FREQ=SECONDLY;COUNT=3"])(
    "by %s is rejected at once",
    async (rule) => {
      const report = await take(vevent("Never", "DTSTART:20000101T000000Z", `RRULE:${rule}`));
      expect(report.entries).toMatchObject([
        { outcome: "refused", lost: [expect.stringMatching(/^It repeats/)] },
      ]);
    },
  );
});

describe("a calendar", () => {
  it("whose components are nested without end is rejected", () => {
    const nested = (depth: number) =>
      ["BEGIN", "END"].flatMap((tag) => Array.from({ length: depth }, () => `${tag}:VEVENT`));
    expect(() => source(nested(200_000))).toThrow("more than 10 components are nested");
    expect(() => source(nested(3))).not.toThrow();
  });
});
