import { useState } from "preact/hooks";
import type { EditedRecord } from "../../admin/admin-answers.js";
import type { ActionForm, FieldForm, ResourceForm } from "../../admin/forms.js";
import { ConfirmDialog, Dialog } from "./dialog.js";
import { changesOf, type Draft, isEmpty, newDraft } from "./draft.js";
import { Button } from "./field.js";
import { FormDialog } from "./field-input.js";
import { settings, texts } from "./forms.js";
import { go, linkTo } from "./route.js";
import type { EditedDraft, Saving } from "./save.js";
import { maySend, statusOf, useWork } from "./work.js";

/** A button for each action that the caller may call for the stored record; the record is shown as it is afterwards. */
export function RecordActions(props: {
  readonly edited: EditedDraft;
  readonly isBusy: boolean;
  readonly onDone: (notice: string) => void;
}) {
  const { edited, isBusy, onDone } = props;
  const { form, record, isDirty, adopt } = edited;
  const work = useWork();
  const [chosen, setChosen] = useState<ActionForm | undefined>();
  const callable = (form.actions ?? []).filter(({ write }) => maySend(work, write));
  if (record === undefined || callable.length === 0) return null;

  async function send(action: ActionForm, before: EditedRecord, draft: Draft): Promise<void> {
    const language = { [settings.languageParameter]: before.language };
    await work.api.act(action, before, { ...givenIn(action.fields, draft), ...language });
    setChosen(undefined);
    const stored = await work.api.record(form, before.id).catch(() => undefined);
    // The action may have deleted it.
    if (stored === undefined) go(linkTo(form.plural));
    else adopt(stored);
    onDone(texts.saved);
  }
  return (
    <>
      {callable.map((action) => (
        <Button
          key={action.write.name}
          text={action.title}
          // It would be decided without the changes in the form.
          disabled={isBusy || isDirty}
          onClick={() => setChosen(action)}
        />
      ))}
      {chosen !== undefined && (
        <FormDialog
          {...chosen}
          action={chosen.title}
          prefix="action"
          send={(draft) => send(chosen, record, draft)}
          onClose={() => setChosen(undefined)}
        >
          <p>{chosen.text}</p>
        </FormDialog>
      )}
    </>
  );
}

/** The buttons that fit the status of the record and the rights of the editor. The first one is the usual one. */
export function Actions(props: {
  readonly edited: EditedDraft;
  readonly isBusy: boolean;
  readonly onSave: (status?: string) => void;
}) {
  const { isBusy, onSave } = props;
  const { form, record } = props.edited;
  const work = useWork();
  const [draft, review] = [statusOf(work, "draft"), statusOf(work, "review")];
  const isUnpublished = record === undefined || record.status === draft || record.status === review;
  if (form.hasStatus !== true || !isUnpublished)
    return (
      <button type="submit" disabled={isBusy}>
        {record === undefined ? texts.create : texts.save}
      </button>
    );
  const mayPublish = work.session.permissions.includes("publish");
  const waits = record?.status === review;
  const button = (text: string, status?: string, look?: "primary") => (
    <Button {...{ text, look }} disabled={isBusy} onClick={() => onSave(status)} />
  );
  return (
    <>
      {waits ? button(texts.save) : button(texts.saveDraft, draft)}
      {waits && mayPublish && button(texts.returnToDraft, draft)}
      {mayPublish
        ? button(waits ? texts.approve : texts.publish, statusOf(work, "published"), "primary")
        : !waits && button(texts.submit, review, "primary")}
    </>
  );
}

/** What a form of an action sends: what is not empty, and switches that are off. */
export function givenIn(fields: readonly FieldForm[], draft: Draft): Readonly<Record<string, unknown>> {
  const { own } = changesOf(fields, { ...newDraft(fields), values: {} }, draft);
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value === false || !isEmpty(value)));
}

/** A question that the page asks before it goes on. */
export type Question =
  | { readonly kind: "leave"; readonly leave: () => void }
  | { readonly kind: "reach" | "conflict"; readonly saving: Saving };

/** The dialog of a question. */
export function QuestionDialog(props: {
  readonly edited: EditedDraft;
  readonly question: Question;
  readonly onClose: () => void;
  readonly onReach: (saving: Saving) => void;
  readonly onResolve: (choice: "mine" | "theirs", saving: Saving) => void;
}) {
  const { edited, question, onClose, onReach, onResolve } = props;
  if (question.kind === "leave")
    return (
      <ConfirmDialog
        title={texts.leaveTitle}
        question={texts.leaveQuestion}
        action={texts.leave}
        cancel={texts.stay}
        onClose={onClose}
        onConfirm={question.leave}
      />
    );
  const { saving } = question;
  if (question.kind === "reach")
    return (
      <ReachDialog
        form={edited.form}
        title={texts.save}
        action={texts.save}
        // A rule belongs to the whole series.
        isOne={!isRuleChanged(edited)}
        onClose={onClose}
        onDone={(reach) => onReach({ ...saving, reach })}
      />
    );
  const choices = (
    <>
      <Button text={texts.applyMine} look="primary" onClick={() => onResolve("mine", saving)} />
      <Button text={texts.takeTheirs} onClick={() => onResolve("theirs", saving)} />
    </>
  );
  return (
    <Dialog title={texts.conflictTitle} onClose={onClose} actions={choices}>
      <p>{texts.conflictQuestion}</p>
    </Dialog>
  );
}

function isRuleChanged({ form: { recurrence }, before, draft }: EditedDraft): boolean {
  const [old, next] = [before, draft].map(({ values }) => JSON.stringify(values[recurrence?.rule ?? ""]));
  return old !== next;
}

/** Asks how far a change or the removal of a date reaches in its series. */
export function ReachDialog(props: {
  readonly form: ResourceForm;
  readonly title: string;
  readonly action: string;
  readonly look?: "danger";
  /** Whether it may reach that date alone. */
  readonly isOne?: boolean;
  readonly onClose: () => void;
  readonly onDone: (reach: string) => void;
}) {
  const { form, title, action, look = "primary", isOne = true, onClose, onDone } = props;
  const field = form.fields.find(({ name }) => name === form.recurrence?.scope);
  const values = field?.values?.filter(({ value }) => isOne || value !== "this") ?? [];
  const [reach, setReach] = useState(values[0]?.value ?? "");
  const button = (
    <Button
      {...{ text: action, look }}
      onClick={() => {
        onClose();
        onDone(reach);
      }}
    />
  );
  return (
    <Dialog {...{ title, onClose }} actions={button}>
      <fieldset class="reach">
        <legend>{field?.label}</legend>
        {values.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={field?.name}
              checked={value === reach}
              onChange={() => setReach(value)}
            />
            {text}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
