import { randomUUID } from "node:crypto";
import { toWall } from "../../dates/wall-time.js";
import type { Site } from "../site.js";
import { timeText } from "../time-text.js";

/** Kinds of fields whose value a create can make. */
export const generatedKinds = ["date", "datetime", "uuid"] as const;

export type GeneratedKind = (typeof generatedKinds)[number];

/** The site, and the instant of the create. */
export interface Clock {
  readonly site: Pick<Site, "facts" | "parseTime" | "zone">;
  readonly now: number;
}

/**
 * Makes the value of a field that a create leaves out, as it is stored: a random UUID (version 4), or the
 * time; a date is that of the clocks of the site.
 */
export function generatedValue(kind: string, { site, now }: Clock): string {
  if (kind === "uuid") return randomUUID();
  return kind === "date" ? toWall(now, site.zone).slice(0, 10) : timeText(site, now, site.zone);
}
