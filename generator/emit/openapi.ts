import type { JsonValue, Model } from "../model/model.js";
import { jsonText } from "../print/json-text.js";
import { openapiDocument, openapiJson, wordsIn } from "../print/openapi-document.js";
import { phrasesIn, proseKeys } from "../print/phrase.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes the API document: `openapi/openapi.json` in the default language, and for every other language
 * `openapi/texts.<language>.json` with the translations of its texts.
 */
export const emitOpenapi: Emitter = (model) => {
  const { all, default: language } = model.service.languages;
  const others = all.filter((other) => other !== language);
  return [
    { path: "openapi/openapi.json", text: jsonText(openapiJson(model)), origin: "spec/" },
    ...translationsOf(model, others).map(([other, translations]) => ({
      path: `openapi/texts.${other}.json`,
      text: jsonText(translations),
      origin: "spec/",
    })),
  ];
};

/**
 * The translations into each language: `texts` by the text in the default language, and `places`, by JSON pointer, where the
 * same text is translated otherwise.
 */
function translationsOf(
  model: Model,
  languages: readonly string[],
): readonly (readonly [language: string, translations: JsonValue])[] {
  const words = wordsIn(model, model.service.languages.default);
  const phrases = phrasesIn(openapiDocument(model)).map((one) => ({ ...one, text: one.phrase(words) }));
  return languages.map((language) => {
    const otherWords = wordsIn(model, language);
    const translated = phrases.map((one) => ({ ...one, translation: one.phrase(otherWords) ?? one.text }));
    const texts = new Map<string, string>();
    for (const { key, text, translation } of translated) {
      if (text === undefined || translation === undefined || translation === text) continue;
      if (proseKeys.has(key) && !texts.has(text)) texts.set(text, translation);
    }
    const places = translated.flatMap(({ pointer, key, text = "", translation }) => {
      const usual = proseKeys.has(key) ? (texts.get(text) ?? text) : text;
      return translation === undefined || translation === usual ? [] : [[pointer, translation] as const];
    });
    return [language, { texts: Object.fromEntries(texts), places: Object.fromEntries(places) }];
  });
}
