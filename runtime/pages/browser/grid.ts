import { Calendar, type EventContentArg, type EventInput } from "@fullcalendar/core";
import caLocale from "@fullcalendar/core/locales/ca";
import deLocale from "@fullcalendar/core/locales/de";
import esLocale from "@fullcalendar/core/locales/es";
import frLocale from "@fullcalendar/core/locales/fr";
import itLocale from "@fullcalendar/core/locales/it";
import dayGridPlugin from "@fullcalendar/daygrid";
import timeGridPlugin from "@fullcalendar/timegrid";
import { call } from "../../client/call.js";
import { createCore } from "../../client/core.js";
import { localToDate } from "../../client/dates.js";
import { followChanges } from "./follow-changes.js";
import { dayAfter, nameMoreLink } from "./grid-parts.js";

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly url: string };

/**
 * Draws the month or week and returns what draws it again in the visitor's zone, or in the zones of the records. Records
 * show the clocks of their own zone, as on their pages.
 */
export function drawGrid(place: HTMLElement, settings: GridSettings): (isOwnZone: boolean) => void {
  let isOwnZone = false;
  const calendar = new Calendar(place, {
    plugins: [dayGridPlugin, timeGridPlugin],
    locales: [caLocale, deLocale, esLocale, frLocale, itLocale],
    locale: settings.locale,
    firstDay: settings.firstDay,
    headerToolbar: false,
    timeZone: "UTC",
    now: settings.today,
    initialDate: settings.day,
    initialView: { month: "dayGridMonth", week: "timeGridWeek", day: "timeGridDay" }[settings.view],
    dayHeaders: settings.view !== "day",
    height: "auto",
    fixedWeekCount: false,
    // What ends in the night belongs to the evening.
    nextDayThreshold: `${settings.nightEnd}:00`,
    dayMaxEvents: 4,
    slotDuration: "01:00:00",
    slotMinTime: "07:00:00",
    slotEventOverlap: false,
    expandRows: true,
    eventContent: (shown) => ({ domNodes: contentOf(settings, shown) }),
    eventDisplay: "block",
    events: ({ startStr, endStr }, done, fail) => {
      loadRecords(settings, queryOf(settings, startStr, endStr)).then((rows) => {
        const inputs = rows.map((row) => inputOf(settings, row, isOwnZone));
        const begin = earliest(
          inputs.filter(({ start }) => startStr <= String(start) && String(start) < endStr),
        );
        calendar.setOption("slotMinTime", begin);
        done([...inputs, ...(settings.view === "month" ? [] : tailsOf(inputs, begin))]);
        place.dataset.drawn = "";
      }, fail);
    },
    moreLinkDidMount: ({ el }) => nameMoreLink(el),
    dayCellDidMount: (cell) => linkDay(settings, cell),
    dayHeaderDidMount: (header) => settings.view === "week" && linkDay(settings, header),
    eventClick: ({ jsEvent, event }) => {
      // In a frame of another site the calendar stays in place.
      if (!document.body.classList.contains("embedded")) return;
      jsEvent.preventDefault();
      window.open(event.url, "_blank", "noopener");
    },
    eventSourceFailure: () => {
      // What is shown is better than nothing, until it can be loaded again.
      if (place.dataset.drawn === undefined) place.textContent = settings.failed;
      place.dataset.drawn = "";
    },
    loading: (isLoading) => {
      place.dataset.state = isLoading ? "loading" : "ready";
    },
  });
  calendar.render();
  followGrid(calendar, settings);
  return (asked) => {
    isOwnZone = asked;
    calendar.refetchEvents();
  };
}

/** Draws again what the API reports changes of in the time shown, where it does. */
function followGrid(calendar: Calendar, settings: GridSettings): void {
  const { api, list } = settings;
  if (list.stream === undefined) return;
  const { activeStart, activeEnd } = calendar.view;
  const query = queryOf(settings, activeStart.toISOString(), activeEnd.toISOString());
  followChanges(`${api}${list.stream}?${new URLSearchParams(query).toString()}`, () =>
    calendar.refetchEvents(),
  );
}

