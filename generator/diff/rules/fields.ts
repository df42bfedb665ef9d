import type { Field, JsonValue } from "../../model/model.js";
import { isFormer } from "../pairs.js";
import { fieldRows } from "../row-pairs.js";
import {
  breaksCode,
  breaksQueries,
  breaksRecords,
  breaksRequests,
  breaksStoring,
  breaksWriting,
  isEqual,
  needsMigration,
  type RuleTable,
  safe,
} from "../rule.js";
import { parameterKinds } from "./parameter-kinds.js";
import {
  hasNarrowerSizes,
  hasOnlyWiderSizes,
  lacksSome,
  referenceOf,
  sizeWords,
  targetOf,
} from "./parameters.js";

const fields = parameterKinds(fieldRows);
const required = fields.flag("required", (field) => field.required);
const nullable = fields.flag("nullable", (field) => field.nullable);
const blank = fields.flag("blank", (field) => field.blank);
const localized = fields.flag("localized", (field) => field.localized);
const acyclic = fields.flag("acyclic", (field) => field.acyclic);
const deletions = fields.value("on_delete", (field) => field.onDelete);
const many = fields.flag("many", (field) => referenceOf(field)?.many);
const scale = fields.property("scale");
const pattern = fields.property("pattern");
const byDefault = fields.value("default", defaultOf);
const keys = fields.value("by", (field) => referenceOf(field)?.by);
const creates = fields.value("create", (field) => referenceOf(field)?.create);

