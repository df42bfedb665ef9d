import type { Field, Index, Resource, SortKey } from "../../model/model.js";
import type { Effects, Finding } from "../change.js";
import { changedKey } from "../changed-key.js";
import { isFormer, type Pairs, pairNamed, pairRenamed, pairTexts, pairUp } from "../pairs.js";
import { formerOf } from "../resource-pairs.js";
import { keptResources } from "../rows.js";
import {
  altered,
  type Both,
  breaksAnswers,
  breaksCode,
  breaksReading,
  breaksRequests,
  fresh,
  gone,
  isEqual,
  needsMigration,
  type Rule,
  safe,
} from "../rule.js";

const breaksAll: Effects = { ...breaksRequests, ...breaksAnswers, ...breaksCode };

/** Changes of resources as a whole: what their records are, where they are kept, in which order they are listed. */
export const resourceRules: readonly Rule[] = [
  {
    code: "CHG701",
    name: "resource_removed",
    effects: { ...breaksAll, ...needsMigration },
    log: "removed",
    message: "The resource `{address}` is gone.",
    find: (both) =>
      resourcePairs(both).removed.map(({ name }) => gone(both, name, ["resources", name, "resource"])),
  },
  {
    code: "CHG702",
    name: "resource_added",
    effects: safe,
    log: "added",
    message: "There is a resource `{address}`.",
    find: (both) =>
      resourcePairs(both).added.map(({ name }) => fresh(both, name, ["resources", name, "resource"])),
  },
  {
    code: "CHG717",
    name: "resource_renamed",
    effects: breaksCode,
    log: "changed",
    message: "The resource `{before}` is called `{address}`, and so are its types and operations.",
    find: (both) =>
      resourcePairs(both).kept.flatMap(([{ name: before }, { name }]) =>
        before === name ? [] : [altered(both, name, ["resources", name, "resource"], { before })],
      ),
  },
  {
    code: "CHG703",
    name: "plural_changed",
    effects: breaksReading,
    log: "changed",
    message: "Lists of `{address}` showed their records as {before}, and show them as {after}.",
    find: (both) => changedKey(both, "plural", ({ plural }) => plural),
  },
  {
    code: "CHG704",
    name: "lifecycle_changed",
    effects: { ...breaksAll, ...needsMigration },
    log: "changed",
    message: "`{address}` lived as a {before}, and lives as a {after}.",
    find: (both) => changedKey(both, "lifecycle", ({ lifecycle }) => lifecycle),
  },
  {
    code: "CHG705",
    name: "collection_changed",
    effects: needsMigration,
    log: "none",
    message: "Records of `{address}` were kept in the collection {before}, and are in {after}.",
    find: (both) => changedKey(both, "collection", ({ collection }) => collection),
  },
  {
    code: "CHG706",
    name: "sequence_changed",
    effects: needsMigration,
    log: "none",
    message: "Ids of `{address}` came from the sequence {before}, and come from {after}.",
    find: (both) => changedKey(both, "sequence", ({ sequence }) => sequence),
  },
  {
    code: "CHG707",
    name: "naming_field_changed",
    effects: { ...breaksAnswers, ...needsMigration },
    log: "changed",
    message: "Records of `{address}` were named by {before}, and are named by {after}.",
    find: (both) =>
      changedKey(
        both,
        "named_by",
        ({ namedBy }) => namedBy.name,
        (old, next) => isFormer(old.namedBy, next.namedBy),
      ),
  },
  {
    code: "CHG710",
    name: "taxonomy_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "Records of `{address}` were of the taxonomy {before}, and are of {after}.",
    find: (both) => changedKey(both, "taxonomy", ({ taxonomy }) => taxonomy),
  },
  {
    code: "CHG711",
    name: "counted_field_changed",
    effects: { ...breaksAnswers, ...needsMigration },
    log: "changed",
    message: "Records of `{address}` counted {before}, and count {after}.",
    find: (both) =>
      changedKey(
        both,
        "counts",
        ({ counts }) => (counts === undefined ? "nothing" : `${counts.resource.name}.${counts.field.name}`),
        ({ counts: old }, { counts: next }) =>
          isFormer(old?.resource, next?.resource) && isFormer(old?.field, next?.field),
      ),
  },
  {
    code: "CHG712",
    name: "hiding_field_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "Lists of `{address}` left out records by {before}, and do so by {after}.",
    find: (both) =>
      changedKey(
        both,
        "hidden_by",
        ({ hiddenBy }) => hiddenBy?.name,
        (old, next) => isFormer(old.hiddenBy, next.hiddenBy),
      ),
  },
  {
    code: "CHG713",
    name: "period_changed",
    effects: { ...breaksAnswers, ...needsMigration },
    log: "changed",
    message: "Records of `{address}` took place by {before}, and do so by {after}.",
    find: (both) =>
      changedKey(
        both,
        "period",
        ({ period }) =>
          period === undefined
            ? undefined
            : [period.start, period.end, period.zone, period.wholeDays].map(({ name }) => name).join(", "),
        ({ period: old }, { period: next }) =>
          (["start", "end", "zone", "wholeDays"] as const).every((role) =>
            isFormer(old?.[role], next?.[role]),
          ),
      ),
  },
  {
    code: "CHG736",
    name: "recurrence_changed",
    effects: { ...breaksAnswers, ...needsMigration },
    log: "changed",
    message: "Records of `{address}` repeated by {before}, and do so by {after}.",
    find: (both) =>
      changedKey(
        both,
        "recurrence",
        ({ recurrence }) =>
          recurrence === undefined
            ? undefined
            : [recurrence.rule, recurrence.series, recurrence.scope].map(({ name }) => name).join(", "),
        ({ recurrence: old }, { recurrence: next }) =>
          (["rule", "series", "scope"] as const).every((role) => isFormer(old?.[role], next?.[role])),
      ),
  },
  {
    code: "CHG714",
    name: "order_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "Lists of `{address}` were sorted by {before}, and are by {after}.",
    find: (both) =>
      changedKey(
        both,
        "order",
        ({ order }) => orderWords(order),
        (old, next) =>
          orderWords(old.order) ===
          orderWords(
            next.order.map((key) => ({ ...key, property: formerProperty(old, next, key.property) })),
          ),
      ),
  },
  {
    code: "CHG728",
    name: "named_order_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "Orders that callers of `{address}` may ask for were {before}, and are {after}.",
    find: (both) =>
      changedKey(
        both,
        "orders",
        (resource) => resource.orders.map(({ name }) => `${name}: ${namedWords(resource, name)}`).join("; "),
        (old, next) =>
          orderNames(next)
            .filter((name) => orderNames(old).includes(name))
            .every(
              (name) => namedWords(old, name) === namedWords(next, name, (key) => formerKey(old, next, key)),
            ),
      ),
  },
  {
    code: "CHG715",
    name: "list_links_changed",
    effects: safe,
    log: "none",
    message: "Links of `{address}` showed {before}, and show {after}.",
    find: (both) =>
      changedKey(
        both,
        "links",
        linkWords,
        (old, next) =>
          linkWords(old) === linkWords(next) || (linksAll(old) && linksAll(next) && isLinkedAlike(old, next)),
      ),
  },
  {
    code: "CHG716",
    name: "hierarchy_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The tree of `{address}` was made by {before}, and is by {after}.",
    find: (both) =>
      changedKey(
        both,
        "fields",
        (resource) => treeField(resource)?.name,
        (old, next) => isFormer(treeField(old), treeField(next)),
      ),
  },

  // Webhooks
  {
    code: "CHG720",
    name: "webhook_removed",
    effects: { ...breaksRequests, ...breaksAnswers },
    log: "removed",
    message: "Webhooks are no longer told when a record of `{address}` is {value}.",
    find: (both) => webhooks(both, "removed"),
  },
  {
    code: "CHG721",
    name: "webhook_added",
    effects: safe,
    log: "added",
    message: "Webhooks are told when a record of `{address}` is {value}.",
    find: (both) => webhooks(both, "added"),
  },

  // Indexes and hooks
  {
    code: "CHG731",
    name: "index_removed",
    effects: safe,
    log: "none",
    message: "The index `{address}` is no longer made.",
    find: (both) =>
      indexes(both).flatMap(({ resource, removed }) =>
        removed.map(({ name }) =>
          gone(both, `${resource}.${name}`, ["resources", resource, "indexes", name]),
        ),
      ),
  },
  {
    code: "CHG732",
    name: "index_added",
    effects: safe,
    log: "none",
    message: "The index `{address}` is made at the next start.",
    find: (both) =>
      indexes(both).flatMap(({ resource, added }) =>
        added.map(({ name }) => fresh(both, `${resource}.${name}`, ["resources", resource, "indexes", name])),
      ),
  },
  {
    code: "CHG735",
    name: "index_changed",
    effects: safe,
    log: "none",
    message: "The index `{address}` has other keys, and is made anew at the next start.",
    find: (both) =>
      indexes(both).flatMap(({ resource, kept }) =>
        kept.flatMap(([old, { name, keys, unique, sparse = false }]) =>
          isEqual([old.keys, old.unique, old.sparse ?? false], [keys, unique, sparse])
            ? []
            : [altered(both, `${resource}.${name}`, ["resources", resource, "indexes", name])],
        ),
      ),
  },
  {
    code: "CHG733",
    name: "hook_removed",
    effects: safe,
    log: "none",
    message: "The function `{address}` in runtime/hooks is no longer called.",
    find: (both) =>
      hooks(both).flatMap(({ resource, removed }) =>
        removed.map(({ name, place }) => ({ address: `${resource}.${name}`, words: {}, old: place })),
      ),
  },
  {
    code: "CHG734",
    name: "hook_added",
    effects: safe,
    log: "none",
    message: "The function `{address}` has to be written in runtime/hooks.",
    find: (both) =>
      hooks(both).flatMap(({ resource, added }) =>
        added.map(({ name, place }) => ({ address: `${resource}.${name}`, words: {}, new: place })),
      ),
  },
];

