import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseZone, zoneLetters } from "../../runtime/dates/zone.js";
import { readTable } from "../support/cases.js";
import { zoneOf } from "./time-cases.js";

const cases = readTable(import.meta.dirname, "zone-cases.yaml") as {
  readonly names: readonly string[];
  readonly zones: readonly (readonly [name: string, january: number, july: number])[];
  readonly offsets: readonly (readonly [name: string, hours: number])[];
  readonly rejected: readonly string[];
  readonly abbreviations: readonly (readonly [name: string, january: string, july: string])[];
};

const winter = Date.UTC(2025, 0, 15, 12);
const summer = Date.UTC(2025, 6, 15, 12);
const hour = 3_600_000;

describe("parseZone", () => {
  it.each(cases.names)("accepts the IANA name %s and keeps its spelling", (name) => {
    expect(parseZone(name)?.name).toBe(name);
  });

  it.each(cases.zones)(
    "reads %s as the IANA zone: %d hours in winter, %d in summer",
    (name, january, july) => {
      expect(zoneOf(name).offsetAt(winter)).toBe(january * hour);
      expect(zoneOf(name).offsetAt(summer)).toBe(july * hour);
    },
  );

  it.each(cases.offsets)("reads %s as %d hours ahead of UTC", (name, hours) => {
    expect(zoneOf(name).offsetAt(winter)).toBe(hours * hour);
    expect(zoneOf(name).offsetAt(summer)).toBe(hours * hour);
  });

  it.each([...cases.rejected, "x".repeat(5000)])("rejects %j", (name) => {
    expect(parseZone(name)).toBeUndefined();
  });

  it("knows the offsets on both sides of a clock change to the second", () => {
    const change = Date.UTC(2031, 2, 30, 1);
    expect(zoneOf("Europe/Rome").offsetAt(change - 1)).toBe(hour);
    expect(zoneOf("Europe/Rome").offsetAt(change)).toBe(2 * hour);
  });

  it("finds two clock changes that are a few weeks apart, as in Morocco around Ramadan", () => {
    const zone = zoneOf("Africa/Casablanca");
    const offsets = [Date.UTC(2025, 1, 1), Date.UTC(2025, 2, 10), Date.UTC(2025, 4, 1)].map((at) =>
      zone.offsetAt(at),
    );
    expect(offsets).toEqual([hour, 0, hour]);
  });

  it("answers the same after more years were asked for than its table holds", () => {
    const zone = zoneOf("America/New_York");
    for (let year = 1800; year < 2200; year += 1) {
      for (let month = 0; month < 12; month += 1) {
        zone.offsetAt(Date.UTC(year, month, 1));
      }
    }
    expect([zone.offsetAt(winter), zone.offsetAt(summer)]).toEqual([-5 * hour, -4 * hour]);
  });

  it("knows other zones after more names were asked for than it keeps", () => {
    for (let minute = 0; minute < 60 * 20; minute += 1) {
      const digits = `${String(Math.floor(minute / 60) % 12).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
      expect(parseZone(minute < 720 ? `+${digits}` : `UTC-${digits}`)).toBeDefined();
    }
    expect(zoneOf("Europe/Rome").offsetAt(summer)).toBe(2 * hour);
  });
});

describe("abbreviationAt", () => {
  it.each(cases.abbreviations)(
    "calls the clocks of %s %s in January and %s in July",
    (name, january, july) => {
      const zone = zoneOf(name);
      expect([zone.abbreviationAt(winter), zone.abbreviationAt(summer)]).toEqual([january, july]);
    },
  );

  it("calls the time of a town before standard time local mean time", () => {
    expect(zoneOf("Europe/Rome").abbreviationAt(Date.UTC(1850, 0, 1))).toBe("LMT");
  });
});

const database = "/usr/share/zoneinfo";
const zoneList = `${database}/tzdata.zi`;
const hasDatabase = existsSync(zoneList);
if (!hasDatabase) {
  console.log(
    `Abbreviations are not compared with the time zone database: ${zoneList} is not on this machine.`,
  );
}

describe.skipIf(!hasDatabase)("abbreviations of the machine's time zone database", () => {
  // Some builds of the database keep MET's own letters, others make it a name of Brussels.
  const names = databaseNames().filter((name) => name !== "MET" && parseZone(name) !== undefined);

  it("are those of every zone in winter and summer", () => {
    const differences = names.flatMap((name) => {
      const letters = lettersOf(name);
      const zone = zoneOf(name);
      return [winter, summer].flatMap((at) => {
        const expected = letters.get(zone.offsetAt(at));
        const found = zone.abbreviationAt(at);
        return expected === found ? [] : [`${name}: ${found} should be ${String(expected)}`];
      });
    });
    expect(names.length).toBeGreaterThan(400);
    expect(differences).toEqual([]);
  });

  it("have letters for no zone that the table leaves out", () => {
    const missing = names.filter(
      (name) =>
        zoneLetters(name) === undefined && [...lettersOf(name).values()].some((text) => /^[A-Z]/i.test(text)),
    );
    expect(missing).toEqual([]);
  });
});

/** Names of zones and links in the database's compact source form. */
function databaseNames(): string[] {
  if (!hasDatabase) {
    return [];
  }
  const lines = readFileSync(zoneList, "utf8").split("\n");
  const named = lines.flatMap((line) => {
    const [kind, first, second] = line.split(" ");
    return (kind === "Z" ? [first] : kind === "L" ? [second] : []).filter((name) => name !== undefined);
  });
  return named.filter((name) => statSync(`${database}/${name}`, { throwIfNoEntry: false })?.isFile());
}

/** Offsets and names in the rule at the end of a zone's file, such as `CET-1CEST,M3.5.0,M10.5.0/3`. */
function lettersOf(name: string): Map<number, string> {
  const file = readFileSync(`${database}/${name}`, "latin1");
  const rule = file.slice(file.lastIndexOf("\n", file.length - 2) + 1, -1);
  const match = /^(<[^>]+>|[A-Za-z]+)([-\d:]+)(?:(<[^>]+>|[A-Za-z]+)([-\d:]*))?/.exec(rule);
  const [, standard = "", west = "", daylight, daylightWest] = match ?? [];
  const letters = new Map([[posixOffset(west), standard.replace(/[<>]/g, "")]]);
  if (daylight !== undefined) {
    const offset =
      daylightWest === undefined || daylightWest === ""
        ? posixOffset(west) + hour
        : posixOffset(daylightWest);
    letters.set(offset, daylight.replace(/[<>]/g, ""));
  }
  return letters;
}

/** POSIX counts hours west of UTC. */
function posixOffset(text: string): number {
  const [hours = "0", minutes = "0"] = text.replace("-", "").split(":");
  const size = Number(hours) * hour + Number(minutes) * 60_000;
  return text.startsWith("-") || size === 0 ? size : -size;
}
