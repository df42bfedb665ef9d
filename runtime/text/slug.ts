import { stripMarkup } from "./markup.js";
import { replaceLetters } from "./words.js";

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
function decodePercents(text: string): string {
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
