import type {
  AnyClientError,
  AuditPage,
  Category,
  CategoryList,
  Client,
  Event,
  EventList,
  JsonObject,
  LocalDateTime,
  Organizer,
  OrganizerList,
  Tag,
  TagList,
  UtcDateTime,
  Venue,
  VenueList,
  Walk,
  Webhook,
} from "../../../generated/sdk/index.js";
import type { WebhookMessage } from "../../../generated/sdk/webhooks.js";

/** A call of each operation that must compile. A test looks for each, and for one below that must not. */
export const right = (client: Client) => ({
  listEvents: client.events.list({ page: 2, translation_language: "it" }) satisfies Promise<EventList>,
  createEvent: client.events.create({
    title: "x",
    start_date: "2031-03-10",
    end_date: "2031-03-10",
    categories: [1, "music"],
  }) satisfies Promise<Event>,
  getEvent: client.events.get(1, { translation_language: "ca" }) satisfies Promise<Event>,
  updateEvent: client.events.update(
    1,
    { title: "x", venue: null },
    { ifMatch: '"1"' },
  ) satisfies Promise<Event>,
  deleteEvent: client.events.delete(1) satisfies Promise<Event>,
  getEventBySlug: client.events.getBySlug("x") satisfies Promise<Event>,
  updateEventBySlug: client.events.updateBySlug("x", { title: "x", venue: null }) satisfies Promise<Event>,
  deleteEventBySlug: client.events.deleteBySlug("x") satisfies Promise<Event>,
  listVenues: client.venues.list({ page: 2, translation_language: "it" }) satisfies Promise<VenueList>,
  createVenue: client.venues.create({ venue: "x", city: null }) satisfies Promise<Venue>,
  getVenue: client.venues.get(1, { translation_language: "ca" }) satisfies Promise<Venue>,
  updateVenue: client.venues.update(1, { city: "x" }, { ifMatch: '"1"' }) satisfies Promise<Venue>,
  deleteVenue: client.venues.delete(1) satisfies Promise<Venue>,
  getVenueBySlug: client.venues.getBySlug("x") satisfies Promise<Venue>,
  updateVenueBySlug: client.venues.updateBySlug("x", { city: "x" }) satisfies Promise<Venue>,
  deleteVenueBySlug: client.venues.deleteBySlug("x") satisfies Promise<Venue>,
  listOrganizers: client.organizers.list({
    page: 2,
    translation_language: "it",
  }) satisfies Promise<OrganizerList>,
  createOrganizer: client.organizers.create({ organizer: "x" }) satisfies Promise<Organizer>,
  getOrganizer: client.organizers.get(1, { translation_language: "ca" }) satisfies Promise<Organizer>,
  updateOrganizer: client.organizers.update(
    1,
    { phone: "x" },
    { ifMatch: '"1"' },
  ) satisfies Promise<Organizer>,
  deleteOrganizer: client.organizers.delete(1) satisfies Promise<Organizer>,
  getOrganizerBySlug: client.organizers.getBySlug("x") satisfies Promise<Organizer>,
  updateOrganizerBySlug: client.organizers.updateBySlug("x", { phone: "x" }) satisfies Promise<Organizer>,
  deleteOrganizerBySlug: client.organizers.deleteBySlug("x") satisfies Promise<Organizer>,
  listCategories: client.categories.list({
    page: 2,
    translation_language: "it",
  }) satisfies Promise<CategoryList>,
  createCategory: client.categories.create({ name: "x" }) satisfies Promise<Category>,
  getCategory: client.categories.get(1, { translation_language: "ca" }) satisfies Promise<Category>,
  updateCategory: client.categories.update(1, { name: "x" }, { ifMatch: '"1"' }) satisfies Promise<Category>,
  deleteCategory: client.categories.delete(1) satisfies Promise<Category>,
  listTags: client.tags.list({ page: 2, translation_language: "it" }) satisfies Promise<TagList>,
  createTag: client.tags.create({ name: "x" }) satisfies Promise<Tag>,
  getTag: client.tags.get(1, { translation_language: "ca" }) satisfies Promise<Tag>,
  updateTag: client.tags.update(1, { name: "x" }, { ifMatch: '"1"' }) satisfies Promise<Tag>,
  deleteTag: client.tags.delete(1) satisfies Promise<Tag>,
  getRoot: client.getRoot({ translation_language: "fr" }) satisfies Promise<JsonObject>,
  getDoc: client.getDoc({ translation_language: "fr" }) satisfies Promise<JsonObject>,
  getContract: client.getContract({ translation_language: "fr" }) satisfies Promise<JsonObject>,
  getAudit: client.getAudit({ resource: "event", record: 1 }) satisfies Promise<AuditPage>,
  getWebhooks: client.getWebhooks() satisfies Promise<unknown>,
  createWebhook: client.createWebhook({
    name: "x",
    url: "https://receiver.example.org",
    types: ["event.*"],
  }) satisfies Promise<Webhook>,
  getWebhook: client.getWebhook("x") satisfies Promise<Webhook>,
  updateWebhook: client.updateWebhook("x", { enabled: false }) satisfies Promise<Webhook>,
  deleteWebhook: client.deleteWebhook("x") satisfies Promise<Webhook>,
  rotateWebhook: client.rotateWebhook("x") satisfies Promise<Webhook>,
  testWebhook: client.testWebhook("x") satisfies Promise<unknown>,
  getWebhookLog: client.getWebhookLog("x") satisfies Promise<unknown>,
  replayWebhook: client.replayWebhook("x", { message: "msg_1" }) satisfies Promise<unknown>,
});

