import { categories, venues } from "./calendar.js";
import { dayOf, instantOf, now } from "./clock.js";
import type { StoredCalendar, StoredEvent } from "./store-calendar.js";

/** Parameters of a list of events as written in a query, with the ids of those that are given by name. */
export interface ListQuery {
  readonly start_date?: TimeText;
  readonly end_date?: TimeText;
  readonly starts_before?: TimeText;
  readonly starts_after?: TimeText;
  readonly ends_before?: TimeText;
  readonly ends_after?: TimeText;
  readonly strict_dates?: boolean;
  readonly search?: SearchText;
  readonly categories?: readonly number[];
  readonly tags?: readonly number[];
  readonly venue?: readonly number[];
  readonly organizer?: readonly number[];
  readonly featured?: boolean;
  readonly status?: readonly string[];
  readonly geoloc?: boolean;
  readonly near?: { readonly lat: number; readonly lng: number; readonly radius?: number };
  readonly include?: readonly number[];
  readonly post_parent?: number;
  readonly ticketed?: boolean;
  readonly italian?: boolean;
}

/** A day, a wall-clock time, or a time with `Z`. */
export type TimeText = string;

export interface SearchText {
  readonly words: readonly string[];
  readonly phrase?: string;
  readonly excluded?: string;
}

export type Caller = "anonymous" | "contributor" | "editor";

/** Id of the author that contributors of these tests are. */
export const contributorAuthor = 3;

/** Ids of the events that a list should show, in its order, by looking at every event in turn. */
export function expectedIds(
  { events }: StoredCalendar,
  query: ListQuery,
  { caller, zone }: { readonly caller: Caller; readonly zone: string },
): number[] {
  const kept = events
    .filter((event) => !event.hidden && isVisible(event, caller, query.status))
    .filter((event) => isInDates(event, query, zone))
    .filter((event) => isSelected(event, query, events))
    .filter((event) => isPlaced(event, query))
    .filter((event) => !event.isProtected || caller === "editor" || !asksForMasked(query))
    .filter((event) => query.search === undefined || isFound(event, query.search, query.italian === true));
  if (query.include !== undefined) {
    const wanted = [...new Set(query.include)].map((place) => events[place]?.id);
    return wanted.filter((id) => id !== undefined).filter((id) => kept.some((event) => event.id === id));
  }
  return kept.sort((a, b) => a.start - b.start || a.date - b.date || a.id - b.id).map(({ id }) => id);
}

/** Whether a query looks at what a password protects. */
function asksForMasked(query: ListQuery): boolean {
  const { search, categories, tags, venue, organizer, featured, geoloc, near, ticketed } = query;
  const asked = [search, categories, tags, venue, organizer, featured, geoloc, near, ticketed];
  return asked.some((value) => value !== undefined);
}

function isVisible(event: StoredEvent, caller: Caller, asked: readonly string[] | undefined): boolean {
  const byDefault =
    caller === "anonymous" ? ["publish"] : ["publish", "future", "draft", "pending", "private"];
  if (!(asked ?? byDefault).includes(event.status)) return false;
  return event.status === "publish" || caller === "editor" || event.author === contributorAuthor;
}

function isInDates(event: StoredEvent, query: ListQuery, zone: string): boolean {
  if (query.include !== undefined) return true;
  const isStrict = query.strict_dates === true;
  const day = (text: TimeText): { readonly first: number; readonly last: number } => {
    const instant = text.endsWith("Z")
      ? Date.parse(text)
      : instantOf(text.length === 10 ? `${text} 00:00:00` : text, zone);
    return isStrict ? { first: instant, last: instant } : dayOf(instant, zone);
  };
  const isRelative =
    query.starts_before !== undefined ||
    query.starts_after !== undefined ||
    query.ends_before !== undefined ||
    query.ends_after !== undefined;
  const { first, last } = bounds(query, day, isRelative, zone);
  const upTo = (time: number, text: TimeText | undefined): boolean =>
    text === undefined || (isStrict ? time < day(text).last : time <= day(text).last);
  const after = (time: number, text: TimeText | undefined): boolean =>
    text === undefined || time > day(text).last;
  return (
    event.start >= first &&
    event.end <= last &&
    upTo(event.start, query.starts_before) &&
    upTo(event.end, query.ends_before) &&
    after(event.start, query.starts_after) &&
    after(event.end, query.ends_after)
  );
}

