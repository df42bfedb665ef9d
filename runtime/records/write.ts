import type { Filter, OptionalUnlessRequiredId, UpdateFilter } from "mongodb";
import type { Call } from "../http/call.js";
import type { Faults } from "../http/faults.js";
import { HttpError } from "../http/http-error.js";
import { timeLimit } from "../storage/database.js";
import { type Draft, mergeDocument, type WriteInput } from "./changes.js";
import { updateCounts } from "./counts.js";
import type { RecordDocument } from "./documents.js";
import { EndBeforeStart } from "./period.js";
import type { RegisteredResource, Site } from "./site.js";
import { freeSlug, isSlugTaken, slugEntries } from "./slugs.js";
import { settleTermSlug } from "./term-slugs.js";

const attempts = 200;

/** A write to one resource: everything it needs besides the record itself. */
export interface WriteContext {
  readonly site: Site;
  readonly resource: RegisteredResource;
  readonly call: Call;
  readonly faults: Faults;
}

/** Stores a new record under a new id. Two creates at the same time never get the same id or slug. */
export async function insertRecord(context: WriteContext, input: WriteInput): Promise<RecordDocument> {
  const { site, resource } = context;
  const id = await site.database.nextId(resource.facts.sequence);
  const draft = merge(context, input, id, undefined);
  const collection = site.database.collection(resource.token);
  const stored = await untilSlugsAreFree(async () => {
    await settleSlugs(context, draft, undefined, input);
    draft.revision = 1;
    await collection.insertOne(draft as OptionalUnlessRequiredId<RecordDocument>);
    return draft;
  });
  await updateCounts(site, resource.facts, undefined, stored);
  return stored;
}

/**
 * Merges a write into a record. It is read, merged and written back only if nobody changed it meanwhile, else once more
 * from the start: parallel writes to different fields all last. `check` looks at the record first and may throw.
 */
export async function updateRecord(
  context: WriteContext,
  id: number,
  input: WriteInput,
  check: (document: RecordDocument) => Promise<void> | void,
): Promise<RecordDocument | undefined> {
  const { site, resource } = context;
  const collection = site.database.collection(resource.token);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const current = await collection.findOne({ _id: id }, timeLimit);
    if (current === null) return undefined;
    await check(current);
    const draft = merge(context, input, id, current);
    const stored = await untilSlugsAreFree(async () => {
      await settleSlugs(context, draft, current, input);
      draft.revision = current.revision + 1;
      return replaceIfUnchanged(context, current, draft);
    });
    if (stored) {
      await updateCounts(site, resource.facts, current, draft);
      return draft;
    }
  }
  throw new HttpError("rest_conflict");
}

function merge(
  { site, resource, call, faults }: WriteContext,
  input: WriteInput,
  id: number,
  current: RecordDocument | undefined,
): Draft {
  try {
    return mergeDocument(site, resource.facts, call, input, id, current);
  } catch (error) {
    if (!(error instanceof EndBeforeStart) || resource.facts.period === undefined) throw error;
    faults.add(resource.facts.period.end, "ends_before_start");
    faults.throwIfAny();
    throw error;
  }
}

/** The count of a term belongs to other writes, which do not change its revision; it is never written back. */
async function replaceIfUnchanged(
  { site, resource }: WriteContext,
  current: RecordDocument,
  draft: Draft,
): Promise<boolean> {
  const { _id, count, ...properties } = draft;
  const removed = Object.keys(current).filter((name) => !(name in draft));
  const update = {
    $set: properties,
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed.map((name) => [name, ""])) } : {}),
  };
  const same: Filter<RecordDocument> = { _id, revision: current.revision };
  // The properties are those of the resource's document type, told by its field table.
  const result = await site.database
    .collection(resource.token)
    .updateOne(same, update as UpdateFilter<RecordDocument>, timeLimit);
  return result.matchedCount === 1;
}

/** Makes each slug that the write changes one that is free, and lists them for the unique index. */
async function settleSlugs(
  context: WriteContext,
  draft: Draft,
  current: RecordDocument | undefined,
  input: WriteInput,
): Promise<void> {
  const { site, resource } = context;
  for (const entry of slugEntries(draft.text)) {
    if (current?.slugs.includes(entry) === true) continue;
    const language = entry.slice(0, entry.indexOf(":"));
    const wanted = entry.slice(language.length + 1);
    const slug =
      resource.facts.lifecycle === "term"
        ? await settleTermSlug(context, draft, language, wanted, input, current)
        : await freeSlug(site, resource, language, wanted, draft._id);
    draft.text[language] = { ...draft.text[language], slug };
  }
  draft.slugs = slugEntries(draft.text);
}

/** Repeats a write whose slug somebody else took between the look and the write. */
async function untilSlugsAreFree<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isSlugTaken(error)) throw error;
    }
  }
  throw new HttpError("rest_conflict");
}
