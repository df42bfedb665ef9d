import type { Filter } from "mongodb";
import { type EntryOptions, emptySnapshot } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import { HttpError } from "../core/http-error.js";
import { type JsonFragment, serializeJson } from "../core/json-fragment.js";
import { propertyIn } from "../core/properties.js";
import { noId, type RecordId } from "../core/record-id.js";
import { isSeries } from "../core/series.js";
import { auditCollectionName, type NumberedEntry } from "../outbox/audit-entry.js";
import { openNumberedLog } from "../outbox/numbers.js";
import { withSnapshot } from "../resources/app-context.js";
import { allOf, isRelative } from "../resources/read/conditions.js";
import { collectionsShown } from "../resources/read/populate.js";
import { type ListQuery, readQuery } from "../resources/read/query.js";
import { loadEntries } from "../resources/read/render.js";
import type { ListRequest } from "../resources/resource.js";
import { timeLimit } from "../storage/command-options.js";
import { idsShowing } from "./related.js";
import {
  type Changed,
  kindOfSeries,
  partBySeries,
  seriesChanges,
  singleFilter,
  withoutOccurrences,
} from "./series.js";
import { markOf, type Position, readToken, scopeOf, writeToken } from "./tokens.js";
import { isNew, wasListed } from "./visibility.js";

/** A request for changes, whose query has nothing but filters. */
export interface ChangesRequest extends ListRequest {
  /** Occurrences are reported as one change of their series. */
  readonly series: boolean;
  /** Milliseconds for which tokens are valid. */
  readonly changesMs: number;
}

/** Some changes, and the token of what follows. */
export interface ChangesPage {
  /** Each is a whole change: its type, the id and revision of its record, and the record as a list shows it. */
  readonly changes: readonly JsonFragment[];
  /** The token of what follows one of them; undefined with series, whose changes are in no order. */
  readonly tokenBehind: (change: number) => string | undefined;
  readonly next: string;
  readonly hasMore: boolean;
  readonly cacheable?: EntryOptions;
}

/** Reads changes with the rights and filters of a call. */
export interface Reader {
  /** The same for requests that get the same bytes for the same token. */
  readonly key: string;
  /** The token of now. */
  latest(): Promise<string>;
  /**
   * At most `limit` changes after a token, or the first of all records without one. Throws 400 for a token of other filters,
   * and 410 for one that is too old or of other rights. Entries with a number above `until` count as not there yet.
   */
  read(since: string | undefined, limit: number, until?: number): Promise<ChangesPage>;
}

/** Checks the filters of a request. Throws an HttpError with the errors of all parameters. */
export async function openChanges(request: ChangesRequest): Promise<Reader> {
  checkTimes(request);
  // What a cache has may be older than the log: a change that is answered with a former record would be lost.
  const query = await readQuery({ ...withSnapshot(request, emptySnapshot), isUnbounded: true });
  const scope = scopeOf(query, request.series);
  const log = openNumberedLog(request.app.database);
  const position = async (): Promise<Position> => {
    const entry = await log.latest();
    return { seq: entry?.seq ?? 0, mark: markOf(entry) };
  };
  return {
    key: `${scope.filters} ${scope.rights}`,
    latest: async () => writeToken(scope, await position()),
    async read(since, limit, until = Number.POSITIVE_INFINITY) {
      const start = since === undefined ? await position() : readToken(scope, since);
      if (start === "expired") throw new HttpError("changes_expired");
      if (start === "other") {
        request.errors.add("since", "not_token");
        request.errors.throwIfAny();
        throw new Error("A token was rejected without a reason.");
      }
      const isAll = since === undefined || start.after?.of === "all";
      const after = await readEntries(request, start, isAll ? 0 : limit + 1);
      const entries = after.filter(({ seq }) => seq <= until);
      const page = await (isAll
        ? allRecords(query, start, { limit, series: request.series })
        : changesSince(query, start, { entries, limit, series: request.series }));
      const { behind = [], next, ...rest } = page;
      const tokenOf = (at: Position | undefined): string | undefined => at && writeToken(scope, at);
      return { ...rest, tokenBehind: (change) => tokenOf(behind[change]), next: writeToken(scope, next) };
    },
  };
}

