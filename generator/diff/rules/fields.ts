import type { Field, Parameter } from "../../model/model.js";
import type { Finding } from "../change.js";
import { isFormer } from "../pairs.js";
import { changed, fieldRows, keyFindings, loneFindings } from "../rows.js";
import { type Both, breaksCode, breaksRequests, needsMigration, type Rule, safe } from "../rule.js";
import { sentRelation, typeWords } from "../type-relation.js";
import { hasNarrowerLimits, hasWiderLimits, limitWords, referenceOf, targetOf } from "./parameters.js";

const breaksWriting = { ...breaksRequests, ...breaksCode, ...needsMigration };

/** Changes of the fields that callers write and documents keep. What answers show of them is told by other rules. */
export const fieldRules: readonly Rule[] = [
  {
    code: "CHG201",
    name: "field_removed",
    effects: breaksWriting,
    log: "removed",
    message: "The field `{address}` is gone: what callers send for it is lost.",
    find: (both) => loneFindings(both, fieldRows(both).removed, "old"),
  },
  {
    code: "CHG202",
    name: "field_added",
    effects: safe,
    log: "added",
    message: "Records have a field `{address}`.",
    find: (both) =>
      loneFindings(
        both,
        fieldRows(both).added.filter(({ row }) => !row.required),
        "new",
      ),
  },
  {
    code: "CHG203",
    name: "required_field_added",
    effects: breaksWriting,
    log: "added",
    message: "A create needs the new field `{address}`.",
    find: (both) =>
      loneFindings(
        both,
        fieldRows(both).added.filter(({ row }) => row.required),
        "new",
      ),
  },
  {
    code: "CHG204",
    name: "field_renamed",
    effects: breaksWriting,
    log: "changed",
    message: "The field `{address}` is called `{after}`.",
    find: (both) => keyFindings(both, fieldRows(both).renamed, "", (old, next) => [old.name, next.name]),
  },
  {
    code: "CHG205",
    name: "field_became_required",
    effects: breaksWriting,
    log: "changed",
    message: "A create needs `{address}`.",
    find: (both) =>
      keys(
        both,
        "required",
        changed(
          ({ required }) => required,
          (before) => !before,
        ),
      ),
  },
  {
    code: "CHG206",
    name: "field_became_optional",
    effects: safe,
    log: "changed",
    message: "A create may leave out `{address}`.",
    find: (both) =>
      keys(
        both,
        "required",
        changed(
          ({ required }) => required,
          (before) => before,
        ),
      ),
  },
  {
    code: "CHG207",
    name: "field_nullable_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "changed",
    message: "`{address}` no longer takes null.",
    find: (both) =>
      keys(
        both,
        "nullable",
        changed(
          ({ nullable }) => nullable,
          (before) => before,
        ),
      ),
  },
  {
    code: "CHG208",
    name: "field_nullable_added",
    effects: safe,
    log: "changed",
    message: "`{address}` takes null, which stands for none.",
    find: (both) =>
      keys(
        both,
        "nullable",
        changed(
          ({ nullable }) => nullable,
          (before) => !before,
        ),
      ),
  },
  {
    code: "CHG209",
    name: "field_blank_removed",
    effects: breaksRequests,
    log: "changed",
    message: "`{address}` no longer takes an empty text.",
    find: (both) =>
      keys(
        both,
        "blank",
        changed(
          ({ blank }) => blank,
          (before) => before,
        ),
      ),
  },
  {
    code: "CHG210",
    name: "field_blank_added",
    effects: safe,
    log: "changed",
    message: "`{address}` takes an empty text.",
    find: (both) =>
      keys(
        both,
        "blank",
        changed(
          ({ blank }) => blank,
          (before) => !before,
        ),
      ),
  },
  {
    code: "CHG211",
    name: "field_default_changed",
    effects: breaksRequests,
    log: "changed",
    message: "A create that leaves out `{address}` stored {before}, and stores {after}.",
    find: (both) =>
      keys(
        both,
        "default",
        changed(advertised, (before, after) => before !== undefined && after !== undefined),
      ),
  },
  {
    code: "CHG212",
    name: "field_default_added",
    effects: breaksRequests,
    log: "changed",
    message: "A create that leaves out `{address}` stores {after}.",
    find: (both) =>
      keys(
        both,
        "default",
        changed(advertised, (before) => before === undefined),
      ),
  },
  {
    code: "CHG213",
    name: "field_default_removed",
    effects: breaksRequests,
    log: "changed",
    message: "A create that leaves out `{address}` no longer stores {before}.",
    find: (both) =>
      keys(
        both,
        "default",
        changed(advertised, (_before, after) => after === undefined),
      ),
  },
  {
    code: "CHG214",
    name: "field_initial_changed",
    effects: breaksRequests,
    log: "changed",
    message: "A create that leaves out `{address}` started with {before}, and starts with {after}.",
    find: (both) =>
      keys(both, "initial", (old, next) =>
        old.default === undefined && next.default === undefined
          ? changed(({ initial }: Field) => initial)(old, next)
          : undefined,
      ),
  },
  {
    code: "CHG215",
    name: "field_limits_narrowed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "`{address}` took {before}, and takes {after}.",
    find: (both) => limits(both, hasNarrowerLimits),
  },
  {
    code: "CHG216",
    name: "field_limits_widened",
    effects: safe,
    log: "changed",
    message: "`{address}` took {before}, and takes {after}.",
    find: (both) => limits(both, (old, next) => hasWiderLimits(old, next) && !hasNarrowerLimits(old, next)),
  },

  // Types
  {
    code: "CHG220",
    name: "field_type_changed",
    effects: breaksWriting,
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}.",
    find: (both) => types(both, "other"),
  },
  {
    code: "CHG221",
    name: "field_type_narrowed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}, which takes less.",
    find: (both) => types(both, "narrower"),
  },
  {
    code: "CHG222",
    name: "field_type_widened",
    effects: safe,
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}, which takes more.",
    find: (both) => types(both, "wider"),
  },
  {
    code: "CHG223",
    name: "field_localized",
    effects: needsMigration,
    log: "changed",
    message: "`{address}` has a value for each language.",
    find: (both) =>
      keys(
        both,
        "localized",
        changed(
          ({ localized }) => localized,
          (before) => !before,
        ),
      ),
  },
  {
    code: "CHG224",
    name: "field_no_longer_localized",
    effects: { "wire-response": "breaking", ...needsMigration },
    log: "changed",
    message: "`{address}` has one value for all languages.",
    find: (both) =>
      keys(
        both,
        "localized",
        changed(
          ({ localized }) => localized,
          (before) => before,
        ),
      ),
  },
  {
    code: "CHG225",
    name: "field_extension_changed",
    effects: safe,
    log: "changed",
    message: "`{address}` belonged to the extension {before}, and belongs to {after}.",
    find: (both) =>
      keys(
        both,
        "extension",
        changed(({ extension }) => extension),
      ),
  },

  // Relations
  {
    code: "CHG230",
    name: "relation_target_changed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "`{address}` referred to {before}, and refers to {after}.",
    find: (both) =>
      keys(both, "relation", (old, next) => {
        const [before, after] = [targetOf(old), targetOf(next)];
        return isFormer(before, after) ? undefined : [before?.name, after?.name];
      }),
  },
  {
    code: "CHG231",
    name: "relation_became_single",
    effects: breaksWriting,
    log: "changed",
    message: "`{address}` refers to one record rather than to many.",
    find: (both) =>
      keys(
        both,
        "many",
        changed(
          (field) => referenceOf(field)?.many,
          (before) => before === true,
        ),
      ),
  },
  {
    code: "CHG232",
    name: "relation_became_many",
    effects: { ...breaksCode, ...needsMigration },
    log: "changed",
    message: "`{address}` refers to many records rather than to one.",
    find: (both) =>
      keys(
        both,
        "many",
        changed(
          (field) => referenceOf(field)?.many,
          (before) => before === false,
        ),
      ),
  },
  {
    code: "CHG233",
    name: "relation_key_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "changed",
    message: "`{address}` named records by {before}, and names them by {after}.",
    find: (both) =>
      keys(
        both,
        "by",
        changed((field) => referenceOf(field)?.by, lacksSome),
      ),
  },
  {
    code: "CHG234",
    name: "relation_key_added",
    effects: safe,
    log: "changed",
    message: "`{address}` named records by {before}, and may name them by {after}.",
    find: (both) =>
      keys(
        both,
        "by",
        changed(
          (field) => referenceOf(field)?.by,
          (before, after) => !lacksSome(before, after),
        ),
      ),
  },
  {
    code: "CHG235",
    name: "relation_create_narrowed",
    effects: breaksRequests,
    log: "changed",
    message: "`{address}` no longer makes missing records from a name.",
    find: (both) => creates(both, (before) => before === "name"),
  },
  {
    code: "CHG239",
    name: "relation_record_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "changed",
    message: "`{address}` no longer makes missing records from an object.",
    find: (both) => creates(both, (before) => before === "record"),
  },
  {
    code: "CHG236",
    name: "relation_create_widened",
    effects: safe,
    log: "changed",
    message: "`{address}` makes missing records from {after}.",
    find: (both) => creates(both, (before) => before === "none"),
  },
  {
    code: "CHG237",
    name: "relation_became_acyclic",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "By `{address}` no record may be its own ancestor.",
    find: (both) =>
      keys(
        both,
        "acyclic",
        changed(
          ({ acyclic }) => acyclic,
          (before) => !before,
        ),
      ),
  },
  {
    code: "CHG238",
    name: "relation_became_cyclic",
    effects: safe,
    log: "changed",
    message: "By `{address}` records may be their own ancestors.",
    find: (both) =>
      keys(
        both,
        "acyclic",
        changed(
          ({ acyclic }) => acyclic,
          (before) => before,
        ),
      ),
  },
];

function keys(
  both: Both,
  key: string,
  judge: (old: Field, next: Field) => readonly [unknown, unknown] | undefined,
): readonly Finding[] {
  const { kept, renamed } = fieldRows(both);
  return keyFindings(both, [...kept, ...renamed], key, judge);
}

function creates(both: Both, isMeant: (before: string | undefined) => boolean): readonly Finding[] {
  return keys(
    both,
    "create",
    changed((field) => referenceOf(field)?.create, isMeant),
  );
}

function types(both: Both, relation: ReturnType<typeof sentRelation>): readonly Finding[] {
  return keys(both, "type", (old, next) =>
    sentRelation(old.type, next.type) === relation ? [typeWords(old.type), typeWords(next.type)] : undefined,
  );
}

function limits(both: Both, isMeant: (old: Parameter, next: Parameter) => boolean): readonly Finding[] {
  return keys(both, "minimum", (old, next) =>
    isMeant(old, next) ? [limitWords(old), limitWords(next)] : undefined,
  );
}

function advertised({ default: value }: Field): Field["default"] {
  return value;
}

function lacksSome(before: readonly string[] | undefined, after: readonly string[] | undefined): boolean {
  return (before ?? []).some((key) => after?.includes(key) !== true);
}
