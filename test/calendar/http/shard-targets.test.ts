import { beforeAll, describe, expect, it } from "vitest";
import { findTargets, idsIn, type Target } from "../bench/shard-targets.js";
import { useService } from "../support/service.js";

const service = useService({ CACHE: "off", TEST_SHARDED: "true" });
let rows: ReadonlyMap<string, readonly Target[]>;

beforeAll(async () => {
  rows = new Map((await findTargets(service)).map(({ request, targets }) => [request, targets]));
  expect(service.errors).toEqual([]);
});

const toAll = (request: string): readonly string[] =>
  (rows.get(request) ?? []).filter(({ ids }) => ids === "all").map(({ command }) => command);

describe("with records that are sharded by their id", () => {
  it.each([
    "event by id",
    "list of given ids",
    "create",
    "create with a slug that is taken",
    "update",
    "update of the slug",
    "to the trash",
    "delete of a venue",
  ])("the request %j goes to the shards of its records", (request) => {
    expect(rows.get(request)?.length).toBeGreaterThan(0);
    expect(toAll(request)).toEqual([]);
  });

  it("lists ask all shards for a page and for the total, and load their records by ids", () => {
    for (const request of ["list, page 1", "list by venue", "search"]) {
      expect(toAll(request)).toEqual(["find events", "aggregate events"]);
      expect(rows.get(request)).toContainEqual({ command: "find events", ids: 10 });
    }
    const page = { command: "find events", ids: "all", returned: 10 };
    expect(rows.get("list, page 2 of 5 each")).toContainEqual(page);
  });
});

describe("a filter", () => {
  it.each([
    [{ _id: 7 }, 1],
    [{ _id: { $in: [1, 2, 3] }, status: "publish" }, 3],
    [{ $and: [{ status: "publish" }, { _id: { $in: ["a", "b"] } }] }, 2],
    [{ status: "publish" }, undefined],
    [{ _id: { $gt: 7 } }, undefined],
    [{ $or: [{ _id: 7 }, { status: "publish" }] }, undefined],
  ])("%j names %j ids", (filter, count) => {
    expect(idsIn(filter)).toBe(count);
  });
});
