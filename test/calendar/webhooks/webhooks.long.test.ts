import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createLeaseOwner } from "../../../runtime/locks/locks.js";
import { openDeliveries } from "../../../runtime/webhooks/deliveries.js";
import { openEndpoints } from "../../../runtime/webhooks/endpoints.js";
import { testMessage } from "../../../runtime/webhooks/message.js";
import { eventually } from "../../support/eventually.js";
import { isSigned, type Receiver, startReceiver } from "../../webhooks/receiver.js";
import { createCaller } from "../http/callers.js";
import { createEvent } from "../http/sample-records.js";
import { textOf, useService } from "../support/service.js";
import { complaints } from "./documented.js";

// The receivers are real, and so are the pauses; they are short.
const service = useService(
  { WEBHOOK_LOCAL: "true", WEBHOOK_RETRY: "40", WEBHOOK_PATIENCE: "3", WEBHOOK_TIMEOUT: "1" },
  { now: Date.now },
);
// A message that fails late is given up where the service is not patient.
const patient = useService({ WEBHOOK_LOCAL: "true", WEBHOOK_RETRY: "40" }, { now: Date.now });
const receivers: Receiver[] = [];
let made = 0;

interface Hooked extends Receiver {
  readonly name: string;
  readonly path: string;
  readonly secret: string;
}

/** A receiver with a webhook of its own. */
async function hooked(types?: readonly string[], on = service): Promise<Hooked> {
  on.startWork();
  const receiver = await startReceiver();
  receivers.push(receiver);
  made += 1;
  // Changes from before the webhook would reach it as well, until they are taken over.
  await eventually(async () =>
    expect(await on.database.db.collection("venues").countDocuments({ noted: { $gt: new Date(0) } })).toBe(0),
  );
  const name = `receiver-${made}`;
  const { body } = await on.create("/webhooks", { name, url: receiver.url, types });
  return { ...receiver, name, path: `/webhooks/${name}`, secret: textOf(body.secret) };
}

afterEach(async () => {
  for (let at = 1; at <= made; at += 1) await service.delete(`/webhooks/receiver-${at}`);
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});
afterAll(() => {
  const unexpected = service.errors.filter((error) => !String(error).includes("was switched off"));
  expect(unexpected).toEqual([]);
});

const typesOf = ({ received }: Receiver): readonly string[] => received.map(({ body }) => body.type);
const newVenue = (venue: string) => service.create("/venues", { venue });

