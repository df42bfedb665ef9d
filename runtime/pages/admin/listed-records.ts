import type { Filter } from "mongodb";
import { emptySnapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { defined, imageIdsIn, propertyIn, standingOf } from "../../core/properties.js";
import { toWall } from "../../dates/wall-time.js";
import { mayChangeRecord, policyFilter, readableConditions } from "../../resources/policy.js";
import { allOf } from "../../resources/read/conditions.js";
import type { Records } from "../../resources/registered-resource.js";
import { isStatusDocument, isTrashed, openFilter, trashFilter } from "../../resources/status.js";
import { nameOf, searchFilter } from "../../resources/texts.js";
import { timeLimit } from "../../storage/command-options.js";
import { imageOf } from "../agenda.js";
import type { ListedRecord, RecordList } from "./admin-answers.js";
import type { FormReader } from "./edited-record.js";
import type { WriteName } from "./forms.js";

/** A resource, and which of its routes the caller has the capability for. */
export interface EditedResource {
  readonly records: Records;
  readonly mayCall: (write: WriteName) => boolean;
}

/** What a list shows: a status, or all but the trash; records that match words; a page, counted from 1, of some size. */
export interface ListSelection {
  readonly status: string | undefined;
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

/** Most records that are counted of a status. */
const countLimit = 1000;

/**
 * The records that a caller may edit or read, newest first: in all times and with those that other lists leave out.
 */
export async function listForEditing(
  reader: FormReader,
  edited: EditedResource,
  { status, search, page, size }: ListSelection,
): Promise<RecordList> {
  const { records } = edited;
  const { site, principal } = reader;
  const { token } = records;
  const collection = site.database.collection(token);
  const filter: Filter<RecordDocument> = {
    $and: [
      inStatus(reader, records, status),
      // A search would reveal what a password protects.
      ...(search === "" ? [] : [await searchOf(reader, records, search), openTo(reader, records)]),
    ],
  };
  const [documents, total] = await Promise.all([
    collection
      .find(filter, {
        sort: { _id: -1 },
        skip: (page - 1) * size,
        limit: size,
        batchSize: size + 1,
        ...timeLimit,
      })
      .toArray(),
    collection.countDocuments(filter, timeLimit),
  ]);
  const access = { site, principal, records };
  const isOpen = (document: RecordDocument): boolean =>
    !isStatusDocument(document) ||
    document.password === undefined ||
    mayChangeRecord(access, "update", document);
  const thumbnails = await thumbnailsOf(reader, documents.filter(isOpen));
  const listed = documents.map((document) => {
    const [image = 0] = isOpen(document) ? imageIdsIn(document) : [];
    return defined({ ...listedRecord(reader, edited, document), thumbnail: thumbnails.get(image) });
  });
  return { records: listed, total, pages: Math.ceil(total / size) };
}

function listedRecord(
  { site, principal, language }: FormReader,
  { records, mayCall }: EditedResource,
  document: RecordDocument,
): ListedRecord {
  const { resource } = records;
  const start = resource.period === undefined ? undefined : propertyIn(document, resource.period.start);
  const count = propertyIn(document, "count");
  const standing = standingOf(resource, document);
  const access = { site, records, principal };
  return defined({
    id: document._id,
    name: nameOf(resource, document, language) || `#${document._id}`,
    mayEdit: mayCall("update") && mayChangeRecord(access, "update", document),
    mayDelete: mayCall("delete") && mayChangeRecord(access, "delete", document),
    modified: toWall(document.modified.getTime(), site.zone),
    status: document.status,
    isTrashed: isTrashed(site, document),
    start: typeof start === "string" ? start : undefined,
    count: typeof count === "number" ? count : undefined,
    isOccurrence: document.occurrence !== undefined,
    standing: standing && { means: standing.means, label: standing.label[language] ?? standing.means },
  });
}

/** How many records there are in each status, counted to a thousand; records without one are counted as `all`. */
export async function countForEditing(
  reader: FormReader,
  records: Records,
): Promise<Readonly<Record<string, number>>> {
  const { site } = reader;
  const collection = site.database.collection(records.token);
  const hasStatus = records.resource.hasStatus === true;
  const names = hasStatus ? site.service.statuses.map(({ name }) => name) : ["all"];
  const counts = await Promise.all(
    names.map((name) =>
      collection.countDocuments(inStatus(reader, records, hasStatus ? name : undefined), {
        limit: countLimit,
        ...timeLimit,
      }),
    ),
  );
  return Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0]));
}

/** What the caller may read: in every status but the trash where none is named; what has no status is in the trash or not. */
function inStatus(
  { site, principal }: FormReader,
  { resource }: Records,
  status: string | undefined,
): Filter<RecordDocument> {
  if (resource.hasStatus === true || status === undefined)
    return allOf(
      readableConditions({ site, resource, principal }, status === undefined ? undefined : [status]),
    );
  return allOf([trashFilter(site, principal, resource), ...policyFilter(resource.policies?.read, principal)]);
}

function openTo({ site, principal }: FormReader, { resource }: Records): Filter<RecordDocument> {
  return resource.hasStatus === true ? (openFilter(site, principal) as Filter<RecordDocument>) : {};
}

/** Searches in the language of the page; a resource without a search filter matches everything. */
function searchOf(
  { site, language }: FormReader,
  { resource, token }: Records,
  search: string,
): Promise<Filter<RecordDocument>> | Filter<RecordDocument> {
  const match = Object.values(resource.filters)
    .map((filter) => filter.match)
    .find((one) => one?.by === "search");
  if (match?.by !== "search") return {};
  return searchFilter(
    { site, call: { language }, records: { resource, token }, fields: match.fields },
    search,
  );
}

async function thumbnailsOf(
  { site, origin }: FormReader,
  documents: readonly RecordDocument[],
): Promise<ReadonlyMap<number, string | undefined>> {
  const ids = documents.flatMap(imageIdsIn);
  const { images } = site.features;
  if (images === undefined) return new Map();
  const found = await images.load(ids, emptySnapshot);
  return new Map(
    [...found.values()].map((image) => [image._id, imageOf(images.show(image, origin), 96)?.url]),
  );
}
