import type { Filter } from "mongodb";
import { emptySnapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import {
  defined,
  fieldsStoredAs,
  idsIn,
  imageIdsIn,
  propertyIn,
  propertyOfField,
  standingOf,
  storedProperty,
} from "../../core/properties.js";
import { parseId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import {
  isRecurring,
  isSeries,
  occurrencesFilter,
  recurrenceOf,
  seriesStatus,
  withSeriesStatus,
} from "../../core/series.js";
import { toWall } from "../../dates/wall-time.js";
import { resourceNamed } from "../../resources/app-context.js";
import { mayChangeRecord, policyFilter, readableConditions } from "../../resources/policy.js";
import { allOf } from "../../resources/read/conditions.js";
import type { Records } from "../../resources/registered-resource.js";
import {
  isStatusDocument,
  isTrashed,
  liveStatuses,
  openFilter,
  statusRoles,
  trashFilter,
} from "../../resources/status.js";
import { nameOf, searchFilter, textsIn } from "../../resources/texts.js";
import { timeLimit } from "../../storage/command-options.js";
import { imageOf } from "../agenda.js";
import type { ListedRecord, RecordList } from "./admin-answers.js";
import { type EditorContext, maySend, namesOf } from "./edited-record.js";
import { listedRelations } from "./forms.js";

/** Most records that are counted of a status. */
const countLimit = 1000;

/**
 * The records that a caller may edit or read, newest first: in all times and with those that other lists leave out.
 */
export async function listForEditing(context: EditorContext, asked: ListSelection): Promise<RecordList> {
  const { app, records } = context;
  const { page, size } = asked;
  const filter = await filterOf(context, asked);
  const sort = sortOf(records.resource, asked);
  const [documents, total] = await Promise.all([
    app.database.find(records.token, filter, { sort, skip: (page - 1) * size, limit: size }),
    app.database.collection(records.token).countDocuments(filter, timeLimit),
  ]);
  const isShown = (document: RecordDocument): boolean =>
    !isStatusDocument(document) ||
    document.password === undefined ||
    mayChangeRecord({ app, records, call: context }, "update", document);
  const thumbnails = await thumbnailsOf(context, documents.filter(isShown));
  const names = asked.isTable ? await relatedIn(context, documents.filter(isShown)) : undefined;
  const listed = documents.map(async (document) => {
    const [image = 0] = isShown(document) ? imageIdsIn(document) : [];
    const related = names && Object.fromEntries(names.map(([name, ofRecord]) => [name, ofRecord(document)]));
    const own = { ...listedRecord(context, withSeriesStatus(document)), related };
    const row = defined({ ...own, thumbnail: thumbnails.get(image) });
    return isSeries(document) ? { ...row, ...(await seriesRow(context, document)) } : row;
  });
  const filters = listedRelations(records.resource).map(
    async (name) =>
      [name, await namesOf(context, targetOf(context, name), asked.related[name] ?? [])] as const,
  );
  return {
    records: await Promise.all(listed),
    total,
    pages: Math.ceil(total / size),
    filters: Object.fromEntries(await Promise.all(filters)),
  };
}

/**
 * What a list shows: a status, or all but the trash; records that match words, that take place between two days, that refer
 * to others; a page, counted from 1, of some size.
 */
export function selectionIn(
  { app, records: { resource } }: EditorContext,
  parameter: (name: string) => unknown,
) {
  const text = (name: string): string => {
    const raw = parameter(name);
    return typeof raw === "string" ? raw : "";
  };
  const number = (name: string, usual: number) => Math.max(1, Math.trunc(Number(text(name))) || usual);
  const day = (name: string): string => /^\d{4}-\d\d-\d\d$/.exec(text(name))?.[0] ?? "";
  const related = [...listedRelations(resource), ...fieldsStoredAs(resource, "image")].map((name) => {
    const { target } = resource.fields[name] ?? {};
    const kind = target === undefined ? {} : resourceNamed(app, target).resource;
    const ids = text(name).split(",").slice(0, 100);
    return [name, ids.flatMap((id) => parseId(kind, id) ?? [])] as const;
  });
  return {
    status: text("status") || undefined,
    search: text("search").slice(0, 200),
    page: Math.min(number("page", 1), 100_000),
    size: Math.min(number("size", 20), 100),
    from: day("from"),
    to: day("to"),
    /** Ids by relation, and those of images. */
    related: Object.fromEntries(related.filter(([, ids]) => ids.length > 0)),
    /** `name`, `start` or `modified`, the last first with `-`. */
    sort: text("sort"),
    /** Rows have the names of related records, and a series is one row where no dates are asked for. */
    isTable: text("table") === "true",
    /** Only the occurrences of this series. */
    series: Number(text("series")) || undefined,
  };
}

type ListSelection = ReturnType<typeof selectionIn>;

async function filterOf(context: EditorContext, asked: ListSelection): Promise<Filter<RecordDocument>> {
  const { app, principal, records } = context;
  const { hasStatus, period, recurrence, fields } = records.resource;
  const { status, search, series, from, to } = asked;
  const isOpen = hasStatus === true ? [openFilter(app, principal) as Filter<RecordDocument>] : [];
  const isGrouped = recurrence !== undefined && asked.isTable && series === undefined && from + to === "";
  const related = Object.entries(asked.related).map(([name, ids]) => ({
    [storedProperty(name, fields[name] ?? {})]: { $in: ids },
  }));
  const conditions: Filter<RecordDocument>[] = [
    isGrouped ? withSeries(context, status) : inStatus(context, status),
    ...(series === undefined ? [] : [occurrencesFilter(series)]),
    ...(period === undefined || from === "" ? [] : [{ [period.end]: { $gte: from } }]),
    // A letter behind all times of the day.
    ...(period === undefined || to === "" ? [] : [{ [period.start]: { $lt: `${to}~` } }]),
    ...related,
    // A search would reveal what a password protects, and so would a relation.
    ...(search === "" ? [] : [await searchOf(context, search)]),
    ...(search === "" && related.length === 0 ? [] : isOpen),
  ];
  return allOf(conditions);
}

/** The latest first where nothing else is asked for; dates in their order. */
function sortOf({ period }: ResourceDescriptor, { sort, series, from }: ListSelection) {
  const start = period === undefined ? "_id" : `utc_${period.start}`;
  const wanted = sort === "" && (series !== undefined || from !== "") ? "start" : sort;
  const name = wanted.replace("-", "");
  const key = { name: "sort_name", start, modified: "modified" }[name];
  const direction = wanted.startsWith("-") ? -1 : 1;
  return key === undefined ? ({ _id: -1 } as const) : ({ [key]: direction, _id: direction } as const);
}

function targetOf({ app, records: { resource } }: EditorContext, relation: string): Records {
  return resourceNamed(app, resource.fields[relation]?.target ?? "");
}

/** What gives the names of a record's related ones, by relation; each is read once for all records. */
async function relatedIn(context: EditorContext, documents: readonly RecordDocument[]) {
  const { resource } = context.records;
  const rows = listedRelations(resource).map(async (name) => {
    const idsOf = (document: RecordDocument) => idsIn(document, propertyOfField(resource, name));
    const names = await namesOf(context, targetOf(context, name), [...new Set(documents.flatMap(idsOf))]);
    const namesIn = (document: RecordDocument) =>
      documents.includes(document) ? names.filter(({ id }) => idsOf(document).includes(id)) : [];
    return [name, namesIn] as const;
  });
  return Promise.all(rows);
}

function listedRecord(context: EditorContext, document: RecordDocument): ListedRecord {
  const { app, principal, language, records, writes } = context;
  const { resource } = records;
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
    revision: document.revision,
    ...timesIn(resource, document),
    count: typeof count === "number" ? count : undefined,
    isOccurrence: document.occurrence !== undefined,
    url: publicUrl(context, document),
    standing: standing && { means: standing.means, label: standing.label[language] ?? standing.means },
  });
}

