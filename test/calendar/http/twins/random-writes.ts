import type { Random } from "../../../support/random.js";
import { type Records, times } from "./records.js";

export interface RandomWrite {
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: object;
}

/** A write of any kind, by id; some name a record that is in the trash or gone. */
export function randomWrite(random: Random, records: Records): RandomWrite {
  return random.pick(writes)(random, records);
}

const names = ["Night walk", "Café", "Opera", "東京音楽祭", "Concert again"];
const languages = ["", "", "?translation_language=it"];
const statuses = ["publish", "publish", "publish", "draft", "pending", "private", "future"];

function event({ pick, below }: Random, { venues, organizers, categories, tags, events }: Records): object {
  return pick<() => object>([
    () => ({ title: `${pick(names)} ${below(4)}` }),
    () => times(1 + below(28), below(4)),
    () => ({ description: `<p>${pick(names)}</p>`, excerpt: pick(names) }),
    () => ({ slug: `slug-${below(4)}` }),
    () => ({ venue: pick(venues) }),
    () => ({ venue: [{ venue: pick(names) }] }),
    () => ({ organizer: [pick(organizers), pick(organizers)] }),
    () => ({ categories: [pick([...categories, pick(names)])] }),
    () => ({ tags: pick([[], [pick(tags)], [pick(names), pick(tags)]]) }),
    () => ({ status: pick(statuses), date: "2031-04-01 10:00:00" }),
    () => ({ hide_from_listings: below(2) === 0, featured: below(2) === 0, sticky: below(2) === 0 }),
    () => ({ password: pick(["", "open"]) }),
    () => ({ timezone: pick(["Europe/Rome", "America/New_York", "UTC+5.5"]), all_day: below(2) === 0 }),
    () => ({ cost: pick(["10", "free", ""]), website: pick([null, "https://example.org/"]) }),
    () => ({ event_status: pick(["canceled", "postponed", "rescheduled", null]) }),
    () => ({ is_virtual: below(2) === 0, virtual_url: "https://meet.example.org/" }),
    () => ({ tickets: pick([[], [{ name: "Full", price: 9 }]]) }),
    () => ({ post_parent: pick([null, pick(events)]) }),
    () => ({ author: pick([5, 7]) }),
  ])();
}

/** Weighted by how often each stands here. */
const writes: readonly ((random: Random, records: Records) => RandomWrite)[] = [
  ...Array<typeof changeEvent>(9).fill(changeEvent),
  createEvent,
  createEvent,
  (random, { events }) => ({ method: "DELETE", path: `/events/${random.pick(events)}` }),
  ({ pick }, { events }) => ({
    method: "PATCH",
    path: `/events/${pick(events)}`,
    body: { status: "publish" },
  }),
  createSeries,
  changeSeries,
  ({ pick, below }, { venues }) => ({
    method: "PATCH",
    path: `/venues/${pick(venues)}${pick(languages)}`,
    body: pick([
      { venue: `Hall ${below(4)}` },
      { geo_lat: 41 + below(3), geo_lng: 12 },
      { city: pick(names), status: pick(statuses) },
    ]),
  }),
  ({ pick }, { venues }) => ({ method: "DELETE", path: `/venues/${pick(venues)}` }),
  ({ pick, below }, { organizers }) => ({
    method: "PATCH",
    path: `/organizers/${pick(organizers)}${pick(languages)}`,
    body: { organizer: `Guild ${below(4)}`, status: "publish" },
  }),
  ({ pick }, { organizers }) => ({ method: "DELETE", path: `/organizers/${pick(organizers)}` }),
  ({ pick, below }, { categories }) => ({
    method: "PATCH",
    path: `/categories/${pick(categories)}${pick(languages)}`,
    body: pick([
      { name: `Kind ${below(6)}` },
      { slug: `kind-${below(6)}` },
      { parent: pick([null, pick(categories)]) },
    ]),
  }),
  ({ pick, below }) => ({
    method: "POST",
    path: `/${pick(["categories", "tags"])}`,
    body: { name: `New ${below(9)}` },
  }),
  ({ pick, below }, { tags }) => ({
    method: "PATCH",
    path: `/tags/${pick(tags)}${pick(languages)}`,
    body: { name: `Word ${below(6)}` },
  }),
  ({ pick }, { categories, tags }) => ({
    method: "DELETE",
    path: pick([`/categories/${pick(categories)}`, `/tags/${pick(tags)}`]),
  }),
];

function changeEvent(random: Random, records: Records): RandomWrite {
  const { pick, below } = random;
  const path = below(9) === 0 ? `by-slug/slug-${below(4)}` : pick(records.events);
  return { method: "PATCH", path: `/events/${path}${pick(languages)}`, body: event(random, records) };
}

function createEvent(random: Random, records: Records): RandomWrite {
  const { pick, below } = random;
  const body = {
    title: pick(names),
    ...times(1 + below(28), below(4)),
    ...event(random, records),
    ...event(random, records),
  };
  return { method: "POST", path: "/events", body };
}

function createSeries({ pick, below }: Random): RandomWrite {
  const recurrence = { rrule: `FREQ=${pick(["DAILY", "WEEKLY"])};COUNT=${2 + below(3)}` };
  return {
    method: "POST",
    path: "/events",
    body: { title: pick(names), ...times(1 + below(9), 0), recurrence },
  };
}

/** Takes effect where the event belongs to a series. */
function changeSeries({ pick, below }: Random, { events }: Records): RandomWrite {
  const scope = pick(["this", "following", "all"]);
  return below(4) === 0
    ? { method: "DELETE", path: `/events/${pick(events)}?scope=${scope}` }
    : { method: "PATCH", path: `/events/${pick(events)}`, body: { scope, title: `Series ${below(9)}` } };
}
