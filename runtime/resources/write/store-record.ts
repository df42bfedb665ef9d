import type { Filter, UpdateFilter } from "mongodb";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import type { IdempotencyRecord } from "../../core/idempotency.js";
import { isApplied, withAppliedKey } from "../../core/idempotency.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { RequestContext } from "../../core/request-context.js";
import { withSeriesStatus } from "../../core/series.js";
import { runExclusive } from "../../locks/keyed-mutex.js";
import { outboxEntryOf, outboxSignal, pushOutboxEntry } from "../../outbox/entry.js";
import { timeLimit } from "../../storage/database.js";
import { isDuplicateKey } from "../../storage/duplicate-key.js";
import type { Draft, WriteInput } from "../input.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";
import { storeCounted, updateCounts } from "./counts.js";
import { deriveTexts } from "./derived-texts.js";
import { mergeDocument } from "./merge.js";
import { PeriodFault } from "./merge-period.js";
import { noteScheduled } from "./publication-job.js";
import { freeSlug, isSlugTaken, readSlugEntry, slugEntries } from "./slugs.js";
import { settleTermSlug } from "./term-slugs.js";

const attempts = 200;

/** A write to one resource: everything it needs besides the record itself. */
export interface WriteContext {
  readonly site: Site;
  readonly resource: RegisteredResource;
  readonly call: RequestContext;
  readonly errors: ParameterErrors;
  /** Set where the write came with an idempotency key. */
  readonly idempotency?: IdempotencyRecord | undefined;
}

/**
 * Stores a new record under a new id, the one it brings along, or that of its claim, where it may be stored already. Two creates at the same
 * time never get the same id or slug.
 */
export async function insertRecord(context: WriteContext, input: WriteInput): Promise<RecordDocument> {
  const { site, resource, idempotency } = context;
  const id =
    idempotency?.record ??
    input.imported?.id ??
    (await site.database.sequences.next(resource.facts.sequence));
  const draft = merge(context, input, id, input.base === undefined ? undefined : { ...input.base, _id: id });
  draft.revision = 1;
  const collection = site.database.collection(resource.token);
  try {
    await storeCounted(site, resource.facts, draft, () =>
      withFreeSlugs(context, draft, undefined, input, async () => {
        const note = outboxEntryOf(site, { facts: resource.facts, origin: context.call, after: draft });
        const document = { ...draft, notes: [note], noted: note.at };
        await site.database.insert(resource.token, document);
        outboxSignal.emit(site.database, { resource, document });
      }),
    );
  } catch (error) {
    if (idempotency === undefined || !isDuplicateKey(error)) throw error;
    // A process that was slow, and was taken for dead, stored it meanwhile.
    const stored = await collection.findOne({ _id: id }, timeLimit);
    if (stored === null) throw error;
    return withSeriesStatus(stored);
  }
  noteScheduled(site, draft);
  return withSeriesStatus(draft);
}

/**
 * Merges a write into a record. It is read, merged and written back only if nobody changed it meanwhile, else once more
 * from the start: parallel writes to different fields all last. `check` looks at the record first and may throw. Nothing
 * is returned where the record does not exist.
 */
export function updateRecord(
  context: WriteContext,
  id: number,
  input: WriteInput,
  check: (document: RecordDocument) => void,
): Promise<RecordDocument | undefined> {
  const { database } = context.site;
  return runExclusive(database, `${context.resource.facts.collection}/${id}`, async () => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const outcome = await tryUpdate(context, id, input, check);
      if (outcome !== "changed_meanwhile") return outcome;
    }
    throw new HttpError("rest_conflict");
  });
}

async function tryUpdate(
  context: WriteContext,
  id: number,
  input: WriteInput,
  check: (document: RecordDocument) => void,
): Promise<RecordDocument | undefined | "changed_meanwhile"> {
  const { site, resource, idempotency } = context;
  const current = await site.database.collection(resource.token).findOne({ _id: id }, timeLimit);
  if (current === null) return undefined;
  if (idempotency !== undefined && isApplied(current, idempotency)) return withSeriesStatus(current);
  check(withSeriesStatus(current));
  const draft = merge(context, input, id, current);
  draft.revision = current.revision + 1;
  if (idempotency !== undefined) draft.marks = withAppliedKey(current.marks, idempotency);
  const isStored = await withFreeSlugs(context, draft, current, input, () =>
    replaceIfUnchanged(context, current, draft),
  );
  if (!isStored) return "changed_meanwhile";
  outboxSignal.emit(site.database, undefined);
  await updateCounts(site, resource.facts, current, draft);
  noteScheduled(site, draft);
  return withSeriesStatus(draft);
}

