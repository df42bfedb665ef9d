import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Change } from "../../generator/diff/change.js";
import { diffSpecs } from "../../generator/diff/diff.js";
import { planMigration } from "../../generator/diff/migration-plan.js";
import type { MigrationStep } from "../../generator/diff/migration-step.js";
import { rules } from "../../generator/diff/rules/index.js";
import type { Place } from "../../generator/model/model.js";
import { pairsFolder, readPairs, readSide } from "./pairs.js";

const isUpdate = process.env.UPDATE_GOLDEN === "1";
const pairs = readPairs();

/** Steps that leave documents as they are: the service makes collections and indexes itself, and notes are for readers. */
const quiet: readonly MigrationStep["kind"][] = ["add_collection", "add_index", "remove_index", "note"];

/** Changes after which documents are not right, although a plan has no step for them. */
const unplanned: Readonly<Record<string, string>> = {
  field_pattern_changed: "only people can say which text matches instead",
  field_sizes_narrowed: "only people can say what to leave out of a text or list",
  property_sizes_narrowed: "only people can say what to leave out of a text or list",
  unique_added: "only people can say which of the records with the same value changes it",
  validation_added: "only the function says which records it rejects",
  relation_became_acyclic: "which records are their own ancestors shows in documents only",
  recurrence_changed:
    "the author of a change of the fields of series has to decide what becomes of existing series",
  counted_field_changed: "terms that count nothing any more keep their last counts",
};

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

  const base = readSide([], "old");

  it.each(pairs)(
    "find the change of $name with its places, and whether the plan has steps for it",
    (pair) => {
      const old = pair.old.length === 0 ? base : readSide(pair.old, "old");
      const next = readSide([...pair.old, ...pair.new], "new");
      const changes = diffSpecs({ old, next });
      const path = join(pairsFolder, pair.name, "changes.txt");
      const printed = changes.map(printChange).join("");
      if (isUpdate) writeFileSync(path, printed);
      expect(changes.map(({ name }) => name)).toContain(pair.name);
      expect(printed).toBe(existsSync(path) ? readFileSync(path, "utf8") : "");
      const isPlanned = planMigration(old.model, next.model).steps.some(({ kind }) => !quiet.includes(kind));
      const isUnplanned = Object.hasOwn(unplanned, pair.name);
      expect(changes.some(({ effects }) => effects.stored === "migration")).toBe(isPlanned || isUnplanned);
      if (isUnplanned) expect(isPlanned).toBe(false);
    },
  );

  it("find nothing between equal specs", () => {
    expect(diffSpecs({ old: base, next: readSide([], "new") })).toEqual([]);
  });
});
