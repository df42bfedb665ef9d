import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { Site } from "../../resources/site.js";
import type { Entry } from "./calendar-entry.js";

/** How a calendar is read. */
export interface CalendarOptions {
  readonly site: Site;
  readonly name: string;
  /** The content of an `.ics` file. */
  readonly text: string;
  readonly facts: ResourceDescriptor & { readonly period: NonNullable<ResourceDescriptor["period"]> };
  readonly language: string;
  /** Zone of times that have none; without it the calendar's own, else that of the site. */
  readonly zone: string | undefined;
  /** The current instant in milliseconds. */
  readonly now: number;
}

/** A reading that collects warnings, and what is lost. */
export interface CalendarReading extends CalendarOptions {
  readonly warnings: string[];
  readonly lost: string[];
}

/** A series and the changes of single occurrences. */
export interface SeriesEntry extends Entry {
  readonly uid: string;
  readonly changes: readonly Entry[];
}
