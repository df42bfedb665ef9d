import { describe, expect, it } from "vitest";
import { type ShownEvent, useSeries } from "./series-service.js";

const { service, create, get, patch, remove, occurrences } = useSeries();

const starts = (events: readonly ShownEvent[]): readonly unknown[] =>
  events.map(({ start_date }) => start_date);

describe("an event with a recurrence", () => {
  it("becomes a series that stands in no list, with an event for each date of the rule", async () => {
    const series = await create({ title: "Pilates", recurrence: { rrule: "freq=weekly;count=3" } });
    expect(series.recurrence).toEqual({ rrule: "FREQ=WEEKLY;COUNT=3" });
    expect(series.status).toBe("publish");
    const events = await occurrences(series.id);
    expect(starts(events)).toEqual(["2031-03-10 18:00:00", "2031-03-17 18:00:00", "2031-03-24 18:00:00"]);
    for (const event of events) {
      expect(event).toMatchObject({ title: "Pilates", status: "publish", post_parent: series.id });
      expect(event).not.toHaveProperty("recurrence");
    }
    expect(events.map(({ slug }) => slug)).toEqual([
      "pilates-2031-03-10",
      "pilates-2031-03-17",
      "pilates-2031-03-24",
    ]);
    const read = await get(series.id);
    expect(read.body).toMatchObject({ id: series.id, recurrence: { rrule: "FREQ=WEEKLY;COUNT=3" } });
    const { body } = await service.get("/events?search=pilates&start_date=2031-01-01&end_date=2032-01-01");
    expect(body.total).toBe(3);
  });

  it("takes further dates, and leaves some out", async () => {
    const series = await create({
      recurrence: {
        rrule: "FREQ=WEEKLY;COUNT=3",
        rdate: ["2031-03-12T10:00:00Z", "2031-04-01 20:00:00"],
        exdate: ["2031-03-17 18:00:00"],
      },
    });
    expect(starts(await occurrences(series.id))).toEqual([
      "2031-03-10 18:00:00",
      "2031-03-12 11:00:00",
      "2031-03-24 18:00:00",
      "2031-04-01 20:00:00",
    ]);
  });

  it.each([
    ["Europe/Rome", "2031-03-28", ["17:00", "17:00", "16:00", "16:00"]],
    ["America/New_York", "2031-03-07", ["23:00", "23:00", "22:00", "22:00"]],
    ["Australia/Lord_Howe", "2031-04-04", ["07:00", "07:00", "07:30", "07:30"]],
  ])("keeps its time of day in %s when the clocks are changed", async (timezone, day, utc) => {
    const series = await create({
      timezone,
      start_date: `${day} 18:00:00`,
      end_date: `${day} 20:00:00`,
      recurrence: { rrule: "FREQ=DAILY;COUNT=4" },
    });
    const events = await occurrences(series.id);
    expect(events.map(({ start_date }) => start_date.slice(11))).toEqual(Array(4).fill("18:00:00"));
    expect(events.map(({ utc_start_date }) => utc_start_date.slice(11, 16))).toEqual(utc);
    expect(events.map(({ end_date }) => end_date.slice(11))).toEqual(Array(4).fill("20:00:00"));
  });

  it.each([
    ["Europe/Rome", "2031-03-30 02:30:00", "03:15", "03:30:00", "04:15:00"],
    ["Europe/Rome", "2031-03-30 02:10:00", "02:40", "03:10:00", "03:40:00"],
    ["Europe/Rome", "2031-03-30 01:30:00", "02:30", "01:30:00", "03:30:00"],
    ["America/New_York", "2031-03-09 02:00:00", "02:00", "03:00:00", "03:00:00"],
    ["Australia/Lord_Howe", "2031-10-05 02:15:00", "02:45", "02:45:00", "03:15:00"],
    ["Africa/Cairo", "2031-04-25 00:30:00", "01:15", "01:30:00", "02:15:00"],
  ])(
    "moves forward in the gap of %s, and keeps its duration: %s to %s",
    async (timezone, gap, until, from, to) => {
      const day = (distance: number): string =>
        new Date(Date.parse(`${gap.slice(0, 10)}T00:00:00Z`) + distance * 86_400_000)
          .toISOString()
          .slice(0, 10);
      const clocks = { start: gap.slice(11), end: `${until}:00` };
      const on = (distance: number) => ({
        timezone,
        start_date: `${day(distance)} ${clocks.start}`,
        end_date: `${day(distance)} ${clocks.end}`,
      });
      const shown = { start_date: `${day(0)} ${from}`, end_date: `${day(0)} ${to}` };
      expect(await create(on(0))).toMatchObject(shown);
      const moved = await create(on(1));
      expect((await patch(moved.id, on(0))).body).toMatchObject(shown);
      const elsewhere = await create({ ...on(0), timezone: "UTC" });
      expect((await patch(elsewhere.id, { timezone })).body).toMatchObject(shown);
      const series = await create({ ...on(-2), recurrence: { rrule: "FREQ=DAILY;COUNT=5" } });
      const times = (events: readonly ShownEvent[]) =>
        events.map(({ start_date, end_date }) => ({ start_date, end_date }));
      const nominal = (distance: number) => ({
        start_date: on(distance).start_date,
        end_date: on(distance).end_date,
      });
      const dates = await occurrences(series.id);
      expect(times(dates)).toEqual([nominal(-2), nominal(-1), shown, nominal(1), nominal(2)]);
      const split = await patch(dates[2]?.id, { title: "Later", scope: "following" });
      expect(times(await occurrences(split.body.post_parent))).toEqual([shown, nominal(1), nominal(2)]);
    },
  );

  it("takes the first of an hour that comes twice", async () => {
    const later = { start_date: "2031-10-25 02:30:00", end_date: "2031-10-25 02:45:00" };
    const autumn = await create({ ...later, recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    expect((await occurrences(autumn.id)).map(({ utc_start_date }) => utc_start_date)).toEqual([
      "2031-10-25 00:30:00",
      "2031-10-26 00:30:00",
      "2031-10-27 01:30:00",
    ]);
  });

  it("is made of an event that gets a recurrence, which becomes the first occurrence", async () => {
    const { id } = await create({ title: "Once" });
    const answer = await patch(id, { recurrence: { rrule: "FREQ=DAILY;COUNT=2" }, title: "Twice" });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, title: "Twice", slug: "once" });
    const events = await occurrences(answer.body.post_parent);
    expect(events.map((event) => event.id)).toContain(id);
    expect(events).toHaveLength(2);
  });
});

