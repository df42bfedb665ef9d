import { openapiDocument, openapiJson, wordsIn } from "../print/openapi-document.js";
import { phrasesIn } from "../print/phrase.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes the API document: `openapi/openapi.json` in the default language, and for every other language
 * `openapi/texts.<language>.json` with the texts that differ, by JSON pointer.
 */
export const emitOpenapi: Emitter = (model) => {
  const { all, default: language } = model.service.languages;
  const words = wordsIn(model, language);
  const phrases = [...phrasesIn(openapiDocument(model))].map(([pointer, phrase]) => ({
    pointer: JSON.stringify(pointer),
    phrase,
    text: phrase(words),
  }));

  /** Line by line: as an object they would stand in memory once more, for each language. */
  const textsIn = (other: string): string => {
    const otherWords = wordsIn(model, other);
    const lines = phrases.flatMap(({ pointer, phrase, text }) => {
      const translated = phrase(otherWords);
      return translated === undefined || translated === text
        ? []
        : `  ${pointer}: ${JSON.stringify(translated)}`;
    });
    return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
  };
  return [
    {
      path: "openapi/openapi.json",
      text: `${JSON.stringify(openapiJson(model), undefined, 2)}\n`,
      origin: "spec/",
    },
    ...all
      .filter((other) => other !== language)
      .map((other) => ({
        path: `openapi/texts.${other}.json`,
        text: textsIn(other),
        origin: "spec/",
      })),
  ];
};
