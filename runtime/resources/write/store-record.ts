import { isDeepStrictEqual } from "node:util";
import type { UpdateFilter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { isApplied, withAppliedKey } from "../../core/idempotency.js";
import { propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { withSeriesStatus } from "../../core/series.js";
import { runExclusive } from "../../locks/keyed-mutex.js";
import { type ChangeOrigin, outboxEntryOf, outboxSignal, pushOutboxEntry } from "../../outbox/entry.js";
import { timeLimit } from "../../storage/command-options.js";
import { isDuplicateKey } from "../../storage/duplicate-key.js";
import { newRecordId } from "../../storage/record-ids.js";
import type { Draft, WriteInput } from "../input.js";
import { checkResult } from "../policy.js";
import { storeCounted, writeCounted } from "./counts.js";
import { withFreeSlugs } from "./free-slugs.js";
import { createDocument, mergeDocument } from "./merge.js";
import { PeriodError } from "./merge-period.js";
import { noteScheduled } from "./publication-job.js";
import { throwIfTaken } from "./taken-values.js";
import { validateDocument } from "./validate-write.js";
import type { WriteContext } from "./write-context.js";

const attempts = 200;

/**
 * Stores a new record under a new id, the one that it was imported with, or that of its idempotency record, where it may be
 * stored already. Two creates at the same time never get the same id or slug.
 */
export async function insertRecord(context: WriteContext, input: WriteInput): Promise<RecordDocument> {
  const { site, resource, idempotency } = context;
  const id = idempotency?.record ?? input.imported?.id ?? (await newRecordId(site.database, resource.facts));
  const current = input.base === undefined ? undefined : { ...input.base, _id: id };
  const draft = withPeriodErrors(context, () =>
    current === undefined ? createDocument(context, input, id) : mergeDocument(context, input, current),
  );
  draft.revision = 1;
  const store = (): Promise<void> =>
    withFreeSlugs(context, { draft, current: undefined, input }, () => insert(context, draft));
  try {
    await storeCounted(site, { facts: resource.facts, after: draft }, store);
  } catch (error) {
    // A slow process, whose lease had expired, may have stored it in between.
    const stored =
      idempotency !== undefined && isDuplicateKey(error)
        ? await site.database.collection(resource.token).findOne({ _id: id }, timeLimit)
        : null;
    if (stored !== null) return withSeriesStatus(stored);
    throwIfTaken(context, error);
    throw error;
  }
  noteScheduled(site, draft);
  return withSeriesStatus(draft);
}

async function insert({ site, resource, call }: WriteContext, draft: Draft): Promise<void> {
  const entry = outboxEntryOf(site, { facts: resource.facts, origin: call, after: draft });
  const document = { ...draft, notes: [entry], noted: entry.at };
  await site.database.insert(resource.token, document);
  outboxSignal.emit(site.database, { resource, document });
}

/** An update of one record. */
export interface RecordUpdate {
  readonly id: RecordId;
  readonly input: WriteInput;
  /** Throws where the record may not be updated. */
  readonly check: (document: RecordDocument) => void | Promise<void>;
  /** The revision that a hook changed the input for; the update throws a StaleRecord where the record has another one. */
  readonly seen?: number | undefined;
}

/** The record has another revision than the one that an update was decided for. */
export class StaleRecord extends Error {
  readonly document: RecordDocument;

  constructor(document: RecordDocument) {
    super("The record was changed in between.");
    this.document = document;
  }
}

/**
 * Merges a write into a record. It is read, checked, merged and written back only if its revision is unchanged, else again
 * from the start: parallel writes to different fields are all applied. One that changes nothing is not stored. Resolves to
 * undefined where the record does not exist.
 */
export function updateRecord(
  context: WriteContext,
  update: RecordUpdate,
): Promise<RecordDocument | undefined> {
  const { database } = context.site;
  return runExclusive(database, `${context.resource.facts.collection}/${update.id}`, async () => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const outcome = await tryUpdate(context, update);
      if (outcome !== "changed_meanwhile") return outcome;
    }
    throw new HttpError("rest_conflict");
  });
}

