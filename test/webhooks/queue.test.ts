import { setTimeout as pause } from "node:timers/promises";

import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { type Config, readConfig } from "../../runtime/settings/config.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { deliverySignal, openDeliveries } from "../../runtime/webhooks/deliveries.js";
import { openEndpoints } from "../../runtime/webhooks/endpoints.js";
import type { Message } from "../../runtime/webhooks/message.js";
import { startSender } from "../../runtime/webhooks/sender.js";
import { eventually } from "../support/eventually.js";
import { isSigned, type Receiver, startReceiver } from "./receiver.js";

const name = `test_queue_${process.pid}`;
let database: Database;
let receiver: Receiver;
beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), name);
});
beforeEach(async () => {
  receiver = await startReceiver();
  await openEndpoints(database).add({ _id: "crm", url: receiver.url, types: ["*"] });
});
afterEach(async () => {
  await receiver.close();
  await database.db.dropDatabase();
});
afterAll(() => database.close());

/** Messages about the revisions of a record, from the distant past on. */
function messagesAbout(record: number, revisions: number): Message[] {
  return Array.from({ length: revisions }, (_, order) => ({
    id: `msg_${record}_${order}`,
    type: "book.updated",
    subject: `book/${record}`,
    order,
    created: new Date(1000 * order + record),
    body: JSON.stringify({ id: record, revision: order }),
  }));
}

/** Sends messages with this time between two attempts; returns the errors and a function that ends it. */
async function send(messages: readonly Message[], webhookRetryMs: number, webhookTimeoutMs = 60_000) {
  await openDeliveries(database).add(messages.map((message) => ({ endpoint: "crm", message })));
  return start({ webhookRetryMs, webhookTimeoutMs, webhookPatienceMs: Number.POSITIVE_INFINITY });
}

function start(changes: Partial<Config>) {
  const errors: unknown[] = [];
  const config = { ...readConfig({ WEBHOOK_LOCAL: "true" }), ...changes };
  const job = startSender(database, config, (error) => errors.push(error));
  return { errors, job };
}

it("goes on where more messages than a batch has wait for one that failed", async () => {
  const seen = new Set<string>();
  receiver.answer(({ headers }) => {
    const id = String(headers["webhook-id"]);
    const isFirst = id.endsWith("_0") && !seen.has(id);
    seen.add(id);
    return isFirst ? 500 : 204;
  });
  const messages = Array.from({ length: 30 }, (_, record) => messagesAbout(record, 5)).flat();
  const { errors, job } = await send(messages, 50);
  await eventually(() => expect(seen.size).toBe(messages.length));
  await job.stop();
  expect(errors).toEqual([]);
  for (const record of messages.keys())
    expect(
      receiver.received.filter(({ body }) => body.id === record).map(({ body }) => body.revision),
    ).toEqual(record < 30 ? [0, 0, 1, 2, 3, 4] : []);
});

it("sends what waits behind a message with it when that is sent again", async () => {
  receiver.answer(({ body }) => (body.revision === 0 ? 500 : 204));
  const { errors, job } = await send(messagesAbout(1, 3), 600_000);
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const deliveries = openDeliveries(database);
  // The others are due with it by now.
  await eventually(async () => expect(await deliveries.dueEndpoints(new Date(database.now()))).toEqual([]));
  receiver.answer(204);
  expect(await deliveries.replay("crm", { message: "msg_1_0" })).toBe(1);
  deliverySignal.emit(database);
  await eventually(() => expect(receiver.received.map(({ body }) => body.revision)).toEqual([0, 0, 1, 2]));
  await job.stop();
  expect(errors).toEqual([]);
});

it("leaves other waiting messages alone when it sends those again that were given up", async () => {
  const deliveries = openDeliveries(database);
  const messages = [...messagesAbout(1, 2), ...messagesAbout(2, 1)];
  await deliveries.add(messages.map((message) => ({ endpoint: "crm", message })));
  const attempt = { at: new Date(), status: 500, ms: 1 };
  const next = new Date(database.now() + 600_000);
  for (const head of await deliveries.dueHeads("crm", new Date(database.now())))
    await deliveries.recordAttempt(
      head,
      attempt,
      head.subject === "book/2" ? { state: "given_up" } : { next },
    );
  expect(await deliveries.replay("crm", { state: "given_up" })).toBe(1);
  const { deliveries: stored } = await deliveries.read("crm", {}, { skip: 0, limit: 10 });
  expect(stored.find(({ message }) => message === "msg_1_0")?.next).toEqual(next);
  const due = await deliveries.dueHeads("crm", new Date(database.now()));
  expect(due.map(({ message }) => message)).toEqual(["msg_2_0"]);
});

