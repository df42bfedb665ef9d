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
export function replaceLetters(text: string): string {
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
