import { parseZone } from "./parse-zone.js";

export { dateDetails } from "./wall-time.js";

/** What clocks of a stored zone are called at an instant; empty where the zone is not known any more. */
export function zoneAbbreviation(zone: string, instant: Date): string {
  return parseZone(zone)?.abbreviationAt(instant.getTime()) ?? "";
}
