import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { FilterDescriptor } from "../../core/parameter-descriptors.js";
import {
  idsIn,
  isProtectable,
  parentProperty,
  parseDecimal,
  selectionDependencies,
} from "../../core/properties.js";
import { idOf, type RecordId } from "../../core/record-id.js";
import { cachedIds, filterText } from "../../list-index/index.js";
import { timeLimit } from "../../storage/command-options.js";
import { escapeRegExp, slugify } from "../../text/words.js";
import {
  type CallContext,
  type RecordContext,
  resourceNamed,
  snapshotFor,
  storedTime,
} from "../app-context.js";
import { type RecordAccess, readableConditions } from "../policy.js";
import type { Condition, FilteredRequest } from "../resource.js";
import { isTooLong, searchFilter, searchLimit, withinFilter } from "../texts.js";

/** Combines conditions; none at all match every record. */
export function allOf(conditions: readonly Filter<RecordDocument>[]): Filter<RecordDocument> {
  if (conditions.length === 0) return {};
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { $and: [...conditions] };
}

/** Selects what lists show a caller of the records in these statuses, by default of all outside the trash. */
export function listedConditions(
  access: RecordAccess,
  statuses?: readonly string[],
): readonly Filter<RecordDocument>[] {
  const { hiddenBy } = access.records.resource;
  const hidden = hiddenBy === undefined ? [] : [{ [hiddenBy]: { $ne: true } }];
  return [...readableConditions(access, statuses), ...hidden];
}

/** Selects the records whose fields the caller may read; nothing counts that lies in the trash. */
export function openConditions(access: RecordAccess): readonly Filter<RecordDocument>[] {
  const { records, call } = access;
  const readable = readableConditions(access);
  // What a record that a password protects refers to, or contains, is not to be found by it.
  return isProtectable(records.resource) && !call.principal.may("edit_others")
    ? [...readable, { password: { $exists: false } }]
    : readable;
}

/** A parameter of a list. */
type Name<Query> = keyof Query & string;

/** A function that returns the condition of a filter, by the name of its parameter and what the spec says of it. */
type Kit<Options, Result = Condition> = <Query extends object>(
  list: FilteredRequest<Query>,
  name: Name<Query>,
  options: Options,
) => Result;

/** The value of a parameter; undefined where the query gives none. */
function valueOf<Query extends object>({ values }: FilteredRequest<Query>, name: Name<Query>): unknown {
  return values[name] ?? undefined;
}

function textOf<Query extends object>(list: FilteredRequest<Query>, name: Name<Query>): string | undefined {
  const value = valueOf(list, name);
  return typeof value === "string" ? value : undefined;
}

/** Selects the records in which every word of a search occurs, from the beginning of a word, in the texts of the language. */
export const search: Kit<readonly string[], Condition | Promise<Condition>> = (list, name, fields) => {
  const text = textOf(list, name);
  if (text === undefined) return undefined;
  if (!isTooLong(text)) return searchFilter({ ...list, fields }, text);
  list.errors.add(name, "too_many", { limit: searchLimit });
  return undefined;
};

/** Selects the records with a text anywhere in one of the fields. */
export const searchWithin: Kit<readonly string[]> = (list, name, fields) => {
  const text = textOf(list, name);
  return text === undefined ? undefined : withinFilter({ ...list, fields }, text);
};

/** A stored property that a filter compares. */
interface Compared {
  readonly property: string;
  /** It holds an instant; other times are stored as what clocks of the site show. */
  readonly isInstant?: true;
}

/** Selects the records with the value, or one of the values; a record without a value counts as false. */
export const equals: Kit<Compared> = (list, name, compared) => {
  const values = operandsOf(list, name, compared);
  return values && { [compared.property]: values.length === 1 ? values[0] : { $in: values } };
};

/** Selects the records with another value, or with none. */
export const differs: Kit<Compared> = (list, name, compared) => {
  const values = operandsOf(list, name, compared);
  return values && { [compared.property]: values.length === 1 ? { $ne: values[0] } : { $nin: values } };
};

/** Selects the records with one of the values. */
export const anyOf: Kit<Compared> = (list, name, compared) => {
  const values = operandsOf(list, name, compared);
  return values && { [compared.property]: { $in: values } };
};

/** Selects the records whose value is on one side of that of the query; a record without a value is on neither. */
export const range: Kit<Compared & { readonly operator: "$gte" | "$lte" | "$gt" | "$lt" }> = (
  list,
  name,
  compared,
) => {
  const values = operandsOf(list, name, compared);
  return values && { [compared.property]: { [compared.operator]: values[0] } };
};