/** Changes of the fields that callers write and documents store. Other rules are about what answers show of them. */
export const fieldRules: RuleTable = {
  CHG201: fields.removed(
    "field_removed",
    breaksWriting,
    "The field `{address}` is gone: what callers send for it is lost.",
  ),
  CHG202: fields.addedWhere((row) => !row.required)("field_added", safe, "Records have a field `{address}`."),
  CHG203: fields.addedWhere((row) => row.required)(
    "required_field_added",
    breaksWriting,
    "A create needs the new field `{address}`.",
  ),
  CHG204: fields.renamed("field_renamed", breaksWriting, "The field `{address}` is called `{after}`."),
  CHG205: required.set("field_became_required", breaksWriting, "A create needs `{address}`."),
  CHG206: required.cleared("field_became_optional", safe, "A create may leave out `{address}`."),
  CHG207: nullable.cleared("field_nullable_removed", breaksQueries, "`{address}` no longer takes null."),
  CHG208: nullable.set("field_nullable_added", safe, "`{address}` accepts null, which means none."),
  CHG209: blank.cleared("field_blank_removed", breaksRequests, "`{address}` no longer takes an empty text."),
  CHG210: blank.set("field_blank_added", safe, "`{address}` takes an empty text."),
  CHG211: byDefault.changedWhere((before, after) => before !== undefined && after !== undefined)(
    "field_default_changed",
    breaksRequests,
    "A create that leaves out `{address}` stored {before}, and stores {after}.",
  ),
  CHG212: byDefault.changedWhere((before) => before === undefined)(
    "field_default_added",
    breaksRequests,
    "A create that leaves out `{address}` stores {after}.",
  ),
  CHG213: byDefault.changedWhere((_before, after) => after === undefined)(
    "field_default_removed",
    breaksRequests,
    "A create that leaves out `{address}` no longer stores {before}.",
  ),
  CHG214: fields.compared("initial", (old, next) =>
    defaultOf(old) === undefined && defaultOf(next) === undefined && !isEqual(old.initial, next.initial)
      ? [old.initial, next.initial]
      : undefined,
  )(
    "field_initial_changed",
    breaksRequests,
    "A create that leaves out `{address}` started with {before}, and starts with {after}.",
  ),
  CHG215: fields.narrowed(
    "field_limits_narrowed",
    breaksStoring,
    "`{address}` took {before}, and takes {after}.",
  ),
  CHG216: fields.widened("field_limits_widened", safe, "`{address}` took {before}, and takes {after}."),
  CHG217: fields.compared("max_length", (old, next) =>
    hasNarrowerSizes(old, next) ? [sizeWords(old), sizeWords(next)] : undefined,
  )("field_sizes_narrowed", breaksStoring, "`{address}` took {before}, and takes {after}."),
  CHG218: fields.compared("max_length", (old, next) =>
    hasOnlyWiderSizes(old, next) ? [sizeWords(old), sizeWords(next)] : undefined,
  )("field_sizes_widened", safe, "`{address}` took {before}, and takes {after}."),
  CHG219: pattern.changedWhere((_before, after) => after !== undefined)(
    "field_pattern_changed",
    breaksStoring,
    "The pattern of `{address}` was {before} and is {after}.",
  ),
  CHG226: pattern.changedWhere((_before, after) => after === undefined)(
    "field_pattern_removed",
    safe,
    "`{address}` no longer has to match {before}.",
  ),

  CHG227: scale.changedWhere(
    (before, after) => before !== undefined && after !== undefined && after < before,
  )(
    "field_scale_lowered",
    breaksStoring,
    "`{address}` had {before} digits behind the point, and has {after}.",
  ),
  CHG228: scale.changedWhere(
    (before, after) => before !== undefined && after !== undefined && after > before,
  )(
    "field_scale_raised",
    breaksRecords,
    "`{address}` had {before} digits behind the point, and has {after}.",
  ),

  // Types
  CHG220: fields.typed("other")(
    "field_type_changed",
    breaksWriting,
    "The type of `{address}` was {before} and is {after}.",
  ),
  CHG221: fields.typed("narrower")(
    "field_type_narrowed",
    breaksStoring,
    "The type of `{address}` was {before} and is {after}, which takes less.",
  ),
  CHG222: fields.typed("wider")(
    "field_type_widened",
    safe,
    "The type of `{address}` was {before} and is {after}, which takes more.",
  ),
  CHG223: localized.set("field_localized", needsMigration, "`{address}` has a value for each language."),
  CHG224: localized.cleared(
    "field_no_longer_localized",
    breaksRecords,
    "`{address}` has one value for all languages.",
  ),
  CHG225: fields
    .property("extension")
    .changed(
      "field_extension_changed",
      safe,
      "`{address}` belonged to the extension {before}, and belongs to {after}.",
    ),

  // Relations
  CHG230: fields.compared("relation", (old, next) => {
    const [before, after] = [targetOf(old), targetOf(next)];
    return isFormer(before, after) ? undefined : [before?.name, after?.name];
  })("relation_target_changed", breaksStoring, "`{address}` referred to {before}, and refers to {after}."),
  CHG231: many.cleared(
    "relation_became_single",
    breaksWriting,
    "`{address}` refers to one record rather than to many.",
  ),
  CHG232: many.set(
    "relation_became_many",
    { ...breaksCode, ...needsMigration },
    "`{address}` refers to many records rather than to one.",
  ),
  CHG233: keys.changedWhere(lacksSome)(
    "relation_key_removed",
    breaksQueries,
    "`{address}` named records by {before}, and names them by {after}.",
  ),
  CHG234: keys.changedWhere((before, after) => !lacksSome(before, after))(
    "relation_key_added",
    safe,
    "`{address}` named records by {before}, and may name them by {after}.",
  ),
  CHG235: creates.changedWhere((before) => before === "name")(
    "relation_create_narrowed",
    breaksRequests,
    "`{address}` no longer makes missing records from a name.",
  ),
  CHG239: creates.changedWhere((before) => before === "record")(
    "relation_record_removed",
    breaksQueries,
    "`{address}` no longer makes missing records from an object.",
  ),
  CHG236: creates.changedWhere((before) => before === "none")(
    "relation_create_widened",
    safe,
    "`{address}` makes missing records from {after}.",
  ),
  CHG237: acyclic.set(
    "relation_became_acyclic",
    breaksStoring,
    "By `{address}` no record may be its own ancestor.",
  ),
  CHG238: acyclic.cleared(
    "relation_became_cyclic",
    safe,
    "By `{address}` records may be their own ancestors.",
  ),
  CHG260: deletions.changedWhere((_before, after) => after === "restrict")(
    "deletion_restricted",
    breaksRequests,
    "A record that `{address}` refers to can no longer be deleted.",
  ),
  CHG261: deletions.changedWhere((_before, after) => after === "cascade")(
    "deletion_cascades",
    breaksRequests,
    "Records are deleted with the record that `{address}` refers to.",
  ),
  CHG262: deletions.changedWhere((_before, after) => after === "clear")(
    "deletion_clears",
    safe,
    "When a record is deleted, `{address}` no longer refers to it.",
  ),
};

/** The documented default: a constant, or the word for what makes the value. */
function defaultOf({ default: constant, generated }: Field): JsonValue | undefined {
  return generated ?? constant;
}
