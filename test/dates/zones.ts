import { parseZone, type Zone } from "../../runtime/dates/zone.js";

/** The zone of a name that the test takes for granted. */
export function zoneOf(name: string): Zone {
  const zone = parseZone(name);
  if (zone === undefined) {
    throw new Error(`${name} should be a zone`);
  }
  return zone;
}
