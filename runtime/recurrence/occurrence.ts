import type { RecordDocument } from "../records/documents.js";
import { restoredSlug, trashedSlug } from "../records/slugs.js";
import { civilOf, wallOf } from "./dates.js";
import type { RepeatingFacts } from "./series.js";

/** An occurrence in the trash, where its series put it. */
export function thrownAway(
  before: RecordDocument,
  own: readonly string[],
  trash: string,
  gone: "rule" | "series",
): RecordDocument {
  const after = structuredClone(before);
  Reflect.set(after, "trashed_from", Reflect.get(before, "status"));
  Reflect.set(after, "status", trash);
  after.occurrence = { at: before.occurrence?.at ?? 0, own, gone };
  return withSlugs(after, trashedSlug);
}

/** An occurrence that its series put into the trash, as it was before. */
export function takenBack(before: RecordDocument): RecordDocument {
  const after = structuredClone(before);
  Reflect.set(after, "status", Reflect.get(before, "trashed_from"));
  Reflect.deleteProperty(after, "trashed_from");
  return withSlugs(after, restoredSlug);
}

function withSlugs(document: RecordDocument, change: (slug: string) => string): RecordDocument {
  for (const [language, texts] of Object.entries(document.text)) {
    const slug: unknown = Reflect.get(texts, "slug");
    if (typeof slug === "string") document.text[language] = { ...texts, slug: change(slug) };
  }
  return document;
}

/** What all records have for themselves, and what only a series has. */
const notShared: ReadonlySet<string> = new Set([
  "_id",
  "revision",
  "slugs",
  "series",
  "series_due",
  "occurrence",
  "occurrence_of",
  "marks",
  "notes",
  "noted",
  "trashed_from",
]);

/** What an occurrence takes from its series when it is made; its place and all that differs there are set apart. */
export function newOccurrence(
  { recurrence }: RepeatingFacts,
  series: RecordDocument,
  id: number,
  now: number,
): RecordDocument {
  const shared = Object.entries(structuredClone(series)).filter(
    ([name]) => !notShared.has(name) && name !== recurrence.rule,
  );
  const document = Object.fromEntries(shared) as unknown as RecordDocument;
  const text = Object.entries(document.text).map(([language, texts]) => [language, { ...texts, slug: "" }]);
  return {
    ...document,
    _id: id,
    revision: 0,
    slugs: [],
    text: Object.fromEntries(text) as RecordDocument["text"],
    created: new Date(now),
    modified: new Date(now),
  };
}

/** The slug of the series with the day, in each language in which the series has one. */
export function addSlugs(series: RecordDocument, after: RecordDocument, start: string, at: number): void {
  const day = wallOf(civilOf(start) + at).slice(0, 10);
  for (const [language, texts] of Object.entries(series.text)) {
    const slug: unknown = Reflect.get(texts, "slug");
    const own: unknown = Reflect.get(after.text[language] ?? {}, "slug");
    if (typeof slug !== "string" || slug === "" || (typeof own === "string" && own !== "")) continue;
    after.text[language] = { ...after.text[language], slug: `${slug}-${day}` };
  }
}
