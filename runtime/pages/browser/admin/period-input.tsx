import { textOf } from "./draft.js";
import { Field } from "./field.js";
import { FieldInput, type FormState } from "./field-input.js";
import { type ResourceForm, without } from "./forms.js";
import { settings, texts } from "./settings.js";
import { DateTimeInput, ZoneInput } from "./value-input.js";

/** When a record takes place: start and end on the clocks of a zone, or whole days. */
export function PeriodInput(
  props: FormState & { readonly form: ResourceForm; readonly period: NonNullable<ResourceForm["period"]> },
) {
  const { form, period, draft, setDraft, errors } = props;
  const isDay = draft.values[period.wholeDays] === true;
  const parts = [period.start, period.end, period.zone].flatMap((name) => {
    const field = form.fields.find((candidate) => candidate.name === name);
    return field === undefined ? [] : [field];
  });
  const whole = form.fields.find(({ name }) => name === period.wholeDays);
  return (
    <fieldset class="period">
      <legend>{texts.when}</legend>
      <div class="grid">
        {parts.map((field) => {
          const isZone = field.name === period.zone;
          const input = {
            id: `field-${field.name}`,
            // What a start is, needs no words here; whole days have no time.
            form: isZone ? field : without(field, "help"),
            error: errors.fields[field.name],
            value: textOf(draft.values[field.name]),
            placeholder: isZone ? settings.zone : undefined,
            onChange: (value: string) =>
              setDraft((current) => ({ ...current, values: { ...current.values, [field.name]: value } })),
          };
          return (
            <Field key={field.name} {...input}>
              {isZone ? <ZoneInput {...input} /> : <DateTimeInput {...input} isDay={isDay} />}
            </Field>
          );
        })}
      </div>
      {whole !== undefined && <FieldInput {...props} field={whole} />}
    </fieldset>
  );
}
