import { isProtectable } from "../../model/masked.js";
import type { AnswerProperty, AnswerValue, Resource } from "../../model/model.js";
import { childOf } from "../../spec/node.js";
import type { Both, Finding } from "../change.js";
import { anyOf, type Find, type Finders, findersOf, isEqual, type RowFinders } from "../finders.js";
import { isFormer } from "../pairs.js";
import type { Revision } from "../revision.js";
import { answerRows, commonResources, embeddedRows, hasEmbedded, type RowPairs } from "../row-pairs.js";
import { shownRelation, typeWords, withoutNull } from "../type-relation.js";

function propertyFinders(rowsOf: typeof answerRows) {
  const finders = findersOf(rowsOf);
  return {
    ...finders,
    typed: finders.related(
      "type",
      ({ type }) => typeWords(type),
      (old, next) => shownRelation(withoutNull(old.type), withoutNull(next.type)),
    ),
    optional: finders.flag("optional", (row) => row.optional),
    nullable: finders.flag("nullable", ({ type }) => type.kind === "nullable"),
    single: finders.flag("single", (row) => row.single),
  };
}

const alone = propertyFinders(answerRows);
const inside = propertyFinders(embeddedRows);
const resources = findersOf(commonResources);

/** Changes of what records look like, alone and inside others. */
export const answerChanges = {
  property_removed: alone.removed,
  property_added: alone.added,
  property_renamed: alone.renamed,
  property_type_changed: alone.typed("other"),
  property_type_widened: alone.typed("wider"),
  property_type_narrowed: alone.typed("narrower"),
  property_became_optional: alone.optional.set,
  property_became_certain: alone.optional.cleared,
  property_became_nullable: alone.nullable.set,
  // Inputs take the null that hides a value, so that answers can be sent back; they do no longer.
  property_never_null: alone.nullable.cleared,
  property_became_single: alone.single.set,
  property_in_lists: alone.single.cleared,

  embedded_property_removed: inside.removed,
  embedded_property_added: inside.added,
  embedded_property_renamed: inside.renamed,
  embedded_property_type_changed: inside.typed("other"),
  embedded_property_type_widened: inside.typed("wider"),
  embedded_property_type_narrowed: inside.typed("narrower"),
  embedded_property_became_optional: inside.optional.set,
  embedded_property_became_certain: inside.optional.cleared,
  embedded_property_became_nullable: inside.nullable.set,
  embedded_property_never_null: inside.nullable.cleared,
  // A single property is shown inside other records all the same, but readers may not rely on it.
  embedded_property_became_single: inside.single.set,
  embedded_property_in_lists: inside.single.cleared,

  masked_value_changed: (both) => maskChanges(both).filter(({ address }) => hasPasswords(both, address)),
  unseen_mask_changed: (both) => maskChanges(both).filter(({ address }) => !hasPasswords(both, address)),
  constant_changed: inBoth((finders) =>
    finders
      .value("constant", ({ value }) => (value.kind === "constant" ? value.value : undefined))
      .changedWhere(areThere),
  ),
  value_source_changed: inBoth((finders) =>
    finders.compared(
      "value",
      ({ value }) => sourceWords(value),
      (old, next) => !isSameSource(old.value, next.value),
    ),
  ),
  // Which function it is says nothing about what it does.
  value_hook_changed: inBoth((finders) =>
    finders
      .value("hook", ({ value }) => (value.kind === "hook" ? value.hook.name : undefined))
      .changedWhere(areThere),
  ),
  answer_order_changed: resources.inPairs(({ old, next }) =>
    isEqual(namesIn(old, next), namesIn(next, old)) ? [] : [{ at: ["answer"] }],
  ),
  embedded_shape_added: resources.inPairs(({ old, next }) =>
    !hasEmbedded(old) && hasEmbedded(next) ? [{ at: ["embedded"] }] : [],
  ),
  embedded_shape_removed: resources.inPairs(({ old, next }) =>
    hasEmbedded(old) && !hasEmbedded(next) ? [{ at: ["embedded"] }] : [],
  ),
} satisfies Finders;

function inBoth(find: (finders: RowFinders<AnswerProperty>) => Find): Find {
  return anyOf([alone, inside].map(find));
}

function areThere(before: unknown, after: unknown): boolean {
  return before !== undefined && after !== undefined;
}

function maskChanges(both: Both): readonly Finding[] {
  const finds = [answerRows, embeddedRows].map((rowsOf) => {
    const rows = findersOf((specs) => atMasks(specs, rowsOf(specs)));
    return rows.value(maskKey, ({ hiddenWithoutPassword = "its value" }) => hiddenWithoutPassword).changed;
  });
  return anyOf(finds)(both);
}

const maskKey = "hidden_without_password";

/** Rows at their entries in the list of masks of the resource; one that is not listed stays where it is. */
function atMasks({ old, next }: Both, rows: RowPairs<AnswerProperty>): RowPairs<AnswerProperty> {
  const common = rows.common.map((row) => ({
    ...row,
    oldPath: maskPath(old, row.oldPath),
    path: maskPath(next, row.path),
  }));
  return { ...rows, common };
}

function maskPath({ spec }: Revision, path: readonly string[]): readonly string[] {
  const [file = "", resource = "", , property = ""] = path;
  const masks = childOf(spec.resources.get(resource), maskKey);
  return masks?.entries.has(property) === true ? [file, resource, maskKey, property] : path;
}

/** Whether records of the resource in front of an address can be locked; nothing is masked in others. */
function hasPasswords({ next }: Both, address: string): boolean {
  const [resource] = address.split(".");
  return next.model.resources.some((one) => one.name === resource && isProtectable(one));
}

/** The source of a value. A field of another name is another source only where the property has the same name. */
function sourceWords(value: AnswerValue): string {
  switch (value.kind) {
    case "field":
      return "the field";
    case "life":
      return value.property;
    case "hook":
      // Which function it is says nothing about what it does.
      return "what a hook computes";
    case "constant":
      return "a constant";
    case "embed":
      return `${value.resource.name}.${value.field.name}`;
    default:
      return `${value.kind} of ${value.field.name}`;
  }
}

function isSameSource(old: AnswerValue, next: AnswerValue): boolean {
  if (sourceWords(old) === sourceWords(next)) return true;
  return old.kind === next.kind && "field" in old && "field" in next && isFormer(old.field, next.field);
}

/** The names of properties that both resources show. */
function namesIn({ answer }: Resource, other: Resource): readonly string[] {
  const names = new Set(other.answer.properties.map(({ name }) => name));
  return answer.properties.map(({ name }) => name).filter((name) => names.has(name));
}
