import { useEffect, useRef, useState } from "preact/hooks";
import { dateToLocal } from "../../../client/dates.js";
import { isJson, isObject, lastZone, textOf } from "./draft.js";
import { Button, described, Field, type InputProps, Notes, Select } from "./field.js";
import { fill, settings, texts } from "./forms.js";

/** The input of a value by its kind, with label and notes; relations and images have their own. */
export function ValueInput(props: InputProps & { readonly suffix?: string }) {
  const { id, form, error, value, onChange, suffix } = props;
  if (form.kind === "boolean" || form.kind === "flag") return <Switch {...props} />;
  if (form.kind === "object" && form.list === true) return <ObjectList {...props} />;
  if (form.kind === "object" && isObject(value)) return <ObjectInput {...props} value={value} />;
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

/** An object with an input per property. */
function ObjectInput({ id, form, value, onChange, error }: InputProps<Readonly<Record<string, unknown>>>) {
  return (
    <Field {...{ id, form, error }} isGroup>
      <div id={id} class="grid" tabIndex={-1} aria-invalid={error !== undefined}>
        {form.properties?.map((property) => (
          <ValueInput
            key={property.name}
            id={`${id}-${property.name}`}
            form={property}
            value={value[property.name]}
            error={undefined}
            onChange={(next) => onChange({ ...value, [property.name]: next })}
          />
        ))}
      </div>
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
      <Select
        {...common}
        value={value}
        onChange={onChange}
        options={[
          ...(form.required === true ? [] : [["", ""] as const]),
          ...form.values.map((entry) => [entry.value, entry.text] as const),
        ]}
      />
    );
  if (form.list === true && (form.kind === "datetime" || form.kind === "date"))
    return <DateList {...props} />;
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
export function DateTimeInput(
  props: InputProps<string> & { readonly isDay?: boolean; readonly label?: string },
) {
  const { id, form, error, value, onChange, isDay = false, label } = props;
  const wall = value.endsWith("Z") ? dateToLocal(new Date(value), settings.zone) : value;
  const shown = isDay ? wall.slice(0, 10) : wall.slice(0, 16).replace(" ", "T");
  return (
    <input
      id={id}
      type={isDay ? "date" : "datetime-local"}
      aria-label={label}
      value={shown}
      onInput={({ currentTarget }) => {
        const given = currentTarget.value.replace("T", " ");
        onChange(given === "" || isDay ? given : given.length === 16 ? `${given}:00` : given);
      }}
      {...described({ id, form, error })}
    />
  );
}

/** Dates, one input each and one for a further date. */
function DateList(props: InputProps<string>) {
  const { id, form, value, onChange } = props;
  const dates = value.split("\n").filter((date) => date !== "");
  return (
    <div class="grid">
      {[...dates, ""].map((date, at) => (
        <DateTimeInput
          key={at}
          {...props}
          id={at === dates.length ? id : `${id}-${at}`}
          label={`${form.label} ${at + 1}`}
          value={date}
          isDay={form.kind === "date"}
          onChange={(next) =>
            onChange([...dates.slice(0, at), next, ...dates.slice(at + 1)].filter(Boolean).join("\n"))
          }
        />
      ))}
    </div>
  );
}

/** A time zone by its name, with those that the browser knows to choose from. */
export function ZoneInput({ id, form, error, value, onChange, placeholder = "" }: InputProps<string>) {
  const zones = [...new Set([value, "UTC", ...Intl.supportedValuesOf("timeZone")])].filter(Boolean);
  const options = [["", placeholder] as const, ...zones.map((zone) => [zone, zone] as const)];
  const pick = (zone: string): void => {
    localStorage.setItem(lastZone, zone);
    onChange(zone);
  };
  return <Select {...{ id, value, options }} onChange={pick} {...described({ id, form, error })} />;
}

/** Any number of objects, each with an input per property. */
function ObjectList({ id, form, value, onChange, error }: InputProps) {
  const entries = value as readonly Readonly<Record<string, unknown>>[];
  const { properties = [] } = form;
  const replace = (entry: object, next: object): void =>
    onChange(entries.map((other) => (other === entry ? next : other)));
  return (
    <Field {...{ id, form, error }} isGroup>
      <div
        id={id}
        tabIndex={-1}
        aria-invalid={error !== undefined}
        role="group"
        aria-labelledby={`${id}-label`}
      >
        {entries.map((entry, at) => (
          <fieldset key={at} class="entry">
            <legend>{at + 1}</legend>
            <div class="grid">
              {properties.map((property) => (
                <ValueInput
                  key={property.name}
                  id={`${id}-${at}-${property.name}`}
                  form={property}
                  value={entry[property.name]}
                  error={undefined}
                  onChange={(given) => replace(entry, { ...entry, [property.name]: given })}
                />
              ))}
            </div>
            <Button
              text={texts.remove}
              aria-label={fill(texts.removeNamed, { name: `${form.label} ${at + 1}` })}
              onClick={() => onChange(entries.filter((other) => other !== entry))}
            />
          </fieldset>
        ))}
        <Button
          text={texts.add}
          onClick={() => onChange([...entries, Object.fromEntries(properties.map(({ name }) => [name, ""]))])}
        />
      </div>
    </Field>
  );
}

/** HTML, written as it will look or as source. Pasted content becomes plain text; the service cleans the rest. */
function HtmlInput(props: InputProps<string>) {
  const { id, form, error, value, onChange, lang, placeholder } = props;
  const [isSource, setSource] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    // Writing back what was just typed would move the caret.
    if (isSource || area.current === null || shown.current === value) return;
    area.current.innerHTML = value;
    shown.current = value;
  }, [value, isSource]);

  const read = (): void => {
    const html = area.current?.innerHTML ?? "";
    shown.current = html === "<br>" || html === "<p><br></p>" ? "" : html;
    onChange(shown.current);
  };
  const format = (apply: () => void): void => {
    area.current?.focus();
    apply();
    read();
  };
  const toggleSource = (): void => {
    shown.current = undefined;
    setSource(!isSource);
  };
  const common = { id, lang, ...described({ id, form, error }), "aria-labelledby": `${id}-label` };
  return (
    <div class="html-input">
      <Toolbar isSource={isSource} onFormat={format} onSource={toggleSource} />
      {isSource ? (
        <textarea
          {...common}
          class="code"
          rows={8}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <div
          {...common}
          ref={area}
          class="area prose"
          role="textbox"
          aria-multiline="true"
          tabIndex={0}
          contentEditable
          data-placeholder={value === "" ? placeholder : undefined}
          onInput={read}
          // New paragraphs become `p` elements.
          onFocus={() => run("defaultParagraphSeparator", "p")}
          onPaste={pastePlain}
        />
      )}
    </div>
  );
}

