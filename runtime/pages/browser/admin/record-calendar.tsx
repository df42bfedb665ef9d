import { useEffect, useRef, useState } from "preact/hooks";
import type { ListedRecord, RecordList } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { dayAfter } from "../grid-parts.js";
import { Alert } from "./dialog.js";
import { settings, texts } from "./forms.js";
import type { ListProps } from "./list-tools.js";
import { useMove } from "./move-record.js";
import type { openRecordGrid } from "./record-grid.js";
import { linkTo } from "./route.js";
import { statusName, statusOf, useWork, type Work } from "./work.js";

/** The month that a query asks for, such as `2031-03`; undefined where it asks for a list. */
export function monthIn(form: ResourceForm, { view, month = "" }: ListProps["query"]): string | undefined {
  if (view !== "month" || form.period === undefined) return undefined;
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(month)?.[0] ?? new Date().toISOString().slice(0, 7);
}

/** All that a query leaves of the weeks of a month. */
export async function readMonth(
  { api }: Work,
  form: ResourceForm,
  { query, month, signal }: Pick<ListProps, "query"> & { month: string; signal: AbortSignal },
): Promise<RecordList> {
  const [first, last] = [dayAfter(month, -6), dayAfter(month, 41)];
  const { from = first, to = last } = query;
  const asked = { ...query, from: from > first ? from : first, to: to < last ? to : last, size: 100 };
  const read = (page: number) => api.list(form, { ...asked, page }, signal);
  const list = await read(1);
  const records = [...list.records];
  for (let page = 2; page <= list.pages; page += 1) records.push(...(await read(page)).records);
  return { ...list, records, pages: 1 };
}

/** Links to the list of records and to their month. */
export function ViewLinks({ form, query }: Pick<ListProps, "form" | "query">) {
  if (form.period === undefined) return null;
  const views = [
    [undefined, texts.list],
    ["month", texts.month],
  ] as const;
  return (
    <nav class="actions" aria-label={texts.views}>
      {views.map(([view, title]) => (
        <a
          key={title}
          class="button"
          href={linkTo(form.plural, "", { ...query, page: "", view })}
          aria-current={view === query.view ? "page" : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

interface CalendarProps extends Pick<ListProps, "form" | "query" | "act"> {
  readonly month: string;
  readonly list: RecordList | undefined;
}

/** The records of a month, which are dragged to other days. */
export function RecordCalendar(props: CalendarProps) {
  const { form, query, month } = props;
  const { place, error, dialog } = useGrid(props);
  const link = (to: string | undefined) => linkTo(form.plural, "", { ...query, month: to });
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  const step = (text: string, sign: string, to: string) => (
    <a class="button" href={link(to.slice(0, 7))} aria-label={text}>
      {sign}
    </a>
  );
  return (
    <>
      <p class="actions shown">
        {step(texts.previous, "‹", dayAfter(`${month}-01`, -1))}
        <strong aria-live="polite">
          {new Intl.DateTimeFormat(settings.language, options).format(new Date(`${month}-01`))}
        </strong>
        {step(texts.next, "›", dayAfter(`${month}-01`, 31))}
        <a class="button" href={link(undefined)}>
          {texts.today}
        </a>
      </p>
      <Alert text={error} />
      <div class="scrolled">
        <div class="record-grid" ref={place} />
      </div>
      {dialog}
    </>
  );
}

/** Draws what is read into a place; what draws it is loaded with the first month. */
function useGrid(props: CalendarProps) {
  const { form, month, list } = props;
  const work = useWork();
  const place = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<ReturnType<typeof openRecordGrid> | undefined>();
  const [error, setError] = useState("");
  const { move, dialog } = useMove(props);
  const titleOf = ({ name, status, standing }: ListedRecord): string => {
    const isUsual = status === undefined || status === statusOf(work, "published");
    return [isUsual ? "" : statusName(work, status), standing?.label, name].filter(Boolean).join(" · ");
  };
  const hrefOf = ({ id, mayEdit, isTrashed }: ListedRecord) =>
    mayEdit && !isTrashed ? linkTo(form.plural, id) : undefined;

  useEffect(() => {
    let opened: typeof grid;
    const open = async (isLeft: () => boolean): Promise<void> => {
      const { openRecordGrid } = await import("./record-grid.js");
      if (isLeft() || place.current === null) return;
      const { language, nightEnd } = settings;
      const onMove = (record: ListedRecord, days: number, revert: () => void): void =>
        move({ record, days, revert });
      opened = openRecordGrid(place.current, {
        ...{ language, nightEnd, hrefOf, titleOf, onMove },
        close: texts.close,
      });
      setGrid(opened);
    };
    let isLeft = false;
    open(() => isLeft).catch(() => setError(texts.noAnswer));
    return () => {
      isLeft = true;
      opened?.destroy();
    };
  }, []);
  useEffect(() => {
    if (list !== undefined) grid?.show(month, list.records);
  }, [grid, month, list]);
  return { place, error, dialog };
}
