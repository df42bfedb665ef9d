import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { FieldDescriptor } from "../core/parameter-descriptors.js";
import { propertyIn, propertyOfField, storedProperty } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { timeLimit } from "../storage/command-options.js";
import { plainText } from "../text/html.js";
import {
  endingLength,
  escapeRegExp,
  fold,
  indexPrefixes,
  matchesSearch,
  parseSearch,
  textEndings,
  wordsOf,
} from "../text/words.js";
import type { AppContext } from "./app-context.js";
import type { Records } from "./registered-resource.js";

/** The name of a record in a language: that of its own language where it has no other, or where names are not localized. */
export function nameOf(
  { fields, namedBy }: ResourceDescriptor,
  document: RecordDocument,
  language: string,
): string {
  const property = propertyOfField({ fields }, namedBy);
  if (fields[namedBy]?.storage === "localized") return textsIn(document, language)[property] ?? "";
  const name = propertyIn(document, property);
  return typeof name === "string" ? name : "";
}

/** The localized fields in a language; what is missing there is taken from the record's own language. */
export function textsIn(
  document: Pick<RecordDocument, "language" | "text">,
  language: string,
): Record<string, string> {
  const texts = { ...document.text[document.language], ...document.text[language] };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text)]));
}

/** The texts of fields as readers of a language see them, without markup; empty ones are left out. */
export function searchedTexts(
  resource: ResourceDescriptor,
  document: RecordDocument,
  { fields, language }: { readonly fields: readonly string[]; readonly language: string },
): string[] {
  const localized = textsIn(document, language);
  return fields.flatMap((name) => {
    const field = resource.fields[name];
    if (field === undefined) return [];
    const property = storedProperty(name, field);
    const value = isInTexts(field) ? localized[property] : propertyIn(document, property);
    if (typeof value !== "string" || value === "") return [];
    return [field.kind === "html" ? plainText(value) : value];
  });
}

function isInTexts({ storage }: FieldDescriptor): boolean {
  return storage === "localized" || storage === "slug";
}

/** The paths at which documents store fields: the property of each, or its texts in all languages. */
export function textPaths(app: AppContext, resource: ResourceDescriptor, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const field = resource.fields[name];
    if (field === undefined) return [];
    const property = storedProperty(name, field);
    return isInTexts(field)
      ? app.service.languages.all.map((language) => `text.${language}.${property}`)
      : [property];
  });
}

/** Words for the search and the name for sorting. */
export function deriveTexts(app: AppContext, resource: ResourceDescriptor, document: RecordDocument) {
  const name = nameOf(resource, document, document.language);
  return { words: indexWords(app, resource, document), sort_name: fold(name) };
}

/** `*:word` for the words that readers of every language see, `it:word` for the others. */
function indexWords(app: AppContext, resource: ResourceDescriptor, document: RecordDocument): string[] {
  const untranslated = wordsIn(resource, document, document.language);
  const isTranslated = (language: string): boolean =>
    language !== document.language && language in document.text;
  const { all } = app.service.languages;
  if (!all.some(isTranslated)) return Array.from(untranslated, (word) => `*:${word}`);
  const byLanguage = all.map((language): [string, ReadonlySet<string>] => [
    language,
    isTranslated(language) ? wordsIn(resource, document, language) : untranslated,
  ]);
  const words = new Set<string>();
  for (const [language, own] of byLanguage) {
    for (const word of own) {
      const isShared = byLanguage.every(([, other]) => other === own || other.has(word));
      words.add(isShared ? `*:${word}` : `${language}:${word}`);
    }
  }
  return [...words];
}

function wordsIn(
  resource: ResourceDescriptor,
  document: RecordDocument,
  language: string,
): ReadonlySet<string> {
  const words = Object.values(resource.filters).flatMap(({ match }) => {
    if (match?.by !== "search") return [];
    const texts = searchedTexts(resource, document, { fields: match.fields, language });
    return texts.flatMap(match.within === true ? textEndings : wordsOf);
  });
  return new Set(words);
}

/** What a search looks through: fields of a resource, in the language of the call. */
interface SearchSource {
  readonly app: AppContext;
  readonly call: { readonly language: string };
  readonly records: Records;
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
  { app, call: { language }, records: { resource }, fields }: SearchSource,
  search: string,
): Filter<RecordDocument> {
  const folded = fold(search);
  if (folded !== "") return hasWord(language, Array.from(folded).slice(0, endingLength).join(""));
  // Signs are not in the index, and hardly ever searched.
  const pattern = new RegExp(escapeRegExp(search.trim()));
  return { $or: textPaths(app, resource, fields).map((path) => ({ [path]: pattern })) };
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
  const { app, call, records, fields } = source;
  const { language } = call;
  const { resource, token } = records;
  const candidates = { $and: longest(prefixesOf(terms)).map((prefix) => hasWord(language, prefix)) };
  const projection = Object.fromEntries(
    ["language", ...textPaths(app, resource, fields)].map((path) => [path, 1]),
  );
  const cursor = app.database
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
