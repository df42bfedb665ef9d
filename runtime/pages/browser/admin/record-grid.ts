import { Calendar, type EventInput } from "@fullcalendar/core";
import dayGridPlugin from "@fullcalendar/daygrid";
import interactionPlugin from "@fullcalendar/interaction";
import type { ListedRecord } from "../../admin/admin-answers.js";
import { dayAfter, nameMoreLink } from "../grid-parts.js";

const styles = document.createElement("link");
styles.rel = "stylesheet";
styles.href = new URL("grid.css", import.meta.url).href;
document.head.append(styles);

interface GridOptions {
  readonly language: string;
  /** The time until which what goes on belongs to the day before. */
  readonly nightEnd: string;
  readonly close: string;
  readonly hrefOf: (record: ListedRecord) => string | undefined;
  readonly titleOf: (record: ListedRecord) => string;
  readonly onMove: (record: ListedRecord, days: number, revert: () => void) => void;
}

/** Draws a month of records into a place. Calls `onMove` with the days by which one was dragged, and with what puts it back. */
export function openRecordGrid(place: HTMLElement, options: GridOptions) {
  const calendar = new Calendar(place, {
    plugins: [dayGridPlugin, interactionPlugin],
    locale: options.language,
    firstDay: 1,
    headerToolbar: false,
    timeZone: "UTC",
    initialView: "dayGridMonth",
    height: "auto",
    fixedWeekCount: false,
    nextDayThreshold: `${options.nightEnd}:00`,
    dayMaxEvents: 6,
    eventDisplay: "block",
    eventTimeFormat: { hour: "2-digit", minute: "2-digit", hour12: false },
    closeHint: options.close,
    moreLinkText: (count) => `+ ${count}`,
    moreLinkDidMount: ({ el }) => nameMoreLink(el),
    // The name of a cell is its content, and not its date alone.
    dayCellDidMount: ({ el }) => el.removeAttribute("aria-labelledby"),
    eventDrop: ({ event, delta, revert }) =>
      options.onMove(event.extendedProps.record as ListedRecord, delta.days, revert),
  });
  calendar.render();

  return {
    /** `month` is such as `2031-03`. */
    show(month: string, records: readonly ListedRecord[]): void {
      calendar.batchRendering(() => {
        calendar.removeAllEvents();
        calendar.gotoDate(`${month}-01`);
        for (const record of records) calendar.addEvent(inputOf(options, record));
      });
    },
    destroy: () => calendar.destroy(),
  };
}

function inputOf(options: GridOptions, record: ListedRecord): EventInput {
  const { id, start = "", end = start, isWholeDays = false, isTrashed, mayEdit, standing } = record;
  const href = options.hrefOf(record);
  return {
    id: String(id),
    title: options.titleOf(record),
    start: isWholeDays ? start.slice(0, 10) : start.replace(" ", "T"),
    // The end of whole days is their last second; the grid wants the day after.
    end: isWholeDays ? dayAfter(end, 1) : end.replace(" ", "T"),
    allDay: isWholeDays,
    startEditable: mayEdit && !isTrashed,
    classNames: standing === undefined ? [] : [standing.means],
    extendedProps: { record },
    ...(href === undefined ? {} : { url: href }),
  };
}
