import type { Filter } from "mongodb";
import { fold, parseSearch } from "../text/words.js";
import type { RecordDocument } from "./documents.js";
import type { Site } from "./site.js";

/**
 * Keeps the records in which every word of the search occurs, from the beginning of a word, in the texts of the language.
 * Phrases and excluded words count. The index of words serves it.
 */
export function searchFilter(
  site: Site,
  language: string,
  fields: readonly string[],
  search: string,
): Filter<RecordDocument> {
  const { words, phrases, excluded } = parseSearch(search);
  const phraseWords = phrases.map((phrase) => phrase.split(" "));
  const needed = [...words, ...phraseWords.flat()].map((word) => hasWord(language, word));
  const spoken = phraseWords
    .filter((phrase) => phrase.length > 1)
    .map((phrase) => hasPhrase(site, fields, phrase));
  const barred = excluded.map((text) => {
    const parts = text.split(" ");
    const [only] = parts;
    return parts.length === 1 && only !== undefined
      ? hasWord(language, only)
      : hasPhrase(site, fields, parts);
  });
  const conditions = [...needed, ...spoken, ...(barred.length > 0 ? [{ $nor: barred }] : [])];
  // A search of nothing but punctuation finds nothing.
  return conditions.length === 0 ? { _id: { $in: [] } } : { $and: conditions };
}

/** Keeps the records with the text anywhere in one of the fields, letter case aside. */
export function withinFilter(site: Site, fields: readonly string[], search: string): Filter<RecordDocument> {
  const pattern = new RegExp(escapeRegExp(search.trim()), "i");
  return { $or: textPaths(site, fields).map((path) => ({ [path]: pattern })) };
}

function hasWord(language: string, word: string): Filter<RecordDocument> {
  const folded = escapeRegExp(word);
  return { words: { $in: [new RegExp(`^\\*:${folded}`), new RegExp(`^${language}:${folded}`)] } };
}

/** The words of a phrase one after another, with nothing between them but blanks, punctuation or tags. */
function hasPhrase(site: Site, fields: readonly string[], words: readonly string[]): Filter<RecordDocument> {
  const pattern = new RegExp(words.map(anyDiacritics).join("(?:<[^>]{0,500}>|[^\\p{L}\\p{N}<]){1,20}"), "iu");
  return { $or: textPaths(site, fields).map((path) => ({ [path]: pattern })) };
}

function textPaths(site: Site, fields: readonly string[]): string[] {
  return fields.flatMap((field) => [
    field,
    ...site.facts.languages.all.map((language) => `text.${language}.${field}`),
  ]);
}

const variants = new Map<string, string>();

/** A pattern for a folded word in the spelling of the texts: `cafe` finds `café`. */
function anyDiacritics(word: string): string {
  if (variants.size === 0) collectVariants();
  return [...word].map((letter) => variants.get(letter) ?? escapeRegExp(letter)).join("");
}

/** Latin letters that fold to one plain letter, as character classes. */
function collectVariants(): void {
  const classes = new Map<string, string>();
  for (let code = 0xc0; code < 0x250; code += 1) {
    const letter = String.fromCharCode(code);
    const plain = fold(letter);
    if (/^[a-z]$/.test(plain)) classes.set(plain, (classes.get(plain) ?? plain) + letter);
  }
  for (const [plain, letters] of classes) variants.set(plain, `[${letters}]`);
}

/** Text as a pattern for itself. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