/** Selects the records whose text begins with that of the query. */
export const startsWith: Kit<Compared> = (list, name, { property }) => {
  const text = textOf(list, name);
  return text === undefined ? undefined : { [property]: new RegExp(`^${escapeRegExp(text)}`) };
};

/** Selects the records with a value (true), or without one (false). `ids` are those that the property holds a list of. */
export const exists: Kit<Compared & { readonly ids?: "integer" | "uuid" | "text" }> = (
  list,
  name,
  { property, ids },
) => {
  const value = valueOf(list, name);
  if (value === undefined) return undefined;
  // Null stands for a missing property too; texts and relations may have been emptied. Ids are positive, or texts.
  if (ids === undefined) return { [property]: { [value === true ? "$nin" : "$in"]: [null, ""] } };
  const some = { $gt: ids === "integer" ? 0 : "" };
  return { [property]: value === true ? some : { $not: some } };
};

/** The values to compare with, as documents store them; undefined where the query gives none. */
function operandsOf<Query extends object>(
  list: FilteredRequest<Query>,
  name: Name<Query>,
  compared: Compared,
): readonly unknown[] | undefined {
  const value = valueOf(list, name);
  const filter = list.records.resource.filters[name];
  if (value === undefined || filter === undefined) return undefined;
  if (filter.kind === "reference") return resolvedIds(list, name);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((one) =>
    one === false ? [false, null] : [storedValue(list, { ...compared, filter, value: one })],
  );
}

function storedValue(
  { app, call }: CallContext,
  {
    filter,
    value,
    isInstant,
  }: { readonly filter: FilterDescriptor; readonly value: unknown } & Partial<Compared>,
): unknown {
  if (typeof value !== "string") return value;
  if (filter.kind === "decimal") return parseDecimal(value, filter.scale ?? 0) ?? value;
  if (filter.kind !== "datetime") return value;
  const time = app.parseTime(value, call.now);
  if (time === undefined) return value;
  return isInstant === true ? new Date(time.instant) : storedTime(app, time);
}

/** Whether a filter has a time such as `tomorrow`, which is another time later. */
export function isRelative({ app, call }: CallContext, { kind }: FilterDescriptor, value: unknown): boolean {
  if (kind !== "datetime") return false;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((one) => typeof one === "string" && app.parseTime(one, call.now)?.isRelative === true);
}

/** The value with the instants that its times are now, which are the same later. */
export function withInstants(context: CallContext, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withInstants(context, one));
  const { app, call } = context;
  const time = typeof value === "string" ? app.parseTime(value, call.now) : undefined;
  return time === undefined ? value : new Date(time.instant).toISOString();
}

/** Selects the records that refer to one of those named, or with `descendants` to one of those below them. */
export const reference: Kit<
  { readonly property: string; readonly descendants?: true },
  Promise<Condition>
> = async (list, name, { property, descendants }) => {
  if (valueOf(list, name) === undefined) return undefined;
  const ids = resolvedIds(list, name);
  return { [property]: { $in: descendants === true ? await withDescendants(list, name, ids) : ids } };
};

/** The ids that a parameter may look for: those of records that answers show to the caller. */
export function resolvedIds({ references }: Pick<FilteredRequest, "references">, name: string): RecordId[] {
  const entries = references.get(name) ?? [];
  return entries.flatMap((entry) =>
    entry.kind === "id" && entry.isHidden !== true && entry.isTrashed !== true ? [entry.id] : [],
  );
}

/** Ids with those of all records below them, from the cache. */
async function withDescendants(
  list: FilteredRequest<object>,
  name: string,
  ids: readonly RecordId[],
): Promise<readonly RecordId[]> {
  const { app } = list;
  const records = resourceNamed(app, list.records.resource.filters[name]?.target ?? "");
  if (parentProperty(records.resource) === undefined) return ids;
  const { name: collection } = records.token;
  const cached = { key: `below ${collection} ${ids.join()}`, dependencies: [collection] };
  return cachedIds(snapshotFor(list), cached, () => readBelow({ app, records }, ids));
}

/** Ids with those of all records below them. */
export async function readBelow(
  { app, records: { resource, token } }: Omit<RecordContext, "call">,
  ids: readonly RecordId[],
): Promise<RecordId[]> {
  const parent = parentProperty(resource);
  const found = new Set(ids);
  let level = [...ids];
  while (parent !== undefined && level.length > 0) {
    const options = { projection: { _id: 1 }, batchSize: 10_000 };
    const below = await app.database.find(token, { [parent]: { $in: level } }, options);
    level = below.map(({ _id }) => _id).filter((id) => !found.has(id));
    for (const id of level) found.add(id);
  }
  return [...found];
}

