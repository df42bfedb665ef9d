import { describe, expect, it } from "vitest";
import { createTableSource } from "../../../runtime/import/readers/table-source.js";
import type { Database } from "../../../runtime/storage/database.js";
import { importSource, modelOf } from "../../import/export-lines.js";
import { testClock } from "../../support/clock.js";
import { useService } from "../support/service.js";
import { calendarSource, datedResource, emptyBeforeEach, siteOf } from "./importing.js";

type Json = Record<string, unknown>;

/** Later than the clock of imports, as the series of these are due a day after it. */
const service = useService({}, { now: () => Math.max(testClock(), Date.now() + 2 * 86_400_000) });
emptyBeforeEach(service);

async function events(): Promise<Json[]> {
  const { body } = await service.request(
    "GET",
    "/events?start_date=2020-01-01&end_date=2040-01-01&per_page=50&status=publish,draft,private",
  );
  return body.events as unknown as Json[];
}

describe("a table", () => {
  const source = (text: string, columns: Readonly<Record<string, string[]>> = {}, key?: string) =>
    createTableSource({
      model: modelOf(siteOf(service.database)),
      name: "table.csv",
      text,
      resource: datedResource(modelOf(siteOf(service.database))),
      columns: new Map(Object.entries(columns)),
      key,
      language: "en",
    });

  it("becomes records by a mapping of its columns, with records inside", async () => {
    const text = [
      "\uFEFFNr;Name;Day;From;Town;Place;Kinds;All Day;Cost",
      '1;"Fair; big";2031-05-01;10:00;Como;Lake Stage;Music, Open Air;false;15 €',
      "2;Parade;2031-05-02;11:30;Lecco;Main Street;Music;true;",
      "3;;2031-05-02;;;;;;",
    ].join("\r\n");
    const columns = {
      title: ["Name"],
      start_date: ["Day", "From"],
      venue: ["Place"],
      "venue.city": ["Town"],
      categories: ["Kinds"],
    };
    const report = await importSource(siteOf(service.database), source(text, columns, "Nr"));
    expect(report.counts).toMatchObject({
      events: { created: 2, refused: 1 },
      venues: { created: 2 },
      categories: { created: 2 },
    });
    expect(report.entries).toMatchObject([
      { key: "3", outcome: "refused", lost: [expect.stringContaining("title")] },
    ]);
    expect(await events()).toMatchObject([
      {
        title: "Fair; big",
        start_date: "2031-05-01 10:00:00",
        end_date: "2031-05-01 10:00:00",
        cost: "15€",
        venue: { venue: "Lake Stage", city: "Como" },
        categories: [{ name: "Music" }, { name: "Open Air" }],
      },
      { title: "Parade", all_day: true, end_date: "2031-05-02 23:59:59", venue: { city: "Lecco" } },
    ]);
    const changed = text.replace("Parade", "Great Parade");
    const again = await importSource(siteOf(service.database), source(changed, columns, "Nr"));
    expect(again.counts.events).toEqual({ left: 1, updated: 1, refused: 1 });
    expect((await events()).map(({ title }) => title)).toEqual(["Fair; big", "Great Parade"]);
  });

  it("reports columns and fields that are missing", () => {
    expect(() => source("Name,Day\na,b")).toThrow(
      "No column is named title or start_date: rename one, or give --map title=COLUMN --map start_date=COLUMN. The columns are Name, Day.",
    );
    expect(() => source("Title,Start date\na,b", { description: ["Text"] })).toThrow(
      "There is no column Text.",
    );
    expect(() => source("Title,Start date\na,b", { colour: ["Title"] })).toThrow("There is no field colour.");
  });
});

