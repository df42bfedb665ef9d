import type { RecordDocument } from "../../core/documents.js";
import { propertyIn, setProperty } from "../../core/properties.js";
import type {
  PeriodDescriptor,
  ResourceDescriptor,
  ScheduleStatusDescriptor,
} from "../../core/resource-descriptor.js";
import { parseTime } from "../../dates/parse-time.js";
import { parseZone } from "../../dates/zone.js";
import type { Site } from "../site.js";
import { storedTime, timeText } from "../time-text.js";

/** What a record, as it is stored or answered, says of itself where it does not take place as announced. */
export function standingOf(
  { period }: ResourceDescriptor,
  record: object,
): ScheduleStatusDescriptor["values"][string] | undefined {
  const standing = period?.standing;
  if (standing === undefined) return undefined;
  const value = propertyIn(record, standing.field);
  return typeof value === "string" && Object.hasOwn(standing.values, value)
    ? standing.values[value]
    : undefined;
}

/**
 * Stores the start that a record had before it was moved, as a time of its own zone: the given one, else the one that
 * this write changes. A series has none, for its start is not that of its occurrences.
 */
export function mergeFormerStart(
  site: Site,
  resource: ResourceDescriptor,
  {
    draft,
    values,
    current,
    now,
  }: {
    readonly draft: RecordDocument;
    readonly values: Readonly<Record<string, unknown>>;
    readonly current: RecordDocument | undefined;
    readonly now: number;
  },
): void {
  const { period, recurrence } = resource;
  const former = period?.standing?.former;
  if (period === undefined || former === undefined) return;
  const given = values[former];
  const zoneIn = (record: object) => parseZone(String(propertyIn(record, period.zone))) ?? site.zone;
  if (typeof given === "string" && given !== "") {
    const time = parseTime(given, { zone: zoneIn(draft), now });
    setProperty(draft, former, time === undefined ? given : storedTime(site, time));
    return;
  }
  const isSeries = recurrence !== undefined && propertyIn(draft, recurrence.rule) !== undefined;
  if (given === null || isSeries || current === undefined) return;
  if (standingOf(resource, draft)?.means === "moved" && isMoved(period, current, draft))
    setProperty(draft, former, timeText(site, startIn(period, current), zoneIn(current)));
}

function isMoved(period: PeriodDescriptor, current: object, draft: object): boolean {
  return startIn(period, current) !== startIn(period, draft);
}

/** The instant at which a stored record begins, in milliseconds. */
function startIn({ start }: PeriodDescriptor, document: object): number {
  return Number(propertyIn(document, `utc_${start}`));
}
