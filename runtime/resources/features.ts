import type { Snapshot } from "../core/cache-snapshot.js";
import type { OccurrenceState, RecordDocument } from "../core/documents.js";
import type { IdempotentOperation, IdempotentOperations, WriteAnswers } from "../core/idempotency.js";
import type { GivenFile, ImageAnswer, ImageDocument, StoredFile } from "../core/image.js";
import type { ErrorList } from "../core/parameter-errors.js";
import type { RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { RecurringDescriptor } from "../core/series.js";
import type { StoredRecurrence } from "../dates/recurrence-dates.js";
import type { CheckedInput, Draft, UpdateDecision } from "./input.js";
import type { Records } from "./registered-resource.js";

/**
 * What features add to the operations on records. The application registers them; a service without one of them leaves it
 * out, and rejects or ignores the fields that need it. `Context` is what all operations share.
 */
export interface Features<Context> {
  readonly images?: ImageFeature;
  readonly recurrence?: RecurrenceFeature<Context>;
  readonly feeds?: FeedFeature<Context>;
  readonly idempotency?: IdempotencyFeature<Context>;
}

/** Writes with an `Idempotency-Key`. */
export interface IdempotencyFeature<Context> {
  createOperations(site: Context, records: Records, answers: WriteAnswers): IdempotentOperations;
  /** Runs a write once for all requests with its key. */
  execute(site: Context, request: IdempotentRequest): Promise<OperationResult>;
}

/** A valid write with an idempotency key. */
export interface IdempotentRequest {
  readonly key: string;
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
  readonly name: string;
  readonly value: string;
}

/** Fields of the kind `image`. `sequence` names the one that gives the ids of new images. */
export interface ImageFeature {
  /** Collection whose documents answers depend on. */
  readonly collection: string;
  /** Most bytes of an image. */
  readonly limit: number;
  exists(id: number): Promise<boolean>;
  /**
   * Stores an image with its sizes and returns its id, a new one unless it brings one along. Throws an ImageError; nothing
   * is stored then.
   */
  store(file: GivenFile, sequence: string, id?: number): Promise<number>;
  /** The id of the image from an address, which is fetched the first time. Throws an ImageError. */
  fetch(url: URL, sequence: string): Promise<number>;
  /** Removes the metadata of an original that was stored with it, and returns the file; undefined where it is not stored. */
  strip(id: number): Promise<StoredFile | undefined>;
  /**
   * Adds an error where a parameter can be no image, as far as is known without fetching or decoding anything. `isKnown`
   * returns whether the caller may use the image with that id.
   */
  checkGiven(
    context: { readonly call: RequestContext; readonly errors: ErrorList },
    given: GivenImage,
    isKnown: (id: number) => Promise<boolean>,
  ): Promise<void>;
  /**
   * The id of the image that a parameter means; a new one is stored with an id of the sequence. Adds an error and returns
   * undefined where the caller may not add images, or the image is not accepted.
   */
  storeGiven(
    context: { readonly call: RequestContext; readonly errors: ErrorList },
    given: GivenImage,
    sequence: string,
  ): Promise<number | undefined>;
  /** Images by id, cached one by one. One query for those that are not. */
  load(ids: readonly number[], snapshot: Snapshot): Promise<ReadonlyMap<number, ImageDocument>>;
  /** The answer for an image; `origin` is what its URLs begin with. */
  show(image: ImageDocument, origin: string): ImageAnswer;
  count(): Promise<number>;
  /** The original files of all images, by ascending id. */
  files(): AsyncIterable<GivenFile & { readonly id: number }>;
}

/** The write that a recurrence is prepared for. */
export interface RecurrenceWrite {
  readonly call: RequestContext;
  readonly values: Readonly<Record<string, unknown>>;
  /** Absent on create. */
  readonly current: RecordDocument | undefined;
  readonly errors: ErrorList;
  /** The properties of the period after the write. */
  readonly period: object | undefined;
}

/** Records that recur: series and their occurrences. */
export interface RecurrenceFeature<Context> {
  /** The recurrence of a record after a write; undefined where it stays as it is. Adds errors for what cannot be stored. */
  prepare(
    site: Context,
    descriptor: RecurringDescriptor,
    write: RecurrenceWrite,
  ): Promise<StoredRecurrence | undefined>;
  /** Completes a merged record that is a series or an occurrence. */
  merge(
    site: Context,
    descriptor: RecurringDescriptor,
    merged: {
      readonly draft: RecordDocument;
      readonly current: RecordDocument | undefined;
      readonly now: number;
      readonly imported: { readonly occurrence?: OccurrenceState } | undefined;
    },
  ): void;
  /** Creates, changes and removes the occurrences of a series until they are what it says. */
  materialize(site: Context, records: Records, id: RecordId): Promise<void>;
  /** The writes to a resource whose records may recur. */
  createWrites(
    site: Context,
    records: Records,
    writes: { readonly descriptor: RecurringDescriptor; readonly single: SingleWrites },
  ): RecurringWrites;
}

/** The record as it is, and the values that an update gives to it, or what decides on them. */
export interface RecordChange {
  readonly current: RecordDocument;
  readonly values: Readonly<Record<string, unknown>> | UpdateDecision;
}

/** The writes of single records, which those of series are made of. */
export interface SingleWrites {
  /** Throws where the caller may not update or delete a record, or did not see its present revision. */
  check(
    document: RecordDocument,
    call: RequestContext,
    write?: { readonly operation: "update" | "delete" },
  ): void;
  /** The document that a change of a record makes, when it has passed its checks. Nothing of it is stored. */
  prepare(
    change: { readonly current: RecordDocument; readonly values: Readonly<Record<string, unknown>> },
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<Draft>;
  update(change: RecordChange, call: RequestContext, checked: CheckedInput): Promise<RecordDocument>;
  /** Stores such a document as a new record. */
  insert(draft: Draft, call: RequestContext, checked: CheckedInput): Promise<RecordDocument>;
  trash(id: RecordId, call: RequestContext, checked: CheckedInput): Promise<RecordDocument>;
}

/** Writes to a resource whose records may recur. Each returns the record that the caller named, as it is then. */
export interface RecurringWrites {
  /** Creates the occurrences of a series that was stored. */
  materialize(document: RecordDocument, call: RequestContext): Promise<void>;
  update(change: RecordChange, call: RequestContext, checked: CheckedInput): Promise<RecordDocument>;
  /** Moves a record to the trash; `scope` is the value that says whether other occurrences follow. */
  trash(
    removal: { readonly current: RecordDocument; readonly scope: unknown },
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<RecordDocument>;
}

/** A format other than JSON in which records are given. */
export type FeedFormat = "ics" | "rss";

/** A record of a feed, and whether the caller may see what a password protects. */
export interface FeedRecord {
  readonly document: RecordDocument;
  readonly isOpen: boolean;
}

/** A feed as a file, and the series that it is about, if it is about one whose reader may see all of it. */
export interface FeedFile {
  readonly format: FeedFormat;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly openSeries?: RecordId;
}

/** Where a feed is rendered. */
export interface FeedContext<Context> {
  readonly site: Context;
  readonly resource: ResourceDescriptor;
  readonly call: RequestContext;
}

/** What an exported calendar contains. */
export interface CalendarExport<Context> {
  readonly site: Context;
  readonly language: string;
  /** Base URL of the records' web pages, such as `https://calendar.example.org`; without it there are no links to them. */
  readonly origin: string | undefined;
  /** Called for each record. */
  readonly onRecord: () => void;
}

/** Records in formats other than JSON. */
export interface FeedFeature<Context> {
  /** How many records a feed holds at most; the others are on its next pages. */
  readonly limits: Readonly<Record<FeedFormat, number>>;
  /** The records as a file of the format, in the language asked for. */
  render(
    context: FeedContext<Context>,
    records: readonly FeedRecord[],
    file: FeedFile,
  ): Promise<OperationResult>;
  /** All public records that take place at a time, as one iCalendar file. */
  exportCalendar(options: CalendarExport<Context>): Promise<string>;
  /** Counts the records of such a file. */
  countCalendar(site: Context): Promise<number>;
}

/** Subscriptions to messages, whose types begin with the name of a resource. */
export interface Subscriptions {
  /** Names of those who subscribe to types of a resource by its name. */
  subscribers(resource: string): Promise<readonly string[]>;
  /** Subscribes them to the same types of another resource as well. Repeatable. */
  copyTypes(resource: string, other: string): Promise<void>;
  /** Ends all subscriptions to types of a resource by its name. Repeatable. */
  removeTypes(resource: string): Promise<void>;
}
