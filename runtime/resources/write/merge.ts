import type { FieldDescriptor, ParameterDescriptor, ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import type { RequestContext } from "../../core/request-context.js";
import { isRecurring, withSeriesStatus } from "../../core/series.js";
import { parseTime } from "../../dates/parse-time.js";
import { cleanHtml, cleanText } from "../../text/html.js";
import type { Draft, ImportedProperties, WriteInput } from "../input.js";
import { mergeFormerStart } from "../read/schedule-status.js";
import type { Site } from "../site.js";
import { statusRoles } from "../status.js";
import { fieldStoredAs, fieldsStoredAs } from "../stored-fields.js";
import { deriveTexts } from "./derived-texts.js";
import { mergePeriod } from "./merge-period.js";
import { hasAddress, mergeLife } from "./merge-publication.js";
import { restoredSlug, slugFor, trashedSlug } from "./slugs.js";

/** What a merge is made from. */
interface Merge {
  readonly site: Site;
  readonly facts: ResourceDescriptor;
  readonly call: RequestContext;
  readonly input: WriteInput;
  readonly draft: Draft;
  /** Absent on create. */
  readonly current: RecordDocument | undefined;
}

/**
 * The document after a write: the current one (absent on create) with every given field merged in and everything derived
 * made anew. What is left out is kept. Throws PeriodFault. The slug is the wanted one; whether it is free is settled
 * when the document is written.
 */
export function mergeDocument(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  input: WriteInput,
  id: number,
  stored: RecordDocument | undefined,
): Draft {
  const current = stored === undefined ? undefined : withSeriesStatus(stored);
  const draft =
    current === undefined ? newDraft(site, facts, call, id, input.imported) : structuredClone({ ...current });
  const merge: Merge = { site, facts, call, input, draft, current };
  mergeFields(merge);
  if (facts.recurrence !== undefined) mergeRule(merge, facts.recurrence.rule);
  if (input.imported?.password !== undefined) setProperty(draft, "password", input.imported.password);
  if (facts.period !== undefined)
    Object.assign(draft, mergePeriod(site, facts.period, input.values, current, call.now));
  mergeFormerStart(site, facts, { draft, values: input.values, current, now: call.now });
  if (facts.lifecycle === "post") mergeLife(site, facts, call, input, draft, current);
  mergeSlugs(merge);
  if (isRecurring(facts))
    site.features.recurrence?.merge(site, facts, { draft, current, now: call.now, imported: input.imported });
  draft.modified = input.imported?.modified ?? new Date(call.now);
  Object.assign(draft, deriveTexts(site, facts, draft));
  return draft;
}

function newDraft(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  id: number,
  kept?: ImportedProperties,
): Draft {
  const now = kept?.created ?? new Date(call.now);
  const empty = Object.fromEntries(fieldsStoredAs(facts, "localized").map((name) => [name, ""]));
  const base: RecordDocument = {
    _id: id,
    revision: 0,
    language: call.language,
    text: { [call.language]: { ...empty, slug: "" } },
    slugs: [],
    words: [],
    sort_name: "",
    created: now,
    modified: now,
  };
  const life =
    facts.lifecycle === "post"
      ? { status: statusRoles(site).draft, author: call.principal.author, date: now }
      : { count: 0 };
  return { ...base, ...life };
}

/** The rule is looked at together with the period, before anything is merged. */
function mergeRule({ draft, current, input }: Merge, name: string): void {
  setProperty(
    draft,
    name,
    input.recurrence ?? (current === undefined ? undefined : Reflect.get(current, name)),
  );
}

function mergeFields(merge: Merge): void {
  const { facts, input, current } = merge;
  for (const [name, field] of Object.entries(facts.fields)) {
    const value = input.values[name] ?? (current === undefined ? field.initial : undefined);
    if (value !== undefined || name in input.values) mergeField(merge, name, field, value ?? null);
  }
}

/** Stores a given value; null removes what there was. */
function mergeField(merge: Merge, name: string, field: FieldDescriptor, value: unknown): void {
  const { draft, input } = merge;
  switch (field.storage) {
    case "plain":
      if (addsNothing(merge, name, value)) return;
      setProperty(draft, name, value === null ? field.initial : cleanValue(merge, field, value));
      return;
    case "scope":
      return;
    case "localized":
      mergeText(merge, name, value === null ? null : String(cleanValue(merge, field, value)));
      return;
    case "references":
      if (addsNothing(merge, name, value)) return;
      setProperty(draft, name, [...(input.references.get(name) ?? [])]);
      return;
    case "reference":
      setProperty(draft, name, input.references.get(name)?.[0]);
      return;
    case "author":
      if (value !== null) setProperty(draft, "author", value);
      return;
    case "image":
      setProperty(draft, "image", input.image ?? undefined);
      return;
    case "password":
      setProperty(draft, "password", input.password ?? undefined);
      return;
    // These depend on several fields and are merged together.
    case "status":
    case "date":
    case "date_utc":
    case "slug":
    case "period":
      return;
  }
}

/** Whether an update sends back that there is no value, as answers show it, for a property that is not stored. */
function addsNothing({ current }: Merge, name: string, value: unknown): boolean {
  return current !== undefined && !Object.hasOwn(current, name) && isEmpty(value);
}

function isEmpty(value: unknown): boolean {
  return value === "" || (typeof value === "object" && value !== null && Object.values(value).every(isEmpty));
}

/** Sets a property, or removes it where there is no value. */
function setProperty(draft: Draft, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(draft, name);
  else Reflect.set(draft, name, value);
}

/** A text removed from another language than the record's own gives way to the own one again. */
function mergeText({ draft, call }: Merge, name: string, text: string | null): void {
  if (text !== null || call.language === draft.language) {
    setText(draft, call.language, name, text ?? "");
    return;
  }
  const texts = draft.text[call.language];
  if (texts !== undefined) Reflect.deleteProperty(texts, name);
}

function setText(draft: RecordDocument, language: string, name: string, text: string): void {
  draft.text[language] = { ...draft.text[language], [name]: text };
}

function cleanValue(merge: Merge, field: ParameterDescriptor, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => cleanValue(merge, field, entry));
  if (typeof value === "object" && value !== null) return cleanObject(merge, field, value);
  if (typeof value !== "string") return value;
  const { site, call } = merge;
  switch (field.kind) {
    case "html":
      return cleanHtml(value);
    case "text":
      return cleanText(value);
    case "datetime":
      // Dates that belong to no period are kept as what the clocks of the site show then.
      return parseTime(value, { zone: site.zone, now: call.now })?.wall ?? value.trim();
    default:
      return value.trim();
  }
}