describe("a calendar", () => {
  const now = Date.parse("2031-01-15T00:00:00Z");
  const source = (lines: readonly string[]) => calendarSource(service.database, lines, { now });
  const vevent = (uid: string, ...lines: string[]) => ["BEGIN:VEVENT", `UID:${uid}`, ...lines, "END:VEVENT"];
  const take = (lines: readonly string[]) => importSource(siteOf(service.database), source(lines));

  it("becomes records with places, hosts and kinds", async () => {
    const lines = [
      "X-WR-TIMEZONE:Europe/Rome",
      ...vevent(
        "a@test",
        "SUMMARY:Concert\\, late",
        "DTSTART;TZID=Europe/Paris:20310310T193000",
        "DTEND;TZID=Europe/Paris:20310310T213000",
        "DESCRIPTION:First <line>\\nsecond\\n\\nNew part",
        "LOCATION:Lake Stage\\, Como",
        "GEO:45.81;9.08",
        "ORGANIZER;CN=Club:mailto:club@example.org",
        "CATEGORIES:Music,Open Air",
        "URL:https://example.org/concert",
        "LAST-MODIFIED:20301231T000000Z",
      ),
      ...vevent("b@test", "SUMMARY:In UTC", "DTSTART:20310610T170000Z", "DURATION:PT90M", "STATUS:TENTATIVE"),
      ...vevent(
        "c@test",
        "SUMMARY:Days",
        "DTSTART;VALUE=DATE:20310701",
        "DTEND;VALUE=DATE:20310703",
        "CLASS:PRIVATE",
      ),
      ...vevent("d@test", "SUMMARY:Floating", "DTSTART:20310801T080000", "DTEND:20310801T090000"),
      ...vevent("e@test", "SUMMARY:Off", "DTSTART:20310901T080000Z", "STATUS:CANCELLED"),
    ];
    const report = await take(lines);
    expect(report.counts).toMatchObject({
      events: { created: 5 },
      venues: { created: 1 },
      organizers: { created: 1 },
      categories: { created: 2 },
    });
    expect(report.incomplete).toBe(0);
    expect(await events()).toMatchObject([
      {
        title: "Concert, late",
        timezone: "Europe/Paris",
        start_date: "2031-03-10 19:30:00",
        utc_end_date: "2031-03-10 20:30:00",
        description: "<p>First &lt;line&gt;<br />\nsecond</p>\n<p>New part</p>",
        website: "https://example.org/concert",
        modified_utc: "2030-12-31 00:00:00",
        venue: { venue: "Lake Stage, Como", geo_lat: 45.81 },
        organizer: [{ organizer: "Club", email: "club@example.org" }],
        categories: [{ name: "Music" }, { name: "Open Air" }],
      },
      {
        title: "In UTC",
        status: "publish",
        timezone: "Europe/Rome",
        start_date: "2031-06-10 19:00:00",
        end_date: "2031-06-10 20:30:00",
      },
      {
        title: "Days",
        status: "private",
        all_day: true,
        start_date: "2031-07-01 00:00:00",
        end_date: "2031-07-02 23:59:59",
      },
      { title: "Floating", timezone: "Europe/Rome", utc_start_date: "2031-08-01 06:00:00" },
      { title: "Off", status: "publish", event_status: "canceled" },
    ]);
    const again = await take(lines);
    expect(again.counts.events).toEqual({ left: 5 });
  });

  it("says which events are cancelled, and takes that back with the calendar", async () => {
    const off = (...more: string[]) =>
      vevent("off@test", "SUMMARY:Fair", "DTSTART:20310901T080000Z", ...more);
    await take(off("STATUS:CANCELLED", "COMMENT:Storm\\, rain"));
    expect(await events()).toMatchObject([{ event_status: "canceled", event_status_reason: "Storm, rain" }]);
    await take(off("STATUS:CONFIRMED", "LAST-MODIFIED:20310101T000000Z"));
    for (const name of ["event_status", "event_status_reason"])
      expect((await events())[0]).not.toHaveProperty(name);
    expect((await take(off("STATUS:CANCELLED", "SEQUENCE:3"))).counts.events).toEqual({ updated: 1 });
    expect(await events()).toMatchObject([{ event_status: "canceled", status: "publish" }]);
  });

  it("says of events where one takes part online, which are no places", async () => {
    const link = "https://meet.example.org/a";
    await take([
      ...vevent(
        "1@test",
        "SUMMARY:A",
        "DTSTART:20310901T080000Z",
        `CONFERENCE;VALUE=URI:${link}`,
        "LOCATION:Hall",
      ),
      ...vevent("2@test", "SUMMARY:B", "DTSTART:20310902T080000Z", `LOCATION:${link}`),
      ...vevent("3@test", "SUMMARY:C", "DTSTART:20310903T080000Z", `X-GOOGLE-CONFERENCE:${link}`),
      ...vevent("4@test", "SUMMARY:D", "DTSTART:20310904T080000Z", "LOCATION:Hall"),
    ]);
    const [first, second, third, last] = await events();
    expect(first).toMatchObject({ is_virtual: true, virtual_url: link, venue: { venue: "Hall" } });
    for (const event of [second, third])
      expect(event).toMatchObject({ is_virtual: true, virtual_url: link, venue: [] });
    expect(last).not.toHaveProperty("is_virtual");
  });

  const weekly = (...more: string[]) =>
    vevent(
      "s@test",
      "SUMMARY:Class",
      "DTSTART;TZID=Europe/Rome:20310325T180000",
      "DTEND;TZID=Europe/Rome:20310325T190000",
      "LOCATION:Hall",
      "RRULE:FREQ=WEEKLY;COUNT=4",
      "RDATE;TZID=Europe/Rome:20310327T180000",
      "EXDATE;TZID=Europe/Rome:20310401T180000",
      ...more,
    );
  const elsewhere = (...more: string[]) =>
    vevent(
      "s@test",
      "SUMMARY:Class elsewhere",
      "LOCATION:Hall",
      "RECURRENCE-ID;TZID=Europe/Rome:20310408T180000",
      "DTSTART;TZID=Europe/Rome:20310408T200000",
      "DTEND;TZID=Europe/Rome:20310408T210000",
      ...more,
    );
  const shown = async () =>
    (await events()).map(({ title, start_date: start }) => `${String(start).slice(5, 16)} ${String(title)}`);

  it("has series, which stay what they are with what is otherwise on some dates", async () => {
    const lines = [
      // The one that is otherwise may come first.
      ...elsewhere(),
      ...weekly(),
      ...vevent("t@test", "SUMMARY:Yearly", "DTSTART;VALUE=DATE:20300601", "RRULE:FREQ=YEARLY;COUNT=2"),
    ];
    const report = await take(lines);
    expect([report.entries, report.remarks]).toEqual([[], []]);
    expect(report.counts.events).toEqual({ created: 3 });
    const all = [
      "06-01 00:00 Yearly",
      "03-25 18:00 Class",
      "03-27 18:00 Class",
      "04-08 20:00 Class elsewhere",
      "04-15 18:00 Class",
      "06-01 00:00 Yearly",
    ];
    expect(await shown()).toEqual(all);
    const [, first, , moved] = await events();
    expect(moved).toMatchObject({ post_parent: first?.post_parent, utc_start_date: "2031-04-08 18:00:00" });
    const { body: series } = await service.request("GET", `/events/${Number(first?.post_parent)}`);
    expect(series.recurrence).toEqual({
      rrule: "FREQ=WEEKLY;COUNT=4",
      rdate: ["2031-03-27 18:00:00"],
      exdate: ["2031-04-01 18:00:00"],
    });

    expect((await take(lines)).counts.events).toEqual({ left: 3 });
    expect(await shown()).toEqual(all);
    // What is otherwise on one date is not all that is there.
    await service.request("PATCH", `/events/${Number(first?.post_parent)}`, {
      body: { website: "https://a.b" },
    });
    expect((await events()).filter(({ website }) => String(website).startsWith("https://a.b"))).toHaveLength(
      4,
    );
    expect(service.errors).toEqual([]);
  });

  it("brings what became otherwise in a series since, whose occurrence is here already", async () => {
    await take(weekly());
    const [, , before] = await events();
    const report = await take([...weekly("LAST-MODIFIED:20310101T000000Z"), ...elsewhere()]);
    expect(report.counts.events).toEqual({ left: 1, updated: 1 });
    expect(await shown()).toEqual([
      "03-25 18:00 Class",
      "03-27 18:00 Class",
      "04-08 20:00 Class elsewhere",
      "04-15 18:00 Class",
    ]);
    expect((await events())[2]?.id).toBe(before?.id);
    expect((await take([...weekly("LAST-MODIFIED:20310101T000000Z"), ...elsewhere()])).counts.events).toEqual(
      { left: 2 },
    );
    const cancelled = await take([...weekly(), ...elsewhere("STATUS:CANCELLED")]);
    expect(cancelled.counts.events).toEqual({ left: 1, updated: 1 });
    expect((await events()).map(({ event_status }) => event_status)).toEqual([
      ...[undefined, undefined, "canceled", undefined],
    ]);
    expect((await take([...weekly(), ...elsewhere("STATUS:CANCELLED")])).counts.events).toEqual({ left: 2 });
  });

  it("has series that become single records for two years to either side, and says so", async () => {
    const report = await take([
      // By UTC, where the clocks shown are others.
      "X-WR-TIMEZONE:Europe/London",
      ...vevent("u@test", "SUMMARY:Call", "DTSTART:20310325T180000Z", "RRULE:FREQ=WEEKLY;COUNT=3"),
      // The rule leaves out its start.
      ...vevent("t@test", "SUMMARY:Yearly", "DTSTART;VALUE=DATE:20000601", "RRULE:FREQ=YEARLY;BYMONTH=7"),
    ]);
    const found = await events();
    expect(found.filter(({ title }) => title === "Call").map(({ utc_start_date: start }) => start)).toEqual([
      "2031-03-25 18:00:00",
      "2031-04-01 18:00:00",
      "2031-04-08 18:00:00",
    ]);
    expect(report.remarks).toEqual([
      'Line 5: the series "Call" (FREQ=WEEKLY;COUNT=3) became 3 single events.',
      'Line 11: the series "Yearly" (FREQ=YEARLY;BYMONTH=7) became 34 single events.',
    ]);
    expect(report.missing).toEqual([
      expect.stringMatching(/^Line 11: the series "Yearly" .* lacks dates after 2032-07-01 00:00;/),
    ]);
  });

  it("has series that no program should follow, which are single records at once", async () => {
    const report = await take([
      ...vevent(
        "u@test",
        "SUMMARY:Never",
        "DTSTART:20310310T180000Z",
        "RRULE:FREQ=DAILY;BYMONTHDAY=30;BYMONTH=2",
      ),
      ...vevent("v@test", "SUMMARY:Always", "DTSTART:20310310T180000Z", "RRULE:FREQ=SECONDLY"),
      ...vevent(
        "w@test",
        "SUMMARY:Monthly",
        "DTSTART:19900310T180000Z",
        "RRULE:FREQ=MONTHLY;UNTIL=20310312T180000Z",
      ),
    ]);
    const total = async (title: string) =>
      (await service.request("GET", `/events?search=${title}&start_date=1990-01-01&end_date=2040-01-01`)).body
        .total;
    expect(await total("never")).toBe(1);
    expect(await total("always")).toBe(1);
    expect(await total("monthly")).toBeGreaterThan(400);
    expect(JSON.stringify(report)).toContain("It repeats in a way that cannot be taken over: FREQ=SECONDLY.");
  });

  it("may have hundreds of records of one name, for whose slugs it looks a few times only", async () => {
    const others = Array.from({ length: 300 }, (_, at) => ({
      _id: 1_000_000 + at,
      slugs: [at === 0 ? "en:chime" : `en:chime-${at + 1}`],
    }));
    const stored = service.database.db.collection<{ _id: number; slugs: string[] }>("events");
    await stored.insertMany(others);
    let looks = 0;
    const takenSlugs: Database["takenSlugs"] = (...question) => {
      looks += 1;
      return service.database.takenSlugs(...question);
    };
    const app = siteOf({ ...service.database, takenSlugs });
    await importSource(app, source(vevent("c@test", "SUMMARY:Chime", "DTSTART:20310901T080000Z")));
    expect(await stored.countDocuments({ slugs: "en:chime-301" })).toBe(1);
    expect(looks).toBe(3);
    const bells = Array.from({ length: 20 }, (_, at) =>
      vevent(`bell${at}@test`, "SUMMARY:Bell", `DTSTART:203109${10 + at}T080000Z`),
    );
    await importSource(app, source(bells.flat()));
    const slugs = bells.map((_, at) => (at === 0 ? "en:bell" : `en:bell-${at + 1}`));
    expect(await stored.countDocuments({ slugs: { $in: slugs } })).toBe(20);
    expect(looks).toBe(3);
  });

  it("may have zones of unknown names: the instants stay the same", async () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:Our Office",
      ...["STANDARD", "DAYLIGHT"].flatMap((name, at) => [
        `BEGIN:${name}`,
        `DTSTART:19700${at * 6 + 1}01T000000`,
        `RRULE:FREQ=YEARLY;BYMONTH=${at * 6 + 1};BYMONTHDAY=1`,
        `TZOFFSETFROM:+0${4 - at}00`,
        `TZOFFSETTO:+0${3 + at}00`,
        `END:${name}`,
      ]),
      "END:VTIMEZONE",
    ];
    const report = await take([
      ...zone,
      ...vevent(
        "z@test",
        "SUMMARY:Desk",
        "DTSTART;TZID=Our Office:20310310T120000",
        "DTEND;TZID=Our Office:20310310T130000",
      ),
      ...vevent("y@test", "DTEND:20310310T130000Z", "SUMMARY:Never"),
    ]);
    expect(await events()).toMatchObject([
      { utc_start_date: "2031-03-10 09:00:00", utc_end_date: "2031-03-10 10:00:00", timezone: "UTC" },
    ]);
    expect(report.entries).toMatchObject([
      { key: "z@test", remarks: ['Its time zone "Our Office" is shown as UTC, at the same instants.'] },
      { key: "y@test", lost: ["It has no start."] },
    ]);
  });
});
