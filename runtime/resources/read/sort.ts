import { propertyOfField } from "../../core/properties.js";
import { compareIds, idOf, type RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor, SortKey } from "../../core/resource-descriptor.js";
import { fold } from "../../text/words.js";
import type { Ranking } from "../hooks.js";
import { searchedTexts, textPaths } from "../texts.js";
import type { ListQuery } from "./query.js";

/** How a list is sorted: by stored properties, or by the ids of all its records in their order. */
export type ListOrder =
  | { readonly kind: "keys"; readonly keys: readonly SortKey[] }
  | {
      readonly kind: "ids";
      readonly ids: readonly RecordId[];
      /** What each is sorted by before its id; absent where a hook gives the order. */
      readonly ranks?: readonly (string | number)[];
      readonly direction: 1 | -1;
    }
  | {
      readonly kind: "ranked";
      readonly ranking: Ranking;
      /** The condition that the list is found by. */
      readonly among: object;
      readonly isTurned: boolean;
    };

/**
 * The order a query asks for, or that of the spec. Ties are broken by id, so that pages never overlap. Texts are sorted as
 * the caller reads them, with the fallback to the record's own language; no index can do that, so it is done here.
 */
export async function orderOf(query: ListQuery): Promise<ListOrder> {
  const { values, outcomes, records } = query;
  const { resource } = records;
  const { order_by: orderBy = "", order = "", one_of_ids: ids = "" } = resource.roles;
  const attribute = values[orderBy];
  const word = values[order];
  const direction = word === "desc" ? -1 : 1;
  const given = attribute === undefined ? idsGiven(outcomes) : undefined;
  const included = attribute === "include" ? values[ids] : given;
  if (Array.isArray(included)) {
    const { ids, places } = await matchingIds(query, included);
    const turn = <T>(all: readonly T[]): readonly T[] => (direction === 1 ? all : all.toReversed());
    return {
      kind: "ids",
      ids: turn(ids),
      // The ids that a query names have the same places on every page; those of a hook change.
      ...(attribute === "include" ? { ranks: turn(places) } : {}),
      direction,
    };
  }
  if (typeof attribute === "string" && isText(resource, attribute))
    return { kind: "ids", ...(await idsByText(query, attribute, direction)), direction };
  const { ranking, condition: among = {} } = outcomes.find((outcome) => outcome.ranking !== undefined) ?? {};
  if (ranking !== undefined && isRanked(resource, attribute))
    return { kind: "ranked", ranking, among, isTurned: direction === -1 };
  const keys = sortKeys(resource, attribute);
  // Without a word the order is as the spec has it, which may begin with the latest.
  const isTurned = word !== undefined && keys[0]?.[1] !== direction;
  return { kind: "keys", keys: keys.map(([property, sign]) => [property, isTurned ? flip(sign) : sign]) };
}

function isRanked({ orders }: ResourceDescriptor, attribute: unknown): boolean {
  return typeof attribute === "string" && typeof orders?.[attribute] === "string";
}

function idsGiven(
  outcomes: readonly { readonly idsInOrder?: readonly RecordId[] }[],
): readonly RecordId[] | undefined {
  return outcomes.find(({ idsInOrder }) => idsInOrder !== undefined)?.idsInOrder;
}

function flip(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1;
}

function sortKeys(resource: ResourceDescriptor, attribute: unknown): readonly SortKey[] {
  const named = typeof attribute === "string" ? resource.orders?.[attribute] : undefined;
  if (named !== undefined) return typeof named === "string" ? resource.order : named;
  if (typeof attribute === "string" && resource.fields[attribute]?.storage === "plain")
    return [
      [propertyOfField(resource, attribute), 1],
      ["_id", 1],
    ];
  switch (attribute) {
    case "id":
    case "term_id":
      return [["_id", 1]];
    case "count":
      return [["count", 1], ...resource.order];
    default:
      return resource.order;
  }
}

/** Whether an attribute is a text other than the name, which has a sort key of its own. */
function isText(resource: ResourceDescriptor, attribute: string): boolean {
  const storage = resource.fields[attribute]?.storage;
  return attribute !== resource.namedBy && (storage === "localized" || storage === "slug");
}

/** Those of the ids that match the filter, each once, in their order, with their places among all of them. */
async function matchingIds(
  { app, records: { resource, token }, filter }: ListQuery,
  ids: readonly unknown[],
): Promise<{ readonly ids: readonly RecordId[]; readonly places: readonly number[] }> {
  const wanted = new Set(ids.flatMap((id) => idOf(resource, id) ?? []));
  const options = { projection: { _id: 1 }, batchSize: wanted.size + 1 };
  const found = await app.database.find(token, filter, options);
  const matching = new Set<unknown>(found.map(({ _id }) => _id));
  const placed = [...wanted].map((id, place) => ({ id, place })).filter(({ id }) => matching.has(id));
  return { ids: placed.map(({ id }) => id), places: placed.map(({ place }) => place) };
}

async function idsByText(
  { app, call: { language }, records: { resource, token }, filter }: ListQuery,
  field: string,
  direction: 1 | -1,
): Promise<{ readonly ids: readonly RecordId[]; readonly ranks: readonly string[] }> {
  const projection = Object.fromEntries(
    ["language", ...textPaths(app, resource, [field])].map((path) => [path, 1]),
  );
  const sort = Object.fromEntries(resource.order);
  const documents = await app.database.find(token, filter, { projection, sort, batchSize: 10_000 });
  const isHtml = resource.fields[field]?.kind === "html";
  const shown = documents.map((document): [string, RecordId] => {
    const [text = ""] = searchedTexts(resource, document, { fields: [field], language });
    return [isHtml ? fold(text) : text, document._id];
  });
  const compare = ([a, idA]: [string, RecordId], [b, idB]: [string, RecordId]): number =>
    direction * (a < b ? -1 : a > b ? 1 : compareIds(idA, idB));
  shown.sort(compare);
  return { ids: shown.map(([, id]) => id), ranks: shown.map(([text]) => text) };
}
