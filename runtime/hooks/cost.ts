import { propertyIn } from "../core/properties.js";
import { cleanText } from "../text/html.js";
import { slugify } from "../text/words.js";
import { currencyCode, currencySign, isCurrencyCode } from "./currency.js";

/**
 * A cost as it is stored. `amounts` ascend and differ, each as typed and as a plain number text; `words` are the texts
 * without a number (`Free`). `symbol` is the currency as the texts name it, or as it was given with them, `""` for none, `position`
 * its side, and `code` the ISO 4217 code that was given.
 */
interface StoredCost extends Currency {
  amounts: CostAmount[];
  words: { text: string; slug: string }[];
  code: string;
}

/** The symbol of a cost, and its side. */
interface Currency {
  readonly symbol: string;
  readonly position: "prefix" | "postfix" | "";
}

/** What may be given besides a cost: as parameters of their own, and as the details that answers show. */
export interface GivenDetails {
  readonly cost_details?: object | undefined;
  readonly currency_symbol?: string | undefined;
  readonly currency_code?: string | undefined;
  readonly currency_position?: string | undefined;
}

/** `typed` for showing (`1.234,56`), `value` with a dot as decimal sign and nothing else (`1234.56`), never rounded. */
interface CostAmount {
  typed: string;
  value: string;
}

/** A cost as it is sent. */
export interface ShownCost {
  cost: string;
  cost_details: {
    currency_symbol: string;
    currency_code: string;
    currency_position: string;
    values: string[];
  };
}

/**
 * Reads a cost given as text, number, boolean or a list of those; anything else, and a plain `0`, is no cost. A text may
 * hold several numbers (`10 - 25`, `5,10,15`); thousands signs and decimal signs are distinguished by their positions. What is
 * given besides fills in what the cost leaves open: its currency, and the amounts where there is no cost at all.
 */
export function readCost(input: unknown, given: GivenDetails = {}): StoredCost {
  const costs = input ?? detail(given, "values") ?? [];
  const items: unknown[] = Array.isArray(costs) ? costs : [costs];
  const readings = isNoCost(input) ? [] : items.map(readItem).filter((reading) => reading !== undefined);
  return {
    amounts: sortAmounts(readings.flatMap((reading) => reading.amounts)),
    words: distinct(
      readings.flatMap((reading) => reading.words),
      (word) => word.slug,
    ),
    ...currencyOf(commonSymbol(readings), given),
  };
}

/** The currency that the texts name wins: what is stored besides may belong to a former cost. */
function currencyOf(named: Currency, given: GivenDetails): Currency & { readonly code: string } {
  const code = firstOf(given.currency_code, detail(given, "currency_code")).toUpperCase();
  const position = firstOf(given.currency_position, detail(given, "currency_position"));
  const symbol = firstOf(given.currency_symbol, detail(given, "currency_symbol"), currencySign(code));
  if (named.symbol !== "") return { ...named, code: mayMean(named.symbol, code) ? code : "" };
  return {
    symbol,
    position: position === "prefix" || position === "postfix" ? position : symbol === "" ? "" : "prefix",
    code,
  };
}

/** Whether a symbol may stand for a currency, as `$` does for many. */
function mayMean(symbol: string, code: string): boolean {
  const own = currencyCode(symbol);
  return own === undefined || own === code || currencySign(code).endsWith(symbol);
}

/**
 * The text and the details of a stored cost. Amounts are shown from the lowest to the highest, zero as `Free`; words only
 * where there is no amount. The default symbol is part of the text, never of the details.
 */
export function showCost(stored: StoredCost, defaults: Currency): ShownCost {
  const reported = isDefaultOfRange(stored, defaults) ? { symbol: "", position: "" } : stored;
  return {
    cost: costText(stored, defaults),
    cost_details: {
      currency_symbol: reported.symbol,
      currency_code: stored.code,
      currency_position: reported.position,
      values: costValues(stored),
    },
  };
}

/** Words that say in the languages of the product that something is free. */
const freeWords =
  /(?:^|-)(?:free|gratis|gratuit[aeos]?|kostenlos|kostenfrei|eintritt-frei|libero|libera|libre|lliure)(?:-|$)/;

