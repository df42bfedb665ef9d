import { type BackgroundJob, startPoller } from "../jobs/poller.js";
import type { Site } from "../resources/site.js";
import { type NewRecord, outboxSignal } from "./entry.js";
import { type ChangeListener, relayEntries, relayNewEntries, retrySetAside } from "./relay.js";

/** Writes that come close together are taken over together. */
const gatheringMs = 250;
/** What other processes left behind is looked for at this pace. */
const patrolMs = 30_000;
const retryMs = 2000;
/** What was set aside is tried again at the start, and at this pace. */
const secondLookMs = 60 * 60 * 1000;
/** So many new records are held in memory; more of them are found in the store. */
export const mostFresh = 500;

/**
 * Brings the notes of this process into the journal soon after each write, and those that a process left behind that died.
 * `onFault` hears of failures; they are tried again.
 */
export function startOutboxJob(
  site: Site,
  listener: ChangeListener,
  onFault: (error: unknown) => void,
): BackgroundJob {
  let fresh: NewRecord[] = [];
  /** When the store is looked through, as `performance.now` tells the time. */
  let searchAt = 0;
  let secondLookAt = 0;
  const sweep = { site, listener, onFault };
  const work = startPoller(
    async () => {
      const records = fresh;
      fresh = [];
      const isSearch = performance.now() >= searchAt;
      if (isSearch) searchAt = performance.now() + patrolMs * (0.75 + Math.random() / 2);
      try {
        await relayNewEntries(sweep, records);
        if (performance.now() >= secondLookAt) {
          await retrySetAside(site);
          secondLookAt = performance.now() + secondLookMs;
        }
        if (isSearch) await relayEntries(sweep);
      } catch (error) {
        searchAt = 0;
        throw error;
      }
      return Math.max(gatheringMs, searchAt - performance.now());
    },
    retryMs,
    onFault,
  );
  const stopHearing = outboxSignal.hear(site.database, (record) => {
    if (record !== undefined && fresh.length < mostFresh) fresh.push(record);
    else searchAt = 0;
    work.wakeIn(gatheringMs);
  });
  return {
    async stop() {
      stopHearing();
      await work.stop();
    },
  };
}
