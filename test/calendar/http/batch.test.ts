import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import type { JsonBody, TestAnswer, TestCalls } from "../../support/service.js";
import { root } from "../../support/workspace.js";
import { rowsOf, useService } from "../support/service.js";
import { useCaller } from "./callers.js";
import { expectSame, keyed, newKey, storedKeys } from "./repeat-service.js";
import { eventBody } from "./sample-records.js";

const service = useService();
const closed = useService();
const admin = useCaller(closed, "administrator", 7);
const contributor = useCaller(closed, "contributor", 8);
afterAll(() => expect([...service.errors, ...closed.errors]).toEqual([]));

const tag = (name: string): object => ({ operation: "create", resource: "tag", values: { name } });
const event = (more: object = {}): object => ({ operation: "create", values: eventBody(more) });
const venue = (name: string): object => ({ operation: "create", resource: "venue", values: { venue: name } });

async function outcomes(
  items: readonly object[],
  { calls = service, query = "" }: { readonly calls?: TestCalls; readonly query?: string } = {},
): Promise<readonly JsonBody[]> {
  const { status, body } = await calls.post(`/events/batch${query}`, { items });
  expect(status, JSON.stringify(body)).toBe(200);
  return rowsOf(body.items);
}

const statusesOf = (all: readonly JsonBody[]): unknown[] => all.map(({ status }) => status);

/** What two answers about the same write may not have in common. */
function withoutOwn(body: unknown): unknown {
  const text = JSON.stringify(body)
    .replaceAll(/\d+/g, "0")
    .replaceAll(/"(date|modified)[a-z_]*":"[^"]*"/g, "");
  return JSON.parse(text);
}

