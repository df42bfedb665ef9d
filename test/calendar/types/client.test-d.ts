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

// One function per operation, named like it: what must compile, and what must not. A test looks for each.

export function listEvents(client: Client): Promise<EventList> {
  // @ts-expect-error: no such filter
  void client.events.list({ colour: 1 });
  return client.events.list({ page: 2, translation_language: "it" });
}

export function createEvent(client: Client): Promise<Event> {
  // @ts-expect-error: a field is missing
  void client.events.create({ title: "x" });
  return client.events.create({
    title: "x",
    start_date: "2031-03-10",
    end_date: "2031-03-10",
    categories: [1, "music"],
  });
}

export function getEvent(client: Client): Promise<Event> {
  // @ts-expect-error: an id is a number
  void client.events.get("one");
  return client.events.get(1, { translation_language: "ca" });
}

export function updateEvent(client: Client): Promise<Event> {
  // @ts-expect-error: an id cannot be changed
  void client.events.update(1, { id: 2 });
  return client.events.update(1, { title: "x", venue: null }, { ifMatch: '"1"' });
}

export function deleteEvent(client: Client): Promise<Event> {
  // @ts-expect-error: an id is needed
  void client.events.delete();
  return client.events.delete(1);
}

export function getEventBySlug(client: Client): Promise<Event> {
  // @ts-expect-error: a slug is a text
  void client.events.getBySlug(1);
  return client.events.getBySlug("x");
}

export function updateEventBySlug(client: Client): Promise<Event> {
  // @ts-expect-error: no such field
  void client.events.updateBySlug("x", { colour: 1 });
  return client.events.updateBySlug("x", { title: "x", venue: null });
}

export function deleteEventBySlug(client: Client): Promise<Event> {
  // @ts-expect-error: no such language
  void client.events.deleteBySlug("x", { translation_language: "xx" });
  return client.events.deleteBySlug("x");
}

export function listVenues(client: Client): Promise<VenueList> {
  // @ts-expect-error: no such filter
  void client.venues.list({ colour: 1 });
  return client.venues.list({ page: 2, translation_language: "it" });
}

export function createVenue(client: Client): Promise<Venue> {
  // @ts-expect-error: a field is missing
  void client.venues.create({ city: "x" });
  return client.venues.create({ venue: "x", city: null });
}

export function getVenue(client: Client): Promise<Venue> {
  // @ts-expect-error: an id is a number
  void client.venues.get("one");
  return client.venues.get(1, { translation_language: "ca" });
}

export function updateVenue(client: Client): Promise<Venue> {
  // @ts-expect-error: an id cannot be changed
  void client.venues.update(1, { id: 2 });
  return client.venues.update(1, { city: "x" }, { ifMatch: '"1"' });
}

export function deleteVenue(client: Client): Promise<Venue> {
  // @ts-expect-error: an id is needed
  void client.venues.delete();
  return client.venues.delete(1);
}

export function getVenueBySlug(client: Client): Promise<Venue> {
  // @ts-expect-error: a slug is a text
  void client.venues.getBySlug(1);
  return client.venues.getBySlug("x");
}

export function updateVenueBySlug(client: Client): Promise<Venue> {
  // @ts-expect-error: no such field
  void client.venues.updateBySlug("x", { colour: 1 });
  return client.venues.updateBySlug("x", { city: "x" });
}

export function deleteVenueBySlug(client: Client): Promise<Venue> {
  // @ts-expect-error: no such language
  void client.venues.deleteBySlug("x", { translation_language: "xx" });
  return client.venues.deleteBySlug("x");
}

export function listOrganizers(client: Client): Promise<OrganizerList> {
  // @ts-expect-error: no such filter
  void client.organizers.list({ colour: 1 });
  return client.organizers.list({ page: 2, translation_language: "it" });
}

export function createOrganizer(client: Client): Promise<Organizer> {
  // @ts-expect-error: a field is missing
  void client.organizers.create({});
  return client.organizers.create({ organizer: "x" });
}

export function getOrganizer(client: Client): Promise<Organizer> {
  // @ts-expect-error: an id is a number
  void client.organizers.get("one");
  return client.organizers.get(1, { translation_language: "ca" });
}

export function updateOrganizer(client: Client): Promise<Organizer> {
  // @ts-expect-error: an id cannot be changed
  void client.organizers.update(1, { id: 2 });
  return client.organizers.update(1, { phone: "x" }, { ifMatch: '"1"' });
}

export function deleteOrganizer(client: Client): Promise<Organizer> {
  // @ts-expect-error: an id is needed
  void client.organizers.delete();
  return client.organizers.delete(1);
}

export function getOrganizerBySlug(client: Client): Promise<Organizer> {
  // @ts-expect-error: a slug is a text
  void client.organizers.getBySlug(1);
  return client.organizers.getBySlug("x");
}

export function updateOrganizerBySlug(client: Client): Promise<Organizer> {
  // @ts-expect-error: no such field
  void client.organizers.updateBySlug("x", { colour: 1 });
  return client.organizers.updateBySlug("x", { phone: "x" });
}

