import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../support/workspace.js";
import { drawCharts } from "../bench/serving/charts.js";

interface Page {
  readonly path: string;
  readonly text: string;
}

/** The anchor of a heading, as hosts of repositories make it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

function hasAnchor(path: string, anchor: string): boolean {
  const headings = readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

function deadLinks({ path, text }: Page): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  const dead = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? join(root, path) : join(root, dirname(path), file);
    return !existsSync(target) || (anchor !== undefined && !hasAnchor(target, anchor));
  });
  return dead.map((link) => `${path}: ${link}`);
}

const folders = ["spec", "generator", "generated", "runtime", "test", ".config"];
/** Every file and folder of the repository by its path. */
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ),
].filter((path) => !path.includes("node_modules"));
const known = new Set(files.flatMap((path) => [path, ...tailsOf(path)]));

/** The paths by which a folder above may name a file: `runtime/http/route.ts` is `http/route.ts` and `route.ts` as well. */
function tailsOf(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_part, at) => parts.slice(at).join("/"));
}

/** Files that a page lets the reader create. */
const created = [
  "approvals.yaml",
  "spec/approvals.yaml",
  "spec/resources/talk.yaml",
  "spec/resources/parcel.yaml",
  "emit/operations.ts",
];

/** Files and folders that a page names and that do not exist. */
function missingFiles({ path, text }: Page): string[] {
  const sources = /`([\w./-]+\.(?:ts|tsx|mjs|yaml))`/g;
  const belowRoot = /`((?:spec|generator|generated|runtime|test|\.config)\/[\w./-]*\w)\/?`/g;
  const named = [sources, belowRoot].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = ""]) => name),
  );
  const missing = named.filter((name) => !known.has(name) && !created.includes(name));
  return [...new Set(missing)].map((name) => `${path}: ${name}`);
}

function missingScripts({ path, text }: Page): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = [...text.matchAll(/npm run (?:-s |--silent )?([a-z:]+)/g)].map(([, name = ""]) => name);
  return named.filter((name) => !(name in scripts)).map((name) => `${path}: npm run ${name}`);
}

const pages = files
  .filter((path) => path.endsWith(".md") && !path.startsWith("generated/"))
  .map((path): Page => ({ path, text: readFileSync(join(root, path), "utf8") }));

const rules = [
  { rule: "link to pages and headings that exist", find: deadLinks },
  { rule: "name files that exist", find: missingFiles },
  { rule: "name scripts that exist", find: missingScripts },
] as const;

describe("the pages of the repository", () => {
  it("are found", () => {
    expect(pages.length).toBeGreaterThan(8);
  });

  it.each(rules)("$rule", ({ find }) => {
    expect(pages.flatMap(find)).toEqual([]);
  });
});

describe("the map of the architecture page", () => {
  it("names every folder of the runtime, and no other", () => {
    const page = readFileSync(join(root, "runtime/README.md"), "utf8");
    const table = page.slice(page.indexOf("## Layers"), page.indexOf("## A list request"));
    const cells = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = ""]) => cell);
    const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w[\w-]*)\/`/g)].map(([, name]) => name));
    const entries = readdirSync(join(root, "runtime"), { withFileTypes: true });
    const there = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(named.sort()).toEqual(there.sort());
  });
});

describe("the page of benchmarks", () => {
  it("shows charts of its tables as they are", () => {
    const page = readFileSync(join(root, "test/bench/README.md"), "utf8");
    const charts = drawCharts(page);
    expect(charts.size).toBeGreaterThan(2);
    for (const [name, svg] of charts) {
      expect(page).toContain(`](${name})`);
      expect(readFileSync(join(root, "test/bench", name), "utf8")).toBe(svg);
    }
  });
});
