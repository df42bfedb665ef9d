import { stripMarkup } from "./markup.js";

/**
 * What a search asks for, folded. All `words` and `phrases` must occur and nothing of `excluded` (words or phrases).
 * A word matches from its beginning; the last word of a phrase likewise.
 */
export interface SearchTerms {
  words: string[];
  phrases: string[];
  excluded: string[];
}

const maxWords = 2_000;
const maxWordLength = 40;
const maxRunLength = 20;

/**
 * A text in the form searches compare: lower case, without diacritics, words of letters and digits with one blank
 * between them. Scripts written without blanks are separated from their neighbours. Folding a folded text changes nothing.
 */
export function fold(text: string): string {
  // Most texts, and what is left of others once they are folded.
  if (ascii.test(text)) return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(" ");
  const bare = text.normalize("NFKD").replace(marks, "").toLowerCase().normalize("NFKD").replace(marks, "");
  const letters = replaceLetters(bare.normalize("NFC"));
  return (letters.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap(splitScripts).join(" ");
}

/**
 * The distinct words of a text for an index searched by prefix. A run of a script without blanks gives each of its
 * endings, up to 20 characters, so that a prefix finds any part of the run. Words end at 40 characters. At most 2,000 words
 * are returned.
 */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const word of wordsIn(fold(text))) {
    for (const entry of indexEntries(word)) {
      if (words.size === maxWords) return [...words];
      words.add(entry);
    }
  }
  return [...words];
}

/** How many characters of each ending of a text count in a search within words. */
export const endingLength = 100;

/** The folded endings of a text, from each of its characters on, so that a prefix finds any part of it. */
export function textEndings(text: string): string[] {
  const characters = Array.from(fold(text)).slice(0, 3 * endingLength);
  return characters.flatMap((character, start) =>
    character === " " ? [] : [characters.slice(start, start + endingLength).join("")],
  );
}

/**
 * Reads a search: words, `"a phrase"`, `-word` and `-"a phrase"`. An unclosed quote extends to the end. No
 * letters or digits, no terms.
 */
export function parseSearch(query: string): SearchTerms {
  const words = new Set<string>();
  const phrases = new Set<string>();
  const excluded = new Set<string>();
  for (const [, dash, quoted, plain] of query.matchAll(/(-?)(?:["“”„]([^"“”„]*)["“”„]?|([^\s"“”„]+))/g)) {
    const folded = fold(quoted ?? plain ?? "");
    if (folded === "") continue;
    if (dash === "-") excluded.add(folded);
    else if (quoted !== undefined) phrases.add(folded);
    else for (const word of wordsIn(folded)) words.add(word);
  }
  return { words: [...words], phrases: [...phrases], excluded: [...excluded] };
}

/**
 * The prefixes that the index of every matching text holds, one from each word of words and phrases, cut as the index
 * cuts them. A text with all of them need not match: phrases, exclusions and long words are left to `matchesSearch`.
 */
export function indexPrefixes(terms: SearchTerms): string[] {
  const words = [...terms.words, ...terms.phrases].flatMap(wordsIn);
  return [
    ...new Set(words.map((word) => cutCharacters(word, isUnspaced(word) ? maxRunLength : maxWordLength))),
  ];
}

/** Whether a folded text holds all the words and phrases and nothing that is excluded. Linear in the text. */
export function matchesSearch(folded: string, terms: SearchTerms): boolean {
  const text = ` ${folded}`;
  // A script without blanks has no beginnings of words: there any place will do.
  const holds = (term: string): boolean => text.includes(isUnspaced(term) ? term : ` ${term}`);
  return terms.words.every(holds) && terms.phrases.every(holds) && !terms.excluded.some(holds);
}

/**
 * Creates a function that returns how similar a text is to another, from 0 to 1: the Dice coefficient of the groups of three
 * characters in their folded words, whose order plays no part.
 */
export function similarityTo(text: string): (other: string) => number {
  const wanted = trigramsOf(text);
  return (other) => {
    const own = trigramsOf(other);
    const shared = [...own].filter((trigram) => wanted.has(trigram)).length;
    return shared === 0 ? 0 : (2 * shared) / (wanted.size + own.size);
  };
}

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = wordsIn(fold(text)).map((word) => `  ${word} `);
  return new Set(padded.flatMap((word) => Array.from(word.slice(2), (_, at) => word.slice(at, at + 3))));
}

const ascii = /^[\t\n\r\x20-\x7e]*$/;

/** Accents, vowel points and joiners; not the kana sound marks, which compose again, nor Indic vowel signs. */
const marks = /(?![\u3099\u309a])\p{Script=Inherited}|(?=\p{Script=Hebrew})\p{Mn}/gu;

const unspaced =
  "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const scriptRuns = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, "gu");
