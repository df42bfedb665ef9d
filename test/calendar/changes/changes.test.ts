import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createCaller, useCaller } from "../http/callers.js";
import { createEvent } from "../http/sample-records.js";
import { rowsOf, textOf, useService } from "../support/service.js";
import { type Copy, createCopy, untilLogged } from "./copy.js";

let setBackMs = 0;
const service = useService({ CHANGES_RETENTION: "7" }, { now: () => Date.now() - setBackMs });
const administrator = useCaller(service, "administrator", 1);
const author = useCaller(service, "author", 7);

beforeAll(() => service.startWork());
afterEach(() => {
  setBackMs = 0;
  expect(service.errors).toEqual([]);
});

/** What a copy reads once all changes are in the log: type and id of each change. */
async function followed(copy: Copy): Promise<readonly (readonly [string, number])[]> {
  await untilLogged(service.database);
  return (await copy.follow()).map(({ type, id }) => [type, id] as const);
}

describe("the changes of events", () => {
  it("begin with all records page by page, whatever their time", async () => {
    const ids: number[] = [];
    for (const year of [1999, 2027, 2051])
      ids.push(
        (await createEvent(administrator, { start_date: `${year}-03-10`, end_date: `${year}-03-11` })).id,
      );
    const copy = createCopy(service, "", 2);
    const seen = await followed(copy);
    expect(seen.filter(([, id]) => ids.includes(id))).toEqual(ids.map((id) => ["created", id]));
    expect(await followed(copy)).toEqual([]);
    const list = rowsOf((await service.read("/events?window=all&per_page=50")).events);
    expect([...copy.records.values()].sort((a, b) => Number(a.id) - Number(b.id))).toEqual(
      [...list].sort((a, b) => Number(a.id) - Number(b.id)),
    );
  });

  it("tell what was created, updated, put away and deleted since", async () => {
    const copy = createCopy(service);
    await followed(copy);
    const { id, path } = await createEvent(administrator);
    expect(await followed(copy)).toEqual([["created", id]]);
    await administrator.patch(path, { title: "Day walk" });
    await administrator.patch(path, { title: "Evening walk" });
    expect(await followed(copy)).toEqual([["updated", id]]);
    expect(copy.records.get(id)?.title).toBe("Evening walk");
    await administrator.delete(path);
    expect(await followed(copy)).toEqual([["left", id]]);
    await administrator.patch(path, { status: "publish" });
    expect(await followed(copy)).toEqual([["created", id]]);
    await administrator.patch(path, { hide_from_listings: true });
    expect(await followed(copy)).toEqual([["left", id]]);
    expect(await followed(copy)).toEqual([]);
  });

  it("tell of records that begin or cease to pass a filter", async () => {
    const { id, path } = await createEvent(administrator, { featured: false });
    const copy = createCopy(service, "featured=true");
    await followed(copy);
    await administrator.patch(path, { featured: true });
    expect(await followed(copy)).toEqual([["updated", id]]);
    await administrator.patch(path, { featured: false });
    expect(await followed(copy)).toEqual([["left", id]]);
  });

  it("name no record that the caller could never see", async () => {
    const [reader, owner, other] = [
      createCopy(service),
      createCopy(author),
      createCopy(await createCaller(service, "author", 8)),
    ];
    for (const copy of [reader, owner, other]) await followed(copy);
    const { id, path } = await createEvent(author, { status: "draft" });
    await author.patch(path, { title: "Secret" });
    expect(await followed(owner)).toEqual([["created", id]]);
    await author.delete(path);
    expect(await followed(owner)).toEqual([["left", id]]);
    await administrator.patch(path, { title: "Back", status: "draft" });
    expect(await followed(owner)).toEqual([["created", id]]);
    for (const copy of [reader, other]) expect(await followed(copy)).toEqual([]);
  });

  it("report the events that show a record that has changed, page by page", async () => {
    const venue = await administrator.create("/venues", { venue: "Old mill" });
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.push((await createEvent(administrator, { venue: venue.id })).id);
    const copy = createCopy(service, "", 2);
    await followed(copy);
    await administrator.patch(venue.path, { venue: "New mill" });
    expect(await followed(copy)).toEqual(ids.map((id) => ["updated", id]));
    for (const id of ids) expect(copy.records.get(id)?.venue?.venue).toBe("New mill");
    await administrator.delete(venue.path);
    expect(await followed(copy)).toHaveLength(5);
    for (const id of ids) expect(copy.records.get(id)?.venue).toEqual([]);
  });

  it("have the filters by the time of the last change, as lists do", async () => {
    const { id, body } = await createEvent(administrator, { title: "Dated by change" });
    const time = encodeURIComponent(textOf(body.modified_utc).replace(" ", "T") + ".000Z");
    const idsOf = async (filter: string): Promise<readonly unknown[]> => {
      const list = await service.read(`/events?window=all&per_page=50&search=dated by change&${filter}`);
      const { changes } = await service.read(`/events/changes?search=dated by change&${filter}`);
      expect(rowsOf(changes).map((one) => one.id)).toEqual(rowsOf(list.events).map((one) => one.id));
      return rowsOf(changes).map((one) => one.id);
    };
    expect(await idsOf(`modified_before=${time}`)).toEqual([]);
    expect(await idsOf(`modified_after=${time}`)).toEqual([id]);
    expect(await idsOf("modified_after=2051-01-01")).toEqual([]);
  });

  it("give a series as one change with its dates where they are asked to", async () => {
    const [single, whole] = [createCopy(service), createCopy(service, "series=true")];
    for (const copy of [single, whole]) await followed(copy);
    const recurrence = { rrule: "FREQ=DAILY;COUNT=3" };
    const { id, path } = await createEvent(administrator, { recurrence });
    const occurrences = rowsOf((await service.read(`/events?post_parent=${id}&window=all`)).events);
    const dates = occurrences.map((one) => ({
      id: one.id,
      start_date: one.start_date,
      end_date: one.end_date,
    }));
    expect(dates).toHaveLength(3);
    expect(await followed(single)).toEqual(dates.map((date) => ["created", date.id]));
    await untilLogged(service.database);
    const [change, ...others] = await whole.follow();
    expect(change).toMatchObject({ type: "created", id, dates, record: { id, status: "publish" } });
    expect(others).toEqual([]);
    const begun = createCopy(service, "series=true");
    await begun.follow();
    expect(begun.records).toEqual(whole.records);
    await administrator.delete(`/events/${textOf(dates[1]?.id)}`);
    await untilLogged(service.database);
    expect(await whole.follow()).toMatchObject([{ type: "updated", id, dates: [dates[0], dates[2]] }]);
    await administrator.delete(`${path}?scope=all`);
    expect(await followed(whole)).toEqual([["left", id]]);
  });

  it("report a record that becomes a series as gone, and the series as new", async () => {
    const { id, path } = await createEvent(administrator);
    const whole = createCopy(service, "series=true");
    await followed(whole);
    await administrator.patch(path, { recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });
    const seen = await followed(whole);
    expect(seen).toContainEqual(["left", id]);
    expect(seen.filter(([type]) => type !== "left")).toHaveLength(1);
    const begun = createCopy(service, "series=true");
    await begun.follow();
    expect(begun.records).toEqual(whole.records);
  });

  it("reject tokens of other filters, and times that move", async () => {
    const { next_token: token } = await service.read("/events/changes");
    for (const query of [`featured=true&since=${textOf(token)}`, "since=abc", `since=${textOf(token)}x`]) {
      const { status, body } = await service.get(`/events/changes?${query}`);
      expect(status).toBe(400);
      expect(body.data?.details?.since?.code).toBe("rest_not_token");
    }
    const { status, body } = await service.get("/events/changes?ends_after=tomorrow");
    expect(status).toBe(400);
    expect(body.data?.details?.ends_after?.code).toBe("rest_relative");
    expect((await service.get("/events/changes?window=all")).status).toBe(400);
    expect((await service.get(`/events/changes?since=${textOf(token)}`)).status).toBe(200);
  });

  it("expire with the rights of the caller, and after a time", async () => {
    const token = textOf((await author.read("/events/changes")).next_token);
    const others = await service.get(`/events/changes?since=${token}`);
    expect([others.status, others.body.code]).toEqual([410, "changes_expired"]);
    setBackMs = 8 * 24 * 3_600_000;
    const { id } = await createEvent(administrator);
    await untilLogged(service.database);
    setBackMs = 0;
    expect((await author.get(`/events/changes?since=${token}`)).status).toBe(410);
    expect((await author.read("/events/changes?per_page=500")).changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ id })]),
    );
  });
});
