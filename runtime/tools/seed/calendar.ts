import { dayMs, minuteMs, weekdayOf } from "../../dates/civil.js";
import { toWall } from "../../dates/wall-time.js";
import { utc } from "../../dates/zone.js";
import { slugify } from "../../text/words.js";
import {
  type EventKind,
  type Programme,
  type SeedRecord,
  type Show,
  type ShowText,
  sample,
} from "./sample.js";

// Sample content about this calendar: unlike the rest of the runtime it may speak of its resources.

/**
 * Creates a calendar for trying out the service: places in six languages and the events of the year from `start` (YYYY-MM-DD), ordered
 * by their local start. Equal options give equal calendars. No two events share title and start. Throws a RangeError for a
 * start that is no date and for a number of events that is not whole or more than the sample content yields.
 */
export function createSeedCalendar({
  start,
  events = 200,
  seed = 1,
}: {
  readonly start: string;
  readonly events?: number;
  readonly seed?: number;
}) {
  const firstDay = readDay(start);
  const random = createRandom(seed);
  const { categories, tags, programmes } = sample;
  const shows = programmes.flatMap((programme) =>
    programme.shows.map((show) => planShow({ show, programme, kind: kindOf(show) }, firstDay, random)),
  );
  return {
    categories,
    tags,
    venues: programmes.flatMap(({ places, language }) => places.map((place) => ({ ...place, language }))),
    organizers: programmes.flatMap(({ organizers, language }) =>
      organizers.map((organizer) => ({ ...organizer, language })),
    ),
    events: eventRecords(choosePerformances(shows, events), random),
  };
}

/** Returns whole numbers from 0 up to the limit, which is excluded. */
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
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(ms) && toWall(ms, utc).startsWith(text)) return ms;
  throw new RangeError(`start is "${text}": use a date such as 2031-03-10.`);
}

type PlannedShow = ReturnType<typeof planShow>;

function kindOf({ kind }: Show): EventKind {
  const found = sample.kinds[kind];
  if (found === undefined) throw new Error(`The sample content has no kind ${kind}.`);
  return found;
}

function planShow(
  placed: { show: Show; programme: Programme; kind: EventKind },
  firstDay: number,
  random: Random,
) {
  const { season = [1, 12], ...when } = placed.kind.when;
  /** Minutes from midnight; undefined for whole days. */
  const time = when.times.length === 0 ? undefined : minutesOf(pick(when.times, random));
  const minutes = pick(when.minutes, random);
  const weekday = pick(when.weekdays, random);
  const lastDay = 365 - Math.ceil(((time ?? 0) + minutes) / (24 * 60));
  const days = Array.from({ length: lastDay + 1 }, (_, day) => firstDay + day * dayMs)
    .filter((day) => weekdayOf(day) === weekday)
    .filter((day) => season[0] <= monthOf(day) && monthOf(day) <= season[1]);
  const first = random(Math.max(1, days.length - when.dates * when.weeks));
  const rotated = [...days.slice(first), ...days.slice(0, first)];
  const price = pick(placed.kind.prices, random);
  // Those of a calendar of usual size first.
  return { ...placed, time, minutes, price, days: spread(rotated, when.weeks) };
}