describe("a write of one occurrence", () => {
  it("changes this one alone, and what is its own survives writes of all", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=4" } });
    const [first, second, third] = await occurrences(id);
    await patch(second?.id, { title: "Special" });
    await patch(third?.id, { start_date: "2031-03-12 09:00:00", end_date: "2031-03-12 10:00:00" });
    const all = await patch(first?.id, { title: "New name", website: "https://example.org/", scope: "all" });
    expect(all.body).toMatchObject({ id: first?.id, title: "New name" });
    const events = await occurrences(id);
    expect(events.map(({ title }) => title)).toEqual(["New name", "Special", "New name", "New name"]);
    expect(events.map(({ website }) => website)).toEqual(Array(4).fill("https://example.org/"));
    expect(starts(events)[2]).toBe("2031-03-12 09:00:00");
  });

  it("is shared again once all are given the same", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });
    const [, second] = await occurrences(id);
    await patch(second?.id, { title: "Special" });
    await patch(second?.id, { title: "For all", scope: "all" });
    await patch(id, { title: "Later" });
    expect((await occurrences(id)).map(({ title }) => title)).toEqual(["Later", "Later"]);
  });

  it("keeps texts of other languages apart", async () => {
    const { id } = await create({ title: "Yoga", recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });
    const [, second] = await occurrences(id);
    await patch(second?.id, { title: "Special" });
    await patch(id, { title: "Ginnastica", translation_language: "it" });
    const events = await occurrences(id, "&translation_language=it");
    expect(events.map(({ title }) => title)).toEqual(["Ginnastica", "Ginnastica"]);
    expect((await occurrences(id)).map(({ title }) => title)).toEqual(["Yoga", "Special"]);
  });

  it("moves the whole series as far as it would move the occurrence", async () => {
    const { id } = await create({
      recurrence: { rrule: "FREQ=WEEKLY;COUNT=3", exdate: ["2031-03-17 18:00:00"] },
    });
    const [, last] = await occurrences(id);
    await patch(last?.id, {
      start_date: "2031-03-25 19:30:00",
      end_date: "2031-03-25 22:00:00",
      scope: "all",
    });
    const events = await occurrences(id);
    expect(events.map((event) => event.id)).toContain(last?.id);
    expect(starts(events)).toEqual(["2031-03-11 19:30:00", "2031-03-25 19:30:00"]);
    expect(events.map(({ end_date }) => end_date)).toEqual(["2031-03-11 22:00:00", "2031-03-25 22:00:00"]);
    const series = await get(id);
    expect(series.body.recurrence).toEqual({ rrule: "FREQ=WEEKLY;COUNT=3", exdate: ["2031-03-18 19:30:00"] });
  });

  it("with those after it makes a series of its own, and keeps what was changed there", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=6" } });
    const before = await occurrences(id);
    await patch(before[4]?.id, { title: "Special" });
    const answer = await patch(before[3]?.id, {
      title: "Second half",
      start_date: "2031-03-13 20:00:00",
      scope: "following",
    });
    expect(answer.body).toMatchObject({
      id: before[3]?.id,
      title: "Second half",
      start_date: "2031-03-13 20:00:00",
    });
    const next = answer.body.post_parent;
    expect(next).not.toBe(id);
    const [earlier, later] = [await occurrences(id), await occurrences(next)];
    expect(earlier.map((event) => event.id)).toEqual(before.slice(0, 3).map((event) => event.id));
    expect(later.map((event) => event.id)).toEqual(before.slice(3).map((event) => event.id));
    expect(later.map(({ title }) => title)).toEqual(["Second half", "Special", "Second half"]);
    expect(starts(later)).toEqual(["2031-03-13 20:00:00", "2031-03-14 20:00:00", "2031-03-15 20:00:00"]);
    const rules = await Promise.all([id, next].map((one) => get(one)));
    expect(rules.map(({ body }) => body.recurrence?.rrule)).toEqual([
      "FREQ=DAILY;UNTIL=20310312",
      "FREQ=DAILY;COUNT=3",
    ]);
  });

  it("from the first one on is a write of all", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });
    const [first] = await occurrences(id);
    const answer = await patch(first?.id, { title: "All", scope: "following" });
    expect(answer.body.post_parent).toBe(id);
    expect((await occurrences(id)).map(({ title }) => title)).toEqual(["All", "All"]);
  });
});

