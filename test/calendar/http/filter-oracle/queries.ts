import fc from "fast-check";
import { categories, days, tags, times, venues, vocabulary } from "./calendar.js";
import type { ListQuery, SearchText, TimeText } from "./oracle.js";
import type { StoredCalendar } from "./store-calendar.js";

const timeText: fc.Arbitrary<TimeText> = fc.oneof(
  fc.constantFrom(...days),
  fc.tuple(fc.constantFrom(...days), fc.constantFrom(...times)).map((parts) => parts.join(" ")),
  fc.tuple(fc.constantFrom(...days), fc.constantFrom(...times)).map((parts) => `${parts.join("T")}Z`),
);

/** The beginning of a word, or a piece of a text without blanks. */
const searchWord = fc
  .tuple(fc.constantFrom(...vocabulary), fc.integer({ min: 2, max: 12 }))
  .map(([word, length]) => (word.startsWith("東") ? word.slice(2, 2 + length) : word.slice(0, length)))
  .filter((word) => !word.endsWith("-"));

const searchText: fc.Arbitrary<SearchText> = fc
  .record({
    words: fc.array(searchWord, { maxLength: 2 }),
    phrase: fc.option(
      fc.tuple(fc.constantFrom(...vocabulary), searchWord).map((words) => words.join(" ")),
      { freq: 2 },
    ),
    excluded: fc.option(searchWord, { freq: 2 }),
  })
  .filter(({ words, phrase, excluded }) => words.length > 0 || phrase !== null || excluded !== null)
  .map(({ words, phrase, excluded }) => ({
    words,
    ...(phrase === null ? {} : { phrase }),
    ...(excluded === null ? {} : { excluded }),
  }));

const places = (count: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 3 });

/** One arbitrary per filter of the spec. */
export const filters = {
  start_date: timeText,
  end_date: timeText,
  starts_before: timeText,
  starts_after: timeText,
  ends_before: timeText,
  ends_after: timeText,
  strict_dates: fc.boolean(),
  search: searchText,
  categories: places(categories.length),
  tags: places(tags.length),
  venue: places(venues.length),
  organizer: places(3),
  featured: fc.boolean(),
  geoloc: fc.boolean(),
  near: fc.record(
    {
      lat: fc.constantFrom(41.9, 43.5, -16, 0),
      lng: fc.constantFrom(12.5, 10.5, -179.5, 179, 0),
      radius: fc.constantFrom(1, 40, 300, 1200, 20_000),
    },
    { requiredKeys: ["lat", "lng"] },
  ),
  status: fc.uniqueArray(fc.constantFrom("publish", "future", "draft", "pending", "private", "trash"), {
    minLength: 1,
    maxLength: 3,
  }),
  include: fc.array(fc.nat(170), { minLength: 1, maxLength: 12 }),
  post_parent: fc.nat(5),
  ticketed: fc.boolean(),
  italian: fc.boolean(),
} satisfies { readonly [Name in keyof ListQuery]-?: fc.Arbitrary<Exclude<ListQuery[Name], undefined>> };

/** Queries of the named filters. */
export function queryOf(names: readonly (keyof typeof filters)[]): fc.Arbitrary<ListQuery> {
  // The entries of a part of `filters`, which has the types of a query.
  return fc.record(Object.fromEntries(names.map((name) => [name, filters[name]]))) as fc.Arbitrary<ListQuery>;
}

/** Queries of two or three filters. */
export const combinedQuery: fc.Arbitrary<ListQuery> = fc
  .uniqueArray(fc.constantFrom(...filterNames()), { minLength: 2, maxLength: 3 })
  .chain(queryOf);

/** The names of all filters. */
export function filterNames(): (keyof typeof filters)[] {
  // The keys of an object literal are all the keys its type has.
  return Object.keys(filters) as (keyof typeof filters)[];
}

/** Returns a query as the text after `?`. Terms are written as id, slug or name, in turn. */
export function queryText(query: ListQuery, { ids, events }: StoredCalendar): string {
  const text = new URLSearchParams();
  const named = (place: number, id: number | undefined, ...names: readonly (string | undefined)[]): string =>
    [String(id), ...names][place % (names.length + 1)] ?? String(id);
  const listed: Readonly<Record<string, readonly string[] | undefined>> = {
    categories: query.categories?.map((place) =>
      named(place, ids.categories[place], categories[place]?.slug, categories[place]?.name),
    ),
    tags: query.tags?.map((place) => named(place, ids.tags[place], tags[place])),
    venue: query.venue?.map((place) => String(ids.venues[place])),
    organizer: query.organizer?.map((place) => String(ids.organizers[place])),
    status: query.status,
    // Places beyond the calendar stand for ids that no event has.
    include: query.include?.map((place) => String(events[place]?.id ?? 900_000 + place)),
  };
  for (const [name, values] of Object.entries(listed)) addList(text, name, values);
  const { search, near, italian, post_parent } = query;
  if (search !== undefined) text.set("search", searchOf(search));
  if (near !== undefined) {
    text.set("geoloc_lat", String(near.lat));
    text.set("geoloc_lng", String(near.lng));
    if (near.radius !== undefined) text.set("geoloc_radius", String(near.radius));
  }
  if (italian === true) text.set("translation_language", "it");
  if (post_parent !== undefined) text.set("post_parent", String(events[post_parent]?.id));
  for (const name of plainNames) {
    const value = query[name];
    if (value !== undefined) text.set(name, String(value));
  }
  return text.toString();
}

const plainNames = [
  "start_date",
  "end_date",
  "starts_before",
  "starts_after",
  "ends_before",
  "ends_after",
  "strict_dates",
  "featured",
  "geoloc",
  "ticketed",
] as const;

/** Lists are sent in both forms, by their length. */
function addList(text: URLSearchParams, name: string, values: readonly string[] | undefined): void {
  if (values === undefined) return;
  if (values.length % 2 === 0) text.set(name, values.join(","));
  else for (const value of values) text.append(`${name}[]`, value);
}

function searchOf({ words, phrase, excluded }: SearchText): string {
  return [
    ...words,
    ...(phrase === undefined ? [] : [`"${phrase}"`]),
    ...(excluded === undefined ? [] : [`-${excluded}`]),
  ].join(" ");
}
