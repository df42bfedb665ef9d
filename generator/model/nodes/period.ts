import type { FieldOf } from "./field.js";
import type { FilterOf } from "./filter.js";

/** Fields that define when a record takes place. */
export interface PeriodOf<R> {
  readonly start: FieldOf<R>;
  readonly end: FieldOf<R>;
  readonly zone: FieldOf<R>;
  readonly wholeDays: FieldOf<R>;
  /** Filters of lists for what takes place between two times. */
  readonly filters?: PeriodFiltersOf<R>;
  /** Whether a record takes place as it was announced. */
  readonly eventStatus?: EventStatusOf<R>;
}

/** What may become of what was announced: it is off, it is put off, it has another time, it has gone online. */
export const eventStatusRoles = ["cancelled", "postponed", "moved", "online"] as const;

export type EventStatusRole = (typeof eventStatusRoles)[number];

/** The enum field that states whether a record takes place as announced, and the fields beside it. */
export interface EventStatusOf<R> {
  readonly field: FieldOf<R>;
  readonly reason?: FieldOf<R>;
  /** The start before the last move. */
  readonly former?: FieldOf<R>;
  /** Values of the field by what they mean; other values mean that all is as announced. */
  readonly values: Readonly<Partial<Record<EventStatusRole, string>>>;
}

export interface PeriodFiltersOf<R> {
  readonly after: FilterOf<R>;
  readonly before: FilterOf<R>;
  /** Makes times count exactly. */
  readonly exact?: FilterOf<R>;
}

/** Fields of recurring records. */
export interface RecurrenceOf<R> {
  /** An object with the rule, and with dates besides it and without it. */
  readonly rule: FieldOf<R>;
  /** Relation of an occurrence to the record that it is an occurrence of. */
  readonly series: FieldOf<R>;
  /** How far a write of an occurrence reaches; never stored. */
  readonly scope: FieldOf<R>;
}
