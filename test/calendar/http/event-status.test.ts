import { beforeAll, describe, expect, it } from "vitest";
import { type Created, idsOf, type TestAnswer, useService } from "../support/service.js";

const service = useService({ SITE_TIMEZONE: "Europe/Rome" });

const concert = {
  title: "Concert",
  start_date: "2031-05-10 19:30:00",
  end_date: "2031-05-10 22:00:00",
  timezone: "America/New_York",
};
const online = { is_virtual: true, virtual_url: "https://meet.example.org/concert" };

const create = (body: object): Promise<Created> => service.create("/events", { ...concert, ...body });

async function change(id: unknown, body: object): Promise<TestAnswer["body"]> {
  const answer = await service.patch(`/events/${Number(id)}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** Returns the structured data of an event for search engines. */
async function jsonLd(id: unknown): Promise<TestAnswer["body"]> {
  const { body } = await service.get(`/events/${Number(id)}`);
  expect(body).toHaveProperty("json_ld");
  return body.json_ld ?? {};
}

async function createdLd(body: object): Promise<TestAnswer["body"]> {
  return jsonLd((await create(body)).body.id);
}

const statusOf = ({ body }: TestAnswer) => {
  const { event_status, event_status_reason, previous_start_date, is_virtual, virtual_url } = body;
  return { event_status, event_status_reason, previous_start_date, is_virtual, virtual_url };
};

describe("the status of an event", () => {
  it("is answered where something is other than planned, and absent elsewhere", async () => {
    const plain = await create({});
    for (const name of Object.keys(statusOf(plain))) expect(plain.body).not.toHaveProperty(name);
    const off = await create({
      event_status: "canceled",
      event_status_reason: "The singer is ill.",
      ...online,
    });
    const wanted = { event_status: "canceled", event_status_reason: "The singer is ill.", ...online };
    expect(statusOf(off)).toMatchObject(wanted);
    const list = await service.get(`/events?include=${Number(off.body.id)}`);
    expect(list.body.events?.[0]).toMatchObject(wanted);
  });

  it("is taken back by null, and by a status as planned", async () => {
    const { body } = await create({ event_status: "postponed", event_status_reason: "Rain", ...online });
    const none = { event_status: null, event_status_reason: "", is_virtual: false, virtual_url: "" };
    expect(Object.keys(await change(body.id, none))).toEqual(
      expect.not.arrayContaining(["event_status", "event_status_reason", "is_virtual", "virtual_url"]),
    );
    expect(await change(body.id, { event_status: "scheduled" })).toMatchObject({ event_status: "scheduled" });
  });

  it("is taken in the other spelling as well, and answered in the one of the reference service", async () => {
    for (const [sent, value] of [
      ["cancelled", "canceled"],
      ["Cancelled", "canceled"],
      ["moved_online", "moved-online"],
    ])
      expect((await create({ event_status: sent })).body.event_status).toBe(value);
  });

  it("is rejected with its name and reason where it is none", async () => {
    const bad = {
      event_status: "lost",
      is_virtual: "maybe",
      virtual_url: "meet",
      previous_start_date: "once",
    };
    const answer = await service.post("/events", { ...concert, ...bad });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.data?.params ?? {}).sort()).toEqual(Object.keys(bad).sort());
    expect(answer.body.data?.params?.event_status).toMatch(/scheduled, canceled, postponed/);
  });

  it("shows no reason and no address where a password is missing, and that it is cancelled nevertheless", async () => {
    const { body } = await create({
      event_status: "canceled",
      event_status_reason: "Secret",
      password: "x",
      ...online,
    });
    const list = await service.get(`/events?include=${Number(body.id)}`);
    const found = list.body.events?.[0];
    expect(found).toMatchObject({ event_status: "canceled" });
    expect(JSON.stringify(found)).not.toMatch(/Secret|meet\.example/);
  });
});

describe("the former start of an event", () => {
  it("is noted on the clocks of the event when a rescheduled event moves, and changes with the next move", async () => {
    const { body } = await create({});
    const moved = { event_status: "rescheduled", start_date: "2031-06-01 18:00:00" };
    expect(await change(body.id, moved)).toMatchObject({ previous_start_date: "2031-05-10 19:30:00" });
    expect(await change(body.id, { title: "Concert!" })).toMatchObject({
      previous_start_date: "2031-05-10 19:30:00",
    });
    const again = await change(body.id, { start_date: "2031-06-02 18:00:00" });
    expect(again).toMatchObject({ previous_start_date: "2031-06-01 18:00:00" });
  });

  it("is the one that a caller gives, on the clocks of the event", async () => {
    const given = "2031-05-01T10:00:00Z";
    const { body } = await create({ event_status: "rescheduled", previous_start_date: given });
    expect(body.previous_start_date).toBe("2031-05-01 06:00:00");
    const moved = { start_date: "2031-06-01 18:00:00", previous_start_date: "2031-04-01 08:00:00" };
    expect(await change(body.id, moved)).toMatchObject({ previous_start_date: "2031-04-01 08:00:00" });
    expect(await change(body.id, { previous_start_date: null })).not.toHaveProperty("previous_start_date");
  });

  it("is not noted of an event that moves as planned", async () => {
    const { body } = await create({});
    expect(await change(body.id, { start_date: "2031-06-01 18:00:00" })).not.toHaveProperty(
      "previous_start_date",
    );
  });
});

describe("JSON-LD of an event", () => {
  const venue = { venue: "Town Hall", address: "Main Street 1" };
  const schema = (name: string) => `https://schema.org/${name}`;

  it.each([
    [{}, "EventScheduled", "Offline"],
    [{ event_status: "canceled" }, "EventCancelled", "Offline"],
    [{ event_status: "postponed", ...online }, "EventPostponed", "Online"],
    [{ event_status: "moved-online" }, "EventMovedOnline", "Online"],
    [{ is_virtual: true, venue }, "EventScheduled", "Mixed"],
    [{ event_status: "moved-online", venue }, "EventMovedOnline", "Online"],
    [{ event_status: "canceled", venue }, "EventCancelled", "Offline"],
  ])("of %j has the status %s and is attended %s", async (body, status, mode) => {
    expect(await createdLd(body)).toMatchObject({
      eventStatus: schema(status),
      eventAttendanceMode: schema(`${mode}EventAttendanceMode`),
    });
  });

  it("places an event at its address online, at its venue, or at both", async () => {
    const address = { "@type": "VirtualLocation", url: online.virtual_url };
    const place = expect.objectContaining({ "@type": "Place", name: "Town Hall" }) as unknown;
    expect((await createdLd(online)).location).toEqual(address);
    expect((await createdLd({ ...online, venue })).location).toEqual([place, address]);
    expect((await createdLd({ venue })).location).toEqual(place);
    expect((await createdLd({ ...online, venue, event_status: "moved-online" })).location).toEqual(address);
    expect(await createdLd({})).not.toHaveProperty("location");
    const bare = (await create({ is_virtual: true })).body;
    expect((await jsonLd(bare.id)).location).toEqual({ "@type": "VirtualLocation", url: bare.url });
  });

  it("has the former start of a rescheduled event, with the distance from UTC of its zone", async () => {
    const { body } = await create({});
    await change(body.id, { event_status: "rescheduled", start_date: "2031-12-01 18:00:00" });
    expect(await jsonLd(body.id)).toMatchObject({
      eventStatus: schema("EventRescheduled"),
      previousStartDate: "2031-05-10T19:30:00-04:00",
      startDate: "2031-12-01T18:00:00-05:00",
    });
    await change(body.id, { event_status: "scheduled" });
    expect(await jsonLd(body.id)).not.toHaveProperty("previousStartDate");
  });
});

