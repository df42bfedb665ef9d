import { describe, expect, it } from "vitest";
import { createSeenKeys } from "../../runtime/cache/seen-keys.js";

const keys = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `visitor /calendar/events/v1/events?page=${from + at}`);

describe("keys that were seen", () => {
  it("are known from the second time on", () => {
    const seen = createSeenKeys();
    expect([seen.see("one"), seen.see("other"), seen.see("one"), seen.see("one"), seen.see("")]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it("are remembered for as many others as were promised, and not for ever", () => {
    const seen = createSeenKeys(100);
    const isSeen = (key: string): boolean => seen.see(key);
    for (const key of keys(0, 1000)) seen.see(key);
    expect(keys(900, 1000).every(isSeen)).toBe(true);
    expect(keys(0, 700).some(isSeen)).toBe(false);
  });

  it("are told apart", () => {
    const seen = createSeenKeys(20_000);
    const mistaken = keys(0, 19_000).filter((key) => seen.see(key));
    expect(mistaken.length).toBeLessThan(5);
  });
});
