import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { Principal } from "../../core/principal.js";
import { toWall } from "../../dates/wall-time.js";
import { imageCollection } from "../../images/image-document.js";
import { showImage } from "../../images/show-image.js";
import { isPost } from "../../resources/read/find.js";
import { searchFilter } from "../../resources/read/search.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import type { Site } from "../../resources/site.js";
import { mayEdit, openFilter, visibleFilter } from "../../resources/status.js";
import { textsIn } from "../../resources/write/derived-texts.js";
import { timeLimit } from "../../storage/database.js";
import type { ListedRecord, RecordList } from "./admin-answers.js";

/** What is asked of the list: a status, words, a page that counts from 1. */
export interface ListWish {
  readonly status: string | undefined;
  readonly search: string;
  readonly page: number;
  readonly size: number;
  readonly language: string;
}

/** Most records that are counted of a status. */
const countLimit = 1000;

/**
 * The records that a caller may edit or read, newest first: in all times and with those that other lists leave out.
 * `site.origin` is what addresses of images begin with.
 */
export async function listForEditing(
  site: Site,
  resource: RegisteredResource,
  principal: Principal,
  wish: ListWish,
  origin: string,
): Promise<RecordList> {
  const { facts, token } = resource;
  const collection = site.database.collection(token);
  const filter: Filter<RecordDocument> = {
    $and: [
      inStatus(site, resource, principal, wish.status),
      // A search would find out what stands behind a password.
      ...(wish.search === ""
        ? []
        : [await searchOf(site, resource, wish), openTo(site, resource, principal)]),
    ],
  };
  const [documents, total] = await Promise.all([
    collection
      .find(filter, {
        sort: { _id: -1 },
        skip: (wish.page - 1) * wish.size,
        limit: wish.size,
        batchSize: wish.size + 1,
        ...timeLimit,
      })
      .toArray(),
    collection.countDocuments(filter, timeLimit),
  ]);
  const isOpen = (document: RecordDocument): boolean =>
    !isPost(document) || document.password === undefined || mayEdit(site, principal, document);
  const thumbnails = await thumbnailsOf(site, documents.filter(isOpen), origin);
  const records = documents.map((document): ListedRecord => {
    const start: unknown = facts.period === undefined ? undefined : Reflect.get(document, facts.period.start);
    const count: unknown = Reflect.get(document, "count");
    const thumbnail = isPost(document) && isOpen(document) ? thumbnails.get(document.image ?? 0) : undefined;
    return {
      id: document._id,
      name: textsIn(document, wish.language)[facts.namedBy] ?? "",
      mayEdit: !isPost(document) || mayEdit(site, principal, document),
      modified: toWall(document.modified.getTime(), site.zone),
      ...(isPost(document) ? { status: document.status, author: document.author } : {}),
      ...(typeof start === "string" ? { start } : {}),
      ...(typeof count === "number" ? { count } : {}),
      ...(thumbnail === undefined ? {} : { thumbnail }),
    };
  });
  return { records, total, pages: Math.ceil(total / wish.size) };
}

/** How many records there are in each status, counted to a thousand; terms have none, and are counted as `all`. */
export async function countForEditing(
  site: Site,
  resource: RegisteredResource,
  principal: Principal,
): Promise<Readonly<Record<string, number>>> {
  const collection = site.database.collection(resource.token);
  const isOfPosts = resource.facts.lifecycle === "post";
  const names = isOfPosts ? site.facts.statuses.map(({ name }) => name) : ["all"];
  const counts = await Promise.all(
    names.map((name) =>
      collection.countDocuments(inStatus(site, resource, principal, isOfPosts ? name : undefined), {
        limit: countLimit,
        ...timeLimit,
      }),
    ),
  );
  return Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0]));
}

/** Every status but the trash where none is named. */
function inStatus(
  site: Site,
  { facts }: RegisteredResource,
  principal: Principal,
  status: string | undefined,
): Filter<RecordDocument> {
  if (facts.lifecycle !== "post") return {};
  const all = site.facts.statuses.filter(({ role }) => role !== "trash").map(({ name }) => name);
  // Documents of resources with this lifecycle have these properties.
  return visibleFilter(site, principal, status === undefined ? all : [status]) as Filter<RecordDocument>;
}

function openTo(site: Site, { facts }: RegisteredResource, principal: Principal): Filter<RecordDocument> {
  return facts.lifecycle === "post" ? (openFilter(site, principal) as Filter<RecordDocument>) : {};
}

/** Words are looked for in the language of the page; where a resource has no search, nothing is left out. */
function searchOf(
  site: Site,
  { facts, token }: RegisteredResource,
  { search, language }: ListWish,
): Promise<Filter<RecordDocument>> | Filter<RecordDocument> {
  const match = Object.values(facts.filters)
    .map((filter) => filter.match)
    .find(({ by }) => by === "search");
  if (match?.by !== "search") return {};
  const collection = site.database.collection(token);
  return searchFilter({ site, facts, collection, language, fields: match.fields }, search);
}

async function thumbnailsOf(
  site: Site,
  documents: readonly RecordDocument[],
  origin: string,
): Promise<ReadonlyMap<number, string>> {
  const ids = documents.flatMap((document) =>
    isPost(document) && document.image !== undefined ? [document.image] : [],
  );
  if (ids.length === 0) return new Map();
  const images = await imageCollection(site.database)
    .find({ _id: { $in: ids } }, { batchSize: ids.length + 1, ...timeLimit })
    .toArray();
  return new Map(images.map((image) => [image._id, smallest(showImage(image, origin))]));
}

function smallest({ url, sizes }: ReturnType<typeof showImage>): string {
  const all = Object.values(sizes).sort((one, other) => one.width - other.width);
  return (all.find(({ width }) => width >= 96) ?? all.at(-1))?.url ?? url;
}