describe("another rule", () => {
  it("moves the occurrences that it no longer has to the trash, except those changed individually", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=4" } });
    const before = await occurrences(id);
    await patch(before[1]?.id, { title: "Special" });
    await patch(id, { recurrence: { rrule: "FREQ=DAILY;INTERVAL=2;COUNT=3" } });
    const events = await occurrences(id);
    expect(starts(events)).toEqual([
      "2031-03-10 18:00:00",
      "2031-03-11 18:00:00",
      "2031-03-12 18:00:00",
      "2031-03-14 18:00:00",
    ]);
    expect(events[1]).toMatchObject({ id: before[1]?.id, title: "Special" });
    const gone = await get(before[3]?.id);
    expect(gone.body.code).toBe("event-no-longer-available");
    await patch(id, { recurrence: { rrule: "FREQ=DAILY;COUNT=4" } });
    expect((await occurrences(id)).map((event) => event.id)).toEqual(before.map((event) => event.id));
  });
});

describe("the deletion of an occurrence", () => {
  it("leaves its date out of the series, until it comes back from the trash", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    const [, second] = await occurrences(id);
    expect((await remove(second?.id)).body.status).toBe("trash");
    expect(starts(await occurrences(id))).toEqual(["2031-03-10 18:00:00", "2031-03-12 18:00:00"]);
    expect((await get(id)).body.recurrence?.exdate).toEqual(["2031-03-11 18:00:00"]);
    await patch(id, { title: "Changed" });
    expect(await occurrences(id)).toHaveLength(2);
    await patch(second?.id, { status: "publish" });
    expect(starts(await occurrences(id))).toHaveLength(3);
    expect((await get(id)).body.recurrence).toEqual({ rrule: "FREQ=DAILY;COUNT=3" });
    expect((await remove(second?.id)).status).toBe(200);
    expect((await remove(second?.id)).status).toBe(410);
  });

  it("reaches those after it, also those changed individually", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=5" } });
    const before = await occurrences(id);
    await patch(before[4]?.id, { title: "Special" });
    expect((await remove(before[2]?.id, "following")).body).toMatchObject({
      id: before[2]?.id,
      status: "trash",
    });
    expect((await occurrences(id)).map((event) => event.id)).toEqual(
      before.slice(0, 2).map((event) => event.id),
    );
    expect((await get(id)).body.recurrence?.rrule).toBe("FREQ=DAILY;UNTIL=20310311");
  });

  it("reaches as far by the slug as by the id", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=5" } });
    const before = await occurrences(id);
    const removeBySlug = (at: number, query: string): Promise<{ readonly status: number }> =>
      service.delete(`/events/by-slug/${before[at]?.slug}${query}`);
    expect((await removeBySlug(1, "")).status).toBe(200);
    expect((await removeBySlug(3, "?scope=following")).status).toBe(200);
    expect((await occurrences(id)).map((event) => event.id)).toEqual([before[0]?.id, before[2]?.id]);
    expect((await removeBySlug(0, "?scope=some")).status).toBe(400);
    expect((await removeBySlug(0, "?scope=all")).status).toBe(200);
    expect(await occurrences(id)).toEqual([]);
    expect((await get(id)).status).toBe(403);
  });

  it("reaches all of the series, which comes back as it was", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=3" } });
    const before = await occurrences(id);
    await remove(before[0]?.id);
    await patch(before[1]?.id, { title: "Special" });
    await remove(before[1]?.id, "all");
    expect(await occurrences(id)).toEqual([]);
    expect((await get(id)).status).toBe(403);
    const restored = await patch(id, { status: "publish" });
    expect(restored.status).toBe(200);
    const after = await occurrences(id);
    expect(after.map((event) => event.id)).toEqual(before.slice(1).map((event) => event.id));
    expect(after.map(({ title, slug }) => `${title} ${slug}`)).toEqual([
      `Special ${before[1]?.slug}`,
      `${before[2]?.title} ${before[2]?.slug}`,
    ]);
  });

  it("has a date again that comes back from behind its end, whatever is written to it then", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=6" } });
    const before = await occurrences(id);
    await remove(before[3]?.id, "following");
    expect((await patch(before[4]?.id, { status: "publish" })).status).toBe(200);
    await patch(id, { title: "Renamed" });
    const after = await occurrences(id);
    const kept = [0, 1, 2, 4].map((at) => before[at]?.id);
    expect(after.map((event) => event.id)).toEqual(kept);
    expect(after.map(({ title }) => title)).toEqual(Array(4).fill("Renamed"));
    expect((await get(id)).body.recurrence).toEqual({
      rrule: "FREQ=DAILY;UNTIL=20310312",
      rdate: [before[4]?.start_date],
    });
    await remove(before[4]?.id);
    await patch(id, { title: "Renamed again" });
    expect((await occurrences(id)).map((event) => event.id)).toEqual(kept.slice(0, 3));
  });

  it("leaves an occurrence that comes back from a series in the trash to itself", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });
    const [first] = await occurrences(id);
    await remove(id);
    const back = await patch(first?.id, { status: "publish" });
    expect(back.body.status).toBe("publish");
    expect(back.body).not.toHaveProperty("post_parent");
  });
});
