import { declaredParts, lifecycleName } from "../../model/lifecycle.js";
import type { Field, Hook, Index, Resource } from "../../model/model.js";
import { isNameless } from "../../model/nameless.js";
import { hasOwnClocks } from "../../model/times.js";
import { timesIn, valueTypeOf } from "../../model/value-type.js";
import { hasList } from "../../model/wire.js";
import { isFormer, type Pairs, pairRenamed, pairTexts, pairUp } from "../pairs.js";
import { resourceKey } from "../resource-key.js";
import { formerOf } from "../resource-pairs.js";
import { rowKinds } from "../row-kinds.js";
import { commonResources, nameOf, pairTables } from "../row-pairs.js";
import {
  addition,
  alteration,
  type Both,
  breaksAll,
  breaksAnswers,
  breaksCode,
  breaksReading,
  breaksRecords,
  breaksRequests,
  breaksStoring,
  needsMigration,
  type RuleKind,
  type RuleTable,
  removal,
  ruleKind,
  type Subject,
  safe,
  unlogged,
} from "../rule.js";

const indexes = rowKinds<Index>((both) =>
  pairTables(
    commonResources(both).map(([old, next]) => ({
      old: old.indexes,
      next: next.indexes,
      oldPath: ["resources", old.name, "indexes"],
      path: ["resources", next.name, "indexes"],
      prefix: `${next.name}.`,
    })),
    nameOf,
  ),
);

