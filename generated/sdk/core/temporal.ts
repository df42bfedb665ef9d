// Copied from runtime/client/temporal.ts. Do not edit: change that file and run `npm run generate`.

/**
 * A time as an object. An instant is preserved whatever zone the record has; what has no offset, such as a
 * `Temporal.PlainDateTime`, is wall-clock time in that zone.
 */
export type TimeObject = Date | TemporalObject;

/** An `Instant`, `ZonedDateTime`, `PlainDateTime` or `PlainDate` of Temporal, by the platform or by a library. */
export interface TemporalObject {
  readonly [Symbol.toStringTag]: `Temporal.${"Instant" | "ZonedDateTime" | "PlainDateTime" | "PlainDate"}`;
  toJSON(): string;
}

/** What these functions need of an instant or a zoned time of Temporal. */
export interface TemporalTime {
  readonly epochMilliseconds: number;
  toString(): string;
}

/** A record with its times as instants. */
export type WithDates<Item> = {
  [Name in keyof Item]: "__time" extends keyof NonNullable<Item[Name]>
    ? Date | Exclude<Item[Name], string>
    : Item[Name];
};

/** An instant in a zone as a `Temporal.ZonedDateTime`. Throws where the platform has no Temporal, and says what to use instead. */
export function zonedDateTime(instant: Date, zone: string, instead: string): TemporalTime {
  const { Temporal } = globalThis as {
    readonly Temporal?: {
      readonly Instant: {
        fromEpochMilliseconds(instant: number): { toZonedDateTimeISO(zone: string): TemporalTime };
      };
    };
  };
  if (Temporal === undefined) throw new TypeError(`This platform has no Temporal; use ${instead}.`);
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
}