/** Adds an error for each time such as `tomorrow`, and throws those of all parameters. */
function checkTimes(request: ChangesRequest): void {
  const { errors, query, records } = request;
  for (const [name, filter] of Object.entries(records.resource.filters))
    if (isRelative(request, filter, propertyIn(query, name))) errors.add(name, "relative");
}

/** The entries after a position. Throws 410 where some of them are missing, or too old. */
async function readEntries(
  { app, call, changesMs }: ChangesRequest,
  { seq, mark }: Position,
  limit: number,
): Promise<readonly NumberedEntry[]> {
  const found = await openNumberedLog(app.database).readFrom(seq, limit + 1);
  const [own] = found;
  const isKnown = seq === 0 ? (own?.seq ?? 1) === 1 : own?.seq === seq && markOf(own) === mark;
  const entries = seq === 0 ? found : found.slice(1);
  const [first] = entries;
  const isOld = first !== undefined && first.at.getTime() < call.now - changesMs;
  if (!isKnown || isOld) throw new HttpError("changes_expired");
  return entries;
}

/** Part of the changes as a page, and where it ends. */
type Page = Omit<ChangesPage, "tokenBehind" | "next"> & {
  /** The position behind each of the changes. */
  readonly behind?: readonly (Position | undefined)[];
  readonly next: Position;
};

/** A page of all records that pass, by ascending id. What changes meanwhile follows the entry that the first page began with. */
async function allRecords(
  query: ListQuery,
  start: Position,
  { limit, series }: { readonly limit: number; readonly series: boolean },
): Promise<Page> {
  const { app, records } = query;
  const behind: Filter<RecordDocument>[] =
    start.after === undefined ? [] : [{ _id: { $gt: start.after.id } }];
  const options = {
    projection: { _id: 1, series: 1 },
    sort: { _id: 1 },
    limit: limit + 1,
    batchSize: limit + 2,
    ...timeLimit,
  } as const;
  const filter = series ? withoutOccurrences(query.filter) : query.filter;
  const found = await app.database
    .collection(records.token)
    .find(allOf([filter, ...behind]), options)
    .toArray();
  const page = found.slice(0, limit);
  const [ofSeries, single] = [true, false].map((is) =>
    page.filter((document) => isSeries(document) === is).map(({ _id }) => _id),
  );
  const entries = await loadEntries(query, single ?? []);
  const changes = [...entries].map(([id, { json, revision }]) =>
    serializeJson({ type: "created", id, revision, record: json }),
  );
  const isFirst = { isNew: true, wasSeen: false, revision: 0 };
  changes.push(...(await seriesChanges(query, ofSeries ?? [], () => isFirst)));
  const last = page.at(-1)?._id;
  const { seq, mark } = start;
  const hasMore = found.length > limit && last !== undefined;
  // With series, the order is not that of the ids.
  const positions = series
    ? []
    : [...entries.keys()].map((id) => ({ seq, mark, after: { of: "all", id } as const }));
  const next = hasMore ? ({ seq, mark, after: { of: "all", id: last } } as const) : { seq, mark };
  return { changes, behind: positions, next, hasMore };
}

