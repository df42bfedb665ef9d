import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { FieldChange, OutboxEntry, RecordDocument } from "../core/documents.js";
import type { FieldDescriptor } from "../core/parameter-descriptors.js";
import { propertyIn, shownValue, storedProperty } from "../core/properties.js";
import type { RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { isSeries, seriesStatus, withSeriesStatus } from "../core/series.js";
import type { ServiceDescriptor, StatusDescriptor } from "../core/service-descriptor.js";
import type { CollectionReference } from "../storage/database.js";
import { createSignal } from "../storage/signal.js";

/** The actor of a change: the caller of a request, or the service itself. */
export type ChangeOrigin = RequestContext | { readonly now: number };

/** A resource whose records carry outbox entries. */
export interface OutboxResource {
  readonly resource: ResourceDescriptor;
  readonly token: CollectionReference<RecordDocument>;
}

/** A write that makes `after` of `before`; the first is absent for a create, the second for a delete. */
export interface RecordChange {
  readonly resource: ResourceDescriptor;
  readonly origin: ChangeOrigin;
  readonly before?: RecordDocument | undefined;
  readonly after?: RecordDocument | undefined;
}

/** Makes the outbox entry of a write. */
export function outboxEntryOf(
  { service }: { readonly service: ServiceDescriptor },
  change: RecordChange,
): OutboxEntry {
  const [before, after] = [change.before, change.after].map((document) =>
    document === undefined ? undefined : withSeriesStatus(document),
  );
  const { resource, origin } = change;
  const { kind, published } = kindOf(service, { ...change, before, after });
  return {
    id: newEntryId(),
    at: new Date(origin.now),
    kind,
    ...(published ? { published } : {}),
    ...actorOf(origin, after ?? before),
    changes: fieldChanges(resource, before, after),
    ...formerAccess(change),
  };
}

/** What an entry says of who could read the record before; a series is in no list, whatever the status of its occurrences. */
function formerAccess({ resource, before, after }: RecordChange): Pick<OutboxEntry, "before"> {
  if (resource.paths.changes === undefined || before === undefined) return {};
  const names = accessProperties(resource);
  const accessOf = (document: RecordDocument): Readonly<Record<string, unknown>> => {
    const stored = isSeries(document) ? { ...document, status: seriesStatus } : document;
    const present = names.filter((name) => name in stored);
    return Object.fromEntries(present.map((name) => [name, propertyIn(stored, name)]));
  };
  const old = accessOf(before);
  return after !== undefined && isDeepStrictEqual(old, accessOf(after)) ? {} : { before: old };
}

/** What of a record decides who reads it in lists, and to which series it belongs. */
function accessProperties({ hiddenBy, policies }: ResourceDescriptor): readonly string[] {
  const ofPolicy = policies?.read?.records.flatMap((condition) => Object.keys(condition)) ?? [];
  const own = ["status", "author", "_trashed", "occurrence_of", ...ofPolicy];
  return hiddenBy === undefined ? own : [...own, hiddenBy];
}

/** Makes the entry of one change to many records, of which only the changed fields are known. */
export function sharedOutboxEntry(origin: ChangeOrigin, changes: readonly FieldChange[]): OutboxEntry {
  const at = new Date(origin.now);
  return { id: newEntryId(), at, kind: "updated", ...actorOf(origin, undefined), changes };
}

function newEntryId(): string {
  return randomBytes(12).toString("base64url");
}

function actorOf(origin: ChangeOrigin, record: RecordDocument | undefined) {
  if (!("principal" in origin))
    return { by: { key: "", name: "", role: "" }, request: "", language: record?.language ?? "" };
  const { key, name, role } = origin.principal;
  const { request, language, mounted } = origin;
  const site = mounted.site === "" ? {} : { site: mounted.site };
  return { by: { key, name, role }, request, language, ...site };
}

function kindOf(
  { statuses }: ServiceDescriptor,
  { origin, before, after }: RecordChange,
): { readonly kind: OutboxEntry["kind"]; readonly published: boolean } {
  const roleOf = (document: RecordDocument | undefined): StatusDescriptor["role"] => {
    if (document?._trashed === true) return "trash";
    return statuses.find(({ name }) => name === document?.status)?.role;
  };
  const [old, now] = [roleOf(before), roleOf(after)];
  const published = now === "published" && old !== "published";
  if (after === undefined) return { kind: "deleted", published };
  if (before === undefined) return { kind: "created", published };
  if (now === "trash" && old !== "trash") return { kind: "trashed", published };
  if (now !== "trash" && old === "trash") return { kind: "restored", published };
  const isByService = published && !("principal" in origin);
  return isByService ? { kind: "published", published: false } : { kind: "updated", published };
}

/** The parts of an update that append an outbox entry; `noted` finds records with entries for the relay. */
export function pushOutboxEntry(entry: OutboxEntry): { readonly $push: object; readonly noted: Date } {
  return { $push: { notes: entry }, noted: entry.at };
}

/** A record that was just stored, with its only outbox entry. */
export interface NewRecord {
  readonly records: OutboxResource;
  readonly document: RecordDocument;
}

/** Signals outbox entries to the relay: with the record where it is new, so that the relay need not search for it. */
export const outboxSignal = createSignal<NewRecord | undefined>();

/** Values are kept whole up to so many characters, so that people can compare and restore them. */
const longest = 100_000;
/** Shown instead of a password, or its hash. */
const hidden = "(hidden)";

/** The differences of two states of a record, by the fields of its resource; one of them may be absent. */
function fieldChanges(
  { fields }: ResourceDescriptor,
  before: RecordDocument | undefined,
  after: RecordDocument | undefined,
): readonly FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.storage === "localized" || field.storage === "slug")
      return textChanges(name, field, [before, after]);
    // Another field has the same instant.
    if (field.storage === "date_utc") return [];
    const [old, now] = [before, after].map((document) =>
      shownValue(stored(document, storedProperty(name, field)), field),
    );
    const show = field.storage === "password" ? hide : shorten;
    return isSame(old, now) ? [] : [{ field: name, before: show(old), after: show(now) }];
  });
}

function textChanges(
  name: string,
  field: FieldDescriptor,
  states: readonly (RecordDocument | undefined)[],
): readonly FieldChange[] {
  const property = storedProperty(name, field);
  const languages = new Set(states.flatMap((document) => Object.keys(document?.text ?? {})));
  return [...languages].flatMap((language) => {
    const [old, now] = states.map((document) => stored(document?.text[language], property));
    return isSame(old, now) ? [] : [{ field: name, language, before: shorten(old), after: shorten(now) }];
  });
}

function stored(document: object | undefined, property: string): unknown {
  const value: unknown = document === undefined ? undefined : propertyIn(document, property);
  // An empty text is the same as none.
  return value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

function hide(value: unknown): unknown {
  return value === undefined ? null : hidden;
}

/** Truncates long texts, and large values to the beginning of their JSON. */
function shorten(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text.length > longest) return `${text.slice(0, longest)}…`;
  return typeof value === "string" ? value : (JSON.parse(text) as unknown);
}