const startsUnspaced = new RegExp(`^[${unspaced}]`, "u");

function splitScripts(word: string): string[] {
  return word.match(scriptRuns) ?? [];
}

function isUnspaced(text: string): boolean {
  return text.charCodeAt(0) > 0x7f && startsUnspaced.test(text);
}

function wordsIn(folded: string): string[] {
  return folded === "" ? [] : folded.split(" ");
}

function indexEntries(word: string): Iterable<string> {
  return isUnspaced(word) ? endingsOf(word) : [cutCharacters(word, maxWordLength)];
}

function* endingsOf(run: string): Generator<string> {
  const characters = Array.from(run);
  for (let start = 0; start < characters.length; start += 1) {
    yield characters.slice(start, start + maxRunLength).join("");
  }
}

function cutCharacters(word: string, limit: number): string {
  return word.length <= limit ? word : Array.from(word).slice(0, limit).join("");
}

/**
 * Latin and Greek letters that Unicode does not decompose, with the plain spelling that stands for them in slugs and
 * in the search index. Keys are lower case; apply it to lower-case text.
 */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ħ", "h"],
  ["ı", "i"],
  ["ȷ", "j"],
  ["ĸ", "k"],
  ["ŋ", "n"],
  ["ŧ", "t"],
  ["ſ", "s"],
  ["ŀ", "l"],
  ["ŉ", "n"],
  ["ĳ", "ij"],
  ["ƒ", "f"],
  ["ə", "e"],
  ["ς", "σ"],
]);

/** Replaces the letters of `plainLetters` in a lower-case text; everything else stays as it is. */
function replaceLetters(text: string): string {
  return text.replace(/[ßæœøđðþłħıȷĸŋŧſŀŉĳƒəς]/gu, (letter) => plainLetters.get(letter) ?? letter);
}

/** Text as the source of a regular expression that matches just this text. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

/**
 * A name in the form in which names are compared: two are equal if they differ in Unicode composition, blanks and letter
 * case only. Equal names have the same folded text, by which the store finds them.
 */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase().normalize("NFC");
}

/** FNV-1a of the code units of a text, from 0 to 2 ** 32 - 1: quick, and texts that differ little lie far apart. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const maxLength = 200;

/**
 * The slug of a title, as WordPress makes it: Latin letters without diacritics in lower case, digits, `_` and `-`;
 * blanks, dots, slashes and dashes become `-`, other punctuation goes, all other characters are percent-encoded UTF-8 in
 * lower case. At most 200 characters, never ending inside an encoded character; `""` when nothing is left. A slug
 * given again comes back unchanged.
 */
export function slugify(text: string): string {
  const plain = decodePercents(stripMarkup(text)).replace(/&#?[a-z0-9]{1,20};/gi, "");
  // Signs go first, so that a mark behind one meets its letter.
  const folded = foldLatin(dropPunctuation(plain.normalize("NFC")));
  const dashed = folded.replace(/-{2,}/g, "-").replace(/^-/, "");
  return cut(encode(dashed), maxLength);
}

/** The slug with `-n` at its end, shortened where the two would pass the limit of 200 characters. */
export function withSuffix(slug: string, n: number): string {
  if (slug === "") return String(n);
  const suffix = `-${n}`;
  return cut(slug, maxLength - suffix.length) + suffix;
}

/** Characters written as `%e3%81%82` are read as such; triplets that are no UTF-8 lose their sign later. */
export function decodePercents(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** Marks are dropped after Latin letters only: in other scripts they distinguish letters. */
function foldLatin(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1");
  return replaceLetters(bare.normalize("NFC"));
}

/** Signs that WordPress turns into letters instead of dropping them. */
const signs: ReadonlyMap<string, string> = new Map([
  ["€", "e"],
  ["×", "x"],
  ["ª", "a"],
  ["º", "o"],
]);

function dropPunctuation(text: string): string {
  return text
    .replace(/[€×ªº]/gu, (sign) => signs.get(sign) ?? sign)
    .replace(/[\s./\p{Z}\p{Pd}−]+/gu, "-")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replace(/[!-,:-@[-^`{-~\u00a1-\u00bf\u00f7\u02b9-\u02df\u2010-\u205e\u20a0-\u20cf]/gu, "");
}

function encode(text: string): string {
  return text.replace(/[^a-z0-9_-]/gu, (character) => encodeURIComponent(character).toLowerCase());
}

function cut(slug: string, limit: number): string {
  let length = 0;
  // One match is one character: a plain one, or a first byte with the bytes that continue it.
  for (const [unit] of slug.matchAll(/%[0-9a-f]{2}(?:%[89ab][0-9a-f])*|[^]/g)) {
    if (length + unit.length > limit) break;
    length += unit.length;
  }
  return slug.slice(0, length).replace(/(?<!-)-+$/, "");
}
