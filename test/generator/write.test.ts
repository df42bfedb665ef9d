import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compareFiles, writeFiles } from "../../generator/write.js";
import { createRandom } from "../support/random.js";
import { filesOf } from "./golden.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "written-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const sources = {
  spec: { "spec/api.yaml": "0123456789abcdef" },
  extensions: { "./emitters/own.ts": "0123456789abcdef" },
  generator: { yaml: "1.0.0" },
  contract: { listBooks: "0123456789ab" },
};
const output = (texts: Readonly<Record<string, string>>) => ({
  files: Object.entries(texts).map(([path, text]) => ({ path, text })),
  sources,
});
const write = (texts: Readonly<Record<string, string>>, discard: readonly string[] = []) =>
  writeFiles(folder, output(texts), discard);
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), "utf8");

describe("writeFiles", () => {
  it("leaves files that are not its own", () => {
    put("a/mine.ts", "mine\n");
    write({ "a/one.ts": "1\n" });
    write({});
    expect([...filesOf(folder).keys()]).toEqual(["a/mine.ts", "manifest.json"]);
  });

  it("stops before it writes anything where an own file was edited, whether it is still made or not", () => {
    write({ "a/one.ts": "1\n", "b.ts": "2\n" });
    put("a/one.ts", "edited\n");
    const before = filesOf(folder);
    const conflicts = [{ path: "a/one.ts", kind: "edited" }];
    expect(write({ "a/one.ts": "1\n", "b.ts": "3\n" })).toMatchObject({ written: [], conflicts });
    expect(write({ "b.ts": "3\n" })).toMatchObject({ removed: [], conflicts });
    expect(filesOf(folder)).toEqual(before);
  });

  it("goes on where the edit is what it wants to write", () => {
    write({ "one.ts": "1\n" });
    put("one.ts", "2\n");
    expect(write({ "one.ts": "2\n" })).toMatchObject({ conflicts: [], written: ["manifest.json"] });
  });

  it("discards the edit that is named for it, and only that", () => {
    write({ "one.ts": "1\n", "two.ts": "2\n" });
    put("one.ts", "edited\n");
    put("two.ts", "edited\n");
    expect(write({ "one.ts": "1\n", "two.ts": "2\n" }, ["one.ts"]).conflicts).toMatchObject([
      { path: "two.ts" },
    ]);
    expect(write({ "one.ts": "1\n" }, ["one.ts", "two.ts"])).toMatchObject({
      written: ["one.ts", "manifest.json"],
      removed: ["two.ts"],
    });
  });

  it.each([
    ["a file", "a/one.ts", () => put("a/one.ts", "mine\n")],
    ["a folder", "a/one.ts", () => put("a/one.ts/mine.ts", "mine\n")],
    ["a file where a folder is needed", "a", () => put("a", "mine\n")],
    ["a link", "a", () => symlinkSync(import.meta.dirname, join(folder, "a"))],
    ["a manifest", "manifest.json", () => put("manifest.json", '{ "name": "mine" }\n')],
  ])("stops at %s of another program under a path it wants", (_what, path, plant) => {
    plant();
    const before = filesOf(folder);
    expect(write({ "a/one.ts": "1\n" }).conflicts).toEqual([{ path, kind: "foreign" }]);
    expect(filesOf(folder)).toEqual(before);
  });

  it("takes over a file of another program that is what it wants to write", () => {
    put("one.ts", "1\n");
    expect(write({ "one.ts": "1\n" })).toMatchObject({ conflicts: [], written: ["manifest.json"] });
  });

  it("takes other line ends for no edit, and writes line feeds", () => {
    write({ "one.ts": "1\n", "two.ts": "2\n", "three.ts": "3\n" });
    for (const path of ["one.ts", "two.ts", "three.ts", "manifest.json"]) {
      put(path, read(path).replaceAll("\n", "\r\n"));
    }
    expect(write({ "one.ts": "1\n", "two.ts": "new\n" })).toMatchObject({
      conflicts: [],
      removed: ["three.ts"],
    });
    expect([read("one.ts"), read("two.ts")]).toEqual(["1\n", "new\n"]);
  });

  it("believes no manifest that points outside its folder", () => {
    const outside = mkdtempSync(join(tmpdir(), "outside-"));
    try {
      write({ "one.ts": "1\n" });
      writeFileSync(join(outside, "one.ts"), "1\n");
      for (const path of [`../${outside.split("/").at(-1) ?? ""}/one.ts`, join(outside, "one.ts")]) {
        put("manifest.json", read("manifest.json").replace('"one.ts"', JSON.stringify(path)));
        rmSync(join(folder, "one.ts"), { force: true });
        expect(write({}).removed).toEqual([]);
        expect(readFileSync(join(outside, "one.ts"), "utf8")).toBe("1\n");
        write({ "one.ts": "1\n" });
      }
    } finally {
      rmSync(outside, { recursive: true });
    }
  });

  it("takes a manifest in which two branches meet as that of both", () => {
    write({ "one.ts": "1\n" });
    const [ours, first] = [read("manifest.json"), read("one.ts")];
    write({ "one.ts": "2\n", "two.ts": "2\n" });
    const merged = `<<<<<<< ours\n${ours}=======\n${read("manifest.json")}>>>>>>> theirs\n`;
    put("manifest.json", merged);
    put("one.ts", first);
    expect(write({ "one.ts": "3\n", "two.ts": "3\n" })).toMatchObject({ conflicts: [] });
  });

  it("knows its own files after a run that was cut off half way", () => {
    write({ "one.ts": "1\n", "two.ts": "1\n" });
    const blocked = `two.ts.${process.pid}.new`;
    put(blocked, "");
    expect(() => write({ "one.ts": "2\n", "two.ts": "2\n" })).toThrow(blocked);
    expect([read("one.ts"), read("two.ts")]).toEqual(["2\n", "1\n"]);
    rmSync(join(folder, blocked));
    expect(write({ "one.ts": "3\n", "two.ts": "3\n" })).toMatchObject({ conflicts: [] });
    expect(compareFiles(folder, output({ "one.ts": "3\n", "two.ts": "3\n" }))).toEqual([]);
  });

  it("touches nothing the second time", () => {
    write({ "a/one.ts": "1\n" });
    const times = () => ["a/one.ts", "manifest.json"].map((path) => statSync(join(folder, path)).mtimeMs);
    const before = times();
    expect(write({ "a/one.ts": "1\n" })).toMatchObject({ written: [], removed: [], unchanged: 2 });
    expect(times()).toEqual(before);
  });

  it("lists its sources and every file with its hash in the manifest, in the order of the paths", () => {
    write({ "b.ts": "2\n", "a/one.ts": "1\n" });
    const manifest = JSON.parse(read("manifest.json")) as Record<string, object>;
    expect(manifest).toMatchObject({ ...sources, contract: "listBooks:0123456789ab" });
    expect(Object.keys(manifest.files ?? {})).toEqual(["a/one.ts", "b.ts"]);
    expect(Object.values(manifest.files ?? {})).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
  });
});

