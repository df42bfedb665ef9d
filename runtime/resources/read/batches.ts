import type { RecordDocument } from "../../core/documents.js";
import type { HookCaller } from "../../core/principal.js";
import type { RecordId } from "../../core/record-id.js";
import type { CallContext, RecordContext } from "../app-context.js";
import type { Batch, BatchContext, BatchHook, Variance } from "../batch-hooks.js";
import type { PopulatedRecords } from "./populate.js";
import type { Serializer } from "./serializer.js";

/** Records that one call of a hook gets at most. */
const chunkSize = 100;

/**
 * Adds what batch hooks compute for records and those inside them: one call for each hook with a property that is shown, or
 * for each `chunkSize` records.
 */
export async function addBatches(
  context: RecordContext,
  related: PopulatedRecords,
  { documents, kind }: { readonly documents: readonly RecordDocument[]; readonly kind: "single" | "listed" },
): Promise<PopulatedRecords> {
  const batches: Promise<readonly [BatchHook, Batch]>[] = [];
  for (const records of context.app.resources.values()) {
    const { collection, batches: descriptors = {} } = records.resource;
    for (const [name, { shownIn }] of Object.entries(descriptors)) {
      const own = records === context.records && shownIn.includes(kind) ? documents : [];
      const inside = shownIn.includes("inside") ? (related.records.get(collection)?.byId.values() ?? []) : [];
      const all = [...own, ...inside];
      if (all.length > 0) batches.push(callHook({ ...context, records }, name, all));
    }
  }
  if (batches.length === 0) return related;
  // One function may compute properties of several resources.
  const byHook = new Map<BatchHook, Batch[]>();
  for (const [hook, batch] of await Promise.all(batches))
    byHook.set(hook, [...(byHook.get(hook) ?? []), batch]);
  return { ...related, batches: byHook };
}

async function callHook(
  context: RecordContext,
  name: string,
  documents: readonly RecordDocument[],
): Promise<readonly [BatchHook, Batch]> {
  const { resource, batchHooks } = context.records;
  const hook = batchHooks[name];
  const descriptor = resource.batches?.[name];
  if (hook === undefined || descriptor === undefined)
    throw new Error(`${resource.name} has no hook ${name}.`);
  const { given, variance } = batchContext(context, `${resource.name}.${name}`, descriptor.reads);
  // A record may be both on the page and inside another one.
  const unique = [...new Map(documents.map((record) => [record._id, record])).values()];
  const byId = new Map<RecordId, unknown>();
  for (let start = 0; start < unique.length; start += chunkSize) {
    const chunk = unique.slice(start, start + chunkSize);
    const values = await hook(chunk, given);
    if (values.length !== chunk.length)
      throw new Error(
        `The hook ${name} of ${resource.name} returned ${values.length} values for ${chunk.length} records.`,
      );
    for (const [at, { _id }] of chunk.entries()) byId.set(_id, values[at]);
  }
  const found = new Map(documents.map((record) => [record, byId.get(record._id)]));
  return [hook, { values: found, variance: variance() }];
}

/** What a hook gets of a call, and what it declared by its use of that. */
function batchContext(
  { app, call }: CallContext,
  owner: string,
  reads: readonly string[],
): { readonly given: BatchContext; readonly variance: () => Readonly<Variance> } {
  const { declare, variance } = createVariance();
  let readsClock = false;
  const given: BatchContext = {
    language: call.language,
    get principal() {
      declare({ variesByCaller: true });
      return call.principal as HookCaller;
    },
    get now() {
      readsClock = true;
      return call.now;
    },
    collection(reference) {
      if (!reads.includes(reference.name))
        throw new Error(`The hook ${owner} reads ${reference.name}, which its depends_on does not list.`);
      return app.database.collection(reference);
    },
    expires: (at) => declare({ expiresAt: at }),
  };
  const isUndated = (): boolean => readsClock && variance.expiresAt === Number.POSITIVE_INFINITY;
  return { given, variance: () => (isUndated() ? { ...variance, expiresAt: call.now } : variance) };
}

/** The variance of an answer that depends on nothing else yet. */
export function createVariance() {
  const variance: Variance = { expiresAt: Number.POSITIVE_INFINITY, variesByCaller: false };
  return {
    variance,
    declare: ({ expiresAt = Number.POSITIVE_INFINITY, variesByCaller = false }: Partial<Variance>): void => {
      variance.expiresAt = Math.min(variance.expiresAt, expiresAt);
      variance.variesByCaller ||= variesByCaller;
    },
  };
}

/** Creates the function that looks up what a batch hook computed for a record, and declares what that depends on. */
export function readBatches(
  { batches }: PopulatedRecords,
  { declare }: ReturnType<typeof createVariance>,
): Serializer["batched"] {
  return <Document extends RecordDocument, Value>(
    hook: BatchHook<Document, Value>,
    document: Document,
  ): Value => {
    // A hook is stored with the values that it returned.
    const found = batches.get(hook as unknown as BatchHook);
    const batch = found?.find(({ values }) => values.has(document));
    if (batch === undefined) throw new Error(`No batch has the record ${document._id}.`);
    declare(batch.variance);
    return batch.values.get(document) as Value;
  };
}
