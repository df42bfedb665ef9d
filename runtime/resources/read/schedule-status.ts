import type { PeriodDescriptor, ResourceDescriptor, ScheduleStatusValue } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import { parseTime } from "../../dates/parse-time.js";
import { parseZone } from "../../dates/zone.js";
import type { Site } from "../site.js";

/** What a record, as it is stored or answered, says of itself where it does not take place as announced. */
export function standingOf(
  { period }: Pick<ResourceDescriptor, "period">,
  record: object,
): ScheduleStatusValue | undefined {
  const standing = period?.standing;
  if (standing === undefined) return undefined;
  const value: unknown = Reflect.get(record, standing.field);
  return typeof value === "string" && Object.hasOwn(standing.values, value)
    ? standing.values[value]
    : undefined;
}

/** A draft whose fields and period are merged, what the write gives, and the record as it was before. */
export interface MovedDraft {
  readonly draft: RecordDocument;
  readonly values: Readonly<Record<string, unknown>>;
  readonly current: RecordDocument | undefined;
  readonly now: number;
}

/**
 * Keeps the start that a record had before it was moved, on the clocks of its own zone: the given one, else the one that
 * this write changes. A series has none, for its start is not that of its occurrences.
 */
export function mergeFormerStart(
  site: Site,
  facts: ResourceDescriptor,
  { draft, values, current, now }: MovedDraft,
): void {
  const { period, recurrence } = facts;
  const former = period?.standing?.former;
  if (period === undefined || former === undefined) return;
  const given = values[former];
  if (typeof given === "string" && given !== "") {
    const zone = parseZone(String(Reflect.get(draft, period.zone))) ?? site.zone;
    Reflect.set(draft, former, parseTime(given, { zone, now })?.wall ?? given);
    return;
  }
  const isSeries = recurrence !== undefined && Reflect.get(draft, recurrence.rule) !== undefined;
  if (given === null || isSeries || current === undefined) return;
  if (standingOf(facts, draft)?.means === "moved" && isMoved(period, current, draft))
    Reflect.set(draft, former, Reflect.get(current, period.start));
}

function isMoved({ start }: PeriodDescriptor, current: object, draft: object): boolean {
  const [before, after] = [current, draft].map((document) => Number(Reflect.get(document, `utc_${start}`)));
  return before !== after;
}
