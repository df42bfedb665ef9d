import type {
  AnyClientError,
  AuditPage,
  BatchAnswer,
  Client,
  Event,
  EventChange,
  EventChangePage,
  EventList,
  JsonObject,
  LocalDateTime,
  SimilarEventList,
  Tag,
  TagList,
  UtcDateTime,
  Walk,
  Webhook,
} from "../../../generated/sdk/index.js";
import {
  type Core,
  fileStore,
  memoryStore,
  type SyncStore,
  syncEvents,
} from "../../../generated/sdk/sync.js";
import type { WebhookMessage } from "../../../generated/sdk/webhooks.js";

/**
 * A call of each operation that must compile, of resources that are alike one post and one term. A test looks for each, and
 * for one below that must not.
 */
export const right = (client: Client) => ({
  listEvents: client.events.list({ page: 2, translation_language: "it" }) satisfies Promise<EventList>,
  listEventChanges: client.events.changes({ featured: true }) satisfies Promise<EventChangePage>,
  similarEvents: client.events.similar({ title: "x", venue: "y" }) satisfies Promise<SimilarEventList>,
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
  getEventByExternal: client.events.getByExternal({ source: "x", external: "1" }) satisfies Promise<Event>,
  putEventByExternal: client.events.putByExternal(
    { source: "x", external: "1" },
    { id: 7, context: "import" },
  ) satisfies Promise<Event>,
  deleteEventByExternal: client.events.deleteByExternal(
    { source: "x", external: "1" },
    { if_unchanged: true },
  ) satisfies Promise<Event>,
  batchEvents: client.events.batch({
    items: [{ operation: "delete", id: 1 }],
  }) satisfies Promise<BatchAnswer>,
  listTags: client.tags.list({ page: 2, translation_language: "it" }) satisfies Promise<TagList>,
  createTag: client.tags.create({ name: "x" }) satisfies Promise<Tag>,
  getTag: client.tags.get(1, { translation_language: "ca" }) satisfies Promise<Tag>,
  updateTag: client.tags.update(1, { name: "x" }, { ifMatch: '"1"' }) satisfies Promise<Tag>,
  deleteTag: client.tags.delete(1) satisfies Promise<Tag>,
  putTagByExternal: client.tags.putByExternal(
    { source: "x", external: "1" },
    { name: "x" },
  ) satisfies Promise<Tag>,
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

/** Calls of the same operations that must not compile. */
export function wrong(client: Client): void {
  // @ts-expect-error listEvents: no such filter
  void client.events.list({ colour: 1 });
  // @ts-expect-error listEventChanges: changes have no order
  void client.events.changes({ order: "asc" });
  // @ts-expect-error similarEvents: the title is missing
  void client.events.similar({ start_date: "2031-03-10" });
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
  // @ts-expect-error getEventByExternal: a source is needed
  void client.events.getByExternal({ external: "1" });
  // @ts-expect-error putEventByExternal: no such field
  void client.events.putByExternal({ source: "x", external: "1" }, { colour: 1 });
  // @ts-expect-error deleteEventByExternal: an id is a text
  void client.events.deleteByExternal({ source: "x", external: 1 });
  // @ts-expect-error batchEvents: no such operation
  void client.events.batch({ items: [{ operation: "replace" }] });
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
  // @ts-expect-error putTagByExternal: no such field
  void client.tags.putByExternal({ source: "x", external: "1" }, { colour: 1 });
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

/** Copies have the records and the filters of their list. */
export async function copies(core: Core): Promise<readonly (string | undefined)[]> {
  const store: SyncStore<EventChange> = await fileStore("events.jsonl");
  await syncEvents(core, {
    store,
    filters: { featured: true },
    onChange: ([change]) => change?.record?.title,
  });
  await syncEvents(core, { store: memoryStore(), live: true });
  // @ts-expect-error: the position is of the store
  await syncEvents(core, { store, filters: { since: "x" } });
  // @ts-expect-error: no such filter
  await syncEvents(core, { store, filters: { colour: "red" } });
  const record = (await store.get(1))?.record;
  // @ts-expect-error: no event has this
  Object.is(record?.colour, 0);
  return [record?.title];
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
