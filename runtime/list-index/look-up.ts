import type { StaleEntry } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import { renewList } from "./apply-delta.js";
import { PackedList } from "./column-list.js";
import { type Choosing, choosingOf } from "./filter-plan.js";
import { keyOf } from "./list-key.js";
import { type ListQuestion, loadList } from "./load-list.js";
import { renewChoice } from "./load-postings.js";
import { HeldList } from "./pending-entry.js";

/** Lists that take longer to load are not waited for. */
const slowMs = 1000;

/** Where something is known about a list without its bounds in time. */
interface KnownPlace<Document extends RecordDocument> {
  readonly question: ListQuestion<Document>;
  readonly conditions: readonly object[];
  readonly period: readonly [start: string, end: string];
  readonly key: string;
}

/**
 * What is known about a list: how often it was asked for, which outlives writes, or the list itself. That is renewed where
 * only some of its records were written to since; where loading it takes long, it is loaded again before its time is over.
 */
export function knownOf<Document extends RecordDocument>(place: KnownPlace<Document>): unknown {
  const { fresh, facts } = place.question;
  const last = fresh.last(place.key, facts.collection);
  if (!(last?.value instanceof HeldList)) return last?.value;
  const { list, tookMs } = last.value;
  if (last.isOld && list instanceof PackedList && tookMs > slowMs) return loadedAhead(place, last);
  return last.written.length === 0 ? last.value : renewed(place, last);
}

/** The list that records are chosen from, where it is kept. */
export async function listChosenFrom<Document extends RecordDocument>(
  question: ListQuestion<Document>,
  choosing: Choosing | undefined,
  period: readonly [start: string, end: string],
): Promise<PackedList | undefined> {
  if (choosing === undefined) return undefined;
  const conditions = choosing.among;
  const known = knownOf({ question, conditions, period, key: keyOf(question, conditions) });
  return known instanceof HeldList ? packedIn(known) : undefined;
}

/** A whole list that is held; undefined where something else is, or it is not worth to wait for it. */
export async function packedIn(held: HeldList): Promise<PackedList | undefined> {
  const list = await held.ready();
  return list instanceof PackedList ? list : undefined;
}

/** The list with what was written since; undefined where it has to be loaded anew. */
function renewed<Document extends RecordDocument>(
  { question, conditions, period, key }: KnownPlace<Document>,
  { value, written, until }: StaleEntry,
): HeldList | undefined {
  if (!(value instanceof HeldList)) return undefined;
  if (value.isComing || written.length === 0) return value;
  // It may be on its way from an earlier write.
  const renewing = Promise.resolve(value.ready()).then(async (list) => {
    if (list === undefined) return "too long";
    if (list instanceof PackedList) return renewList({ question, conditions, period, list, written });
    const whole = await listChosenFrom(question, choosingOf(question.facts, conditions), period);
    return whole === undefined
      ? "too long"
      : renewChoice(question, conditions, { choice: list, list: whole, written });
  });
  const place = { fresh: question.fresh, key, from: [question.facts.collection], until };
  return new HeldList(place, renewing, { otherwise: null, tookMs: value.tookMs });
}

/** The list as it was loaded a second time, once that is there, else as it was. */
function loadedAhead<Document extends RecordDocument>(
  place: KnownPlace<Document>,
  last: StaleEntry,
): HeldList | undefined {
  const { question, conditions, period } = place;
  const { fresh, facts } = question;
  const from = [facts.collection];
  const ahead = { ...place, key: `ahead ${place.key}` };
  const next = fresh.last(ahead.key, facts.collection);
  if (next === undefined || next.isOld) {
    const loading = loadList(question, conditions, period, true);
    new HeldList({ fresh, key: ahead.key, from }, loading, { isLong: true, otherwise: null });
    return renewed(place, last);
  }
  const { value, until } = next;
  if (!(value instanceof HeldList) || value.list === undefined) return renewed(place, last);
  // As it is it may only take the place where nothing was written since: for a moment everybody would be given it.
  if (next.written.length > 0) return renewed(place, next);
  const { list, tookMs } = value;
  return new HeldList({ fresh, key: place.key, from, until }, Promise.resolve(list), { tookMs });
}