/** The lowest amount of a cost as it was given, 0 where words say that it is free; undefined where nothing says what it is. */
export function lowestCost(input: unknown): number | undefined {
  const { amounts, words } = readCost(input);
  const [lowest] = amounts;
  if (lowest !== undefined) return Number(lowest.value);
  return words.some(({ slug }) => freeWords.test(slug)) ? 0 : undefined;
}

/** What a text says that names no cost; one that does has the amounts in its own order, and no code. */
const nothing: StoredCost = { amounts: [], words: [], symbol: "", position: "", code: "" };

/** The first text that says something. */
function firstOf(...texts: readonly unknown[]): string {
  const clean = texts.map((text) => (typeof text === "string" ? cleanText(text) : ""));
  return clean.find((text) => text !== "") ?? "";
}

function detail({ cost_details: details = {} }: GivenDetails, name: string): unknown {
  return Object.hasOwn(details, name) ? propertyIn(details, name) : undefined;
}

function isNoCost(input: unknown): boolean {
  return input === 0 || (typeof input === "string" && input.trim() === "0");
}

function readItem(item: unknown): StoredCost | undefined {
  if (typeof item === "string") return readText(cleanText(item));
  if (item === true) return readNumber(1);
  return typeof item === "number" && Number.isFinite(item) ? readNumber(item) : undefined;
}

function readNumber(number: number): StoredCost {
  // Large and tiny numbers would be printed with an exponent; a sign is a symbol as in a text.
  if (/^\d+(?:\.\d+)?$/.test(String(number))) {
    return { ...nothing, amounts: [{ typed: String(number), value: String(number) }] };
  }
  return readText(number.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 }));
}

/** Groups of three behind blanks, then digits with signs between, then a fraction alone (but not the dot of `Rs.5`). */
const numberToken =
  /(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*|(?<![\p{L}\p{N}.,])[.,]\d+/gu;

function readText(text: string): StoredCost {
  // The form in which a range from zero is shown.
  const rest = text.replace(/^free\s*[-–—]\s*(?=\S{0,20}\d)/i, "");
  if (rest === text) return readNumbers(text);
  const reading = readNumbers(rest);
  return { ...reading, amounts: [{ typed: "0", value: "0" }, ...reading.amounts] };
}

function readNumbers(text: string): StoredCost {
  // `10,-` and `10.–` mean a whole number.
  const whole = text.replace(/(\d)[.,][-–—]+(?!\d)/g, "$1 ");
  const amounts = (whole.match(numberToken) ?? []).flatMap(readAmounts);
  if (amounts.length === 0) return readWord(text);
  const around = whole.split(numberToken);
  return { ...nothing, amounts, ...(amounts.length === 1 ? symbolOfOne(around) : symbolOfMany(around)) };
}

function readWord(text: string): StoredCost {
  const slug = slugify(text);
  return slug === "" ? nothing : { ...nothing, words: [{ text, slug }] };
}

/** One number, or several where its commas and dots can only separate numbers. */
function readAmounts(token: string): CostAmount[] {
  const digits = token.replace(/[ \u00a0\u202f'’]/g, "");
  const value = readDecimal(digits);
  if (value !== undefined) return [{ typed: token, value }];
  const parts = digits.split(digits.includes(",") ? "," : ".");
  return parts.flatMap((part) => {
    const own = readDecimal(part);
    return own === undefined
      ? part.split(".").map((p) => ({ typed: p, value: p }))
      : [{ typed: part, value: own }];
  });
}

/** The number with a dot as decimal sign, or nothing when the signs do not fit one number. */
function readDecimal(digits: string): string | undefined {
  if (/^\d+$/.test(digits)) return digits;
  // Three digits behind a sign are thousands, except after a leading zero.
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return digits.replaceAll(",", "");
  // Indian groups of two; without a group that begins with zero it is a list.
  if (/^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/.test(digits) && digits.includes(",0")) {
    return digits.replaceAll(",", "");
  }
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(digits)) return digits.replaceAll(".", "").replace(",", ".");
  return /^\d*[.,]\d+$/.test(digits) ? digits.replace(",", ".") : undefined;
}

const currencyWord = /^(?:isk|kr\.?|kč|zł|ft|fr\.?|lei|rs\.?|руб\.?|euros?|dollars?|pounds?)$/iu;

/** The texts in some prose that name a currency: signs (`US$`), codes and the usual abbreviations. */
function currenciesIn(text: string): string[] {
  return text.split(/[\s\-–—/:;,()]+/).flatMap((part) => {
    const sign = /(?:\b[A-Z]{1,3})?\p{Sc}/u.exec(part);
    if (sign !== null) return [sign[0]];
    return isCurrencyCode(part) || currencyWord.test(part) ? [part] : [];
  });
}

const noSymbol: Currency = { symbol: "", position: "" };

/** A currency, or all that remains on the one side of the number; with prose on both sides nothing. */
function symbolOfOne(around: string[]): Currency {
  const named = symbolOfMany(around);
  if (named.symbol !== "") return named;
  const [before = "", after = ""] = around.map(withoutPunctuation);
  if (before !== "" && after !== "") return noSymbol;
  if (before !== "") return { symbol: before, position: "prefix" };
  return after === "" ? noSymbol : { symbol: after, position: "postfix" };
}

/** The one currency that is named around the numbers, on the side where it appears first; of several none. */
function symbolOfMany(around: string[]): Currency {
  const symbols = new Set(around.flatMap(currenciesIn));
  const [symbol = ""] = symbols;
  if (symbols.size !== 1) return noSymbol;
  const place = around.findIndex((text) => currenciesIn(text).length > 0);
  const gap = around[place]?.trim() ?? "";
  const isBehind = place === around.length - 1 || (place > 0 && gap.startsWith(symbol));
  return { symbol, position: isBehind ? "postfix" : "prefix" };
}

/** Only parts with a letter or a sign count; a dot or a bracket beside a number is no symbol. */
function withoutPunctuation(text: string): string {
  return text
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{S}%-]/u.test(part))
    .join(" ");
}

