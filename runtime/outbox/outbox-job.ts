import { type BackgroundJob, startPoller } from "../jobs/poller.js";
import { withJitter } from "../jobs/retry.js";
import { type NewRecord, outboxSignal } from "./entry.js";
import { hasNumbers } from "./numbers.js";
import { type RelayRun, relayEntries, relayNewEntries, retrySetAside } from "./relay.js";

/** The entry of a single write is relayed this soon; those of writes that come close together are relayed together. */
const delayMs = { changes: { first: 20, next: 60 }, others: { first: 250, next: 250 } } as const;
/** Interval at which the store is searched for entries of other processes. */
const searchMs = 30_000;
const retryMs = 2000;
/** Records that are set aside are tried again at the start, and at this interval. */
const retrySetAsideMs = 60 * 60 * 1000;
/** So many new records are held in memory; more of them are found in the store. */
export const mostNewRecords = 500;

/**
 * Relays the outbox entries of this process soon after each write, and those of processes that died. `onError` gets errors;
 * what failed is tried again.
 */
export function startOutboxJob(run: RelayRun): BackgroundJob {
  const { database, resources, onError } = run;
  // Callers who follow changes wait for them.
  const delay = delayMs[hasNumbers(resources) ? "changes" : "others"];
  let newRecords: NewRecord[] = [];
  // Times of `performance.now`.
  let searchAt = 0;
  let retrySetAsideAt = 0;
  let nextAt = 0;
  const waitMs = (): number => Math.max(delay.first, nextAt - performance.now());

  async function relay(): Promise<number> {
    const records = newRecords;
    newRecords = [];
    nextAt = performance.now() + delay.next;
    const isSearch = performance.now() >= searchAt;
    if (isSearch) searchAt = performance.now() + withJitter(searchMs);
    try {
      await relayNewEntries(run, records);
      if (performance.now() >= retrySetAsideAt) {
        await retrySetAside(database, resources.values());
        retrySetAsideAt = performance.now() + retrySetAsideMs;
      }
      if (isSearch) await relayEntries(run);
    } catch (error) {
      searchAt = 0;
      throw error;
    }
    return Math.max(waitMs(), searchAt - performance.now());
  }

  const poller = startPoller(relay, retryMs, onError);
  const listen = (record: NewRecord | undefined): void => {
    if (record !== undefined && newRecords.length < mostNewRecords) newRecords.push(record);
    else searchAt = 0;
    poller.wakeIn(waitMs());
  };
  poller.onStop(outboxSignal.on(database, listen));
  return poller;
}
