import type { Site } from "../records/site.js";
import { regularly, type Work } from "../storage/regularly.js";
import { notedBell } from "./note.js";
import { type ChangeListener, sweepNotes } from "./sweep.js";

/** Writes that come close together are taken over together. */
const gatheringMs = 250;
/** What other processes left behind is looked for at this pace. */
const patrolMs = 30_000;
const retryMs = 2000;

/**
 * Brings the notes of this process into the journal soon after each write, and those that a process left behind that died.
 * `onFault` hears of failures; they are tried again.
 */
export function keepJournal(site: Site, listener: ChangeListener, onFault: (error: unknown) => void): Work {
  const work = regularly(
    async () => {
      await sweepNotes(site, listener);
      return patrolMs * (0.75 + Math.random() / 2);
    },
    retryMs,
    onFault,
  );
  const stopHearing = notedBell.hear(site.database, () => work.wakeIn(gatheringMs));
  return {
    async stop() {
      stopHearing();
      await work.stop();
    },
  };
}