function timesIn({ period }: ResourceDescriptor, document: RecordDocument) {
  if (period === undefined) return {};
  const [start, end] = [period.start, period.end].map((name) => propertyIn(document, name));
  return {
    start: typeof start === "string" ? start : undefined,
    end: typeof end === "string" ? end : undefined,
    isWholeDays: propertyIn(document, period.wholeDays) === true,
  };
}

/** Address of the page of a record that everybody may read; none where it takes more than one name to make. */
function publicUrl({ app, language, origin, records }: EditorContext, document: RecordDocument) {
  const { page } = records.resource;
  const { slug = "" } = textsIn(document, language);
  const { read = "everyone" } = app.service.statuses.find(({ name }) => name === document.status) ?? {};
  const isShown = read === "everyone" && !isSeries(document) && !isTrashed(app, document);
  if (!isShown || page.includes("{path}") || (slug === "" && page.includes("{slug}"))) return undefined;
  const prefix = language === app.language ? origin : `${origin}/${language}`;
  return prefix + page.replace("{id}", String(document._id)).replace("{slug}", slug);
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
  const isTrash = status === statusRoles(app).trash;
  const single = { [isTrash ? "occurrence.gone" : "occurrence_of"]: { $exists: false } };
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
async function searchOf({ app, language, records }: EditorContext, search: string) {
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
