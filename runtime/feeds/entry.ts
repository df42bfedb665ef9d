import { setImmediate as pause } from "node:timers/promises";
import type { RecordDocument, StatusDocument } from "../core/documents.js";
import { idsIn, propertyIn, propertyOfField, standingOf } from "../core/properties.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { StoredRecurrence } from "../dates/recurrence-dates.js";
import { clockText } from "../dates/wall-time.js";
import { parseZone, utc, type Zone } from "../dates/zone.js";
import { type FeedRecord, resourceNamed } from "../resources/app-context.js";
import type { Serializer } from "../resources/read/serializer.js";
import type { Records } from "../resources/registered-resource.js";
import { isStatusDocument } from "../resources/status.js";
import { paragraphs } from "../text/paragraphs.js";

/** A record as feeds show it, whatever their format. An occurrence of a series has its place there. */
export type FeedEntry = ReturnType<typeof feedEntry> & { readonly occurrence?: OccurrencePlace };

/** When an entry takes place. Wall-clock texts are those of the zone. */
export interface EntryPeriod {
  readonly start: { readonly wall: string; readonly instant: number };
  readonly end: { readonly wall: string; readonly instant: number };
  readonly zone: Zone;
  readonly wholeDays: boolean;
}

/** How the records of a resource become entries: its descriptor, and the serializer of the reader's call. */
export interface EntryContext {
  readonly resource: ResourceDescriptor;
  readonly view: Serializer;
}

/** The entry of a record. `isOpen` is false for records whose password the reader lacks: only name and time are shown. */
export function feedEntry(context: EntryContext, { document, isOpen }: FeedRecord) {
  const { resource, view } = context;
  const texts: object = view.text(document.text, document.language);
  const slug = textIn(texts, "slug");
  const {
    text,
    tags = [],
    place,
    host,
    website = "",
    price = "",
    online = "",
    join = "",
  } = resource.display ?? {};
  const stored = (name: string): string => propertyOfField(resource, name);
  const openText = (name: string): string | undefined =>
    (isOpen && textIn(document, stored(name))) || undefined;
  const image = isOpen && isStatusDocument(document) && view.image(document.image);
  const shown = (field: string | undefined): LinkedRecord[] =>
    isOpen && field !== undefined ? linked(context, document, field) : [];
  return {
    /** The same for good, on every address of the service. */
    uid: uidOf(resource, document, view),
    url: view.pageUrl(resource, document, slug),
    title: nameIn(context, document),
    /** HTML; empty where there is none, or where a password protects it. */
    text:
      isOpen && text !== undefined
        ? shownText(resource, text, textIn(texts, stored(text)) || textIn(document, stored(text)))
        : "",
    period: periodOf(resource, document),
    created: document.created,
    published: isStatusDocument(document) ? document.date : document.created,
    modified: document.modified,
    revision: document.revision,
    visibility: visibilityOf(document, view),
    /** The terms it is marked with, one list for each relation to such. */
    tags: tags.map((tag) => shown(tag).map(({ name }) => name)),
    /** As it was given. */
    price: isOpen ? scalarsIn(document, stored(price)) : [],
    website: openText(website),
    /** Address of its image. */
    image: image === false ? undefined : image.url,
    standing: entryStanding(context, { document, isOpen }),
    /** One can take part online. */
    isOnline: isOpen && propertyIn(document, stored(online)) === true,
    /** Address at which one takes part online. */
    join: openText(join),
    places: shown(place).map(placeOf),
    people: shown(host).map(personOf),
  };
}

function shownText({ fields }: ResourceDescriptor, name: string, text: string): string {
  return fields[name]?.paragraphs === true ? paragraphs(text) : text;
}

/** An id is given once and the moment of creation never changes, so that both together stand for the record anywhere. */
function uidOf({ name }: ResourceDescriptor, document: RecordDocument, { app }: Serializer): string {
  const created = document.created.getTime().toString(36);
  return `${name}-${document._id}-${created}@${app.service.namespace.replaceAll("/", ".")}`;
}

/** When a record takes place; undefined where its resource has no period. */
export function periodOf({ period }: ResourceDescriptor, document: object): EntryPeriod | undefined {
  if (period === undefined) return undefined;
  const at = (name: string): EntryPeriod["start"] => {
    const instant = propertyIn(document, `utc_${name}`);
    return {
      wall: textIn(document, name),
      instant: instant instanceof Date ? instant.getTime() : 0,
    };
  };
  return {
    start: at(period.start),
    end: at(period.end),
    zone: zoneIn(document, period),
    wholeDays: propertyIn(document, period.wholeDays) === true,
  };
}

