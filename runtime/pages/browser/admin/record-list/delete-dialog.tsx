import { useState } from "preact/hooks";
import type { ListedRecord } from "../../../admin/admin-answers.js";
import { Dialog } from "../dialog.js";
import type { FieldForm, ResourceForm } from "../forms.js";
import { fill, texts } from "../settings.js";

/** Asks whether a record is deleted for good; of an occurrence, how far that, or its move to the trash, reaches. */
export function DeleteDialog(props: {
  readonly form: ResourceForm;
  readonly record: ListedRecord;
  /** `reach` has the name of the parameter. */
  readonly onDelete: (reach: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}) {
  const { form, record, onDelete, onClose } = props;
  const { name, isOccurrence } = record;
  const field =
    isOccurrence === true ? form.fields.find((one) => one.name === form.recurrence?.scope) : undefined;
  const [reach, setReach] = useState(field?.values?.[0]?.value ?? "");
  const action = form.hasTrash === true ? texts.toTrash : texts.deleteForGood;
  return (
    <Dialog
      title={field === undefined ? action : `${action}: ${name}`}
      onClose={onClose}
      actions={
        <button
          type="button"
          class="danger"
          onClick={() => {
            onClose();
            onDelete(field === undefined ? {} : { [field.name]: reach });
          }}
        >
          {action}
        </button>
      }
    >
      {field === undefined ? (
        <p>{fill(texts.deleteQuestion, { name })}</p>
      ) : (
        <Reach {...{ field, reach, setReach }} />
      )}
    </Dialog>
  );
}

function Reach(props: {
  readonly field: FieldForm;
  readonly reach: string;
  readonly setReach: (reach: string) => void;
}) {
  const { field, reach, setReach } = props;
  return (
    <fieldset class="reach">
      <legend>{field.label}</legend>
      {(field.values ?? []).map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={field.name} checked={value === reach} onChange={() => setReach(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
