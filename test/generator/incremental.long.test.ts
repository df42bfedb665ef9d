import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { generate } from "../../generator/generate.js";
import { copyBase, filesOf, type SpecOnDisk } from "./golden.js";

let copy: SpecOnDisk;
beforeEach(() => {
  copy = copyBase();
});
afterEach(() => {
  copy.remove();
});

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

  it("rewrites only the files that follow the edit", () => {
    generate({ spec: copy.folder, out: copy.out });
    copy.apply([{ file: "resources/book.yaml", find: "maximum: 9999", replace: "maximum: 999" }]);
    const { result, output } = generate({ spec: copy.folder, out: copy.out });
    expect(result?.written).toContain("server/books/ajv.ts");
    expect(result?.written.filter((path) => path.includes("shelves"))).toEqual([]);
    expect(filesOf(copy.out).size).toBe((output?.files.length ?? 0) + 1);
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
