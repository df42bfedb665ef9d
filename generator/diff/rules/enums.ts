import type { Enum } from "../../model/model.js";
import { pairUp } from "../pairs.js";
import { rowKinds } from "../row-kinds.js";
import { modelRows } from "../row-pairs.js";
import {
  alteration,
  breaksCode,
  breaksQueries,
  breaksReading,
  breaksRequests,
  breaksWriting,
  type RuleKind,
  type RuleTable,
  ruleKind,
  safe,
} from "../rule.js";
import { type Uses, usesOf } from "./type-uses.js";

/** Statuses and languages make enums as well; they have rules of their own. */
const builtIn: readonly string[] = ["status", "language"];

const enumRows = modelRows(
  (model) => model.enums.filter(({ name }) => !builtIn.includes(name)),
  ["types", "enums"],
);
const enums = rowKinds<Enum>(enumRows);

type Part = "added" | "removed";

/**
 * Changes of enums. What a change means depends on who uses the type: sets of values are closed, so a value more in
 * answers is one that old code rejects or has no case for, while a value more in requests harms no caller.
 */
export const enumRules: RuleTable = {
  CHG401: enums.removed("enum_removed", breaksCode, "The type `{address}` is gone."),
  CHG402: enums.added("enum_added", safe, "There is a type `{address}`."),
  CHG403: values("removed", ({ fields }) => fields)(
    "field_value_removed",
    breaksWriting,
    "Records can no longer be given the value `{address}`.",
  ),
  CHG404: values("removed", ({ filters, fields }) => difference(filters, fields))(
    "query_value_removed",
    breaksQueries,
    "Lists no longer take the value `{address}`.",
  ),
  CHG405: values("removed", ({ answers, fields, filters }) => difference(answers, union(fields, filters)))(
    "answer_value_removed",
    breaksCode,
    "Answers no longer show the value `{address}`.",
  ),
  CHG406: values("added", ({ answers }) => answers)(
    "answer_value_added",
    breaksReading,
    "Answers may show the value `{address}`, for which old code has no case.",
  ),
  CHG407: values("added", ({ fields, filters, answers }) => difference(union(fields, filters), answers))(
    "request_value_added",
    safe,
    "Callers may send the value `{address}`.",
  ),
  CHG408: unusedValues("removed")(
    "exported_value_removed",
    breaksCode,
    "The value `{address}` of a type that nothing uses is gone.",
  ),
  CHG409: unusedValues("added")(
    "exported_value_added",
    safe,
    "A type that nothing uses has the value `{address}`.",
  ),
  CHG410: spellings("removed")(
    "spelling_removed",
    breaksRequests,
    "The value `{address}` can no longer be written as {value}.",
  ),
  CHG411: spellings("added")("spelling_added", safe, "The value `{address}` may be written as {value}."),
};

/** A value of an enum that has the uses that `namesOf` selects. */
function values(part: Part, namesOf: (uses: Uses) => Names): RuleKind {
  return ruleKind(part, (both) => {
    // A removed value matters to those who used the type before; an added one, to those who use it now.
    const names = namesOf(usesOf(part === "removed" ? both.old.model : both.next.model));
    return enumRows(both)
      .common.filter(({ old }) => names.has(old.name))
      .flatMap(({ old, next, path }) =>
        pairUp(old.values, next.values, ({ value }) => value)[part].map(({ value }) =>
          alteration(both, { address: `${next.name}.${value}`, path: [...path, value] }),
        ),
      );
  });
}

/** A value of a type that nothing sends or shows. */
function unusedValues(part: Part): RuleKind {
  const all = { has: () => true };
  return values(part, ({ fields, filters, answers }) => difference(all, union(fields, filters, answers)));
}

function spellings(part: Part): RuleKind {
  return ruleKind(part, (both) =>
    enumRows(both).common.flatMap(({ old, next }) =>
      pairUp(spellingsOf(old), spellingsOf(next), ([sent, value]) => `${sent} ${value}`)[part].map(
        ([sent, value]) =>
          alteration(both, {
            address: `${next.name}.${value}`,
            path: ["types", "spellings", next.name, sent],
            words: { value: sent },
          }),
      ),
    ),
  );
}

function spellingsOf({ spellings: table = {} }: Enum): readonly (readonly [sent: string, value: string])[] {
  return Object.entries(table);
}

type Names = Pick<ReadonlySet<string>, "has">;

function difference(names: Names, without: Names): Names {
  return { has: (name) => names.has(name) && !without.has(name) };
}

function union(...sets: readonly Names[]): Names {
  return { has: (name) => sets.some((names) => names.has(name)) };
}
