import { cacheRegion } from "../../core/cache-snapshot.js";
import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { Localized, PostDocument, RecordDocument } from "../../core/documents.js";
import type { ImageAnswer } from "../../core/image.js";
import { serializeOnce } from "../../core/json-fragment.js";
import type { RequestContext } from "../../core/request-context.js";
import { toWall } from "../../dates/wall-time.js";
import { utc } from "../../dates/zone.js";
import type { CollectionReference } from "../../storage/database.js";
import type { Site } from "../site.js";
import { isForEveryone } from "../status.js";
import { listUrl, recordUrl } from "./addresses.js";
import { documentsInside } from "./dependencies.js";
import { readableInside } from "./link-access.js";
import { parentOf } from "./linked-ids.js";
import type { PopulatedRecords } from "./populate.js";

/** How the records of one answer are shown: language, links, and the related records, which are loaded beforehand. */
export interface Serializer {
  readonly site: Site;
  readonly call: RequestContext;
  /** The answer is for a single record. */
  readonly single: boolean;
  /** The texts in the language asked for; each missing one in the record's own language. */
  text<Text extends object>(texts: Localized<Text>, own: string): Text;
  globalId(id: number): string;
  /** Wall-clock text in the zone of the site, and in UTC. */
  local(date: Date): string;
  utc(date: Date): string;
  /** Publication date in UTC; zeros where the record was never published. */
  publishedUtc(document: PostDocument): string;
  /** Address of the web page, and of the record in the service. */
  pageUrl(facts: ResourceDescriptor, document: RecordDocument, slug: string): string;
  selfUrl(facts: ResourceDescriptor, id: number): string;
  termUrls(facts: ResourceDescriptor, id: number, parent?: number): TermUrls;
  /** The same addresses as links of a single answer: each a list of `{href}`. */
  termLinks(facts: ResourceDescriptor, id: number, parent?: number): Record<string, { href: string }[]>;
  /**
   * Records that the answer shows inside others, as far as the caller may read them: terms by name, others in the order of the
   * ids, without those in the trash.
   */
  related<Document extends RecordDocument>(
    token: CollectionReference<Document>,
    ids: readonly number[] | undefined,
  ): Document[];
  /**
   * What `show` makes of those records, without long texts beyond a megabyte. Many answers
   * show the same few: theirs are cached as they are made first, with the JSON
   * of them, and not to be changed. The view of the records inside shows none inside them, so that relations in circles come
   * to an end.
   */
  shown<Document extends RecordDocument, Answer extends object>(
    token: CollectionReference<Document>,
    ids: readonly number[] | undefined,
    show: (document: Document, view: Serializer) => Answer,
  ): Answer[];
  image(id: number | undefined): ImageAnswer | false;
  /**
   * Declares what a value depends on besides the record, its language and the mount: a hook that reads the clock declares when
   * the value expires, one that reads the caller that it varies.
   */
  declare(variance: Partial<Variance>): void;
  /** What was declared so far. */
  readonly variance: Readonly<Variance>;
}

/** What an answer depends on besides documents, language and mount. */
export interface Variance {
  /** The instant in milliseconds up to which it is the same. */
  expiresAt: number;
  /** Whether it may differ from caller to caller. */
  variesByCaller: boolean;
}

export interface TermUrls {
  self: string;
  collection: string;
  up?: string;
}

/** What JSON hangs on besides its record, language and mount, as a number that no other place of the process ever has. */
export function placeOf({ language, mounted }: RequestContext): number {
  const place = `${language} ${mounted.api} ${mounted.host} ${mounted.site}`;
  const known = places.get(place);
  if (known !== undefined) return known;
  // Hosts are what callers say they are.
  if (places.size >= placeLimit) places.clear();
  placeCount += 1;
  places.set(place, placeCount);
  return placeCount;
}

const places = new Map<string, number>();
const placeLimit = 1000;
let placeCount = 0;

/** Answers inside others; their JSON is cached with them. */
const insideAnswers = cacheRegion<object>("inside");

/** The variance of an answer that depends on nothing else yet. */
function createVariance(): Pick<Serializer, "declare" | "variance"> {
  const variance: Variance = { expiresAt: Number.POSITIVE_INFINITY, variesByCaller: false };
  return {
    variance,
    declare({ expiresAt = Number.POSITIVE_INFINITY, variesByCaller = false }) {
      variance.expiresAt = Math.min(variance.expiresAt, expiresAt);
      variance.variesByCaller ||= variesByCaller;
    },
  };
}

