import { type BackgroundJob, startPoller } from "../jobs/poller.js";
import { backoffMs, withJitter } from "../jobs/retry.js";
import type { AppContext } from "../resources/app-context.js";
import { timeLimit } from "../storage/command-options.js";
import { ensureIndexesOf } from "../storage/indexes.js";
import { afterHook, type CallDocument, callSignal, callsIn, nextCallAt, takeCall } from "./enqueue.js";

const concurrency = 8;
/** A hook that takes longer may be called a second time meanwhile. */
const leaseMs = 60_000;
/** Interval at which the store is searched for calls of other processes. */
const searchMs = 5000;
const backoff = { firstMs: 1000, factor: 2, longestMs: 60 * 60 * 1000 };

/**
 * Calls the hooks of writes that are stored. A failed call is repeated with growing delays, at most an hour, until the hook
 * returns; others go on meanwhile. `onError` gets its errors.
 */
export function startCaller(app: AppContext, onError: (error: unknown) => void): BackgroundJob {
  const { database, resources } = app;
  const isIdle = [...resources.values()].every(
    ({ writeHooks: { afterCreate, afterUpdate, afterDelete } }) =>
      afterCreate === undefined && afterUpdate === undefined && afterDelete === undefined,
  );
  if (isIdle) return { stop: () => Promise.resolve() };
  let isIndexed = false;

  async function work(stopping: AbortSignal): Promise<number> {
    if (!isIndexed) await ensureIndexesOf(callsIn(database), [{ name: "due", keys: { next: 1 } }]);
    isIndexed = true;
    await Promise.all(Array.from({ length: concurrency }, () => callDue(stopping)));
    const next = await nextCallAt(database);
    return Math.min(searchMs, Math.max(0, (next?.getTime() ?? Number.POSITIVE_INFINITY) - database.now()));
  }

  async function callDue(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const call = await takeCall(database, leaseMs);
      if (call === undefined) return;
      await makeCall(app, call, onError);
    }
  }

  const poller = startPoller(work, searchMs, onError);
  poller.onStop(callSignal.on(database, () => poller.wakeIn(0)));
  return poller;
}

async function makeCall(
  { database, resources }: AppContext,
  { _id, resource, record, operation, values, by, at, tries }: CallDocument,
  onError: (error: unknown) => void,
): Promise<void> {
  const calls = callsIn(database);
  // The spec may have lost the resource or the hook since.
  const hooks = resources.get(resource)?.writeHooks;
  const hook = hooks && afterHook(hooks, operation);
  try {
    const collection: Parameters<NonNullable<typeof hook>>[1]["collection"] = (reference) =>
      database.collection(reference);
    await hook?.(values, { operation, id: record, change: _id, at, by, collection });
    await calls.deleteOne({ _id }, timeLimit);
  } catch (error) {
    onError(
      new Error(`The hook after the ${operation} of ${resource} ${record} failed ${tries} times.`, {
        cause: error,
      }),
    );
    const next = new Date(database.now() + withJitter(backoffMs(backoff, tries)));
    await calls.updateOne({ _id }, { $set: { next } }, timeLimit);
  }
}
