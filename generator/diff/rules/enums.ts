import type { Enum } from "../../model/model.js";
import { altered, type Find, type Finders, findersOf, type Part } from "../finders.js";
import { pairUp } from "../pairs.js";
import { modelRows } from "../row-pairs.js";
import { type Uses, usesOf } from "./type-uses.js";

/** Statuses and languages make enums as well; they have rules of their own. */
const builtIn: readonly string[] = ["status", "language"];

const enumRows = modelRows(
  (model) => model.enums.filter(({ name }) => !builtIn.includes(name)),
  ["types", "enums"],
);
const enums = findersOf<Enum>(enumRows);

/**
 * Changes of enums. What a change means depends on who uses the type: sets of values are closed, so a value more in
 * answers is one that old code rejects or has no case for, while a value more in requests harms no caller.
 */
export const enumChanges = {
  enum_removed: enums.removed,
  enum_added: enums.added,
  field_value_removed: values("removed", ({ fields }) => fields),
  query_value_removed: values("removed", ({ filters, fields }) => filters && !fields),
  answer_value_removed: values("removed", ({ answers, fields, filters }) => answers && !fields && !filters),
  answer_value_added: values("added", ({ answers }) => answers),
  request_value_added: values("added", ({ fields, filters, answers }) => (fields || filters) && !answers),
  exported_value_removed: values("removed", isUnused),
  exported_value_added: values("added", isUnused),
  spelling_removed: spellings("removed"),
  spelling_added: spellings("added"),
} satisfies Finders;

function values(part: Part, isMeant: (uses: Uses) => boolean): Find {
  return enums.inPairs(({ old, next }, both) => {
    // A removed value matters to those who used the type before; an added one, to those who use it now.
    const { model } = part === "removed" ? both.old : both.next;
    if (!isMeant(usesOf(model, old.name))) return [];
    return pairUp(old.values, next.values, ({ value }) => value)[part].map(({ value }) => ({
      address: `${next.name}.${value}`,
      at: [value],
    }));
  });
}

function isUnused({ fields, filters, answers }: Uses): boolean {
  return !fields && !filters && !answers;
}

function spellings(part: Part): Find {
  return (both) =>
    enumRows(both).common.flatMap(({ old, next }) =>
      pairUp(spellingsOf(old), spellingsOf(next), ([sent, value]) => `${sent} ${value}`)[part].map(
        ([sent, value]) => {
          const path = ["types", "spellings", next.name, sent];
          const address = `${next.name}.${value}`;
          return altered(both, { address, oldPath: path, path }, { words: { value: sent } });
        },
      ),
    );
}

function spellingsOf({ spellings: table = {} }: Enum): readonly (readonly [sent: string, value: string])[] {
  return Object.entries(table);
}
