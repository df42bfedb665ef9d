import { afterAll, afterEach, describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { BackgroundJob } from "../../../runtime/jobs/poller.js";
import { startPublicationJob } from "../../../runtime/resources/write/publication-job.js";
import { openApp } from "../../support/app.js";
import { eventually } from "../../support/eventually.js";
import { createEvent } from "../http/sample-records.js";
import { type Created, type TestAnswer, useService } from "../support/service.js";

const hourMs = 3_600_000;
// For the service every date here is still to come, however slowly the requests are handled.
const service = useService({}, { now: () => Date.now() - hourMs });
const running: BackgroundJob[] = [];
const errors: unknown[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((publishing) => publishing.stop()));
});

function start(): void {
  const { app } = openApp(calendar, service.database);
  running.push(startPublicationJob(app, (error) => errors.push(error)));
}

const inSeconds = (seconds: number): string =>
  new Date(Date.now() + 1000 * seconds).toISOString().slice(0, 19).replace("T", " ");

/** An event that is due since a while, as if the service had been away. */
async function overdueEvent(more: object = {}): Promise<Created> {
  const event = await createEvent(service, { date_utc: "2099-01-01 00:00:00", ...more });
  expect(event.body.status).toBe("future");
  const events = service.database.db.collection<{ _id: number }>("events");
  await events.updateOne({ _id: Number(event.body.id) }, { $set: { date: new Date(Date.now() - 5000) } });
  return event;
}

function untilPublished(path: string): Promise<TestAnswer> {
  return eventually(async () => {
    const answer = await service.get(path);
    expect(answer.body.status).toBe("publish");
    return answer;
  });
}

describe("a scheduled record", () => {
  it("is published at its time and counted, without anyone's action", async () => {
    start();
    const term = await service.create("/tags", { name: "Soon" });
    const date_utc = inSeconds(1);
    const event = await createEvent(service, { date_utc, tags: [term.body.id] });
    expect(event.body).toMatchObject({ status: "future", date_utc, tags: [{ count: 0 }] });
    const published = await untilPublished(event.path);
    expect(published.body).toMatchObject({ date_utc, modified_utc: event.body.modified_utc });
    await eventually(async () => {
      expect((await service.get(term.path)).body.count).toBe(1);
    });
  });

  it("of any kind is published", async () => {
    start();
    const venue = await service.create("/venues", { venue: "Soon open", date_utc: inSeconds(1) });
    expect(venue.body.status).toBe("future");
    await untilPublished(venue.path);
  });

  it("is published earlier when its date is moved", async () => {
    start();
    const event = await createEvent(service, { date_utc: "2099-01-01 00:00:00" });
    await service.patch(event.path, { date_utc: inSeconds(1) });
    await untilPublished(event.path);
  });

  it("that became due while the service was away is published when it starts", async () => {
    const event = await overdueEvent();
    expect((await service.get(event.path)).body.status).toBe("future");
    start();
    await untilPublished(event.path);
  });

  it("is published once by several processes", async () => {
    const term = await service.create("/tags", { name: "Once" });
    const events = [];
    for (let count = 0; count < 5; count += 1) events.push(await overdueEvent({ tags: [term.body.id] }));
    for (let count = 0; count < 3; count += 1) start();
    for (const event of events) await untilPublished(event.path);
    await Promise.all(running.splice(0).map((publishing) => publishing.stop()));
    expect((await service.get(term.path)).body.count).toBe(5);
  });

  it("and a draft with a date that has passed are distinguished", async () => {
    const draft = await createEvent(service, { status: "draft", date_utc: "2020-01-01 00:00:00" });
    const event = await overdueEvent();
    start();
    await untilPublished(event.path);
    expect((await service.get(draft.path)).body.status).toBe("draft");
  });
});

afterAll(() => expect([...errors, ...service.errors]).toEqual([]));
