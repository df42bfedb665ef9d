import ICAL from "ical.js";
import { dayMs } from "../../dates/civil.js";
import { startsOf, TooManyDates } from "../../dates/recurrence-dates.js";
import { partsOf, RuleError, writeRule } from "../../dates/recurrence-rule.js";
import { civilOfWall } from "../../dates/wall-time.js";
import { wallOf } from "./calendar-time.js";

/** Registers the time zones that a calendar describes, without those whose rules are not yearly. */
export async function registerTimezones(calendar: ICAL.Component): Promise<void> {
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    if (zone.getFirstPropertyValue("tzid") && (await isUsable(zone))) ICAL.TimezoneService.register(zone);
    else calendar.removeSubcomponent(zone);
}

const observanceNames = ["standard", "daylight"];

/** Whether each part is complete and has a yearly rule; the library would follow others without end. */
async function isUsable(zone: ICAL.Component): Promise<boolean> {
  const observances = zone.getAllSubcomponents();
  if (observances.length === 0) return false;
  for (const observance of observances) {
    const start: unknown = observance.getFirstPropertyValue("dtstart");
    const offsets = ["tzoffsetfrom", "tzoffsetto"].map((name): unknown =>
      observance.getFirstPropertyValue(name),
    );
    const isWhole = start instanceof ICAL.Time && offsets.every((one) => one instanceof ICAL.UtcOffset);
    if (!isWhole || !observanceNames.includes(observance.name)) return false;
    const rules = observance.getAllProperties("rrule").map((one): unknown => one.getFirstValue());
    for (const rule of rules) if (!(await isYearly(String(rule), wallOf(start)))) return false;
  }
  return true;
}

async function isYearly(text: string, start: string): Promise<boolean> {
  try {
    const parts = new Map(partsOf(text));
    if (parts.get("FREQ") !== "YEARLY") return false;
    for (const end of ["UNTIL", "COUNT"]) parts.delete(end);
    const found = await startsOf({ rrule: writeRule(parts) }, start, {
      last: civilOfWall(start) + years * 366 * dayMs,
    });
    return found.length > 0 && found.length <= 2 * (years + 1);
  } catch (error) {
    if (error instanceof RuleError || error instanceof TooManyDates) return false;
    throw error;
  }
}

/** Years for which a rule is tried. */
const years = 4;