function merge(
  { site, resource, call, errors }: WriteContext,
  input: WriteInput,
  id: number,
  current: RecordDocument | undefined,
): Draft {
  try {
    return mergeDocument(site, resource.facts, call, input, id, current);
  } catch (error) {
    if (!(error instanceof PeriodFault)) throw error;
    errors.add(error.parameter, error.reason);
    errors.throwIfAny();
    throw error;
  }
}

/** What other writes change without changing the revision: the count of a term, and notes that the journal takes over. */
const ofOthers: ReadonlySet<string> = new Set(["_id", "count", "notes", "noted", "noted_fault"]);

async function replaceIfUnchanged(
  { site, resource, call }: WriteContext,
  current: RecordDocument,
  draft: Draft,
): Promise<boolean> {
  const properties = Object.entries(draft).filter(([name]) => !ofOthers.has(name));
  const removed = Object.keys(current).filter((name) => !(name in draft));
  const { $push, noted } = pushOutboxEntry(
    outboxEntryOf(site, { facts: resource.facts, origin: call, before: current, after: draft }),
  );
  const update = {
    $set: { ...Object.fromEntries(properties), noted },
    $push,
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed.map((name) => [name, ""])) } : {}),
  };
  const same: Filter<RecordDocument> = { _id: draft._id, revision: current.revision };
  // The properties are those of the resource's document type, told by its field table.
  const result = await site.database
    .collection(resource.token)
    .updateOne(same, update as UpdateFilter<RecordDocument>, timeLimit);
  return result.matchedCount === 1;
}

/**
 * Writes a draft with slugs that are free: those that it changes are settled, and once more when somebody else took one
 * between the look and the write.
 */
async function withFreeSlugs<Result>(
  context: WriteContext,
  draft: Draft,
  current: RecordDocument | undefined,
  input: WriteInput,
  write: () => Promise<Result>,
): Promise<Result> {
  const { site, resource } = context;
  const wanted = slugEntries(draft.text, draft._id);
  const changed = wanted.filter((entry) => current?.slugs.includes(entry) !== true);
  const attempt = async (): Promise<Result> => {
    for (let count = 0; count < attempts; count += 1) {
      // Most slugs are free, and the unique index tells of those that are not: only then is it looked which are.
      const isLook = count > 0 || context.resource.facts.lifecycle === "term";
      await settleSlugs(context, draft, isLook ? changed : [], current, input);
      try {
        return await write();
      } catch (error) {
        if (!isSlugTaken(error)) throw error;
      }
    }
    throw new HttpError("rest_conflict");
  };
  const [first] = changed;
  if (first === undefined) return attempt();
  return runExclusive(site.database, `${resource.facts.collection}:${first}`, attempt);
}

/** Makes each slug that the write changes one that is free, and lists them for the unique index. */
async function settleSlugs(
  { site, resource }: WriteContext,
  draft: Draft,
  changed: readonly string[],
  current: RecordDocument | undefined,
  input: WriteInput,
): Promise<void> {
  let isOther = false;
  for (const entry of changed.map(readSlugEntry)) {
    if (entry === undefined) continue;
    const { language, slug: wanted } = entry;
    const slug =
      resource.facts.lifecycle === "term"
        ? await settleTermSlug(site, resource, { draft, current, language, wanted, input })
        : await freeSlug(site, resource, language, wanted, draft._id);
    if (slug === wanted) continue;
    isOther = true;
    draft.text[language] = { ...draft.text[language], slug };
  }
  draft.slugs = slugEntries(draft.text, draft._id);
  // The words of a term hold its slug.
  if (isOther) Object.assign(draft, deriveTexts(site, resource.facts, draft));
}