async function tryUpdate(
  context: WriteContext,
  { id, input, check, seen }: RecordUpdate,
): Promise<RecordDocument | undefined | "changed_meanwhile"> {
  const { site, resource, idempotency } = context;
  const current = await site.database.collection(resource.token).findOne({ _id: id }, timeLimit);
  if (current === null) return undefined;
  if (idempotency !== undefined && isApplied(current, idempotency)) return withSeriesStatus(current);
  await check(withSeriesStatus(current));
  if (seen !== undefined && seen !== current.revision) throw new StaleRecord(current);
  const draft = withPeriodErrors(context, () => mergeDocument(context, input, current));
  const { validated } = input;
  if (validated !== undefined && validated.revision !== current.revision) {
    checkResult({ facts: resource.facts, call: context.call }, "update", draft);
    await validateDocument(context, { draft, current, given: validated.given });
    context.errors.throwIfAny();
  }
  const marks = idempotency === undefined ? undefined : withAppliedKey(current.marks, idempotency);
  if (isUnchanged(current, draft)) {
    const isKnown = marks === undefined || (await storeMarks(context, current, marks));
    return isKnown ? withSeriesStatus(current) : "changed_meanwhile";
  }
  draft.revision = current.revision + 1;
  if (marks !== undefined) draft.marks = marks;
  const store = (): Promise<boolean> =>
    withFreeSlugs(context, { draft, current, input }, () => replaceIfUnchanged(context, current, draft));
  const change = { facts: resource.facts, before: current, after: draft };
  const isStored = await writeCounted(site, change, store).catch((error: unknown) => {
    throwIfTaken(context, error);
    throw error;
  });
  if (!isStored) return "changed_meanwhile";
  noteScheduled(site, draft);
  return withSeriesStatus(draft);
}

/** What is derived, or noted with each write, and makes no write by itself. */
const noted: ReadonlySet<string> = new Set(["revision", "modified", "series_due", "words", "sort_name"]);

/** Whether a write of a record would store what is stored already. */
export function isUnchanged(before: RecordDocument, after: RecordDocument): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (name) => noted.has(name) || isDeepStrictEqual(propertyIn(before, name), propertyIn(after, name)),
  );
}

/** Stores in an unchanged record that a write with an idempotency key was applied; false where it was changed meanwhile. */
async function storeMarks(
  { site, resource }: WriteContext,
  { _id, revision }: RecordDocument,
  marks: string[],
): Promise<boolean> {
  const records = site.database.collection(resource.token);
  const { matchedCount } = await records.updateOne({ _id, revision }, { $set: { marks } }, timeLimit);
  return matchedCount === 1;
}

/** A period that is not valid becomes an error of its parameter. */
function withPeriodErrors({ errors }: WriteContext, merge: () => Draft): Draft {
  try {
    return merge();
  } catch (error) {
    if (!(error instanceof PeriodError)) throw error;
    errors.add(error.parameter, error.reason);
    errors.throwIfAny();
    throw error;
  }
}

/** What other writes change without changing the revision: the count, and outbox entries. */
const ofOthers: ReadonlySet<string> = new Set(["_id", "count", "notes", "noted", "noted_fault"]);

/** Replaces a record, with an outbox entry. Returns false where another write was faster. */
export async function replaceIfUnchanged(
  { site, resource, call }: Pick<WriteContext, "site" | "resource"> & { readonly call: ChangeOrigin },
  before: RecordDocument,
  after: RecordDocument,
): Promise<boolean> {
  const properties = Object.entries(after).filter(([name]) => !ofOthers.has(name));
  const removed = Object.keys(before).filter((name) => !(name in after));
  const { $push, noted } = pushOutboxEntry(
    outboxEntryOf(site, { facts: resource.facts, origin: call, before, after }),
  );
  const update = {
    $set: { ...Object.fromEntries(properties), noted },
    $push,
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed.map((name) => [name, ""])) } : {}),
  };
  // The properties are those of the document type, which the descriptors of the fields describe.
  return site.database.update(resource.token, before, update as UpdateFilter<RecordDocument>);
}
