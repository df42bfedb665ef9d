import { cpSync, existsSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.js";
import { root } from "../support/workspace.js";
import { copyBase, filesOf, goldenFolder, type SpecOnDisk } from "./golden.js";

const expectedFolder = join(goldenFolder, "base/expected");
const isUpdate = process.env.UPDATE_GOLDEN === "1";

let copy: SpecOnDisk;
beforeEach(() => {
  copy = copyBase();
});
afterEach(() => {
  copy.remove();
});

/** The file that a file of the client is a copy of, by its first line. */
function originalOf(text: string): string | undefined {
  return /^\/\/ Copied from (runtime\/client\/\S+)\. /.exec(text)?.[1];
}

/**
 * Machine code, which is tested on its own; texts and codes of all services, which pages and answers show; types of callers,
 * which tests compare with the API document; the functions that send requests, which methods of the client have as well; and
 * what is made of the second resource, which is like that of the first.
 */
const others = [
  /\/(?:ajv|page-texts)\.ts$/,
  /^server\/(?:reasons|service\/service|translations\/de)\.ts$/,
  /^sdk\/(?:calls|inputs|queries|core)\//,
  /^sdk\/(?:books|types|validation)\.ts$/,
  /\bshelves\b/,
];

/** What people read, but for copies, which are compared with their originals. */
function isGolden(path: string, text: string): boolean {
  return !others.some((one) => one.test(path)) && path !== "manifest.json" && originalOf(text) === undefined;
}

const run = () => generate({ spec: copy.folder, out: copy.out });

describe("generate", () => {
  it("makes the expected files of the base spec", () => {
    run();
    const made = new Map([...filesOf(copy.out)].filter(([path, text]) => isGolden(path, text)));
    if (isUpdate) {
      rmSync(expectedFolder, { recursive: true, force: true });
      cpSync(copy.out, expectedFolder, {
        recursive: true,
        filter: (path) =>
          statSync(path).isDirectory() ||
          isGolden(path.slice(copy.out.length + 1), readFileSync(path, "utf8")),
      });
    }
    const expected = filesOf(expectedFolder);
    expect([...made.keys()]).toEqual([...expected.keys()]);
    for (const [path, text] of expected) expect(made.get(path), path).toBe(text);
  });

  it("copies what all clients have in common", () => {
    run();
    const core = [...filesOf(join(copy.out, "sdk/core"))];
    // The others are variants, for specs of another style.
    const shared = [...filesOf(join(root, "runtime/client")).keys()].filter((name) =>
      /^[\w-]+\.ts$/.test(name),
    );
    expect(core.map(([name]) => name)).toEqual(shared);
    for (const [name, text] of core) {
      const original = originalOf(text);
      if (original === undefined) continue;
      expect(original).toBe(`runtime/client/${name}`);
      expect(text.slice(text.indexOf("\n\n") + 2), name).toBe(readFileSync(join(root, original), "utf8"));
    }
    expect(core.filter(([, text]) => originalOf(text) === undefined).map(([name]) => name)).toEqual([
      "spec.ts",
    ]);
  });

  it("makes the same bytes from the same spec, with line feeds only", () => {
    run();
    const first = filesOf(copy.out);
    const second = copyBase();
    try {
      generate({ spec: second.folder, out: second.out });
      expect(filesOf(second.out)).toEqual(first);
      for (const [path, text] of first) expect(text.includes("\r"), path).toBe(false);
    } finally {
      second.remove();
    }
  });

  it("touches no file when nothing has changed", () => {
    run();
    const path = join(copy.out, "openapi/openapi.json");
    utimesSync(path, 1, 1);
    const { result } = run();
    expect(result).toMatchObject({ written: [], removed: [] });
    expect(statSync(path).mtimeMs).toBe(1000);
  });

  it("touches no file when the spec has an error", () => {
    run();
    const before = filesOf(copy.out);
    copy.apply([
      { file: "resources/book.yaml", find: "Title of the book", replace: "Another title" },
      { file: "resources/book.yaml", find: "named_by: title", replace: "named_by: titel" },
    ]);
    const { result, diagnostics } = run();
    expect(result).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
    expect(filesOf(copy.out)).toEqual(before);
  });

  it("rewrites what a change of the spec concerns and removes what it no longer makes", () => {
    run();
    copy.apply([
      {
        file: "resources/shelf.yaml",
        find: "resource: shelf\nplural: shelves",
        replace: "resource: shelf\nplural: racks",
      },
      {
        file: "resources/shelf.yaml",
        find: "named_by: name\n",
        replace: "named_by: name\ncollection: shelves\n",
      },
    ]);
    const { result } = run();
    expect(result?.removed).toContain("sdk/shelves.ts");
    expect(result?.written).toContain("sdk/racks.ts");
    expect(result?.written).not.toContain("server/books/router.ts");
    expect(existsSync(join(copy.out, "server/shelves"))).toBe(false);
  });
});
