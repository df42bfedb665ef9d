import type { RecordDocument } from "../core/documents.js";
import { propertyIn, setProperty } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { RecurringDescriptor } from "../core/series.js";
import { civilOfWall, wallOfCivil } from "../dates/wall-time.js";
import { restoredSlug, trashedSlug } from "../resources/write/slugs.js";

/** Why a series moves an occurrence to the trash, and the overrides that the occurrence retains there. */
interface Removal {
  readonly own: readonly string[];
  readonly gone: "rule" | "series";
}

/** An occurrence that its series moves to the trash, whose status is `trash`. */
export function trashed(before: RecordDocument, trash: string, { own, gone }: Removal): RecordDocument {
  const after = structuredClone(before);
  setProperty(after, "trashed_from", propertyIn(before, "status"));
  setProperty(after, "status", trash);
  after.occurrence = { at: before.occurrence?.at ?? 0, own, gone };
  return withSlugs(after, trashedSlug);
}

/** An occurrence that its series moved to the trash, as it was before. */
export function restored(before: RecordDocument): RecordDocument {
  const after = structuredClone(before);
  setProperty(after, "status", propertyIn(before, "trashed_from"));
  setProperty(after, "trashed_from", undefined);
  return withSlugs(after, restoredSlug);
}

function withSlugs(document: RecordDocument, change: (slug: string) => string): RecordDocument {
  for (const [language, texts] of Object.entries(document.text)) {
    const slug = propertyIn(texts, "slug");
    if (typeof slug === "string") document.text[language] = { ...texts, slug: change(slug) };
  }
  return document;
}

/** What each record has for itself, and what only a series or an occurrence has. */
const ownParts: readonly (keyof RecordDocument)[] = [
  "marks",
  "notes",
  "noted",
  "noted_fault",
  "occurrence",
  "occurrence_of",
  "series",
  "series_due",
];

/** What a new record takes over from one that it is made of. */
export function copied(document: RecordDocument, now: number): RecordDocument {
  const copy = structuredClone(document);
  for (const name of ownParts) setProperty(copy, name, undefined);
  const text = Object.entries(copy.text).map(([language, texts]) => [language, { ...texts, slug: "" }]);
  return {
    ...copy,
    text: Object.fromEntries(text) as RecordDocument["text"],
    revision: 0,
    slugs: [],
    ...("count" in copy ? { count: 0 } : {}),
    created: new Date(now),
  };
}

/** What an occurrence takes from its series when it is made; its place and all that differs there are set apart. */
export function newOccurrence(
  { recurrence }: RecurringDescriptor,
  series: RecordDocument,
  created: { readonly id: RecordId; readonly now: number },
): RecordDocument {
  const { id, now } = created;
  const document = copied(series, now);
  for (const name of ["trashed_from", recurrence.rule]) setProperty(document, name, undefined);
  return { ...document, _id: id, modified: new Date(now) };
}

/** The slug of the series with the day, in each language in which the series has one. */
export function addSlugs(series: RecordDocument, after: RecordDocument, start: string): void {
  const day = wallOfCivil(civilOfWall(start) + (after.occurrence?.at ?? 0)).slice(0, 10);
  for (const [language, texts] of Object.entries(series.text)) {
    const slug = propertyIn(texts, "slug");
    const own = propertyIn(after.text[language] ?? {}, "slug");
    if (typeof slug !== "string" || slug === "" || (typeof own === "string" && own !== "")) continue;
    after.text[language] = { ...after.text[language], slug: `${slug}-${day}` };
  }
}
