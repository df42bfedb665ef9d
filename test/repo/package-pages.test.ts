import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../support/workspace.js";

/** The page that the package has as its README.md. */
const source = "generator/package.md";
const packedFiles = listPackedFiles();
const pages = [...packedFiles].filter((path) => path.endsWith(".md")).map((path) => readPage(path));

function listPackedFiles(): ReadonlySet<string> {
  const pack = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const [listed] = JSON.parse(execFileSync("npm", pack, { cwd: root, encoding: "utf8", stdio: "pipe" })) as {
    readonly files: readonly { readonly path: string }[];
  }[];
  return new Set(listed?.files.map(({ path }) => path));
}

/** A page with the file of the repository that it is written in, from which its links lead. */
function readPage(path: string): { readonly path: string; readonly text: string } {
  const file = path === "README.md" ? source : path;
  return { path: file, text: readFileSync(join(root, file), "utf8") };
}

function linksOutside({ path, text }: { readonly path: string; readonly text: string }): string[] {
  const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  const outside = links.filter(
    (link) => !/^[a-z]+:/.test(link) && !packedFiles.has(join(dirname(path), link)),
  );
  return outside.map((link) => `${path}: ${link}`);
}

describe("the pages of the package", () => {
  it("are the reference, the manuals of its parts, and a README of its own", () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([source, "spec/README.md", "spec/reference/api.md", "runtime/client/README.md"]),
    );
    expect(paths).not.toContain("README.md");
  });

  it("link to packed files only", () => {
    expect(pages.flatMap(linksOutside)).toEqual([]);
  });

  it("begin with a result, and let beginners through in less than 1,500 words", () => {
    const lines = readPage("README.md")
      .text.split("\n")
      .filter((line) => line !== "");
    expect(lines.slice(0, 10).some((line) => line.startsWith('{"items":'))).toBe(true);
    const { text } = readPage("spec/README.md");
    expect(text.split(/\s+/).filter((word) => word !== "").length).toBeLessThan(1500);
  });

  it("are found where one links to another file", () => {
    const page = { path: source, text: "[tests](../test/README.md), [spec](../spec/README.md)" };
    expect(linksOutside(page)).toEqual([`${source}: ../test/README.md`]);
  });
});
