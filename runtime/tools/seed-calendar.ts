import { civilMs, civilOf, dayMs, minuteMs, weekdayOf } from "../dates/civil.js";
import { slugify } from "../text/slug.js";
import {
  categories,
  kinds,
  nameLanguages,
  programmes,
  type SeedKind,
  type SeedKindFacts,
  type SeedLanguage,
  type SeedPlace,
  type SeedProgramme,
  tags,
  words,
} from "./seed-data.js";

// Sample content about this calendar: unlike the rest of the runtime it may speak of its resources.

/** A category or tag. `parent` is the key of a term that stands before it. */
export interface SeedTerm {
  readonly key: string;
  readonly body: { readonly name: string; readonly description?: string; readonly slug?: string };
  readonly parent?: string;
  readonly translations?: Readonly<Record<string, { readonly name: string; readonly description?: string }>>;
}

/** A record as its create route takes it, in `language`; `refs` holds the keys of the records it refers to. */
export interface SeedRecord {
  readonly key: string;
  readonly language: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly refs: SeedReferences;
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface SeedReferences {
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly venue?: readonly string[];
  readonly organizer?: readonly string[];
}

export interface SeedCalendar {
  readonly categories: readonly SeedTerm[];
  readonly tags: readonly SeedTerm[];
  readonly venues: readonly SeedRecord[];
  readonly organizers: readonly SeedRecord[];
  readonly events: readonly SeedRecord[];
}

export interface SeedOptions {
  /** First day, YYYY-MM-DD. */
  readonly start: string;
  /** How many events; 200 without it. */
  readonly events?: number;
  readonly seed?: number;
}

/**
 * A calendar for trying out the service: places in six languages and the events of the year from `start`, ordered by
 * their local start. Equal options give equal calendars. No two events share title and start. Throws a RangeError for a
 * start that is no date and for a number of events that is not whole or more than the sample content yields.
 */
export function createSeedCalendar({ start, events = 200, seed = 1 }: SeedOptions): SeedCalendar {
  const firstDay = readDay(start);
  const random = createRandom(seed);
  const shows = programmes.flatMap((programme) =>
    readShows(programme).map((show) => planShow(show, firstDay, random)),
  );
  return {
    categories: categories.map(readTerm),
    tags: tags.map(readTerm),
    venues: programmes.flatMap((programme) => programme.places.map((place) => venueRecord(place, programme))),
    organizers: programmes.flatMap((programme) =>
      programme.organizers.map((row, index) => organizerRecord(row, index, programme)),
    ),
    events: eventRecords(choosePerformances(shows, events), random),
  };
}

/** Numbers from 0 up to the limit, without the limit itself. */
type Random = (limit: number) => number;

/** The generator "mulberry32": short, and the same on every machine. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError("There is nothing to choose from.");
  return item;
}

/** Civil milliseconds of the midnight at which a day begins. */
function readDay(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  const ms = civilMs({ year, month, day, hour: 0, minute: 0, second: 0 });
  if (/^\d{4}-\d\d-\d\d$/.test(text) && writeTime(ms).startsWith(text)) return ms;
  throw new RangeError(`start is "${text}": use a date such as 2031-03-10.`);
}

function columns(row: string): string[] {
  return row.split(" | ").map((column) => (column === "-" ? "" : column));
}

function readTerm(row: string): SeedTerm {
  const [key = "", parent = "", description = "", name = "", ...names] = columns(row);
  const others = nameLanguages
    .slice(1)
    .map((language, index) => [language, { name: names[index] ?? name }] as const);
  return {
    key,
    body: { name, slug: key, ...(description !== "" && { description }) },
    ...(parent !== "" && { parent }),
    translations: Object.fromEntries(others),
  };
}

function venueRecord(place: SeedPlace, { language, country }: SeedProgramme): SeedRecord {
  const [address, zip, city, province, phone, lat, lng] = columns(place.contact);
  return {
    key: place.key,
    language,
    body: {
      venue: place.venue,
      description: `<p>${place.description}</p>`,
      ...{ address, zip, city, country, phone },
      ...(country === "United States" ? { state: province } : province !== "" && { province }),
      website: `https://${place.key}.example.org/`,
      geo_lat: Number(lat),
      geo_lng: Number(lng),
      status: "publish",
    },
    refs: {},
  };
}

function organizerRecord(row: string, index: number, { key, language }: SeedProgramme): SeedRecord {
  const [organizer = "", description = "", phone = ""] = columns(row);
  const domain = `${slugify(organizer)}.example.org`;
  return {
    key: organizerKey(key, index),
    language,
    body: {
      organizer,
      description: `<p>${description}</p>`,
      phone,
      website: `https://${domain}/`,
      email: `info@${domain}`,
      status: "publish",
    },
    refs: {},
  };
}

function organizerKey(programme: string, index: number): string {
  return `${programme}-${index + 1}`;
}

interface ShowText {
  readonly title: string;
  readonly sentence: string;
}

/** One title of a programme. It may take place on many days. */
interface Show extends ShowText {
  readonly programme: SeedProgramme;
  readonly kind: SeedKindFacts;
  readonly labels: readonly string[];
  readonly translations: Map<SeedLanguage, ShowText>;
}

interface PlannedShow extends Show {
  /** Minutes from midnight; undefined for whole days. */
  readonly time: number | undefined;
  readonly minutes: number;
  readonly price: readonly number[];
  /** Midnights in civil milliseconds: those of a calendar of usual size first. */
  readonly days: readonly number[];
}

function readShows(programme: SeedProgramme): Show[] {
  const shows: Show[] = [];
  for (const row of programme.rows) {
    const [head = "", title = "", sentence = "", labels = ""] = columns(row);
    if (isKind(head)) {
      const kind = kinds[head];
      shows.push({ programme, kind, title, sentence, labels: labels.split(" "), translations: new Map() });
      continue;
    }
    // A row of a language translates the show above it.
    const show = shows.at(-1);
    const language = nameLanguages.find((known) => known === head);
    if (language !== undefined) show?.translations.set(language, { title, sentence });
  }
  return shows;
}

function isKind(text: string): text is SeedKind {
  return Object.hasOwn(kinds, text);
}

function planShow(show: Show, firstDay: number, random: Random): PlannedShow {
  const { season = [1, 12], ...when } = show.kind.when;
  const time = when.times.length === 0 ? undefined : minutesOf(pick(when.times, random));
  const minutes = pick(when.minutes, random);
  const weekday = pick(when.weekdays, random);
  const lastDay = 365 - Math.ceil(((time ?? 0) + minutes) / (24 * 60));
  const days = Array.from({ length: lastDay + 1 }, (_, day) => firstDay + day * dayMs)
    .filter((day) => weekdayOf(day) === weekday)
    .filter((day) => season[0] <= civilOf(day).month && civilOf(day).month <= season[1]);
  const first = random(Math.max(1, days.length - when.dates * when.weeks));
  const rotated = [...days.slice(first), ...days.slice(0, first)];
  const price = pick(show.kind.prices, random);
  return { ...show, time, minutes, price, days: spread(rotated, when.weeks) };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Every n-th item, then those between them. */
function spread<T>(items: readonly T[], every: number): T[] {
  return Array.from({ length: every }, (_, offset) =>
    items.filter((_item, i) => i % every === offset),
  ).flat();
}

interface Performance {
  readonly show: PlannedShow;
  readonly day: number;
}

/** The first dates of all shows before their second ones; dates beyond the usual number come last. */
function choosePerformances(shows: readonly PlannedShow[], count: number): Performance[] {
  const ranked = shows.flatMap((show) =>
    show.days.map((day, index) => ({ show, day, rank: index < show.kind.when.dates ? index : index + 1000 })),
  );
  if (!Number.isInteger(count) || count < 0 || count > ranked.length) {
    throw new RangeError(`events is ${count}: use a whole number from 0 to ${ranked.length}.`);
  }
  const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
  return chosen.sort((a, b) => startOf(a) - startOf(b));
}

function startOf({ show, day }: Performance): number {
  return day + (show.time ?? 0) * minuteMs;
}

function eventRecords(performances: readonly Performance[], random: Random): SeedRecord[] {
  const sessions = new Map<PlannedShow, number>();
  return performances.map((performance, index) => {
    const { show } = performance;
    const session = (sessions.get(show) ?? 0) + 1;
    sessions.set(show, session);
    const texts = [...show.translations].map(
      ([language, text]) => [language, eventTexts(show, text, language, session)] as const,
    );
    return {
      key: `event-${index + 1}`,
      language: show.programme.language,
      body: eventBody(performance, session, random),
      refs: eventReferences(show),
      ...(texts.length > 0 && { translations: Object.fromEntries(texts) }),
    };
  });
}

function eventBody(performance: Performance, session: number, random: Random): Record<string, unknown> {
  const { show } = performance;
  const { kind, programme, time, price } = show;
  const start = startOf(performance);
  // A whole day ends with its last second.
  const end = start + show.minutes * minuteMs - (time === undefined ? 1000 : 0);
  const isFeatured = kind === kinds.festival || random(12) === 0;
  return {
    ...eventTexts(show, show, programme.language, session, placeOf(show).access),
    start_date: writeTime(start),
    end_date: writeTime(end),
    timezone: programme.zone,
    status: "publish",
    cost: costText(price, programme),
    ...(time === undefined && { all_day: true }),
    ...(random(2) === 0 && { website: pageOf(show) }),
    ...(isFeatured && { featured: true }),
    ...(isFeatured && random(4) === 0 && { sticky: true }),
    ...{ show_map: true, show_map_link: true },
    ...(kind.ticketed && { tickets: ticketsOf(show, start) }),
  };
}

/** Courses are numbered. The way to the place is told in the language of the place only. */
function eventTexts(
  { kind }: Show,
  { title, sentence }: ShowText,
  language: SeedLanguage,
  session: number,
  access = "",
): Record<string, string> {
  const suffix = kind === kinds.course ? ` – ${words[language].session} ${session}` : "";
  const closing = columns(kind.closing)[nameLanguages.indexOf(language)] ?? "";
  return {
    title: title + suffix,
    description: `<p>${sentence}</p>\n<p>${`${closing} ${access}`.trim()}</p>`,
    excerpt: sentence,
  };
}

function eventReferences(show: Show): SeedReferences {
  const { kind, programme, labels } = show;
  const own = labels.filter((label) => categoryKeys.has(label));
  return {
    categories: own.length > 0 ? own : [kind.category],
    tags: [...new Set([...kind.tags, ...labels.filter((label) => tagKeys.has(label))])],
    venue: [placeOf(show).key],
    organizer: [organizerKey(programme.key, kind.where === "indoors" ? 0 : 1)],
  };
}

const categoryKeys: ReadonlySet<string> = new Set(categories.map((row) => readTerm(row).key));
const tagKeys: ReadonlySet<string> = new Set(tags.map((row) => readTerm(row).key));

function placeOf({ kind, programme }: Show): SeedPlace {
  const [indoors, outdoors = indoors] = programme.places;
  return kind.where === "indoors" ? indoors : outdoors;
}

function pageOf({ programme, title }: Show): string {
  return `https://${programme.key}.example.org/${slugify(title)}/`;
}

function costText(price: readonly number[], { currency, language }: SeedProgramme): string {
  if (price.length === 0) return words[language].free;
  if (currency === "EUR") return `${price.join(" - ")} €`;
  return price.map((amount) => (currency === "USD" ? "$" : "£") + String(amount)).join(" - ");
}

/** The lower price of a range is the reduced one. */
function ticketsOf(show: PlannedShow, start: number): Record<string, unknown>[] {
  const { currency, language } = show.programme;
  const names = [words[language].full, words[language].reduced];
  return show.price.toReversed().map((price, index) => ({
    name: names[index],
    price,
    currency,
    url: `${pageOf(show)}tickets/`,
    capacity: index === 0 ? 80 : 20,
    sale_start: writeTime(start - 60 * dayMs),
    sale_end: writeTime(start),
  }));
}

function writeTime(ms: number): string {
  const { year, month, day, hour, minute, second } = civilOf(ms);
  const [month2, day2, ...clock] = [month, day, hour, minute, second].map((n) => String(n).padStart(2, "0"));
  return `${String(year).padStart(4, "0")}-${month2}-${day2} ${clock.join(":")}`;
}
