import { describe, expect, it } from "vitest";
import { toWall } from "../../runtime/dates/wall-time.js";
import { parseZone, utc } from "../../runtime/dates/zone.js";
import type { Model } from "../../runtime/import/source.js";
import { surveyZone } from "../../runtime/tools/import/reference-source.js";

const zone = (name: string) => parseZone(name) ?? utc;
const summer = Date.UTC(2025, 6, 1, 12);
const winter = Date.UTC(2025, 0, 1, 12);

/** Remarks about records that were made at these moments on a site in a zone. */
function remarksOf(
  { site, service = "UTC" }: { readonly site: string; readonly service?: string },
  moments: readonly number[],
  timezones: readonly string[] = [],
): readonly string[] {
  const survey = surveyZone();
  moments.forEach((at, place) =>
    survey.add({
      date: toWall(at, zone(site)),
      date_utc: toWall(at, utc),
      timezone: timezones[place % Math.max(1, timezones.length)],
    }),
  );
  return survey.warnings({ zone: zone(service) } as Model);
}

describe("the time zone of a source", () => {
  it("is that of its dates, by the name that its records use, and is reported with the setting where it differs", () => {
    const remarks = remarksOf({ site: "Europe/Rome" }, [summer, winter], ["Europe/Rome"]);
    expect(remarks).toEqual([
      "The time zone of the source is Europe/Rome.",
      expect.stringContaining("Set SITE_TIMEZONE=Europe/Rome for the service."),
    ]);
    expect(remarksOf({ site: "Europe/Rome", service: "Europe/Rome" }, [summer], ["Europe/Rome"])).toEqual([
      "The time zone of the source is Europe/Rome.",
    ]);
    // Another name of the same clocks is no other zone.
    expect(
      remarksOf({ site: "Europe/Rome", service: "Europe/Berlin" }, [summer], ["Europe/Rome"]),
    ).toHaveLength(1);
  });

  it("is not that of events which take place elsewhere", () => {
    const days = Array.from({ length: 300 }, (_, at) => winter + at * 86_400_000);
    expect(remarksOf({ site: "America/New_York" }, days, ["UTC", "Asia/Tokyo"])[0]).toBe(
      "The time zone of the source is America/New_York.",
    );
    expect(remarksOf({ site: "Europe/Paris", service: "Europe/Paris" }, days, ["UTC"])).toEqual([
      "The time zone of the source is Europe/Paris.",
    ]);
  });

  it("is found where a site has a distance from UTC instead of a place", () => {
    expect(remarksOf({ site: "UTC+5:30" }, [summer, winter], ["UTC+5.5"])[0]).toBe(
      "The time zone of the source is UTC+5.5.",
    );
    expect(remarksOf({ site: "UTC-7" }, [summer, winter])[1]).toContain("SITE_TIMEZONE=UTC-7 ");
    expect(remarksOf({ site: "UTC-3:30" }, [summer, winter])[0]).toContain(" UTC-3:30.");
  });

  it("is reported in winter already where it differs from that of the service in summer", () => {
    expect(remarksOf({ site: "Europe/London" }, [winter], ["Europe/London"])[1]).toContain(
      "SITE_TIMEZONE=Europe/London ",
    );
  });

  it("is not confused by some dates that were changed alone", () => {
    const days = Array.from({ length: 40 }, (_, at) => summer + at * 86_400_000);
    const survey = surveyZone();
    for (const [place, at] of days.entries())
      survey.add({
        date: place < 3 ? "2025-01-01 00:00:07" : toWall(at, zone("Europe/Rome")),
        date_utc: toWall(at, utc),
        timezone: "Europe/Rome",
      });
    survey.add({ date: "2025-01-01 00:00:00", date_utc: "0000-00-00 00:00:00" });
    expect(survey.warnings({ zone: utc } as Model)[0]).toBe("The time zone of the source is Europe/Rome.");
  });

  it("is a guess by the records where no date is shown in UTC, and nothing where there is none at all", () => {
    const survey = surveyZone();
    expect(survey.warnings({ zone: utc } as Model)).toEqual([]);
    survey.add({ timezone: "Europe/Rome" });
    survey.add({ timezone: "nowhere" });
    expect(survey.warnings({ zone: utc } as Model)).toEqual([
      expect.stringContaining("Most records of the source are in the time zone Europe/Rome"),
      expect.stringContaining("SITE_TIMEZONE=Europe/Rome"),
    ]);
  });
});
