import { fill, settings, texts, timeInWords } from "./forms.js";

export const frequencies = ["daily", "weekly", "monthly", "yearly"] as const;
export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** The parts of a rule of iCalendar, by name. */
export function partsOf(rule: string): ReadonlyMap<string, string> {
  const parts = rule
    .trim()
    .replace(/^RRULE:/i, "")
    .toUpperCase()
    .split(";");
  return new Map(
    parts.flatMap((part) => {
      const [name = "", value = ""] = part.split("=", 2);
      return name === "" ? [] : [[name, value] as const];
    }),
  );
}

/** The day on which a rule ends, such as `2031-03-10`; empty where it names none. */
export function lastDayOf(parts: ReadonlyMap<string, string>): string {
  return (
    /^(\d{4})(\d\d)(\d\d)/
      .exec(parts.get("UNTIL") ?? "")
      ?.slice(1)
      .join("-") ?? ""
  );
}

/** A rule in the words of the page, such as `Weekly, Mon and Wed, until 3 Mar 2031`. */
export function ruleInWords(rule: string): string {
  const parts = partsOf(rule);
  const frequency = frequencies.find((name) => name.toUpperCase() === parts.get("FREQ"));
  const words = texts.repeats;
  if (frequency === undefined) return words.single;
  const [count = "1", day] = [parts.get("INTERVAL"), lastDayOf(parts)];
  const every = { daily: words.days, weekly: words.weeks, monthly: words.months, yearly: words.years };
  const days = (parts.get("BYDAY") ?? "").split(",");
  const named = frequency === "weekly" ? weekdays.filter((one) => days.includes(one)) : [];
  const list = new Intl.ListFormat(settings.language);
  return [
    count === "1" ? words[frequency] : fill(every[frequency], { count }),
    list.format(named.map((one) => dayName(weekdays.indexOf(one)))),
    day === "" ? "" : fill(words.until, { day: timeInWords(day, false) }),
    parts.has("COUNT") ? fill(words.counted, { count: parts.get("COUNT") }) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** A day of the week by its number from Monday on; the first of January 2024 was one. */
export function dayName(at: number): string {
  const day = new Date(Date.UTC(2024, 0, 1 + at));
  return new Intl.DateTimeFormat(settings.language, { weekday: "short", timeZone: "UTC" }).format(day);
}