/** Where the spec names the properties of an object, others are ignored, as unknown parameters are. */
function cleanObject(merge: Merge, { properties }: ParameterDescriptor, value: object): object {
  if (properties === undefined) return value;
  const known = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return own === undefined ? [] : [[name, cleanValue(merge, own, inner)] as const];
  });
  return Object.fromEntries(known);
}

/**
 * The slugs of all languages: the given one for the language of the request, else the present ones, else one made from the
 * name. A record has a slug in each language in which it has a name of its own.
 */
function mergeSlugs({ site, facts, call, input, draft, current }: Merge): void {
  const field = fieldStoredAs(facts, "slug");
  const given = (field === undefined ? undefined : input.values[field]) ?? input.imported?.slug;
  if (typeof given === "string" && given !== "" && given !== slugIn(draft, call.language))
    setText(draft, call.language, "slug", slugFor(given, draft._id));

  addSlugs(site, facts, draft);
  markSlugs(site, draft, current);
}

/** Gives a record a slug in each language in which it has a name and no slug yet. */
export function addSlugs(site: Site, facts: ResourceDescriptor, draft: Draft): void {
  // Where writers choose slugs, the name of a draft may still change.
  const isChosen = fieldStoredAs(facts, "slug") !== undefined;
  if (isChosen && !hasAddress(site, draft)) return;
  for (const [language, texts] of Object.entries(draft.text)) {
    const name: unknown = Reflect.get(texts, facts.namedBy);
    if (slugIn(draft, language) === "" && typeof name === "string" && name !== "")
      setText(draft, language, "slug", slugFor(name, draft._id));
  }
}

/** Slugs of records in the trash bear a mark; it goes when they come back. */
function markSlugs(site: Site, draft: Draft, current: RecordDocument | undefined): void {
  const { trash } = statusRoles(site);
  const wasInTrash = current !== undefined && Reflect.get(current, "status") === trash;
  const isInTrash = draft.status === trash;
  if (!isInTrash && !wasInTrash) return;
  for (const language of Object.keys(draft.text)) {
    const slug = slugIn(draft, language);
    if (slug !== "") setText(draft, language, "slug", isInTrash ? trashedSlug(slug) : restoredSlug(slug));
  }
}

function slugIn(draft: Draft, language: string): string {
  const texts = draft.text[language];
  const slug: unknown = texts === undefined ? "" : Reflect.get(texts, "slug");
  return typeof slug === "string" ? slug : "";
}