/** Creates the view of one answer. */
export function createSerializer(
  site: Site,
  call: RequestContext,
  related: PopulatedRecords,
  single: boolean,
): Serializer {
  const { mounted } = call;
  const place = placeOf(call);

  const view: Serializer = {
    ...createVariance(),
    site,
    call,
    single,
    text: <Text extends object>(texts: Localized<Text>, own: string): Text => {
      // The writer fills every field in the record's own language, so that the two together are complete.
      const asked = call.language === own ? undefined : texts[call.language];
      return (asked === undefined ? texts[own] : { ...texts[own], ...asked }) as Text;
    },
    globalId: (id) => `${mounted.host}?id=${id}`,
    local: (date) => toWall(date.getTime(), site.zone),
    utc: (date) => toWall(date.getTime(), utc),
    publishedUtc: (document) =>
      document.undated === true ? "0000-00-00 00:00:00" : toWall(document.date.getTime(), utc),
    pageUrl: (facts, document, slug) => {
      const path = isUnpublished(site, document) ? facts.draftPage : facts.page;
      return (
        mounted.site +
        path
          .replace("{id}", String(document._id))
          .replace("{slug}", slug)
          .replace("{path}", () => pathOf(facts, document, slug))
      );
    },
    selfUrl: (facts, id) => recordUrl(mounted, facts, id),
    termLinks: (facts, id, parent) =>
      Object.fromEntries(
        Object.entries(view.termUrls(facts, id, parent)).map(([name, href]: [string, string]) => [
          name,
          [{ href }],
        ]),
      ),
    termUrls: (facts, id, parent) => ({
      self: recordUrl(mounted, facts, id),
      collection: listUrl(mounted, facts),
      ...(parent === undefined ? {} : { up: recordUrl(mounted, facts, parent) }),
    }),
    related: <Document extends RecordDocument>(
      token: CollectionReference<Document>,
      ids: readonly number[] | undefined,
    ): Document[] => {
      // A collection holds documents of its token's type only; the map forgets that, being keyed by name.
      const records = related.records.get(token.name) as ReadonlyMap<number, Document> | undefined;
      const found = (ids ?? []).map((id) => records?.get(id)).filter((record) => record !== undefined);
      if (!found.every((record) => isForEveryone(site, record))) view.declare({ variesByCaller: true });
      const readable = readableInside(site, call, found);
      return readable.some(isTerm) ? readable.sort(byName) : readable;
    },
    shown: (token, ids, show) => {
      let bytes = 0;
      return view.related(token, ids).map((document) => {
        const answer = shownInside(token, document, show);
        bytes += serializeOnce(answer).length;
        return bytes <= insideLimit ? answer : withoutLongTexts(answer);
      });
    },
    image: (id) => {
      const image = id === undefined ? undefined : related.images.get(id);
      return (image && site.features.images?.show(image, mounted.site)) ?? false;
    },
  };

  /** What a record inside others looks like. */
  function shownInside<Document extends RecordDocument, Answer extends object>(
    token: CollectionReference<Document>,
    document: Document,
    show: (document: Document, view: Serializer) => Answer,
  ): Answer {
    const key = `${single ? "single" : "listed"} ${token.name} ${place} ${document._id}`;
    // A collection is shown inside others in one way.
    const known = related.snapshot.get(insideAnswers, key) as Answer | undefined;
    if (known !== undefined) return known;
    const inside: Serializer = { ...view, ...createVariance(), related: () => [], shown: () => [] };
    const answer = show(document, inside);
    const { length } = serializeOnce(answer);
    view.declare(inside.variance);
    if (!inside.variance.variesByCaller) {
      const dependencies = documentsInside(site, token.name, document, related);
      const { expiresAt } = inside.variance;
      related.snapshot.set(insideAnswers, key, { value: answer, dependencies, size: 3 * length, expiresAt });
    }
    return answer;
  }

  /** Slugs of the records above, then the own one. */
  function pathOf(facts: ResourceDescriptor, document: RecordDocument, slug: string): string {
    const slugs = [slug];
    const records = related.ancestors.get(facts.collection);
    let above = records?.get(parentOf(facts, document) ?? 0);
    while (above !== undefined && slugs.length < 20) {
      slugs.unshift(slugOf(above));
      above = records?.get(parentOf(facts, above) ?? 0);
    }
    return slugs.join("/");
  }

  function slugOf(document: RecordDocument): string {
    const text: object = view.text(document.text, document.language);
    return "slug" in text ? String(text.slug) : "";
  }
  return view;
}

/** Bytes of JSON that the records of one field may take inside another; those beyond are shown without their long texts. */
const insideLimit = 1024 * 1024;
const longText = 1000;

/** The answer with empty texts in place of long ones, also of those inside it. */
function withoutLongTexts<Answer>(answer: Answer): Answer {
  // The reviver leaves the shape as it is.
  return JSON.parse(JSON.stringify(answer), (_name, value: unknown) =>
    typeof value === "string" && value.length > longText ? "" : value,
  ) as Answer;
}

function isTerm(document: RecordDocument): boolean {
  return "count" in document;
}

function byName(one: RecordDocument, other: RecordDocument): number {
  if (one.sort_name === other.sort_name) return one._id - other._id;
  return one.sort_name < other.sort_name ? -1 : 1;
}

function isUnpublished(site: Site, document: RecordDocument): boolean {
  if (!("status" in document)) return false;
  const status = site.facts.statuses.find(({ name }) => name === document.status);
  return status !== undefined && status.read !== "everyone" && status.read !== "private";
}

/**
 * Leaves those of the named properties without a value that are empty: an empty text, false, zero entries, or nothing at all.
 * JSON has no members without a value.
 */
export function withoutEmpty<Answer extends object, Name extends keyof Answer>(
  answer: Answer,
  names: readonly Name[],
): Omit<Answer, Name> & { [Key in Name]?: Exclude<Answer[Key], false | undefined> } {
  const kept: Partial<Answer> = { ...answer };
  for (const name of names) {
    const value: unknown = answer[name];
    const isEmpty =
      value === undefined || value === "" || value === false || (Array.isArray(value) && value.length === 0);
    // Objects that lose properties are slow ever after.
    if (isEmpty) kept[name] = undefined;
  }
  // The loop does what the type says; the compiler cannot follow it.
  return kept as Omit<Answer, Name> & { [Key in Name]?: Exclude<Answer[Key], false | undefined> };
}

/** The only record where there is just one, else all of them. */
export function oneOrMany<Answer>(answers: Answer[]): Answer | Answer[] {
  const [first] = answers;
  return answers.length === 1 && first !== undefined ? first : answers;
}
