import { describe, expect, it } from "vitest";
import { importSource } from "../../import/export-lines.js";
import { useService } from "../support/service.js";
import { calendarSource, emptyBeforeEach, siteOf } from "./importing.js";

type Json = Record<string, unknown>;

const service = useService();
emptyBeforeEach(service);

const now = Date.parse("2031-01-15T00:00:00Z");

const source = (calendar: string | readonly string[], zone?: string) =>
  calendarSource(service.database, calendar, { now, ...(zone === undefined ? {} : { zone }) });

const take = (lines: readonly string[], zone?: string) =>
  importSource(siteOf(service.database), source(lines, zone));

const vevent = (uid: string, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `SUMMARY:${uid}`,
  ...lines,
  "END:VEVENT",
];

/** The starts of all records that a calendar becomes, and what is lost. */
async function read(calendar: ReturnType<typeof source>) {
  const starts: unknown[] = [];
  const lost: string[] = [];
  for await (const { records, missing = [] } of calendar.batches()) {
    starts.push(...records.map(({ values }) => values.start_date));
    lost.push(...missing);
  }
  return { starts, lost };
}

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
    ["that Windows displays", '"(UTC-05:00) Eastern Time (US & Canada)"', [], "America/New_York", "16:00"],
    ["that Windows displays, unquoted", "(UTC+01:00) Bern, Roma, Madrid", [], "Europe/Madrid", "10:00"],
  ] as const)("%s is that of the record", async (_, tzid, zone, timezone, clock) => {
    const report = await take([...zone, ...at(tzid)]);
    expect(await events()).toMatchObject([
      { timezone, start_date: "2031-07-10 12:00:00", utc_start_date: `2031-07-10 ${clock}:00` },
    ]);
    expect([report.entries, report.remarks]).toEqual([[], []]);
  });

  it.each([
    ["a fixed one of its own", "Office", fixed("Office", "+0300"), "UTC+3", "09:00", "is read as UTC+3."],
    [
      "clocks that no known zone has",
      "Office",
      european("Office").map((line) => line.replace("BYMONTH=10", "BYMONTH=8")),
      "Asia/Tokyo",
      "10:00",
      "is shown as Asia/Tokyo",
    ],
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

  it.each(["Office", "EST"])("named %s is the known one whose clocks it describes", async (tzid) => {
    const series = at(tzid).toSpliced(-1, 0, "RRULE:FREQ=WEEKLY;COUNT=2");
    const report = await take([...european(tzid), ...series], "Asia/Tokyo");
    expect(await events()).toMatchObject([
      { timezone: "Europe/Berlin", utc_start_date: "2031-07-10 10:00:00" },
      { timezone: "Europe/Berlin", utc_start_date: "2031-07-17 10:00:00" },
    ]);
    expect(report.entries).toMatchObject([
      { remarks: [`Its time zone "${tzid}" is read as Europe/Berlin.`] },
    ]);
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

  it.each(["DTEND;TZID=Europe/Rome:20310328T031500", "DURATION:PT45M"])(
    "keeps its duration where the clocks leave its start out, as a single event does: %s",
    async (end) => {
      const lines = (day: string, ...more: string[]) => [
        rome("DTSTART", `${day}T023000`),
        end.replace("20310328", day),
        ...more,
      ];
      const report = await take([
        ...vevent("Night", ...lines("20310328", "RRULE:FREQ=DAILY;COUNT=4")),
        ...vevent("Once", ...lines("20310330")),
      ]);
      expect(report.counts.events).toEqual({ created: 2 });
      const nights = [
        "03-28 02:30 03:15 Night",
        "03-29 02:30 03:15 Night",
        "03-30 03:30 04:15 Night",
        "03-31 02:30 03:15 Night",
      ];
      expect((await shown()).sort()).toEqual([...nights, "03-30 03:30 04:15 Once"].sort());
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
    expect([report.remarks, report.missing]).toEqual([
      [expect.stringContaining("became 4 single events")],
      [],
    ]);
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
    const { starts, lost } = await read(calendar);
    expect([starts.length, starts[0]]).toEqual([2000, "2031-01-15T00:00:00.000Z"]);
    expect(calendar.warnings()).toEqual([expect.stringMatching(/became 2000 single events\.$/)]);
    expect(lost).toEqual([
      expect.stringMatching(/lacks dates before 2031-01-15 00:00\.$/),
      expect.stringMatching(/lacks dates after 2031-04-08 07:00; run again later for more\.$/),
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
    "by %s is a single event at once, and the rule is reported",
    async (rule) => {
      const report = await take(vevent("Never", "DTSTART:20200101T000000Z", `RRULE:${rule}`));
      expect(report.entries).toMatchObject([
        { outcome: "created", lost: [expect.stringMatching(/^It repeats/)], place: "line 4" },
      ]);
      expect(await shown()).toEqual(["01-01 00:00 00:00 Never"]);
    },
  );

  it("has the dates of all its rules, without those of the rules that exclude, and each with its own length", async () => {
    await take([
      ...weekly(
        "RRULE:FREQ=WEEKLY;COUNT=3",
        "RRULE:FREQ=MONTHLY;COUNT=2",
        "EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2",
        "RDATE;VALUE=PERIOD;TZID=Europe/Rome:20310330T100000/PT4H",
        "EXDATE;VALUE=DATE:20310425",
      ),
      ...vevent("Apart", "DTSTART:20250905T100000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2;UNTIL=20300101"),
    ]);
    expect(await shown()).toEqual([
      ...["09-05 10:00 10:00 Apart", "09-08 10:00 10:00 Apart", "09-15 10:00 10:00 Apart"],
      ...["03-30 10:00 14:00 Class", "04-01 18:00 19:00 Class"],
    ]);
  });

  it("says which dates are lost where it has more than can be", async () => {
    const { starts, lost } = await read(
      source([
        ...vevent("Old", "DTSTART;VALUE=DATE:20000601", "RRULE:FREQ=DAILY;UNTIL=20301231"),
        ...vevent("Bells", "DTSTART:20310101T000000Z", "DURATION:PT1M", "RRULE:FREQ=MINUTELY"),
      ]),
    );
    expect(starts).toHaveLength(4000);
    expect(lost).toEqual([
      'Line 4: the series "Old" (FREQ=DAILY;UNTIL=20301231) lacks dates before 2025-07-11 00:00.',
      'Line 10: the series "Bells" (FREQ=MINUTELY) lacks dates before 2031-01-15 00:00.',
      expect.stringMatching(/"Bells".* lacks dates after 2031-01-16 09:19; run again later for more\.$/),
    ]);
  });

  it("takes the last version of a change, and of itself; several of one version are several events", async () => {
    const change = (title: string, sequence: number) =>
      vevent("Class", rome("RECURRENCE-ID", "20310401T180000"), rome("DTSTART", "20310401T200000"))
        .map((line) => line.replace("SUMMARY:Class", `SUMMARY:${title}`))
        .toSpliced(-1, 0, `SEQUENCE:${sequence}`);
    const twin = (title: string, ...more: string[]) => [
      ...["BEGIN:VEVENT", `SUMMARY:${title}`, "DTSTART:20310501T100000Z", ...more, "END:VEVENT"],
    ];
    const lines = [
      ...[change("Second", 2), change("First", 1), weekly("RRULE:FREQ=WEEKLY;COUNT=2")].flat(),
      ...vevent("Day", "DTSTART;VALUE=DATE:20310601"),
      ...vevent("Day", "DTSTART;VALUE=DATE:20310602"),
      ...vevent("Moved", "DTSTART;VALUE=DATE:20310701", "SEQUENCE:1"),
      ...vevent("Moved", "DTSTART;VALUE=DATE:20310702", "SEQUENCE:2"),
      ...[twin("No id", "LOCATION:A"), twin("No id", "LOCATION:B"), twin("No id", "LOCATION:B")].flat(),
    ];
    await take(lines);
    const found = (await shown()).map((line) => line.replace(/ \d\d:\d\d \d\d:\d\d/, ""));
    expect(found).toEqual([
      ...["03-25 Class", "04-01 Second", "05-01 No id", "05-01 No id"],
      ...["06-01 Day", "06-02 Day", "07-02 Moved"],
    ]);
    expect(Object.keys((await take(lines)).counts.events ?? {})).toEqual(["left"]);
  });
});

describe("a line that cannot be read", () => {
  const start = "DTSTART:20310301T100000Z";
  it.each([
    ["DTEND:None", "DTEND cannot be read"],
    ["LAST-MODIFIED:None", "LAST-MODIFIED cannot be read"],
    ["DURATION:P999999999999999999W", "DURATION cannot be read"],
    ["EXDATE:20310308T100000Z,tomorrow", "EXDATE cannot be read"],
    ["GEO:here", "GEO cannot be read"],
    ["RRULE:FREQ=DAILY;CONUT=2", "RRULE cannot be read"],
    ["RRULE:FREQ=DAILY;BYDAY=", "RRULE cannot be read"],
    ["RRULE:COUNT=2", "RRULE cannot be read"],
    ['ORGANIZER;CN="A:mailto:a@b.example', "ORGANIZER has a parameter that cannot be read"],
    ["words without a name", "is no line of a calendar"],
  ])("such as %s is left out alone, and named", async (line, reason) => {
    const lines = [...vevent("Bad", start, line), ...vevent("Good", "DTSTART:20310302T100000Z")];
    const report = await take(lines);
    expect((await events()).map(({ title }) => title)).toEqual(["Bad", "Good"]);
    expect(report.missing).toEqual([expect.stringMatching(new RegExp(`^Line 8: .*${reason}`))]);
    expect(report.incomplete).toBe(1);
  });

  it("is read as what it means where that is certain", async () => {
    const report = await take([
      ...vevent("Day", "DTSTART:20310301", "RRULE:"),
      ...vevent("Timed", "DTSTART;VALUE=DATE:20310302T120000", "DTEND:2031-03-02T13:00:00"),
      ...vevent("Rule", "DTSTART:20310303T100000Z", "RRULE:FREQ=WEEKLY; BYDAY=MO, TU;COUNT=2;"),
      ...vevent("Text", "DTSTART:20310305T100000Z", "DESCRIPTION", " :One", "Two: and more", "three"),
    ]);
    expect(report.incomplete).toBe(0);
    expect(await events()).toMatchObject([
      { title: "Day", all_day: true },
      { title: "Timed", start_date: "2031-03-02 12:00:00", end_date: "2031-03-02 13:00:00" },
      { title: "Rule", start_date: "2031-03-03 10:00:00" },
      { title: "Rule", start_date: "2031-03-04 10:00:00" },
      { title: "Text", description: "<p>One<br />\nTwo: and more<br />\nthree</p>" },
    ]);
    expect(report.remarks).toEqual([
      ...[28, 29].map((line) => `Line ${line}: it is read as part of the text of line 26.`),
      "Line 13: DTSTART says that it is a day, and is read as the time that it has.",
      "1 of 4 events name no time zone: their times are those of UTC; --zone gives another.",
    ]);
  });
});

describe("times of an event", () => {
  it("are each in a zone of their own, and as long as they say over a change of the clocks", async () => {
    const flight = (name: string, from: string, to: string) => vevent(name, `DTSTART${from}`, `DTEND${to}`);
    const berlin = ";TZID=Europe/Berlin:20310601T100000";
    const change = "DTSTART;TZID=Europe/Rome:20310329T120000";
    await take([
      ...vevent("Exact", change, "DURATION:PT24H"),
      ...vevent("Nominal", change, "DURATION:P1D"),
      ...flight("West", berlin, ";TZID=America/New_York:20310601T130000"),
      ...flight("Z", berlin, ":20310601T170000Z"),
      ...flight("From Z", ":20310601T080000Z", ";TZID=America/New_York:20310601T130000"),
      ...vevent("Back", "DTSTART:20310701T100000Z", "DTEND:20310701T090000Z"),
    ]);
    const ends = (await events()).map(({ title, utc_end_date: end }) => [title, String(end).slice(5, 16)]);
    expect(Object.fromEntries(ends)).toEqual({
      ...{ Exact: "03-30 11:00", Nominal: "03-30 10:00" },
      ...{ West: "06-01 17:00", Z: "06-01 17:00", "From Z": "06-01 17:00", Back: "07-01 10:00" },
    });
  });
});

describe("a calendar", () => {
  it("may lack what is around its events, and the ends of its parts, however deep", async () => {
    const nested = (name: string) => Array.from({ length: 20_000 }, () => `BEGIN:${name}`);
    const report = await take([
      ...nested("VEVENT"),
      ...nested("X-PART"),
      ...vevent("Deep", "DTSTART:20310301"),
    ]);
    expect(report.remarks.at(-1)).toMatch(/^The same is true of \d+ more lines\.$/);
    expect((await events()).map(({ title }) => title)).toEqual(["Deep"]);
    const bare = siteOf(service.database);
    const text = vevent("Bare", "DTSTART:20310302").join("\n");
    const alone = await importSource(bare, source(text));
    expect([alone.counts.events, alone.incomplete]).toEqual([{ created: 1 }, 0]);
  });

  it.each(["", "<html></html>"])("is reported where it is none: %o", async (text) => {
    const report = await importSource(siteOf(service.database), source(text));
    expect([report.missing, report.incomplete]).toEqual([["The source holds no calendar."], 1]);
  });

  it.each([
    ["colons in the name of a zone", (many: number) => `DTSTART;TZID=${":".repeat(many)};X:20310710T120000`],
    ["semicolons in a rule", (many: number) => `RRULE:FREQ=DAILY${";".repeat(many)}COUNT=2`],
  ])("with many %s is read at once", async (_, lineOf) => {
    const started = performance.now();
    const { starts } = await read(
      source([...vevent("Long", lineOf(150_000)), ...vevent("Next", "DTSTART:20310711T120000Z")]),
    );
    expect(starts).toContain("2031-07-11T12:00:00.000Z");
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it("with a name of 20 MB loses no other event", async () => {
    const report = await take([
      ...vevent("Long", "DTSTART:20310301", `SUMMARY:${"long ".repeat(4_000_000)}`).toSpliced(2, 1),
      ...vevent("Short", "DTSTART:20310302"),
    ]);
    expect(report.missing).toEqual(["Line 7: its 20000007 characters are cut after 1000000."]);
    expect((await events()).map(({ title }) => String(title).slice(0, 5))).toEqual(["long ", "Short"]);
  });

  it("names events that have no name by what they say, and keeps no address of the site that it left", async () => {
    const bare = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
    await take([
      ...bare(
        "UID:1-2-3@old.example",
        "DTSTART:20310301",
        "DESCRIPTION:A walk\\nby the lake",
        "URL:https://old.example/event/1/",
      ),
      ...bare("UID:2-2-3@old.example", "DTSTART:20310302", "LOCATION:Hall", "URL:https://club.example/"),
      ...bare("UID:3@x", "DTSTART:20310303"),
    ]);
    const shown = (await events()).map(({ title, website }) => [title, website]);
    expect(shown).toEqual([
      ["A walk", ""],
      ["Hall", "https://club.example/"],
      ["Event 2031-03-03", ""],
    ]);
  });
});
