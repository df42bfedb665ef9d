import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formatYaml } from "../../generator/spec/format.js";
import { createRandom, type Random } from "../support/random.js";
import { root } from "../support/workspace.js";

const folders = ["test/products/library/spec", "test/golden/base/spec"].map((folder) => join(root, folder));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .map((path) => join(folder, path)),
);

/** The text with other blanks, in places where they mean nothing: deeper levels, wide gaps, empty lines, line ends. */
function disturb(text: string, { below: random }: Random): string {
  const step = 1 + random(3);
  const lines = text.split("\n").flatMap((line) => {
    const blanks = /^ */.exec(line)?.[0].length ?? 0;
    const body = line
      .slice(blanks)
      .replaceAll(/(?<=^[\w-]+:) (?=[\w{["])/g, () => " ".repeat(1 + random(4)))
      .replaceAll(/\{ (?=\w+: )/g, () => `{${" ".repeat(random(3))}`)
      .replace(/ \}$/, () => `${" ".repeat(random(3))}}`);
    const moved = " ".repeat((blanks / 2) * (step + 1)) + body;
    const end = line.startsWith("#") ? "" : " ".repeat(random(3));
    return random(12) === 0 ? [moved + end, "", ""] : [moved + end];
  });
  return `${lines.join("\n")}${"\n".repeat(random(3))}`;
}

function comments(text: string): readonly string[] {
  return [...text.matchAll(/^\s*#\s*(.*?)\s*$/gm)].map(([, words = ""]) => words);
}

describe("fmt", () => {
  it.each(files)("leaves %s byte for byte as it is", (path) => {
    const text = readFileSync(path, "utf8");
    expect(formatYaml(text)).toBe(text);
  });

  it.each(files)(
    "finds one layout for %s however its blanks are changed, and retains meaning and comments",
    (path) => {
      const text = readFileSync(path, "utf8");
      const random = createRandom(path.length);
      for (let round = 0; round < 3; round++) {
        const other = disturb(text, random);
        const formatted = formatYaml(other) ?? "";
        expect(parse(formatted, { merge: true })).toEqual(parse(text, { merge: true }));
        expect(comments(formatted)).toEqual(comments(text));
        expect(formatYaml(formatted)).toBe(formatted);
        const withoutEmpty = (lines: string): string => lines.replaceAll(/\n\n+/g, "\n");
        expect(withoutEmpty(formatted)).toBe(withoutEmpty(text));
      }
    },
  );

  it("lays out tables, lists, quotes and comments", () => {
    const [written, formatted] = ["written", "formatted"].map((name) =>
      readFileSync(join(import.meta.dirname, `layout/${name}.txt`), "utf8"),
    );
    expect(formatYaml((written ?? "").replaceAll("\n", "\r\n"))).toBe(formatted);
  });

  it("prints what is longer than a line as a block, and wraps texts", () => {
    const words = "words ".repeat(25).trim();
    expect(formatYaml(`title: { type: text, by: [id, slug], text: ${words} }\n`)?.split("\n")).toEqual([
      "title:",
      "  type: text",
      "  by: [id, slug]",
      `  text: ${words.slice(0, 101)}`,
      `    ${words.slice(102)}`,
      "",
    ]);
  });

  it("leaves alone what YAML cannot read", () => {
    expect(formatYaml("fields: { title: text")).toBeUndefined();
  });
});
