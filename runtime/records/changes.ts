import { parseTime } from "../dates/parse-time.js";
import { parseZone, utc, type Zone } from "../dates/zone.js";
import type { Call } from "../http/call.js";
import { cleanHtml, cleanText } from "../text/html.js";
import type { PostDocument, RecordDocument } from "./documents.js";
import type { FieldFacts, ResourceFacts } from "./facts.js";
import { mergePeriod } from "./period.js";
import type { Site } from "./site.js";
import { slugFor } from "./slugs.js";
import { nextStatus, statusRoles } from "./status.js";
import { deriveTexts } from "./texts.js";

/** The input of a write with everything looked up that takes the store or time: ids, images, password hashes. */
export interface WriteInput {
  readonly values: Readonly<Record<string, unknown>>;
  /** Ids by reference field. */
  readonly references: ReadonlyMap<string, readonly number[]>;
  /** Id of the image; null removes it. */
  readonly image?: number | null;
  /** Hash of the password; null removes it. */
  readonly password?: string | null;
}

/** A document whose properties are told by the field table of its resource. */
export type Draft = RecordDocument & { [property: string]: unknown };

/**
 * The document after a write: the current one (absent on create) with every given field merged in and everything derived
 * made anew. What is left out is kept. Throws EndBeforeStart. The slug is the wanted one; whether it is free is settled
 * when the document is written.
 */
export function mergeDocument(
  site: Site,
  facts: ResourceFacts,
  call: Call,
  input: WriteInput,
  id: number,
  current: RecordDocument | undefined,
): Draft {
  const draft = current === undefined ? newDraft(site, facts, call, id) : structuredClone({ ...current });
  for (const [name, field] of Object.entries(facts.fields)) {
    const value = input.values[name] ?? (current === undefined ? field.initial : undefined);
    if (value !== undefined || name in input.values)
      mergeField(draft, call, name, field, value ?? null, input);
  }
  if (facts.period !== undefined)
    Object.assign(draft, mergePeriod(site, facts.period, input.values, current, call.now));
  if (facts.lifecycle === "post") mergeLife(site, facts, call, input, draft, current);
  mergeSlug(facts, call, input, draft, id);
  draft.modified = new Date(call.now);
  Object.assign(draft, deriveTexts(site, facts, draft));
  return draft;
}

