import type { JsonValue, Model, Parameter, Text } from "../model/model.js";
import { isList, mapTable } from "../model/tables.js";

/** Chooses the language of a text. */
export type Words = (text: Text) => string;

/** Returns a text in the chosen language; undefined in a language without it. */
export type LocalizedText = (words: Words) => string | undefined;

/** JSON in all languages at once: its texts are localized. */
export type LocalizedJson = JsonValue | LocalizedText | readonly LocalizedJson[] | LocalizedObject;
export interface LocalizedObject {
  readonly [key: string]: LocalizedJson;
}

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** Returns the localized form of one text. */
export function localizedText(text: Text): LocalizedText {
  return (words) => words(text);
}

/** The JSON in one language. */
export function inLanguage(localized: LocalizedObject, words: Words): JsonObject {
  const result: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(localized)) {
    const text = valueIn(value, words);
    if (text !== undefined) result[key] = text;
  }
  return result;
}

function valueIn(value: LocalizedJson, words: Words): JsonValue | undefined {
  if (typeof value === "function") return value(words);
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map((one) => valueIn(one, words) ?? null);
  return inLanguage(value, words);
}

/** Keys of the document whose texts people read. */
export const proseKeys: ReadonlySet<string> = new Set(["description", "summary"]);

/** A text of the document, and where it is. */
export interface LocatedText {
  /** JSON pointer. */
  readonly pointer: string;
  readonly key: string;
  readonly localized: LocalizedText;
}

/** All localized texts, and the texts under prose keys that are the same in every language, in the order of the document. */
export function localizedTextsIn(localized: LocalizedObject): readonly LocatedText[] {
  const texts: LocatedText[] = [];
  const collect = (part: LocalizedJson, key: string, position: Position | undefined): void => {
    if (typeof part === "function") texts.push({ pointer: pointerTo(position), key, localized: part });
    else if (typeof part === "string") {
      if (proseKeys.has(key)) texts.push({ pointer: pointerTo(position), key, localized: () => part });
    } else if (typeof part === "object" && part !== null) {
      for (const [name, child] of Object.entries(part)) collect(child, name, { above: position, key: name });
    }
  };
  collect(localized, "", undefined);
  return texts;
}

/** Where a value is: its key, and where the value around it is. */
interface Position {
  readonly above: Position | undefined;
  readonly key: string;
  /** Made for the first text that needs it. */
  pointer?: string;
}

function pointerTo(position: Position | undefined): string {
  if (position === undefined) return "";
  const { above, key } = position;
  position.pointer ??= `${pointerTo(above)}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return position.pointer;
}

/** The text of a parameter, followed by its default where that is no value that a schema could state. */
export function parameterText(model: Model, parameter: Parameter): Text {
  const { text } = parameter;
  const words = generatedDefaultText(model, parameter);
  if (words === undefined) return text;
  return mapTable(text, (prose, language) => `${prose} ${words[language] ?? ""}`);
}

/** What is said of a default that a create makes; undefined where there is none. */
export function generatedDefaultText({ service }: Model, { generated }: Parameter): Text | undefined {
  return service.defaultTexts.find(({ name }) => name === generated)?.text;
}
