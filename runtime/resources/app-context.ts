import type { VersionedCache } from "../cache/versioned-cache.js";
import { cacheRegion, type Snapshot, withNumbers } from "../core/cache-snapshot.js";
import type { OccurrenceState, RecordDocument } from "../core/documents.js";
import type { IdempotentOperation, IdempotentOperations, RepeatedWrite } from "../core/idempotency.js";
import type { GivenFile, ImageAnswer, ImageArea, ImageDocument, StoredFile } from "../core/image.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import type { Caller, PasswordGuard, Passwords } from "../core/principal.js";
import { fieldStoredAs, setProperty, type Values } from "../core/properties.js";
import { cacheNumber, type RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import type { ParsedTime } from "../dates/parse-time.js";
import type { StoredRecurrence } from "../dates/recurrence-dates.js";
import { isoInstant, toWall } from "../dates/wall-time.js";
import type { Zone } from "../dates/zone.js";
import type { Config } from "../settings/config.js";
import type { CollectionReference, Database } from "../storage/database.js";
import type { CheckedInput, CheckedValues, Draft, MergeInput, UpdateDecision } from "./input.js";
import type { Records } from "./registered-resource.js";

/** The context of the application: the descriptors of the spec, the settings of the site, and the store. */
export interface AppContext {
  readonly service: ServiceDescriptor;
  readonly zone: Zone;
  /** Reads a time of a caller on the clocks of the site; `now` is in milliseconds. Undefined for text that is no time. */
  parseTime(text: string, now: number): ParsedTime | undefined;
  readonly language: string;
  readonly pageSize: number;
  readonly maximumPageSize: number;
  readonly dayCutoff: string;
  /** Settings that are the product's own, by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whose writes may create terms by naming them: all who may write the record, or editors only. */
  readonly termsByName: "writers" | "editors";
  readonly database: Database;
  readonly keys: {
    /** Whether there is one: a service without is open to its own machine. */
    exist(): Promise<boolean>;
    /** Whether someone may be named as an author. */
    hasAuthor(author: number): Promise<boolean>;
    /** Reserves an author id that no key has or had, and that is not among `used`. */
    reserveAuthor(used: ReadonlySet<number>): Promise<number>;
    /** Whether people can sign in. */
    hasAccounts(): Promise<boolean>;
    /** Those of some callers who would not be let in any more, or with other rights. */
    withdrawn(callers: readonly Caller[]): Promise<ReadonlySet<Caller>>;
  };
  readonly passwords: Passwords;
  readonly passwordGuard: PasswordGuard;
  /** Returns the secret that signs the tokens of users. */
  readonly tokenSecret: () => Promise<Uint8Array>;
  readonly features: Features;
  /** What was built from the store and is still valid. */
  readonly cache: VersionedCache;
  /** Resources by name; filled while the application is put together. */
  readonly resources: ReadonlyMap<string, Records>;
  /** The routes by the names of their operations; filled like the resources. */
  readonly routes: ReadonlyMap<string, InnerRoute>;
}

/** A route for callers inside the process. */
export interface InnerRoute {
  readonly repeats: IdempotentOperation | undefined;
  readonly isBatch?: true | undefined;
  /**
   * Runs its operation on what the path of a call names, with the checks, the access and the errors of a request whose body or
   * query has these values. `write` says how it is repeated.
   */
  run(values: Values, call: RequestContext, write?: InnerWrite): Promise<OperationResult>;
}

/** A key of its own, or that of the larger write that this one is a part of. */
export interface InnerWrite {
  readonly key?: string;
  readonly part?: RepeatedWrite;
}

/** A call, and the application that executes it. */
export interface CallContext {
  readonly app: AppContext;
  readonly call: RequestContext;
}

/** A call about records of a resource. */
export interface RecordContext extends CallContext {
  readonly records: Records;
}

/** The same with what was found out about the input. */
export interface RecordRequest extends RecordContext, CheckedInput {}

/** A request to write values to a record. */
export interface WriteRequest extends RecordContext, CheckedValues {}

/** A document being merged. */
export interface Merge extends CallContext {
  readonly resource: ResourceDescriptor;
  readonly input: MergeInput;
  /** The document after the write, as far as it is merged. */
  readonly draft: Draft;
  /** The document before the write; absent on create. */
  readonly current: RecordDocument | undefined;
}

/**
 * What features add to the operations on records. The application registers them; a service without one of them leaves it
 * out, and rejects or ignores the fields that need it.
 */
export interface Features {
  readonly images?: ImageFeature;
  readonly recurrence?: RecurrenceFeature;
  readonly feeds?: FeedFeature;
  readonly idempotency?: IdempotencyFeature;
}

/** Writes with an `Idempotency-Key`. */
export interface IdempotencyFeature {
  createOperations(app: AppContext, records: Records): IdempotentOperations;
  /** Runs a write once for all requests with its key. */
  execute(app: AppContext, request: IdempotentRequest & { readonly key: string }): Promise<OperationResult>;
  /** Runs a write that is a part of another one, whose key stands for it as well. */
  executePart(request: IdempotentRequest, part: RepeatedWrite): Promise<OperationResult>;
}

/** A valid write with an idempotency key. */
export interface IdempotentRequest {
  readonly repeats: IdempotentOperation;
  readonly operation: string;
  readonly context: RequestContext;
  readonly values: object;
  /** Throws for input that is not allowed. */
  readonly check: () => Promise<CheckedInput>;
  readonly run: (checked: CheckedInput) => OperationResult | Promise<OperationResult>;
}

/** A parameter that should be an image: the token of an uploaded file, an id or a URL. */
export interface GivenImage {
  readonly call: Pick<RequestContext, "files" | "principal">;
  readonly errors: ParameterErrors;
  readonly name: string;
  readonly value: string;
}

/** Fields of the kind `image`. `sequence` names the one that gives the ids of new images. */
export interface ImageFeature {
  /** Collection whose documents answers depend on. */
  readonly collection: string;
  /** Most bytes of an image. */
  readonly limit: number;
  /**
   * Stores an image with its sizes and returns its id, a new one unless it brings one along. Throws an ImageError; nothing
   * is stored then.
   */
  store(file: GivenFile, sequence: string, own: { readonly id?: number | undefined }): Promise<number>;
  /** The file of a part of an image. */
  crop(image: ImageDocument, area: ImageArea): Promise<Buffer>;
  /** The id of the image from an address, which is fetched the first time. Throws an ImageError. */
  fetch(url: URL, sequence: string): Promise<number>;
  /** Removes the metadata of an original that was stored with it, and returns the file; undefined where it is not stored. */
  strip(id: number): Promise<StoredFile | undefined>;
  /**
   * Adds an error where a parameter can be no image, as far as is known without fetching or decoding anything. `isKnown`
   * returns whether the caller may use the image with that id.
   */
  checkGiven(given: GivenImage, isKnown: (id: number) => Promise<boolean>): Promise<void>;
  /**
   * The id of the image that a parameter means; a new one is stored with an id of the sequence. Adds an error and returns
   * undefined where the caller may not add images, or the image is not accepted.
   */
  storeGiven(given: GivenImage, sequence: string): Promise<number | undefined>;
  /** Images by id, cached one by one. One query for those that are not. */
  load(ids: readonly number[], snapshot: Snapshot): Promise<ReadonlyMap<number, ImageDocument>>;
  /** The answer for an image; `origin` is what its URLs begin with. */
  show(image: ImageDocument, origin: string): ImageAnswer;
  count(): Promise<number>;
  /** The original files of all images, by ascending id. */
  files(): AsyncIterable<GivenFile & { readonly id: number }>;
}

/** Records that recur: series and their occurrences. Its writes return the record that the caller named, as it is then. */
export interface RecurrenceFeature {
  /**
   * The recurrence of a record after a write, with the properties of its period then; undefined where it stays as it is. Adds
   * errors for what cannot be stored.
   */
  prepare(
    write: WriteRequest,
    current: RecordDocument | undefined,
    period: object | undefined,
  ): Promise<StoredRecurrence | undefined>;
  /** Completes a merged record that is a series or an occurrence. */
  merge(merge: Merge): void;
  /** Creates the occurrences of a record that was stored, if it is a series. */
  createOccurrences(context: RecordContext, document: RecordDocument): Promise<void>;
  readonly update: (
    request: RecordRequest,
    current: RecordDocument,
    values: Values | UpdateDecision,
  ) => Promise<RecordDocument>;
  /**
   * The place of a record in the series that a write refers to, and the occurrence that is there. Throws an error of the
   * parameter where there is no such series.
   */
  findPlace(request: RecordRequest, given: string | OccurrenceState): Promise<SeriesPlace>;
  /** Moves a record to the trash; `scope` is the value that says whether other occurrences follow. */
  trash(request: RecordRequest, current: RecordDocument, scope: unknown): Promise<RecordDocument>;
}

/** A place in a series, and what is there. */
export interface SeriesPlace {
  readonly state: OccurrenceState;
  readonly document: RecordDocument | undefined;
}

/** A format other than JSON in which records are given. */
export type FeedFormat = "ics" | "rss";

/** A record of a feed, and whether the caller may see what a password protects. */
export interface FeedRecord {
  readonly document: RecordDocument;
  readonly isOpen: boolean;
}

/** What an exported calendar contains. */
export interface CalendarExport {
  readonly app: AppContext;
  readonly language: string;
  /** Base URL of the records' web pages, such as `https://calendar.example.org`; without it there are no links to them. */
  readonly origin: string | undefined;
  /** Called for each record. */
  readonly onRecord: () => void;
}

/** Records in formats other than JSON. */
export interface FeedFeature {
  /** How many records a feed holds at most; the others are on its next pages. */
  readonly limits: Readonly<Record<FeedFormat, number>>;
  /**
   * The records as a file of the format, in the language asked for; its name has no ending. `openSeries` is the series that it
   * is about, where its reader may see all of that.
   */
  render(
    context: RecordContext,
    records: readonly FeedRecord[],
    file: { readonly format: FeedFormat; readonly name: string; readonly openSeries?: RecordId },
  ): Promise<OperationResult>;
  /** All public records that take place at a time, as one iCalendar file. */
  exportCalendar(options: CalendarExport): Promise<string>;
  /** Counts the records of such a file. */
  countCalendar(app: AppContext): Promise<number>;
}

/** What work in the background needs. */
export interface JobContext {
  readonly app: AppContext;
  readonly config: Config;
  /** Address of the service, for links. */
  readonly address: string;
  /** Returns the instant in milliseconds. */
  readonly now: () => number;
  /** Creates a listener for the errors of an activity. */
  readonly reportAs: (activity: string) => (error: unknown) => void;
}

/** A call without conditions on the record that it names. */
export function unconditional(call: RequestContext): RequestContext {
  const rest = { ...call };
  for (const name of ["ifMatch", "ifUnchanged"]) setProperty(rest, name, undefined);
  return rest;
}

/** The snapshot of the cache that a call may be answered from. */
export function snapshotFor({ app, call: { snapshot, now } }: CallContext): Snapshot {
  return snapshot ?? app.cache.snapshot(now);
}

/** The context with a snapshot of the cache, which all that is read for one answer is read by. */
export function withSnapshot<Context extends CallContext>(
  context: Context,
  snapshot = snapshotFor(context),
): Context {
  return { ...context, call: { ...context.call, snapshot } };
}

const cachedDocuments = cacheRegion<RecordDocument>("document");

/** Records by id. Many others show the same few: their documents are cached, and not to be changed. */
export async function loadDocuments(
  context: CallContext,
  token: CollectionReference<RecordDocument>,
  ids: readonly RecordId[],
): Promise<readonly RecordDocument[]> {
  const snapshot = snapshotFor(context);
  const keyOf = (id: RecordId): string => `${token.name} ${id}`;
  const known = ids.map((id) => snapshot.get(cachedDocuments, keyOf(id)));
  const missing = ids.filter((_id, at) => known[at] === undefined);
  const cached = known.filter((document) => document !== undefined);
  if (missing.length === 0) return cached;
  const loaded = await context.app.database.load(token, missing);
  for (const document of loaded) {
    const ids = [cacheNumber(document._id)];
    const dependencies = withNumbers([token.name]).map((collection) => ({ collection, ids }));
    snapshot.set(cachedDocuments, keyOf(document._id), {
      value: document,
      dependencies,
      size: roughSize(document),
    });
  }
  return [...cached, ...loaded];
}

/** Bytes that a document takes in memory, which is about two for a letter of its text. */
export function roughSize(document: object): number {
  return 2 * JSON.stringify(document).length;
}

/** The sequence that gives ids to images of no record: that of the first resource with a field for one, if there is any. */
export function imageSequence({ resources }: AppContext): string | undefined {
  const all = [...resources.values()];
  return all.find(({ resource }) => fieldStoredAs(resource, "image") !== undefined)?.resource.sequence;
}

/** The resource of that name. The generator checks all names, so a missing one is an error of the composition. */
export function resourceNamed({ resources }: AppContext, name: string): Records {
  const records = resources.get(name);
  if (records === undefined) throw new Error(`No resource is named ${name}.`);
  return records;
}

/** How answers without offsets show the publication date of a record that was never published. */
export const noDate = "0000-00-00 00:00:00";

/**
 * A time as answers show it, and as documents store it that belongs to no period: with `dates: iso` in UTC,
 * `2031-03-10T18:30:00Z`, otherwise what the clocks of a zone show.
 */
export function timeText({ service }: AppContext, instant: number, zone: Zone): string {
  const { dates, milliseconds } = service.wire;
  return dates === "iso" ? isoInstant(instant, milliseconds) : toWall(instant, zone);
}

/** The same of a time that was read on the clocks of the zone. */
export function storedTime({ service }: AppContext, { wall, instant }: ParsedTime): string {
  const { dates, milliseconds } = service.wire;
  return dates === "iso" ? isoInstant(instant, milliseconds) : wall;
}
