import { describe, expect, it } from "vitest";
import { printChangelog } from "../../generator/diff/changelog.js";
import { printJson, printText } from "../../generator/diff/print.js";
import { type DiffReport, reportDiff, unapproved } from "../../generator/diff/report.js";
import type { Edit } from "../generator/golden.js";
import { readSide } from "./pairs.js";

const shorter: Edit = { file: "api.yaml", find: "maximum: 4", replace: "maximum: 3" };
const longer: Edit = { file: "api.yaml", find: "aliases: [locale]", replace: "aliases: [locale, tongue]" };
const today = "2026-06-30";

function reportOf(edits: readonly Edit[], approvals?: string): DiffReport {
  const rows = approvals === undefined ? [] : [{ file: "approvals.yaml", text: approvals }];
  return reportDiff({ old: readSide([], "old"), next: readSide([...edits, ...rows], "new") }, today);
}

function approval(until: string, change = "CHG031"): string {
  return `- { change: ${change}, at: paging.maximum, reason: Lists were slow., until: ${until} }\n`;
}

describe("approvals", () => {
  it("let a breaking change pass to the end of their day, which asks for a major step all the same", () => {
    expect(unapproved(reportOf([shorter]))).toHaveLength(1);
    const report = reportOf([shorter], approval(today));
    expect(unapproved(report)).toEqual([]);
    expect(report.errors).toEqual([]);
    expect(report.version).toMatchObject({ needed: "major", isEnough: false, next: "2.0.0" });
    expect(printText(report)).toContain("  approved until 2026-06-30: Lists were slow.\n");
    expect(printText(report)).toContain("1 breaking (1 approved), 0 to migrate, 0 safe.");
  });

  it("are an error with its place where they are past their day, and approve nothing", () => {
    const report = reportOf([shorter], approval("2026-06-29"));
    expect(unapproved(report)).toHaveLength(1);
    expect(printText(report)).toContain(
      "new/approvals.yaml:1:3 The approval of CHG031 at `paging.maximum` held until 2026-06-29.\n",
    );
  });

  it.each([
    ["there is no such change", [], "CHG031"],
    ["the change is another one", [shorter], "CHG201"],
  ] as const)("are an error where %s", (_why, edits, code) => {
    expect(reportOf(edits, approval(today, code)).errors).toMatchObject([
      { message: `The approval of ${code} at \`paging.maximum\` matches no breaking change.` },
    ]);
  });

  it("are checked with the rest of the spec", () => {
    expect(() => reportOf([], "- { change: first, at: x, reason: y }\n")).toThrow(/SPEC011[\s\S]*SPEC014/);
    expect(() => reportOf([], "change: CHG031\n")).toThrow("SPEC012");
  });
});

describe("the format of times", () => {
  it("removes the second property of each time from records without a table, which is reported", () => {
    const fields = "fields:\n  title: { type: text, required: true, text: Title. }\n";
    const note: Edit = { file: "resources/note.yaml", text: `text: A note.\nlifecycle: post\n${fields}` };
    const iso: Edit = {
      file: "api.yaml",
      find: "sequences: [",
      replace: "wire: { dates: iso }\nsequences: [",
    };
    const sides = { old: readSide([note], "old"), next: readSide([note, iso], "new") };
    const found = unapproved(reportDiff(sides, today)).filter(({ address }) => /^wire|^note/.test(address));
    expect(found.map(({ code, address }) => [code, address])).toEqual([
      ["CHG068", "wire.dates"],
      ["CHG501", "note.answer.date_utc"],
      ["CHG501", "note.answer.modified_utc"],
    ]);
  });
});