describe("a batch", () => {
  it("has an outcome for each item in their order: what its own request would answer", async () => {
    const made = await service.create("/venues", { venue: "Barn" });
    const gone = await service.create("/tags", { name: "Gone" });
    const items: readonly (readonly [object, () => Promise<TestAnswer>])[] = [
      [event({ title: "" }), () => service.post("/events", eventBody({ title: "" }))],
      [event(), () => service.post("/events", eventBody())],
      [{ operation: "create", values: { titel: "x" } }, () => service.post("/events", { titel: "x" })],
      [
        { operation: "update", resource: "venue", id: made.id, values: { city: "Rome" } },
        () => service.post(made.path, { city: "Turin" }),
      ],
      [
        { operation: "update", id: 999_999, values: { title: "A" } },
        () => service.post("/events/999999", {}),
      ],
      [{ operation: "update", id: "abc", values: {} }, () => service.post("/events/abc", {})],
      [{ operation: "delete", id: made.id }, () => service.delete(`/events/${made.id}`)],
      [
        { operation: "create", values: eventBody({ venue: 999_999 }) },
        () => service.post("/events", eventBody({ venue: 999_999 })),
      ],
      [event({ title: "\u0000" }), () => service.post("/events", eventBody({ title: "\u0000" }))],
      [
        { operation: "create", values: { translation_language: "xx" } },
        () => service.post("/events", { translation_language: "xx" }),
      ],
      [
        { operation: "delete", resource: "tag", id: gone.id },
        async () => service.delete((await service.create("/tags", { name: "Gone too" })).path),
      ],
    ];
    const all = await outcomes(items.map(([item]) => item));
    for (const [at, [item, request]] of items.entries()) {
      const { status, body } = await request();
      expect([at, all[at]?.status], JSON.stringify(item)).toEqual([at, status]);
      const shown = status < 400 ? all[at]?.record : all[at]?.error;
      const expected = status < 400 ? Object.keys(body) : withoutOwn(body);
      expect(status < 400 ? Object.keys(shown ?? {}) : withoutOwn(shown), String(at)).toEqual(expected);
    }
    expect((await service.get(made.path)).body.city).toBe("Turin");
    expect((await service.get(gone.path)).status).toBe(400);
  });

  it("writes records of several kinds, which refer to each other", async () => {
    const [place, word, made, broken, dependent, last] = await outcomes([
      venue("Mill"),
      tag("Refers"),
      event({ venue: { $ref: "items/0" }, tags: [{ $ref: "items/1" }] }),
      venue(""),
      event({ venue: [{ $ref: "items/3" }] }),
      event({ venue: { $ref: "items/4" } }),
    ]);
    expect(made?.record).toMatchObject({ venue: { id: place?.id }, tags: [{ id: word?.id }] });
    expect([broken?.status, dependent?.status, last?.status]).toEqual([400, 424, 424]);
    expect(dependent).toEqual({
      status: 424,
      error: {
        code: "rest_failed_dependency",
        message: "items/3 has no record to refer to: it was not done.",
        data: { status: 424 },
      },
    });
  });

  it("writes one record in the order of its items, and says where nothing was stored", async () => {
    const { id, path } = await service.create("/venues", { venue: "Changing" });
    const cities = Array.from({ length: 20 }, (_, at) => (at === 7 ? "Town 6" : `Town ${at}`));
    const all = await outcomes(
      cities.map((city) => ({ operation: "update", resource: "venue", id, values: { city } })),
    );
    expect(all.map(({ record }) => record?.city)).toEqual(cities);
    expect(all.flatMap(({ unchanged }, at) => ((unchanged as unknown) === true ? [at] : []))).toEqual([7]);
    const end = await outcomes([
      { operation: "delete", resource: "venue", id },
      { operation: "update", resource: "venue", id, values: { city: "Late" } },
    ]);
    expect(statusesOf(end)).toEqual([200, (await service.post(path, { city: "Late" })).status]);
  });

  it("stores an image by its address, as a single request does", async () => {
    const values = eventBody({ image: "http://127.0.0.1:9/picture.png" });
    const [outcome] = await outcomes([{ operation: "create", values }]);
    const single = await service.post("/events", values);
    expect([outcome?.status, outcome?.error]).toEqual([single.status, single.body]);
  });

  it("takes the fields of records from `_fields`, and the language of an item from its values", async () => {
    const items = [venue("Fields"), { ...venue(""), values: { venue: "", translation_language: "it" } }];
    const [made, failed] = await outcomes(items, { query: "?_fields=venue" });
    expect(made).toEqual({ status: 201, id: made?.id, record: { venue: "Fields" } });
    expect(failed?.error?.message).toContain("Parametri");
  });

  it.each([
    ["items", {}],
    ["items", { items: [] }],
    ["items", { items: Array.from({ length: 501 }, () => tag("Many")) }],
    ["items[1].operation", { items: [tag("Valid"), { operation: "replace" }] }],
    ["items[0].resource", { items: [{ operation: "create", resource: "toString", values: {} }] }],
    ["items[0].id", { items: [{ operation: "update", values: {} }] }],
    ["items[0].external", { items: [{ operation: "upsert", values: {} }] }],
    ["items[0].external", { items: [{ operation: "update", id: 1, if_unchanged: true }] }],
    ["items[0].values", { items: [event({ venue: { $ref: "items/0" } }), venue("Later")] }],
    ["items[0].value", { items: [{ operation: "create", value: {} }] }],
  ])("is rejected as a whole, and names %s", async (name, body) => {
    const before = await service.database.db.collection("tags").countDocuments();
    const answer = await service.post("/events/batch", body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body.data)).toContain(name);
    expect(await service.database.db.collection("tags").countDocuments()).toBe(before);
  });

  it("creates and changes records by their external ids, but for those that somebody else changed", async () => {
    const external = { source: "tickets.example.org", id: "show-1" };
    const upsert = (values: object, more: object = {}): object => ({
      ...{ operation: "upsert", external, values },
      ...more,
    });
    const [made, changed, same, linked] = await outcomes([
      upsert(eventBody({ title: "Show" })),
      upsert({ title: "Show II" }),
      upsert({ title: "Show II" }),
      { operation: "update", external, values: { cost: "5" } },
    ]);
    expect([made?.status, changed?.status, same?.status, linked?.status]).toEqual([201, 200, 200, 200]);
    expect([changed?.id, same?.id, linked?.id]).toEqual([made?.id, made?.id, made?.id]);
    expect([changed?.unchanged, same?.unchanged]).toEqual([undefined, true]);
    const guarded = upsert({ title: "Show III" }, { if_unchanged: true });
    expect(statusesOf(await outcomes([guarded]))).toEqual([200]);
    await service.patch(`/events/${Number(made?.id)}`, { title: "Edited" });
    const [rejected, missing] = await outcomes([
      guarded,
      upsert({}, { external: { ...external, id: "show-2" } }),
    ]);
    expect([rejected?.status, rejected?.error?.code]).toEqual([412, "rest_edited_since"]);
    expect(missing?.error?.code).toBe("rest_missing_callback_param");
    expect(statusesOf(await outcomes([{ operation: "delete", external }]))).toEqual([200]);
  });

  it("moves records here with their ids, where context is import", async () => {
    const items = [{ operation: "create", values: eventBody({ id: 77_001 }) }];
    const send = (calls: TestCalls, body: object): Promise<TestAnswer> => calls.post("/events/batch", body);
    const moved = rowsOf((await send(admin, { items, context: "import" })).body.items);
    expect(moved.map(({ status, id }) => [status, id])).toEqual([[201, 77_001]]);
    const [taken] = rowsOf((await send(admin, { items, context: "import" })).body.items);
    expect([taken?.status, taken?.error?.code]).toEqual([409, "rest_id_taken"]);
    const [denied] = rowsOf((await send(contributor, { items, context: "import" })).body.items);
    expect([denied?.status, denied?.error?.code]).toEqual([403, "rest_forbidden"]);
  });

  it("is what its page shows", async () => {
    const page = readFileSync(join(root, "runtime/batch/README.md"), "utf8");
    const [, command = ""] = /example: batch -->\n```sh\n(.*)\n```/.exec(page) ?? [];
    const shown = command.replace("http://127.0.0.1:3000", service.origin);
    // The service runs in this process: it has to answer meanwhile.
    const { stdout } = await promisify(execFile)("bash", ["-c", shown]);
    const { items } = JSON.parse(stdout) as { readonly items: readonly JsonBody[] };
    expect(statusesOf(items)).toEqual([201, 201, 404]);
    expect(items[1]?.record).toEqual({ title: "Choir", venue: { venue: "Old mill" } });
  });

  it("is rejected with 413 where its body is too large", async () => {
    const answer = await service.post("/events/batch", { items: [event({ title: "x".repeat(3_000_000) })] });
    expect([answer.status, answer.body.code]).toEqual([413, "rest_body_too_large"]);
  });

  it("checks the access of each item, and lets nobody without a key write", async () => {
    const [own, category, other] = await outcomes(
      [event(), { operation: "create", resource: "category", values: { name: "Not mine" } }],
      { calls: contributor },
    );
    expect([own?.status, category?.status, other]).toEqual([201, 403, undefined]);
    const { id } = await admin.create("/events", eventBody());
    const [foreign] = await outcomes([{ operation: "update", id, values: { title: "Mine" } }], {
      calls: contributor,
    });
    expect(foreign?.error).toEqual((await contributor.post(`/events/${id}`, { title: "Mine" })).body);
    expect((await closed.post("/events/batch", { items: [event()] })).status).toBe(401);
  });
});

