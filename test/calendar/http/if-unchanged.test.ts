import { beforeAll, describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { materializeDue } from "../../../runtime/recurrence/feature.js";
import { publishDue } from "../../../runtime/resources/write/publication-job.js";
import { openApp } from "../../support/app.js";
import { eventually } from "../../support/eventually.js";
import { type JsonBody, rowsOf, type TestAnswer, useService } from "../support/service.js";
import { eventBody } from "./sample-records.js";

const service = useService();
beforeAll(() => service.startWork());

let count = 0;
const newPath = (plural = "events"): string => `/${plural}/by-external/tickets/edit-${(count += 1)}`;
const condition = { if_unchanged: true };
const put = (path: string, values: object = {}): Promise<TestAnswer> => service.put(path, values);
const create = async (path: string, values: object = {}): Promise<JsonBody> => {
  const body = path.startsWith("/events") ? eventBody({ status: "publish", ...values }) : values;
  const answer = await put(path, { ...body, ...condition });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const expectEdited = ({ status, body }: TestAnswer): void => {
  expect(status).toBe(412);
  expect(body).toMatchObject({
    code: "rest_edited_since",
    message: expect.stringContaining("if_unchanged") as string,
  });
};

describe("a write of a source with if_unchanged", () => {
  it.each(["events", "venues", "organizers", "categories", "tags"])(
    "is rejected after an edit of one of the %s, until the source writes without it",
    async (plural) => {
      const path = newPath(plural);
      const name = { events: "title", venues: "venue", organizers: "organizer" }[plural] ?? "name";
      const { id } = await create(path, plural === "events" ? {} : { [name]: `Hall ${plural}` });
      expect((await put(path, { description: "<p>Own</p>", ...condition })).status).toBe(200);
      await service.patch(`/${plural}/${Number(id)}`, { description: "<p>Edited</p>" });
      expectEdited(await put(path, { description: "<p>Own again</p>", ...condition }));
      expect((await service.read(`/${plural}/${Number(id)}`)).description).toContain("Edited");
      expect((await put(path, { description: "<p>Forced</p>" })).status).toBe(200);
      expect((await put(path, { description: "<p>Own again</p>", ...condition })).status).toBe(200);
    },
  );

  it("passes after an edit that changed nothing, and after a write of the source in another language", async () => {
    const path = newPath();
    const { id } = await create(path);
    await service.patch(`/events/${Number(id)}`, { title: "Night walk" });
    expect((await put(`${path}?translation_language=it`, { title: "Di notte" })).status).toBe(200);
    expect((await put(path, { title: "Late walk", ...condition })).status).toBe(200);
  });

  it("forgets an edit when the source writes without it, also where that changes nothing", async () => {
    const path = newPath();
    const { id } = await create(path);
    const edited = await service.patch(`/events/${Number(id)}`, { title: "Edited" });
    const same = await put(path, { title: "Edited" });
    expect(same.headers.get("etag")).toBe(edited.headers.get("etag"));
    expect((await put(path, { title: "Own", ...condition })).status).toBe(200);
  });

  it("passes after what the service does itself: publishing, clearing references, and dates of a series", async () => {
    const path = newPath();
    const category = await service.create("/categories", { name: "Soon deleted" });
    const scheduled = { date: "2031-01-01 10:00:00", categories: [category.id] };
    const { id } = await create(path, scheduled);
    const { app } = openApp(calendar, service.database);
    await publishDue(app, new Date("2031-01-02"));
    await service.delete(category.path);
    expect(await service.read(`/events/${Number(id)}`)).toMatchObject({ status: "publish", categories: [] });
    expect((await put(path, { title: "Own", ...condition })).status).toBe(200);

    const seriesPath = newPath();
    const series = await create(seriesPath, { recurrence: { rrule: "FREQ=WEEKLY;COUNT=4" } });
    const list = `/events?post_parent=${Number(series.id)}&window=all`;
    const dates = rowsOf((await service.read(list)).events);
    expect(dates).toHaveLength(4);
    expect(dates.every((date) => date.external === undefined)).toBe(true);
    await service.delete(`/events/${Number(dates[1]?.id)}`);
    expect((await put(seriesPath, { title: "Own series", ...condition })).status).toBe(200);
    const changed = rowsOf((await service.read(list)).events);
    expect(changed.map(({ title }) => title)).toEqual(["Own series", "Own series", "Own series"]);
    await service.patch(`/events/${Number(dates[0]?.id)}`, { scope: "all", title: "Edited" });
    expectEdited(await put(seriesPath, { title: "Own again", ...condition }));
  });

  it("goes to the series that a record becomes, whoever makes it one", async () => {
    const recurrence = { rrule: "FREQ=DAILY;COUNT=3" };
    const path = newPath();
    const { id, external } = await create(path);
    const series = await put(path, { recurrence, ...condition });
    expect(series).toMatchObject({ status: 200, body: { external, recurrence } });
    expect(series.body.id).not.toEqual(id);
    expect(await service.read(`/events/${Number(id)}`)).not.toHaveProperty("external");
    expect(await service.read(`/events/${Number(id)}`)).toMatchObject({ post_parent: series.body.id });
    expect((await put(path, { title: "Own", recurrence, ...condition })).body.id).toEqual(series.body.id);

    const editedPath = newPath();
    const edited = await create(editedPath);
    await service.patch(`/events/${Number(edited.id)}`, { recurrence });
    expect((await service.read(editedPath)).recurrence).toEqual(recurrence);
    expectEdited(await put(editedPath, { title: "Own", ...condition }));
  });

  it("goes to the series also where a process ends in between", async () => {
    const path = newPath();
    const { id, external } = await create(path, { recurrence: { rrule: "FREQ=DAILY;COUNT=2" } });
    // As it is once the record that became its first date has lost the id.
    const due = { "series.external": external, series_due: new Date(0) };
    const events = service.database.db.collection<{ _id: number }>("events");
    await events.updateOne({ _id: Number(id) }, { $unset: { external: "" }, $set: due });
    expect(await service.read(path)).toMatchObject({ id, external });
    expect((await put(path, condition)).body).toMatchObject({ id, external });
    await events.updateOne({ _id: Number(id) }, { $unset: { external: "" }, $set: due });
    const { app } = openApp(calendar, service.database);
    await materializeDue(app, Date.now(), Date.now());
    expect((await put(path, { title: "Own", ...condition })).body).toMatchObject({ id, external });
  });

  it("brings back nothing that others put to the trash, or deleted for good", async () => {
    const path = newPath();
    const { id } = await create(path);
    await service.delete(`/events/${Number(id)}`);
    expectEdited(await put(path, { status: "publish", ...condition }));
    expect((await put(path, { status: "publish" })).body).toMatchObject({ id, status: "publish" });

    const tagPath = newPath("tags");
    const tag = await create(tagPath, { name: "Gone" });
    await service.delete(`/tags/${Number(tag.id)}`);
    expectEdited(await put(tagPath, { name: "Gone", ...condition }));
    expect((await service.get("/tags?hide_empty=false&search=Gone")).body.total).toBe(0);
    const again = await put(tagPath, { name: "Gone" });
    expect(again.status).toBe(201);
    expect(again.body.id).not.toEqual(tag.id);
  });

  it("deletes nothing that others edited", async () => {
    const path = newPath();
    const { id } = await create(path);
    await service.patch(`/events/${Number(id)}`, { title: "Edited" });
    expectEdited(await service.delete(`${path}?if_unchanged=true`));
    expect(await service.read(path)).toMatchObject({ title: "Edited" });
    expect((await service.delete(path)).status).toBe(200);
  });

  it("leaves a record inside the event alone that others edited, and links to it", async () => {
    const external = { source: "tickets", id: "edited-hall" };
    const venue = (city: string): object => ({ venue: { venue: "Hall", city, external } });
    const path = newPath();
    const event = await create(path, venue("Bologna"));
    await service.patch(`/venues/${Number(event.venue?.id)}`, { city: "Imola" });
    const changed = await put(path, { ...venue("Bologna"), title: "Own", ...condition });
    expect(changed.body).toMatchObject({ title: "Own", venue: { id: event.venue?.id, city: "Imola" } });
    const forced = await put(path, venue("Bologna"));
    expect(forced.body).toMatchObject({ venue: { city: "Bologna" } });
  });

  it("is rejected by the id of a record without a source", async () => {
    const event = await service.create("/events", eventBody());
    expectEdited(await service.patch(event.path, { title: "x", ...condition }));
    expect((await service.patch(event.path, { title: "x", if_unchanged: false })).status).toBe(200);
  });

  it("is in the audit with what it changed", async () => {
    const path = newPath();
    const { id, external } = await create(path);
    await put(path, { title: "Own", ...condition });
    await put(path, { title: "Own", ...condition });
    await put(path, { title: "Own", if_unchanged: false });
    const audit = `/audit?resource=event&record=${Number(id)}`;
    await eventually(async () => expect((await service.read(audit)).total).toBe(2));
    const [updated, created] = rowsOf((await service.read(audit)).entries);
    expect(updated).toMatchObject({ kind: "updated", changes: [{ field: "title", after: "Own" }] });
    expect(rowsOf(created?.changes)).toContainEqual({ field: "external", before: null, after: external });
  });
});
