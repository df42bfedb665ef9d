import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { check, generate } from "../../generator/generate.js";
import { compareFiles, writeFiles } from "../../generator/write.js";
import { copyBase, goldenFolder, type SpecOnDisk } from "./golden.js";

const expectedFolder = join(goldenFolder, "base/expected");
const isUpdate = process.env.UPDATE_GOLDEN === "1";

let copy: SpecOnDisk;
beforeEach(() => {
  copy = copyBase();
});
afterEach(() => {
  copy.remove();
});

function filesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]),
  );
}

/** What people read; machine code and what other tools make of the document is tested on its own. */
function isGolden(path: string): boolean {
  return !path.endsWith("/ajv.ts") && path !== "openapi/types.ts" && path !== "manifest.json";
}

const run = () => generate({ spec: copy.folder, out: copy.out });

describe("generate", () => {
  it("makes the expected files of the base spec", async () => {
    await run();
    const made = new Map([...filesOf(copy.out)].filter(([path]) => isGolden(path)));
    if (isUpdate) {
      rmSync(expectedFolder, { recursive: true, force: true });
      cpSync(copy.out, expectedFolder, {
        recursive: true,
        filter: (path) => isGolden(path.slice(copy.out.length + 1)),
      });
    }
    const expected = filesOf(expectedFolder);
    expect([...made.keys()]).toEqual([...expected.keys()]);
    for (const [path, text] of expected) expect(made.get(path), path).toBe(text);
  });

  it("makes the same bytes from the same spec, with line feeds only", async () => {
    await run();
    const first = filesOf(copy.out);
    const second = copyBase();
    try {
      await generate({ spec: second.folder, out: second.out });
      expect(filesOf(second.out)).toEqual(first);
      for (const [path, text] of first) expect(text.includes("\r"), path).toBe(false);
    } finally {
      second.remove();
    }
  });

  it("touches no file when nothing has changed", async () => {
    await run();
    const path = join(copy.out, "openapi/openapi.json");
    utimesSync(path, 1, 1);
    const { result } = await run();
    expect(result).toMatchObject({ written: [], removed: [] });
    expect(statSync(path).mtimeMs).toBe(1000);
  });

  it("touches no file when the spec has an error", async () => {
    await run();
    const before = filesOf(copy.out);
    copy.apply([
      { file: "resources/book.yaml", find: "Title of the book", replace: "Another title" },
      { file: "resources/book.yaml", find: "named_by: title", replace: "named_by: titel" },
    ]);
    const { result, diagnostics } = await run();
    expect(result).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
    expect(filesOf(copy.out)).toEqual(before);
  });

  it("rewrites what a change of the spec concerns and removes what it no longer makes", async () => {
    await run();
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
    const { result } = await run();
    expect(result?.removed).toContain("sdk/shelves.ts");
    expect(result?.written).toContain("sdk/racks.ts");
    expect(result?.written).not.toContain("server/books/router.ts");
    expect(existsSync(join(copy.out, "server/shelves"))).toBe(false);
  });
});

describe("check", () => {
  const differences = async () => (await check({ spec: copy.folder, out: copy.out })).result;

  it("finds nothing after a run, and does not mind a README", async () => {
    await run();
    writeFileSync(join(copy.out, "README.md"), "Do not edit.\n");
    expect(await differences()).toEqual([]);
  });

  it("names the cause of each difference", async () => {
    await run();
    const router = join(copy.out, "server/books/router.ts");
    unlinkSync(join(copy.out, "sdk/index.ts"));
    writeFileSync(router, `${readFileSync(router, "utf8")}// mine\n`);
    writeFileSync(join(copy.out, "server/notes.ts"), "");
    copy.apply([{ file: "routes.yaml", find: "/shelves", replace: "/racks" }]);
    const causes = new Map((await differences())?.map(({ path, cause }) => [path, cause]));
    expect(causes.get("sdk/index.ts")).toBe("missing");
    expect(causes.get("server/books/router.ts")).toBe("edited by hand");
    expect(causes.get("server/notes.ts")).toBe("stray");
    expect(causes.get("server/shelves/router.ts")).toBe("differs from the spec");
  });

  it("takes other line ends for an edit", async () => {
    await run();
    const router = join(copy.out, "server/books/router.ts");
    writeFileSync(router, readFileSync(router, "utf8").replaceAll("\n", "\r\n"));
    expect(await differences()).toEqual([{ path: "server/books/router.ts", cause: "edited by hand" }]);
  });

  it("writes nothing", async () => {
    await check({ spec: copy.folder, out: copy.out });
    expect(existsSync(copy.out)).toBe(false);
  });
});

describe("writeFiles", () => {
  const files = [{ path: "a/one.ts", text: "1\n" }];

  it("leaves files that are not its own", () => {
    mkdirSync(join(copy.out, "a"), { recursive: true });
    writeFileSync(join(copy.out, "a/mine.ts"), "mine\n");
    writeFiles(copy.out, files);
    writeFiles(copy.out, []);
    expect([...filesOf(copy.out).keys()]).toEqual(["a/mine.ts", "manifest.json"]);
  });

  it("leaves a stale file that was edited by hand, and check calls it stray", () => {
    writeFiles(copy.out, files);
    writeFileSync(join(copy.out, "a/one.ts"), "edited\n");
    expect(writeFiles(copy.out, []).removed).toEqual([]);
    expect(compareFiles(copy.out, [])).toEqual([{ path: "a/one.ts", cause: "stray" }]);
  });

  it("believes no manifest that points outside its folder or is damaged", () => {
    writeFiles(copy.out, []);
    const outside = join(copy.folder, "api.yaml");
    for (const manifest of ['{"../spec/api.yaml":"0"}', "<<<<<<< ours"]) {
      writeFileSync(join(copy.out, "manifest.json"), manifest);
      writeFiles(copy.out, []);
      expect(existsSync(outside)).toBe(true);
    }
  });

  it("lists every file with its hash in the manifest, in the order of the paths", () => {
    writeFiles(copy.out, [{ path: "b.ts", text: "2\n" }, ...files]);
    const manifest: unknown = JSON.parse(readFileSync(join(copy.out, "manifest.json"), "utf8"));
    expect(Object.keys(manifest as object)).toEqual(["a/one.ts", "b.ts"]);
    expect(Object.values(manifest as object)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
  });
});
