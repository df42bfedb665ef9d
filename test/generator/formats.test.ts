import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { codeNames } from "../../generator/spec/codes.js";
import { type Format, printIn } from "../../generator/spec/formats.js";
import { buildEdited } from "./golden.js";

const { diagnostics, spec } = buildEdited([
  { file: "resources/book.yaml", find: "named_by: title", replace: "named_by: titel" },
  { file: "resources/book.yaml", find: "hook: age", replace: "hook: long" },
]);

function printed(format: Format): string {
  return printIn(spec, diagnostics, { format, verbose: true });
}

describe("diagnostics as JSON", () => {
  it("have code, texts, place with its end and pointer, related places and edits", () => {
    const report: unknown = JSON.parse(printed("json"));
    expect(report).toMatchObject({ errors: 2, warnings: 0 });
    expect(report).toHaveProperty("diagnostics.0", {
      code: "SPEC022",
      name: "unknown_field",
      severity: "error",
      message: "There is no field `titel` in book.",
      fix: "did you mean `title`?",
      suggestion: "title",
      file: "spec/resources/book.yaml",
      line: 5,
      column: 11,
      end: { line: 5, column: 16 },
      pointer: "/named_by",
      also: [],
      related: [],
      edits: [{ file: "spec/resources/book.yaml", start: 70, end: 75, text: "title" }],
    });
    expect(report).toHaveProperty("diagnostics.1.related.0", {
      message: "the filter hook",
      file: "spec/resources/book.yaml",
      line: 35,
      column: 32,
      end: { line: 35, column: 36 },
      pointer: "/filters/long/hook",
    });
  });
});

describe("diagnostics as workflow annotations", () => {
  it("are one line each, with file, line, columns and title", () => {
    expect(printed("github").split("\n")[0]).toBe(
      "::error file=spec/resources/book.yaml,line=5,col=11,endLine=5,endColumn=16,title=SPEC022 unknown_field::" +
        "There is no field `titel` in book. Fix: did you mean `title`?",
    );
  });
});

/** The parts of the SARIF 2.1.0 schema that the log uses, closed, so that a misspelled property fails. */
const text = {
  type: "object",
  required: ["text"],
  properties: { text: { type: "string", minLength: 1 }, markdown: { type: "string" } },
  additionalProperties: false,
};
const count = { type: "integer", minimum: 1 };
function closed(properties: object, required: readonly string[] = Object.keys(properties)): object {
  return { type: "object", properties, required, additionalProperties: false };
}
function listOf(items: object): object {
  return { type: "array", items };
}
const level = { enum: ["none", "note", "warning", "error"] };
const artifactLocation = closed({ uri: { type: "string", pattern: "^[^\\s\\\\]+$" } });
const region = closed({ startLine: count, startColumn: count, endLine: count, endColumn: count });
const location = {
  physicalLocation: closed({ artifactLocation, region }),
  logicalLocations: listOf(closed({ fullyQualifiedName: { type: "string" } })),
};
const offset = { type: "integer", minimum: 0 };
const sarif = closed({
  $schema: { const: "https://json.schemastore.org/sarif-2.1.0.json" },
  version: { const: "2.1.0" },
  runs: listOf(
    closed({
      tool: closed({
        driver: closed({
          name: { type: "string" },
          rules: listOf(
            closed({
              id: { type: "string" },
              name: { type: "string" },
              shortDescription: text,
              fullDescription: text,
              help: text,
              defaultConfiguration: closed({ level }),
            }),
          ),
        }),
      }),
      columnKind: { const: "utf16CodeUnits" },
      results: listOf(
        closed(
          {
            ruleId: { type: "string" },
            ruleIndex: offset,
            level,
            message: text,
            locations: listOf(closed(location)),
            relatedLocations: listOf(closed({ id: offset, message: text, ...location })),
            fixes: listOf(
              closed({
                description: text,
                artifactChanges: listOf(
                  closed({
                    artifactLocation,
                    replacements: listOf(
                      closed({
                        deletedRegion: closed({ charOffset: offset, charLength: offset }),
                        insertedContent: text,
                      }),
                    ),
                  }),
                ),
              }),
            ),
          },
          ["ruleId", "ruleIndex", "level", "message", "locations", "relatedLocations"],
        ),
      ),
    }),
  ),
});

describe("diagnostics as SARIF", () => {
  const log: unknown = JSON.parse(printed("sarif"));

  it("follow the format", () => {
    const validate = new Ajv2020({ allErrors: true }).compile(sarif);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
  });

  it("have a rule with help for every code, and results that point to theirs", () => {
    expect(log).toHaveProperty("runs.0.tool.driver.rules.length", codeNames.length);
    expect(log).toHaveProperty("runs.0.results.0.ruleId", "SPEC022");
    const index = codeNames.indexOf("unknown_field");
    expect(log).toHaveProperty("runs.0.results.0.ruleIndex", index);
    expect(log).toHaveProperty(`runs.0.tool.driver.rules.${index}.id`, "SPEC022");
  });

  it("have the region, the second place and the replacement of an error", () => {
    expect(log).toHaveProperty("runs.0.results.0.locations.0.physicalLocation.region", {
      startLine: 5,
      startColumn: 11,
      endLine: 5,
      endColumn: 16,
    });
    expect(log).toHaveProperty("runs.0.results.1.relatedLocations.0.message.text", "the filter hook");
    expect(log).toHaveProperty("runs.0.results.0.fixes.0.artifactChanges.0.replacements.0", {
      deletedRegion: { charOffset: 70, charLength: 5 },
      insertedContent: { text: "title" },
    });
  });
});