describe("200 random files and edits of a user", () => {
  it("survive 50 runs with other files each", () => {
    const { below: random } = createRandom(20_24);
    const paths = Array.from(
      { length: 60 },
      (_, at) => `${["a", "b", "a/c", "d/e/f"][at % 4] ?? ""}/${at}.ts`,
    );
    const users = new Map<string, string>();
    write(Object.fromEntries(paths.map((path) => [path, "0\n"])));
    let stopped = 0;
    let done = 0;
    for (let run = 1; run <= 50; run += 1) {
      for (let count = 0; count < 4; count += 1) {
        const known = paths[random(paths.length)] ?? "";
        const path = random(2) === 0 ? known : `${dirname(known)}/mine-${run}-${count}.ts`;
        const text = random(8) === 0 ? "" : `mine ${run} ${count}\n`;
        put(path, text);
        users.set(path, text);
      }
      const made = Object.fromEntries(
        paths.filter(() => random(3) > 0).map((path) => [path, `${random(5)}\n`]),
      );
      const { conflicts } = write(made);
      if (conflicts.length > 0) stopped += 1;
      for (const [path, text] of users) expect(read(path), path).toBe(text);
      // Without what is in its way the run goes through, and leaves the rest alone.
      for (const path of [...users.keys()].filter((one) => paths.includes(one))) {
        if (run % 5 !== 0) continue;
        rmSync(join(folder, path), { force: true });
        users.delete(path);
      }
      if (run % 5 === 0 && write(made).conflicts.length === 0) done += 1;
      for (const [path, text] of users) expect(read(path), path).toBe(text);
    }
    expect(stopped).toBeGreaterThan(40);
    expect(done).toBe(10);
    expect(compareFiles(folder, output({})).filter(({ cause }) => cause === "stray").length).toBeGreaterThan(
      80,
    );
  });
});