/** The filters for what takes place between two days, a day more on both sides, because zones differ. */
function queryOf(
  { language, list, filters }: GridSettings,
  start: string,
  end: string,
): Readonly<Record<string, string>> {
  return {
    ...filters,
    [list.languageName]: language,
    [list.after]: `${dayAfter(start, -1)} 00:00:00`,
    [list.before]: `${dayAfter(end, 1)} 00:00:00`,
    ...(list.exact === undefined ? {} : { [list.exact]: "true" }),
  };
}

async function loadRecords({ api, list, fields }: GridSettings, filters: Readonly<Record<string, string>>) {
  const core = createCore({ baseUrl: location.origin + api });
  const { name, start: from, end: to, zone, wholeDays, featured, standing } = fields;
  const { records, next } = list;
  const marks = [featured, standing].filter((one) => one !== undefined);
  const terms = fields.colors.flatMap(([relation, color]) => [`${relation}.id`, `${relation}.${color}`]);
  const shown = ["id", "url", name, from, to, zone, wholeDays, ...marks, ...terms];
  const _fields = [next, ...shown.map((one) => `${records}.${one}`)].join();
  const query = { ...filters, [list.sizeName]: list.size, _fields };
  const rows: Row[] = [];
  for (let input: object | undefined = query; input !== undefined; ) {
    const operation = { name: list.name, method: "GET", path: list.path } as const;
    const page: Readonly<Record<string, unknown>> = await call(core, operation, { input });
    // What the records are, the contract says.
    rows.push(...(page[records] as Row[]));
    const address = page[next];
    input =
      typeof address === "string"
        ? { ...query, ...Object.fromEntries(new URL(address).searchParams) }
        : undefined;
  }
  return rows;
}

function inputOf({ fields, standings, pages }: GridSettings, row: Row, isOwnZone: boolean): EventInput {
  const text = (name: string): string => {
    const value = row[name];
    return typeof value === "string" ? value : "";
  };
  const allDay = row[fields.wholeDays] === true;
  const [start, end] = [fields.start, fields.end].map((name) =>
    isOwnZone && !allDay
      ? ownClock(text(name), text(fields.zone))
      : text(name).replace(" ", "T").slice(0, 19),
  ) as [string, string];
  const standing = standings[text(fields.standing ?? "")];
  const color = colorOf(fields.colors, row);
  const isFeatured = fields.featured !== undefined && row[fields.featured] === true;
  return {
    id: String(row.id),
    title: standing === undefined ? text(fields.name) : `${standing.label}: ${text(fields.name)}`,
    start: allDay ? start.slice(0, 10) : start,
    // The end of whole days is their last second; the grid wants the day after.
    end: allDay ? dayAfter(end, 1) : end,
    allDay,
    url: pages.base.replace(/\/$/, "") + row.url.slice(pages.origin.length),
    classNames: [
      ...(isFeatured ? ["featured"] : []),
      ...(standing === undefined ? [] : [standing.means]),
      ...(color === undefined ? [] : ["colored"]),
    ],
    ...(color === undefined ? {} : { backgroundColor: color, textColor: inkOn(color) }),
  };
}

/** The colour of the first term of a row that has one. */
function colorOf(colors: GridSettings["fields"]["colors"], row: Row): string | undefined {
  return colors
    .flatMap(([relation, color]) => {
      const terms = row[relation] as readonly Readonly<Record<string, string | undefined>>[] | undefined;
      return (terms ?? []).map((term) => term[color]);
    })
    .find(Boolean);
}

/** Black or white, whichever has more contrast with a colour: at least 4.5:1, by the relative luminance of WCAG. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000" : "#fff";
}

/**
 * Returns what the visitor's clocks show at a time, which has an offset or is that of the clocks of a zone; the time itself
 * where the browser lacks the zone.
 */
function ownClock(time: string, zone: string): string {
  try {
    const date = time.length > 19 ? new Date(time) : localToDate(time, zone);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  } catch {
    // One record of a newer zone must not empty the month.
    return time.replace(" ", "T").slice(0, 19);
  }
}

/** The first hour that something starts in, if it is before seven. */
function earliest(inputs: readonly EventInput[]): string {
  const hours = inputs.flatMap(({ allDay, start }) => (allDay ? [] : [String(start).slice(11, 13)]));
  return `${["07", ...hours].sort()[0] ?? "07"}:00:00`;
}