describe("a list of events", () => {
  const ids = new Map<string, number>();
  beforeAll(async () => {
    const tag = { tags: ["status-list"] };
    const wanted = { plain: {}, scheduled: { event_status: "scheduled" }, off: { event_status: "canceled" } };
    const more = {
      late: { event_status: "postponed" },
      web: online,
      web_off: { ...online, event_status: "canceled" },
    };
    for (const [name, body] of Object.entries({ ...wanted, ...more }))
      ids.set(name, (await create({ ...tag, ...body })).id);
  });

  it.each([
    ["event_status=canceled", ["off", "web_off"]],
    ["event_status=cancelled", ["off", "web_off"]],
    ["event_status=canceled,postponed", ["off", "late", "web_off"]],
    ["event_status[]=canceled&event_status[]=postponed", ["off", "late", "web_off"]],
    ["event_status=scheduled", ["plain", "scheduled", "web"]],
    ["event_status=scheduled,postponed", ["plain", "scheduled", "late", "web"]],
    ["event_status=rescheduled", []],
    ["is_virtual=true", ["web", "web_off"]],
    ["is_virtual=0&event_status=canceled", ["off"]],
  ])("keeps with %s those that are so", async (query, names) => {
    const { body, headers } = await service.get(`/events?tags=status-list&starts_after=2020-01-01&${query}`);
    expect(idsOf(body.events)).toEqual(names.map((name) => ids.get(name)));
    expect(headers.get("x-tec-total")).toBe(String(names.length));
  });

  it("rejects a status that there is not", async () => {
    const { status, body } = await service.get("/events?event_status=canceled,lost&is_virtual=maybe");
    expect([status, Object.keys(body.data?.params ?? {}).sort()]).toEqual([
      400,
      ["event_status", "is_virtual"],
    ]);
  });
});
