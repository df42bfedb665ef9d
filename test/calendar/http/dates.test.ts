import { afterAll, describe, expect, it } from "vitest";
import { localToDate } from "../../../generated/sdk/core/dates.js";
import { readTable } from "../../support/cases.js";
import { testTime } from "../../support/clock.js";
import { idsOf, useService } from "../support/service.js";
import { createEvent, eventBody, textOf } from "./sample-records.js";

const service = useService({ SITE_TIMEZONE: "Europe/Rome" });
const early = useService({ SITE_TIMEZONE: "Europe/Rome", DAY_CUTOFF: "06:00" });

/** `start_date - end_date | in UTC | zone abbreviation`. */
function times({ body }: { readonly body: Readonly<Record<string, unknown>> }): string {
  const { start_date, end_date, utc_start_date, utc_end_date, timezone_abbr } = body;
  return `${textOf(start_date)} - ${textOf(end_date)} | ${textOf(utc_start_date)} - ${textOf(utc_end_date)} | ${textOf(timezone_abbr)}`;
}

const period = (start_date: string, end_date: string, more: object = {}) => ({
  start_date,
  end_date,
  timezone: undefined,
  ...more,
});

describe("the period of a new event", () => {
  it.each([
    [
      "is wall clock of the event's zone",
      period("2027-07-01 10:00", "2027-07-01 12:00", { timezone: "Asia/Tokyo" }),
      "2027-07-01 10:00:00 - 2027-07-01 12:00:00 | 2027-07-01 01:00:00 - 2027-07-01 03:00:00 | JST",
    ],
    [
      "is wall clock of the site's zone where the event has none",
      period("2027-07-01 10:00", "2027-07-01 12:00"),
      "2027-07-01 10:00:00 - 2027-07-01 12:00:00 | 2027-07-01 08:00:00 - 2027-07-01 10:00:00 | CEST",
    ],
    [
      "keeps the instant of an offset, shown in the event's zone",
      period("2027-07-01T10:00:00Z", "2027-07-01T08:00:00-04:00", { timezone: "America/New_York" }),
      "2027-07-01 06:00:00 - 2027-07-01 08:00:00 | 2027-07-01 10:00:00 - 2027-07-01 12:00:00 | EDT",
    ],
    [
      "knows negative fractions of hours",
      period("2027-01-01 12:00", "2027-01-01 12:00", { timezone: "UTC-5.5" }),
      "2027-01-01 12:00:00 - 2027-01-01 12:00:00 | 2027-01-01 17:30:00 - 2027-01-01 17:30:00 | UTC-5.5",
    ],
    [
      "moves out of the gap in spring",
      period("2027-03-28 02:30", "2027-03-28 04:00"),
      "2027-03-28 03:30:00 - 2027-03-28 05:00:00 | 2027-03-28 01:30:00 - 2027-03-28 03:00:00 | CEST",
    ],
    [
      "takes the first of the two hours in autumn",
      period("2027-10-31 02:30", "2027-10-31 03:30"),
      "2027-10-31 02:30:00 - 2027-10-31 03:30:00 | 2027-10-31 00:30:00 - 2027-10-31 02:30:00 | CEST",
    ],
    [
      "covers whole days",
      period("2027-03-28 15:00", "2027-03-29 01:00", { all_day: true }),
      "2027-03-28 00:00:00 - 2027-03-29 23:59:59 | 2027-03-27 23:00:00 - 2027-03-29 21:59:59 | CET",
    ],
    [
      "covers the whole day that a start and an earlier end share",
      period("2027-05-01 15:00", "2027-05-01 09:00", { all_day: "1" }),
      "2027-05-01 00:00:00 - 2027-05-01 23:59:59 | 2027-04-30 22:00:00 - 2027-05-01 21:59:59 | CEST",
    ],
  ])("%s", async (_title, body, expected) => {
    expect(times(await createEvent(service, body))).toBe(expected);
  });

  it.each([
    ["end_date", { end_date: "2027-03-10 19:29:59" }],
    ["end_date", { end_date: "2027-03-10T18:29:59Z" }],
    ["start_date", { start_date: "5" }],
    ["start_date", { start_date: "2027-13-01" }],
    ["end_date", { end_date: "x" }],
    ["timezone", { timezone: "Europe/Atlantis" }],
    ["date", { date: "whenever" }],
    ["date_utc", { date_utc: "0000" }],
  ])("is rejected for its %s: %j", async (name, bad) => {
    const answer = await service.post("/events", eventBody(bad));
    expect(answer.body).toMatchObject({ code: "rest_invalid_param", data: { status: 400 } });
    expect(Object.keys(answer.body.data?.params ?? {})).toEqual([name]);
  });
});

