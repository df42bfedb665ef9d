import { afterAll, describe, expect, it } from "vitest";
import { useSpecProduct } from "../support/spec-product.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";

const service = useSpecProduct(talkSpec);
afterAll(() => {
  expect(service.errors).toEqual([]);
});

const keyed = (key: string, body: object, path = "/talks", method = "POST") =>
  service.request(method, path, { body, headers: { "Idempotency-Key": key } });

/** How many stored talks have this title. */
const countTitled = (title: string): Promise<number> =>
  service.database.db.collection("talks").countDocuments({ "text.en.title": title });

describe("a write with an idempotency key", () => {
  it("is done once, and its repeat gets the same answer", async () => {
    const first = await keyed("create", talkBody({ title: "Once" }));
    const second = await keyed("create", talkBody({ title: "Once" }));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await countTitled("Once")).toBe(1);
  });

  it("is done once for twenty requests at the same time", async () => {
    const body = talkBody({ title: "Rush", topics: ["Rush hour"] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => keyed("rush", body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: shown }) => Number(shown.id))).size).toBe(1);
    expect(await countTitled("Rush")).toBe(1);
    const topics = service.database.db.collection("topics");
    expect(await topics.countDocuments({ "text.en.name": "Rush hour" })).toBe(1);
  });

  it("rejects the key for another body with 422, and stores nothing", async () => {
    await keyed("taken", talkBody({ title: "Taken" }));
    const other = await keyed("taken", talkBody({ title: "Another" }));
    expect(other.status).toBe(422);
    expect(await countTitled("Another")).toBe(0);
  });

  it("changes a record once, however it was changed meanwhile", async () => {
    const { body } = await keyed("talk", talkBody({ title: "Changing", seats: 10 }));
    const path = `/talks/${Number(body.id)}`;
    const first = await keyed("change", { seats: 20 }, path, "PATCH");
    expect(first).toMatchObject({ status: 200, body: { seats: 20 } });
    await service.request("PATCH", path, { body: { seats: 30 } });
    expect((await keyed("change", { seats: 20 }, path, "PATCH")).body).toEqual(first.body);
    expect((await service.request("GET", path)).body).toMatchObject({ seats: 30 });
  });
});