describe("a batch with an idempotency key", () => {
  const send = (key: string, items: readonly object[]): Promise<TestAnswer> =>
    keyed(service, key, ["POST", "/events/batch", { items }]);

  it("is done once, however often it is sent", async () => {
    const key = newKey();
    const items = [tag("Once"), tag("Once"), event({ tags: [{ $ref: "items/0" }] })];
    const first = await send(key, items);
    expect(statusesOf(rowsOf(first.body.items))).toEqual([201, 400, 201]);
    const second = await send(key, items);
    expectSame(second, first);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect((await send(key, items.slice(1))).status).toBe(422);
  });

  it("goes on after a crash, and does nothing twice", async () => {
    const key = newKey();
    const changed = await service.create("/venues", { venue: "Crash", city: "Rome" });
    const [trashed, gone] = [
      await service.create("/events", eventBody()),
      await service.create("/tags", { name: "C" }),
    ];
    const items = [
      tag("Before the crash"),
      event({ title: "Crashed", tags: [{ $ref: "items/0" }] }),
      { operation: "update", resource: "venue", id: changed.id, values: { city: "Turin" } },
      { operation: "delete", id: trashed.id },
      { operation: "delete", resource: "tag", id: gone.id },
      event({ title: "" }),
      { operation: "upsert", external: { source: "crash", id: "1" }, values: eventBody({ title: "Put" }) },
      venue("After the crash"),
    ];
    const first = await send(key, items);
    expect(statusesOf(rowsOf(first.body.items))).toEqual([201, 201, 200, 200, 200, 400, 201, 201]);
    await storedKeys(service.database).loseAnswer(key);
    // The crash came before the last item; somebody changed a record since.
    const last = Number(rowsOf(first.body.items)[7]?.id);
    const venues = service.database.db.collection<{ _id: number }>("venues");
    await venues.deleteOne({ _id: last });
    await service.patch(changed.path, { city: "Milan" });
    const put = `/events/${Number(rowsOf(first.body.items)[6]?.id)}`;
    await service.patch(put, { title: "Edited since" });
    const counts = (): Promise<readonly number[]> =>
      Promise.all(
        ["events", "tags", "venues"].map((name) => service.database.db.collection(name).countDocuments()),
      );
    const before = await counts();
    const second = await send(key, items);
    expect(statusesOf(rowsOf(second.body.items))).toEqual(statusesOf(rowsOf(first.body.items)));
    expect(rowsOf(second.body.items).map(({ id }) => id)).toEqual(
      rowsOf(first.body.items).map(({ id }) => id),
    );
    expect(await counts()).toEqual(before.map((count, at) => (at === 2 ? count + 1 : count)));
    expect((await service.get(changed.path)).body.city).toBe("Milan");
    expect((await service.get(put)).body.title).toBe("Edited since");
    expectSame(await send(key, items), second);
  });
});
