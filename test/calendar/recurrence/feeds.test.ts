import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { fetchFile } from "../feeds/fetch-file.js";
import { type Details, readCalendar } from "../feeds/read-calendar.js";
import { useSeries } from "./series-service.js";

const { service, create, patch, remove, occurrences } = useSeries();

const window = "start_date=2000-01-01&end_date=2100-01-01";

async function calendarOf(query: string): Promise<ICAL.Component> {
  const { status, text } = await fetchFile(service, `/events.ics?${query}`);
  expect(status, text).toBe(200);
  return readCalendar(text);
}

/** What another implementation makes of a calendar with one series: each date with its name, up to a limit. */
function expand(calendar: ICAL.Component, limit = 40): string[] {
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  const master = events.find((event) => !event.isRecurrenceException());
  if (master === undefined) return events.map(shown);
  for (const event of events) if (event !== master) master.relateException(event);
  const times = master.iterator();
  const found: string[] = [];
  for (
    let time = times.next() as ICAL.Time | null;
    time && found.length < limit;
    time = times.next() as ICAL.Time | null
  ) {
    // The library's type of the details leads nowhere.
    const { item, startDate, endDate } = master.getOccurrenceDetails(time) as Details;
    found.push(shown({ summary: item.summary, startDate, endDate }));
  }
  return found;
}

function shown({
  startDate,
  endDate,
  summary,
}: Pick<ICAL.Event, "startDate" | "endDate" | "summary">): string {
  const text = (time: ICAL.Time): string => time.toJSDate().toISOString().slice(0, 16);
  return `${text(startDate)} ${text(endDate)} ${summary}`;
}

/** The same by the answers of the API. */
async function listed(id: number): Promise<string[]> {
  const events = await occurrences(id);
  return events.map((event) => {
    const { utc_end_date } = event as unknown as { readonly utc_end_date: string };
    const [start, end] = [event.utc_start_date, utc_end_date].map((text) =>
      text.replace(" ", "T").slice(0, 16),
    );
    return `${start} ${end} ${event.title}`;
  });
}

const property = (calendar: ICAL.Component, name: string): string[] =>
  calendar
    .getAllSubcomponents("vevent")
    .flatMap((component) => component.getAllProperties(name))
    .map((one) => String(one.getFirstValue()));

