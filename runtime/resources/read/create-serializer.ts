import { cacheRegion } from "../../core/cache-snapshot.js";
import type { Localized, RecordDocument } from "../../core/documents.js";
import { serializeOnce } from "../../core/json-fragment.js";
import { anonymous } from "../../core/principal.js";
import { parentOf, propertyIn } from "../../core/properties.js";
import { compareIds, type RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { isoTime, toInstant } from "../../dates/wall-time.js";
import { parseZone, utc, type Zone } from "../../dates/zone.js";
import type { CollectionReference } from "../../storage/database.js";
import { type AppContext, type CallContext, noDate, type RecordContext, timeText } from "../app-context.js";
import { mayLink, meetsPolicy } from "../policy.js";
import { createVariance, readBatches } from "./batches.js";
import { readEmbeds } from "./embeds.js";
import { listUrl, recordUrl } from "./links.js";
import { documentsInside, type PopulatedRecords } from "./populate.js";
import type { Serializer } from "./serializer.js";

/** Creates the view of one answer: for a single record, or for one of a list. */
export function createSerializer(
  { app, call }: CallContext,
  related: PopulatedRecords,
  kind: "single" | "listed",
): Serializer {
  const { mounted } = call;
  const variance = createVariance();
  const view: Serializer = {
    ...variance,
    batched: readBatches(related, variance),
    embedded: readEmbeds(related.embeds, variance),
    app,
    call,
    single: kind === "single",
    text: (texts, own) => textIn(call.language, texts, own),
    globalId: (id) => `${mounted.host}?id=${id}`,
    local: (date) => timeText(app, date.getTime(), app.zone),
    utc: (date) => timeText(app, date.getTime(), utc),
    zoned: (date, zone) => isoTime(date.getTime(), parseZone(zone) ?? utc, app.service.wire.milliseconds),
    zonedTexts: (value, zone) => withOffsets(value, parseZone(zone) ?? utc, app.service.wire.milliseconds),
    publishedUtc: ({ undated, date }) =>
      undated === true && app.service.wire.dates !== "iso" ? noDate : timeText(app, date.getTime(), utc),
    pageUrl: (resource, document, slug) => {
      const path = isUnpublished(app, document) ? resource.draftPage : resource.page;
      return (
        mounted.site +
        path
          .replace("{id}", String(document._id))
          .replace("{slug}", slug)
          .replace("{path}", () =>
            [...recordsAbove(resource, document, related).map((above) => slugOf(view, above)), slug].join(
              "/",
            ),
          )
      );
    },
    selfUrl: (resource, id) => recordUrl(mounted, resource, id),
    termLinks: (resource, id, parent) =>
      Object.fromEntries(
        Object.entries(view.termUrls(resource, id, parent)).map(([name, href]: [string, string]) => [
          name,
          [{ href }],
        ]),
      ),
    termUrls: (resource, id, parent) => ({
      self: recordUrl(mounted, resource, id),
      collection: listUrl(mounted, resource),
      ...(parent === undefined ? {} : { up: recordUrl(mounted, resource, parent) }),
    }),
    related: (token, ids) => readableRecords(embedding, token, ids),
    shown: (token, ids, show) => showEmbedded(embedding, { token, show }, ids),
    image: (id) => {
      const image = id === undefined ? undefined : related.images.get(id);
      return (image && app.features.images?.show(image, mounted.site)) ?? false;
    },
  };
  const embedding: EmbeddingContext = { view, related, variant: variantOf(call) };
  return view;
}

/** The texts in a language. The writer fills every field in the record's own, so that the two together are complete. */
function textIn<Text extends object>(language: string, texts: Localized<Text>, own: string): Text {
  const asked = language === own ? undefined : texts[language];
  return (asked === undefined ? texts[own] : { ...texts[own], ...asked }) as Text;
}

/** The records of one collection that the caller may read inside others. Declares where others may read more or less. */
function readableRecords<Document extends RecordDocument>(
  { view, related }: EmbeddingContext,
  token: CollectionReference<Document>,
  ids: readonly RecordId[] | undefined,
): Document[] {
  const loaded = related.records.get(token.name);
  if (loaded === undefined) return [];
  const { target, byId } = loaded;
  // A collection holds documents of its token's type only; the map forgets that, being keyed by name.
  const records = byId as ReadonlyMap<RecordId, Document>;
  const found = (ids ?? []).map((id) => records.get(id)).filter((record) => record !== undefined);
  const { app, call } = view;
  const { resource } = target;
  if (!found.every((record) => isForEveryone(app, resource, record))) view.declare({ variesByCaller: true });
  const context = { app, call, records: target };
  const readable = found.filter(
    (record) => isForEveryone(app, resource, record) || mayReadInside(context, record),
  );
  // Terms are shown in the order of their names, others in that of the references.
  return readable.length > 1 && resource.taxonomy !== undefined ? readable.sort(byName) : readable;
}

/** Whether every caller may see all of a record. */
export function isForEveryone(
  app: AppContext,
  { policies }: ResourceDescriptor,
  document: RecordDocument,
): boolean {
  if (!meetsPolicy(policies?.read, anonymous, document)) return false;
  if (document.status === undefined) return document._trashed !== true;
  const status = app.service.statuses.find(({ name }) => name === document.status);
  return status?.read === "everyone" && propertyIn(document, "password") === undefined;
}

/** Whether a caller may read a record inside an answer, without its password. */
function mayReadInside(context: RecordContext, document: RecordDocument): boolean {
  const isLocked =
    propertyIn(document, "password") !== undefined && !context.call.principal.may("edit_others");
  return !isLocked && mayLink(context, document);
}

/** The records above another in its tree, the topmost first. */
function recordsAbove(
  resource: ResourceDescriptor,
  document: RecordDocument,
  { ancestors }: PopulatedRecords,
): RecordDocument[] {
  const found: RecordDocument[] = [];
  const records = ancestors.get(resource.collection);
  let above = records?.get(parentOf(resource, document) ?? 0);
  while (above !== undefined && found.length < deepest) {
    found.unshift(above);
    above = records?.get(parentOf(resource, above) ?? 0);
  }
  return found;
}

/** Levels above a record that its address names at most. */
const deepest = 19;

function slugOf(view: Serializer, document: RecordDocument): string {
  const text: object = view.text(document.text, document.language);
  return "slug" in text ? String(text.slug) : "";
}

function byName(one: RecordDocument, other: RecordDocument): number {
  if (one.sort_name === other.sort_name) return compareIds(one._id, other._id);
  return one.sort_name < other.sort_name ? -1 : 1;
}

function isUnpublished(app: AppContext, document: RecordDocument): boolean {
  if (!("status" in document)) return false;
  const status = app.service.statuses.find(({ name }) => name === document.status);
  return status !== undefined && status.read !== "everyone" && status.read !== "private";
}

/** The answer that records are embedded in. */
interface EmbeddingContext {
  readonly view: Serializer;
  readonly related: PopulatedRecords;
  /** The number of its language and mount. */
  readonly variant: number;
}

/** Records of one collection, and what they look like inside others. */
interface EmbeddedRecords<Document extends RecordDocument, Answer extends object> {
  readonly token: CollectionReference<Document>;
  readonly show: (document: Document, view: Serializer) => Answer;
}

const embeddedAnswers = cacheRegion<{ readonly answer: object; readonly expiresAt: number }>("entry");

/** Bytes of JSON that the records of one field may take inside another; those beyond are shown without their long texts. */
const embeddedLimit = 1024 * 1024;

/** Shows the records of a field inside an answer; what each looks like is cached. */
function showEmbedded<Document extends RecordDocument, Answer extends object>(
  context: EmbeddingContext,
  embedded: EmbeddedRecords<Document, Answer>,
  ids: readonly RecordId[] | undefined,
): Answer[] {
  let bytes = 0;
  return context.view.related(embedded.token, ids).map((document) => {
    const answer = answerInside(context, embedded, document);
    bytes += serializeOnce(answer).length;
    return bytes <= embeddedLimit ? answer : withoutLongTexts(answer);
  });
}

function answerInside<Document extends RecordDocument, Answer extends object>(
  { view, related, variant }: EmbeddingContext,
  { token, show }: EmbeddedRecords<Document, Answer>,
  document: Document,
): Answer {
  const key = `${view.single ? "single" : "listed"} ${token.name} ${variant} ${document._id}`;
  const known = related.snapshot.get(embeddedAnswers, key);
  if (known !== undefined) {
    view.declare({ expiresAt: known.expiresAt });
    // A collection is shown inside others in one way.
    return known.answer as Answer;
  }
  const variance = createVariance();
  const batched = readBatches(related, variance);
  const alone = { related: () => [], shown: () => [], embedded: () => ({}) };
  const inside: Serializer = { ...view, ...variance, batched, ...alone };
  const answer = show(document, inside);
  const { length } = serializeOnce(answer);
  view.declare(inside.variance);
  const target = related.records.get(token.name)?.target;
  if (!inside.variance.variesByCaller && target !== undefined) {
    const { app, call } = view;
    const dependencies = documentsInside({ app, call, records: target }, related, document);
    const { expiresAt } = inside.variance;
    related.snapshot.set(embeddedAnswers, key, {
      value: { answer, expiresAt },
      dependencies,
      size: 3 * length,
      expiresAt,
    });
  }
  return answer;
}

const longText = 1000;

/** The answer with empty texts in place of long ones, also of those inside it. */
function withoutLongTexts<Answer>(answer: Answer): Answer {
  // The reviver leaves the shape as it is.
  return JSON.parse(JSON.stringify(answer), (_name, value: unknown) =>
    typeof value === "string" && value.length > longText ? "" : value,
  ) as Answer;
}

/** The number of the variant of answers that a call gets, by language, mount and embeds; no other variant in the process ever has it. */
export function variantOf({ language, mounted, embeds = [] }: RequestContext): number {
  const key = `${embeds.join()} ${language} ${mounted.api} ${mounted.host} ${mounted.site}`;
  const known = variants.get(key);
  if (known !== undefined) return known;
  // Hosts are what callers say they are.
  if (variants.size >= variantLimit) variants.clear();
  variantCount += 1;
  variants.set(key, variantCount);
  return variantCount;
}

const variants = new Map<string, number>();
const variantLimit = 1000;
let variantCount = 0;

/** An answer as readers without the password see it. */
export function maskedAnswer(
  { hiddenWithoutPassword, withheld = [] }: ResourceDescriptor,
  answer: object,
): object {
  const shown = Object.entries({ ...answer, ...hiddenWithoutPassword });
  return Object.fromEntries(shown.filter(([name]) => !withheld.includes(name)));
}

/** A value whose wall-clock texts of a zone, also inside lists and objects, have become times with their offset. */
function withOffsets<Value>(value: Value, zone: Zone, isExact: true | undefined): Value {
  const inside = (one: unknown): unknown => {
    if (typeof one === "string")
      return wallPattern.test(one) ? isoTime(toInstant(one, zone), zone, isExact) : one;
    if (Array.isArray(one)) return one.map(inside);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, entry]) => [name, inside(entry)]));
  };
  // Texts stay texts, and so do lists and objects of them.
  return inside(value) as Value;
}

const wallPattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