function monthOf(day: number): number {
  return new Date(day).getUTCMonth() + 1;
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

type Performance = ReturnType<typeof choosePerformances>[number];

/** The first dates of all shows before their second ones; dates beyond the usual number come last. */
function choosePerformances(shows: readonly PlannedShow[], count: number) {
  const ranked = shows.flatMap((planned) =>
    planned.days.map((day, index) => ({
      planned,
      start: day + (planned.time ?? 0) * minuteMs,
      rank: index < planned.kind.when.dates ? index : index + 1000,
    })),
  );
  if (!Number.isInteger(count) || count < 0 || count > ranked.length)
    throw new RangeError(`events is ${count}: use a whole number from 0 to ${ranked.length}.`);
  const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
  return chosen.sort((a, b) => a.start - b.start);
}

function eventRecords(performances: readonly Performance[], random: Random): SeedRecord[] {
  const sessions = new Map<PlannedShow, number>();
  return performances.map((performance, index) => {
    const { planned } = performance;
    const session = (sessions.get(planned) ?? 0) + 1;
    sessions.set(planned, session);
    const { translations } = planned.show;
    const texts = Object.entries(translations ?? {}).map(
      ([language, text]) => [language, eventTexts(planned, { ...text, language, session })] as const,
    );
    return {
      key: `event-${index + 1}`,
      language: planned.programme.language,
      body: eventBody(performance, session, random),
      refs: eventReferences(planned),
      ...(translations !== undefined && { translations: Object.fromEntries(texts) }),
    };
  });
}

function eventBody({ planned, start }: Performance, session: number, random: Random) {
  const { kind, programme, show, time, price } = planned;
  const { language, zone } = programme;
  // A whole day ends with its last second.
  const end = start + planned.minutes * minuteMs - (time === undefined ? 1000 : 0);
  const isFeatured = kind.featured === true || random(12) === 0;
  return {
    ...eventTexts(planned, { ...show, language, session, access: placeOf(planned).access }),
    start_date: toWall(start, utc),
    end_date: toWall(end, utc),
    timezone: zone,
    status: "publish",
    cost: costText(price, programme),
    ...(time === undefined && { all_day: true }),
    ...(random(2) === 0 && { website: pageOf(planned) }),
    ...(isFeatured && { featured: true }),
    ...(isFeatured && random(4) === 0 && { sticky: true }),
    ...{ show_map: true, show_map_link: true },
    ...(kind.ticketed && { tickets: ticketsOf(planned, start) }),
  };
}

/** The texts of an event; `access` is the way to the place, in the language of the place only. */
function eventTexts(
  { kind }: PlannedShow,
  {
    title,
    sentence,
    language,
    session,
    access = "",
  }: ShowText & { language: string; session: number; access?: string | undefined },
): Record<string, string> {
  const suffix = kind.numbered === true ? ` – ${wordsOf(language).session} ${session}` : "";
  const closing = kind.closing[language] ?? "";
  return {
    title: title + suffix,
    description: `<p>${sentence}</p>\n<p>${`${closing} ${access}`.trim()}</p>`,
    excerpt: sentence,
  };
}

function wordsOf(language: string): NonNullable<(typeof sample.words)[string]> {
  const words = sample.words[language];
  if (words === undefined) throw new Error(`The sample content has no words in ${language}.`);
  return words;
}

function eventReferences(planned: PlannedShow) {
  const {
    kind,
    programme,
    show: { labels },
  } = planned;
  const own = labels.filter((label) => sample.categories.some(({ key }) => key === label));
  const tags = labels.filter((label) => sample.tags.some(({ key }) => key === label));
  const [indoors, outdoors] = programme.organizers;
  return {
    categories: own.length > 0 ? own : [kind.category],
    tags: [...new Set([...kind.tags, ...tags])],
    venue: [placeOf(planned).key],
    organizer: [(kind.where === "indoors" ? indoors : outdoors).key],
  };
}

function placeOf({ kind, programme }: PlannedShow) {
  const [indoors, outdoors = indoors] = programme.places;
  return kind.where === "indoors" ? indoors : outdoors;
}

function pageOf({ programme, show }: PlannedShow): string {
  return `https://${programme.key}.example.org/${slugify(show.title)}/`;
}

function costText(price: readonly number[], { currency, language }: Programme): string {
  if (price.length === 0) return wordsOf(language).free;
  if (currency === "EUR") return `${price.join(" - ")} €`;
  return price.map((amount) => (currency === "USD" ? "$" : "£") + String(amount)).join(" - ");
}

/** The lower price of a range is the reduced one. */
function ticketsOf(planned: PlannedShow, start: number): Record<string, unknown>[] {
  const { currency, language } = planned.programme;
  const { full, reduced } = wordsOf(language);
  return planned.price.toReversed().map((price, index) => ({
    name: [full, reduced][index],
    price,
    currency,
    url: `${pageOf(planned)}tickets/`,
    capacity: index === 0 ? 80 : 20,
    sale_start: toWall(start - 60 * dayMs, utc),
    sale_end: toWall(start, utc),
  }));
}
