import type { Field } from "../../model/model.js";
import { isFormer } from "../pairs.js";
import { changed, fieldRows, keyFindings, loneFindings } from "../rows.js";
import { breaksCode, breaksRequests, breaksWriting, needsMigration, type Rule, safe } from "../rule.js";
import { parameterFinder } from "./parameter-finder.js";
import { referenceOf, targetOf } from "./parameters.js";

const fields = parameterFinder(fieldRows);

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
    find: fields.turnedOn("required", ({ required }) => required),
  },
  {
    code: "CHG206",
    name: "field_became_optional",
    effects: safe,
    log: "changed",
    message: "A create may leave out `{address}`.",
    find: fields.turnedOff("required", ({ required }) => required),
  },
  {
    code: "CHG207",
    name: "field_nullable_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "changed",
    message: "`{address}` no longer takes null.",
    find: fields.turnedOff("nullable", ({ nullable }) => nullable),
  },
  {
    code: "CHG208",
    name: "field_nullable_added",
    effects: safe,
    log: "changed",
    message: "`{address}` takes null, which stands for none.",
    find: fields.turnedOn("nullable", ({ nullable }) => nullable),
  },
  {
    code: "CHG209",
    name: "field_blank_removed",
    effects: breaksRequests,
    log: "changed",
    message: "`{address}` no longer takes an empty text.",
    find: fields.turnedOff("blank", ({ blank }) => blank),
  },
  {
    code: "CHG210",
    name: "field_blank_added",
    effects: safe,
    log: "changed",
    message: "`{address}` takes an empty text.",
    find: fields.turnedOn("blank", ({ blank }) => blank),
  },
  {
    code: "CHG211",
    name: "field_default_changed",
    effects: breaksRequests,
    log: "changed",
    message: "A create that leaves out `{address}` stored {before}, and stores {after}.",
    find: fields.key(
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
    find: fields.key(
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
    find: fields.key(
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
    find: fields.key("initial", (old, next) =>
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
    find: fields.narrowed,
  },
  {
    code: "CHG216",
    name: "field_limits_widened",
    effects: safe,
    log: "changed",
    message: "`{address}` took {before}, and takes {after}.",
    find: fields.widened,
  },

  // Types
  {
    code: "CHG220",
    name: "field_type_changed",
    effects: breaksWriting,
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}.",
    find: fields.typed("other"),
  },
  {
    code: "CHG221",
    name: "field_type_narrowed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}, which takes less.",
    find: fields.typed("narrower"),
  },
  {
    code: "CHG222",
    name: "field_type_widened",
    effects: safe,
    log: "changed",
    message: "The type of `{address}` was {before} and is {after}, which takes more.",
    find: fields.typed("wider"),
  },
  {
    code: "CHG223",
    name: "field_localized",
    effects: needsMigration,
    log: "changed",
    message: "`{address}` has a value for each language.",
    find: fields.turnedOn("localized", ({ localized }) => localized),
  },
  {
    code: "CHG224",
    name: "field_no_longer_localized",
    effects: { "wire-response": "breaking", ...needsMigration },
    log: "changed",
    message: "`{address}` has one value for all languages.",
    find: fields.turnedOff("localized", ({ localized }) => localized),
  },
  {
    code: "CHG225",
    name: "field_extension_changed",
    effects: safe,
    log: "changed",
    message: "`{address}` belonged to the extension {before}, and belongs to {after}.",
    find: fields.key(
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
    find: fields.key("relation", (old, next) => {
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
    find: fields.turnedOff("many", (field) => referenceOf(field)?.many),
  },
  {
    code: "CHG232",
    name: "relation_became_many",
    effects: { ...breaksCode, ...needsMigration },
    log: "changed",
    message: "`{address}` refers to many records rather than to one.",
    find: fields.turnedOn("many", (field) => referenceOf(field)?.many),
  },
  {
    code: "CHG233",
    name: "relation_key_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "changed",
    message: "`{address}` named records by {before}, and names them by {after}.",
    find: fields.key(
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
    find: fields.key(
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
    find: creates((before) => before === "name"),
  },
  {
    code: "CHG239",
    name: "relation_record_removed",
    effects: { ...breaksRequests, ...breaksCode },
    log: "changed",
    message: "`{address}` no longer makes missing records from an object.",
    find: creates((before) => before === "record"),
  },
  {
    code: "CHG236",
    name: "relation_create_widened",
    effects: safe,
    log: "changed",
    message: "`{address}` makes missing records from {after}.",
    find: creates((before) => before === "none"),
  },
  {
    code: "CHG237",
    name: "relation_became_acyclic",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "By `{address}` no record may be its own ancestor.",
    find: fields.turnedOn("acyclic", ({ acyclic }) => acyclic),
  },
  {
    code: "CHG238",
    name: "relation_became_cyclic",
    effects: safe,
    log: "changed",
    message: "By `{address}` records may be their own ancestors.",
    find: fields.turnedOff("acyclic", ({ acyclic }) => acyclic),
  },
];

function creates(isMeant: (before: string | undefined) => boolean): Rule["find"] {
  return fields.key(
    "create",
    changed((field) => referenceOf(field)?.create, isMeant),
  );
}

function advertised({ default: value }: Field): Field["default"] {
  return value;
}

function lacksSome(before: readonly string[] | undefined, after: readonly string[] | undefined): boolean {
  return (before ?? []).some((key) => after?.includes(key) !== true);
}
