import type { Field, JsonValue } from "../../model/model.js";
import { type Finders, isEqual } from "../finders.js";
import { isFormer } from "../pairs.js";
import { fieldRows } from "../row-pairs.js";
import { lacksSome, parameterFinders, referenceOf, sizeRelation, sizeWords } from "./parameters.js";

const fields = parameterFinders(fieldRows);
const required = fields.flag("required", (field) => field.required);
const nullable = fields.flag("nullable", (field) => field.nullable);
const blank = fields.flag("blank", (field) => field.blank);
const localized = fields.flag("localized", (field) => field.localized);
const acyclic = fields.flag("acyclic", (field) => field.acyclic);
const deletions = fields.value("on_delete", (field) => field.onDelete);
const many = fields.flag("many", (field) => referenceOf(field)?.many);
const sized = fields.related("max_length", sizeWords, sizeRelation);
const scale = fields.property("scale");
const pattern = fields.property("pattern");
const byDefault = fields.value("default", defaultOf);
const keys = fields.value("by", (field) => referenceOf(field)?.by);
const creates = fields.value("create", (field) => referenceOf(field)?.create);

/** Changes of the fields that callers write and documents store. Other rules are about what answers show of them. */
export const fieldChanges = {
  field_removed: fields.removed,
  field_added: fields.addedWhere((row) => !row.required),
  required_field_added: fields.addedWhere((row) => row.required),
  field_renamed: fields.renamed,
  field_became_required: required.set,
  field_became_optional: required.cleared,
  field_nullable_removed: nullable.cleared,
  field_nullable_added: nullable.set,
  field_blank_removed: blank.cleared,
  field_blank_added: blank.set,
  field_default_changed: byDefault.changedWhere(
    (before, after) => before !== undefined && after !== undefined,
  ),
  field_default_added: byDefault.changedWhere((before) => before === undefined),
  field_default_removed: byDefault.changedWhere((_before, after) => after === undefined),
  field_initial_changed: fields.compared(
    "initial",
    ({ initial }) => initial,
    (old, next) => [old, next].every(isWithoutDefault) && !isEqual(old.initial, next.initial),
  ),
  field_limits_narrowed: fields.limited("narrower", "other"),
  field_limits_widened: fields.limited("wider"),
  field_sizes_narrowed: sized("narrower", "other"),
  field_sizes_widened: sized("wider"),
  field_pattern_changed: pattern.changedWhere((_before, after) => after !== undefined),
  field_pattern_removed: pattern.changedWhere((_before, after) => after === undefined),
  field_scale_lowered: scale.changedWhere((before, after) => isLower(after, before)),
  field_scale_raised: scale.changedWhere(isLower),

  field_type_changed: fields.typed("other"),
  field_type_narrowed: fields.typed("narrower"),
  field_type_widened: fields.typed("wider"),
  field_localized: localized.set,
  field_no_longer_localized: localized.cleared,
  field_extension_changed: fields.property("extension").changed,

  relation_target_changed: fields.compared(
    "relation",
    (field) => referenceOf(field)?.target.name,
    (old, next) => !isFormer(referenceOf(old)?.target, referenceOf(next)?.target),
  ),
  relation_became_single: many.cleared,
  relation_became_many: many.set,
  relation_key_removed: keys.changedWhere(lacksSome),
  relation_key_added: keys.changedWhere((before, after) => !lacksSome(before, after)),
  relation_create_narrowed: creates.changedWhere((before) => before === "name"),
  relation_record_removed: creates.changedWhere((before) => before === "record"),
  relation_create_widened: creates.changedWhere((before) => before === "none"),
  relation_became_acyclic: acyclic.set,
  relation_became_cyclic: acyclic.cleared,
  deletion_restricted: deletions.changedWhere((_before, after) => after === "restrict"),
  deletion_cascades: deletions.changedWhere((_before, after) => after === "cascade"),
  deletion_clears: deletions.changedWhere((_before, after) => after === "clear"),
} satisfies Finders;

/** The documented default: a constant, or the word for what makes the value. */
function defaultOf({ default: constant, generated }: Field): JsonValue | undefined {
  return generated ?? constant;
}

function isWithoutDefault(field: Field): boolean {
  return defaultOf(field) === undefined;
}

/** Whether the first of two numbers is lower; what is none is neither. */
function isLower(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one < other;
}
