import { describe, expect, it } from "vitest";
import { cacheNumber, compareIds, idOf, isUuid, parseId } from "../../runtime/core/record-id.js";
import { createUuid } from "../../runtime/storage/sequences.js";

const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const uuid = { ids: "uuid" } as const;
const one = "0198c0de-5eed-7abc-8def-0123456789ab";

describe("UUIDs of records", () => {
  it("are of version 7 and begin with their time", () => {
    // Later than those of the other tests, as ids only ascend.
    const now = Date.UTC(3000, 0, 1);
    const id = createUuid(now);
    expect(id).toMatch(version7);
    expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(now);
  });

  it("ascend within a millisecond, beyond the counter, and when the clock is set back", () => {
    const now = Date.UTC(2051, 0, 1);
    const made = Array.from({ length: 10_000 }, (_, at) => createUuid(now - (at > 5000 ? 60_000 : 0)));
    expect(made.every((id) => version7.test(id))).toBe(true);
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });
});

describe("an id", () => {
  it.each([
    [uuid, one, one],
    [uuid, one.toUpperCase(), one],
    [uuid, "12", undefined],
    [uuid, one.slice(1), undefined],
    [{}, "12", 12],
    [{}, "1e3", undefined],
    [{}, "", undefined],
    [{}, one, undefined],
  ])("of the kind %j is read from %s", (kind, text, id) => {
    expect(parseId(kind, text)).toBe(id);
  });

  it("is a value of JSON of its kind", () => {
    expect([idOf(uuid, one.toUpperCase()), idOf(uuid, 12), idOf({}, 12), idOf({}, one)]).toEqual([
      one,
      undefined,
      12,
      undefined,
    ]);
    expect([isUuid(one), isUuid(`${one}0`), isUuid(12)]).toEqual([true, false, false]);
  });

  it("sorts as it was given", () => {
    expect([10, 9].sort(compareIds)).toEqual([9, 10]);
    const later = createUuid(Date.UTC(2052, 0, 1));
    expect([later, one].sort(compareIds)).toEqual([one, later]);
  });

  it("has a number for caches: itself, or the last 48 bits", () => {
    expect([cacheNumber(12), cacheNumber(one)]).toEqual([12, 0x0123456789ab]);
  });
});
