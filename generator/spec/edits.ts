import type { Edit } from "../diagnostics.js";
import type { Place } from "../model/model.js";

/** An edit resolved to offsets in its file: `text` replaces the range from `start` to `end`. */
export interface Change {
  readonly place: Place;
  readonly start: number;
  readonly end: number;
  readonly old: string;
  readonly text: string;
}

/** Works out an edit; absent where its place has no end, or the text there is not as the edit expects it. */
export function changeOf(source: string, edit: Edit): Change | undefined {
  const { place } = edit;
  if (place.end === undefined) return undefined;
  const starts = lineStarts(source);
  const start = (starts[place.line - 1] ?? source.length) + place.column - 1;
  const end = (starts[place.end.line - 1] ?? source.length) + place.end.column - 1;
  const old = source.slice(start, end);
  switch (edit.kind) {
    case "replace":
      return { place, start, end, old, text: edit.text };
    case "quote":
      return { place, start, end, old, text: JSON.stringify(old.trim().replaceAll(/\s+/g, " ")) };
    case "remove":
      return removal(source, place, [start, end]);
  }
}

/** Applies changes to the text they were worked out on. Where two overlap, the first in the text is applied. */
export function applyChanges(
  source: string,
  changes: readonly Pick<Change, "start" | "end" | "text">[],
): string {
  let at = 0;
  let text = "";
  for (const change of [...changes].sort((a, b) => a.start - b.start)) {
    if (change.start < at) continue;
    text += source.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + source.slice(at);
}

/** The entry with the comma in front of it; one on a line of its own, as in block style, with its line. */
function removal(source: string, place: Place, [start, end]: readonly [number, number]): Change | undefined {
  const before = source.slice(0, start);
  const comma = /,[ \t]*$/.exec(before);
  const line = /(?:^|\n)[ ]*(?:- +)?$/.exec(before);
  const first = comma?.index ?? (line === null ? undefined : line.index + (line[0].startsWith("\n") ? 1 : 0));
  if (first === undefined) return undefined;
  const lineEnd = source.indexOf("\n", end);
  const last = comma !== null ? end : lineEnd === -1 ? source.length : lineEnd + 1;
  // Another entry behind it on the line is not to go.
  if (comma === null && !/^,?\s*(#.*)?$/.test(source.slice(end, last).trimEnd())) return undefined;
  return { place, start: first, end: last, old: source.slice(first, last), text: "" };
}

/** Offsets at which the lines of a text begin. */
function lineStarts(source: string): readonly number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
