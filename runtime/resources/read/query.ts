import type { Collection, Filter } from "mongodb";
import { withNumbers } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { shownValue } from "../../core/http-error.js";
import type { FilterDescriptor } from "../../core/parameter-descriptors.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import { propertyIn, type Values } from "../../core/properties.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { lockedIds } from "../../list-index/index.js";
import {
  type AppContext,
  type CallContext,
  resourceNamed,
  snapshotFor,
  withSnapshot,
} from "../app-context.js";
import type { FilterOutcome } from "../hooks.js";
import type { Condition, FilteredRequest, ListRequest, Resource } from "../resource.js";
import { defaultStatuses, mayList } from "../status.js";
import { allOf, isRelative, listedConditions } from "./conditions.js";
import { type Paging, readCursor } from "./cursor.js";
import { linkValues } from "./links.js";

/** A list request with what its page is read by. */
export interface ListQuery extends FilteredRequest {
  /** The condition of the list. */
  readonly filter: Filter<RecordDocument>;
  readonly paging: Paging;
  readonly outcomes: readonly FilterOutcome[];
  /** The instant in milliseconds up to which the query means the same. */
  readonly expiresAt: number;
  /** The collections that the meaning of the query depends on. */
  readonly dependencies: readonly string[];
}

/** Reads the query of a list. Throws an HttpError with the errors of all parameters. */
export async function readQuery(request: ListRequest): Promise<ListQuery> {
  const { app, call, errors, query, records } = request;
  const { resource } = records;
  checkFilterAccess(request);
  const defaults = Object.entries(resource.filters).flatMap(([name, filter]): [string, unknown][] =>
    filter.default === undefined ? [] : [[name, filter.default]],
  );
  const values = { ...Object.fromEntries(defaults), ...query };
  const list = { ...withSnapshot(request), values, read: new Set<string>() };
  const { filter, outcomes } = await filterOf(list);
  const paging = pagingOf(list, outcomes);
  errors.throwIfAny();
  const ends = outcomes.map(({ expiresAt = Number.POSITIVE_INFINITY }) => expiresAt);
  if (comparesRelativeTime(list)) ends.push(call.now);
  const others = [
    ...outcomes.flatMap((outcome) => outcome.dependencies ?? []),
    ...referred(app, resource, values),
  ];
  const dependencies = [...list.read, ...withNumbers(others)];
  return { ...list, filter, paging, outcomes, expiresAt: Math.min(...ends), dependencies };
}

/** The values that filters with hooks take by default at the time of a call, by parameter of the list. */
export async function filterDefaults(
  app: AppContext,
  { filterHooks }: Resource,
  call: RequestContext,
): Promise<object> {
  const errors = new ParameterErrors(app.service.reasons, call.language);
  const context = { app, call, errors, lifted: new Set<string>() };
  const defaults = {};
  for (const hook of Object.values(filterHooks)) {
    if (hook.byDefault !== undefined) Object.assign(defaults, (await hook(hook.byDefault, context)).links);
  }
  return defaults;
}

/** Adds an error for each filter for which the caller lacks a capability. */
function checkFilterAccess({ call, records: { resource }, query, errors }: ListRequest): void {
  for (const [name, value] of Object.entries(query)) {
    const access = resource.filters[name]?.access;
    if (access === undefined || call.principal.can(access) || (value ?? null) === null) continue;
    errors.add(name, "not_allowed", { value: shownValue(value) });
  }
}

/** The condition of a list, and what each of the hooks made of its query. */
async function filterOf(list: FilteredRequest) {
  const { app, call, errors, values, records, definition } = list;
  const { resource, token } = records;
  const { filterHooks, conditions = () => [] } = definition;
  for (const name of Object.keys(resource.filters)) {
    const value = values[name];
    // A list without entries would match no record, and is a mistake of the caller.
    if (Array.isArray(value) && value.length === 0) errors.add(name, "blank");
  }
  const lifted = list.isUnbounded === true ? Object.keys(resource.filters) : liftedBy(resource, list.query);
  const context = { app, call, errors, lifted: new Set(lifted) };
  const [selected, outcomes] = await Promise.all([
    Promise.all(conditions(list).map(async (condition) => condition)),
    Promise.all(Object.values(filterHooks).map(async (hook) => hook(list.query, context))),
  ]);
  const listed = listedConditions(list, statusesOf(list));
  errors.throwIfAny();

  const byHook = Object.fromEntries(Object.keys(filterHooks).map((name, at) => [name, outcomes[at] ?? {}]));
  const unlocked = readsHidden(resource, values, byHook)
    ? await withoutLocked(list, app.database.collection(token))
    : [];
  const given = (condition: Condition): readonly Filter<RecordDocument>[] =>
    condition === undefined ? [] : [condition];
  const ofHooks = outcomes.flatMap(({ condition }) => given(condition));
  return { filter: allOf([...selected.flatMap(given), ...listed, ...ofHooks, ...unlocked]), outcomes };
}

/** Whether what a list finds depends on hidden fields. The generator says which filters read those. */
function readsHidden(
  resource: ResourceDescriptor,
  values: Values,
  byHook: Readonly<Record<string, { readonly condition?: object }>>,
): boolean {
  const reads = ([name, { match, readsHidden: isHidden }]: [string, FilterDescriptor]): boolean =>
    isHidden === true &&
    (match?.by === "hook" ? byHook[match.hook]?.condition !== undefined : (values[name] ?? null) !== null);
  return resource.sortsByHidden === true || Object.entries(resource.filters).some(reads);
}