describe("the calendar of a list", () => {
  it("has a series once, with its rule, what is left out, and what was changed", async () => {
    const { id } = await create({
      title: "Choir",
      recurrence: {
        rrule: "FREQ=WEEKLY;COUNT=6",
        rdate: ["2031-03-20 10:00:00"],
        exdate: ["2031-03-31 18:00:00"],
      },
    });
    const events = await occurrences(id);
    await patch(events[1]?.id, { title: "Choir: concert", start_date: "2031-03-18 20:00:00" });
    await remove(events[4]?.id);
    const calendar = await calendarOf(`post_parent=${id}&${window}`);
    expect(property(calendar, "rrule")).toEqual(["FREQ=WEEKLY;COUNT=6"]);
    expect(property(calendar, "recurrence-id")).toEqual(["2031-03-17T18:00:00"]);
    const dates = await listed(id);
    expect(dates).toHaveLength(5);
    expect(expand(calendar).sort()).toEqual([...dates].sort());
  });

  it.each([
    ["Europe/Rome", "2031-03-24", "18:00"],
    ["Europe/Rome", "2031-03-24", "02:30"],
    ["Europe/Rome", "2031-10-20", "02:30"],
    ["Europe/Rome", "2031-10-20", "22:00"],
    ["America/New_York", "2031-10-27", "23:30"],
    ["Australia/Lord_Howe", "2031-10-01", "22:15"],
    ["UTC+2", "2031-03-24", "09:00"],
    ["UTC", "2031-03-24", "09:00"],
  ])("means the same instants in %s from %s %s on", async (timezone, day, clock) => {
    const start = new Date(`${day}T${clock}:00Z`);
    const end = new Date(start.getTime() + 6 * 3600 * 1000).toISOString().replace("T", " ").slice(0, 19);
    const times = { timezone, start_date: `${day} ${clock}:00`, end_date: end };
    const { id } = await create({ ...times, recurrence: { rrule: "FREQ=DAILY;UNTIL=20311110" } });
    const calendar = await calendarOf(`post_parent=${id}&${window}`);
    const dates = (await listed(id)).slice(0, 40);
    expect(expand(calendar)).toEqual(dates);
  });

  it("writes whole days as days", async () => {
    const times = { all_day: true, start_date: "2031-03-10", end_date: "2031-03-11" };
    const { id } = await create({
      ...times,
      recurrence: { rrule: "FREQ=WEEKLY;UNTIL=20310331", exdate: ["2031-03-17"] },
    });
    const { text } = await fetchFile(service, `/events.ics?post_parent=${id}&${window}`);
    expect(text).toContain("DTSTART;VALUE=DATE:20310310\r\nDTEND;VALUE=DATE:20310312\r\n");
    expect(text).toContain("RRULE:FREQ=WEEKLY;UNTIL=20310331\r\nEXDATE;VALUE=DATE:20310317\r\n");
    expect(expand(readCalendar(text))).toHaveLength(3);
  });

  it("shows no date that the filters leave out", async () => {
    const { id } = await create({ title: "Filtered", recurrence: { rrule: "FREQ=DAILY;COUNT=20" } });
    const events = await occurrences(id);
    const some = await calendarOf(`post_parent=${id}&start_date=2031-03-13&end_date=2031-03-16`);
    expect(property(some, "rrule")).toEqual(["FREQ=DAILY;UNTIL=20310316T170000Z"]);
    expect(expand(some)).toEqual((await listed(id)).slice(3, 7));
    await patch(events[5]?.id, { featured: true });
    await patch(events[7]?.id, { featured: true });
    const featured = await calendarOf(`post_parent=${id}&featured=true&${window}`);
    expect(expand(featured)).toEqual(
      [5, 7].map((at) => `2031-03-${10 + at}T17:00 2031-03-${10 + at}T19:00 Filtered`),
    );
    const one = await calendarOf(`post_parent=${id}&start_date=2031-03-13&end_date=2031-03-13`);
    expect(property(one, "rrule")).toEqual([]);
    expect(property(one, "recurrence-id")).toEqual(["2031-03-13T18:00:00"]);
  });

  it("goes on where the series does", async () => {
    const { id } = await create({ title: "Endless", recurrence: { rrule: "FREQ=MONTHLY;BYDAY=2MO" } });
    const calendar = await calendarOf(`post_parent=${id}&${window}`);
    expect(property(calendar, "rrule")).toEqual(["FREQ=MONTHLY;BYDAY=2MO"]);
    expect(expand(calendar, 100)).toHaveLength(100);
  });
});

describe("the calendar of an event", () => {
  it("is the whole series, or one occurrence of it", async () => {
    const { id } = await create({ title: "Reading", recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    const [, second] = await occurrences(id);
    const whole = await fetchFile(service, `/events/${id}.ics`);
    expect(expand(readCalendar(whole.text))).toEqual(await listed(id));
    const single = await fetchFile(service, `/events/${second?.id}.ics`);
    expect(expand(readCalendar(single.text))).toEqual((await listed(id)).slice(1, 2));
    const uid = (text: string): string | undefined => /UID:(.*)\r\n/.exec(text)?.[1];
    expect(uid(single.text)).toBe(uid(whole.text));
  });
});

describe("other feeds", () => {
  it("have occurrences as events, and the series in none of them", async () => {
    const { id } = await create({ title: "Recital", recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    const { text } = await fetchFile(service, `/events.rss?post_parent=${id}&${window}`);
    expect([...text.matchAll(/<title>Recital<\/title>/g)]).toHaveLength(3);
    const map = await fetchFile(service, "/sitemap.xml", { base: "" });
    const pages = [...map.text.matchAll(/<loc>[^<]*\/event\/(recital[^<]*)\/<\/loc>/g)].map(
      ([, slug]) => slug,
    );
    expect(pages.sort()).toEqual(["recital-2031-03-10", "recital-2031-03-11", "recital-2031-03-12"]);
  });
});
