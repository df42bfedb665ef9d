import { isObject, textOf } from "./draft.js";
import { Field, type InputProps } from "./field.js";
import type { FieldForm, ValueForm } from "./forms.js";
import { RuleInput } from "./rule-input.js";
import { ValueInput } from "./value-input.js";

/** How a record repeats: a rule that is picked or written, and dates beside it, one a line. */
export function RecurrenceInput(props: InputProps & { readonly form: FieldForm }) {
  const { id, form, value, onChange, error } = props;
  const given: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const inputOf = (property: ValueForm) => {
    const input = {
      id: `${id}-${property.name}`,
      form: property,
      value: textOf(given[property.name]),
      error: undefined,
      onChange: (next: unknown) => onChange({ ...given, [property.name]: next }),
    };
    return property.list === true ? (
      <ValueInput key={property.name} {...input} />
    ) : (
      <RuleInput key={property.name} {...input} />
    );
  };
  return (
    <Field {...{ id, form, error }} isGroup>
      <div
        id={id}
        class="recurrence"
        tabIndex={-1}
        aria-invalid={error !== undefined}
        role="group"
        aria-labelledby={`${id}-label`}
      >
        {(form.properties ?? []).map(inputOf)}
      </div>
    </Field>
  );
}