/** Inserts the text of what is pasted at the caret, without its format. */
function pastePlain(event: ClipboardEvent): void {
  event.preventDefault();
  run("insertText", event.clipboardData?.getData("text/plain") ?? "");
}

function Toolbar(props: {
  readonly isSource: boolean;
  readonly onFormat: (apply: () => void) => void;
  readonly onSource: () => void;
}) {
  const { isSource, onFormat, onSource } = props;
  return (
    <div class="tools" role="group" aria-label={texts.format}>
      {!isSource &&
        formats.map(({ name, mark, apply }) => (
          <button
            key={name}
            type="button"
            class={`quiet tool ${name}`}
            aria-label={texts.tools[name]}
            title={texts.tools[name]}
            data-mark={mark}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFormat(apply)}
          ></button>
        ))}
      <button type="button" class="quiet tool source" aria-pressed={isSource} onClick={onSource}>
        HTML
      </button>
    </div>
  );
}

function run(name: string, argument?: string): void {
  editing.execCommand(name, false, argument);
}

/** The formats that can be applied to a selection, or removed, with their signs. */
const formats = [
  { name: "bold", mark: "B", apply: () => run("bold") },
  { name: "italic", mark: "I", apply: () => run("italic") },
  {
    name: "heading",
    mark: "H",
    apply: () => run("formatBlock", editing.queryCommandValue("formatBlock") === "h3" ? "p" : "h3"),
  },
  { name: "list", mark: "•", apply: () => run("insertUnorderedList") },
  { name: "numbered", mark: "1.", apply: () => run("insertOrderedList") },
  { name: "link", mark: "↗", apply: setLink },
] as const;

function setLink(): void {
  const address = prompt(texts.linkAddress, "https://");
  if (address === null) return;
  if (address === "" || address === "https://") run("unlink");
  else run("createLink", address);
}

const editing: {
  execCommand(name: string, hasDialog: boolean, argument?: string): boolean;
  queryCommandValue(name: string): string;
} = document;