/** Changes of resources as a whole: what their records are, where they are stored, what reports and checks them. */
export const resourceRules: RuleTable = {
  CHG701: ruleKind("removed", (both) =>
    resourcePairs(both).removed.map(({ name }) => removal(both, subject(name, "resource"))),
  )("resource_removed", { ...breaksAll, ...needsMigration }, "The resource `{address}` is gone."),
  CHG702: ruleKind("added", (both) =>
    resourcePairs(both).added.map(({ name }) => addition(both, subject(name, "resource"))),
  )("resource_added", safe, "There is a resource `{address}`."),
  CHG717: ruleKind("changed", (both) =>
    resourcePairs(both).common.flatMap(([{ name: before }, { name }]) =>
      before === name ? [] : [alteration(both, { ...subject(name, "resource"), words: { before } })],
    ),
  )(
    "resource_renamed",
    breaksCode,
    "The resource `{before}` is called `{address}`, and so are its types and operations.",
  ),
  CHG703: resourceKey("plural", ({ plural }) => plural)(
    "plural_changed",
    breaksReading,
    "Lists of `{address}` showed their records as {before}, and show them as {after}.",
  ),
  CHG749: resourceKey(
    "plural",
    ({ listName }) => listName,
    (old, next) =>
      old.listName === next.listName || old.typeName !== next.typeName || ![old, next].every(hasList),
  )(
    "list_type_renamed",
    breaksCode,
    "Pages of lists of `{address}` had the type {before}, and have the type {after}.",
  ),
  CHG704: resourceKey(
    "lifecycle",
    (resource) => lifecycleName(resource),
    (old, next) => old.lifecycle === next.lifecycle,
  )(
    "lifecycle_changed",
    { ...breaksAll, ...needsMigration },
    "`{address}` had the lifecycle {before}, and has {after}.",
  ),
  CHG743: parts("added")(
    "part_added",
    { ...breaksRequests, ...breaksAnswers, ...needsMigration },
    "Records of `{address}` have the part {value}.",
  ),
  CHG744: parts("removed")(
    "part_removed",
    { ...breaksRequests, ...breaksAnswers, ...needsMigration },
    "Records of `{address}` no longer have the part {value}.",
  ),
  CHG705: unlogged(resourceKey("collection", ({ collection }) => collection))(
    "collection_changed",
    needsMigration,
    "Records of `{address}` were stored in the collection {before}, and are in {after}.",
  ),
  CHG706: unlogged(resourceKey("sequence", ({ sequence }) => sequence))(
    "sequence_changed",
    needsMigration,
    "Ids of `{address}` came from the sequence {before}, and come from {after}.",
  ),
  CHG745: resourceKey("ids", ({ ids }) => ids)(
    "ids_changed",
    { ...breaksAll, ...needsMigration },
    "Ids of `{address}` were of the kind {before}, and are of the kind {after}.",
  ),
  CHG748: resourceKey("fields", storedTimes, (old, next) => {
    const [before, after] = [storedTimes(old), storedTimes(next)];
    return before === undefined || after === undefined || before === after;
  })(
    "stored_times_changed",
    needsMigration,
    "Times of `{address}` were stored as {before}, and are stored as {after}.",
  ),
  CHG707: resourceKey(
    "named_by",
    (resource) => (isNameless(resource) ? "nothing" : resource.namedBy.name),
    (old, next) => isFormer(old.namedBy, next.namedBy),
  )(
    "naming_field_changed",
    breaksRecords,
    "Records of `{address}` were named by {before}, and are named by {after}.",
  ),
  CHG710: resourceKey("taxonomy", ({ taxonomy }) => taxonomy)(
    "taxonomy_changed",
    breaksAnswers,
    "Records of `{address}` were of the taxonomy {before}, and are of {after}.",
  ),
  CHG711: resourceKey(
    "counts",
    ({ counts }) => (counts === undefined ? "nothing" : `${counts.resource.name}.${counts.field.name}`),
    ({ counts: old }, { counts: next }) =>
      isFormer(old?.resource, next?.resource) && isFormer(old?.field, next?.field),
  )("counted_field_changed", breaksRecords, "Records of `{address}` counted {before}, and count {after}."),
  CHG713: resourceKey(
    "period",
    ({ period }) =>
      period === undefined
        ? undefined
        : [period.start, period.end, period.zone, period.wholeDays].map(({ name }) => name).join(", "),
    ({ period: old }, { period: next }) =>
      (["start", "end", "zone", "wholeDays"] as const).every((role) => isFormer(old?.[role], next?.[role])),
  )("period_changed", breaksRecords, "Records of `{address}` took place by {before}, and do so by {after}."),
  CHG736: resourceKey(
    "recurrence",
    ({ recurrence }) =>
      recurrence === undefined
        ? undefined
        : [recurrence.rule, recurrence.series, recurrence.scope].map(({ name }) => name).join(", "),
    ({ recurrence: old }, { recurrence: next }) =>
      (["rule", "series", "scope"] as const).every((role) => isFormer(old?.[role], next?.[role])),
  )(
    "recurrence_changed",
    breaksRecords,
    "Records of `{address}` repeated by {before}, and do so by {after}.",
  ),
  CHG716: resourceKey(
    "fields",
    (resource) => treeField(resource)?.name,
    (old, next) => isFormer(treeField(old), treeField(next)),
  )("hierarchy_changed", breaksAnswers, "The tree of `{address}` was made by {before}, and is by {after}."),

  // Webhooks
  CHG720: webhooks("removed")(
    "webhook_removed",
    { ...breaksRequests, ...breaksAnswers },
    "Webhooks no longer report that a record of `{address}` is {value}.",
  ),
  CHG721: webhooks("added")(
    "webhook_added",
    safe,
    "Webhooks report that a record of `{address}` is {value}.",
  ),

  CHG747: ruleKind("changed", (both) =>
    resourcePairs(both).common.flatMap(([{ name: before, webhooks }, { name }]) =>
      before === name || webhooks.length === 0
        ? []
        : [alteration(both, { ...subject(name, "webhooks"), words: { before } })],
    ),
  )(
    "webhook_types_renamed",
    { ...breaksAll, ...needsMigration },
    "Messages about records of `{address}` had types that begin with `{before}.`, and have `{address}.` there.",
  ),

  CHG740: uniqueness("added")(
    "unique_added",
    breaksStoring,
    "No two records of `{address}` may have the same {value}.",
  ),
  CHG741: uniqueness("removed")("unique_removed", safe, "Records of `{address}` may have the same {value}."),

  // Indexes and hooks
  CHG731: unlogged(indexes.removed)(
    "index_removed",
    safe,
    "The index `{address}` is no longer used: `npm run doctor -- --drop-unused` drops it.",
  ),
  CHG732: unlogged(indexes.added)("index_added", safe, "The index `{address}` is created at the next start."),
  CHG735: unlogged(
    indexes.value("", ({ keys, unique, sparse = false, partialFilterExpression }) => [
      keys,
      unique,
      sparse,
      partialFilterExpression,
    ]).changed,
  )(
    "index_changed",
    safe,
    "The index `{address}` has another definition: the next start creates it beside the old one, which `npm run doctor -- --drop-unused` drops.",
  ),
  CHG733: ruleKind("none", (both) =>
    hooks(both).flatMap(({ resource, removed }) =>
      removed.map(({ name, place }) => ({ address: `${resource}.${name}`, words: {}, old: place })),
    ),
  )("hook_removed", safe, "The hook `{address}` is no longer called."),
  CHG734: ruleKind("none", (both) =>
    hooks(both).flatMap(({ resource, added }) =>
      added.map(({ name, place }) => ({ address: `${resource}.${name}`, words: {}, new: place })),
    ),
  )("hook_added", safe, "The hook `{address}` has to be written."),
  CHG742: ruleKind("changed", (both) =>
    hooks(both).flatMap(({ resource, old, added }) =>
      added.flatMap(({ kind, name, place }) =>
        checkingKinds.includes(kind) && old.hooks.every((hook) => hook.kind !== kind)
          ? [{ address: resource, words: { value: name }, new: place }]
          : [],
      ),
    ),
  )(
    "validation_added",
    breaksStoring,
    "Records of `{address}` are checked by the function {value}, which may reject what was accepted.",
  ),
};