/** Selects the records without a password. The others are found by an index, without reading the list. */
const unlocked: Filter<RecordDocument> = { password: { $exists: false } };

/**
 * Leaves out the records that a password protects, where there are any and the caller could not read them without it. Whether
 * the password is right plays no part: verifying it on what a filter finds takes time, which would reveal the match.
 */
export async function withoutLocked<Document extends RecordDocument>(
  context: CallContext,
  collection: Collection<Document>,
): Promise<Filter<RecordDocument>[]> {
  const { principal } = context.call;
  if (principal.may("edit_others")) return [];
  const ids = await lockedIds(collection, snapshotFor(context));
  if (ids.length === 0) return [];
  const canReadOwn = !principal.anonymous && principal.may("edit_published");
  const condition = canReadOwn ? { $or: [unlocked, { author: principal.author }] } : unlocked;
  return [condition];
}

/** The statuses of the query that the caller may name; those that are not allowed are errors of the parameter. */
function statusesOf({ app, call, records, errors, values }: FilteredRequest) {
  const { status: name = "" } = records.resource.roles;
  const named = values[name];
  if (!Array.isArray(named)) return defaultStatuses(app, call.principal);
  const statuses = named.filter((status) => typeof status === "string");
  const rejected = statuses.find((status) => !mayList(app, call.principal, status));
  if (rejected !== undefined) errors.add(name, "not_allowed", { value: rejected });
  return statuses;
}

/** The filters whose computed defaults a query lets not count. */
function liftedBy({ filters }: ResourceDescriptor, given: object): readonly string[] {
  return Object.entries(filters).flatMap(([name, { match }]) =>
    match?.by === "disables_defaults_of" && propertyIn(given, name) !== undefined ? match.filters : [],
  );
}

/**
 * Which part of the list a query asks for: by default the first page and the size of the site; sizes above the maximum are
 * cut. Adds an error for a cursor of another list, or of another order or filter.
 */
function pagingOf(list: ListRequest, outcomes: ListQuery["outcomes"]): Paging {
  const { app, call, query, errors, pageLimit } = list;
  const { resource } = list.records;
  const { page: pageName = "", size: sizeName = "", cursor, offset } = resource.roles;
  const page = Number(propertyIn(query, pageName) ?? 1);
  const size = Math.min(
    Number(propertyIn(query, sizeName) ?? pageLimit ?? app.pageSize),
    pageLimit ?? app.maximumPageSize,
  );
  const skip = offset === undefined ? (page - 1) * size : Number(propertyIn(query, offset) ?? 0);
  const numbered = { page, size, skip: Math.min(skip, largestSkip) };
  if (cursor === undefined) return numbered;
  // What the link to the next page repeats.
  const filters = [...linkValues(list, numbered, outcomes)].filter(
    ([name]) => name !== cursor && name !== sizeName,
  );
  const key = JSON.stringify([resource.name, resource.order, resource.orders, call.language, filters.sort()]);
  const text = propertyIn(query, cursor);
  const after = typeof text === "string" ? readCursor(key, text) : undefined;
  if (typeof text === "string" && after === undefined) errors.add(cursor, "not_cursor");
  const counted = [...Object.values(resource.list ?? {}), ...Object.values(app.service.wire.headers)];
  return { ...numbered, cursor: { list: key, after, isCounted: counted.includes("total") } };
}

/** Whether a filter without a hook has a time such as `tomorrow`; hooks say how long theirs mean the same. */
function comparesRelativeTime(list: FilteredRequest): boolean {
  return Object.entries(list.records.resource.filters).some(
    ([name, filter]) => filter.match?.by !== "hook" && isRelative(list, filter, list.values[name]),
  );
}

/** The collections that the parameters of a query refer to, besides those of the relations that lists show. */
function referred(app: AppContext, { filters }: ResourceDescriptor, values: object): string[] {
  return Object.keys(values).flatMap((name) => {
    const { target, match } = filters[name] ?? {};
    const linking = match?.by === "linked_from" ? match.resource : undefined;
    return [target, linking].flatMap((resource) =>
      resource === undefined ? [] : [resourceNamed(app, resource).resource.collection],
    );
  });
}

/** The page of a log that a query asks for, at most as large as the site allows. */
export function pageOf(
  { pageSize, maximumPageSize }: AppContext,
  { page = 1, per_page: size = pageSize }: { readonly page?: number; readonly per_page?: number },
): { readonly page: number; readonly size: number; readonly skip: number } {
  const limit = Math.min(size, maximumPageSize);
  return { page, size: limit, skip: Math.min((page - 1) * limit, largestSkip) };
}

/** Beyond any log, and yet a number that the store takes. */
const largestSkip = 2 ** 31 - 1;

/** Parses an instant of a query; without an offset it is in the zone of the site. */
export function readTime(
  app: AppContext,
  { now }: RequestContext,
  text: string | undefined,
): Date | undefined {
  const time = text === undefined ? undefined : app.parseTime(text, now);
  return time === undefined ? undefined : new Date(time.instant);
}
