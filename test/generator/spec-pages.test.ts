import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createDiagnosticList } from "../../generator/diagnostics.js";
import { codes } from "../../generator/spec/codes.js";
import { parseYaml } from "../../generator/spec/parse.js";
import { checkShape } from "../../generator/spec/shape.js";
import type { FileKind } from "../../generator/spec/shape-ajv.js";
import schema from "../../spec/schema.json" with { type: "json" };

const folder = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), "utf8");
const first = read("spec/README.md");
const reference = readdirSync(new URL("spec/reference/", folder)).map((name) => `spec/reference/${name}`);
/** It shows the key that it is about. */
const further = "runtime/recurrence/README.md";

const examples = ["spec/README.md", ...reference, further].flatMap((page) =>
  [...read(page).matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""], index) => ({
    title: `${page} ${index + 1}`,
    text,
  })),
);

/** The kind of file that has all keys of an example at its top. */
function kindOf(keys: readonly string[]): FileKind | undefined {
  const kinds = ["resource", "types", "routes", "api"] as const;
  return kinds.find((kind) => keys.every((key) => key in schema.$defs[kind].properties));
}

/** The errors of an example; one shows a part of its file, so that keys may be missing at its top. */
function errorsOf(text: string, isTexts: boolean): readonly string[] {
  const diagnostics = createDiagnosticList();
  const node = parseYaml("example", text, diagnostics.report);
  const keys = [...(node?.entries.keys() ?? [])];
  const kind = node?.kind === "list" ? "approvals" : isTexts ? "text" : kindOf(keys);
  if (node === undefined || kind === undefined) return ["no kind of file"];
  checkShape(kind, node, { invalid: new Set(), lost: new Set(), report: diagnostics.report });
  return diagnostics
    .sorted()
    .filter(({ name, place }) => name !== "missing_key" || place.line !== node.place.line)
    .map(({ message, place }) => `${place.line}: ${message}`);
}

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
}

/** The keys below a definition, with those of tables in it behind a dot; what it refers to has keys of its own. */
function keysBelow(path: string, node: SchemaNode): string[] {
  const { properties = {}, additionalProperties, items } = node;
  const rows = typeof additionalProperties === "object" ? keysBelow(path, additionalProperties) : [];
  return [
    ...Object.entries(properties).flatMap(([key, value]) => [
      `${path}.${key}`,
      ...keysBelow(`${path}.${key}`, value),
    ]),
    ...rows,
    ...(items === undefined ? [] : keysBelow(path, items)),
  ];
}

const known = Object.entries(schema.$defs as Readonly<Record<string, SchemaNode>>).flatMap(([name, node]) =>
  keysBelow(name, node),
);

/** The keys that the tables of a page explain: the names in the first column below `<!-- keys: ... -->`. */
function keysOf(page: string): string[] {
  const tables = page.matchAll(/<!-- keys: (.+) -->\n((?:\|.*\n)+)/g);
  return [...tables].flatMap(([, paths = "", table = ""]) => {
    const cells = table
      .split("\n")
      .slice(2)
      .map((row) => row.split("|")[1] ?? "");
    const names = cells.flatMap((cell) => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => name));
    const listed = paths.split(", ");
    const named = names.flatMap((name) => listed.map((path) => `${path}.${name}`));
    // A table about several tables of the schema explains the keys that each of them has.
    return listed.length === 1 ? named : named.filter((name) => known.includes(name));
  });
}

describe("the pages of the spec", () => {
  it.each(examples)("have a valid example: $title", ({ title, text }) => {
    expect(errorsOf(text, title.includes("/texts.md"))).toEqual([]);
  });

  it("have examples of every kind of file", () => {
    expect(examples.length).toBeGreaterThanOrEqual(12);
  });

  it("explain every key of the schema, each in one place, and no other", () => {
    const explained = reference.flatMap((page) => keysOf(read(page)));
    expect(known.length).toBeGreaterThan(200);
    expect(explained.sort()).toEqual([...known].sort());
  });

  it("are all linked from the first one", () => {
    const links = [...first.matchAll(/\]\((reference\/[\w-]+\.md)/g)].map(([, path = ""]) => `spec/${path}`);
    expect(reference.filter((page) => !links.includes(page))).toEqual([]);
  });

  it("show an error as the generator prints it, and name every tool", () => {
    const { code, message } = codes.unknown_type;
    expect(first).toContain(`${code} ${message.replace("{name}", "intger")}`);
    const tools = readdirSync(new URL("generator/commands/", folder));
    const named = [...first.matchAll(/`npm run spec -- (\w+)/g)].map(([, name]) => name);
    expect(new Set(named).size).toBe(tools.length);
  });
});
