import type { ComponentChildren, ComponentProps } from "preact";
import type { EditedRecord } from "../../admin/admin-answers.js";
import type { FieldForm } from "../../admin/forms.js";
import { type Draft, type FormErrors, valueIn, withValue } from "./draft.js";
import { texts } from "./forms.js";

/** What all fields of a form share. */
export interface FormState {
  readonly draft: Draft;
  readonly setDraft: (change: (draft: Draft) => Draft) => void;
  /** As it is stored; absent for what is not. */
  readonly record?: EditedRecord | undefined;
  /** In the language whose texts were rejected. */
  readonly errors: FormErrors & { readonly language?: string };
}

/** The properties of every input. */
export interface InputProps<Value = unknown> {
  readonly id: string;
  readonly form: FieldForm;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
  /** Language of the text, where it is not that of the page. */
  readonly lang?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** What the input of a field gets; `prefix` begins its id. */
export function inputOf(
  { draft, setDraft, errors }: FormState,
  field: FieldForm,
  prefix = "field",
): InputProps {
  return {
    id: `${prefix}-${field.name}`,
    form: field,
    error: errors.fields[field.name],
    value: valueIn(draft, field),
    onChange: (value) => setDraft((current) => withValue(current, field, value)),
  };
}

/** Label, input, help and what is wrong, tied to each other for those who do not see them. */
export function Field(props: {
  readonly id: string;
  readonly form: FieldForm;
  readonly error: string | undefined;
  readonly suffix?: string | undefined;
  /** The label belongs to no single input: it names a group. */
  readonly isGroup?: boolean;
  readonly children: ComponentChildren;
}) {
  const { id, form, error, suffix, isGroup = false, children } = props;
  const words = (
    <>
      {form.label}
      {form.required === true && (
        <>
          <span class="required" aria-hidden="true">
            {" *"}
          </span>
          <span class="hidden"> {texts.required}</span>
        </>
      )}
      {suffix !== undefined && <span class="suffix"> {suffix}</span>}
    </>
  );
  return (
    <div
      class="field"
      role={isGroup ? "group" : undefined}
      aria-labelledby={isGroup ? `${id}-label` : undefined}
    >
      {isGroup ? (
        // Headings in a text that is written here are below this one in rank.
        <h2 class="label" id={`${id}-label`}>
          {words}
        </h2>
      ) : (
        <label for={id} id={`${id}-label`}>
          {words}
        </label>
      )}
      {children}
      <Notes id={id} form={form} error={error} />
    </div>
  );
}

/** An input that is no field of the spec, with its label. */
export function Labelled(props: {
  readonly id: string;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="field">
      <label for={props.id}>{props.label}</label>
      {props.children}
    </div>
  );
}

/** A choice between values, each with its text. */
export function Select(
  props: Omit<ComponentProps<"select">, "onChange" | "role" | "multiple" | "size"> & {
    readonly options: readonly (readonly [value: string, text: string])[];
    readonly onChange: (value: string) => void;
  },
) {
  const { options, onChange, ...attributes } = props;
  return (
    <select {...attributes} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** A button that does something at once; a quiet one unless it is to look otherwise. */
export function Button(
  props: ComponentProps<"button"> & {
    readonly text: string;
    readonly look?: "quiet" | "primary" | "danger" | undefined;
  },
) {
  const { text, look = "quiet", ...attributes } = props;
  return (
    <button type="button" class={look} {...attributes}>
      {text}
    </button>
  );
}

/** What explains a field, and what is wrong with it. */
export function Notes({ id, form, error }: Pick<InputProps, "id" | "form" | "error">) {
  return (
    <>
      {hasHelp(form) && (
        <p class="help" id={`${id}-help`}>
          {form.help}
        </p>
      )}
      {error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** Help on how a program writes the value is of no use where people pick it. */
function hasHelp({ kind, help }: FieldForm): boolean {
  return help !== undefined && help !== "" && !["html", "reference", "image"].includes(kind);
}

/** Attributes that tie an input to its help and error. */
export function described({ id, form, error }: Pick<InputProps, "id" | "form" | "error">) {
  const notes = [hasHelp(form) && `${id}-help`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return {
    "aria-invalid": error !== undefined,
    "aria-describedby": notes === "" ? undefined : notes,
    "aria-required": form.required === true ? true : undefined,
  } as const;
}
