import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { main } from "../../generator/command.js";
import { hashOf } from "../../generator/manifest.js";
import { changedOperations } from "../../generator/openapi-changes.js";
import { copyBase, type SpecOnDisk } from "./golden.js";

let copy: SpecOnDisk;
const printed: string[] = [];

beforeEach(() => {
  copy = copyBase();
  const print = (text: unknown): boolean => printed.push(String(text)) > 0;
  vi.spyOn(console, "log").mockImplementation(print);
  vi.spyOn(console, "error").mockImplementation(print);
  vi.spyOn(process.stdout, "write").mockImplementation(print);
  vi.spyOn(process.stderr, "write").mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  copy.remove();
});

async function run(...args: string[]): Promise<{ readonly exitCode: number; readonly output: string }> {
  printed.length = 0;
  const { exitCode } = await main(["--spec", copy.folder, "--out", copy.out, ...args]);
  return { exitCode, output: printed.join("\n") };
}

/** Makes the folder what an older version would have left: other bytes, a file more, one less. */
function age(): void {
  const at = (path: string): string => join(copy.out, path);
  const manifest = JSON.parse(readFileSync(at("manifest.json"), "utf8")) as {
    generator: Record<string, string>;
    files: Record<string, string>;
  };
  manifest.generator.specwright = "0.0.9";
  const write = (path: string, text: string): void => {
    writeFileSync(at(path), text);
    manifest.files[path] = hashOf(text);
  };
  write("sdk/old.ts", "export {};\n");
  write("server/ajv.ts", "// older\n");
  write(
    "openapi/openapi.json",
    readFileSync(at("openapi/openapi.json"), "utf8")
      .replace('"operationId":"listBooks"', '"operationId":"readBooks"')
      .replace('"operationId": "listBooks"', '"operationId": "readBooks"'),
  );
  rmSync(at("server/forms.ts"));
  delete manifest.files["server/forms.ts"];
  writeFileSync(at("manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

const report = `Upgrade: specwright 0.0.9 -> 0.1.0
  files added: 1 (server/forms.ts)
  files changed: 2 (openapi/openapi.json, server/ajv.ts)
  files removed: 1 (sdk/old.ts)
  operations added: 1 (listBooks)
  operations changed: 0
  operations removed: 1 (readBooks)`;

it("a run ends with 0 where all is well, 1 for a fault of the spec or a file, and 2 for one of the call", async () => {
  const codes = async (): Promise<readonly number[]> => {
    const found: number[] = [];
    for (const args of [[], ["--check"], ["--texts"], ["--help"], ["--stubs"], ["--nonsense"]])
      found.push((await run(...args)).exitCode);
    return found;
  };
  expect(await codes()).toEqual([0, 0, 0, 0, 2, 2]);
  appendFileSync(join(copy.out, "server/ajv.ts"), "// by hand\n");
  expect(await codes()).toEqual([1, 1, 0, 0, 2, 2]);
  copy.apply([{ file: "resources/book.yaml", find: "minimum: 1", replace: "minimun: 1" }]);
  expect(await codes()).toEqual([1, 1, 1, 0, 2, 2]);
});

describe("the first run of a new version", () => {
  it("prints what it adds, changes and removes, and which operations differ, once", async () => {
    await run();
    age();
    const checked = await run("--check");
    expect([checked.exitCode, checked.output]).toEqual([1, expect.stringContaining(report)]);
    const made = await run();
    expect([made.exitCode, made.output]).toEqual([0, expect.stringContaining(report)]);
    expect((await run()).output).not.toContain("Upgrade");
    expect((await run("--check")).output).not.toContain("Upgrade");
  });

  it("says where the spec has changed too", async () => {
    await run();
    age();
    copy.apply([{ file: "resources/book.yaml", find: "maximum: 9999", replace: "maximum: 999" }]);
    expect((await run()).output).toContain(
      "the spec has changed too, which some of these follow: spec/resources/book.yaml",
    );
  });
});

describe("the operations of two documents", () => {
  const document = (schema: object, operation: object = {}): string =>
    JSON.stringify({
      paths: {
        "/a": { get: { operationId: "a", $ref: "#/components/schemas/A", ...operation }, parameters: [] },
      },
      components: {
        schemas: { A: { properties: { inner: { $ref: "#/components/schemas/B" } } }, B: schema },
      },
    });
  const base = { type: "object", properties: { title: { type: "string" } } };

  it.each([
    ["a schema behind two references", document({ ...base, required: ["title"] }), ["a"]],
    ["a property named like prose", document({ type: "object", properties: {} }), ["a"]],
    ["prose of an operation", document(base, { summary: "Another." }), []],
    ["prose of a schema", document({ ...base, description: "Another." }), []],
  ])("differ by %s as callers see it", (_, next, changed) => {
    expect(changedOperations(document(base), next)).toEqual({ added: [], changed, removed: [] });
  });

  it("are equal in another order of keys, and differ by values that are called like prose", () => {
    const changed = (before: object, now: object): unknown =>
      changedOperations(document(before), document(now))?.changed;
    expect(changed(base, { properties: base.properties, type: base.type })).toEqual([]);
    for (const keyword of ["default", "const"])
      expect(changed({ [keyword]: { title: "A" } }, { [keyword]: { title: "B" } })).toEqual(["a"]);
    expect(changed({ enum: [{ title: "A" }] }, { enum: [{ title: "B" }] })).toEqual(["a"]);
    const withProperty = (text: string) => ({
      properties: { default: { type: "string", description: text } },
    });
    expect(changed(withProperty("A."), withProperty("B."))).toEqual([]);
  });

  it("differ by the security of the whole document, and include webhooks", () => {
    const whole = (more: object): string =>
      JSON.stringify({ ...(JSON.parse(document(base)) as object), ...more });
    const webhooks = { event: { post: { operationId: "eventWebhook" } } };
    const changes = (before: object, now: object) => changedOperations(whole(before), whole(now));
    expect(changes({}, { security: [{ key: [] }] })).toMatchObject({ changed: ["a"] });
    expect(changes({}, { webhooks })).toMatchObject({ added: ["eventWebhook"] });
    expect(changes({ webhooks }, { webhooks })).toMatchObject({ added: [], changed: [] });
  });

  it("differ by what responses are, not by the names of those that they share", () => {
    const sharing = (name: string, more: object): string =>
      JSON.stringify({
        paths: {
          "/a": { get: { operationId: "a", responses: { 404: { $ref: `#/components/responses/${name}` } } } },
        },
        components: { responses: { [name]: { description: name, ...more } } },
      });
    const changed = (now: string): unknown => changedOperations(sharing("Error404", {}), now)?.changed;
    expect(changed(sharing("Error404_2", {}))).toEqual([]);
    expect(changed(sharing("Error404", { headers: { Allow: {} } }))).toEqual(["a"]);
  });

  it("are unknown without a document", () => {
    expect(changedOperations(undefined, document(base))).toBeUndefined();
    expect(changedOperations("{", document(base))).toBeUndefined();
  });
});
