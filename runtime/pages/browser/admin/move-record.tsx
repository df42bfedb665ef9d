import { useState } from "preact/hooks";
import type { ListedRecord } from "../../admin/admin-answers.js";
import { dayAfter } from "../grid-parts.js";
import type { RecordVersion } from "./api.js";
import { type Draft, newDraft } from "./draft.js";
import { FormDialog } from "./field-input.js";
import { fill, texts, timeInWords } from "./forms.js";
import { type ListProps, plain } from "./list-tools.js";
import { ReachDialog } from "./record-actions.js";
import { useWork } from "./work.js";

/** A record that goes to another day. */
interface Move {
  readonly record: ListedRecord;
  /** Days by which it moves; asked for where they are absent. */
  readonly days?: number;
  /** Shows it in its old place again. */
  readonly revert?: () => void;
}

/** Moves records by whole days: their clocks stay. Dialogs ask for the day, and how far a move reaches in a series. */
export function useMove({ form, act }: Pick<ListProps, "form" | "act">) {
  const { api } = useWork();
  const [asked, setAsked] = useState<Move | undefined>();

  function send({ record, days = 0 }: Move, reach: object): void {
    const { id, name, start = "", end = "" } = record;
    const write = (version: RecordVersion, by: number) => {
      const moved = (time: string): string => dayAfter(time, by) + time.slice(10);
      const { start: first = "", end: last = "" } = form.period ?? {};
      return api.update(form, version, { [first]: moved(start), [last]: moved(end), ...reach });
    };
    const day = timeInWords(dayAfter(start, days), false);
    void act(
      () => write(record, days),
      fill(texts.moved, { name, day }),
      () => write({ id }, 0),
    );
  }
  function move(wanted: Move): void {
    const isAsked = wanted.record.isOccurrence && form.recurrence !== undefined;
    if (isAsked || wanted.days === undefined) setAsked(wanted);
    else {
      setAsked(undefined);
      send(wanted, {});
    }
  }
  const close = (): void => {
    asked?.revert?.();
    setAsked(undefined);
  };
  const dialog = asked && (
    <MoveDialog {...{ form, asked, move }} onReach={(reach) => send(asked, reach)} onClose={close} />
  );
  return { move, dialog };
}

function MoveDialog(props: {
  readonly form: ListProps["form"];
  readonly asked: Move;
  readonly move: (move: Move) => void;
  readonly onReach: (reach: object) => void;
  readonly onClose: () => void;
}) {
  const { form, asked, move, onReach, onClose } = props;
  const { name, start = "" } = asked.record;
  const title = `${texts.move.replace(" …", "")}: ${name}`;
  if (asked.days !== undefined)
    return (
      <ReachDialog
        {...{ form, title, onClose }}
        action={texts.apply}
        onDone={(reach) => onReach({ [form.recurrence?.scope ?? ""]: reach })}
      />
    );
  const day = plain("day", texts.moveTo, "date");
  const send = ({ values }: Draft): Promise<void> => {
    const days = (Date.parse(String(values.day)) - Date.parse(start.slice(0, 10))) / 86_400_000;
    if (days) move({ ...asked, days });
    else onClose();
    return Promise.resolve();
  };
  return (
    <FormDialog
      {...{ title, onClose }}
      fields={[day]}
      start={{ ...newDraft([day]), values: { day: start.slice(0, 10) } }}
      action={texts.apply}
      prefix="move"
      send={send}
    />
  );
}
