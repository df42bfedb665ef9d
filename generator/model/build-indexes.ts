import { type ListedText, rowsOf, textsOf } from "../spec/node.js";
import { comparedProperty, directed, lastPart } from "./build-order.js";
import { externalIndexes } from "./external.js";
import { defaultsOf, hasPart } from "./lifecycle.js";
import { isProtectable } from "./masked.js";
import type { Field, Index, Resource, SortKey } from "./model.js";
import { isNameless } from "./nameless.js";
import { policyOf, requiredProperty } from "./policies.js";
import { hasLostPeriod, reportUnknown } from "./report.js";
import type { ResourceDraft, Scope } from "./scope.js";
import { uniqueIndexes } from "./unique.js";

/**
 * The indexes of a resource: those the spec names, and one for every filter and order that has none. `linked` lists the
 * fields of this resource by which other resources are filtered.
 */
export function buildIndexes(scope: Scope, draft: ResourceDraft, linked: readonly Field[]): readonly Index[] {
  const { node, resource } = draft;
  const usual = orderIndexes(resource);
  const own = [
    ...rowsOf(node.entries.get("indexes")).map(([name, row]) => ({
      name,
      keys: textsOf(row).flatMap((item) => indexKey(scope, resource, item) ?? []),
      unique: false,
    })),
    { name: "slugs", keys: [ascending("slugs")], unique: true },
    ...uniqueIndexes(resource),
    ...externalIndexes(resource),
    ...policyIndexes(resource),
    ...recurrenceIndexes(resource),
    ...imageIndexes(resource),
    ...searchIndexes(resource),
    ...usual,
    ...namedOrderIndexes(resource),
  ];
  const ofFields = [
    ...sortedFields(resource).flatMap((field) => fieldIndex(resource, field, byId("sorted"))),
    ...resource.filters.flatMap((filter) => {
      const { match } = filter;
      return match.kind !== "linked_from" && "field" in match
        ? fieldIndex(resource, match.through ?? match.field, { prefix: "by", order: resource.order }).map(
            (index) => ({
              ...index,
              keys: covering(resource, index.keys),
            }),
          )
        : [];
    }),
  ];
  const unserved = linked.filter(
    (field) =>
      ![...own, ...ofFields].some(({ keys }) => keys[0]?.property === comparedProperty(resource, field)),
  );
  const indexes = withoutDoubles([
    ...own,
    ...ofFields,
    ...unserved.flatMap((field) => fieldIndex(resource, field, byId("linked"))),
  ]);
  return withOwnNames(indexes, { own, usual });
}

/** Lists are limited to the records of the policy for reads: each of its conditions has an index. */
function policyIndexes(resource: Resource): readonly Index[] {
  const conditions = policyOf(resource, "read")?.records ?? [];
  return conditions
    .filter(({ length }) => length > 0)
    .map((condition) => {
      const names = [...new Set(condition.map(requiredProperty))];
      const rest = resource.order.filter(({ property }) => !names.includes(property));
      const keys = covering(resource, [...names.map(ascending), ...rest]);
      return { name: ["policy", ...names].join("-"), keys, unique: false };
    });
}

/** An occurrence exists once; of series, those are found that have something left to do. */
function recurrenceIndexes({ recurrence }: Resource): readonly Index[] {
  if (recurrence === undefined) return [];
  return [
    { name: "occurrences", keys: [ascending("occurrence_of")], unique: true, sparse: true },
    { name: "series_due", keys: [ascending("series_due")], unique: false, sparse: true },
  ];
}

/** Which records show an image decides who may use it. */
function imageIndexes({ fields }: Resource): readonly Index[] {
  const hasImages = fields.some(({ storage }) => storage === "image");
  return hasImages ? [{ name: "image", keys: [ascending("image")], unique: false, sparse: true }] : [];
}