/** How the times of records are stored that are not on clocks of their own; undefined where there are none. */
function storedTimes(resource: Resource): string | undefined {
  const own = resource.fields.filter((field) => field.storage === "plain" && !hasOwnClocks(resource, field));
  return own.map((field) => timesIn(valueTypeOf(field, resource))).find((kind) => kind !== undefined);
}

function resourcePairs({ old, next }: Both): Pairs<Resource> {
  return pairRenamed(old.model.resources, next.model.resources);
}

function subject(resource: string, ...keys: readonly string[]): Subject {
  return { address: resource, path: ["resources", resource, ...keys] };
}

function treeField({ fields }: Resource): Field | undefined {
  return fields.find(({ hierarchy }) => hierarchy);
}

function webhooks(part: "added" | "removed"): RuleKind {
  return ruleKind(part, (both) =>
    commonResources(both).flatMap(([old, { name, webhooks: next }]) =>
      pairTexts(old.webhooks, next)[part].map((value) =>
        alteration(both, { ...subject(name, "webhooks", value), words: { value } }),
      ),
    ),
  );
}

/** Parts of the lifecycle that records have, or no longer. */
function parts(part: "added" | "removed"): RuleKind {
  return ruleKind(part, (both) =>
    commonResources(both).flatMap(([old, next]) =>
      pairTexts(declaredOf(old), declaredOf(next))[part].map((value) =>
        alteration(both, { ...subject(next.name, "lifecycle"), words: { value } }),
      ),
    ),
  );
}

/** The parts that a key of the resource lists: a count comes with `counts`. */
function declaredOf({ parts }: Resource): readonly string[] {
  return declaredParts.filter((part) => parts.includes(part));
}

/** Fields that are unique, or no longer, by the names that they have now. */
function uniqueness(part: "added" | "removed"): RuleKind {
  return ruleKind(part, (both) =>
    commonResources(both).flatMap(([old, next]) => {
      const nowNamed = ({ name }: Field): string =>
        next.fields.find((field) => formerOf(field, old.fields)?.name === name)?.name ?? name;
      const before = old.unique.map((fields) => fields.map(nowNamed).join(", "));
      const after = next.unique.map((fields) => fields.map(({ name }) => name).join(", "));
      return pairTexts(before, after)[part].map((value) => {
        const path = value.includes(", ") ? ["unique"] : ["fields", value, "unique"];
        return alteration(both, { ...subject(next.name, ...path), words: { value } });
      });
    }),
  );
}

/** Kinds of hooks that may reject a write. */
const checkingKinds: readonly Hook["kind"][] = ["validate", "before", "before_delete"];

function hooks(both: Both) {
  return commonResources(both).map(([old, next]) => ({
    resource: next.name,
    old,
    ...pairUp(old.hooks, next.hooks, ({ kind, name }) => `${kind} ${name}`),
  }));
}
