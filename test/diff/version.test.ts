import { describe, expect, it } from "vitest";
import type { Change, Verdict } from "../../generator/diff/change.js";
import { judgeVersions } from "../../generator/diff/version.js";

const change = (verdict: Verdict, log: Change["log"] = "changed"): Change => ({
  code: "CHG000",
  name: "title_changed",
  address: "any",
  words: {},
  message: "Any.",
  effects: {},
  verdict,
  log,
});

describe("the version that follows from changes", () => {
  it.each([
    ["major", [change("safe"), change("breaking")], "2.0.0"],
    ["minor", [change("migration", "none")], "1.3.0"],
    ["minor", [change("safe", "added")], "1.3.0"],
    ["patch", [change("safe", "none")], "1.2.4"],
    ["none", [], "1.2.3"],
  ] as const)("is a %s step", (needed, changes, next) => {
    expect(judgeVersions("1.2.3", "1.2.3", changes)).toMatchObject({
      needed,
      next,
      isEnough: needed === "none",
    });
    expect(judgeVersions("1.2.3", next, changes).isEnough).toBe(true);
  });

  it("is one step lower before 1.0.0", () => {
    expect(judgeVersions("0.4.1", "0.5.0", [change("breaking")])).toMatchObject({
      needed: "minor",
      isEnough: true,
    });
    expect(judgeVersions("0.4.1", "0.4.2", [change("safe", "added")])).toMatchObject({ isEnough: true });
  });

  it("is never enough where the version goes down or is none", () => {
    expect(judgeVersions("1.2.3", "1.2.2", []).isEnough).toBe(false);
    expect(judgeVersions("1.2.3", "next", []).isEnough).toBe(false);
  });
});
