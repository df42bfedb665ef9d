import type { TestService } from "../../support/service.js";
import {
  categories,
  organizers,
  type PlannedEvent,
  periodOf,
  planEvents,
  publicationOf,
  tags,
  venues,
  wallsOf,
} from "./calendar.js";

/** An event with the ids that the service gave, and its times as instants. */
export interface StoredEvent extends PlannedEvent {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly date: number;
}

/** The test calendar in a service; `ids` lists the ids in the order of the plan. */
export interface StoredCalendar {
  readonly events: readonly StoredEvent[];
  readonly ids: Readonly<Record<"categories" | "tags" | "venues" | "organizers", readonly number[]>>;
}

/** Creates the test calendar through the service. */
export async function storeCalendar(
  service: TestService,
  headers: Readonly<Record<string, string>>,
  count: number,
): Promise<StoredCalendar> {
  const send = async (method: string, path: string, body?: object): Promise<number> => {
    const answer = await service.request(method, path, { headers, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return Number(answer.body.id);
  };
  const inTurn = async <Entry>(
    entries: readonly Entry[],
    create: (entry: Entry, ids: number[]) => Promise<number>,
  ) => {
    const ids: number[] = [];
    for (const entry of entries) ids.push(await create(entry, ids));
    return ids;
  };
  const ids = {
    categories: await inTurn(categories, ({ name, slug, parent }, above) =>
      send("POST", "/categories", { name, slug, ...(parent === undefined ? {} : { parent: above[parent] }) }),
    ),
    tags: await inTurn(tags, (name) => send("POST", "/tags", { name })),
    venues: await inTurn(venues, ({ name, lat, lng }) =>
      send("POST", "/venues", { venue: name, ...(lat === undefined ? {} : { geo_lat: lat, geo_lng: lng }) }),
    ),
    organizers: await inTurn(organizers, (name) => send("POST", "/organizers", { organizer: name })),
  };
  const pick = (kind: keyof typeof ids, places: readonly number[]): number[] =>
    places.map((place) => ids[kind][place] ?? 0);

  const store = async (event: PlannedEvent, known: readonly StoredEvent[]): Promise<StoredEvent> => {
    const walls = wallsOf(event);
    const id = await send("POST", "/events", {
      title: event.title,
      description: event.description,
      excerpt: event.excerpt,
      start_date: walls.start,
      end_date: walls.end,
      timezone: event.zone,
      all_day: event.allDay,
      date_utc: new Date(publicationOf(event)).toISOString(),
      status: event.status === "trash" ? "publish" : event.status,
      author: event.author,
      categories: pick("categories", event.categories),
      tags: pick("tags", event.tags),
      venue: pick("venues", event.venues),
      organizer: pick("organizers", event.organizers),
      featured: event.featured,
      hide_from_listings: event.hidden,
      ...(event.isProtected ? { password: "sesame" } : {}),
      ...(event.tickets ? { tickets: [{ name: "Reduced", price: 5 }] } : {}),
      ...(event.parent === undefined ? {} : { post_parent: known[event.parent]?.id }),
    });
    if (event.italian !== undefined)
      await send("PATCH", `/events/${id}?translation_language=it`, { title: event.italian });
    if (event.status === "trash") await send("DELETE", `/events/${id}`);
    return { ...event, ...periodOf(event), id, date: publicationOf(event) };
  };

  const plan = planEvents(count);
  const events: StoredEvent[] = [];
  // The first ones are the parents of others.
  for (const event of plan.slice(0, parents)) events.push(await store(event, events));
  for (let place = parents; place < plan.length; place += atOnce) {
    const known = [...events];
    const batch = plan.slice(place, place + atOnce).map((event) => store(event, known));
    events.push(...(await Promise.all(batch)));
  }
  return { events, ids };
}

const parents = 10;
const atOnce = 10;
