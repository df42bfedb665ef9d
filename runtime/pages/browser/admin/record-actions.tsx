import { useState } from "preact/hooks";
import type { EditedRecord, RecordId } from "../../admin/admin-answers.js";
import type { ActionForm, ResourceForm } from "../../admin/forms.js";
import { Dialog, FormDialog } from "./dialog.js";
import { changesOf, newDraft } from "./draft.js";
import { FieldInput } from "./field-input.js";
import { settings, texts } from "./forms.js";
import { go, linkTo } from "./route.js";
import type { EditedDraft } from "./save.js";
import { maySend, statusOf, useWork } from "./work.js";

/** A button for each action that the caller may call for the stored record; the record is shown as it is afterwards. */
export function RecordActions(props: {
  readonly form: ResourceForm;
  readonly edited: EditedDraft;
  readonly isBusy: boolean;
  readonly onDone: (notice: string) => void;
}) {
  const { form, edited, isBusy, onDone } = props;
  const { record, isDirty, adopt } = edited;
  const work = useWork();
  const [chosen, setChosen] = useState<ActionForm | undefined>();
  const callable = (form.actions ?? []).filter(({ write }) => maySend(work, write));
  if (record === undefined || callable.length === 0) return null;

  async function showResult(id: RecordId): Promise<void> {
    setChosen(undefined);
    const stored = await work.api.record(form, id).catch(() => undefined);
    // The action may have deleted it.
    if (stored === undefined) go(linkTo(form.plural));
    else adopt(stored);
    onDone(texts.saved);
  }
  return (
    <>
      {callable.map((action) => (
        <button
          key={action.write.name}
          type="button"
          class="quiet"
          // It would be decided without the changes in the form.
          disabled={isBusy || isDirty}
          onClick={() => setChosen(action)}
        >
          {action.title}
        </button>
      ))}
      {chosen !== undefined && (
        <ActionDialog
          {...{ form, record }}
          action={chosen}
          onClose={() => setChosen(undefined)}
          onDone={() => void showResult(record.id)}
        />
      )}
    </>
  );
}

/** The buttons that fit the status of the record and the rights of the editor. The first one is the usual one. */
export function Actions(props: {
  readonly form: ResourceForm;
  readonly record: EditedRecord | undefined;
  readonly isBusy: boolean;
  readonly onSave: (status: string | undefined) => void;
}) {
  const { form, record, isBusy, onSave } = props;
  const work = useWork();
  const [draft, review, published] = [
    statusOf(work, "draft"),
    statusOf(work, "review"),
    statusOf(work, "published"),
  ];
  const button = (text: string, status: string | undefined, look = "quiet") => (
    <button type="button" class={look} disabled={isBusy} onClick={() => onSave(status)}>
      {text}
    </button>
  );
  const usual = (text: string) => (
    <button type="submit" disabled={isBusy}>
      {text}
    </button>
  );
  if (form.hasStatus !== true) return usual(record === undefined ? texts.create : texts.save);
  const isUnpublished = record === undefined || record.status === draft || record.status === review;
  if (!isUnpublished) return usual(texts.save);
  const mayPublish = work.session.permissions.includes("publish");
  const waits = record?.status === review;
  return (
    <>
      {waits ? button(texts.save, undefined) : button(texts.saveDraft, draft)}
      {waits && mayPublish && button(texts.returnToDraft, draft)}
      {mayPublish
        ? button(waits ? texts.approve : texts.publish, published, "primary")
        : !waits && button(texts.submit, review, "primary")}
    </>
  );
}

/** Asks for what an action takes, says what it does, and calls it. */
function ActionDialog(props: {
  readonly form: ResourceForm;
  readonly record: EditedRecord;
  readonly action: ActionForm;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { record, action, onClose, onDone } = props;
  const form = { ...props.form, fields: action.fields };
  const { api } = useWork();
  const [draft, setDraft] = useState(() => newDraft(form, ""));

  async function send(): Promise<void> {
    // What is empty is not sent; a switch that is off is.
    const { own } = changesOf(form, { ...draft, values: {} }, draft);
    const given = Object.entries(own).filter(([, value]) => !isEmpty(value));
    const body = { ...Object.fromEntries(given), [settings.languageParameter]: record.language };
    await api.act(action, record, body);
    onDone();
  }
  return (
    <FormDialog {...{ form, send, onClose }} title={action.title} action={action.title}>
      {(errors) => (
        <>
          <p>{action.text}</p>
          {action.fields.map((field) => (
            <FieldInput key={field.name} {...{ draft, setDraft, errors, field }} prefix="action" />
          ))}
        </>
      )}
    </FormDialog>
  );
}

function isEmpty(value: unknown): boolean {
  return value === "" || value === null || (Array.isArray(value) && value.length === 0);
}

/** A question that the page asks before it goes on. */
export type Question =
  | { readonly kind: "leave"; readonly leave: () => void }
  | { readonly kind: "conflict"; readonly status: string | undefined };

/** The dialog of a question. */
export function QuestionDialog(props: {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onResolve: (choice: "mine" | "theirs", status: string | undefined) => void;
}) {
  const { question, onClose, onResolve } = props;
  if (question.kind === "leave") {
    const leave = (
      <button type="button" class="danger" onClick={question.leave}>
        {texts.leave}
      </button>
    );
    return (
      <Dialog title={texts.leaveTitle} onClose={onClose} cancel={texts.stay} actions={leave}>
        <p>{texts.leaveQuestion}</p>
      </Dialog>
    );
  }
  const choices = (
    <>
      <button type="button" onClick={() => onResolve("mine", question.status)}>
        {texts.applyMine}
      </button>
      <button type="button" class="quiet" onClick={() => onResolve("theirs", question.status)}>
        {texts.takeTheirs}
      </button>
    </>
  );
  return (
    <Dialog title={texts.conflictTitle} onClose={onClose} actions={choices}>
      <p>{texts.conflictQuestion}</p>
    </Dialog>
  );
}
