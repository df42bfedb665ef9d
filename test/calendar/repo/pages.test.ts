import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../support/workspace.js";

const maximumWords = 2500;
const maximumWidth = 120;

/** Words of prose that have a technical term in the field, by what to write instead. */
const avoided: Readonly<Record<string, RegExp>> = {
  "print, report or show": /\b(tells?|told|telling)\b/i,
  "fix or repair": /\b(mend(s|ed|ing)?|cures?|cured)\b/i,
  "whoever: the caller": /\bwhoever\b/i,
  "is notified of": /\bhears? of\b/i,
  "while or until": /\bas long as\b/i,
  automatically: /\bby (itself|themselves)\b/i,
  "happens or occurs": /\b(comes?|came) to pass\b/i,
  "no one, or the role": /\bnobody\b/i,
  "reject, or decline": /\brefus(e|es|ed|al|als|ing)\b/i,
  error: /\bfaults?\b/i,
  "persists or takes": /\blasts\b/i,
  "cache, store, retain": /\b(keeps?|kept|keeping)\b/i,
  "read or check": /\blook(s|ed|ing)? at\b/i,
  "be, be stored, represent": /\b(stands?|stood|standing)\b/i,
  "dependencies or node dependencies": /\bsurroundings\b/i,
  "outbox or write-ahead log": /\bjournal/i,
  telemetry: /\bsight\b/i,
  descriptors: /\bfacts\b/i,
  "import session or input": /\bintake\b/i,
  "dry run": /\brehears/i,
};

interface Page {
  readonly path: string;
  readonly text: string;
  /** What is neither a block of code, a heading, a row of a table nor a comment, with its number. */
  readonly prose: readonly (readonly [number, string])[];
}

function readPage(path: string, text: string): Page {
  let isCode = false;
  const prose = text.split("\n").flatMap((line, at) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    else if (!isCode && !/^\s*(\||#|<!--)/.test(line)) return [[at + 1, line] as const];
    return [];
  });
  return { path, text, prose };
}

/** The sentences of a page with their tables, but without code. */
function wordsOf({ text }: Page): string {
  return text
    .replace(/^[ ]*```[\s\S]*?^[ ]*```/gm, "")
    .replace(/`[^`]*`/g, "code")
    .replace(/<!--[\s\S]*?-->/g, "");
}

function tooLong({ path, text }: Page): string[] {
  const count = text.trim().split(/\s+/).length;
  return count > maximumWords ? [`${path}: ${count} words`] : [];
}

function tooWide({ path, prose }: Page): string[] {
  return prose
    .filter(([, line]) => line.length > maximumWidth && /\s\S/.test(line.slice(0, maximumWidth).trim()))
    .map(([at, line]) => `${path}:${at}: ${line.length} columns`);
}

function avoidedIn(page: Page): string[] {
  const text = wordsOf(page);
  return Object.entries(avoided).flatMap(([instead, pattern]) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [`${page.path}: ${word} (write: ${instead})`];
  });
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
  .map((path) => readPage(path, readFileSync(join(root, path), "utf8")));

const rules = [
  { rule: "have at most 2,500 words", find: tooLong, bad: `${"word ".repeat(maximumWords)}more` },
  { rule: "are wrapped at 120 columns", find: tooWide, bad: "a ".repeat(61) },
  { rule: "use the terms of the field", find: avoidedIn, bad: "A mistake is told." },
  { rule: "link to pages and headings that exist", find: deadLinks, bad: "[a page](no-such-page.md)" },
  { rule: "name files that exist", find: missingFiles, bad: "`runtime/no-such-file.ts`" },
  { rule: "name scripts that exist", find: missingScripts, bad: "npm run nothing" },
] as const;

/** The help that editors show for the keys of the spec, as a page. */
const help = readPage(
  "spec/schema.json",
  [...readFileSync(join(root, "spec/schema.json"), "utf8").matchAll(/"description": "(.*)"/g)]
    .map(([, text = ""]) => text)
    .join("\n"),
);

describe("the help for the keys of the spec", () => {
  it("uses the terms of the field", () => {
    expect(help.text.length).toBeGreaterThan(1000);
    expect(avoidedIn(help)).toEqual([]);
  });
});

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

describe("the rules for pages find one that does not", () => {
  it.each(rules)("$rule", ({ find, bad }) => {
    expect(find(readPage("README.md", bad))).toHaveLength(1);
  });

  it("link to headings that exist, in the page itself too", () => {
    const page = readPage("README.md", "[here](#no-such-heading)");
    expect(deadLinks(page)).toEqual(["README.md: #no-such-heading"]);
  });

  it("may hold wide code and tables", () => {
    const wide = "x ".repeat(100);
    const page = readPage("README.md", `\`\`\`\n${wide}\n\`\`\`\n| ${wide} |\n`);
    expect(tooWide(page)).toEqual([]);
  });
});