/** Searches go by words, and most callers find no records that need a password by what is masked: these few have an index. */
function searchIndexes({ filters, fields }: Resource): readonly Index[] {
  const words: Index = { name: "words", keys: [ascending("words"), ascending("_id")], unique: false };
  const locked: Index = { name: "locked", keys: [ascending("password")], unique: false, sparse: true };
  return [
    ...(filters.some((filter) => filter.match.kind === "search") ? [words] : []),
    ...(isProtectable({ fields }) ? [locked] : []),
  ];
}

/** Fields that a caller may sort by, and that are stored as one value. */
function sortedFields({ fields, filters }: Resource): readonly Field[] {
  const names = filters.flatMap(({ match, type }) =>
    match.kind === "order_by" && type.kind === "enum" ? type.enum.values.map(({ value }) => value) : [],
  );
  return fields.filter(({ name, storage }) => storage === "plain" && names.includes(name));
}

/**
 * Lists of posts are always limited to statuses, posts are found by name, and scheduled ones by their date; records with a
 * count can be sorted by it.
 */
function orderIndexes(resource: Resource): readonly Index[] {
  const others = resource.order.filter(({ property }) => property !== "count");
  const byCount = {
    name: "by_count",
    keys: covering(resource, [...limitsOf(resource), ascending("count"), ...others]),
    unique: false,
  };
  const counted = hasPart(resource, "count") ? [byCount] : [];
  if (hasPart(resource, "status")) {
    return [
      {
        name: "by_status",
        keys: covering(resource, [ascending("status"), ...resource.order]),
        unique: false,
      },
      { name: "by_name", keys: [ascending("sort_name")], unique: false },
      { name: "publication", keys: [ascending("status"), ascending("date")], unique: false },
      ...counted,
    ];
  }
  const keys = covering(resource, [...limitsOf(resource), ...resource.order]);
  const byOrder = { name: "by_order", keys, unique: false };
  if (resource.taxonomy !== undefined) return [byOrder, ...counted];
  const byName = { name: "by_name", keys: [ascending("sort_name")], unique: false };
  // Every collection has an index by id.
  return [
    ...(keys[0]?.property === "_id" ? [] : [byOrder]),
    ...(isNameless(resource) ? [] : [byName]),
    ...counted,
  ];
}

/** Every list is limited to statuses, or to what lies outside the trash. */
function limitsOf(resource: Resource): readonly SortKey[] {
  if (hasPart(resource, "status")) return [ascending("status")];
  return hasPart(resource, "trash") ? [ascending("_trashed")] : [];
}

/** Lists in an order that callers ask for are limited to statuses as well. */
function namedOrderIndexes(resource: Resource): readonly Index[] {
  const sorted = resource.orders.filter(({ rankedBy }) => rankedBy === undefined);
  return sorted.map(({ name, keys }) => ({
    name: `order_${name}`,
    keys: covering(resource, [...limitsOf(resource), ...keys]),
    unique: false,
  }));
}

/** The start of the name of an index, and the keys after the one of its field. */
interface IndexForm {
  readonly prefix: "by" | "sorted" | "linked";
  readonly order: readonly SortKey[];
}

function byId(prefix: IndexForm["prefix"]): IndexForm {
  return { prefix, order: [ascending("_id")] };
}

function fieldIndex(resource: Resource, field: Field, { prefix, order }: IndexForm): readonly Index[] {
  const property = comparedProperty(resource, field);
  if (property === undefined || field === resource.external) return [];
  const rest = order.filter((key) => key.property !== property);
  return [{ name: `${prefix}_${field.name}`, keys: [ascending(property), ...rest], unique: false }];
}

/**
 * Keys with all behind them that every list of a resource reads: whom a record is for, whether it is listed, and when it
 * takes place. So pages and totals are found in the index alone.
 */
function covering(resource: Resource, keys: readonly SortKey[]): readonly SortKey[] {
  if (limitsOf(resource).length === 0) return keys;
  const { period, hiddenBy } = resource;
  const times = period === undefined ? [] : [period.start, period.end];
  const limits = limitsOf(resource).map(({ property }) => property);
  const looked = [
    ...limits,
    hiddenBy?.stored,
    ...times.map((field) => comparedProperty(resource, field)),
  ].filter((property) => property !== undefined);
  const present = new Set(keys.map(({ property }) => property));
  return [...keys, ...looked.filter((property) => !present.has(property)).map(ascending)];
}

