import type { CommandStartedEvent, Document } from "mongodb";
import type { Database } from "../../../runtime/storage/database.js";
import type { JsonBody, RequestOptions, TestAnswer } from "../support/service.js";

/** A service whose store claims unique values, and the database of that service alone. */
export interface WatchedService {
  readonly database: Database;
  request(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>;
}

/** Where a command on a sharded collection goes: to the shards of so many ids, or to all. */
export interface Target {
  /** Command and collection. */
  readonly command: string;
  readonly ids: number | "all";
  /** Records that each shard returns at most; absent where it returns a number, or nothing. */
  readonly returned?: number;
}

/** A request and the commands that it sends to sharded collections. */
export interface RequestTargets {
  readonly request: string;
  readonly targets: readonly Target[];
}

/** Collections that are sharded by their id besides those of the records. */
const others = ["unique_claims", "image_files", "rate_limits", "change_log", "webhook_deliveries"];

/** Sends requests of each kind, and classifies the filters of the commands that the store gets for each. */
export async function findTargets(service: WatchedService): Promise<RequestTargets[]> {
  const { database } = service;
  const seen: CommandStartedEvent[] = [];
  const record = (event: CommandStartedEvent): unknown =>
    event.databaseName === database.db.databaseName && seen.push(event);
  database.db.client.on("commandStarted", record);
  const records = (await database.db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => ["events", "venues", "organizers", "categories", "tags"].includes(name));
  const sharded = new Set([...records, ...others]);
  const rows: RequestTargets[] = [];
  for (const [request, send] of requestsOf(service, await fill(service))) {
    seen.splice(0);
    await send();
    rows.push({ request, targets: seen.splice(0).flatMap((event) => targetOf(event, sharded)) });
  }
  database.db.client.off("commandStarted", record);
  return rows;
}

/** Prints a row of a table of Markdown. */
export function targetRow({ request, targets }: RequestTargets): string {
  const textOf = (some: readonly Target[]): string => {
    const texts = some.map(({ command, returned }) =>
      returned === undefined ? command : `${command} (${returned})`,
    );
    return [...new Set(texts)].map((text) => `${countOf(texts, text)}${text}`).join(", ");
  };
  const byId = targets.filter(({ ids }) => ids !== "all");
  return `| ${request} | ${textOf(byId)} | ${textOf(targets.filter(({ ids }) => ids === "all"))} |`;
}

function countOf(texts: readonly string[], text: string): string {
  const count = texts.filter((one) => one === text).length;
  return count === 1 ? "" : `${count} × `;
}

function targetOf({ commandName, command }: CommandStartedEvent, sharded: ReadonlySet<string>): Target[] {
  const document = command;
  const collection = String(document[commandName]);
  if (!sharded.has(collection)) return [];
  const name = `${commandName} ${collection}`;
  const { documents, updates, deletes, query, filter, pipeline } = document as Filters;
  if (documents !== undefined) return [{ command: name, ids: documents.length }];
  const conditions = [...(updates ?? []), ...(deletes ?? [])].map(({ q }) => q);
  const match = filter ?? query ?? pipeline?.[0]?.$match;
  const all = match === undefined ? conditions : [match];
  const counts = all.map(idsIn);
  const ids = counts.includes(undefined) ? "all" : counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const { skip = 0, limit = 0 } = document as { readonly skip?: number; readonly limit?: number };
  const isPage = commandName === "find" && limit > 0 && ids === "all";
  return [{ command: name, ids, ...(isPage ? { returned: skip + limit } : {}) }];
}

interface Filters {
  readonly documents?: readonly unknown[];
  readonly updates?: readonly { readonly q: Document }[];
  readonly deletes?: readonly { readonly q: Document }[];
  readonly query?: Document;
  readonly filter?: Document;
  readonly pipeline?: readonly { readonly $match?: Document }[];
}

/** How many ids a filter names, by which a router of the cluster finds their shards; undefined where it names none. */
export function idsIn(filter: Document): number | undefined {
  const id: unknown = filter._id;
  if (typeof id === "number" || typeof id === "string") return 1;
  const among = typeof id === "object" && id !== null && "$in" in id ? id.$in : undefined;
  if (Array.isArray(among)) return among.length;
  const parts = Array.isArray(filter.$and) ? (filter.$and as Document[]) : [];
  const counts = parts.map(idsIn).filter((count) => count !== undefined);
  return counts.length === 0 ? undefined : Math.min(...counts);
}

interface Filled {
  readonly event: JsonBody;
  readonly venue: number;
}

async function fill(service: WatchedService): Promise<Filled> {
  let event: JsonBody | undefined;
  for (let number = 1; number <= 12; number += 1) {
    const values = { title: `Harbour fair ${number}`, venue: { venue: "Pier", geo_lat: 41, geo_lng: 12 } };
    const body = {
      ...dates,
      ...values,
      categories: ["Music"],
      tags: ["free"],
      organizer: { organizer: "Port" },
    };
    event = (await service.request("POST", "/events", { body })).body;
  }
  if (event?.venue === undefined) throw new Error("The service has no events.");
  return { event, venue: Number(event.venue.id) };
}

const dates = { start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 12:00:00" };

function requestsOf(
  service: WatchedService,
  { event, venue }: Filled,
): readonly (readonly [name: string, send: () => Promise<unknown>])[] {
  const id = Number(event.id);
  const request = (method: string, path: string, options?: RequestOptions): Promise<unknown> =>
    service.request(method, path, options);
  const list = (query: string): Promise<unknown> => request("GET", `/events?start_date=2031-01-01&${query}`);
  const patch = (body: object): Promise<unknown> => request("PATCH", `/events/${id}`, { body });
  return [
    ["event by id", () => request("GET", `/events/${id}`)],
    ["event by slug", () => request("GET", "/events/by-slug/harbour-fair-3")],
    ["list, page 1", () => list("")],
    ["list, page 2 of 5 each", () => list("page=2&per_page=5")],
    ["list by category", () => list("categories=music")],
    ["list by venue", () => list(`venue=${venue}`)],
    ["list within 100 km", () => list("geoloc_lat=41&geoloc_lng=12&geoloc_radius=100")],
    ["search", () => list("search=harbour")],
    ["list of given ids", () => list(`include=${id}`)],
    ["list of venues", () => request("GET", "/venues")],
    ["list of categories", () => request("GET", "/categories")],
    ["create", () => request("POST", "/events", { body: { ...dates, title: "New" } })],
    [
      "create with a slug that is taken",
      () => request("POST", "/events", { body: { ...dates, title: "New" } }),
    ],
    [
      "create with names of terms",
      () => request("POST", "/events", { body: { ...dates, title: "Named", categories: ["Music"] } }),
    ],
    ["update", () => patch({ description: "Boats." })],
    ["update of the slug", () => patch({ slug: "moved" })],
    ["to the trash", () => request("DELETE", `/events/${id}`)],
    ["delete of a venue", () => request("DELETE", `/venues/${venue}`)],
  ];
}
