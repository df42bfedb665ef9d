import { useState } from "preact/hooks";
import type { EditedRecord, RecordId } from "../../admin/admin-answers.js";
import type { AdminApi } from "./api.js";
import { Dialog } from "./dialog.js";
import { changesOf, formErrorsOf, newDraft, noErrors, useFirstInvalid } from "./draft.js";
import { FieldInput } from "./field-input.js";
import { type ActionForm, type ResourceForm, settings, statusOf, texts, type Work } from "./forms.js";
import { go, linkTo } from "./route.js";
import type { ConflictChoice, EditedDraft } from "./save.js";
import { ValueInput } from "./value-input.js";

/** A button for each action that the caller may call for the stored record; the record is shown as it is afterwards. */
export function RecordActions(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly edited: EditedDraft;
  readonly isBusy: boolean;
  readonly onDone: (notice: string) => void;
}) {
  const { api, work, form, edited, isBusy, onDone } = props;
  const { record, isDirty, adopt } = edited;
  const [chosen, setChosen] = useState<ActionForm | undefined>();
  const callable = (form.actions ?? []).filter(({ write }) => work.may(write.access));
  if (record === undefined || callable.length === 0) return null;

  async function showResult(id: RecordId): Promise<void> {
    setChosen(undefined);
    const stored = await api.record(form, id).catch(() => undefined);
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
          {...{ api, work, form, record }}
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
  readonly work: Work;
  readonly form: ResourceForm;
  readonly record: EditedRecord | undefined;
  readonly isBusy: boolean;
  readonly onSave: (status: string | undefined) => void;
}) {
  const { work, form, record, isBusy, onSave } = props;
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

interface ActionProps {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly record: EditedRecord;
  readonly action: ActionForm;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for what an action takes, says what it does, and calls it. */
function ActionDialog(props: ActionProps) {
  const { api, work, action, onClose } = props;
  const { draft, setDraft, errors, isBusy, run } = useAction(props);
  const [known, setKnown] = useState<EditedRecord["related"]>({});
  const body = useFirstInvalid<HTMLDivElement>(errors);
  const state = { api, work, draft, setDraft, record: undefined, known, setKnown, errors };
  return (
    <Dialog
      title={action.title}
      onClose={onClose}
      isWide
      actions={
        <button type="button" disabled={isBusy} onClick={() => void run()}>
          {action.title}
        </button>
      }
    >
      <div
        ref={body}
        onKeyDown={(event) => {
          const isField = event.target instanceof HTMLInputElement;
          if (event.key !== "Enter" || !isField || event.defaultPrevented) return;
          event.preventDefault();
          void run();
        }}
      >
        <p>{action.text}</p>
        {errors.general !== undefined && (
          <p class="notice bad" role="alert">
            {errors.general}
          </p>
        )}
        {action.fields.map((field) =>
          field.kind === "image" ? (
            <ValueInput
              key={field.name}
              id={`action-${field.name}`}
              form={field}
              error={errors.fields[field.name]}
              value={draft.values[field.name]}
              onChange={(value) =>
                setDraft((current) => ({ ...current, values: { ...current.values, [field.name]: value } }))
              }
            />
          ) : (
            <FieldInput key={field.name} {...state} field={field} prefix="action" />
          ),
        )}
      </div>
    </Dialog>
  );
}

/** The state of a call that is being prepared. */
function useAction({ api, work, form, record, action, onDone }: ActionProps) {
  const input = { ...form, fields: action.fields };
  const [draft, setDraft] = useState(() => newDraft(input, ""));
  const [errors, setErrors] = useState(noErrors);
  const [isBusy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      // What is empty is not sent; a switch that is off is.
      const { own } = changesOf(input, { ...draft, values: {} }, draft);
      const given = Object.entries(own).filter(([, value]) => !isEmpty(value));
      const body = { ...Object.fromEntries(given), [settings.languageParameter]: record.language };
      await api.act(action, record, body);
      onDone();
    } catch (error) {
      setErrors(formErrorsOf(error, work, input));
      setBusy(false);
    }
  }
  return { draft, setDraft, errors, isBusy, run };
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
  readonly onResolve: (choice: ConflictChoice, status: string | undefined) => void;
}) {
  const { question, onClose, onResolve } = props;
  return question.kind === "leave" ? (
    <LeaveDialog onLeave={question.leave} onClose={onClose} />
  ) : (
    <ConflictDialog onChoice={(choice) => onResolve(choice, question.status)} onClose={onClose} />
  );
}

function LeaveDialog({ onLeave, onClose }: { readonly onLeave: () => void; readonly onClose: () => void }) {
  return (
    <Dialog
      title={texts.leaveTitle}
      onClose={onClose}
      cancel={texts.stay}
      actions={
        <button type="button" class="danger" onClick={onLeave}>
          {texts.leave}
        </button>
      }
    >
      <p>{texts.leaveQuestion}</p>
    </Dialog>
  );
}

function ConflictDialog(props: {
  readonly onChoice: (choice: ConflictChoice) => void;
  readonly onClose: () => void;
}) {
  const { onChoice, onClose } = props;
  return (
    <Dialog
      title={texts.conflictTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={() => onChoice("mine")}>
            {texts.applyMine}
          </button>
          <button type="button" class="quiet" onClick={() => onChoice("theirs")}>
            {texts.takeTheirs}
          </button>
        </>
      }
    >
      <p>{texts.conflictQuestion}</p>
    </Dialog>
  );
}
