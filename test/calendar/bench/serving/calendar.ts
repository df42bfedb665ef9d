/** Bodies of the records of a calendar, as callers would send them; the same for the same seed. */
export interface BenchCalendar {
  readonly terms: { readonly categories: readonly TermBody[]; readonly tags: readonly TermBody[] };
  readonly venues: readonly object[];
  readonly organizers: readonly object[];
  /** The event of a number from 0; its references are numbers of the other records. */
  event(number: number): EventBody;
  /** Words by how often they occur: the first is in most texts, the last in hardly any. */
  readonly words: readonly string[];
}

export interface TermBody {
  readonly name: string;
  readonly description: string;
}

export interface EventBody {
  readonly values: Readonly<Record<string, unknown>>;
  readonly references: Readonly<Record<"categories" | "tags" | "venue" | "organizer", readonly number[]>>;
}

/** First and last day on which an event begins. */
export const firstDay = Date.UTC(2030, 0, 1);
export const days = 3 * 365;

const dayMs = 86_400_000;
const zones = ["UTC", "Europe/Rome", "Europe/London", "America/New_York"] as const;

/** A calendar of so many events over three years, with 50 venues, 100 organizers, 30 categories and 60 tags. */
export function createBenchCalendar(seed: number): BenchCalendar {
  const words = vocabulary(createRandom(seed));
  const random = createRandom(seed + 1);
  const named = (count: number, kind: string) =>
    Array.from({ length: count }, (_, number) => ({
      name: `${kind} ${words[number * 7] ?? ""} ${number}`,
      description: prose(random, words, 5),
    }));
  return {
    words,
    terms: { categories: named(30, "Category"), tags: named(60, "Tag") },
    venues: named(50, "Venue").map(({ name }, number) => ({
      venue: name,
      description: `<p>${prose(random, words, 20)}</p>`,
      address: `${number + 1} ${words[number] ?? ""} street`,
      city: words[number * 3] ?? "",
      country: "Italy",
      zip: String(10_000 + number),
      phone: `+39 055 ${1000 + number}`,
      website: `https://venue-${number}.example/`,
      geo_lat: 36 + random() * 10,
      geo_lng: 7 + random() * 10,
    })),
    organizers: named(100, "Organizer").map(({ name }, number) => ({
      organizer: name,
      description: `<p>${prose(random, words, 12)}</p>`,
      phone: `+39 02 ${1000 + number}`,
      website: `https://organizer-${number}.example/`,
      email: `office@organizer-${number}.example`,
    })),
    // A generator of its own for each event, so that any part of the calendar can be made alone.
    event: (number) => createEvent(createRandom(seed * 1_000_003 + number), words, number),
  };
}

function createEvent(random: () => number, words: readonly string[], number: number): EventBody {
  const start = firstDay + Math.floor(random() * days) * dayMs + (8 + Math.floor(random() * 13)) * 3_600_000;
  const wall = (instant: number): string => new Date(instant).toISOString().slice(0, 19).replace("T", " ");
  const some = (from: number, count: number): number[] => [
    ...new Set(Array.from({ length: count }, () => Math.floor(random() ** 2 * from))),
  ];
  return {
    values: {
      title: `${prose(random, words, 4)} ${number}`,
      description: `<p>${prose(random, words, 20)}</p><p>${prose(random, words, 20)}</p>`,
      excerpt: `<p>${prose(random, words, 10)}</p>`,
      start_date: wall(start),
      end_date: wall(start + (1 + Math.floor(random() * 5)) * 3_600_000),
      timezone: zones[Math.floor(random() * zones.length)],
      cost: `${5 + Math.floor(random() * 40)} €`,
      website: `https://event-${number}.example/`,
    },
    references: {
      categories: some(30, 2),
      tags: some(60, 3),
      venue: some(50, 1),
      organizer: some(100, 1),
    },
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const vocabularySize = 3000;
const syllables = [
  "ka",
  "lo",
  "mi",
  "ter",
  "san",
  "vel",
  "dor",
  "ni",
  "pra",
  "que",
  "fu",
  "gal",
  "her",
  "os",
];

/** Returns words of which none is a prefix of another. */
function vocabulary(random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const length = 2 + Math.floor(random() * 3);
    const parts = Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)] ?? "");
    // No syllable holds an x: a word that ends in one begins no other.
    words.add(`${parts.join("")}x`);
  }
  return [...words];
}

/** Few words are common and most are rare, as in languages. */
function prose(random: () => number, words: readonly string[], count: number): string {
  return Array.from({ length: count }, () => words[Math.floor(random() ** 4 * words.length)] ?? "").join(" ");
}
