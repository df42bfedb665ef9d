import type { Texts } from "./service-descriptor.js";

/** The translations of generated texts into one language. */
export interface Translations {
  /** By the text in the default language. */
  readonly texts: Readonly<Record<string, string>>;
  /** By JSON pointer into the API document: where it translates the same text otherwise. */
  readonly places: Readonly<Record<string, string>>;
}

/** A text in the default language, whose translations are stored elsewhere, or a text in every language. */
export type Prose = string | Texts;

export interface Languages {
  readonly all: readonly string[];
  readonly default: string;
}

/** Returns a function that gives a text in all languages; the default one where there is no translation. */
export function createTranslator(
  languages: Languages,
  translations: Readonly<Record<string, Translations>>,
): (prose: Prose) => Texts {
  return (prose) => {
    if (typeof prose !== "string") return prose;
    const inLanguage = (language: string): string => translations[language]?.texts[prose] ?? prose;
    return Object.fromEntries(languages.all.map((language) => [language, inLanguage(language)]));
  };
}
