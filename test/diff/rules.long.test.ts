import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Change } from "../../generator/diff/change.js";
import { diffSpecs } from "../../generator/diff/diff.js";
import { rules } from "../../generator/diff/rules/index.js";
import type { Place } from "../../generator/model/model.js";
import { type Pair, pairsFolder, readPairs, readSide } from "./pairs.js";

const isUpdate = process.env.UPDATE_GOLDEN === "1";
const pairs = readPairs();

function changesOf(pair: Pair): readonly Change[] {
  return diffSpecs({
    old: readSide(pair.old, "old"),
    next: readSide([...pair.old, ...pair.new], "new"),
  });
}

function printChange({ code, name, verdict, message, old, new: next }: Change): string {
  return `${code} ${name} ${verdict}: ${message}\n  old ${printPlace(old)}, new ${printPlace(next)}\n`;
}

function printPlace(place: Place | undefined): string {
  return place === undefined ? "-" : `${place.file}:${place.line}:${place.column}`;
}

describe("the rules of the comparison", () => {
  it("are at least 80, each with a code and a name of its own and a pair of specs", () => {
    expect(rules.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
    expect(rules.map(({ name }) => name).sort()).toEqual(pairs.map(({ name }) => name).sort());
  });

  it.each(pairs)("find the change of $name with its places", (pair) => {
    const changes = changesOf(pair);
    const path = join(pairsFolder, pair.name, "changes.txt");
    const printed = changes.map(printChange).join("");
    if (isUpdate) writeFileSync(path, printed);
    expect(changes.map(({ name }) => name)).toContain(pair.name);
    expect(printed).toBe(existsSync(path) ? readFileSync(path, "utf8") : "");
  });

  it("find nothing between equal specs", () => {
    expect(diffSpecs({ old: readSide([], "old"), next: readSide([], "new") })).toEqual([]);
  });
});
