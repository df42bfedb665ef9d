import { afterAll, describe, expect, it } from "vitest";
import { removeExpiredKeys } from "../../../runtime/idempotency/idempotency-store.js";
import { type TestAnswer, useService } from "../support/service.js";
import { createCaller } from "./callers.js";
import { expectSame, keyed, newKey, storedKeys, twice } from "./repeat-service.js";
import { eventBody } from "./sample-records.js";
import { useTwin } from "./twin-service.js";

const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2027, 2, 10, 12);
let clock = noon;
const service = useService({}, { now: () => clock });
/** Its keys end open writes. */
const closed = useService({}, { now: () => clock });
// A key that is months old for one of them would be forgotten.
const twin = useTwin(service, {}, { now: () => clock });
afterAll(() => expect([...service.errors, ...closed.errors, ...twin.errors]).toEqual([]));

const pathOf = ({ body }: TestAnswer): string => `/venues/${Number(body.id)}`;

const countNamed = (collection: string, name: string): Promise<number> =>
  service.database.db.collection(collection).countDocuments({ sort_name: name });

describe("a write with an idempotency key", () => {
  it("is done once, and its repeat says so", async () => {
    const [first, second] = await twice(service, ["POST", "/venues", { venue: "Old mill" }]);
    expect(first.status).toBe(201);
    expect(first.headers.get("location")).toContain(pathOf(first));
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await countNamed("venues", "old mill")).toBe(1);
  });

  it("is done again without a key, or with a new one", async () => {
    for (const key of [newKey(), newKey()]) await keyed(service, key, ["POST", "/venues", { venue: "Barn" }]);
    await service.post("/venues", { venue: "Barn" });
    expect(await countNamed("venues", "barn")).toBe(3);
  });

  it("leaves nothing of the key behind where there is none", async () => {
    const before = await storedKeys(service.database).count();
    const made = await service.create("/venues", { venue: "Keyless" });
    await service.post(made.path, { city: "Rome" });
    expect(await storedKeys(service.database).count()).toBe(before);
  });

  it("is done once for twenty requests at the same time, through two services", async () => {
    const key = newKey();
    const body = eventBody({
      title: "Rush",
      venue: { venue: "Rush hall" },
      organizer: { organizer: "Rush crew" },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        keyed(index % 2 === 0 ? service : twin, key, ["POST", "/events", body]),
      ),
    );
    const [first] = answers;
    for (const { status, body: shown } of answers) {
      expect(status, JSON.stringify(shown)).toBe(201);
      expect(shown.id).toBe(first?.body.id);
    }
    expect(await countNamed("events", "rush")).toBe(1);
    expect(await countNamed("venues", "rush hall")).toBe(1);
    expect(await countNamed("organizers", "rush crew")).toBe(1);
  });

  it("takes the same content in another form, or with the key in quotes, for the same write", async () => {
    const first = await keyed(service, 'a "word"', ["POST", "/venues", { venue: "Quoted", city: "Rome" }]);
    const second = await keyed(service, '"a \\"word\\""', ["POST", "/venues?city=Rome&venue=Quoted"]);
    expectSame(second, first);
  });

  it("is rejected with 422 where the key came with another write", async () => {
    const key = newKey();
    const first = await keyed(service, key, ["POST", "/venues", { venue: "First" }]);
    const others: readonly (readonly [string, string, object?])[] = [
      ["POST", "/venues", { venue: "Second" }],
      ["POST", "/venues?translation_language=it", { venue: "First" }],
      ["POST", "/organizers", { organizer: "First" }],
      ["POST", pathOf(first), { venue: "First" }],
      ["DELETE", pathOf(first)],
    ];
    for (const other of others) {
      const answer = await keyed(service, key, other);
      expect(answer.status, JSON.stringify(other)).toBe(422);
      expect(answer.body).toMatchObject({ code: "rest_idempotency_key_reused", data: { status: 422 } });
    }
    expect(await countNamed("venues", "second")).toBe(0);
  });

  it("may come again with its key corrected, where it was rejected", async () => {
    const key = newKey();
    const tag = { name: "Taken" };
    await service.create("/tags", tag);
    expect((await keyed(service, key, ["POST", "/tags", { name: "" }])).status).toBe(400);
    expect((await keyed(service, key, ["POST", "/tags", tag])).body.code).toBe("term_exists");
    expect((await keyed(service, key, ["POST", "/tags", { name: "Not taken" }])).status).toBe(201);
  });

  it.each([
    ["empty", ""],
    ["empty in quotes", '""'],
    ["longer than 255 characters", "k".repeat(256)],
    ["with a control character", "a\tb"],
    ["with other than ASCII characters", "cl\u00e9"],
    ["with an open quote", '"abc'],
  ])("is rejected with 400 where the key is %s", async (_what, key) => {
    const answer = await keyed(service, key, ["POST", "/venues", { venue: "Malformed" }]);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("rest_invalid_idempotency_key");
    expect(await countNamed("venues", "malformed")).toBe(0);
  });

  it("takes a key of 255 characters, and none for reads", async () => {
    const [first] = await twice(service, ["POST", "/venues", { venue: "Long key" }]);
    const key = "k".repeat(255);
    expect((await keyed(service, key, ["POST", "/venues", { venue: "Long" }])).status).toBe(201);
    expect((await keyed(service, "", ["GET", pathOf(first)])).status).toBe(200);
  });

  it("changes a record once, whatever happens in between", async () => {
    const { path } = await service.create("/venues", { venue: "Changed" });
    const key = newKey();
    const first = await keyed(service, key, ["PATCH", path, { city: "Rome" }]);
    await service.patch(path, { city: "Turin" });
    expectSame(await keyed(service, key, ["PATCH", path, { city: "Rome" }]), first);
    expect((await service.get(path)).body.city).toBe("Turin");
  });

  it("changes a record once also under a condition that its own change ends", async () => {
    const made = await service.create("/venues", { venue: "Conditional" });
    const headers = { "If-Match": made.headers.get("etag") ?? "" };
    const write = ["PATCH", made.path, { city: "Rome" }] as const;
    const key = newKey();
    const first = await keyed(service, key, write, { headers });
    expect(first.status).toBe(200);
    expectSame(await keyed(service, key, write, { headers }), first);
    expect((await service.patch(write[1], write[2], { headers })).status).toBe(412);
  });

  it.each([
    ["organizers", { organizer: "Gone" }, 410],
    ["tags", { name: "Gone" }, 400],
  ])("deletes one of the %s once, and answers alike", async (collection, body, again) => {
    const { path } = await service.create(`/${collection}`, body);
    const [first] = await twice(service, ["DELETE", path]);
    expect(first.status).toBe(200);
    expect((await service.delete(path)).status).toBe(again);
  });
});