function ascending(property: string): SortKey {
  return { property, direction: 1 };
}

/** The key of an index that the spec names by stored property, `tickets.name` included. */
function indexKey(scope: Scope, resource: Resource, { text, node }: ListedText): SortKey | undefined {
  const [property, direction] = directed(text);
  const known = new Set(storedProperties(resource));
  const stored = [fieldProperty(resource, property), property].find((one) => known.has(one));
  if (stored !== undefined) return { property: stored, direction };
  const { diagnostics, invalid } = scope.spec;
  // `utc_start_date` is missing because `start_date` is, which is reported already.
  const isPeriodLost = property.startsWith("utc_") && hasLostPeriod(scope, resource);
  const field = resource.fields.find(({ name }) => name === property.split(".", 1)[0]);
  const isBroken = field !== undefined && scope.broken.has(field);
  const hasShapeError = isBroken || isPeriodLost || invalid.has(node);
  const isReported = hasShapeError || diagnostics.isReportedUnknown(property.replace(/^utc_|\..*$/g, ""));
  const root = scope.resources.get(resource.name)?.node;
  const { types } = scope.spec;
  const tables = [root, root?.entries.get("fields"), types, types?.entries.get("objects")];
  if (!isReported)
    reportUnknown(scope, {
      code: "unknown_property",
      node: { ...node, place: lastPart(node, property) },
      words: { name: property, owner: resource.name },
      known,
      tables,
    });
  return undefined;
}

/** The property that stores what the spec names by its field: `notes_.room` for `notes.room`. */
function fieldProperty({ fields }: Resource, property: string): string {
  const [name = "", ...inner] = property.split(".");
  const field = fields.find((one) => one.name === name);
  return [field?.stored ?? name, ...inner].join(".");
}

function storedProperties(resource: Resource): readonly string[] {
  const periodTexts = [resource.period?.start.name, resource.period?.end.name].filter(
    (name) => name !== undefined,
  );
  return [
    ...defaultsOf(resource).stored,
    ...periodTexts,
    ...resource.fields.flatMap((field) => {
      const property = comparedProperty(resource, field);
      return property === undefined ? [] : [property, ...innerProperties(property, field)];
    }),
  ];
}

/** Properties inside a field that holds an object, or a list of objects. */
function innerProperties(property: string, { type }: Field): readonly string[] {
  if (type.kind === "reference") return [];
  const inner = type.kind === "list" ? type.of : type;
  return inner.kind === "object" ? inner.object.properties.map(({ name }) => `${property}.${name}`) : [];
}

/**
 * The first of several indexes on the same keys, so that a name given in the spec wins. Those that decide which documents
 * are accepted stay beside others, because they do not have all documents.
 */
function withoutDoubles(indexes: readonly Index[]): readonly Index[] {
  const byKeys = new Map<string, Index>();
  for (const index of indexes) {
    const keys = JSON.stringify([index.keys, index.unique, index.partialFilterExpression]);
    if (index.keys.length > 0 && !byKeys.has(keys)) byKeys.set(keys, index);
  }
  return [...byKeys.values()];
}

/** Indexes in which one of a field that would be called like a usual one has `_` behind its name. */
function withOwnNames(
  indexes: readonly Index[],
  { own, usual }: Readonly<Record<"own" | "usual", readonly Index[]>>,
): readonly Index[] {
  const names = new Set(indexes.map(({ name }) => name));
  const taken = new Set(indexes.filter((index) => usual.includes(index)).map(({ name }) => name));
  return indexes.map((index) => {
    if (own.includes(index) || !taken.has(index.name)) return index;
    let name = `${index.name}_`;
    while (names.has(name)) name += "_";
    return { ...index, name };
  });
}
