import { describe, expect, it } from "vitest";
import { createRandom } from "../../support/random.js";
import { findStepBack, findViolation, type Operation } from "./history-checks.js";

const write = (value: string, start: number, end: number): Operation => ({
  kind: "write",
  value,
  start,
  end,
});
const read = (value: string, start: number, end: number): Operation => ({ kind: "read", value, start, end });
const unknown = Number.POSITIVE_INFINITY;

describe("the search for violations of linearizability", () => {
  it.each<[string, readonly Operation[]]>([
    ["no operations", []],
    ["one after another", [write("a", 0, 1), read("a", 2, 3), write("b", 4, 5), read("b", 6, 7)]],
    ["a read of the initial value", [read("", 0, 1), write("a", 2, 3)]],
    ["either value during a write", [write("a", 0, 9), read("", 1, 2), read("a", 3, 4), read("a", 5, 6)]],
    [
      "concurrent writes in another order than their starts",
      [write("a", 0, 9), write("b", 1, 8), read("b", 2, 3), read("a", 4, 5)],
    ],
    [
      "a write of unknown outcome that had no effect",
      [write("a", 0, unknown), read("", 1, 2), read("", 3, 4)],
    ],
    [
      "a write of unknown outcome that took effect late",
      [write("a", 0, unknown), read("", 5, 6), read("a", 7, 8)],
    ],
  ])("accepts %s", (_what, history) => {
    expect(findViolation(history, "")).toBeUndefined();
  });

  it.each<[string, readonly Operation[], Operation]>([
    ["a stale read", [write("a", 0, 1), write("b", 2, 3), read("a", 4, 5)], read("a", 4, 5)],
    [
      "a read that goes back during a write",
      [write("a", 0, 9), read("a", 1, 2), read("", 3, 4)],
      read("", 3, 4),
    ],
    ["a lost write", [write("a", 0, 1), read("", 2, 3)], read("", 2, 3)],
    [
      "a write that was undone after it was read",
      [write("a", 0, unknown), read("a", 1, 2), read("", 3, 4)],
      read("", 3, 4),
    ],
    [
      "a doubled write",
      [write("a", 0, 1), write("b", 2, 3), read("b", 4, 5), read("a", 6, 7), read("b", 8, 9)],
      read("a", 6, 7),
    ],
    ["a value that was never written", [write("a", 0, 1), read("c", 2, 3)], read("c", 2, 3)],
    ["a write that is seen before it began", [read("a", 0, 1), write("a", 2, 3)], read("a", 0, 1)],
  ])("rejects %s", (_what, history, violation) => {
    expect(findViolation(history, "")).toEqual(violation);
  });

  it("accepts long histories of a register with concurrent callers, and rejects each with one stale read", () => {
    const random = createRandom(7);
    for (let round = 0; round < 20; round += 1) {
      const history = simulate(random, 2000);
      expect(findViolation(history, "")).toBeUndefined();
      const last = Math.max(...history.map(({ end }) => (end === unknown ? 0 : end)));
      // The second value is long overwritten.
      const [, second] = history.filter(({ kind, end }) => kind === "write" && end !== unknown);
      expect(findViolation([...history, read(second?.value ?? "", last + 1, last + 2)], "")).toBeDefined();
    }
  });
});

/** Operations of eight callers on a register, each of which takes effect at an instant between its start and its end. */
function simulate({ below }: ReturnType<typeof createRandom>, count: number): Operation[] {
  const spans = Array.from({ length: count }, (_, index) => {
    const start = Math.floor(index / 8) * 100 + below(100);
    return { index, start, instant: start + below(150), rest: 1 + below(50), kind: below(3) };
  }).sort((a, b) => a.instant - b.instant);
  let value = "";
  return spans.flatMap(({ index, start, instant, rest, kind }): Operation[] => {
    if (kind > 0) return [read(value, start, instant + rest)];
    const isUnknown = below(10) === 0;
    const isDone = !isUnknown || below(2) === 0;
    if (isDone) value = `v${index}`;
    return [write(`v${index}`, start, isUnknown ? unknown : instant + rest)];
  });
}

describe("the search for readers who go back in time", () => {
  const view = (entries: Readonly<Record<string, number>>) => new Map(Object.entries(entries));

  it("accepts views that stay or grow, whatever each of them shows", () => {
    expect(
      findStepBack([view({ a: 1 }), view({ b: 5 }), view({ a: 1, b: 6 }), view({ a: 3 })]),
    ).toBeUndefined();
  });

  it("rejects the first view that shows something older", () => {
    const views = [view({ a: 1, total: 3 }), view({ a: 2, total: 4 }), view({ a: 3, total: 3 })];
    expect(findStepBack(views)).toEqual({ at: 2, subject: "total" });
  });
});
