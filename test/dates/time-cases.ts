import { parseTime } from "../../runtime/dates/parse-time.js";
import { parseZone, type Zone } from "../../runtime/dates/zone.js";
import { readTable } from "../support/cases.js";

/** The same present in two zones. */
export const now = Date.parse("2031-03-13T03:30:00.750Z");

/** A text, and the wall time or the instant that it means. */
type TimeCase = readonly [text: string | number, time: string];

export const timeCases = readTable(import.meta.dirname, "time-cases.yaml") as {
  readonly new_york: readonly TimeCase[];
  readonly rome: readonly TimeCase[];
  readonly instants: readonly TimeCase[];
  readonly rejected: readonly (string | number)[];
};

/** The zone of a name that the test takes for granted. */
export function zoneOf(name: string): Zone {
  const zone = parseZone(name);
  if (zone === undefined) throw new Error(`${name} should be a zone`);
  return zone;
}

/** Every accepted text with the instant and wall-clock time it is read as, one per line. */
export function readCases(): string {
  const { new_york: newYork, rome, instants } = timeCases;
  const lines = [
    ...[...newYork, ...instants].map(([text]) => readLine(text, "America/New_York")),
    ...[...rome, ...instants].map(([text]) => readLine(text, "Europe/Rome")),
  ];
  return lines.join("\n");
}

function readLine(text: string | number, zone: string): string {
  const read = parseTime(text, { zone: zoneOf(zone), now });
  return `${zone} ${text}: ${String(read?.instant)} ${String(read?.wall)}`;
}
