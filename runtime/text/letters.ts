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