/** Calls of each operation that must not compile. */
export function wrong(client: Client): void {
  // @ts-expect-error listEvents: no such filter
  void client.events.list({ colour: 1 });
  // @ts-expect-error createEvent: a field is missing
  void client.events.create({ title: "x" });
  // @ts-expect-error getEvent: an id is a number
  void client.events.get("one");
  // @ts-expect-error updateEvent: an id cannot be changed
  void client.events.update(1, { id: 2 });
  // @ts-expect-error deleteEvent: an id is needed
  void client.events.delete();
  // @ts-expect-error getEventBySlug: a slug is a text
  void client.events.getBySlug(1);
  // @ts-expect-error updateEventBySlug: no such field
  void client.events.updateBySlug("x", { colour: 1 });
  // @ts-expect-error deleteEventBySlug: no such language
  void client.events.deleteBySlug("x", { translation_language: "xx" });
  // @ts-expect-error listVenues: no such filter
  void client.venues.list({ colour: 1 });
  // @ts-expect-error createVenue: a field is missing
  void client.venues.create({ city: "x" });
  // @ts-expect-error getVenue: an id is a number
  void client.venues.get("one");
  // @ts-expect-error updateVenue: an id cannot be changed
  void client.venues.update(1, { id: 2 });
  // @ts-expect-error deleteVenue: an id is needed
  void client.venues.delete();
  // @ts-expect-error getVenueBySlug: a slug is a text
  void client.venues.getBySlug(1);
  // @ts-expect-error updateVenueBySlug: no such field
  void client.venues.updateBySlug("x", { colour: 1 });
  // @ts-expect-error deleteVenueBySlug: no such language
  void client.venues.deleteBySlug("x", { translation_language: "xx" });
  // @ts-expect-error listOrganizers: no such filter
  void client.organizers.list({ colour: 1 });
  // @ts-expect-error createOrganizer: a field is missing
  void client.organizers.create({});
  // @ts-expect-error getOrganizer: an id is a number
  void client.organizers.get("one");
  // @ts-expect-error updateOrganizer: an id cannot be changed
  void client.organizers.update(1, { id: 2 });
  // @ts-expect-error deleteOrganizer: an id is needed
  void client.organizers.delete();
  // @ts-expect-error getOrganizerBySlug: a slug is a text
  void client.organizers.getBySlug(1);
  // @ts-expect-error updateOrganizerBySlug: no such field
  void client.organizers.updateBySlug("x", { colour: 1 });
  // @ts-expect-error deleteOrganizerBySlug: no such language
  void client.organizers.deleteBySlug("x", { translation_language: "xx" });
  // @ts-expect-error listCategories: no such filter
  void client.categories.list({ colour: 1 });
  // @ts-expect-error createCategory: a field is missing
  void client.categories.create({});
  // @ts-expect-error getCategory: an id is a number
  void client.categories.get("one");
  // @ts-expect-error updateCategory: an id cannot be changed
  void client.categories.update(1, { id: 2 });
  // @ts-expect-error deleteCategory: an id is needed
  void client.categories.delete();
  // @ts-expect-error listTags: no such filter
  void client.tags.list({ colour: 1 });
  // @ts-expect-error createTag: a field is missing
  void client.tags.create({});
  // @ts-expect-error getTag: an id is a number
  void client.tags.get("one");
  // @ts-expect-error updateTag: an id cannot be changed
  void client.tags.update(1, { id: 2 });
  // @ts-expect-error deleteTag: an id is needed
  void client.tags.delete();
  // @ts-expect-error getRoot: no such language
  void client.getRoot({ translation_language: "xx" });
  // @ts-expect-error getDoc: no such language
  void client.getDoc({ translation_language: "xx" });
  // @ts-expect-error getContract: no such language
  void client.getContract({ translation_language: "xx" });
  // @ts-expect-error getAudit: a record is named by its number
  void client.getAudit({ record: "one" });
  // @ts-expect-error getWebhooks: no such language
  void client.getWebhooks({ translation_language: "xx" });
  // @ts-expect-error createWebhook: the address is missing
  void client.createWebhook({ name: "x" });
  // @ts-expect-error getWebhook: a name is a text
  void client.getWebhook(1);
  // @ts-expect-error updateWebhook: a name cannot be changed
  void client.updateWebhook("x", { name: "y" });
  // @ts-expect-error deleteWebhook: a name is needed
  void client.deleteWebhook();
  // @ts-expect-error rotateWebhook: the secret is made by the service
  void client.rotateWebhook("x", { secret: "y" });
  // @ts-expect-error testWebhook: a name is a text
  void client.testWebhook(1);
  // @ts-expect-error getWebhookLog: no such parameter
  void client.getWebhookLog("x", { colour: "red" });
  // @ts-expect-error replayWebhook: a message is named by its id
  void client.replayWebhook("x", { message: 1 });
}

