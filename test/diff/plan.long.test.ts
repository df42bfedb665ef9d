import { describe, expect, it } from "vitest";
import { diffSpecs } from "../../generator/diff/diff.js";
import { planMigration } from "../../generator/diff/migration-plan.js";
import type { MigrationStep } from "../../generator/diff/migration-step.js";
import { type Pair, readPairs, readSide } from "./pairs.js";

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

function judgementsOf(pair: Pair): { readonly isReported: boolean; readonly isPlanned: boolean } {
  const [old, next] = [readSide(pair.old, "old"), readSide([...pair.old, ...pair.new], "new")];
  const { steps } = planMigration(old.model, next.model);
  return {
    isReported: diffSpecs({ old, next }).some(({ effects }) => effects.stored === "migration"),
    isPlanned: steps.some(({ kind }) => !quiet.includes(kind)),
  };
}

describe("the comparison", () => {
  it.each(readPairs())(
    "says that documents need a migration exactly where the plan has steps: $name",
    (pair) => {
      const { isReported, isPlanned } = judgementsOf(pair);
      expect(isReported).toBe(isPlanned || Object.hasOwn(unplanned, pair.name));
      if (Object.hasOwn(unplanned, pair.name)) expect(isPlanned).toBe(false);
    },
  );
});
