import type { Random } from "../../../support/random.js";
import { dayOf, kinds, type Records } from "./records.js";

export interface RandomRead {
  readonly method: "GET" | "HEAD";
  /** Path and query, from the root of the site. */
  readonly path: string;
  readonly reader: Reader;
  readonly headers: Readonly<Record<string, string>>;
}

export const readers = ["anonymous", "subscriber", "author", "editor"] as const;
export type Reader = (typeof readers)[number];

/** A read of any kind, in any language and format, by any reader. */
export function randomRead(random: Random, records: Records): RandomRead {
  const { pick, below } = random;
  return {
    method: below(12) === 0 ? "HEAD" : "GET",
    path: random.pick(reads)(random, records),
    reader: pick([...readers, "anonymous", "anonymous", "anonymous"]),
    headers: pick([{}, {}, {}, { Origin: "https://page.example" }, { "Accept-Encoding": "gzip, br" }]),
  };
}

const api = [
  "/calendar/events/v1",
  "/calendar/events/v1",
  "/it/calendar/events/v1",
  "/wp-json/tribe/events/v1",
];
const marches = [1, 3, 5, 8, 12, 17, 22, 26];
const orders = [
  "",
  "",
  "",
  "&order=desc",
  "&orderby=title",
  "&orderby=created&order=desc",
  "&orderby=modified",
];
const forms = ["", "", "", "", "&_fields=events.title,events.venue,total", "&_envelope=1", "&_jsonp=show"];

/** A window of March 2031, or beside the present, with bounds of every kind. */
function window({ pick, below }: Random): string {
  const start = pick(marches);
  const between = `start_date=${dayOf(start)}&end_date=${dayOf(start + 2 + below(12))}`;
  const instant = (day: number): string => `${dayOf(day)}%20${pick(["09", "12", "20"])}:00`;
  return pick([
    between,
    between,
    `${between}&strict_dates=true`,
    `starts_after=${instant(start)}&strict_dates=true`,
    `ends_before=${instant(start + 5)}&strict_dates=true`,
    `ends_after=${instant(start)}&starts_before=${instant(start + 4)}&strict_dates=true`,
    `starts_before=${dayOf(start + 9)}&ends_after=${dayOf(start)}`,
    "start_date=now&end_date=%2B9%20days",
    "starts_after=tomorrow",
    "window=all",
    "",
    "",
  ]);
}

/** What a list of events is filtered by: few ways, so that each comes up with many windows. */
function filter({ pick }: Random, { venues, organizers, categories, tags, events }: Records): string {
  return pick([
    "",
    "",
    `&categories=${pick(categories)}`,
    "&categories=music",
    `&tags=${pick(tags)}`,
    `&venue=${pick(venues.slice(0, 3))}`,
    `&organizer=${pick(organizers)}&categories=${categories[0]}`,
    "&search=concert",
    "&search=night%20-caf%C3%A9",
    "&featured=true",
    "&geoloc_lat=41.9&geoloc_lng=12.5&geoloc_radius=300",
    "&event_status=scheduled",
    "&is_virtual=true",
    "&ticketed=true",
    `&post_parent=${pick(events)}`,
    `&include=${pick(events)},${pick(events)}`,
    "&status=draft,private",
    "&password=open",
    "&context=edit",
  ]);
}

function page({ pick, below }: Random): string {
  return `&page=${pick([1, 1, 1, 2])}&per_page=${3 + below(3) * 8}`;
}

const listEvents = (random: Random, records: Records): string =>
  `${random.pick(api)}/events?${window(random)}${filter(random, records)}${random.pick(orders)}${page(random)}${random.pick(forms)}`;

/** Weighted by how often each stands here. */
const reads: readonly ((random: Random, records: Records) => string)[] = [
  ...Array<typeof listEvents>(8).fill(listEvents),
  ({ pick }, { events }) =>
    `${pick(api)}/events/${pick(events)}${pick(["", "", "?password=open", "?_fields=id,title"])}`,
  ({ pick }, { events }) => `${pick(api)}/events/${pick(events)}`,
  ({ pick, below }) => `${pick(api)}/events/by-slug/slug-${below(4)}`,
  ({ pick }, records) => {
    const kind = pick(kinds);
    return `${pick(api)}/${kind}/${pick(records[kind])}`;
  },
  ({ pick }, { events }) =>
    `${pick(api)}/${pick(["venues", "organizers"])}?${pick([
      "",
      "has_events=true",
      "search=hall",
      "orderby=name",
      `event=${pick(events)}`,
    ])}&per_page=${pick([2, 50])}`,
  ({ pick }) => `${pick(api)}/${pick(["venues", "organizers"])}?only_with_upcoming=true`,
  ({ pick }, { events }) =>
    `${pick(api)}/${pick(["categories", "tags"])}?${pick([
      "",
      "hide_empty=false",
      "orderby=count&order=desc",
      "search=mus",
      `event=${pick(events)}`,
      "parent=0",
    ])}&per_page=${pick([2, 50])}`,
  (random, records) =>
    `${random.pick(api)}/events.${random.pick(["ics", "rss"])}?${window(random)}${filter(random, records)}`,
  ({ pick }, { events }) => `${pick(api)}/events/${pick(events)}.ics`,
  ({ pick }) =>
    pick([
      "/",
      "/it/",
      "/?eventDisplay=month&tribe-bar-date=2031-03",
      "/events/2031-03-12",
      "/events/category/music",
      "/events/feed",
      "/?ical=1",
      "/sitemap.xml",
    ]),
  ({ pick, below }) => `${pick(["", "/it"])}/event/slug-${below(4)}/${pick(["", "ical"])}`,
];
