import { FieldInput, type FormState } from "../field-input.js";
import { type FieldForm, isLocalized, type ResourceForm } from "../forms.js";
import { PeriodInput } from "../period-input.js";
import { RecurrenceInput } from "../recurrence-input.js";
import { settings } from "../settings.js";
import { mainFields, sideFields } from "./field-layout.js";
import { Languages } from "./languages.js";

/** The fields of a form in two columns, with languages side by side. */
export function Fields(props: {
  readonly state: FormState;
  readonly form: ResourceForm;
  /** The language that is shown beside the record's own. */
  readonly second: string | undefined;
  readonly setSecond: (language: string | undefined) => void;
}) {
  const { state, form, second, setSecond } = props;
  const { work, draft, setDraft, record } = state;
  const beside = sideFields(work, form);
  return (
    <div class="columns">
      <div class={second === undefined ? "main-fields" : "main-fields two"}>
        {settings.languages.length > 1 && (
          <Languages {...{ draft, setDraft, second, setSecond }} isNew={record === undefined} />
        )}
        {mainFields(form, record, draft).map((field) => (
          <MainField key={field.name} {...{ state, form, field, second }} />
        ))}
      </div>
      {beside.length > 0 && (
        <div class="side-fields">
          {beside.map((field) => (
            <FieldInput key={field.name} field={field} {...state} />
          ))}
        </div>
      )}
    </div>
  );
}

function MainField(props: {
  readonly state: FormState;
  readonly form: ResourceForm;
  readonly field: FieldForm;
  readonly second: string | undefined;
}) {
  const { state, form, field, second } = props;
  if (field.name === form.period?.start) return <PeriodInput form={form} period={form.period} {...state} />;
  if (field.name === form.recurrence?.rule) return <RecurrenceField field={field} {...state} />;
  if (!isLocalized(field)) return <FieldInput field={field} {...state} />;
  return (
    <div class="side-by-side">
      <FieldInput field={field} language={state.draft.language} {...state} />
      {second !== undefined && <FieldInput field={field} language={second} {...state} />}
    </div>
  );
}

function RecurrenceField({ field, draft, setDraft, errors }: FormState & { readonly field: FieldForm }) {
  const { name } = field;
  return (
    <RecurrenceInput
      id={`field-${name}`}
      form={field}
      error={errors.fields[name]}
      value={draft.values[name]}
      onChange={(value) =>
        setDraft((current) => ({ ...current, values: { ...current.values, [name]: value } }))
      }
    />
  );
}