/** What ends before the first hour shown of its last day, again among that day's whole days. */
function tailsOf(inputs: readonly EventInput[], begin: string): readonly EventInput[] {
  return inputs.flatMap((input) => {
    const [start, end] = [String(input.start), String(input.end)];
    const [day, time] = [end.slice(0, 10), end.slice(11, 19)];
    const isTail = !input.allDay && start.slice(0, 10) < day && time > "00:00:00" && time <= begin;
    return isTail
      ? [{ ...input, start: day, end: dayAfter(day, 1), allDay: true, extendedProps: { until: end } }]
      : [];
  });
}

/** Time and name: cells show the start of a part before it, columns of hours the start and end of a part below it. */
function contentOf(
  settings: GridSettings,
  { event, view, isStart, isEnd }: EventContentArg,
): readonly Node[] {
  const { until } = event.extendedProps as { readonly until?: string };
  const format = new Intl.DateTimeFormat(settings.locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  const clock = (time: Date | null): string => (time === null ? "" : format.format(time));
  const start = isStart && !event.allDay ? clock(event.start) : "";
  const isShort = Number(event.end) - Number(event.start) < 24 * 3_600_000;
  const end = !event.allDay && (isEnd || isShort) ? clock(event.end) : "";
  const range = end === "" ? start : `${start} – ${end}`.trim();
  const time = until === undefined ? range : `– ${clock(new Date(`${until}Z`))}`;
  const parts = [
    ["time", view.type === "dayGridMonth" ? start : time],
    ["title", event.title],
  ] as const;
  // Columns of hours have room for the name first.
  const isNameFirst = view.type !== "dayGridMonth" && !event.allDay;
  return (isNameFirst ? [parts[1], parts[0]] : parts).flatMap(([name, text]) => {
    if (text === "") return [];
    const part = document.createElement("div");
    part.className = `fc-event-${name}`;
    part.textContent = text;
    return [part];
  });
}

/** Makes the number or name of a day the link to it. The name of a cell is its content, and not its date alone. */
function linkDay(
  { locale, pages }: GridSettings,
  { el, date }: { readonly el: HTMLElement; readonly date: Date },
): void {
  el.removeAttribute("aria-labelledby");
  const link = el.querySelector(".fc-daygrid-day-number, .fc-col-header-cell-cushion");
  link?.setAttribute("href", pages.day.replace("DAY", date.toISOString().slice(0, 10)));
  // What a header shows is its name; a number needs the rest of its date.
  if (el.tagName === "TH") link?.removeAttribute("aria-label");
  else
    link?.setAttribute("aria-label", date.toLocaleDateString(locale, { dateStyle: "full", timeZone: "UTC" }));
}

/** Settings from the server for the script of the calendar, in the page. */
export interface GridSettings {
  /** Path of the API. */
  readonly api: string;
  readonly language: string;
  /** The language as the visitor's region writes it. */
  readonly locale: string;
  /** The weekday that weeks begin with: 0 for Sunday. */
  readonly firstDay: number;
  /** The time until which what goes on belongs to the day before. */
  readonly nightEnd: string;
  /** Says that nothing could be loaded. */
  readonly failed: string;
  /** The list of the API, and the names of its parameters. */
  readonly list: {
    readonly name: string;
    readonly path: string;
    /** Path of the stream of its changes, where the API has one. */
    readonly stream?: string;
    readonly size: number;
    readonly after: string;
    readonly before: string;
    readonly exact?: string;
    readonly sizeName: string;
    readonly languageName: string;
    /** Properties of a page with its records and the address of the next one. */
    readonly records: string;
    readonly next: string;
  };
  /** Names of properties in an answer. */
  readonly fields: {
    readonly name: string;
    readonly start: string;
    readonly end: string;
    readonly zone: string;
    readonly wholeDays: string;
    readonly featured?: string;
    readonly standing?: string;
    /** Relations to terms with a colour, and the property that has it. */
    readonly colors: readonly (readonly [string, string])[];
  };
  /** What values say where something does not take place as announced, and their names. */
  readonly standings: Readonly<Record<string, { readonly means: string; readonly label: string }>>;
  /** Addresses of pages; `DAY` stands for the day in its own. */
  readonly pages: { readonly origin: string; readonly base: string; readonly day: string };
  readonly view: "month" | "week" | "day";
  readonly day: string;
  readonly today: string;
  readonly filters: Readonly<Record<string, string>>;
}