describe("a repeat after a crash", () => {
  const lose = (key: string) => storedKeys(service.database).loseAnswer(key);

  it("answers although what the write refers to is gone", async () => {
    const venue = await service.create("/tags", { name: "Short lived" });
    const key = newKey();
    const write = ["POST", "/events", eventBody({ title: "Outlived", tags: ["Short lived"] })] as const;
    const first = await keyed(service, key, write);
    await service.delete(venue.path);
    await lose(key);
    expect((await keyed(service, key, write)).body.id).toBe(first.body.id);
    expect(await countNamed("tags", "short lived")).toBe(0);
  });
});

describe("a write that another process is doing", () => {
  it("is taken over when that process no longer says that it works", async () => {
    const key = newKey();
    const write = ["POST", "/venues", { venue: "Abandoned" }] as const;
    const first = await keyed(service, key, write);
    await storedKeys(service.database).lease(key, new Date(Date.now() + 300));
    expectSame(await keyed(service, key, write), first);
    expect(await countNamed("venues", "abandoned")).toBe(1);
  });
});

describe("an idempotency key", () => {
  it("stands for its write for a day", async () => {
    const key = newKey();
    const write = ["POST", "/venues", { venue: "Daily" }] as const;
    const first = await keyed(service, key, write);
    clock = noon + day - 1;
    expectSame(await keyed(service, key, write), first);
    clock = noon + day;
    const next = await keyed(service, key, write);
    clock = noon;
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(first.body.id);
  });

  it("is swept when it is older, however many there are", async () => {
    const { database } = service;
    const keys = database.db.collection<{ _id: string }>("idempotency_keys");
    await keys.deleteMany({});
    const old = new Date(noon - day);
    await keys.insertMany(
      Array.from({ length: 1201 }, (_, index) => ({ _id: `old ${index}`, created: old })),
    );
    await keys.insertOne({ _id: "young", created: new Date(noon - day + 1) } as never);
    expect(await removeExpiredKeys(database, noon)).toBe(1201);
    expect(await keys.find().toArray()).toMatchObject([{ _id: "young" }]);
  });

  it("may be sent by pages of other origins", async () => {
    const { headers } = await service.request("OPTIONS", "/events", {
      headers: { Origin: "https://a.example" },
    });
    expect(headers.get("access-control-allow-headers")?.split(", ")).toContain("Idempotency-Key");
    expect(headers.get("access-control-expose-headers")?.split(", ")).toContain("Idempotent-Replayed");
  });

  it("belongs to its caller", async () => {
    const key = newKey();
    const write = ["POST", "/venues", { venue: "Shared" }] as const;
    const ids: unknown[] = [];
    for (const author of [11, 12]) {
      const { headers } = await createCaller(closed, "administrator", author);
      const first = await keyed(closed, key, write, { headers });
      expectSame(await keyed(closed, key, write, { headers }), first);
      ids.push(first.body.id);
    }
    expect(new Set(ids).size).toBe(2);
    const { headers } = await createCaller(closed, "subscriber", 13);
    expect((await keyed(closed, key, write, { headers })).status).toBe(403);
  });
});
