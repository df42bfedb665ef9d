import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createDiagnosticList } from "../../generator/diagnostics.js";
import { codes } from "../../generator/spec/codes.js";
import { parseYaml } from "../../generator/spec/parse.js";
import { checkShape } from "../../generator/spec/shape.js";
import type { FileKind } from "../../generator/spec/shape-ajv.js";
import schema from "../../spec/schema.json" with { type: "json" };

const readme = readFileSync(new URL("../../spec/README.md", import.meta.url), "utf8");
/** It shows the key that it is about. */
const further = readFileSync(new URL("../../runtime/recurrence/README.md", import.meta.url), "utf8");
const examples = [...`${readme}\n${further}`.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text = ""]) => text,
);

/** The kind of file that has all keys of an example at its top. */
function kindOf(keys: readonly string[]): FileKind | undefined {
  const kinds = ["resource", "types", "routes", "api"] as const;
  return kinds.find((kind) => keys.every((key) => key in schema.$defs[kind].properties));
}

/** The faults of an example; one shows a part of its file, so that keys may be missing at its top. */
function faultsOf(text: string): readonly string[] {
  const diagnostics = createDiagnosticList();
  const node = parseYaml("example", text, diagnostics.report);
  const kind = node?.kind === "list" ? "approvals" : kindOf([...(node?.entries.keys() ?? [])]);
  if (node === undefined || kind === undefined) return ["no kind of file"];
  checkShape(kind, node, { faulty: new Set(), lost: new Set() }, diagnostics.report);
  return diagnostics
    .sorted()
    .filter(({ name, place }) => name !== "missing_key" || place.line !== node.place.line)
    .map(({ message, place }) => `${place.line}: ${message}`);
}

describe("spec/README.md", () => {
  it.each(examples.map((text, index) => [index + 1, text] as const))(
    "has a valid example %i",
    (_number, text) => {
      expect(faultsOf(text)).toEqual([]);
    },
  );

  it("has examples of every kind of file", () => {
    expect(examples.length).toBeGreaterThanOrEqual(6);
  });

  it.each(["resource", "field", "filter", "answer", "types", "routes", "api"] as const)(
    "names every key of %s",
    (kind) => {
      const keys = Object.keys(schema.$defs[kind].properties);
      expect(keys.filter((key) => !new RegExp(`(\`|^|[ {])${key}(\`|:)`, "m").test(readme))).toEqual([]);
    },
  );

  it("shows a fault as the generator tells it, and names every tool", () => {
    const { message } = codes.unknown_type;
    expect(readme).toContain(`${codes.unknown_type.code} ${message.replace("{name}", "txt")}`);
    const tools = readdirSync(new URL("../../generator/commands/", import.meta.url));
    const named = [...readme.matchAll(/`npm run spec -- (\w+)/g)].map(([, name]) => name);
    expect(new Set(named).size).toBe(tools.length);
  });

  it("fits on one page", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(320);
  });
});