/** More related records than this are rejected: their ids become part of the condition of a list. */
const relatedLimit = 50_000;

/**
 * Selects the records that refer to one that a condition matches, as far as the caller may read those; one query, cached until
 * a record of their resource changes.
 */
export async function through<Query extends object>(
  list: FilteredRequest<Query>,
  name: Name<Query>,
  relation: {
    readonly property: string;
    readonly resource: string;
    readonly condition: Condition | Promise<Condition>;
  },
): Promise<Condition> {
  const condition = await relation.condition;
  if (condition === undefined) return undefined;
  const { app, call, errors, read } = list;
  const records = resourceNamed(app, relation.resource);
  const { token } = records;
  const filter = allOf([condition, ...openConditions({ app, call, records })]);
  const dependencies = selectionDependencies(records.resource, filter);
  for (const name of dependencies) read.add(name);
  const cached = { key: `related ${token.name} ${filterText(filter)}`, dependencies };
  const ids = await cachedIds(snapshotFor(list), cached, async () => {
    const options = { projection: { _id: 1 }, limit: relatedLimit + 1 };
    const found = await app.database.find(token, filter, options);
    return found.map(({ _id }) => _id);
  });
  if (ids.length > relatedLimit) errors.add(name, "too_many", { limit: relatedLimit });
  return { [relation.property]: { $in: [...ids] } };
}

/** Selects what the named records of another resource refer to, as far as the caller may read these. Of several names for the
 * filter, the last one given counts. */
export async function linkedFrom<Query extends object>(
  list: FilteredRequest<Query>,
  names: readonly Name<Query>[],
  { resource: linkingResource, property }: { readonly resource: string; readonly property: string },
): Promise<Condition> {
  const name = names.findLast((one) => valueOf(list, one) !== undefined);
  if (name === undefined) return undefined;
  const records = resourceNamed(list.app, linkingResource);
  const named = { _id: { $in: resolvedIds(list, name) } };
  const filter = allOf([named, ...openConditions({ ...list, records })]);
  const options = { projection: { [property]: 1 }, batchSize: 1001 };
  const linking = await list.app.database.find(records.token, filter, options);
  return { _id: { $in: linking.flatMap((document) => idsIn(document, property)) } };
}

/** Selects the records with the ids. Those that no record has are errors of the parameter. */
export async function withIds<Query extends object>(
  list: FilteredRequest<Query>,
  name: Name<Query>,
): Promise<Condition> {
  return valueOf(list, name) === undefined ? undefined : { _id: { $in: await givenIds(list, name) } };
}

/** Selects the records without the ids, unless another parameter says which to include. */
export async function withoutIds<Query extends object>(
  list: FilteredRequest<Query>,
  name: Name<Query>,
  { unless }: { readonly unless?: Name<Query> } = {},
): Promise<Condition> {
  if (valueOf(list, name) === undefined || (unless !== undefined && valueOf(list, unless) !== undefined))
    return undefined;
  return { _id: { $nin: await givenIds(list, name) } };
}

async function givenIds<Query extends object>(
  list: FilteredRequest<Query>,
  name: Name<Query>,
): Promise<RecordId[]> {
  const { resource, token } = list.records;
  const ids = [valueOf(list, name)].flat().flatMap((entry) => idOf(resource, entry) ?? []);
  const options = { projection: { _id: 1 }, batchSize: ids.length + 1 };
  const documents = await list.app.database.find(token, { _id: { $in: ids } }, options);
  const found = new Set(documents.map(({ _id }) => _id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) list.errors.add(name, "not_found", { value: missing });
  return ids;
}

/** Selects the record with the slug in the language asked for, else in any. */
export async function withSlug<Query extends object>(
  list: FilteredRequest<Query>,
  name: Name<Query>,
): Promise<Condition> {
  const text = textOf(list, name);
  if (text === undefined) return undefined;
  const { app, call, records } = list;
  const lower = text.trim().toLowerCase();
  // Stored slugs are ASCII; others are written with percent signs.
  const slug = /^[!-~]*$/.test(lower) ? lower : slugify(lower);
  const own = { slugs: `${call.language}:${slug}` };
  const collection = app.database.collection(records.token);
  const found = await collection.findOne(own, { projection: { _id: 1 }, ...timeLimit });
  if (found !== null) return own;
  return { slugs: { $in: app.service.languages.all.map((language) => `${language}:${slug}`) } };
}

/** Selects the records that others count with, where the query asks for no empty ones. */
export function notEmpty<Query extends object>(list: FilteredRequest<Query>, name: Name<Query>): Condition {
  return valueOf(list, name) === true ? { count: { $gt: 0 } } : undefined;
}
