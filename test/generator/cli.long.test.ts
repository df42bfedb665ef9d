import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyBase, type SpecOnDisk } from "./golden.js";

const root = new URL("../..", import.meta.url).pathname;
const tsx = join(root, "node_modules/tsx/dist/cli.mjs");

let copy: SpecOnDisk;
beforeEach(() => {
  copy = copyBase();
});
afterEach(() => {
  copy.remove();
});

function run(...options: readonly string[]) {
  const folders = ["--spec", copy.folder, "--out", copy.out];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, join(root, "generator/cli.ts"), ...folders, ...options],
    { encoding: "utf8", cwd: root },
  );
  return { status, stdout, stderr };
}

describe("npm run generate", () => {
  it("writes the files and prints in one line what it did; --check agrees", () => {
    const { status, stdout, stderr } = run();
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^\S+generated: \d+ written, 0 removed, 0 unchanged\n$/);
    expect(status).toBe(0);
    expect(run("--check")).toMatchObject({ status: 0, stderr: "" });
  });

  it("prints place, code, frame and fix of each error, a count, and exits with 1", () => {
    copy.apply([{ file: "resources/book.yaml", find: "default: soft", replace: "default: sofd" }]);
    const { status, stdout, stderr } = run();
    expect(stderr).toBe(
      [
        `${copy.folder}/resources/book.yaml:19:38 SPEC041 \`default\` of \`binding\` does not fit its type: one of hard, soft.`,
        "  18 |   image: { type: image, text: The cover. }",
        "  19 |   binding: { type: binding, default: sofd, text: How the book is bound. }",
        "     |                                      ^^^^",
        "  20 |   pages: { type: integer, minimum: 1, maximum: 9999, text: Number of pages. }",
        "  fix: did you mean `soft`? (default_not_of_type)",
        "",
        "1 error. No file was written.",
        "",
      ].join("\n"),
    );
    expect(stdout).toBe("");
    expect(status).toBe(1);
    expect(existsSync(copy.out)).toBe(false);
  });

  it("counts missing translations in one line per language and goes on", () => {
    copy.apply([{ file: "text/de.yaml", find: '    pages: "[de] Number of pages."\n', replace: "" }]);
    expect(run()).toMatchObject({ status: 0, stderr: "de lacks 1 text (--verbose names them)\n" });
    expect(run("--verbose").stderr).toContain("SPEC081 de lacks `book.fields.pages`.");
  });

  it("fails a check with the name and cause of each file", () => {
    run();
    unlinkSync(join(copy.out, "sdk/index.ts"));
    const { status, stderr } = run("--check");
    expect(stderr).toContain(`${copy.out}/sdk/index.ts: missing\n`);
    expect(status).toBe(1);
  });

  it("stops at a file edited by hand with what to use instead, and discards it on demand", () => {
    run();
    const file = join(copy.out, "server/books/router.ts");
    writeFileSync(file, "// mine\n");
    const { status, stderr } = run();
    expect(stderr).toBe(
      [
        `${file} was edited by hand since it was generated.`,
        "  - change spec/routes.yaml, which it comes from",
        "  - for behaviour that no key expresses use a hook: there are `book.long`, `book.age`",
        `No file was written. To discard what is there, delete it or run \`npm run generate -- --discard ${file}\`.`,
        "",
      ].join("\n"),
    );
    expect(status).toBe(1);
    expect(readFileSync(file, "utf8")).toBe("// mine\n");
    expect(run("--discard", file)).toMatchObject({ status: 0, stderr: "" });
    expect(run("--check")).toMatchObject({ status: 0 });
  });

  it("prints the texts for translators", () => {
    const { status, stdout } = run("--texts");
    expect(stdout).toContain('book:\n  text: "Something to read."\n');
    expect(status).toBe(0);
  });

  it("names the files that a folder lacks", () => {
    const { status, stderr } = run("--spec", join(copy.folder, "nowhere"));
    expect(stderr).toContain("nowhere/api.yaml:1:1 SPEC007 The file `api.yaml` is missing.");
    expect(status).toBe(1);
  });

  it("answers a wrong option or an argument too many with 2", () => {
    expect(run("--wrong")).toMatchObject({ status: 2 });
    expect(run("too-many")).toMatchObject({ status: 2 });
    expect(run("--help")).toMatchObject({ status: 0, stderr: "" });
  });
});
