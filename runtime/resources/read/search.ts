import type { Filter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { timeLimit } from "../../storage/command-options.js";
import type { CollectionReference } from "../../storage/database.js";
import {
  endingLength,
  escapeRegExp,
  fold,
  indexPrefixes,
  matchesSearch,
  parseSearch,
} from "../../text/words.js";
import type { Site } from "../site.js";
import { searchedTexts, textPaths } from "../texts.js";

/** What a search looks through: fields of a resource, in the language of the call. */
export interface SearchSource {
  readonly site: Site;
  readonly call: { readonly language: string };
  readonly records: {
    readonly resource: ResourceDescriptor;
    readonly token: CollectionReference<RecordDocument>;
  };
  readonly fields: readonly string[];
}

/** The most phrases and excluded words that a search may have. */
export const searchLimit = 20;

/** As many words are looked up in the index; each costs time for every record, and a few are selective enough. */
const indexedLimit = 6;

/** Whether a search asks for more than can be answered in a reasonable time. */
export function isTooLong(search: string): boolean {
  const { phrases, excluded } = parseSearch(search);
  return phrases.length + excluded.length > searchLimit;
}

/**
 * Selects the records in which every word of the search occurs, from the beginning of a word, in the texts of the language.
 * Phrases and excluded words count. The index of words serves it; where that is not sufficient, as with phrases, the
 * texts of the records with those words are read.
 */
export async function searchFilter(source: SearchSource, search: string): Promise<Filter<RecordDocument>> {
  const { language } = source.call;
  const { words, phrases, excluded } = parseSearch(search);
  const wanted = [...words, ...phrases];
  const indexed = longest(wanted.filter(isIndexed));
  const read = wanted.filter((term) => !indexed.includes(term));
  const barred = excluded.filter(isIndexed);
  const barredByReading = excluded.filter((term) => !barred.includes(term));
  const [found, ...others] = await Promise.all([
    read.length === 0 ? undefined : idsWith(source, read),
    ...barredByReading.map((term) => idsWith(source, [term])),
  ]);
  const conditions: Filter<RecordDocument>[] = [
    ...indexed.map((term) => hasWord(language, term)),
    ...(found === undefined ? [] : [{ _id: { $in: found } }]),
    ...(barred.length === 0 ? [] : [{ $nor: barred.map((term) => hasWord(language, term)) }]),
    ...others.map((ids) => ({ _id: { $nin: ids } })),
  ];
  // A search of nothing but punctuation finds nothing.
  return conditions.length === 0 ? { _id: { $in: [] } } : { $and: conditions };
}

/** The words that the fewest records have, judged by their length. */
function longest(terms: readonly string[]): readonly string[] {
  return [...terms].sort((a, b) => b.length - a.length).slice(0, indexedLimit);
}

/** Selects the records with the text anywhere in one of the fields, case and diacritics aside. */
export function withinFilter(
  { site, call: { language }, records: { resource }, fields }: SearchSource,
  search: string,
): Filter<RecordDocument> {
  const folded = fold(search);
  if (folded !== "") return hasWord(language, Array.from(folded).slice(0, endingLength).join(""));
  // Signs are not in the index, and hardly ever searched.
  const pattern = new RegExp(escapeRegExp(search.trim()));
  return { $or: textPaths(site, resource, fields).map((path) => ({ [path]: pattern })) };
}

/** Entries of the index are of all languages or of one. */
function hasWord(language: string, start: string): Filter<RecordDocument> {
  const text = escapeRegExp(start);
  return { words: { $in: [new RegExp(`^\\*:${text}`), new RegExp(`^${language}:${text}`)] } };
}

/** Whether the index alone finds the records with a folded word or phrase. */
function isIndexed(term: string): boolean {
  const [prefix, ...others] = prefixesOf([term]);
  return others.length === 0 && prefix === term;
}

function prefixesOf(terms: readonly string[]): string[] {
  return indexPrefixes({ words: [], phrases: [...terms], excluded: [] });
}

/** Ids of the records that hold each of the folded terms in one of the fields. */
async function idsWith(source: SearchSource, terms: readonly string[]): Promise<RecordId[]> {
  const { site, call, records, fields } = source;
  const { language } = call;
  const { resource, token } = records;
  const candidates = { $and: longest(prefixesOf(terms)).map((prefix) => hasWord(language, prefix)) };
  const projection = Object.fromEntries(
    ["language", ...textPaths(site, resource, fields)].map((path) => [path, 1]),
  );
  const cursor = site.database
    .collection(token)
    .find(candidates, { projection, batchSize: 1000, ...timeLimit });
  const ids: RecordId[] = [];
  for await (const document of cursor) {
    // The line break prevents a phrase from matching across two fields.
    const text = searchedTexts(resource, document, { fields, language }).map(fold).join("\n ");
    if (matchesSearch(text, { words: [...terms], phrases: [], excluded: [] })) ids.push(document._id);
  }
  return ids;
}
