import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { main } from "../../generator/command.js";
import { hashOf } from "../../generator/manifest.js";
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
    contract: string;
    files: Record<string, string>;
  };
  manifest.generator.specwright = "0.0.9";
  const write = (path: string, text: string): void => {
    writeFileSync(at(path), text);
    manifest.files[path] = hashOf(text);
  };
  write("sdk/old.ts", "export {};\n");
  write("server/ajv.ts", "// older\n");
  manifest.contract = manifest.contract
    .replace("listBooks:", "readBooks:")
    .replace(/(?<=\bgetBook:)\w+/, "0123456789ab");
  rmSync(at("server/forms.ts"));
  delete manifest.files["server/forms.ts"];
  writeFileSync(at("manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

const report = `Upgrade: specwright 0.0.9 -> 0.1.0
  files added: 1 (server/forms.ts)
  files changed: 1 (server/ajv.ts)
  files removed: 1 (sdk/old.ts)
  operations added: 1 (listBooks)
  operations changed: 1 (getBook)
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
