import { useEffect, useState } from "preact/hooks";
import type { RecordHistory, RecordId } from "../../admin/admin-answers.js";
import { messageOf } from "./api.js";
import { Alert, Dialog } from "./dialog.js";
import { draftOf } from "./draft.js";
import { Button } from "./field.js";
import { fill, languageName, texts, timeInWords } from "./forms.js";
import type { EditedDraft } from "./save.js";
import { statusName, useWork } from "./work.js";

type Entry = RecordHistory["entries"][number];

/** A button that shows who changed what in a stored record, and puts an earlier version into the form. */
export function HistoryButton(props: {
  readonly edited: EditedDraft;
  readonly onDone: (notice: string) => void;
}) {
  const { edited, onDone } = props;
  const { api } = useWork();
  const [isOpen, setOpen] = useState(false);
  const { form, record } = edited;
  if (record === undefined) return null;
  const { id } = record;

  /** The form has the earlier values as changes of its own: nothing is stored until it is saved. */
  const putBack = async ({ at, revision }: Entry): Promise<void> => {
    const former = draftOf(form, await api.record(form, id, revision));
    edited.setDraft(() => former);
    setOpen(false);
    onDone(fill(texts.versionShown, { time: timeInWords(at) }));
  };
  return (
    <>
      <Button text={texts.history} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={texts.history} isWide onClose={() => setOpen(false)} cancel={texts.close} actions="">
          <Entries {...{ form, id, putBack }} />
        </Dialog>
      )}
    </>
  );
}

/** The changes of a record, page by page, the latest first. */
function Entries(
  props: Pick<EditedDraft, "form"> & {
    readonly id: RecordId;
    readonly putBack: (entry: Entry) => Promise<void>;
  },
) {
  const { form, id, putBack } = props;
  const { api } = useWork();
  const [entries, setEntries] = useState<readonly Entry[] | undefined>();
  const [page, setPage] = useState({ number: 1, isLast: true });
  const [error, setError] = useState("");
  const fail = (error: unknown): void => setError(messageOf(error));
  useEffect(() => {
    api.history(form, id, page.number).then(({ entries: read, pages }) => {
      setEntries((before = []) => [...before, ...read]);
      setPage(({ number }) => ({ number, isLast: number >= pages }));
    }, fail);
  }, [api, form, id, page.number]);
  return (
    <>
      <Alert text={error} />
      {entries?.length === 0 && <p class="soft">{texts.nothing}</p>}
      <ol class="history">
        {entries?.map((entry, at) => (
          <li key={`${entry.revision} ${at}`}>
            <p class="name">
              {timeInWords(entry.at)} · {entry.name || texts.byService} · {texts.changes[entry.kind]}
              {at > 0 && (
                <Button
                  text={texts.putBack}
                  aria-label={`${texts.putBack}: ${timeInWords(entry.at)}`}
                  onClick={() => void putBack(entry).catch(fail)}
                />
              )}
            </p>
            <Changes {...{ form, entry }} />
          </li>
        ))}
      </ol>
      {!page.isLast && (
        <Button
          text={texts.next}
          onClick={() => setPage(({ number }) => ({ number: number + 1, isLast: true }))}
        />
      )}
    </>
  );
}

/** Each field that was changed, with its value before and after. */
function Changes({ form, entry }: Pick<EditedDraft, "form"> & { readonly entry: Entry }) {
  const work = useWork();
  return (
    <dl>
      {entry.changes.map(({ field, language, before, after }) => {
        const { label = field, kind, storage } = form.fields.find(({ name }) => name === field) ?? {};
        const shown = (value: string): string => {
          if (storage === "status") return statusName(work, value);
          return kind === "datetime" && value !== "" ? timeInWords(value) : value;
        };
        return (
          <div key={`${field} ${language ?? ""}`}>
            <dt>{language === undefined ? label : `${label} (${languageName(language)})`}</dt>
            <dd>
              {before !== "" && <del>{shown(before)}</del>} {after !== "" && <ins>{shown(after)}</ins>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