async function changesSince(
  query: ListQuery,
  start: Position,
  {
    entries,
    limit,
    series,
  }: { readonly entries: readonly NumberedEntry[]; readonly limit: number; readonly series: boolean },
): Promise<Page> {
  const { changed, behind, next, hasMore } = await collect(query, start, { entries, limit });
  const cacheable = cacheableWith(query, changed.size > 0 ? collectionsShown(query) : []);
  if (changed.size === 0) return { changes: [], next, hasMore, cacheable };
  if (!series) {
    const found = await singleChanges(query, changed);
    const positions = found.map(({ id }) => behind.get(id));
    return { changes: found.map(({ json }) => json), behind: positions, next, hasMore, cacheable };
  }
  const documents = await loadById(query, [...changed.keys()]);
  const parts = partBySeries(changed, documents);
  const single = await singleChanges({ ...query, filter: singleFilter(query.filter) }, parts.single);
  const changes = [
    ...single.map(({ json }) => json),
    ...(await seriesChanges(query, [...parts.series.keys()], (id) =>
      kindOfSeries(query, { id, changed: parts.series.get(id) }, documents),
    )),
  ];
  return { changes, next, hasMore, cacheable };
}

/** The changes of records one by one. */
async function singleChanges(
  query: ListQuery,
  changed: Changed,
): Promise<readonly { readonly id: RecordId; readonly json: JsonFragment }[]> {
  const ids = [...changed.keys()];
  const passing = await loadEntries(query, ids);
  const others = await loadById(
    query,
    ids.filter((id) => !passing.has(id)),
  );
  return [...changed].flatMap(([id, own]) => {
    const entry = passing.get(id);
    if (entry !== undefined) {
      const { json: record, revision } = entry;
      const type = isNew(query, own) ? "created" : "updated";
      return [{ id, json: serializeJson({ type, id, revision, record }) }];
    }
    const state = others.get(id);
    if (!wasListed(query, state, own)) return [];
    const revision = state?.revision ?? own.at(-1)?.revision ?? 0;
    return [{ id, json: serializeJson({ type: state === undefined ? "deleted" : "left", id, revision }) }];
  });
}

/** What a page depends on besides the log. */
function cacheableWith({ dependencies, expiresAt }: ListQuery, shown: readonly string[]): EntryOptions {
  return { dependencies: [...new Set([auditCollectionName, ...dependencies, ...shown])], expiresAt };
}

/**
 * The records that some entries are about, up to a limit; the record that was changed last comes last. `behind` are the positions
 * behind the last change of each.
 */
async function collect(
  query: ListQuery,
  start: Position,
  { entries, limit }: { readonly entries: readonly NumberedEntry[]; readonly limit: number },
) {
  const changed: Changed = new Map();
  const behind = new Map<RecordId, Position>();
  const add = (id: RecordId, own: readonly NumberedEntry[], after = id): void => {
    behind.set(id, { ...next, after: { of: "shown", id: after } });
    const known = changed.get(id) ?? [];
    changed.delete(id);
    changed.set(id, [...known, ...own]);
  };
  let next: Position = { seq: start.seq, mark: start.mark };
  let { after } = start;
  for (const entry of entries) {
    const isOwn = entry.resource === query.records.resource.name;
    if (changed.size >= limit) return { changed, behind, next, hasMore: true };
    if (isOwn && after === undefined) add(entry.record, [entry], noId(query.records.resource));
    const room = limit - changed.size;
    const ids = await idsShowing(query, entry, { after: after?.id, limit: room + 1 });
    for (const id of ids.slice(0, room)) add(id, []);
    if (ids.length > room) {
      const id = ids.slice(0, room).at(-1) ?? noId(query.records.resource);
      return { changed, behind, next: { ...next, after: { of: "shown", id } as const }, hasMore: true };
    }
    next = { seq: entry.seq, mark: markOf(entry) };
    after = undefined;
  }
  return { changed, behind, next, hasMore: entries.length > limit };
}

/** Records whether they pass or not. */
async function loadById(
  { app, records }: ListQuery,
  ids: readonly RecordId[],
): Promise<ReadonlyMap<RecordId, RecordDocument>> {
  if (ids.length === 0) return new Map();
  const documents = await app.database.load(records.token, ids);
  return new Map(documents.map((document) => [document._id, document]));
}
