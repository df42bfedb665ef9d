import { parseTime } from "../../runtime/dates/parse-time.js";
import { instantCases, newYorkCases, now, romeCases } from "./time-cases.js";
import { zoneOf } from "./zones.js";

/** Every accepted text with the instant and wall-clock time it is read as, one per line. */
export function readCases(): string {
  const lines = [
    ...[...newYorkCases, ...instantCases].map(([text]) => readLine(text, "America/New_York")),
    ...[...romeCases, ...instantCases].map(([text]) => readLine(text, "Europe/Rome")),
  ];
  return lines.join("\n");
}

function readLine(text: string | number, zone: string): string {
  const read = parseTime(text, { zone: zoneOf(zone), now });
  return `${zone} ${text}: ${String(read?.instant)} ${String(read?.wall)}`;
}
