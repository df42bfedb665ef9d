import fc from "fast-check";
import { instantOf } from "./clock.js";

/** An event of the test calendar, as it is sent to the service, with numbers in place of ids. */
export interface PlannedEvent {
  readonly title: string;
  readonly description: string;
  readonly excerpt: string;
  readonly italian?: string;
  readonly zone: string;
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly allDay: boolean;
  readonly days: number;
  /** Days between publication and the beginning of 2027. */
  readonly published: number;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly venues: readonly number[];
  readonly organizers: readonly number[];
  readonly featured: boolean;
  readonly hidden: boolean;
  readonly status: string;
  readonly author: number;
  readonly tickets: boolean;
  readonly isProtected: boolean;
  /** Place in the calendar of the event this one belongs to. */
  readonly parent: number | undefined;
}

export const zones = [
  "Europe/Rome",
  "America/New_York",
  "Asia/Kolkata",
  "UTC-5.5",
  "UTC+2",
  "Australia/Lord_Howe",
];

/** Days around the clock changes of 2027, the edges of the default window, and ordinary ones. */
export const days = [
  ..."2027-02-27 2027-02-28 2027-03-01 2027-03-02 2027-03-13 2027-03-14 2027-03-27".split(" "),
  ..."2027-03-28 2027-04-03 2027-04-04 2027-07-15 2027-10-02 2027-10-03 2027-10-30".split(" "),
  ..."2027-10-31 2027-11-07 2028-02-29 2029-02-28 2029-03-01 2029-03-02 2031-06-01".split(" "),
];

export const times = [
  "00:00:00",
  "01:30:00",
  "02:30:00",
  "03:00:00",
  "12:00:00",
  "19:30:00",
  "23:30:00",
  "23:59:59",
];

/** Words with and without diacritics, and a text in a script without blanks. */
export const vocabulary = "jazz Café cafeteria Übung night walk naïve 東京音楽祭 Straße rock-n-roll".split(
  " ",
);

export const categories: readonly {
  readonly name: string;
  readonly slug: string;
  readonly parent?: number;
}[] = [
  { name: "Music", slug: "music" },
  { name: "Jazz & Blues", slug: "jazz-blues", parent: 0 },
  { name: "Bebop", slug: "bebop", parent: 1 },
  { name: "Sport", slug: "sport" },
  { name: "Running", slug: "running", parent: 3 },
  { name: "Ünused", slug: "unused" },
];
export const tags = ["Free entry", "Outdoor", "Family", "Évening"];
export const venues: readonly { readonly name: string; readonly lat?: number; readonly lng?: number }[] = [
  { name: "Rome hall", lat: 41.9, lng: 12.5 },
  { name: "Milan hall", lat: 45.46, lng: 9.19 },
  { name: "Fiji beach", lat: -17.8, lng: 179.9 },
  { name: "Samoa beach", lat: -13.8, lng: -171.8 },
  { name: "Nowhere" },
  { name: "Lost" },
];
export const organizers = ["Anna", "Bruno", "Carla"];
export const statuses = ["publish", "future", "draft", "pending", "private", "trash"];

const texts = fc
  .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(" "));
const some = (count: number): fc.Arbitrary<number[]> => fc.uniqueArray(fc.nat(count - 1), { maxLength: 2 });
const weighted = <Value>(usual: Value, ...rare: Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...rare) });

const plannedEvent: fc.Arbitrary<PlannedEvent> = fc
  .record({
    title: texts,
    description: texts.map((text) => `<p>${text.replace(" ", "</p> <p>")}</p>`),
    excerpt: fc.oneof(fc.constant(""), texts),
    italian: fc.option(texts, { freq: 3 }),
    zone: fc.constantFrom(...zones),
    day: fc.constantFrom(...days),
    time: fc.constantFrom(...times),
    minutes: fc.constantFrom(0, 30, 90, 60 * 26, 60 * 24 * 4),
    allDay: weighted(false, true),
    days: fc.constantFrom(0, 0, 1, 3),
    published: fc.nat(3),
    categories: some(5),
    tags: some(4),
    venues: some(6),
    organizers: some(3),
    featured: weighted(false, true),
    hidden: fc.oneof(
      { weight: 12, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    status: fc.oneof(
      { weight: 8, arbitrary: fc.constant("publish") },
      { weight: 5, arbitrary: fc.constantFrom(...statuses) },
    ),
    author: fc.constantFrom(1, 3, 7),
    tickets: weighted(false, true),
    isProtected: fc.oneof(
      { weight: 20, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    parent: fc.option(fc.nat(5), { freq: 6 }),
  })
  .map(({ italian, parent, ...event }) => ({
    ...event,
    ...(italian === null ? {} : { italian }),
    parent: parent ?? undefined,
  }));

/** The events of the test calendar: always the same. */
export function planEvents(count: number): PlannedEvent[] {
  // Every start and publication comes up several times, so that ties are decided too.
  return fc
    .sample(plannedEvent, { seed: 20_270_301, numRuns: count })
    .map((event, place) => ({ ...event, parent: place < 10 ? undefined : event.parent }));
}

/** Publication date as an instant; scheduled events have one in the future. */
export function publicationOf(event: PlannedEvent): number {
  const base = event.status === "future" ? Date.UTC(2030, 0, 1) : Date.UTC(2027, 0, 1);
  return base + event.published * 86_400_000;
}

/** Start and end as the service should understand them. */
export function periodOf(event: PlannedEvent): { readonly start: number; readonly end: number } {
  const { start, end } = wallsOf(event);
  if (!event.allDay) return { start: instantOf(start, event.zone), end: instantOf(end, event.zone) };
  const next = addMinutes(`${end.slice(0, 10)} 00:00:00`, 24 * 60);
  return {
    start: instantOf(`${start.slice(0, 10)} 00:00:00`, event.zone),
    end: instantOf(next, event.zone) - 1000,
  };
}

/** Start and end as clocks of the event's zone show them. */
export function wallsOf(event: PlannedEvent): { readonly start: string; readonly end: string } {
  const start = `${event.day} ${event.time}`;
  return { start, end: addMinutes(start, event.allDay ? event.days * 24 * 60 : event.minutes) };
}

function addMinutes(wall: string, minutes: number): string {
  const moved = new Date(Date.parse(`${wall.replace(" ", "T")}Z`) + minutes * 60_000);
  return moved.toISOString().slice(0, 19).replace("T", " ");
}
