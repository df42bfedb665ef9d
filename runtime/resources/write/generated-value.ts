import { randomUUID } from "node:crypto";
import { toWall } from "../../dates/wall-time.js";
import type { Zone } from "../../dates/zone.js";

/** Kinds of fields whose value a create can make. */
export const generatedKinds = ["date", "datetime", "uuid"] as const;

export type GeneratedKind = (typeof generatedKinds)[number];

/** The zone of the site, and the instant of the create. */
export interface Clock {
  readonly zone: Zone;
  readonly now: number;
}

/**
 * Makes the value of a field that a create leaves out, as it is stored: a random UUID (version 4), or what the clocks of
 * the site show.
 */
export function generatedValue(kind: string, { zone, now }: Clock): string {
  if (kind === "uuid") return randomUUID();
  const wall = toWall(now, zone);
  return kind === "date" ? wall.slice(0, 10) : wall;
}