/** Named fields narrow the answers of all reads. */
export async function fields(client: Client): Promise<readonly unknown[]> {
  const { events, total } = await client.events.list({ fields: ["id", "title"], per_page: 5 });
  const [first] = events;
  const titles: string[] = events.map(({ title }) => title);
  // @ts-expect-error: only the named fields are there
  const slugs: unknown = first?.slug;
  // @ts-expect-error: no such field
  void client.events.list({ fields: ["colour"] });
  // @ts-expect-error: no such field inside
  void client.events.get(1, { fields: ["image.colour"] });
  const { image } = await client.events.get(1, { fields: ["image.url"] });
  // @ts-expect-error: only the address was asked for
  const width: unknown = image && image.width;
  const url: string | false = image && image.url;
  const { slug } = await client.venues.getBySlug("x", { fields: ["slug"] });
  const names: Pick<Tag, "id" | "name">[] = await client.tags
    .all({ fields: ["id", "name"] })
    .toArray({ limit: 3 });
  for await (const page of client.venues.pages({ fields: ["city"] })) {
    // @ts-expect-error: only the named fields are there
    const name: unknown = page.venues[0]?.venue;
    if (name === "") break;
  }
  const whole: Event[] = (await client.events.list({ per_page: 1 })).events;
  // @ts-expect-error: a write answers the whole record
  void client.tags.create({ name: "x", fields: ["id"] });
  return [total, titles, slugs, width, url, slug, names, whole];
}

/** Options, requests without a function, files. */
export async function besides(client: Client): Promise<readonly unknown[]> {
  const other: Client = client.withOptions({
    language: "it",
    key: () => Promise.resolve("k"),
    logger: console,
  });
  // @ts-expect-error: no such option
  void client.withOptions({ colour: "red" });
  // @ts-expect-error: no such method
  void client.request("FETCH", "/events");
  const { ok } = await other.request<{ ok: boolean }>("POST", "/x", { query: { a: 1 }, body: { b: 2 } });
  const file: string = await client.events.listIcs({ categories: ["music"] });
  // @ts-expect-error: no such filter
  void client.events.listRss({ colour: "red" });
  const one: string = await client.events.getIcs(1);
  return [ok, file, one];
}

/** Walks give records or pages. */
export function walks(client: Client): readonly [Walk<Event>, Walk<TagList>, unknown] {
  // @ts-expect-error: events are no tags
  const tags: Walk<Tag> = client.events.all();
  return [client.events.all({ featured: true }, { prefetch: 2, from: "3.1" }), client.tags.pages(), tags];
}

/** Times of the two kinds do not mix; plain texts are both. */
export function times(utc: UtcDateTime): readonly LocalDateTime[] {
  // @ts-expect-error: UTC is no wall-clock time
  const wrong: LocalDateTime = utc;
  return ["2031-03-10 19:30:00", wrong];
}

/** Every kind of error narrows to its class; a switch that forgets one does not compile. */
export function describeError(error: AnyClientError): string | number {
  switch (error.kind) {
    case "bad_request":
    case "unauthorized":
    case "forbidden":
    case "not_found":
    case "conflict":
    case "gone":
    case "precondition":
    case "rate_limited":
    case "server":
    case "contract":
      return error.status;
    case "input":
      return error.parameter;
    case "network":
    case "timeout":
    case "abort":
      // @ts-expect-error: there was no answer
      return error.status satisfies number;
    default:
      return error satisfies never;
  }
}

/** What may be absent has to be looked at. */
export async function finds(client: Client): Promise<string> {
  const event = await client.events.find("slug");
  // @ts-expect-error: terms have no address by slug
  void client.tags.find("slug");
  // @ts-expect-error: there may be none
  return event.title;
}

/** What some members of a union lack is undefined there. */
export function shared(
  error: AnyClientError,
  message: WebhookMessage,
): readonly (number | string | undefined)[] {
  // @ts-expect-error: no error has this
  Object.is(error.statusCode, 0);
  // @ts-expect-error: no record has a text for an id
  Object.is(message.id satisfies string | undefined, 0);
  return [error.status, error.code, message.id];
}
