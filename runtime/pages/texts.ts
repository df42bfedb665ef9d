import { ca } from "./texts/ca.js";
import { de } from "./texts/de.js";
import { en } from "./texts/en.js";
import { es } from "./texts/es.js";
import { fr } from "./texts/fr.js";
import { it } from "./texts/it.js";

/** The words of the pages in one language. `{words in braces}` are filled in. */
export interface PageTexts {
  readonly calendar: string;
  readonly month: string;
  readonly week: string;
  readonly list: string;
  readonly views: string;
  readonly previous: string;
  readonly next: string;
  readonly today: string;
  readonly search: string;
  readonly filters: string;
  readonly any: string;
  readonly show: string;
  readonly clear: string;
  readonly nothing: string;
  readonly nothingFound: string;
  readonly nothingEver: string;
  readonly nextFound: string;
  readonly lastFound: string;
  readonly upcoming: string;
  readonly more: string;
  readonly earlier: string;
  readonly allDay: string;
  readonly when: string;
  readonly yourTime: string;
  readonly showYourTime: string;
  readonly address: string;
  readonly map: string;
  readonly save: string;
  readonly subscribe: string;
  readonly embed: string;
  readonly featured: string;
  readonly back: string;
  readonly language: string;
  readonly documentation: string;
  readonly documentationIntro: string;
  readonly skip: string;
  readonly notFound: string;
  readonly failed: string;
  readonly withoutScript: string;
  readonly loadFailed: string;
  readonly copy: string;
}

/** The words of the pages by language. */
export const pageTexts: Readonly<Record<string, PageTexts>> = { ca, en, fr, de, it, es };

/** The words in a language; English where the pages do not speak it. */
export function textsIn(language: string): PageTexts {
  return pageTexts[language] ?? en;
}