/** How a record takes place otherwise than announced. */
function entryStanding({ resource, view: { app, call } }: EntryContext, { document, isOpen }: FeedRecord) {
  const found = standingOf(resource, document);
  const { field = "", reason = "", former = "" } = resource.period?.eventStatus ?? {};
  return (
    found && {
      /** The value of the field that says so. */
      value: textIn(document, field),
      means: found.means,
      /** What people call it, in the language of the reader. */
      label: found.label[call.language] ?? found.label[app.service.languages.default] ?? "",
      /** Empty where none is given, or where a password protects it. */
      reason: isOpen ? textIn(document, reason) : "",
      /** Wall-clock text of the start before the last move, on the clocks of the period; empty where there was none. */
      former: clockText(textIn(document, former), zoneIn(document, resource.period)),
    }
  );
}

function zoneIn(document: object, period: ResourceDescriptor["period"]): Zone {
  return parseZone(textIn(document, period?.zone ?? "")) ?? utc;
}

/** Where one takes part, in words: at places with their addresses, or online where there is no other, or it has moved there. */
export function placesInWords({ places, join, standing }: FeedEntry): readonly string[] {
  if (join !== undefined && (places.length === 0 || standing?.means === "online")) return [join];
  return places.map(({ name, address }) => [name, ...address].join(", "));
}

/** Who may read a record: everyone, some, or so far only those who work on it. */
function visibilityOf(
  document: RecordDocument | StatusDocument,
  { app }: Serializer,
): "public" | "private" | "unpublished" {
  if (!isStatusDocument(document)) return "public";
  const read = app.service.statuses.find(({ name }) => name === document.status)?.read;
  if (read === "everyone") return "public";
  return read === "private" ? "private" : "unpublished";
}

/** A record that an entry refers to, with its name in the reader's language. */
type LinkedRecord = ReturnType<typeof linked>[number];

function linked(context: EntryContext, document: RecordDocument, field: string) {
  const { view } = context;
  const target = targetOf(context, field);
  if (target === undefined) return [];
  return view
    .related(target.token, idsIn(document, propertyOfField(context.resource, field)))
    .map((record) => ({
      name: nameIn({ resource: target.resource, view }, record),
      document: record,
      resource: target.resource,
    }));
}

/** The name of a record in the reader's language; of one without a name what such records are called, with the id. */
function nameIn(
  { resource, view }: EntryContext,
  { _id, text, language, ...document }: RecordDocument,
): string {
  const { namedBy, label, name } = resource;
  const property = propertyOfField(resource, namedBy);
  const own = textIn(view.text(text, language), property) || textIn(document, property);
  return own || `${label[view.call.language] ?? name} ${_id}`;
}

function targetOf({ resource, view }: EntryContext, field: string): Records | undefined {
  const target = resource.fields[field]?.target;
  return target === undefined ? undefined : resourceNamed(view.app, target);
}

function placeOf({ name, document, resource }: LinkedRecord) {
  const { address: lines = [], position = [] } = resource.display ?? {};
  const parts = lines.map((field) => textIn(document, propertyOfField(resource, field)));
  const [latitude, longitude] = position.map((field) => numberIn(document, propertyOfField(resource, field)));
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return {
    name,
    /** Street, city and so on, as far as they are known. */
    address: [...new Set(parts.filter((part) => part !== ""))],
    /** The same by its parts, of which some may be empty. */
    parts,
    coordinates: isPlaced ? { latitude, longitude } : undefined,
  };
}

function personOf({ name, document, resource }: LinkedRecord) {
  const field = resource.display?.email;
  const email = field === undefined ? "" : textIn(document, propertyOfField(resource, field)).trim();
  return { name, email: /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? email : undefined };
}

function textIn(holder: object, name: string): string {
  const value = propertyIn(holder, name);
  return typeof value === "string" ? value : "";
}

/** A text or a number, or a list of them, as texts. */
function scalarsIn(holder: object, name: string): string[] {
  const value = propertyIn(holder, name);
  return (Array.isArray(value) ? value : [value])
    .filter((one): one is string | number => typeof one === "string" || typeof one === "number")
    .map(String);
}

function numberIn(holder: object, name: string): number | undefined {
  const value = propertyIn(holder, name);
  return typeof value === "number" ? value : undefined;
}

/** A series as calendars show it: one entry, by whose rule the others follow. Places are civil milliseconds behind its start. */
export interface EntrySeries {
  readonly master: FeedEntry;
  readonly recurrence: StoredRecurrence;
  /** Wall-clock text of its start. */
  readonly start: string;
  /** Place of the last occurrence that there is. */
  readonly last: number;
  /** No occurrence will follow. */
  readonly isOver: boolean;
  /** The period of an occurrence without overrides. */
  readonly periodAt: (at: number) => EntryPeriod;
}

/** The place of an entry in its series. */
export interface OccurrencePlace {
  readonly series: EntrySeries;
  readonly at: number;
  /** Something was changed in it alone. */
  readonly isOwn: boolean;
}

const chunkSize = 25;

/** Writes each of many records; between pieces other requests have their turn. */
export async function inChunks<Value>(
  values: readonly Value[],
  write: (value: Value) => string,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [index, value] of values.entries()) {
    if (index > 0 && index % chunkSize === 0) await pause();
    written.push(write(value));
  }
  return written;
}