function resourcePairs({ old, next }: Both): Pairs<Resource> {
  return pairRenamed(old.model.resources, next.model.resources);
}

function orderWords(order: Resource["order"]): string {
  return order.map(({ property, direction }) => (direction === 1 ? property : `-${property}`)).join(", ");
}

/** The orders that callers may ask for. */
function orderNames({ filters }: Resource): readonly string[] {
  return filters.flatMap(({ match, type }) =>
    match.kind === "order_by" && type.kind === "enum" ? type.enum.values.map(({ value }) => value) : [],
  );
}

/** What an order goes by; which function ranks says nothing about what it does. */
function namedWords({ orders }: Resource, wanted: string, toKey = (key: SortKey): SortKey => key): string {
  const { keys = [], rankedBy } = orders.find(({ name }) => name === wanted) ?? {};
  return rankedBy === undefined ? orderWords(keys.map(toKey)) : "a hook";
}

/** A key by the name that its property had. */
function formerKey(old: Resource, next: Resource, key: SortKey): SortKey {
  return { ...key, property: formerProperty(old, next, key.property) };
}

/** The name that a property of documents had: that of its field, or of the instant beside it. */
function formerProperty(old: Resource, { fields }: Resource, property: string): string {
  const prefix = property.startsWith("utc_") ? "utc_" : "";
  const field = fields.find(({ name }) => prefix + name === property);
  const former = field === undefined ? undefined : formerOf(field, old.fields);
  return former === undefined ? property : prefix + former.name;
}