export function deleteOrganizerBySlug(client: Client): Promise<Organizer> {
  // @ts-expect-error: no such language
  void client.organizers.deleteBySlug("x", { translation_language: "xx" });
  return client.organizers.deleteBySlug("x");
}

export function listCategories(client: Client): Promise<CategoryList> {
  // @ts-expect-error: no such filter
  void client.categories.list({ colour: 1 });
  return client.categories.list({ page: 2, translation_language: "it" });
}

export function createCategory(client: Client): Promise<Category> {
  // @ts-expect-error: a field is missing
  void client.categories.create({});
  return client.categories.create({ name: "x" });
}

export function getCategory(client: Client): Promise<Category> {
  // @ts-expect-error: an id is a number
  void client.categories.get("one");
  return client.categories.get(1, { translation_language: "ca" });
}

export function updateCategory(client: Client): Promise<Category> {
  // @ts-expect-error: an id cannot be changed
  void client.categories.update(1, { id: 2 });
  return client.categories.update(1, { name: "x" }, { ifMatch: '"1"' });
}

export function deleteCategory(client: Client): Promise<Category> {
  // @ts-expect-error: an id is needed
  void client.categories.delete();
  return client.categories.delete(1);
}

export function listTags(client: Client): Promise<TagList> {
  // @ts-expect-error: no such filter
  void client.tags.list({ colour: 1 });
  return client.tags.list({ page: 2, translation_language: "it" });
}

export function createTag(client: Client): Promise<Tag> {
  // @ts-expect-error: a field is missing
  void client.tags.create({});
  return client.tags.create({ name: "x" });
}

export function getTag(client: Client): Promise<Tag> {
  // @ts-expect-error: an id is a number
  void client.tags.get("one");
  return client.tags.get(1, { translation_language: "ca" });
}

export function updateTag(client: Client): Promise<Tag> {
  // @ts-expect-error: an id cannot be changed
  void client.tags.update(1, { id: 2 });
  return client.tags.update(1, { name: "x" }, { ifMatch: '"1"' });
}

export function deleteTag(client: Client): Promise<Tag> {
  // @ts-expect-error: an id is needed
  void client.tags.delete();
  return client.tags.delete(1);
}

export function getRoot(client: Client): Promise<JsonObject> {
  // @ts-expect-error: no such language
  void client.getRoot({ translation_language: "xx" });
  return client.getRoot({ translation_language: "fr" });
}

export function getDoc(client: Client): Promise<JsonObject> {
  // @ts-expect-error: no such language
  void client.getDoc({ translation_language: "xx" });
  return client.getDoc({ translation_language: "fr" });
}

export function getContract(client: Client): Promise<JsonObject> {
  // @ts-expect-error: no such language
  void client.getContract({ translation_language: "xx" });
  return client.getContract({ translation_language: "fr" });
}

export function getAudit(client: Client): Promise<AuditPage> {
  // @ts-expect-error: a record is named by its number
  void client.getAudit({ record: "one" });
  return client.getAudit({ resource: "event", record: 1 });
}

export function getWebhooks(client: Client): Promise<unknown> {
  // @ts-expect-error: no such language
  void client.getWebhooks({ translation_language: "xx" });
  return client.getWebhooks();
}

export function createWebhook(client: Client): Promise<Webhook> {
  // @ts-expect-error: the address is missing
  void client.createWebhook({ name: "x" });
  return client.createWebhook({ name: "x", url: "https://receiver.example.org", types: ["event.*"] });
}

export function getWebhook(client: Client): Promise<Webhook> {
  // @ts-expect-error: a name is a text
  void client.getWebhook(1);
  return client.getWebhook("x");
}

export function updateWebhook(client: Client): Promise<Webhook> {
  // @ts-expect-error: a name cannot be changed
  void client.updateWebhook("x", { name: "y" });
  return client.updateWebhook("x", { enabled: false });
}

export function deleteWebhook(client: Client): Promise<Webhook> {
  // @ts-expect-error: a name is needed
  void client.deleteWebhook();
  return client.deleteWebhook("x");
}

export function rotateWebhook(client: Client): Promise<Webhook> {
  // @ts-expect-error: the secret is made by the service
  void client.rotateWebhook("x", { secret: "y" });
  return client.rotateWebhook("x");
}

export function testWebhook(client: Client): Promise<unknown> {
  // @ts-expect-error: a name is a text
  void client.testWebhook(1);
  return client.testWebhook("x");
}

export function getWebhookLog(client: Client): Promise<unknown> {
  // @ts-expect-error: no such parameter
  void client.getWebhookLog("x", { colour: "red" });
  return client.getWebhookLog("x");
}

export function replayWebhook(client: Client): Promise<unknown> {
  // @ts-expect-error: a message is named by its id
  void client.replayWebhook("x", { message: 1 });
  return client.replayWebhook("x", { message: "msg_1" });
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
