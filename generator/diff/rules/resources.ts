import { declaredParts, lifecycleName } from "../../model/lifecycle.js";
import type { Field, Hook, Index, Resource } from "../../model/model.js";
import { isNameless } from "../../model/nameless.js";
import { hasOwnClocks } from "../../model/times.js";
import { timesIn, valueTypeOf } from "../../model/value-type.js";
import { hasList } from "../../model/wire.js";
import { type Find, type Finders, findersOf, type Part } from "../finders.js";
import { formerOf, isFormer, type Pairs, pairTexts, pairUp } from "../pairs.js";
import { commonResources, nameOf, pairTables, resourceRows } from "../row-pairs.js";

const everyResource = findersOf<Resource>(resourceRows);
const resources = findersOf<Resource>(commonResources);
const webhooks = resources.members(
  (resource) => resource.webhooks,
  (change) => ["webhooks", change],
);
const parts = resources.members(declaredOf, () => ["lifecycle"]);
const indexes = findersOf<Index>((both) =>
  pairTables(
    commonResources(both).common.map(({ old, next, oldPath, path }) => ({
      old: old.indexes,
      next: next.indexes,
      oldPath: [...oldPath, "indexes"],
      path: [...path, "indexes"],
      prefix: `${next.name}.`,
    })),
    nameOf,
  ),
);

/** Changes of resources as a whole: what their records are, where they are stored, what reports and checks them. */
export const resourceChanges = {
  resource_removed: everyResource.removed,
  resource_added: everyResource.added,
  resource_renamed: everyResource.inPairs(({ old, next }) =>
    old.name === next.name ? [] : [{ at: ["resource"], words: { before: old.name } }],
  ),
  plural_changed: resources.property("plural").changed,
  list_type_renamed: resources.compared(
    "plural",
    ({ listName }) => listName,
    (old, next) =>
      old.listName !== next.listName && old.typeName === next.typeName && [old, next].every(hasList),
  ),
  lifecycle_changed: everyResource.compared(
    "lifecycle",
    (resource) => lifecycleName(resource),
    (old, next) => old.lifecycle !== next.lifecycle,
  ),
  part_added: parts("added"),
  part_removed: parts("removed"),
  collection_changed: resources.property("collection").changed,
  sequence_changed: resources.property("sequence").changed,
  ids_changed: resources.property("ids").changed,
  stored_times_changed: resources
    .value("fields", storedTimes)
    .changedWhere((before, after) => before !== undefined && after !== undefined),
  naming_field_changed: resources.compared(
    "named_by",
    (resource) => (isNameless(resource) ? "nothing" : resource.namedBy.name),
    (old, next) => !isFormer(old.namedBy, next.namedBy),
  ),
  taxonomy_changed: resources.property("taxonomy").changed,
  counted_field_changed: resources.compared(
    "counts",
    ({ counts }) => (counts === undefined ? "nothing" : `${counts.resource.name}.${counts.field.name}`),
    ({ counts: old }, { counts: next }) =>
      !isFormer(old?.resource, next?.resource) || !isFormer(old?.field, next?.field),
  ),
  period_changed: byFields(
    "period",
    ({ period }) => period && [period.start, period.end, period.zone, period.wholeDays],
  ),
  recurrence_changed: byFields(
    "recurrence",
    ({ recurrence }) => recurrence && [recurrence.rule, recurrence.series, recurrence.scope],
  ),
  hierarchy_changed: resources.compared(
    "fields",
    (resource) => treeField(resource)?.name,
    (old, next) => !isFormer(treeField(old), treeField(next)),
  ),

  webhook_removed: webhooks("removed"),
  webhook_added: webhooks("added"),
  webhook_types_renamed: everyResource.inPairs(({ old, next }) =>
    old.name === next.name || old.webhooks.length === 0
      ? []
      : [{ at: ["webhooks"], words: { before: old.name } }],
  ),

  unique_added: uniqueness("added"),
  unique_removed: uniqueness("removed"),

  index_removed: indexes.removed,
  index_added: indexes.added,
  index_changed: indexes.value("", ({ keys, unique, sparse = false, partialFilterExpression }) => [
    keys,
    unique,
    sparse,
    partialFilterExpression,
  ]).changed,
  hook_removed: hooks("removed"),
  hook_added: hooks("added"),
  validation_added: (both) =>
    commonResources(both).common.flatMap(({ old, next }) =>
      hookPairs(old, next).added.flatMap(({ kind, name, place }) =>
        checkingKinds.includes(kind) && old.hooks.every((hook) => hook.kind !== kind)
          ? [{ address: next.name, words: { value: name }, new: place }]
          : [],
      ),
    ),
} satisfies Finders;

/** Several fields that a key names, in the order of their roles. */
function byFields(key: string, read: (resource: Resource) => readonly Field[] | undefined): Find {
  return resources.compared(
    key,
    (resource) => read(resource)?.map(nameOf).join(", "),
    (old, next) => {
      const [before, after] = [read(old), read(next)];
      return before === undefined || after === undefined
        ? before !== after
        : before.some((field, at) => !isFormer(field, after[at]));
    },
  );
}

/** How the times of records are stored that are not on clocks of their own; undefined where there are none. */
function storedTimes(resource: Resource): string | undefined {
  const own = resource.fields.filter((field) => field.storage === "plain" && !hasOwnClocks(resource, field));
  return own.map((field) => timesIn(valueTypeOf(field, resource))).find((kind) => kind !== undefined);
}

function treeField({ fields }: Resource): Field | undefined {
  return fields.find(({ hierarchy }) => hierarchy);
}

/** The parts of the lifecycle that a key of the resource lists: a count comes with `counts`. */
function declaredOf({ parts }: Resource): readonly string[] {
  return declaredParts.filter((part) => parts.includes(part));
}

/** Fields that are unique, or no longer, by the names that they have now. */
function uniqueness(part: Part): Find {
  return resources.inPairs(({ old, next }) => {
    const nowNamed = ({ name }: Field): string =>
      next.fields.find((field) => formerOf(field, old.fields)?.name === name)?.name ?? name;
    const before = old.unique.map((fields) => fields.map(nowNamed).join(", "));
    const after = next.unique.map((fields) => fields.map(nameOf).join(", "));
    return pairTexts(before, after)[part].map((value) => ({
      at: value.includes(", ") ? ["unique"] : ["fields", value, "unique"],
      words: { value },
    }));
  });
}

const checkingKinds: readonly Hook["kind"][] = ["validate", "before", "before_delete"];

function hooks(part: Part): Find {
  return (both) =>
    commonResources(both).common.flatMap(({ old, next }) =>
      hookPairs(old, next)[part].map(({ name, place }) => ({
        address: `${next.name}.${name}`,
        words: {},
        ...(part === "removed" ? { old: place } : { new: place }),
      })),
    );
}

function hookPairs(old: Resource, next: Resource): Pairs<Hook> {
  return pairUp(old.hooks, next.hooks, ({ kind, name }) => `${kind} ${name}`);
}
