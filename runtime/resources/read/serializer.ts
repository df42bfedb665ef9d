import type { Localized, RecordDocument, StatusDocument } from "../../core/documents.js";
import type { ImageAnswer } from "../../core/image.js";
import type { RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { CollectionReference } from "../../storage/database.js";
import type { AppContext } from "../app-context.js";
import type { BatchHook, Variance } from "../batch-hooks.js";

/** How the records of one answer are shown: language, links, and the related records, which are loaded beforehand. */
export interface Serializer {
  readonly app: AppContext;
  readonly call: RequestContext;
  /** The answer is for a single record. */
  readonly single: boolean;
  /** The texts in the language asked for; each missing one in the record's own language. */
  text<Text extends object>(texts: Localized<Text>, own: string): Text;
  globalId(id: RecordId): string;
  /** Wall-clock text in the zone of the site, and in UTC; with `dates: iso` both are the time in UTC with `Z`. */
  local(date: Date): string;
  utc(date: Date): string;
  /** A time with the offset of a zone, and a value whose wall-clock texts of that zone become such times. */
  zoned(date: Date, zone: string): string;
  zonedTexts<Value>(value: Value, zone: string): Value;
  /** Publication date in UTC; where the record was never published zeros, or with `dates: iso` the date it has. */
  publishedUtc(document: StatusDocument): string;
  /** Address of the web page, and of the record in the service. */
  pageUrl(resource: ResourceDescriptor, document: RecordDocument, slug: string): string;
  selfUrl(resource: ResourceDescriptor, id: RecordId): string;
  termUrls(
    resource: ResourceDescriptor,
    id: RecordId,
    parent?: RecordId,
  ): { self: string; collection: string; up?: string };
  /** The same addresses as links of a single answer: each a list of `{href}`. */
  termLinks(
    resource: ResourceDescriptor,
    id: RecordId,
    parent?: RecordId,
  ): Record<string, { href: string }[]>;
  /**
   * Records that the answer shows inside others, as far as the caller may read them: terms by name, others in the order of the
   * ids, without those in the trash.
   */
  related<Document extends RecordDocument>(
    token: CollectionReference<Document>,
    ids: readonly RecordId[] | undefined,
  ): Document[];
  /**
   * What `show` makes of those records, without long texts beyond a megabyte. Many answers
   * show the same few: theirs are cached as they are made first, with the JSON
   * of them, and not to be changed. The view of the records inside shows none inside them, so that relations in circles come
   * to an end.
   */
  shown<Document extends RecordDocument, Answer extends object>(
    token: CollectionReference<Document>,
    ids: readonly RecordId[] | undefined,
    show: (document: Document, view: Serializer) => Answer,
  ): Answer[];
  /** What `show` makes of the ids of the records of a property with `embed`, where the request asks for it; else nothing. */
  embedded<Shown extends object>(
    name: string,
    document: RecordDocument,
    show: (ids: readonly RecordId[]) => Shown,
  ): Partial<Shown>;
  image(id: number | undefined): ImageAnswer | false;
  /** What a batch hook computed for the record, before the records of the response were shown. */
  batched<Document extends RecordDocument, Value>(
    hook: BatchHook<Document, Value>,
    document: Document,
  ): Value;
  /**
   * Declares what a value depends on besides the record, its language and the mount: a hook that reads the clock declares when
   * the value expires, one that reads the caller that it varies.
   */
  declare(variance: Partial<Variance>): void;
  /** What was declared so far. */
  readonly variance: Readonly<Variance>;
}

/**
 * Leaves those of the named properties without a value that are empty: an empty text, false, zero entries, or nothing at all.
 * JSON has no members without a value.
 */
export function withoutEmpty<Answer extends object, Name extends keyof Answer>(
  answer: Answer,
  names: readonly Name[],
): Omit<Answer, Name> & { [Key in Name]?: Exclude<Answer[Key], false | undefined> } {
  const result: Partial<Answer> = { ...answer };
  for (const name of names) {
    const value: unknown = answer[name];
    const isEmpty =
      value === undefined || value === "" || value === false || (Array.isArray(value) && value.length === 0);
    // Objects that lose properties are slow ever after.
    if (isEmpty) result[name] = undefined;
  }
  // The loop does what the type says; the compiler cannot follow it.
  return result as Omit<Answer, Name> & { [Key in Name]?: Exclude<Answer[Key], false | undefined> };
}

/** The only record where there is just one, else all of them. */
export function oneOrMany<Answer>(answers: Answer[]): Answer | Answer[] {
  const [first] = answers;
  return answers.length === 1 && first !== undefined ? first : answers;
}
