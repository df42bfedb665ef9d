import { dayMs } from "../dates/civil.js";
import { type Happening, happeningOf, inWords } from "./agenda.js";
import {
  addDays,
  betweenDays,
  type CalendarState,
  calendarLink,
  rangeOf,
  recordsOf,
  startOfWeek,
} from "./calendar-state.js";
import { colorOf, dot } from "./colors.js";
import { type Html, html } from "./layout.js";
import { type CalendarDescriptor, labelOf, type PageRequest } from "./page-request.js";

/** Most dots of a day. */
const mostDots = 3;

/**
 * The weeks of the time shown as a table of days for narrow screens: each is a link to its day, with dots for its records. A
 * list has none, as it has no end.
 */
export async function dayTable(
  visit: PageRequest,
  calendar: CalendarDescriptor,
  state: CalendarState,
): Promise<Html | false> {
  const { from, to } = rangeOf(state);
  if (to === undefined) return false;
  const first = startOfWeek(from, state);
  const count = Math.ceil((Date.parse(to) - Date.parse(first)) / (7 * dayMs));
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => addDays(first, 7 * week + day)),
  );
  const colors = new Map<string, readonly string[]>();
  const range = betweenDays(calendar, { from: first, to: addDays(first, 7 * count) });
  for (const record of await recordsOf(visit, calendar, { ...state.filters, ...range }))
    for (const day of daysOf(happeningOf(calendar, record), nightEndOf(visit)))
      colors.set(day, [...(colors.get(day) ?? []), colorOf(visit, calendar, record)]);
  const cell = (day: string): Html =>
    html`<td>${dayLink(visit, calendar, { state, day, colors: colors.get(day) ?? [] })}</td>`;
  return html`<table class="days">
<thead><tr>${weeks[0]?.map((day) => html`<th scope="col">${inWords(visit.locale, { weekday: "short" }, [day])}</th>`)}</tr></thead>
<tbody>${weeks.map((week) => html`<tr>${week.map(cell)}</tr>`)}</tbody>
</table>
`;
}

function dayLink(
  visit: PageRequest,
  calendar: CalendarDescriptor,
  { state, day, colors }: { state: CalendarState; day: string; colors: readonly string[] },
): Html {
  const words = inWords(visit.locale, { weekday: "long", day: "numeric", month: "long" }, [day]);
  const records = `${colors.length} ${labelOf(visit, calendar, colors.length === 1 ? "label" : "labels")}`;
  const name = colors.length === 0 ? words : `${words}: ${records}`;
  const isOutside = state.view === "month" && day.slice(0, 7) !== state.day.slice(0, 7);
  const kind = [isOutside && "outside", day === state.today && "today"].filter(Boolean).join(" ");
  const isChosen = state.view === "day" && day === state.day;
  return html`<a href="${calendarLink(visit, { ...state, view: "day", day, page: 1 })}" aria-label="${name}"${kind !== "" && html` class="${kind}"`}${isChosen && html` aria-current="date"`}>${Number(day.slice(8))}<span>${colors.slice(0, mostDots).map(dot)}</span></a>`;
}

/** Days from the first to the last one; what ends in the night belongs to the evening. */
function daysOf(happening: Happening | undefined, nightEnd: string): readonly string[] {
  if (happening === undefined) return [];
  const { start, end, isWholeDays } = happening;
  const first = start.slice(0, 10);
  const isNight = !isWholeDays && end.slice(11, 16) <= nightEnd;
  const last = isNight ? addDays(end.slice(0, 10), -1) : end.slice(0, 10);
  const length = Math.max(0, Math.min(366, (Date.parse(last) - Date.parse(first)) / dayMs));
  return Array.from({ length: length + 1 }, (_, day) => addDays(first, day));
}

/** The time until which what goes on belongs to the day before: six in the morning, or when days begin if that is later. */
export function nightEndOf({ app }: PageRequest): string {
  return app.dayCutoff > "06:00" ? app.dayCutoff : "06:00";
}
