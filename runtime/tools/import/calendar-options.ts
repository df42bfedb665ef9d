import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { Site } from "../../resources/site.js";

/** What a calendar is read with. */
export interface CalendarOptions {
  readonly site: Site;
  readonly name: string;
  /** The content of an `.ics` file. */
  readonly text: string;
  readonly facts: ResourceDescriptor & { readonly period: NonNullable<ResourceDescriptor["period"]> };
  readonly language: string;
  /** Zone of times that have none; without it the calendar's own, else that of the site. */
  readonly zone: string | undefined;
  /** The instant in milliseconds. */
  readonly now: number;
}
