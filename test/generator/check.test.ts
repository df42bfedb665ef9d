import { existsSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { check, generate } from "../../generator/generate.js";
import { versions } from "../../generator/versions.js";
import { copyBase, type SpecOnDisk } from "./golden.js";

let copy: SpecOnDisk;
beforeEach(() => {
  copy = copyBase();
  generate({ spec: copy.folder, out: copy.out });
});
afterEach(() => {
  copy.remove();
});

const differences = () => check({ spec: copy.folder, out: copy.out }).result;
const read = (path: string) => readFileSync(join(copy.out, path), "utf8");
const replace = (path: string, text: string) => {
  writeFileSync(join(copy.out, path), text);
};

describe("check", () => {
  it("finds nothing after a run, and does not mind a README", () => {
    replace("README.md", "Do not edit.\n");
    expect(differences()).toEqual([]);
  });

  it("finds nothing after a change of comments and layout in the spec", () => {
    copy.apply([{ file: "routes.yaml", find: "\n", replace: "\n# A comment.\n\n" }]);
    expect(differences()).toEqual([]);
  });

  it("calls the spec newer where it has changed since, for files that come, change and go", () => {
    copy.apply([
      {
        file: "resources/shelf.yaml",
        find: "plural: shelves",
        replace: "plural: racks\ncollection: shelves",
      },
    ]);
    const causes = new Map(differences()?.map(({ path, cause }) => [path, cause]));
    expect(causes.get("server/app.ts")).toBe("spec newer");
    expect(causes.get("sdk/shelves.ts")).toBe("spec newer");
    expect(causes.get("sdk/racks.ts")).toBe("missing");
    expect(causes.get("manifest.json")).toBe("spec newer");
  });

  it("reports a file edited by hand", () => {
    replace("server/books/router.ts", `${read("server/books/router.ts")}// mine\n`);
    expect(differences()).toEqual([{ path: "server/books/router.ts", cause: "edited by hand" }]);
  });

  it("reports a missing file", () => {
    unlinkSync(join(copy.out, "sdk/index.ts"));
    expect(differences()).toEqual([{ path: "sdk/index.ts", cause: "missing" }]);
  });

  it("reports a stray file", () => {
    replace("server/notes.ts", "");
    expect(differences()).toEqual([{ path: "server/notes.ts", cause: "stray" }]);
  });

  it("recognizes another version of the generator by the manifest", () => {
    replace(
      "manifest.json",
      read("manifest.json").replace(`"ajv": "${versions.ajv ?? ""}"`, '"ajv": "1.0.0"'),
    );
    expect(differences()).toEqual([{ path: "manifest.json", cause: "other generator version" }]);
  });

  it("recognizes another generator by files that it wrote from the same spec", async () => {
    const { output } = generate({ spec: copy.folder, out: copy.out });
    const before = read("sdk/index.ts");
    const { writeFiles } = await import("../../generator/write.js");
    const files = output?.files.map((file) =>
      file.path === "sdk/index.ts" ? { path: file.path, text: `// Of old.\n${before}` } : file,
    );
    writeFiles(copy.out, {
      files: files ?? [],
      sources: output?.sources ?? { spec: {}, extensions: {}, generator: {}, contract: {} },
    });
    expect(differences()).toEqual([
      { path: "manifest.json", cause: "other generator version" },
      { path: "sdk/index.ts", cause: "other generator version" },
    ]);
  });

  it("reports other line ends, in the manifest as well", () => {
    for (const path of ["server/books/router.ts", "manifest.json"]) {
      replace(path, read(path).replaceAll("\n", "\r\n"));
    }
    expect(differences()).toEqual([
      { path: "manifest.json", cause: "line endings" },
      { path: "server/books/router.ts", cause: "line endings" },
    ]);
  });

  it("writes nothing", () => {
    const other = join(copy.folder, "../other");
    check({ spec: copy.folder, out: other });
    expect(existsSync(other)).toBe(false);
  });
});
