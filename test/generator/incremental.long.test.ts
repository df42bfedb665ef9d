import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { generate } from "../../generator/generate.js";
import { explain, type Run } from "../../generator/why.js";
import { copyBase, filesOf, type SpecOnDisk } from "./golden.js";

let copy: SpecOnDisk;
beforeEach(() => {
  copy = copyBase();
});
afterEach(() => {
  copy.remove();
});

const run = (): { made: Run; result: Awaited<ReturnType<typeof generate>>["result"] } => {
  const { spec, specFiles, output, result } = generate({ spec: copy.folder, out: copy.out });
  if (output === undefined) throw new Error("The spec has errors.");
  return { made: { spec, files: specFiles, output }, result };
};

describe("a process that generates again and again", () => {
  it("makes the same files as a new one, whatever has been edited in between", async () => {
    const random = randomNumbers(7);
    const paths = readdirSync(copy.folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".yaml"))
      .sort();
    let sound = 0;
    for (let edit = 0; edit < 40 && sound < 12; edit += 1) {
      const path = join(copy.folder, paths[random(paths.length)] ?? "");
      const before = readFileSync(path, "utf8");
      writeFileSync(path, edited(before, random));
      const { result } = generate({ spec: copy.folder, out: copy.out });
      if (result === undefined) {
        writeFileSync(path, before);
        continue;
      }
      sound += 1;
      expect(result.conflicts).toEqual([]);
      // Modules of their own remember nothing.
      vi.resetModules();
      const { check } = await import("../../generator/generate.js");
      expect(check({ spec: copy.folder, out: copy.out }).result).toEqual([]);
    }
    expect(sound).toBe(12);
  });

  it("rewrites only the files that follow the edit, and names the part of the spec for each", () => {
    const { made } = run();
    copy.apply([{ file: "resources/book.yaml", find: "maximum: 9999", replace: "maximum: 999" }]);
    const { made: next, result } = run();
    if (result === undefined) throw new Error("Nothing was written.");
    const reasons = explain(made, next, result);
    expect([...reasons.keys()]).toContain("server/books/ajv.ts");
    expect([...reasons.keys()].filter((path) => path.includes("shelves"))).toEqual([]);
    expect(new Set(reasons.values())).toEqual(new Set(["spec/resources/book.yaml:20 fields.pages.maximum"]));
  });

  it("distinguishes which of two edits a file follows, and what is missing", () => {
    const { made } = run();
    copy.apply([
      { file: "resources/book.yaml", find: "maximum: 9999", replace: "maximum: 999" },
      { file: "text/de.yaml", find: "[de] Number of pages.", replace: "[de] Zahl der Seiten." },
    ]);
    const { made: next, result } = run();
    if (result === undefined) throw new Error("Nothing was written.");
    const reasons = explain(made, next, result);
    expect(reasons.get("server/books/ajv.ts")).toMatch(/^spec\/resources\/book\.yaml:20 \S+$/);
    expect(reasons.get("server/translations/de.ts")).toMatch(/^spec\/text\/de\.yaml:\d+ \S+$/);
    expect(filesOf(copy.out).size).toBe(next.output.files.length + 1);
  });
});

/** The text with one number or one word of prose changed. */
function edited(text: string, random: (limit: number) => number): string {
  const places = [...text.matchAll(/(?<=: )\d+\b|(?<=text: "?)[A-Z][a-z]+/g)];
  const place = places[random(places.length)];
  if (place === undefined) return `${text}# A comment.\n`;
  const [old] = place;
  const fresh = /\d/.test(old) ? String(Number(old) + 1 + random(3)) : `Word${random(100)}`;
  return text.slice(0, place.index) + fresh + text.slice(place.index + old.length);
}

/** Numbers below a limit, the same in every run. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
