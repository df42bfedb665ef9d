import type { RecordDocument } from "../core/documents.js";
import {
  fieldsStoredAs,
  propertyIn,
  propertyOfField,
  setProperty,
  storedProperty,
} from "../core/properties.js";
import { type RecurringDescriptor, withSeriesStatus } from "../core/series.js";
import type { Site } from "../resources/site.js";
import { isStatusDocument, statusRoles } from "../resources/status.js";
import { type PeriodContext, periodAt } from "../resources/write/merge-period.js";

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
  for (const name of fieldsStoredAs(resource, "localized"))
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
        return `${name}:${language}`;
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

function plainProperties({ fields, recurrence }: RecurringDescriptor): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    switch (field.storage) {
      case "plain":
      case "reference":
      case "references":
      case "author":
      case "password":
      case "image":
        return name === recurrence.rule || name === recurrence.series ? [] : [storedProperty(name, field)];
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

/** What an occurrence of a series is like at its place, as far as nothing was changed in it alone. */
export function templateAt(context: PeriodContext, stored: RecordDocument, at: number): Overrides {
  const { site, resource, now } = context;
  const series = withSeriesStatus(stored);
  const overrides = new Map(overridesOf(resource, series));
  overrides.set(statusOverride, publishedStatus(site, series, now));
  overrides.set(periodOverride, periodAt(context, series, at));
  return overrides;
}

/** Occurrences that are made after the publication date of their series are published at once. */
export function publishedStatus(site: Site, series: RecordDocument, now: number): string {
  const roles = statusRoles(site);
  if (!isStatusDocument(series)) return roles.draft;
  const isDue = series.status === roles.scheduled && series.date.getTime() <= now;
  return isDue ? roles.published : series.status;
}