describe("what was deprecated", () => {
  const row = "room: { type: text, text: Name of the room. }";
  const goneFrom = (day: string): DiffReport => {
    const replace = `room: { type: text, deprecated: { since: 2026-01-01, sunset: ${day}, text: Use code. }, text: Name of the room. }`;
    const old: Edit = { file: "resources/talk.yaml", find: row, replace };
    const remove = ["  " + replace, "  room: { equals: room, text: Keep talks in this room. }", "  room:"];
    const gone = remove.map(
      (find): Edit => ({ file: "resources/talk.yaml", find: `${find}\n`, replace: "" }),
    );
    return reportDiff({ old: readSide([old], "old"), next: readSide([old, ...gone], "new") }, today);
  };
  const codesOf = (report: DiffReport): readonly string[] => unapproved(report).map(({ code }) => code);

  it("may go on its last day or later without an approval, as a major step all the same", () => {
    const report = goneFrom(today);
    // The filter was never announced to go.
    expect(codesOf(report)).toEqual(["CHG301"]);
    expect(report.version.needed).toBe("major");
    expect(printText(report)).toContain(
      "  deprecated since 2026-01-01; may be gone from 2026-06-30, so that it needs no approval\n",
    );
  });

  it("breaks like anything else where it goes before its day", () => {
    const report = goneFrom("2026-07-01");
    expect(codesOf(report)).toEqual(["CHG201", "CHG301", "CHG501"]);
    expect(printText(report)).toContain("  deprecated since 2026-01-01; was to work until 2026-07-01\n");
  });

  it("has a part of its own in the change log", () => {
    const find = "text: Name of the room. }";
    const edit: Edit = {
      file: "resources/talk.yaml",
      find,
      replace: `deprecated: { since: 2026-01-01, text: Use code. }, ${find}`,
    };
    expect(printChangelog(reportOf([edit]))).toBe(`## 1.1.0

### Deprecated

- \`talk.room\` is deprecated since 2026-01-01. Use code.
- \`talk.answer.room\` is deprecated since 2026-01-01. Use code.
`);
  });
});

describe("the report of a comparison", () => {
  it("shows both sides of each change, the gravest first", () => {
    const printed = printText(reportOf([shorter, longer]));
    expect(printed).toContain(`Breaking

CHG031 A page of a list had up to 4 records, and has up to 3.
  wire-request: breaking (paging_maximum_lowered)
  old old/api.yaml:17:47
  16 | 
  17 | paging: { page: page, size: size, default: 2, maximum: 4 }
     |                                               ^^^^^^^
  18 | sequences: [post, term, spare]
  new new/api.yaml:17:47
  16 | 
  17 | paging: { page: page, size: size, default: 2, maximum: 3 }
     |                                               ^^^^^^^
  18 | sequences: [post, term, spare]
`);
    expect(printed.indexOf("\nSafe: 1\n")).toBeGreaterThan(printed.indexOf("CHG031"));
  });

  it("counts safe changes, and names each on one line", () => {
    const line = "CHG025 The parameter `tongue` names the language as well. (new new/api.yaml:";
    expect(printText(reportOf([longer]))).toMatch(
      new RegExp(`^Safe: 1\n\n${line.replaceAll(/[().]/g, "\\$&")}\\d+:\\d+\\)\n\n0 breaking`),
    );
  });

  it("is JSON for programs", () => {
    expect(JSON.parse(printJson(reportOf([shorter])))).toMatchObject({
      isBreaking: true,
      version: { needed: "major", next: "2.0.0" },
      changes: [
        {
          code: "CHG031",
          address: "paging.maximum",
          verdict: "breaking",
          old: "old/api.yaml:17:47",
          new: "new/api.yaml:17:47",
          approved: null,
        },
      ],
      approvals: [],
    });
  });

  it("makes an entry for a change log, breaking changes first", () => {
    const text: Edit = { file: "api.yaml", find: "Publishes talks.", replace: "Publishes." };
    expect(printChangelog(reportOf([longer, shorter, text]))).toBe(`## 2.0.0

### Added

- The parameter \`tongue\` names the language as well.

### Changed

- **Breaking:** A page of a list had up to 4 records, and has up to 3.
`);
    expect(printChangelog(reportOf([text]))).toBe("## 1.0.1\n\nDescriptions and internals only.\n");
  });

  it("says how many steps a migration of stored documents takes", () => {
    const [field, answer] = ["  room: { type: text", "  room:\n"].map((find) => ({
      file: "resources/talk.yaml",
      find,
      replace: find.replace("room:", "chamber:").replace("{ type", "{ renamed_from: room, type"),
    }));
    const filter = { file: "resources/talk.yaml", find: "equals: room", replace: "equals: chamber" };
    const report = reportOf([field, filter, answer].filter((edit) => edit !== undefined));
    expect(report.changes.map(({ name }) => name)).toEqual([
      "field_renamed",
      "property_renamed",
      "index_removed",
      "index_added",
    ]);
    expect(printText(report)).toContain("Stored documents need a migration: npm run spec -- plan lists ");
    expect(JSON.parse(printJson(report))).toMatchObject({
      migration: expect.arrayContaining(["talk.chamber.renamed"]) as unknown,
    });
  });

  it("says so where nothing changed", () => {
    expect(printText(reportOf([]))).toBe(
      "The specs are equal.\nVersion 1.0.0 to 1.0.0: nothing asks for another.",
    );
  });
});