it("sends messages of a machine whose clock is ahead of that of the store at once", async () => {
  const created = new Date(Date.now() + 3_600_000);
  const { errors, job } = await send(
    messagesAbout(1, 1).map((message) => ({ ...message, created })),
    600_000,
  );
  await eventually(() => expect(receiver.received).toHaveLength(1));
  await job.stop();
  expect(errors).toEqual([]);
});

it("sends messages about other records while many wait for one that fails", async () => {
  receiver.answer(({ body }) => (body.id === 1 ? 500 : 204));
  const { errors, job } = await send([...messagesAbout(1, 150), ...messagesAbout(400_000, 2)], 600_000);
  await eventually(() => expect(receiver.received.filter(({ body }) => body.id === 400_000)).toHaveLength(2));
  await job.stop();
  expect(errors).toEqual([]);
  expect(receiver.received.filter(({ body }) => body.id === 1)).toHaveLength(1);
});

it("sends nothing twice at the same time where the store fails for one message", async () => {
  const [stuck, ...others] = Array.from({ length: 8 }, (_, record) => messagesAbout(record, 1)).flat();
  if (stuck === undefined) throw new Error("There is no message.");
  const deliveries = await database.db.createCollection("webhook_deliveries", {
    validator: { $nor: [{ message: stuck.id, state: "delivered" }] },
  });
  await openEndpoints(database).add({ _id: "slow", url: receiver.url, types: ["*"] });
  await openDeliveries(database).add(others.map((message) => ({ endpoint: "slow", message })));
  receiver.answer(({ headers }) => (headers["webhook-id"] === stuck.id ? 204 : "silence"));
  const { errors, job } = await send([stuck, ...others], 600_000);
  const sent = (): number => receiver.received.length;
  await eventually(() => expect(sent()).toBe(15));
  // A message of another writer, which begins another run.
  deliverySignal.emit(database);
  await pause(500);
  expect(sent()).toBe(15);
  receiver.release();
  await eventually(() => expect(errors).not.toEqual([]));
  await job.stop();
  expect(await deliveries.countDocuments({ state: "delivered" })).toBe(14);
});

it("sends to other receivers while many messages wait for one that does not answer", async () => {
  receiver.answer(({ body }) => (body.id === 1000 ? 204 : "silence"));
  const silent = Array.from({ length: 400 }, (_, record) => messagesAbout(record, 1)).flat();
  const { errors, job } = await send(silent, 600_000, 5000);
  await eventually(() => expect(receiver.received.length).toBeGreaterThanOrEqual(8));
  await openEndpoints(database).add({ _id: "other", url: receiver.url, types: ["*"] });
  await openDeliveries(database).add(
    messagesAbout(1000, 1).map((message) => ({ endpoint: "other", message })),
  );
  await eventually(() => expect(receiver.received.map(({ body }) => body.id)).toContain(1000));
  expect(receiver.received.length).toBeLessThan(400);
  await job.stop();
  expect(errors).toEqual([]);
});

it("cuts a message off at its end, which does not count as a failure", async () => {
  receiver.answer("silence");
  const { errors, job } = await send(messagesAbout(1, 1), 600_000, 120_000);
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const begun = performance.now();
  let commands = 0;
  const count = (): unknown => (commands += 1);
  database.db.client.on("commandStarted", count);
  await job.stop();
  database.db.client.off("commandStarted", count);
  expect(performance.now() - begun).toBeLessThan(30_000);
  // No further attempt is begun.
  expect(commands).toBeLessThan(10);
  expect(errors).toEqual([]);
  const [delivery] = await openDeliveries(database).dueHeads("crm", new Date());
  expect(delivery).toMatchObject({ state: "waiting", tries: 0, attempts: [] });
  const endpoint = await openEndpoints(database).find("crm");
  expect(endpoint).toMatchObject({ enabled: true });
  expect(endpoint).not.toHaveProperty("failing_since");
  expect(endpoint).not.toHaveProperty("lease");
});

