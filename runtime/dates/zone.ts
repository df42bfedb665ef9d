/** A time zone: either one of the IANA database or a fixed distance from UTC. */
export interface Zone {
  /** The spelling it was asked for with. */
  readonly name: string;
  /** How far the zone's clocks are ahead of UTC at an instant, in milliseconds; negative in the west. */
  offsetAt(instant: number): number;
  /**
   * What the clocks of that instant are called: `EST`, `CEST`; `-03` or `+0545` where the database has no letters;
   * the zone's own text for `UTC+2`; `GMT+0200` for `+02:00`.
   */
  abbreviationAt(instant: number): string;
}

/** Coordinated Universal Time. */
export const utc: Zone = { name: "UTC", offsetAt: () => 0, abbreviationAt: () => "UTC" };
