import { ca } from "./texts/ca.js";
import { de } from "./texts/de.js";
import { en } from "./texts/en.js";
import { es } from "./texts/es.js";
import { fr } from "./texts/fr.js";
import { it } from "./texts/it.js";
import type { PageTexts } from "./texts/page-texts.js";

/** The words of the pages by language. */
export const pageTexts: Readonly<Record<string, PageTexts>> = { ca, en, fr, de, it, es };

/** The words in a language; English where the pages do not speak it. */
export function textsIn(language: string): PageTexts {
  return pageTexts[language] ?? en;
}