function newDraft(site: Site, facts: ResourceFacts, call: Call, id: number): Draft {
  const now = new Date(call.now);
  const localized = Object.entries(facts.fields).filter(
    ([, { storage }]) => storage === "localized" || storage === "slug",
  );
  const empty = Object.fromEntries(localized.map(([name]) => [name, ""]));
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

/** Stores a given value; null removes what there was. */
function mergeField(
  draft: Draft,
  call: Call,
  name: string,
  field: FieldFacts,
  value: unknown,
  input: WriteInput,
): void {
  switch (field.storage) {
    case "plain":
      return setProperty(draft, name, value === null ? field.initial : cleanValue(field, value));
    case "localized":
      return setText(draft, call.language, name, value === null ? "" : String(cleanValue(field, value)));
    case "references":
      return setProperty(draft, name, [...(input.references.get(name) ?? [])]);
    case "reference":
      return setProperty(draft, name, input.references.get(name)?.[0]);
    case "author":
      return value === null ? undefined : setProperty(draft, "author", value);
    case "image":
      return setProperty(draft, "image", input.image ?? undefined);
    case "password":
      return setProperty(draft, "password", input.password ?? undefined);
    // These depend on several fields and are merged together.
    case "status":
    case "date":
    case "date_utc":
    case "slug":
    case "period":
      return;
  }
}

function setProperty(draft: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(draft, name);
  else draft[name] = value;
}

function setText(draft: RecordDocument, language: string, name: string, text: string): void {
  draft.text[language] = { ...draft.text[language], [name]: text };
}

function cleanValue(field: FieldFacts, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (field.kind === "html") return cleanHtml(value);
  return field.kind === "text" ? cleanText(value) : value.trim();
}

/** Publication date and status, which depend on each other. */
function mergeLife(
  site: Site,
  facts: ResourceFacts,
  call: Call,
  input: WriteInput,
  draft: Draft & Partial<PostDocument>,
  current: (RecordDocument & Partial<PostDocument>) | undefined,
): void {
  const given = (storage: FieldFacts["storage"]): unknown => {
    const [name] = Object.entries(facts.fields).find(([, field]) => field.storage === storage) ?? [];
    return name === undefined ? undefined : input.values[name];
  };
  const date = publicationDate(site, facts, call, draft, given("date"), given("date_utc"));
  const status = given("status");
  const before = current as PostDocument | undefined;
  const roles = statusRoles(site);
  const change = {
    given: typeof status === "string" ? status : undefined,
    current: before,
    date: date ?? draft.date ?? new Date(call.now),
    now: call.now,
  };
  const next = nextStatus(site, call.principal, change);
  const isUnpublished = next === roles.draft || next === roles.review;

  if (date !== undefined) draft.date = date;
  // The date of a record that is published for the first time without one is the moment it is published.
  else if (before?.undated === true && !isUnpublished) draft.date = new Date(call.now);
  const wasUndated = before === undefined || before.undated === true;
  setProperty(draft, "undated", isUnpublished && wasUndated && date === undefined ? true : undefined);
  setProperty(
    draft,
    "trashed_from",
    next === roles.trash ? (before?.trashed_from ?? before?.status ?? roles.published) : undefined,
  );
  draft.status = next;
  if (next === roles.trash && before?.status !== roles.trash)
    renameSlugs(draft, (slug) => slug + trashedSuffix);
  if (next !== roles.trash && before?.status === roles.trash)
    renameSlugs(draft, (slug) => slug.replace(trashedSuffix, ""));
}

/** Marks the slugs of records in the trash, which frees the slugs themselves. */
const trashedSuffix = "__trashed";

function renameSlugs(draft: Draft, rename: (slug: string) => string): void {
  for (const [language, texts] of Object.entries(draft.text)) {
    if ("slug" in texts && texts.slug !== "") setText(draft, language, "slug", rename(String(texts.slug)));
  }
}

function publicationDate(
  site: Site,
  facts: ResourceFacts,
  call: Call,
  draft: Draft,
  local: unknown,
  inUtc: unknown,
): Date | undefined {
  const name = facts.period === undefined ? undefined : draft[facts.period.zone];
  const parse = (text: unknown, zone: Zone): Date | undefined => {
    const parsed = typeof text === "string" ? parseTime(text, { zone, now: call.now }) : undefined;
    return parsed === undefined ? undefined : new Date(parsed.instant);
  };
  return (
    parse(inUtc, utc) ?? parse(local, (typeof name === "string" ? parseZone(name) : undefined) ?? site.zone)
  );
}

/**
 * The slug of the language: the given one, else the present one, else one made from the name. A record has a slug in each
 * language in which it has texts of its own.
 */
function mergeSlug(facts: ResourceFacts, call: Call, input: WriteInput, draft: Draft, id: number): void {
  const texts: Record<string, unknown> = { ...draft.text[call.language] };
  if (draft.text[call.language] === undefined) return;
  const [name] = Object.entries(facts.fields).find(([, { storage }]) => storage === "slug") ?? [];
  const given = name === undefined ? undefined : input.values[name];
  const present = texts.slug;
  const title = texts[facts.namedBy];
  const wanted =
    typeof given === "string" && given !== ""
      ? given
      : typeof present === "string" && present !== ""
        ? present
        : undefined;
  if (wanted === undefined && (typeof title !== "string" || title === "")) return;
  const slug = wanted === present ? present : slugFor(wanted ?? String(title), id);
  setText(draft, call.language, "slug", String(slug));
}
