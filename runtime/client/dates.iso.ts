import { times } from "./spec.js";
import { type TemporalTime, type WithDates, zonedDateTime } from "./temporal.js";

export type { TemporalObject, TemporalTime, TimeObject, WithDates } from "./temporal.js";

/** Time with its offset, such as `2031-03-10T19:30:00+01:00` or `2031-03-10T18:30:00Z`. Any text may be given for one. */
export type IsoDateTime = string & { readonly __time?: "offset" };

/** The same by the names that it has in clients of services whose times have no offset. */
export type LocalDateTime = IsoDateTime;
export type UtcDateTime = IsoDateTime;

/** The instant of a time. */
export function toDate(time: IsoDateTime): Date {
  return new Date(time);
}

/** An instant as the service writes it in UTC, to the second. */
export function fromDate(date: Date): IsoDateTime {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** A copy of a record that the service returned, with its own times as instants; records inside it stay as they are. */
export function toDates<Item extends object>(record: Item): WithDates<Item> {
  const dates = Object.entries(record).flatMap(([name, text]: [string, unknown]) =>
    Object.hasOwn(times, name) && typeof text === "string" && text !== "" ? [[name, toDate(text)]] : [],
  );
  // The table names the properties whose types are those of times.
  return { ...record, ...(Object.fromEntries(dates) as object) } as WithDates<Item>;
}

/** A time in a zone such as `Europe/Rome` as a `Temporal.ZonedDateTime`. Throws where the platform has no Temporal. */
export function toZonedDateTime(time: IsoDateTime, zone: string): TemporalTime {
  return zonedDateTime(toDate(time), zone, "toDate");
}

/** The UTC time of a `Temporal.Instant` or `Temporal.ZonedDateTime`. */
export function fromTemporal(time: TemporalTime): IsoDateTime {
  return fromDate(new Date(time.epochMilliseconds));
}
