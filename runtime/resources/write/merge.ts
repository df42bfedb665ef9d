import { randomUUID } from "node:crypto";
import type { RecordDocument, StatusDocument } from "../../core/documents.js";
import { externalOf } from "../../core/external.js";
import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import {
  fieldStoredAs,
  localizedProperties,
  parseDecimal,
  propertyIn,
  setProperty,
  storedProperty,
} from "../../core/properties.js";
import { noId } from "../../core/record-id.js";
import { withSeriesStatus } from "../../core/series.js";
import { exactInstant, parseTime } from "../../dates/parse-time.js";
import { toWall } from "../../dates/wall-time.js";
import { utc, type Zone } from "../../dates/zone.js";
import { cleanHtml, cleanText } from "../../text/html.js";
import {
  type AppContext,
  type CallContext,
  type Merge,
  noDate,
  type RecordContext,
  storedTime,
  timeText,
} from "../app-context.js";
import type { Draft, MergeInput } from "../input.js";
import { isStatusDocument, nextStatus, publishesScheduled, statusRoles } from "../status.js";
import { deriveTexts } from "../texts.js";
import { mergeFormerStart } from "./merge-period.js";
import { mergeSlugs, setTexts } from "./slugs.js";

/**
 * The document after a write: the stored one, or a new one, with every given field merged in and everything derived computed
 * again. What is left out stays as it is. Reads no store. A new document gets its id later, by `setId`; the slug is the
 * wanted one: whether it is free is decided when the document is stored.
 */
export function mergeRecord(context: RecordContext, input: MergeInput, stored?: RecordDocument): Draft {
  const { app, call } = context;
  const { resource } = context.records;
  const { imported, period } = input;
  const current = stored && withSeriesStatus(stored);
  const draft: Draft = current === undefined ? newDraft(context, input) : structuredClone({ ...current });
  if (current?.revision === 0) draft._id = noId(resource);
  const merge: Merge = { app, call, resource, input, draft, current };
  mergeFields(merge);
  if (resource.recurrence !== undefined) {
    const { rule } = resource.recurrence;
    // It was checked together with the period.
    setProperty(draft, rule, input.recurrence ?? (current && propertyIn(current, rule)));
  }
  if (imported?.password !== undefined) draft.password = imported.password;
  Object.assign(draft, period);
  mergeFormerStart(merge);
  if (resource.hasStatus === true) mergePublication(merge);
  // Any other write restores.
  else if (resource.hasTrash === true)
    draft._trashed = input.toTrash ?? imported?.status === statusRoles(app).trash;
  mergeSlugs(merge);
  app.features.recurrence?.merge(merge);
  draft.modified = imported?.modified ?? new Date(call.now);
  Object.assign(draft, deriveTexts(app, resource, draft));
  return draft;
}

function newDraft({ app, call, records }: RecordContext, { imported }: MergeInput): Draft {
  const { resource } = records;
  const now = imported?.created ?? new Date(call.now);
  const empty = Object.fromEntries(localizedProperties(resource).map((name) => [name, ""]));
  const base: RecordDocument = {
    _id: noId(resource),
    revision: 0,
    language: call.language,
    text: { [call.language]: { ...empty, slug: "" } },
    slugs: [],
    words: [],
    sort_name: "",
    created: now,
    modified: now,
  };
  return {
    ...base,
    ...(resource.hasAuthor === true ? { author: imported?.author ?? call.principal.author } : {}),
    ...(resource.hasStatus === true ? { status: statusRoles(app).draft, date: now } : {}),
    ...(resource.taxonomy === undefined && resource.counts === undefined ? {} : { count: 0 }),
  };
}

/** Merges the given fields that depend on no other field. */
function mergeFields(merge: Merge): void {
  const { resource, input, current } = merge;
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = input.values[name] ?? (current === undefined ? initialOf(merge, field) : undefined);
    if (value !== undefined || name in input.values) mergeField(merge, name, value ?? null);
  }
}

