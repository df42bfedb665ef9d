import { dayMs, secondMs } from "./civil.js";

/** Returns how far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export type OffsetReader = (instant: number) => number;

// No zone in the time zone database changes its clocks twice within two days, so looking once a day misses nothing.
const daysPerSpan = 32;
const spanMs = daysPerSpan * dayMs;
const spanLimit = 1024;

/**
 * Puts a table in front of a slow offset reader. The table fills as it is used, in spans of 32 days, and holds about
 * 90 years; what goes beyond that starts it afresh. Answers are exactly those of `readOffset`.
 */
export function createOffsetTable(readOffset: OffsetReader): OffsetReader {
  const spans = new Map<number, Span>();
  return (instant) => {
    const index = Math.floor(instant / spanMs);
    const span = spans.get(index) ?? remember(index, readSpan(index * spanMs, readOffset));
    return typeof span === "number" ? span : offsetWithin(span, instant);
  };

  function remember(index: number, span: Span): Span {
    if (spans.size >= spanLimit) {
      spans.clear();
    }
    spans.set(index, span);
    return span;
  }
}

/** One offset for the whole span, or the stretches it falls into, in order. */
type Span = number | Stretches;

interface Stretches {
  readonly changes: readonly { readonly until: number; readonly offset: number }[];
  readonly last: number;
}

function offsetWithin(span: Stretches, instant: number): number {
  return span.changes.find((change) => instant < change.until)?.offset ?? span.last;
}

function readSpan(start: number, readOffset: OffsetReader): Span {
  const changes: { until: number; offset: number }[] = [];
  let offset = readOffset(start);
  for (let day = 1; day <= daysPerSpan; day += 1) {
    const at = start + day * dayMs;
    const next = readOffset(at);
    if (next !== offset) {
      changes.push({ until: findChange(at - dayMs, at, readOffset), offset });
      offset = next;
    }
  }
  return changes.length === 0 ? offset : { changes, last: offset };
}

/** The first whole second in (from, to] that has the offset of `to`. */
function findChange(from: number, to: number, readOffset: OffsetReader): number {
  const offset = readOffset(to);
  let before = from / secondMs;
  let after = to / secondMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (readOffset(middle * secondMs) === offset) {
      after = middle;
    } else {
      before = middle;
    }
  }
  return after * secondMs;
}
