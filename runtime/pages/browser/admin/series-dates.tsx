import { useState } from "preact/hooks";
import type { SeriesDate } from "../../admin/admin-answers.js";
import { messageOf } from "./api.js";
import { Button } from "./field.js";
import { fill, settings, texts, timeInWords } from "./forms.js";
import { linkTo } from "./route.js";
import { dayName, weekdays } from "./rule.js";
import type { EditedDraft } from "./save.js";
import { useWork } from "./work.js";

const shownDates = 5;

/** The dates of a series: links to the next ones, and a month in which dates are taken out and restored. */
export function SeriesDates({ edited }: { readonly edited: EditedDraft }) {
  const { form, record, isDirty, adopt } = edited;
  const { api } = useWork();
  const [notice, setNotice] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { id = 0, dates = [] } = record?.series ?? {};
  const today = new Date().toISOString();
  const own = dates.find((date) => date.id === record?.id);
  const coming = dates.filter(({ start, isTrashed }) => !isTrashed && start >= today.slice(0, 10));
  const [month, setMonth] = useState(
    (own ?? coming[0] ?? dates.at(-1))?.start.slice(0, 7) ?? today.slice(0, 7),
  );
  if (record === undefined) return null;

  async function toggle({ id, start, isTrashed }: SeriesDate): Promise<void> {
    const scope = form.recurrence?.scope ?? "";
    const text = fill(isTrashed ? texts.restored : texts.trashed, { name: timeInWords(start) });
    setBusy(true);
    try {
      await (isTrashed ? api.update(form, { id }, {}) : api.remove(form, id, { [scope]: "this" }));
      if (record !== undefined) adopt(await api.record(form, record.id));
      setNotice(text);
    } catch (error) {
      setNotice(messageOf(error));
    }
    setBusy(false);
  }
  return (
    <fieldset class="dates">
      <legend>{texts.dates}</legend>
      <p>{record.id === id ? texts.seriesNote : <a href={linkTo(form.plural, id)}>{texts.openSeries}</a>}</p>
      <div class="grid">
        <ul class="next-dates">
          {coming.slice(0, shownDates).map((date) => (
            <li key={date.id}>
              <a href={linkTo(form.plural, date.id)} aria-current={date === own ? "true" : undefined}>
                {timeInWords(date.start)}
              </a>
            </li>
          ))}
          <li>
            <a href={linkTo(form.plural, "", { series: id })}>{texts.allDates}</a>
          </li>
        </ul>
        <Month
          {...{ dates, own, month, setMonth }}
          isDisabled={isDirty || isBusy}
          onToggle={(date) => void toggle(date)}
        />
      </div>
      <p class="help">{isDirty ? texts.unsaved : texts.datesNote}</p>
      <p class="notice" role="status">
        {notice}
      </p>
    </fieldset>
  );
}

interface MonthProps {
  readonly dates: readonly SeriesDate[];
  /** That of the record itself, which its own form cannot take out. */
  readonly own: SeriesDate | undefined;
  readonly month: string;
  readonly setMonth: (month: string) => void;
  readonly isDisabled: boolean;
  readonly onToggle: (date: SeriesDate) => void;
}

/** A month as weeks from Monday on, with a switch on each day that has a date. */
function Month(props: MonthProps) {
  const { month, setMonth } = props;
  const first = new Date(`${month}-01T00:00:00Z`);
  const begin = first.getTime() - ((first.getUTCDay() + 6) % 7) * 86_400_000;
  const dayAt = (at: number): string => new Date(begin + at * 86_400_000).toISOString().slice(0, 10);
  const step = (by: number): void => {
    const next = new Date(first);
    next.setUTCMonth(next.getUTCMonth() + by);
    setMonth(next.toISOString().slice(0, 7));
  };
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return (
    <div>
      <p class="month-bar">
        <Button text="‹" aria-label={texts.previous} onClick={() => step(-1)} />
        <strong aria-live="polite">
          {new Intl.DateTimeFormat(settings.language, options).format(first)}
        </strong>
        <Button text="›" aria-label={texts.next} onClick={() => step(1)} />
      </p>
      <table class="small-month">
        <thead>
          <tr>
            {weekdays.map((day, at) => (
              <th key={day} scope="col">
                {dayName(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5].map((week) => (
            <tr key={week}>
              {weekdays.map((weekday, at) => (
                <Day key={weekday} {...props} day={dayAt(week * 7 + at)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A day of the month, with a button for each date on it. */
function Day({ dates, own, month, day, isDisabled, onToggle }: MonthProps & { readonly day: string }) {
  if (!day.startsWith(month)) return <td />;
  const number = String(Number(day.slice(8)));
  const found = dates.filter(({ start }) => start.startsWith(day));
  return (
    <td>
      {found.length === 0 && number}
      {found.map((date) => (
        <Button
          key={date.id}
          text={number}
          aria-label={timeInWords(date.start)}
          aria-pressed={!date.isTrashed}
          disabled={isDisabled || date === own}
          onClick={() => onToggle(date)}
        />
      ))}
    </td>
  );
}