it("delivers, tries again, gives up or switches off, by the answer and by how long all has failed", async () => {
  const [hour, firstPauseMs] = [3_600_000, 600_000];
  const cases = [200, 299, 300, 410, 500].flatMap((status) =>
    [undefined, 23.9, 24.1].flatMap((failing) =>
      [0, 23.9, 24.1].map((waited) => ({ status, failing, waited })),
    ),
  );
  const [endpoints, deliveries, now] = [openEndpoints(database), openDeliveries(database), database.now()];
  const ago = (hours: number): Date => new Date(now - hours * hour);
  for (const [at, { failing, waited }] of cases.entries()) {
    const [_id, [message]] = [`case${at}`, messagesAbout(at, 1)];
    await endpoints.add({ _id, url: receiver.url, types: ["*"] });
    if (failing !== undefined) await endpoints.setFailingSince(_id, ago(failing));
    if (message !== undefined) await deliveries.add([{ endpoint: _id, message }]);
    const stored = database.db.collection("webhook_deliveries");
    await stored.updateOne({ endpoint: _id }, { $set: { since: ago(waited), tries: at % 5 } });
  }
  receiver.answer(({ body }) => cases[body.id]?.status ?? 0);
  const { errors, job } = start({
    webhookRetryMs: firstPauseMs,
    webhookTimeoutMs: 60_000,
    webhookPatienceMs: 24 * hour,
  });
  const read = async (at: number) =>
    (await deliveries.read(`case${at}`, {}, { skip: 0, limit: 1 })).deliveries[0];
  for (const at of cases.keys())
    await eventually(async () => expect((await read(at))?.attempts).toHaveLength(1));
  await job.stop();
  const isAccepted = (status: number): boolean => status < 300;
  const isOff = ({ status, failing = 0 }: (typeof cases)[number]): boolean =>
    status === 410 || (!isAccepted(status) && failing > 24);
  expect(errors).toHaveLength(cases.filter(isOff).length);
  for (const [at, one] of cases.entries()) {
    const { status, failing, waited } = one;
    const [delivery, endpoint] = [await read(at), await endpoints.find(`case${at}`)];
    const { at: tried = new Date(0) } = delivery?.attempts[0] ?? {};
    const since = failing === undefined ? tried : ago(failing);
    expect(
      [delivery?.state, delivery?.tries, endpoint?.enabled, endpoint?.failing_since],
      JSON.stringify(one),
    ).toEqual([
      isAccepted(status) ? "delivered" : !isOff(one) && waited > 24 ? "given_up" : "waiting",
      (at % 5) + 1,
      !isOff(one),
      isAccepted(status) ? undefined : since,
    ]);
    const reason =
      status === 410 ? /^The receiver answered 410/ : /^Nothing but failures since .* was \d+\.$/;
    if (isOff(one)) expect(endpoint?.switched_off?.reason).toMatch(reason);
    if (delivery?.state !== "waiting") continue;
    const [pauseMs, meant] = [delivery.next.getTime() - tried.getTime(), firstPauseMs * 3 ** (at % 5)];
    expect(pauseMs, JSON.stringify(one)).toBeGreaterThanOrEqual(0.75 * Math.min(meant, 3 * hour));
    expect(pauseMs, JSON.stringify(one)).toBeLessThan(1.26 * Math.min(meant, 3 * hour));
  }
});

it("signs with its secret, and with those that this one has replaced until their end", async () => {
  const endpoints = openEndpoints(database);
  const [first] = (await endpoints.find("crm"))?.secrets ?? [];
  await endpoints.rotate("crm");
  const [third, second] = (await endpoints.rotate("crm"))?.secrets ?? [];
  const ended = { $set: { "secrets.2.until": new Date(Date.now() - 1000) } };
  await database.db.collection<{ _id: string }>("webhooks").updateOne({ _id: "crm" }, ended);
  const { errors, job } = await send(messagesAbout(1, 1), 600_000);
  await eventually(() => expect(receiver.received).toHaveLength(1));
  await job.stop();
  expect(errors).toEqual([]);
  const [message] = receiver.received;
  if (message === undefined) throw new Error("There is no message.");
  const signed = [third, second, first].map((one) => isSigned(message, one?.secret ?? ""));
  expect(await Promise.all(signed)).toEqual([true, true, false]);
});
