import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeNames, codes } from "../../generator/spec/codes.js";
import { root } from "../support/workspace.js";
import { copyBase, type SpecOnDisk } from "./golden.js";

const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
const book = "resources/book.yaml";
const wrong = [
  { file: book, find: "named_by: title", replace: "named_by: titel" },
  { file: book, find: "minimum: 1, maximum: 9999", replace: "minimum: 9999, maximum: 1" },
];

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, join(root, "generator/spec-cli.ts"), ...args],
    { encoding: "utf8", cwd: root },
  );
  return { status, stdout, stderr };
}

let sound: SpecOnDisk;
let faulty: SpecOnDisk;
beforeAll(() => {
  sound = copyBase();
  faulty = copyBase(wrong);
});
afterAll(() => {
  sound.remove();
  faulty.remove();
});

describe("npm run spec -- show", () => {
  it("ends quietly where the reader of its output does", () => {
    const command = `set -o pipefail; "${process.execPath}" "${tsx}" generator/spec-cli.ts show --spec "${sound.folder}" | head -n 1`;
    const { status, stdout, stderr } = spawnSync("bash", ["-c", command], { encoding: "utf8", cwd: root });
    expect([status, stdout, stderr]).toEqual([0, "--- # api.yaml\n", ""]);
  });
});

describe("npm run spec -- check", () => {
  it("passes a sound spec with 0 and one line", () => {
    expect(run("check", "--spec", sound.folder)).toEqual({
      status: 0,
      stdout: `${sound.folder}: no errors\n`,
      stderr: "",
    });
  });

  it("shows the error and the declaration it clashes with, and exits with 1", () => {
    const { status, stdout } = run("check", "--spec", faulty.folder);
    expect(status).toBe(1);
    expect(stdout).toContain("named_by: titel\n    |           ^^^^^\n");
    expect(stdout).toContain(`the maximum: ${faulty.folder}/${book}:20:51\n`);
    expect(stdout.trimEnd()).toMatch(/2 errors\.$/);
  });

  it("answers an unknown format or command with 2", () => {
    expect(run("check", "--format", "xml")).toMatchObject({ status: 2 });
    expect(run("chekc")).toMatchObject({ status: 2 });
  });
});

describe("npm run spec -- explain", () => {
  it("explains a code, by number or name, with cause and an example", () => {
    const { status, stdout } = run("explain", "spec020");
    expect(status).toBe(0);
    for (const part of ["SPEC020 unknown_type (error)", codes.unknown_type.cause, "  fix: did you mean `"])
      expect(stdout).toContain(part);
    expect(run("explain", "unknown_type").stdout).toBe(stdout);
  });

  it("lists every code without an argument", () => {
    const lines = run("explain").stdout.trimEnd().split("\n");
    expect(lines.map((line) => line.split(/\s+/)[1])).toEqual(codeNames);
  });

  it("answers a word that is no code with the nearest and 2", () => {
    const { status, stderr } = run("explain", "unknown_tpye");
    expect(stderr).toBe("There is no code `unknown_tpye`: did you mean `unknown_type`?\n");
    expect(status).toBe(2);
  });
});

describe("npm run spec -- fix", () => {
  it("prints the changes of a dry run and leaves the file", () => {
    const before = readFileSync(join(faulty.folder, book), "utf8");
    const { status, stdout } = run("fix", "--dry-run", "--spec", faulty.folder);
    expect(stdout).toBe(
      [
        `${faulty.folder}/${book}:5:11 titel -> title`,
        `${faulty.folder}/${book}:20:36 9999 -> 1`,
        `${faulty.folder}/${book}:20:51 1 -> 9999`,
        "3 changes in 1 file, not written",
        "",
      ].join("\n"),
    );
    expect(status).toBe(0);
    expect(readFileSync(join(faulty.folder, book), "utf8")).toBe(before);
  });

  it("writes the file as it was before the errors", () => {
    const copy = copyBase(wrong);
    expect(run("fix", "--spec", copy.folder)).toMatchObject({ status: 0 });
    expect(readFileSync(join(copy.folder, book), "utf8")).toBe(
      readFileSync(join(sound.folder, book), "utf8"),
    );
    expect(run("fix", "--spec", copy.folder)).toMatchObject({ status: 0, stdout: "nothing to change\n" });
    copy.remove();
  });

  it("leaves to the author what has no certain cure, and exits with 1", () => {
    const copy = copyBase([{ file: book, find: "named_by: title", replace: "named_by: whatever" }]);
    const { status, stdout, stderr } = run("fix", "--spec", copy.folder);
    expect(stderr).toContain("SPEC022 There is no field `whatever` in book.");
    expect(stdout).toBe("nothing to change\n");
    expect(status).toBe(1);
    copy.remove();
  });
});

describe("npm run spec -- fmt", () => {
  it("names what is not formatted with --check, formats it without, and is content then", () => {
    const copy = copyBase([
      { file: book, find: "named_by: title", replace: "named_by:   title  # the name" },
    ]);
    const checked = run("fmt", "--check", "--spec", copy.folder);
    expect(checked).toMatchObject({ status: 1 });
    expect(checked.stdout).toBe(`${copy.folder}/${book}: not formatted; run \`npm run spec -- fmt\`\n`);
    expect(run("fmt", "--spec", copy.folder)).toMatchObject({ status: 0 });
    expect(readFileSync(join(copy.folder, book), "utf8")).toContain("\nnamed_by: title # the name\n");
    expect(run("fmt", "--check", "--spec", copy.folder)).toEqual({ status: 0, stdout: "", stderr: "" });
    copy.remove();
  });

  it("passes over a file that YAML cannot read, and exits with 1", () => {
    const copy = copyBase([{ file: "types.yaml", find: "enums:", replace: "enums: {" }]);
    const { status, stderr } = run("fmt", "--spec", copy.folder);
    expect(stderr).toContain("types.yaml: not formatted, because YAML cannot read it");
    expect(status).toBe(1);
    copy.remove();
  });
});