/** Stores a given value; null removes what there was. */
function mergeField(merge: Merge, name: string, value: unknown): void {
  const { resource, draft, input } = merge;
  const field = resource.fields[name];
  if (field === undefined) return;
  const property = storedProperty(name, field);
  switch (field.storage) {
    case "plain":
      if (addsNothing(merge, property, value)) return;
      setProperty(draft, property, plainValue(merge, name, value));
      return;
    case "localized":
      mergeText(merge, property, value === null ? null : String(cleanValue(merge, field, value)));
      return;
    case "references":
      if (addsNothing(merge, property, value)) return;
      setProperty(draft, property, [...(input.ids.get(name) ?? [])]);
      return;
    case "reference":
      setProperty(draft, property, input.ids.get(name)?.[0]);
      return;
    case "author":
      if (value !== null) setProperty(draft, property, value);
      return;
    case "image":
      setProperty(draft, property, input.image ?? undefined);
      return;
    case "password":
      setProperty(draft, property, input.password ?? undefined);
      return;
    // The scope of a write is not stored. The others depend on several fields and are merged together.
    case "scope":
    case "status":
    case "date":
    case "date_utc":
    case "slug":
    case "period":
      return;
  }
}

function plainValue(merge: Merge, name: string, value: unknown): unknown {
  const field = merge.resource.fields[name];
  if (name === merge.resource.external) return externalOf(value);
  if (value === null && field !== undefined) return initialOf(merge, field);
  return field && cleanValue(merge, field, value);
}

/** Whether an update sends back that there is no value, as answers show it, for a property that is not stored. */
function addsNothing({ app, current }: Merge, property: string, value: unknown): boolean {
  if (app.service.wire.nullValues === true) return false;
  return current !== undefined && !Object.hasOwn(current, property) && isEmpty(value);
}

function isEmpty(value: unknown): boolean {
  return value === "" || (typeof value === "object" && value !== null && Object.values(value).every(isEmpty));
}

/** A text removed from another language than the record's own gives way to the own one again. */
function mergeText({ draft, call: { language } }: Merge, property: string, text: string | null): void {
  if (text !== null || language === draft.language) {
    setTexts(draft, language, { [property]: text ?? "" });
    return;
  }
  const texts = draft.text[language];
  if (texts !== undefined) setProperty(texts, property, undefined);
}

/** What is stored where nothing is given; undefined for nothing. A record that moves in was created when it says. */
function initialOf({ app, call, input }: Merge, field: FieldDescriptor): unknown {
  const { kind, initial, generated, scale = 0 } = field;
  if (kind === "decimal" && typeof initial === "string") return parseDecimal(initial, scale);
  if (generated !== true) return initial;
  const { created } = input.imported ?? {};
  return generatedValue(kind, { app, now: created?.getTime() ?? call.now });
}

function cleanValue(context: CallContext, descriptor: ParameterDescriptor, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => cleanValue(context, descriptor, entry));
  if (typeof value === "object" && value !== null) return cleanObject(context, descriptor, value);
  if (typeof value !== "string") return value;
  switch (descriptor.kind) {
    case "html":
      return cleanHtml(value);
    case "text":
      return cleanText(value);
    case "datetime": {
      // Without an offset, times that belong to no period are those of the clocks of the site.
      const { app, call } = context;
      const time = app.parseTime(value, call.now);
      return time === undefined ? value.trim() : storedTime(app, time);
    }
    case "uuid":
      return value.trim().toLowerCase();
    case "decimal":
      return parseDecimal(value.trim(), descriptor.scale ?? 0) ?? value;
    default:
      return value.trim();
  }
}

/** Where the spec names the properties of an object, others are ignored, as unknown parameters are. */
function cleanObject(context: CallContext, { properties }: ParameterDescriptor, value: object): object {
  if (properties === undefined) return value;
  const known = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return own === undefined ? [] : [[name, cleanValue(context, own, inner)] as const];
  });
  return Object.fromEntries(known);
}

