import type { RecordDocument } from "../core/documents.js";
import { externalProperty } from "../core/external.js";
import {
  localizedProperties,
  propertyIn,
  propertyOfField,
  setProperty,
  storedProperty,
} from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { RecurringDescriptor } from "../core/series.js";
import { civilOfWall, wallOfCivil } from "../dates/wall-time.js";
import type { AppContext } from "../resources/app-context.js";
import { isStatusDocument, statusRoles } from "../resources/status.js";
import { restoredSlug, trashedSlug } from "../resources/write/slugs.js";

/** An occurrence that its series moves to the trash, with the overrides that it retains there; `gone` says why. */
export function trashed(
  app: AppContext,
  before: RecordDocument,
  { own, gone }: { readonly own: readonly string[]; readonly gone: "rule" | "series" },
): RecordDocument {
  const after = structuredClone(before);
  setProperty(after, "trashed_from", propertyIn(before, "status"));
  setProperty(after, "status", statusRoles(app).trash);
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
  "_edited",
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
export function copied(resource: ResourceDescriptor, document: RecordDocument, now: number): RecordDocument {
  const copy = structuredClone(document);
  for (const name of [...ownParts, externalProperty(resource) ?? ""]) setProperty(copy, name, undefined);
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
  resource: RecurringDescriptor,
  series: RecordDocument,
  created: { readonly id: RecordId; readonly now: number },
): RecordDocument {
  const { id, now } = created;
  const document = copied(resource, series, now);
  for (const name of ["trashed_from", resource.recurrence.rule]) setProperty(document, name, undefined);
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

/**
 * A record taken apart into what may be changed separately: fields by property, localized ones as `name:language`, the period as
 * one. Names, places and the life in the trash, which every occurrence has for itself, are left out.
 */
export type Overrides = ReadonlyMap<string, unknown>;

/** The overrides that are not fields of their own. */
export const periodOverride = "(period)";
export const statusOverride = "(status)";
const dateOverride = "(date)";

/** All values of a document that can be overridden. */
export function overridesOf(resource: RecurringDescriptor, document: RecordDocument): Overrides {
  const overrides = new Map<string, unknown>([
    [periodOverride, propertiesIn(document, periodProperties(resource))],
    [statusOverride, propertyIn(document, "status")],
    [dateOverride, propertiesIn(document, ["date", "undated"])],
  ]);
  for (const property of plainProperties(resource)) overrides.set(property, propertyIn(document, property));
  for (const name of localizedProperties(resource))
    for (const [language, texts] of Object.entries(document.text))
      if (Object.hasOwn(texts, name)) overrides.set(`${name}:${language}`, propertyIn(texts, name));
  return overrides;
}

/** The names of the overrides that a write in a language gives. */
export function givenOverrides(resource: RecurringDescriptor, values: object, language: string): string[] {
  return Object.keys(values).map((name) => {
    switch (resource.fields[name]?.storage) {
      case "period":
        return periodOverride;
      case "status":
        return statusOverride;
      case "date":
      case "date_utc":
        return dateOverride;
      case "localized":
        return `${propertyOfField(resource, name)}:${language}`;
      default:
        return propertyOfField(resource, name);
    }
  });
}

/** The names of the overrides in which two records differ. */
export function differingOverrides(one: Overrides, other: Overrides): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => !isSame(one.get(name), other.get(name)),
  );
}

/** Sets overrides of a document by name; those without a value are removed. */
export function setOverrides(
  resource: RecurringDescriptor,
  document: RecordDocument,
  overrides: Overrides,
): void {
  for (const override of overrides) setOverride(resource, document, override);
}

function setOverride(
  resource: RecurringDescriptor,
  document: RecordDocument,
  [name, value]: readonly [name: string, value: unknown],
): void {
  switch (name) {
    case periodOverride:
      setProperties(document, periodProperties(resource), value);
      return;
    case dateOverride:
      setProperties(document, ["date", "undated"], value);
      return;
    case statusOverride:
      setProperty(document, "status", value);
      return;
  }
  const [field = "", language] = name.split(":", 2);
  if (language === undefined) {
    setProperty(document, field, value);
    return;
  }
  const texts = { ...document.text[language] };
  setProperty(texts, field, value);
  document.text[language] = texts;
}

function plainProperties({ fields, recurrence, external }: RecurringDescriptor): readonly string[] {
  const own = [recurrence.rule, recurrence.series, external];
  return Object.entries(fields).flatMap(([name, field]) => {
    switch (field.storage) {
      case "plain":
      case "reference":
      case "references":
      case "author":
      case "password":
      case "image":
        return own.includes(name) ? [] : [storedProperty(name, field)];
      case "localized":
      case "status":
      case "date":
      case "date_utc":
      case "slug":
      case "period":
      case "scope":
        return [];
    }
  });
}

function periodProperties({
  period: { start, end, zone, wholeDays },
}: RecurringDescriptor): readonly string[] {
  return [start, end, `utc_${start}`, `utc_${end}`, zone, wholeDays];
}

function propertiesIn(document: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, propertyIn(document, name)]));
}

function setProperties(document: object, names: readonly string[], values: unknown): void {
  const known: object = typeof values === "object" && values !== null ? values : {};
  for (const name of names) setProperty(document, name, propertyIn(known, name));
}

/** A text that was never given is the same as none, and so is an empty list. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  return value === "" || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

/** Occurrences that are made after the publication date of their series are published at once. */
export function publishedStatus(app: AppContext, series: RecordDocument, now: number): string {
  const roles = statusRoles(app);
  if (!isStatusDocument(series)) return roles.draft;
  const isDue = series.status === roles.scheduled && series.date.getTime() <= now;
  return isDue ? roles.published : series.status;
}
