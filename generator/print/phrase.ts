import type { JsonValue, Text } from "../model/model.js";

/** Chooses the language of a text. */
export type Words = (text: Text) => string;

/** A text that waits for its language; absent in a language that has nothing to say. */
export type Phrase = (words: Words) => string | undefined;

/** JSON in all languages at once: phrases stand for its texts. */
export type Phrased = JsonValue | Phrase | readonly Phrased[] | PhrasedObject;
export interface PhrasedObject {
  readonly [key: string]: Phrased;
}

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** The phrase of one text. */
export function phraseOf(text: Text): Phrase {
  return (words) => words(text);
}

/** The JSON in one language. */
export function inLanguage(phrased: PhrasedObject, words: Words): JsonObject {
  const told: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(phrased)) {
    const text = valueIn(value, words);
    if (text !== undefined) told[key] = text;
  }
  return told;
}

function valueIn(value: Phrased, words: Words): JsonValue | undefined {
  if (typeof value === "function") return value(words);
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map((one) => valueIn(one, words) ?? null);
  return inLanguage(value, words);
}

function isList(value: object): value is readonly Phrased[] {
  return Array.isArray(value);
}

/** Keys of the document whose texts people read. */
export const proseKeys: ReadonlySet<string> = new Set(["description", "summary"]);

/** A text of the document, and where it stands. */
export interface PlacedPhrase {
  /** JSON pointer. */
  readonly pointer: string;
  readonly key: string;
  readonly phrase: Phrase;
}

/** All phrases, and the texts under prose keys that are the same in every language, in the order of the document. */
export function phrasesIn(phrased: PhrasedObject): readonly PlacedPhrase[] {
  const phrases: PlacedPhrase[] = [];
  const collect = (part: Phrased, key: string, position: Position | undefined): void => {
    if (typeof part === "function") phrases.push({ pointer: pointerTo(position), key, phrase: part });
    else if (typeof part === "string") {
      if (proseKeys.has(key)) phrases.push({ pointer: pointerTo(position), key, phrase: () => part });
    } else if (typeof part === "object" && part !== null) {
      for (const [name, child] of Object.entries(part)) collect(child, name, { above: position, key: name });
    }
  };
  collect(phrased, "", undefined);
  return phrases;
}

/** Where a value stands: its key, and where the value around it stands. */
interface Position {
  readonly above: Position | undefined;
  readonly key: string;
  /** Made for the first phrase that needs it. */
  pointer?: string;
}

function pointerTo(position: Position | undefined): string {
  if (position === undefined) return "";
  const { above, key } = position;
  position.pointer ??= `${pointerTo(above)}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return position.pointer;
}
