import type { Filter } from "mongodb";
import { emptySnapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { defined, imageIdsIn, propertyIn, standingOf } from "../../core/properties.js";
import {
  isRecurring,
  isSeries,
  occurrencesFilter,
  recurrenceOf,
  seriesStatus,
  withSeriesStatus,
} from "../../core/series.js";
import { toWall } from "../../dates/wall-time.js";
import { mayChangeRecord, policyFilter, readableConditions } from "../../resources/policy.js";
import { allOf } from "../../resources/read/conditions.js";
import {
  isStatusDocument,
  isTrashed,
  liveStatuses,
  openFilter,
  statusRoles,
  trashFilter,
} from "../../resources/status.js";
import { nameOf, searchFilter } from "../../resources/texts.js";
import { timeLimit } from "../../storage/command-options.js";
import { imageOf } from "../agenda.js";
import type { ListedRecord, ListSelection, RecordList } from "./admin-answers.js";
import { type EditorContext, maySend } from "./edited-record.js";

/** Most records that are counted of a status. */
const countLimit = 1000;

/**
 * The records that a caller may edit or read, newest first: in all times and with those that other lists leave out.
 */
export async function listForEditing(
  context: EditorContext,
  { status, search, page, size, isGrouped, series }: ListSelection,
): Promise<RecordList> {
  const { app, principal, records } = context;
  const isOpen =
    records.resource.hasStatus === true ? [openFilter(app, principal) as Filter<RecordDocument>] : [];
  const filter: Filter<RecordDocument> = {
    $and: [
      isGrouped && records.resource.recurrence !== undefined
        ? withSeries(context, status)
        : inStatus(context, status),
      ...(series === undefined ? [] : [occurrencesFilter(series)]),
      // A search would reveal what a password protects.
      ...(search === "" ? [] : [await searchOf(context, search), ...isOpen]),
    ],
  };
  const [documents, total] = await Promise.all([
    app.database.find(records.token, filter, { sort: { _id: -1 }, skip: (page - 1) * size, limit: size }),
    app.database.collection(records.token).countDocuments(filter, timeLimit),
  ]);
  const isShown = (document: RecordDocument): boolean =>
    !isStatusDocument(document) ||
    document.password === undefined ||
    mayChangeRecord({ app, records, call: context }, "update", document);
  const thumbnails = await thumbnailsOf(context, documents.filter(isShown));
  const listed = documents.map(async (document) => {
    const [image = 0] = isShown(document) ? imageIdsIn(document) : [];
    const own = { ...listedRecord(context, withSeriesStatus(document)), thumbnail: thumbnails.get(image) };
    return defined(isSeries(document) ? { ...own, ...(await seriesRow(context, document)) } : own);
  });
  return { records: await Promise.all(listed), total, pages: Math.ceil(total / size) };
}

function listedRecord(context: EditorContext, document: RecordDocument): ListedRecord {
  const { app, principal, language, records, writes } = context;
  const { resource } = records;
  const start = resource.period === undefined ? undefined : propertyIn(document, resource.period.start);
  const count = propertyIn(document, "count");
  const standing = standingOf(resource, document);
  const mayCall = (operation: "update" | "delete"): boolean =>
    maySend(writes[operation], principal) &&
    mayChangeRecord({ app, records, call: context }, operation, document);
  return defined({
    id: document._id,
    name: nameOf(resource, document, language) || `#${document._id}`,
    mayEdit: mayCall("update"),
    mayDelete: mayCall("delete"),
    modified: toWall(document.modified.getTime(), app.zone),
    status: document.status,
    isTrashed: isTrashed(app, document),
    start: typeof start === "string" ? start : undefined,
    count: typeof count === "number" ? count : undefined,
    isOccurrence: document.occurrence !== undefined,
    standing: standing && { means: standing.means, label: standing.label[language] ?? standing.means },
  });
}

/** What the row of a series has besides: its rule and its next date, or its first one where all are over. */
async function seriesRow({ app, records, now }: EditorContext, document: RecordDocument) {
  const { resource, token } = records;
  if (!isRecurring(resource)) return {};
  const { start } = resource.period;
  const filter = {
    ...occurrencesFilter(document._id),
    status: { $ne: statusRoles(app).trash },
    _trashed: { $ne: true },
    [`utc_${start}`]: { $gte: new Date(now) },
  };
  const options = { sort: { [`utc_${start}`]: 1 }, limit: 1 } as const;
  const [next = document] = await app.database.find(token, filter, options);
  const shown = propertyIn(next, start);
  return {
    rule: recurrenceOf(resource.recurrence, document).rrule ?? "",
    ...(typeof shown === "string" ? { start: shown } : {}),
  };
}

/** How many records there are in each status, counted to a thousand; records without one are counted as `all`. */
export async function countForEditing(context: EditorContext): Promise<Readonly<Record<string, number>>> {
  const { app, records } = context;
  const statuses = app.service.statuses.map(({ name }) => name);
  const counts = (records.resource.hasStatus === true ? statuses : [undefined]).map(async (status) => {
    const options = { limit: countLimit, ...timeLimit };
    const filter = inStatus(context, status);
    return [status ?? "all", await app.database.collection(records.token).countDocuments(filter, options)];
  });
  return Object.fromEntries(await Promise.all(counts)) as Readonly<Record<string, number>>;
}

/** What the caller may read: in every status but the trash where none is named; what has no status is in the trash or not. */
function inStatus(context: EditorContext, status: string | undefined): Filter<RecordDocument> {
  const { app, principal, records } = context;
  const { resource } = records;
  if (resource.hasStatus === true || status === undefined)
    return allOf(
      readableConditions({ app, records, call: context }, status === undefined ? undefined : [status]),
    );
  return allOf([trashFilter(app, principal, resource), ...policyFilter(resource.policies?.read, principal)]);
}

/** The same with one row for each series instead of its occurrences, and without those that went to the trash with it. */
function withSeries(context: EditorContext, status: string | undefined): Filter<RecordDocument> {
  const { app, principal, records } = context;
  const single = {
    ...(status === statusRoles(app).trash
      ? { "occurrence.gone": { $exists: false } }
      : { occurrence_of: { $exists: false } }),
  };
  const statuses = status === undefined ? liveStatuses(app) : [status];
  const own = principal.may("edit_others") ? {} : { author: principal.author };
  const series = { status: seriesStatus, "series.status": { $in: statuses }, ...own };
  return {
    $or: [
      { $and: [inStatus(context, status), single] },
      allOf([series, ...policyFilter(records.resource.policies?.read, principal)]),
    ],
  };
}

/** Searches in the language of the page; a resource without a search filter matches everything. */
async function searchOf(
  { app, language, records }: EditorContext,
  search: string,
): Promise<Filter<RecordDocument>> {
  const matches = Object.values(records.resource.filters).map(({ match }) => match);
  const match = matches.find((one) => one?.by === "search");
  return match === undefined
    ? {}
    : searchFilter({ app, call: { language }, records, fields: match.fields }, search);
}

async function thumbnailsOf(
  { app, origin }: EditorContext,
  documents: readonly RecordDocument[],
): Promise<ReadonlyMap<number, string | undefined>> {
  const ids = documents.flatMap(imageIdsIn);
  const { images } = app.features;
  if (images === undefined) return new Map();
  const found = await images.load(ids, emptySnapshot);
  return new Map(
    [...found.values()].map((image) => [image._id, imageOf(images.show(image, origin), 96)?.url]),
  );
}