function bounds(
  query: ListQuery,
  day: (text: TimeText) => { readonly first: number; readonly last: number },
  isRelative: boolean,
  zone: string,
): { readonly first: number; readonly last: number } {
  const from = query.start_date === undefined ? undefined : day(query.start_date).first;
  const to = query.end_date === undefined ? undefined : day(query.end_date).last;
  if (isRelative) return { first: from ?? -Infinity, last: to ?? Infinity };
  const yesterday = `${new Date(now - 86_400_000).toISOString().slice(0, 10)}T23:59:00Z`;
  const later = new Date(now);
  later.setUTCFullYear(later.getUTCFullYear() + 2);
  const lastDay = instantOf(`${later.toISOString().slice(0, 10)} 12:00:00`, zone);
  const isStrict = query.strict_dates === true;
  const usualFrom = isStrict ? Date.parse(yesterday) : dayOf(Date.parse(yesterday), zone).first;
  const usualTo = isStrict ? later.getTime() : dayOf(lastDay, zone).last;
  return {
    first: from ?? (to !== undefined && to < usualFrom ? -Infinity : usualFrom),
    last: to ?? (from !== undefined && from > usualTo ? Infinity : usualTo),
  };
}

function isSelected(event: StoredEvent, query: ListQuery, events: readonly StoredEvent[]): boolean {
  const meets = (own: readonly number[], asked: readonly number[] | undefined): boolean =>
    asked === undefined || own.some((each) => asked.includes(each));
  const parent = query.post_parent === undefined ? undefined : events[query.post_parent]?.id;
  const ownParent = event.parent === undefined ? undefined : events[event.parent]?.id;
  return (
    meets(event.categories.flatMap(withAncestors), query.categories) &&
    meets(event.tags, query.tags) &&
    meets(event.venues, query.venue) &&
    meets(event.organizers, query.organizer) &&
    (query.featured === undefined || event.featured === query.featured) &&
    (query.ticketed === undefined || event.tickets === query.ticketed) &&
    (query.post_parent === undefined || ownParent === parent) &&
    (query.include === undefined || query.include.some((place) => events[place]?.id === event.id))
  );
}

function withAncestors(place: number): number[] {
  const parent = categories[place]?.parent;
  return parent === undefined ? [place] : [place, ...withAncestors(parent)];
}

function isPlaced(event: StoredEvent, { geoloc, near }: ListQuery): boolean {
  const placed = event.venues.flatMap((place) => {
    const { lat, lng } = venues[place] ?? {};
    return lat === undefined || lng === undefined ? [] : [{ lat, lng }];
  });
  if (near !== undefined) return placed.some((place) => distance(near, place) <= (near.radius ?? 40));
  return geoloc === undefined || placed.length > 0 === geoloc;
}

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Kilometres between two places, by the angle between their directions from the middle of the earth. */
function distance(a: Place, b: Place): number {
  const direction = ({ lat, lng }: Place): readonly number[] => {
    const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const other = direction(b);
  const cosine = direction(a).reduce((sum, part, axis) => sum + part * (other[axis] ?? 0), 0);
  return 6371 * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

function isFound(event: StoredEvent, search: SearchText, italian: boolean): boolean {
  const title = italian ? (event.italian ?? event.title) : event.title;
  const texts = [title, event.description, event.excerpt].map((text) => ` ${plain(text)}`);
  const holds = (term: string): boolean => {
    const wanted = plain(term);
    const isUnspaced = /^\p{Script=Han}/u.test(wanted);
    return texts.some((text) => text.includes(isUnspaced ? wanted : ` ${wanted}`));
  };
  const words = search.words.flatMap((word) => plain(word).split(" "));
  return (
    words.every(holds) &&
    (search.phrase === undefined || holds(search.phrase)) &&
    (search.excluded === undefined || !holds(search.excluded))
  );
}

/** Lower case without accents and tags, words one blank apart. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
