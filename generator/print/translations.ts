import type {
  Enum,
  EnumValue,
  Field,
  JsonValue,
  Model,
  ObjectProperty,
  ParameterType,
  Text,
} from "../model/model.js";
import { nestsItself } from "../model/nested-objects.js";
import { once } from "../model/once.js";
import { inputsOf } from "./inputs.js";
import { localizedTextsIn, proseKeys } from "./localized-text.js";
import { openapiDocument, wordsIn } from "./openapi-document.js";

/** The translations into one language. */
export interface Translations {
  /** By the text in the default language. */
  readonly texts: ReadonlyMap<string, string>;
  /** By JSON pointer into the API document: where it translates the same text otherwise. */
  readonly places: ReadonlyMap<string, string>;
}

/** The translations into every language but the default one. Each text is listed once. */
export const translationsOf = once((model: Model): ReadonlyMap<string, Translations> => {
  const { all, default: usual } = model.service.languages;
  const words = wordsIn(model, usual);
  const documentTexts = localizedTextsIn(openapiDocument(model)).map((one) => ({
    ...one,
    text: one.localized(words),
  }));
  const descriptions = descriptionsIn(model);
  const others = all.filter((language) => language !== usual);
  return new Map(
    others.map((language) => {
      const otherWords = wordsIn(model, language);
      const translated = documentTexts.map((one) => ({
        ...one,
        translation: one.localized(otherWords) ?? one.text,
      }));
      const texts = new Map<string, string>();
      const add = (text: string | undefined, translation: string | undefined): void => {
        if (text === undefined || translation === undefined || translation === text) return;
        if (!texts.has(text)) texts.set(text, translation);
      };
      for (const text of descriptions) add(words(text), otherWords(text));
      for (const { key, text, translation } of translated) if (proseKeys.has(key)) add(text, translation);
      const places = translated.flatMap(({ pointer, key, text = "", translation }) => {
        const expected = proseKeys.has(key) ? (texts.get(text) ?? text) : text;
        return translation === undefined || translation === expected ? [] : [[pointer, translation] as const];
      });
      return [language, { texts, places: new Map(places) }] as const;
    }),
  );
});

/** A text of a descriptor: in the default language where the translations have the rest, else in every language. */
export function proseOf(model: Model, text: Text): JsonValue {
  const { default: usual } = model.service.languages;
  const source = text[usual] ?? "";
  const isTranslated = [...translationsOf(model)].every(
    ([language, { texts }]) => (texts.get(source) ?? source) === (text[language] ?? source),
  );
  return isTranslated ? source : text;
}

/** The texts of descriptors. Where two are the same in the default language, the translation of the first one counts. */
function descriptionsIn(model: Model): readonly Text[] {
  const { service, resources, serviceRoutes } = model;
  const routes = [
    ...serviceRoutes,
    ...resources.flatMap((resource) => [...resource.routes, ...resource.feedRoutes]),
  ];
  return [
    ...service.extensions.map(({ text }) => text),
    ...resources.flatMap(({ answer }) =>
      answer.properties.filter(({ name }) => name === "id" || name === "slug").map(({ text }) => text),
    ),
    ...inputsOf(model, routes).flatMap(({ parameters }) => parameters.map(({ text }) => text)),
    ...service.statuses.map(({ text }) => text),
    ...resources.flatMap(({ fields }) => fields.flatMap(fieldTexts)),
  ];
}

function fieldTexts({
  text,
  label,
  type,
}: Pick<Field | ObjectProperty, "text" | "label" | "type">): readonly Text[] {
  return [text, ...(label === undefined ? [] : [label]), ...typeTexts(type)];
}

/** The values of an enum that do not speak for themselves. */
export function describedValues({ values }: Enum): readonly EnumValue[] {
  return values.filter(({ value, text, label = {} }) =>
    [...Object.values(text), ...Object.values(label)].some((words) => words !== value),
  );
}

function typeTexts(type: ParameterType): readonly Text[] {
  switch (type.kind) {
    case "enum":
      return describedValues(type.enum).flatMap(({ text, label }) =>
        label === undefined ? [text] : [text, label],
      );
    case "object":
      return nestsItself(type.object) ? [] : type.object.properties.flatMap(fieldTexts);
    case "list":
      return typeTexts(type.of);
    default:
      return [];
  }
}
