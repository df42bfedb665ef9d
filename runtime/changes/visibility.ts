import type { RecordDocument } from "../core/documents.js";
import { propertyIn } from "../core/properties.js";
import type { NumberedEntry } from "../outbox/audit-entry.js";
import { mayReadRecord } from "../resources/policy.js";
import type { ListQuery } from "../resources/read/query.js";
import { isTrashed, type RecordState } from "../resources/status.js";

/** Whether a caller who knew the former state of a record did not see it in a list. */
export function isNew(query: ListQuery, [first]: readonly NumberedEntry[]): boolean {
  if (first === undefined) return false;
  return first.kind === "created" || (first.before !== undefined && !isListed(query, first.before));
}

/**
 * Whether the caller could see a record before one of its changes; `state` is what it is like now, or undefined. An entry that
 * says nothing of the state before left it as it was.
 */
export function wasListed(
  query: ListQuery,
  state: RecordDocument | undefined,
  entries: readonly NumberedEntry[],
): boolean {
  let present: object | undefined = state;
  if (entries.length === 0) return present !== undefined && isListed(query, present);
  return entries.toReversed().some((entry) => {
    present = entry.kind === "created" ? undefined : (entry.before ?? present);
    return present !== undefined && isListed(query, present);
  });
}

/** Whether lists show the caller a record in a state. */
export function isListed(query: ListQuery, state: object): boolean {
  const { app, records } = query;
  const { hiddenBy, hasStatus } = records.resource;
  if (hiddenBy !== undefined && propertyIn(state, hiddenBy) === true) return false;
  const record: RecordState = { _id: 0, ...state };
  // A series has a status that the spec does not know.
  const isKnown = hasStatus !== true || app.service.statuses.some(({ name }) => name === record.status);
  return isKnown && !isTrashed(app, record) && mayReadRecord(query, record);
}
