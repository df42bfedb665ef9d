import type { Filter } from "mongodb";
import type { Snapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { resourceError, shownValue } from "../../core/http-error.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import { propertyIn } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { FilterOutcome } from "../hooks.js";
import type { ResolvedReferences } from "../input.js";
import type { AnyResource } from "../resource.js";
import { type CallContext, resourceNamed, type Site, snapshotFor } from "../site.js";
import { isRelative } from "./comparison.js";
import { allOf } from "./conditions.js";
import { readsMasked, withoutLocked } from "./masked-readers.js";
import { findPageAfter } from "./page-after.js";
import type { PageTotals } from "./page-headers.js";
import { cursorPagingOf, findPage, pagingOf } from "./pagination.js";
import { parameterBy } from "./parameters.js";
import { buildFilter } from "./query-builder.js";
import { orderOf } from "./sort.js";
import { type FoundPage, type PageSteps, type Paging, readWhole } from "./whole-page.js";

/** A request for a page of a list. */
export interface ListRequest extends CallContext {
  readonly resource: AnyResource;
  /** As it was given, without defaults. */
  readonly query: object;
  readonly references: ResolvedReferences;
  readonly errors: ParameterErrors;
}

/** What a page of a list is read by: a query with all its filters. */
export interface ListedQuery {
  readonly snapshot: Snapshot;
  readonly filter: Filter<RecordDocument>;
  readonly paging: Paging;
  /** The ids of the page, and the total. */
  readonly find: (snapshot: Snapshot) => Promise<FoundPage>;
  readonly outcomes: readonly FilterOutcome<object, RecordDocument>[];
  /** The instant in milliseconds up to which the query means the same. */
  readonly expiresAt: number;
  /** The collections that the meaning of the query depends on. */
  readonly dependencies: readonly string[];
}

/** Reads the query of a list. Throws an HttpError with the errors of all parameters. */
export async function readQuery(request: ListRequest): Promise<ListedQuery> {
  const { site, resource, call, errors } = request;
  const { facts } = resource;
  const snapshot = snapshotFor(site, call);
  checkFilterAccess(request);
  const query = withDefaults(facts, request.query);
  const { filter, outcomes } = await filterOf(request, query, snapshot);
  const collection = site.database.collection(resource.token);
  const parameter = parameterBy(facts, "cursor");
  const numbered = pagingOf({ site, call, facts }, request.query);
  const source = { site, call, facts, given: request.query, outcomes, errors };
  const cursor = parameter === undefined ? undefined : cursorPagingOf(source, numbered);
  errors.throwIfAny();
  const find = async (view: Snapshot): Promise<FoundPage> => {
    const { language } = call;
    const order = await orderOf({ site, collection, facts, language, query, outcomes, filter });
    const list = { facts, collection, filter, snapshot: view };
    if (cursor === undefined) return findPage(list, order, numbered);
    const found = await findPageAfter(list, order, { size: numbered.size, cursor });
    if (found === undefined) errors.add(parameter ?? "", "not_cursor");
    errors.throwIfAny();
    return found ?? { ids: [], total: 0 };
  };
  const dependencies = [
    ...outcomes.flatMap((outcome) => outcome.dependencies ?? []),
    ...referred(site, facts, query),
  ];
  const ends = outcomes.map(({ expiresAt = Number.POSITIVE_INFINITY }) => expiresAt);
  if (comparesRelativeTime(request, query)) ends.push(call.now);
  const paging = cursor === undefined ? numbered : { ...numbered, cursor };
  return { snapshot, filter, paging, find, outcomes, expiresAt: Math.min(...ends), dependencies };
}

/** The condition of a list, and what each of the hooks made of its query. */
async function filterOf(
  { site, call, resource, query: given, references, errors }: ListRequest,
  query: Readonly<Record<string, unknown>>,
  snapshot: Snapshot,
): Promise<Pick<ListedQuery, "filter" | "outcomes">> {
  const { facts, filterHooks } = resource;
  const context = { site, call, errors, lifted: liftedBy(facts, given) };
  const hooks = Object.values(filterHooks);
  const [conditions, outcomes] = await Promise.all([
    buildFilter({ site, call, facts, query, references, errors }),
    Promise.all(hooks.map(async (hook) => hook(given, context))),
  ]);
  errors.throwIfAny();

  const ofHooks = outcomes.map(({ condition }) => condition).filter((condition) => condition !== undefined);
  const byHook = Object.fromEntries(Object.keys(filterHooks).map((name, at) => [name, outcomes[at] ?? {}]));
  const unlocked = readsMasked(facts, { query, outcomes: byHook })
    ? await withoutLocked(site.database.collection(resource.token), call.principal, snapshot)
    : [];
  const filter = allOf([...conditions, ...ofHooks, ...unlocked]);
  return { filter, outcomes };
}

/** Adds an error for each filter for which the caller lacks a capability. */
function checkFilterAccess({
  call: { principal },
  resource: { facts },
  query,
  errors,
}: Pick<ListRequest, "call" | "query" | "errors"> & {
  readonly resource: { readonly facts: ResourceDescriptor };
}): void {
  for (const [name, value] of Object.entries(query)) {
    const access = facts.filters[name]?.access;
    if (access === undefined || principal.can(access) || (value ?? null) === null) continue;
    errors.add(name, "not_allowed", { value: shownValue(value) });
  }
}

/** One page of a list, with what `load` makes of its records. Throws the resource's error for a page beyond the last. */
export async function readPage<Loaded extends { readonly entries: readonly unknown[] }>(
  {
    site,
    call,
    resource,
  }: CallContext<"cache"> & { readonly resource: { readonly facts: ResourceDescriptor } },
  { snapshot, paging, find }: ListedQuery,
  load: PageSteps<Loaded>["load"],
): Promise<ListedPage<Loaded>> {
  const { facts } = resource;
  const steps = { collection: facts.collection, paging, find, load };
  const { ids, total, loaded, next } = await readWhole({ site, call }, snapshot, steps);
  if (facts.errors.no_page !== undefined && paging.page > 1 && ids.length === 0)
    throw resourceError(facts, "no_page");
  const isNumbered = total !== undefined && paging.cursor === undefined;
  const pages = isNumbered ? Math.ceil(total / paging.size) : undefined;
  return { total, pages, next, loaded };
}

/** A page as it was loaded, the totals of its list, and the cursor of the next page. */
export interface ListedPage<Loaded> extends PageTotals {
  readonly next: string | undefined;
  readonly loaded: Loaded;
}

/** The query with the defaults of the spec. */
function withDefaults(facts: ResourceDescriptor, query: object): Readonly<Record<string, unknown>> {
  const defaults = Object.entries(facts.filters).flatMap(([name, filter]): [string, unknown][] =>
    filter.default === undefined ? [] : [[name, filter.default]],
  );
  return { ...Object.fromEntries(defaults), ...query };
}

/** Whether a filter without a hook has a time such as `tomorrow`; hooks say how long theirs mean the same. */
function comparesRelativeTime(request: ListRequest, query: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(request.resource.facts.filters).some(
    ([name, filter]) => filter.match.by !== "hook" && isRelative(request, filter, query[name]),
  );
}

/** The filters whose computed defaults a query lets not count. */
function liftedBy({ filters }: ResourceDescriptor, given: object): ReadonlySet<string> {
  const lifted = Object.entries(filters).flatMap(([name, { match }]) =>
    match.by === "lifts" && propertyIn(given, name) !== undefined ? match.filters : [],
  );
  return new Set(lifted);
}

/** The collections that the parameters of a query refer to, besides those of the relations that lists show. */
function referred(site: Pick<Site, "resources">, { filters }: ResourceDescriptor, query: object): string[] {
  return Object.keys(query).flatMap((name) => {
    const { target, match } = filters[name] ?? {};
    const linking = match?.by === "linked_from" ? match.resource : undefined;
    return [target, linking].flatMap((resource) =>
      resource === undefined ? [] : [resourceNamed(site, resource).facts.collection],
    );
  });
}
