import { dateToLocal } from "../../../client/dates.js";
import { isJson, textOf } from "./draft.js";
import { described, Field, type InputProps, Notes } from "./field.js";
import { HtmlInput } from "./html-input.js";
import { ObjectList } from "./object-list.js";
import { settings } from "./settings.js";

/** The input of a value by its kind, with label and notes; relations and images have their own. */
export function ValueInput(props: InputProps & { readonly suffix?: string | undefined }) {
  const { id, form, error, value, onChange, suffix } = props;
  if (form.kind === "boolean" || form.kind === "flag") return <Switch {...props} />;
  if (form.kind === "object" && form.list === true) return <ObjectList {...props} inputOf={ValueInput} />;
  if (form.kind === "html")
    return (
      <Field {...{ id, form, error, suffix }} isGroup>
        <HtmlInput {...props} value={textOf(value)} onChange={onChange} />
      </Field>
    );
  return (
    <Field {...{ id, form, error, suffix }}>
      <TextLike {...props} value={textOf(value)} onChange={onChange} />
    </Field>
  );
}

function Switch({ id, form, error, value, onChange }: InputProps) {
  return (
    <div class="field switch">
      <label for={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...described({ id, form, error })}
        />
        {form.label}
      </label>
      <Notes id={id} form={form} error={error} />
    </div>
  );
}

function TextLike(props: InputProps<string>) {
  const { id, form, error, value, onChange, lang, placeholder } = props;
  const common = { id, lang, placeholder, ...described({ id, form, error }) };
  const change = (event: { readonly currentTarget: { readonly value: string } }): void =>
    onChange(event.currentTarget.value);

  if (form.values !== undefined && form.list !== true)
    return (
      <select {...common} value={value} onChange={change}>
        {form.required !== true && <option value="" />}
        {form.values.map((entry) => (
          <option key={entry.value} value={entry.value}>
            {entry.text}
          </option>
        ))}
      </select>
    );
  if (form.list === true || isJson(form))
    return (
      <textarea
        {...common}
        rows={4}
        value={value}
        class={isJson(form) ? "code" : undefined}
        onInput={change}
      />
    );
  if (form.kind === "date") return <DateTimeInput {...props} isDay />;
  if (form.kind === "datetime") return <DateTimeInput {...props} />;
  if (form.kind === "timezone") return <ZoneInput {...props} />;
  const input = { ...common, minLength: form.minLength, maxLength: form.length, value, onInput: change };
  if (form.kind === "password") return <input {...input} type="password" autocomplete="new-password" />;
  if (form.kind === "url") return <input {...input} type="url" autocomplete="off" />;
  if (form.kind === "email") return <input {...input} type="email" autocomplete="off" />;
  return <input {...input} type="text" inputMode={inputModes[form.kind]} autocomplete="off" />;
}

const inputModes: Readonly<Record<string, "decimal" | "numeric">> = {
  decimal: "decimal",
  integer: "numeric",
  number: "decimal",
  user: "numeric",
};

/** A date and time on the clocks of its zone, such as `2031-03-10 19:30:00`, or in UTC with `Z`; with `isDay` a day. */
export function DateTimeInput(props: InputProps<string> & { readonly isDay?: boolean }) {
  const { id, form, error, value, onChange, isDay = false } = props;
  const wall = value.endsWith("Z") ? dateToLocal(new Date(value), settings.zone) : value;
  const shown = isDay ? wall.slice(0, 10) : wall.slice(0, 16).replace(" ", "T");
  return (
    <input
      id={id}
      type={isDay ? "date" : "datetime-local"}
      value={shown}
      onInput={({ currentTarget }) => {
        const given = currentTarget.value.replace("T", " ");
        onChange(given === "" || isDay ? given : given.length === 16 ? `${given}:00` : given);
      }}
      {...described({ id, form, error })}
    />
  );
}

/** A time zone by its name, with those that the browser knows to choose from. */
export function ZoneInput({ id, form, error, value, onChange, placeholder }: InputProps<string>) {
  return (
    <>
      <input
        id={id}
        list={`${id}-zones`}
        placeholder={placeholder}
        value={value}
        autocomplete="off"
        onInput={(event) => onChange(event.currentTarget.value)}
        {...described({ id, form, error })}
      />
      <datalist id={`${id}-zones`}>
        {Intl.supportedValuesOf("timeZone").map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