describe("a zone abbreviation", () => {
  const hours = readTable(import.meta.dirname, "abbreviations.yaml") as readonly (readonly [
    string,
    number,
  ])[];
  const start = Date.UTC(2027, 0, 15, 12);
  const utcText = (ahead: number) =>
    new Date(start - ahead * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
  const winter = period("2027-01-15 12:00", "2027-01-15 13:00");

  it.each(hours)(
    "%s is %d hours ahead of UTC, as the event's zone and behind a date",
    async (name, ahead) => {
      for (const timezone of [name, name.toLowerCase()]) {
        const event = await createEvent(service, { ...winter, timezone });
        expect(event.body).toMatchObject({ utc_start_date: utcText(ahead) });
        // Clients read what is answered as the same zone.
        const read = localToDate("2027-01-15 12:00:00", textOf(event.body.timezone));
        expect(read.toISOString().slice(0, 19).replace("T", " ")).toBe(utcText(ahead));
        const july = localToDate("2027-07-15 12:00:00", textOf(event.body.timezone));
        const clockChange = ["CET", "EET", "WET"].includes(name) ? 1 : 0;
        expect((july.getTime() - read.getTime()) / 3_600_000).toBe(181 * 24 - clockChange);
      }
      const dated = await createEvent(service, {
        ...period(`2027-01-15 12:00 ${name}`, `2027-01-15 13:00 ${name.toLowerCase()}`),
      });
      expect(dated.body.utc_start_date).toBe(utcText(ahead));
      const strict = `/events?strict_dates=1&start_date=2027-01-15 12:00 ${name}`;
      const { body } = await service.get(strict);
      expect(body.rest_url).toContain(
        `start_date=${utcText(ahead - 1)
          .replace(" ", "+")
          .replaceAll(":", "%3A")}`,
      );
    },
  );

  it.each("AST NST SST ECT ACT ART CAT EAT PKT WIB HKT KST ADT ZZZT".split(" "))(
    "%s could be any of several zones: 400 with the advice to send an IANA name",
    async (name) => {
      const body = eventBody({
        timezone: name,
        start_date: `2027-01-15 12:00 ${name}`,
        date: `2026 ${name}`,
      });
      const answer = await service.post("/events", body);
      expect(answer.status).toBe(400);
      const params = answer.body.data?.params as unknown as Record<string, string>;
      expect(Object.keys(params).sort()).toEqual(["date", "start_date", "timezone"]);
      for (const reason of Object.values(params)) expect(reason).toMatch(/IANA name.*Europe\/Rome/);
      const listed = await service.get(`/events?start_date=2027-01-15 12:00 ${name}`);
      expect(listed.body.data?.params?.start_date).toContain("IANA name");
    },
  );
});

describe("an empty zone", () => {
  it("is none: the site's zone for a new event, the present one for a changed event", async () => {
    const body = period("2027-07-01 10:00", "2027-07-01 12:00", { timezone: "" });
    const fresh = await createEvent(service, body);
    expect(fresh.body).toMatchObject({ timezone: "Europe/Rome", utc_start_date: "2027-07-01 08:00:00" });
    const event = await createEvent(service, { ...body, timezone: "Asia/Tokyo" });
    const kept = { timezone: "Asia/Tokyo", start_date: "2027-07-01 10:00:00" };
    const path = event.path;
    expect((await service.patch(path, { timezone: "" })).body).toMatchObject(kept);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const form = { text: "timezone=&title=Formed", headers };
    expect((await service.request("POST", path, form)).body).toMatchObject({ ...kept, title: "Formed" });
    const dropIn = { body: { timezone: null }, base: "/wp-json/tribe/events/v1" };
    expect((await service.request("PATCH", path, dropIn)).body).toMatchObject(kept);
  });
});

describe("the period of a changed event", () => {
  const change = async (body: object, more: object = {}) => {
    const event = await createEvent(service, more);
    return times(await service.patch(event.path, body));
  };

  it("keeps its duration when only the start moves, as clocks show it", async () => {
    expect(await change({ start_date: "2027-07-01 08:00" })).toBe(
      "2027-07-01 08:00:00 - 2027-07-01 09:30:00 | 2027-07-01 06:00:00 - 2027-07-01 07:30:00 | CEST",
    );
    expect(
      await change({ start_date: "2027-03-27 12:00" }, period("2027-03-20 12:00", "2027-03-22 12:00")),
    ).toBe("2027-03-27 12:00:00 - 2027-03-29 12:00:00 | 2027-03-27 11:00:00 - 2027-03-29 10:00:00 | CET");
  });

  it("keeps its start when only the end moves", async () => {
    expect(await change({ end_date: "2027-03-10T22:00:00+01:00" })).toBe(
      "2027-03-10 19:30:00 - 2027-03-10 22:00:00 | 2027-03-10 18:30:00 - 2027-03-10 21:00:00 | CET",
    );
  });

  it("keeps what the clocks show when the zone changes", async () => {
    expect(await change({ timezone: "America/New_York" })).toBe(
      "2027-03-10 19:30:00 - 2027-03-10 21:00:00 | 2027-03-11 00:30:00 - 2027-03-11 02:00:00 | EST",
    );
    expect(await change({ timezone: "America/New_York", start_date: "2027-03-10T23:00:00Z" })).toBe(
      "2027-03-10 18:00:00 - 2027-03-10 19:30:00 | 2027-03-10 23:00:00 - 2027-03-11 00:30:00 | EST",
    );
  });

  it("becomes whole days, and stays on them when the start moves", async () => {
    const event = await createEvent(service, { all_day: true });
    const moved = await service.patch(event.path, { start_date: "2027-04-01 15:00" });
    expect(times(moved)).toBe(
      "2027-04-01 00:00:00 - 2027-04-01 23:59:59 | 2027-03-31 22:00:00 - 2027-04-01 21:59:59 | CEST",
    );
    const exact = await service.patch(event.path, { all_day: false });
    expect(exact.body).toMatchObject({ all_day: false, start_date: "2027-04-01 00:00:00" });
  });

  it("keeps the second of two equal hours while other fields change", async () => {
    const event = await createEvent(service, period("2027-10-31T01:30:00Z", "2027-10-31T01:45:00Z"));
    expect(event.body).toMatchObject({
      start_date: "2027-10-31 02:30:00",
      utc_start_date: "2027-10-31 01:30:00",
    });
    const path = event.path;
    const changed = await service.patch(path, { title: "Late" });
    expect(times(changed)).toBe(times(event));
    const longer = await service.patch(path, { end_date: "2027-10-31 04:00" });
    expect(longer.body.utc_start_date).toBe("2027-10-31 01:30:00");
  });
});

describe("whole days that begin at another time", () => {
  it("reach from cut-off to cut-off, and stay there when they are sent back", async () => {
    const event = await createEvent(early, period("2027-05-01", "2027-05-02", { all_day: true }));
    const expected =
      "2027-05-01 06:00:00 - 2027-05-03 05:59:59 | 2027-05-01 04:00:00 - 2027-05-03 03:59:59 | CEST";
    expect(times(event)).toBe(expected);
    const { start_date, end_date } = event.body;
    const sent = await early.patch(event.path, { start_date, end_date });
    expect(times(sent)).toBe(expected);
    const moved = await early.patch(event.path, { start_date: "2027-06-01" });
    expect(moved.body).toMatchObject({ start_date: "2027-06-01 06:00:00", end_date: "2027-06-03 05:59:59" });
  });
});

describe("the publication date", () => {
  it("is read and shown in the site's zone, whatever the event's is, and in UTC", async () => {
    const event = await createEvent(service, { timezone: "Asia/Tokyo", date: "2026-01-01 09:00:00" });
    expect(event.body).toMatchObject({
      date: "2026-01-01 09:00:00",
      date_utc: "2026-01-01 08:00:00",
      status: "publish",
    });
    const changed = await service.patch(event.path, { date_utc: "2025-06-01 00:00:00" });
    expect(changed.body).toMatchObject({ date: "2025-06-01 02:00:00", date_utc: "2025-06-01 00:00:00" });
  });

  it("is kept when it is sent back as it was shown", async () => {
    const event = await createEvent(service, { timezone: "Asia/Tokyo", date: "2026-01-01 09:00:00" });
    const { date, date_utc } = event.body;
    const path = event.path;
    expect((await service.patch(path, { date })).body).toMatchObject({ date, date_utc });
    const moved = await service.patch(path, { date: "2026-01-02 09:00:00", date_utc });
    expect(moved.body.date_utc).toBe("2026-01-02 08:00:00");
  });

  it("that has just passed on the site's clocks schedules nothing, whatever the event's zone", async () => {
    for (const timezone of ["Pacific/Honolulu", "Asia/Tokyo", "UTC-11"]) {
      const date = new Date(testTime - 60_000).toLocaleString("sv-SE", { timeZone: "Europe/Rome" });
      expect((await createEvent(service, { timezone, date })).body).toMatchObject({
        status: "publish",
        date,
      });
    }
  });

  it.each([
    ["/venues", { venue: "Hut" }],
    ["/organizers", { organizer: "Ida" }],
    ["/events", eventBody({ timezone: "America/New_York" })],
  ])("in %s is read in the site's zone, and keeps the instant of an offset", async (path, body) => {
    const made = await service.create(path, { ...body, date: "2026-07-01 12:00" });
    expect(made.body).toMatchObject({ date: "2026-07-01 12:00:00", date_utc: "2026-07-01 10:00:00" });
    const exact = await service.create(path, { ...body, date: "2026-07-01T12:00:00Z" });
    expect(exact.body).toMatchObject({ date: "2026-07-01 14:00:00", date_utc: "2026-07-01 12:00:00" });
  });
});

describe("a site in New York", () => {
  // In the evening of the day before.
  const now = Date.UTC(2027, 0, 15, 3);
  const site = useService({ SITE_TIMEZONE: "America/New_York" }, { now: () => now });

  it("is where events without a zone take place, in summer and in winter", async () => {
    const winter = await createEvent(site, period("2031-01-10 19:00", "2031-01-10 21:00"));
    expect(winter.body).toMatchObject({ timezone: "America/New_York" });
    expect(times(winter)).toBe(
      "2031-01-10 19:00:00 - 2031-01-10 21:00:00 | 2031-01-11 00:00:00 - 2031-01-11 02:00:00 | EST",
    );
    const days = await createEvent(site, period("2031-07-10 19:00", "2031-07-11", { all_day: true }));
    expect(times(days)).toBe(
      "2031-07-10 00:00:00 - 2031-07-11 23:59:59 | 2031-07-10 04:00:00 - 2031-07-12 03:59:59 | EDT",
    );
  });

  it.each(["Asia/Tokyo", "UTC", "America/New_York"])(
    "reads when an event in %s is published on its own clocks, and by those schedules it",
    async (timezone) => {
      for (const life of [
        { date: "2027-01-14 21:59:00", date_utc: "2027-01-15 02:59:00", status: "publish" },
        { date: "2027-01-14 22:01:00", date_utc: "2027-01-15 03:01:00", status: "future" },
      ]) {
        const { date, date_utc } = life;
        for (const given of [{ date }, { date_utc }, { date: `${date_utc} UTC` }])
          expect((await createEvent(site, { timezone, ...given })).body).toMatchObject({
            ...life,
            modified: "2027-01-14 22:00:00",
            modified_utc: "2027-01-15 03:00:00",
          });
      }
    },
  );

  it("means its own days by the bounds of a list, and shows them on its clocks", async () => {
    const at = async (start_date: string) =>
      Number((await createEvent(site, period(start_date, start_date, { title: "Bound" }))).body.id);
    const [, first, last] = [
      await at("2033-03-09 23:59:59"),
      await at("2033-03-10T00:00:00-05:00"),
      await at("2033-03-11T04:59:59Z"),
      await at("2033-03-11T05:00:00Z"),
    ];
    const shown = "start_date=2033-03-10 00:00:00&end_date=2033-03-10 23:59:59&";
    for (const query of [
      "start_date=2033-03-10&end_date=2033-03-10",
      "start_date=2033-03-10T12:00:00Z&end_date=2033-03-11T01:00:00Z",
      "starts_after=2033-03-09&starts_before=2033-03-10",
      "ends_after=2033-03-09 08:00&ends_before=2033-03-10 08:00",
      "strict_dates=1&start_date=2033-03-10&end_date=2033-03-11T04:59:59Z",
    ]) {
      const body = await site.read(`/events?${query}`);
      expect(idsOf(body.events)).toEqual([first, last]);
      if (query.startsWith("start_date")) expect(body.rest_url).toContain(shown);
    }
  });
});

afterAll(() => expect([...service.errors, ...early.errors]).toEqual([]));