function commonSymbol(readings: StoredCost[]): Currency {
  const named = distinct(readings, (reading) => reading.symbol).filter((reading) => reading.symbol !== "");
  const [first] = named;
  if (first === undefined || named.length > 1) return noSymbol;
  return { symbol: first.symbol, position: first.position };
}

function sortAmounts(amounts: CostAmount[]): CostAmount[] {
  return distinct(amounts, (amount) => amount.value).sort((a, b) => Number(a.value) - Number(b.value));
}

/** The first item of each key, in the order given. */
function distinct<T>(items: T[], keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()];
}

/** The reference service names no symbol for several amounts; where it is not the default one, clients need it. */
function isDefaultOfRange(stored: StoredCost, defaults: Currency): boolean {
  return (
    stored.amounts.length > 1 && stored.symbol === defaults.symbol && stored.position === defaults.position
  );
}

function costText(stored: StoredCost, defaults: Currency): string {
  const lowest = stored.amounts[0];
  const highest = stored.amounts.at(-1);
  const ends =
    lowest === undefined || highest === undefined
      ? [stored.words[0]?.text ?? "", stored.words.at(-1)?.text ?? ""]
      : [lowest, highest].map((amount) => amountText(amount, stored, defaults));
  return [...new Set(ends)].join(" – ");
}

function amountText({ typed, value }: CostAmount, stored: StoredCost, defaults: Currency): string {
  if (Number(value) === 0) return "Free";
  const symbol = stored.symbol === "" ? defaults.symbol : stored.symbol;
  const position = stored.position === "" ? defaults.position : stored.position;
  // Codes and signs adjoin the number (`USD10`), words follow a space (`10 Euro`).
  const gap = symbol.length > 3 ? " " : "";
  return position === "prefix" ? symbol + gap + typed : typed + gap + symbol;
}

/** `free` first, then the numbers, then other words. */
function costValues({ amounts, words }: StoredCost): string[] {
  const slugs = words.map((word) => word.slug);
  return [
    ...slugs.filter((slug) => slug === "free"),
    ...amounts.map((amount) => amount.value),
    ...slugs.filter((slug) => slug !== "free"),
  ];
}
