import type { RecordDocument } from "../core/documents.js";
import type { ListQuestion } from "./load-list.js";

/** Under what a list without its bounds in time is kept. */
export function keyOf<Document extends RecordDocument>(
  { facts, keys }: ListQuestion<Document>,
  conditions: readonly object[],
): string {
  // Their order means nothing: a hook may put its own behind the others.
  const texts = conditions.map(filterText).sort();
  return `list ${facts.collection} ${JSON.stringify(keys)} ${texts.join()}`;
}

/** A condition as text that no other condition has. JSON knows dates, and no patterns. */
export function filterText(filter: object): string {
  return JSON.stringify(filter, (_name, value: unknown) => (value instanceof RegExp ? String(value) : value));
}
