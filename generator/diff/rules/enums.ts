import type { Enum, Model } from "../../model/model.js";
import type { Finding } from "../change.js";
import { pairNamed, pairUp } from "../pairs.js";
import {
  altered,
  type Both,
  breaksCode,
  breaksReading,
  breaksRequests,
  breaksWriting,
  fresh,
  gone,
  type Rule,
  safe,
} from "../rule.js";
import { type Uses, usesOf } from "./type-uses.js";

/**
 * Changes of enums. What a change means depends on who uses the type: sets of values are closed, so a value more in
 * answers is one that old code refuses or has no case for, while a value more in requests harms nobody.
 */
export const enumRules: readonly Rule[] = [
  {
    code: "CHG401",
    name: "enum_removed",
    effects: breaksCode,
    log: "removed",
    message: "The type `{address}` is gone.",
    find: (both) => enums(both).removed.map(({ name }) => gone(both, name, ["types", "enums", name])),
  },
  {
    code: "CHG402",
    name: "enum_added",
    effects: safe,
    log: "added",
    message: "There is a type `{address}`.",
    find: (both) => enums(both).added.map(({ name }) => fresh(both, name, ["types", "enums", name])),
  },
  {
    code: "CHG403",
    name: "field_value_removed",
    effects: breaksWriting,
    log: "removed",
    message: "Records can no longer be given the value `{address}`.",
    find: (both) => values(both, "removed", ({ fields }) => fields),
  },
  {
    code: "CHG404",
    name: "query_value_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "removed",
    message: "Lists no longer take the value `{address}`.",
    find: (both) => values(both, "removed", ({ filters, fields }) => difference(filters, fields)),
  },
  {
    code: "CHG405",
    name: "answer_value_removed",
    effects: breaksCode,
    log: "removed",
    message: "Answers no longer show the value `{address}`.",
    find: (both) =>
      values(both, "removed", ({ answers, fields, filters }) =>
        difference(difference(answers, fields), filters),
      ),
  },
  {
    code: "CHG406",
    name: "answer_value_added",
    effects: breaksReading,
    log: "added",
    message: "Answers may show the value `{address}`, for which old code has no case.",
    find: (both) => values(both, "added", ({ answers }) => answers),
  },
  {
    code: "CHG407",
    name: "request_value_added",
    effects: safe,
    log: "added",
    message: "Callers may send the value `{address}`.",
    find: (both) =>
      values(both, "added", ({ fields, filters, answers }) =>
        difference(new Set([...fields, ...filters]), answers),
      ),
  },
  {
    code: "CHG408",
    name: "exported_value_removed",
    effects: breaksCode,
    log: "removed",
    message: "The value `{address}` of a type that nothing uses is gone.",
    find: (both) => unusedValues(both, "removed"),
  },
  {
    code: "CHG409",
    name: "exported_value_added",
    effects: safe,
    log: "added",
    message: "A type that nothing uses has the value `{address}`.",
    find: (both) => unusedValues(both, "added"),
  },
  {
    code: "CHG410",
    name: "spelling_removed",
    effects: breaksRequests,
    log: "removed",
    message: "The value `{address}` can no longer be written as {value}.",
    find: (both) => spellings(both, "removed"),
  },
  {
    code: "CHG411",
    name: "spelling_added",
    effects: safe,
    log: "added",
    message: "The value `{address}` may be written as {value}.",
    find: (both) => spellings(both, "added"),
  },
];

/** Statuses and languages make enums as well; they have rules of their own. */
const made: readonly string[] = ["status", "language"];

function enums({ old, next }: Both) {
  const written = (model: Model): readonly Enum[] => model.enums.filter(({ name }) => !made.includes(name));
  return pairNamed(written(old.model), written(next.model));
}

function values(
  both: Both,
  part: "added" | "removed",
  namesOf: (uses: Uses) => ReadonlySet<string>,
): readonly Finding[] {
  // A value that is gone mattered to those who used the type; one that comes, to those who use it now.
  const names = namesOf(usesOf(part === "removed" ? both.old.model : both.next.model));
  return enums(both)
    .kept.filter(([{ name }]) => names.has(name))
    .flatMap(([old, next]) =>
      pairUp(old.values, next.values, ({ value }) => value)[part].map(({ value }) =>
        altered(both, `${next.name}.${value}`, ["types", "enums", next.name, value]),
      ),
    );
}

function spellings(both: Both, part: "added" | "removed"): readonly Finding[] {
  return enums(both).kept.flatMap(([old, next]) =>
    pairUp(
      Object.entries(old.spellings ?? {}),
      Object.entries(next.spellings ?? {}),
      ([sent, value]) => `${sent} ${value}`,
    )[part].map(([sent, value]) =>
      altered(both, `${next.name}.${value}`, ["types", "spellings", next.name, sent], { value: sent }),
    ),
  );
}

function difference(names: ReadonlySet<string>, without: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...names].filter((name) => !without.has(name)));
}

/** Values of types that nothing sends or shows. */
function unusedValues(both: Both, part: "added" | "removed"): readonly Finding[] {
  const known = new Set(both.old.model.enums.map(({ name }) => name));
  return values(both, part, ({ fields, filters, answers }) =>
    difference(known, new Set([...fields, ...filters, ...answers])),
  );
}
