import { useState } from "preact/hooks";
import type { EditedRecord } from "../../../admin/admin-answers.js";
import type { AdminApi } from "../api.js";
import { Dialog } from "../dialog.js";
import { changesOf, newDraft } from "../draft.js";
import { FieldInput } from "../field-input.js";
import { formErrorsOf, noErrors } from "../form-errors.js";
import type { ActionForm, ResourceForm, Work } from "../forms.js";
import { settings } from "../settings.js";
import { useFirstInvalid } from "../use-first-invalid.js";
import { ValueInput } from "../value-input.js";

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
export function ActionDialog(props: ActionProps) {
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
