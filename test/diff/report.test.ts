import { describe, expect, it } from "vitest";
import { printChangelog } from "../../generator/diff/changelog.js";
import { printJson, printMarkdown, printText } from "../../generator/diff/print.js";
import { type DiffReport, reportDiff, unapproved } from "../../generator/diff/report.js";
import { type Edit, readSide } from "./pairs.js";

const shorter: Edit = { file: "api.yaml", find: "maximum: 4", replace: "maximum: 3" };
const longer: Edit = { file: "api.yaml", find: "all: [en, it]", replace: "all: [en, it, ca]" };
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
    expect(report.faults).toEqual([]);
    expect(report.version).toMatchObject({ needed: "major", isEnough: false, next: "2.0.0" });
    expect(printText(report)).toContain("  approved until 2026-06-30: Lists were slow.\n");
    expect(printText(report)).toContain("1 breaking (1 approved), 0 to migrate, 0 safe.");
  });

  it("are a fault with its place where they are past their day, and approve nothing", () => {
    const report = reportOf([shorter], approval("2026-06-29"));
    expect(unapproved(report)).toHaveLength(1);
    expect(printText(report)).toContain(
      "new/approvals.yaml:1:3 The approval of CHG031 at `paging.maximum` held until 2026-06-29.\n",
    );
  });

  it.each([
    ["there is no such change", [], "CHG031"],
    ["the change is another one", [shorter], "CHG201"],
  ] as const)("are a fault where %s", (_why, edits, code) => {
    expect(reportOf(edits, approval(today, code)).faults).toMatchObject([
      { message: `The approval of ${code} at \`paging.maximum\` matches no breaking change.` },
    ]);
  });

  it("are checked with the rest of the spec", () => {
    expect(() => reportOf([], "- { change: first, at: x, reason: y }\n")).toThrow(/SPEC011[\s\S]*SPEC014/);
    expect(() => reportOf([], "change: CHG031\n")).toThrow("SPEC012");
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
    expect(printed.indexOf("\nSafe\n")).toBeGreaterThan(printed.indexOf("CHG031"));
  });

  it("is a table in Markdown", () => {
    expect(printMarkdown(reportOf([longer])).split("\n")).toEqual([
      "| Verdict | Rule | Change | Reaches | Where |",
      "| --- | --- | --- | --- | --- |",
      expect.stringMatching(
        /^\| safe \| CHG021 \| Content may be .* language ca\. \| safe \| new new\/api\.yaml:\d+:\d+ \|$/,
      ),
      "",
      expect.stringContaining("0 breaking, 0 to migrate, 1 safe."),
    ]);
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

- Content may be written and read in the language ca.

### Changed

- **Breaking:** A page of a list had up to 4 records, and has up to 3.
`);
    expect(printChangelog(reportOf([text]))).toBe("## 1.0.1\n\nDescriptions and internals only.\n");
  });

  it("says so where nothing changed", () => {
    expect(printText(reportOf([]))).toBe(
      "The specs are equal.\nVersion 1.0.0 to 1.0.0: nothing asks for another.",
    );
  });
});