/** Merges status and publication date, which depend on each other, and the status that a record in the trash came from. */
function mergePublication(merge: Merge): void {
  const { app, call, input, draft, current } = merge;
  const before = current !== undefined && isStatusDocument(current) ? current : undefined;
  const dates = { local: givenText(merge, "date"), inUtc: givenText(merge, "date_utc") };
  const asked = {
    given:
      input.toTrash === true
        ? statusRoles(app).trash
        : (givenText(merge, "status") ?? input.imported?.status),
    current: before,
  };
  const isUndated = dates.local === undefined && dates.inUtc === undefined;
  const date =
    input.imported?.date ??
    (isUndated && publishesScheduled(app, call.principal, asked)
      ? new Date(call.now)
      : publicationDate(merge, before, dates));
  draft.status = nextStatus(app, call.principal, {
    ...asked,
    date: date ?? before?.date ?? new Date(call.now),
    now: call.now,
  });
  mergeDate(merge, before, date);
  mergeTrash(merge, before);
}

function givenText({ resource, input }: Merge, storage: FieldDescriptor["storage"]): string | undefined {
  const name = fieldStoredAs(resource, storage);
  const value = name === undefined ? undefined : input.values[name];
  return typeof value === "string" ? value : undefined;
}

/** The date of a record that is published for the first time without one is the moment it is published. */
function mergeDate(
  { app, call, draft }: Merge,
  before: StatusDocument | undefined,
  date: Date | undefined,
): void {
  const roles = statusRoles(app);
  const wasUndated = before === undefined || before.undated === true;
  const staysUndated = [roles.draft, roles.review, roles.trash].includes(String(draft.status));
  if (date !== undefined) draft.date = date;
  else if (before?.undated === true && !staysUndated) draft.date = new Date(call.now);
  const isUndated = wasUndated && staysUndated && date === undefined;
  setProperty(draft, "undated", isUndated ? true : undefined);
}

function mergeTrash({ app, call, input, draft }: Merge, before: StatusDocument | undefined): void {
  const roles = statusRoles(app);
  if (draft.status !== roles.trash) {
    setProperty(draft, "trashed_from", undefined);
    return;
  }
  const byDefault = call.principal.may("publish") ? roles.published : roles.draft;
  draft.trashed_from = input.imported?.trashedFrom ?? before?.trashed_from ?? before?.status ?? byDefault;
}

/**
 * The publication date that a write sets; without an offset, it is read in the zone of the site, whatever zone the record
 * has. A date that is sent back as the answer showed it is no change, so that callers may change one of the two; the one
 * in UTC wins.
 */
function publicationDate(
  { app, call, input }: Merge,
  before: StatusDocument | undefined,
  given: { readonly local: string | undefined; readonly inUtc: string | undefined },
): Date | undefined {
  const parse = (text: string | undefined, zone: Zone): Date | undefined => {
    const isShown = before !== undefined && text === timeText(app, before.date.getTime(), zone);
    if (text === undefined || text === noDate || isShown) return undefined;
    const context = { zone, now: call.now };
    const instant =
      input.imported === undefined ? parseTime(text, context)?.instant : exactInstant(text, context);
    return instant === undefined ? undefined : new Date(instant);
  };
  return parse(given.inUtc, utc) ?? parse(given.local, app.zone);
}

/** Kinds of fields whose value a create can make. */
export const generatedKinds = ["date", "datetime", "uuid"] as const;

/**
 * Makes the value of a field that a create leaves out, as it is stored: a random UUID (version 4), or the
 * time; a date is that of the clocks of the site.
 */
export function generatedValue(
  kind: string,
  { app, now }: { readonly app: AppContext; readonly now: number },
): string {
  if (kind === "uuid") return randomUUID();
  return kind === "date" ? toWall(now, app.zone).slice(0, 10) : timeText(app, now, app.zone);
}
