/** The words of the pages in one language: `page_texts` of the spec. */
export interface PageTexts {
  readonly address: string;
  readonly map: string;
  readonly language: string;
  readonly documentation: string;
  readonly documentationIntro: string;
  readonly skip: string;
  readonly notFound: string;
  readonly failed: string;
  readonly withoutScript: string;
  readonly copy: string;
}

/** The words of the calendar, and of the pages of records with a period: `calendar_texts` of the spec. */
export interface CalendarTexts {
  readonly calendar: string;
  readonly month: string;
  readonly week: string;
  readonly list: string;
  readonly views: string;
  readonly previous: string;
  readonly next: string;
  readonly today: string;
  readonly search: string;
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
  readonly allDay: string;
  readonly when: string;
  readonly yourTime: string;
  readonly showYourTime: string;
  readonly save: string;
  readonly subscribe: string;
  readonly embed: string;
  readonly featured: string;
  readonly loadFailed: string;
}

/** The texts in a language of the service; the generated tables have all of them. */
export function textsIn<T>(texts: Readonly<Record<string, T>>, language: string): T {
  const found = texts[language];
  if (found === undefined) throw new Error(`There are no texts in ${language}.`);
  return found;
}