describe("webhooks", () => {
  it("get every change of a record, in order, signed, as an administrator sees it", async () => {
    const receiver = await hooked();
    const { body, path } = await newVenue("Hall of messages");
    // Messages show a record as it is when they are made.
    await eventually(() => expect(receiver.received).toHaveLength(2));
    await service.post(path, { city: "Como" });
    await service.post(path, { status: "draft" });
    await service.post(path, { status: "publish" });
    await service.delete(path);
    await service.post(path, { status: "private" });
    await eventually(() => expect(receiver.received).toHaveLength(8));

    expect(typesOf(receiver)).toEqual([
      "venue.created",
      "venue.published",
      "venue.updated",
      "venue.updated",
      "venue.updated",
      "venue.published",
      "venue.trashed",
      "venue.restored",
    ]);
    const [first, , second] = receiver.received;
    expect(first?.body).toMatchObject({
      resource: "venue",
      id: Number(body.id),
      revision: 1,
      language: "en",
    });
    expect(first?.body.data).toMatchObject({ venue: "Hall of messages", id: Number(body.id) });
    expect(String(first?.body.data.url)).toContain(`${service.origin}/venue/`);
    expect(second?.body.changed).toEqual(["city"]);
    expect(new Date(first?.body.timestamp ?? "").getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(8);
    for (const message of receiver.received) {
      expect(await isSigned(message, receiver.secret)).toBe(true);
      expect(await isSigned({ ...message, text: `${message.text} ` }, receiver.secret)).toBe(false);
      expect(await isSigned(message, "whsec_AAAA")).toBe(false);
    }
  });

  it("get terms that are deleted permanently, and the records that lose them", async () => {
    const receiver = await hooked(["tag.*", "event.updated"]);
    const tag = await service.create("/tags", { name: "Short-lived" });
    const event = await createEvent(service, { tags: [Number(tag.body.id)] });
    await service.delete(tag.path);
    await eventually(() => expect(receiver.received).toHaveLength(3));
    const byType = new Map(receiver.received.map(({ body }) => [body.type, body]));
    expect(byType.get("tag.deleted")).toMatchObject({ id: tag.body.id, data: { name: "Short-lived" } });
    expect(byType.get("event.updated")).toMatchObject({ id: event.body.id, changed: ["tags"] });
    expect(byType.get("event.updated")?.data.tags).toEqual([]);
  });

  it("get an event once when it is cancelled, and none that was cancelled from the beginning", async () => {
    const receiver = await hooked(["event.*"]);
    const { body, path } = await createEvent(service, { event_status: "postponed" });
    await service.post(path, { event_status: "canceled", event_status_reason: "Storm" });
    await service.post(path, { event_status: "canceled", title: "Still off" });
    await service.post(path, { event_status: null });
    await service.post(path, { event_status: "canceled", status: "draft" });
    await service.post(path, { event_status: "rescheduled" });
    await createEvent(service, { event_status: "canceled" });
    await eventually(() => expect(receiver.received).toHaveLength(11));
    const own = receiver.received.map((message) => message.body).filter(({ id }) => id === Number(body.id));
    expect(own.map(({ type }) => type)).toEqual([
      ...["event.created", "event.published", "event.updated", "event.cancelled", "event.updated"],
      ...["event.updated", "event.updated", "event.cancelled", "event.updated"],
    ]);
    expect(own[3]).toMatchObject({ changed: ["event_status", "event_status_reason"] });
    expect(receiver.received.flatMap(complaints)).toEqual([]);
  });

  it("get messages as the API document describes them", async () => {
    const receiver = await hooked(["tag.*", "event.*"]);
    const tag = await service.create("/tags", { name: "Documented" });
    await createEvent(service, { tags: [Number(tag.body.id)] });
    await service.delete(tag.path);
    await eventually(() => expect(typesOf(receiver)).toContain("tag.deleted"));
    await eventually(() => expect(typesOf(receiver)).toContain("event.updated"));
    expect(receiver.received.flatMap(complaints)).toEqual([]);
    const [message] = receiver.received;
    if (message === undefined) throw new Error("No message came.");
    const { body, headers } = message;
    expect(complaints({ headers, body: { ...body, data: { id: body.id } } })).toEqual([]);
    expect(complaints({ headers, body: { ...body, data: {} } })).not.toEqual([]);
    expect(complaints({ headers, body: { ...body, type: "tag.trashed" } })).not.toEqual([]);
    expect(complaints({ headers: {}, body })).toEqual([
      "webhook-id",
      "webhook-timestamp",
      "webhook-signature",
    ]);
  });

  it("get only the types that they ask for", async () => {
    const receiver = await hooked(["venue.trashed"]);
    const { path } = await newVenue("Hall of silence");
    await service.post(path, { city: "Lecco" });
    await service.delete(path);
    await eventually(() => expect(typesOf(receiver)).toEqual(["venue.trashed"]));
  });

  it("get the messages about one record in order under parallel updates, with failures between", async () => {
    const receiver = await hooked(["venue.updated"], patient);
    receiver.answer((_message, before) => (before % 3 === 1 ? 500 : 204));
    const names = ["one", "two", "three"];
    const venues = await Promise.all(
      names.map((name) => patient.create("/venues", { venue: `Hall ${name}` })),
    );
    const updates = venues.flatMap(({ path }) =>
      Array.from({ length: 8 }, (_, at) => patient.post(path, { phone: `${at}` })),
    );
    for (const { status } of await Promise.all(updates)) expect(status).toBe(200);
    const taken = (): typeof receiver.received => receiver.received.filter((_, at) => at % 3 !== 1);
    await eventually(() =>
      expect(new Set(taken().map(({ headers }) => headers["webhook-id"])).size).toBe(24),
    );
    for (const { body } of venues) {
      const revisions = taken()
        .filter((message) => message.body.id === Number(body.id))
        .map((message) => message.body.revision);
      expect(revisions).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });

  it("are tried again with growing pauses, under the same id, and not beyond a redirect", async () => {
    const receiver = await hooked(["venue.created"]);
    const other = await hooked(["venue.trashed"]);
    receiver.answer(
      (_message, before) => [503, { redirect: other.url } as const, "silence" as const][before] ?? 204,
    );
    await newVenue("Hall of patience");
    await eventually(() => expect(receiver.received).toHaveLength(4));
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const [first = 0, second = 0, third = 0] = receiver.received.map(({ at }) => at);
    expect(second - first).toBeGreaterThanOrEqual(30);
    expect(third - second).toBeGreaterThanOrEqual(90);
    expect(other.received).toEqual([]);
    await eventually(async () => {
      const { body } = await service.get(`${receiver.path}/messages`);
      expect(body.deliveries).toMatchObject([
        {
          type: "venue.created",
          state: "delivered",
          tries: 4,
          attempts: [
            { status: 503 },
            { status: 307 },
            { error: "No answer within 1000 ms." },
            { status: 204 },
          ],
        },
      ]);
    });
  });

  it("are switched off after nothing but failures, and get what waited once they are switched on", async () => {
    const receiver = await hooked(["venue.created"]);
    receiver.answer(500);
    await newVenue("Hall of failures");
    await eventually(async () => {
      const { body } = await service.get(receiver.path);
      expect(body).toMatchObject({ enabled: false, waiting: 1 });
      expect(body.reason).toMatch(/^Nothing but failures since .* The answer was 500\.$/);
    });
    // It is reported after it is stored.
    await eventually(() =>
      expect(service.errors.map(String)).toContainEqual(
        expect.stringContaining(`The webhook ${receiver.name} was switched off. Nothing but failures`),
      ),
    );
    await newVenue("Hall of the meantime");
    receiver.received.splice(0);
    receiver.answer(204);
    const { body } = await service.post(receiver.path, { enabled: true });
    expect(body).toMatchObject({ enabled: true });
    expect(body).not.toHaveProperty("reason");
    // Only messages about one record have an order.
    await eventually(() =>
      expect(receiver.received.map(({ body: { data } }) => data.venue).sort()).toEqual([
        "Hall of failures",
        "Hall of the meantime",
      ]),
    );
  });

  it("send one message, or those since a date, again under their ids", async () => {
    const receiver = await hooked(["venue.created"]);
    await newVenue("Hall of echoes");
    await newVenue("Hall of reverberation");
    const idsNow = () => receiver.received.map(({ headers }) => headers["webhook-id"]);
    await eventually(() => expect(idsNow()).toHaveLength(2));
    const [first, second] = idsNow();
    await service.post(`${receiver.path}/replay`, { message: second });
    await eventually(() => expect(idsNow()).toHaveLength(3));
    await service.post(`${receiver.path}/replay`, { from: "2020-01-01" });
    await eventually(() => expect(idsNow()).toHaveLength(5));
    const ids = idsNow();
    expect(ids.slice(2).sort()).toEqual([first, second, second].sort());
    const none = await service.post(`${receiver.path}/replay`, { message: "msg_none" });
    expect(none.body).toEqual({ replayed: 0 });
    const givenUp = await service.post(`${receiver.path}/replay`, {});
    expect(givenUp.body).toEqual({ replayed: 0 });
  });

  it("send a message again that is asked for while it is on its way", async () => {
    // No process leases an endpoint that does not exist: the test is the sender.
    const deliveries = openDeliveries(service.database);
    const endpoint = "unknown";
    const later = new Date(Date.now() + 3_600_000);
    await deliveries.add([{ endpoint, message: testMessage(endpoint, new Date()) }]);
    const [{ since } = { since: later }] = await deliveries.dueHeads(endpoint, later);
    await eventually(() => service.database.now() > since.getTime() + 1);
    for (const left of [1, 0]) {
      const [delivery] = await deliveries.dueHeads(endpoint, later);
      if (delivery === undefined) throw new Error("No message is due.");
      if (left === 1) await deliveries.replay(endpoint, {});
      await deliveries.recordAttempt(delivery, { at: later, status: 204, ms: 1 }, { state: "delivered" });
      expect(await deliveries.countWaiting(endpoint)).toBe(left);
    }
  });

  it("show a secret only when it is made", async () => {
    const receiver = await hooked();
    const { body: rotated } = await service.post(`${receiver.path}/rotate`);
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(receiver.secret);
    for (const path of ["/webhooks", receiver.path]) {
      const { body } = await service.get(path);
      expect(JSON.stringify(body)).not.toContain("whsec_");
    }
  });

  it("send a message for a test", async () => {
    const receiver = await hooked(["venue.trashed"]);
    const { body } = await service.post(`${receiver.path}/test`);
    await eventually(() => expect(typesOf(receiver)).toEqual(["test"]));
    expect(receiver.received[0]?.headers["webhook-id"]).toBe(body.message);
  });

  it("get scheduled records when they are published", async () => {
    const receiver = await hooked(["event.published"]);
    const soon = new Date(Date.now() + 8000).toISOString().slice(0, 19).replace("T", " ");
    const { body } = await createEvent(service, { date_utc: soon });
    expect(body.status).toBe("future");
    await eventually(() => expect(receiver.received.map((message) => message.body.id)).toEqual([body.id]));
    expect(receiver.received[0]?.body.data.status).toBe("publish");
  });

  it("are sent to by one process at a time", async () => {
    const receiver = await hooked(["venue.created"]);
    const endpoints = openEndpoints(service.database);
    let asked = 0;
    await eventually(async () => {
      asked = performance.now();
      expect(await endpoints.lease(receiver.name, "another", 1200)).toBeDefined();
    });
    await newVenue("Hall of waiting");
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(performance.now() - asked).toBeGreaterThan(1100);
  });

  it.runIf(process.platform === "linux")(
    "go at once where the process that sent them was killed",
    async () => {
      const receiver = await hooked(["venue.created"]);
      const [machine = "", pid = "", start = "", id = ""] = createLeaseOwner().split(":");
      const killed = [machine, pid, String(Number(start) - 1), id].join(":");
      const endpoints = openEndpoints(service.database);
      await eventually(async () => {
        expect(await endpoints.lease(receiver.name, killed, 3_600_000)).toBeDefined();
      });
      await newVenue("Hall of heirs");
      await eventually(() => expect(receiver.received).toHaveLength(1));
    },
  );
});

describe("a change that cannot be sent as it is", () => {
  it("is sent with links to the service where the store holds a host that is none", async () => {
    const receiver = await hooked(["venue.updated", "venue.created"]);
    const before = await newVenue("Hall of a bad host");
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const id = Number(before.body.id);
    const { body: audit } = await service.get(`/audit?resource=venue&record=${id}`);
    expect(audit.total).toBe(1);
    const note = {
      id: "badhost",
      at: new Date(),
      kind: "updated",
      by: { key: "", name: "", role: "" },
      request: "",
      language: "en",
      site: "http://1.2.3.4.5",
      changes: [],
    };
    const change = { $push: { notes: note }, $set: { noted: note.at }, $inc: { revision: 1 } };
    await service.database.db.collection<{ _id: number }>("venues").updateOne({ _id: id }, change);
    // The next write has the store looked through.
    await service.post(`/venues/${Number((await newVenue("Next hall")).body.id)}`, { city: "Pisa" });
    await eventually(() =>
      expect(receiver.received.map(({ body }) => body.id).filter((one) => one === id)).toHaveLength(2),
    );
    const message = receiver.received.find(({ body }) => body.id === id && body.type === "venue.updated");
    expect(message?.body.data).toMatchObject({ venue: "Hall of a bad host" });
    expect(JSON.stringify(message?.body.data)).not.toContain("1.2.3.4.5");
  });

  it("is sent with the id alone where it would be larger than a megabyte", async () => {
    const receiver = await hooked(["event.created"]);
    const organizer: unknown[] = [];
    for (let at = 0; at < 6; at += 1) {
      const chatty = { organizer: `Chatty ${at}`, description: "word ".repeat(40_000) };
      organizer.push((await service.create("/organizers", chatty)).body.id);
    }
    const description = "word ".repeat(40_000);
    const { body } = await createEvent(service, { organizer, description });
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(receiver.received[0]?.body).toMatchObject({ id: body.id, data: { id: body.id } });
    expect(Object.keys(receiver.received[0]?.body.data ?? {})).toEqual(["id"]);
  });
});

describe("the routes of webhooks", () => {
  it.each([
    ["no URL", { name: "a", url: "nowhere" }, "url"],
    ["a password in the URL", { name: "a", url: "https://user:secret@example.org/" }, "url"],
    ["another scheme", { name: "a", url: "ftp://example.org/" }, "url"],
    ["a private address", { name: "a", url: "https://10.0.0.1/" }, "url"],
    ["an unknown type", { name: "a", url: "https://example.org/", types: ["venue.sold"] }, "types"],
    ["a bad name", { name: "A b", url: "https://example.org/" }, "name"],
  ])("reject %s", async (_what, body, parameter) => {
    const answer = await service.post("/webhooks", body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.data?.params ?? {})).toEqual([parameter]);
  });

  it("reject a name twice", async () => {
    const receiver = await hooked();
    const again = await service.post("/webhooks", { name: receiver.name, url: receiver.url });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe("rest_webhook_exists");
  });

  it("are for administrators only", async () => {
    const callers = await Promise.all(
      ["administrator", "editor", "subscriber"].map((role) => createCaller(service, role, 5)),
    );
    const [administrator, ...others] = callers;
    try {
      // For readers the first key counts within a second.
      await eventually(async () => expect((await service.get("/webhooks")).status).toBe(401));
      for (const [method, path, isOpen] of [
        ["GET", "/webhooks"],
        // Bad parameters are reported first, for any caller.
        ["POST", "/webhooks", 400],
        ["GET", "/webhooks/x"],
        ["PUT", "/webhooks/x"],
        ["DELETE", "/webhooks/x"],
        ["POST", "/webhooks/x/rotate"],
        ["POST", "/webhooks/x/test"],
        ["GET", "/webhooks/x/messages"],
        ["POST", "/webhooks/x/replay"],
        ["GET", "/audit"],
      ] as const) {
        const at = `${method} ${path}`;
        expect((await service.request(method, path)).status, at).toBe(isOpen ?? 401);
        for (const caller of others)
          expect((await caller.request(method, path)).status, at).toBe(isOpen ?? 403);
        expect([200, 400, 404], at).toContain((await administrator?.request(method, path))?.status);
      }
    } finally {
      await service.database.db.collection("keys").deleteMany({});
      await eventually(async () => expect((await service.get("/webhooks")).status).toBe(200));
    }
  });
});