function treeField({ fields }: Resource): Field | undefined {
  return fields.find(({ hierarchy }) => hierarchy);
}

function webhooks(both: Both, part: "added" | "removed"): readonly Finding[] {
  return keptResources(both).flatMap(([old, next]) =>
    pairTexts(old.webhooks, next.webhooks)[part].map((value) =>
      altered(both, next.name, ["resources", next.name, "webhooks", value], { value }),
    ),
  );
}

function indexes(both: Both) {
  return keptResources(both).map(([old, next]) => ({
    resource: next.name,
    ...pairNamed<Index>(old.indexes, next.indexes),
  }));
}

function hooks(both: Both) {
  return keptResources(both).map(([old, next]) => ({
    resource: next.name,
    ...pairUp(old.hooks, next.hooks, ({ kind, name }) => `${kind} ${name}`),
  }));
}

/** Filters that move in their table are told on their own. */
function linkWords({ filters, links }: Resource): string {
  const names = filters.map(({ name }) => name);
  return isEqual(links, names) ? "all filters" : links.join(", ");
}

function linksAll({ filters, links }: Resource): boolean {
  return filters.every(({ name }) => links.includes(name));
}

/** Whether links differ at most by filters that came or went, which are told on their own. */
function isLinkedAlike(old: Resource, next: Resource): boolean {
  const has = ({ filters }: Resource, name: string): boolean => filters.some((one) => one.name === name);
  return isEqual(
    old.links.filter((name) => has(next, name)),
    next.links.filter((name) => has(old, name)),
  );
}
