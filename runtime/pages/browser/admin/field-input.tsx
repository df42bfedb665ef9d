import { useEffect, useState } from "preact/hooks";
import type { EditedRecord } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm } from "../../admin/forms.js";
import { type Draft, type FormErrors, textOf, withValue } from "./draft.js";
import { described, Field, type InputProps } from "./field.js";
import { isLocalized, languageName, settings, texts, without } from "./forms.js";
import { RelationInput } from "./relation-input.js";
import { DateTimeInput, ValueInput, ZoneInput } from "./value-input.js";
import { statusName, useWork } from "./work.js";

/** What all fields of a form share. */
export interface FormState {
  readonly draft: Draft;
  readonly setDraft: (change: (draft: Draft) => Draft) => void;
  readonly record: EditedRecord | undefined;
  /** Names of related records by field: records of different resources may share an id. */
  readonly known: EditedRecord["related"];
  readonly setKnown: (change: (known: EditedRecord["related"]) => EditedRecord["related"]) => void;
  /** Begins the ids of its inputs; default: `field`. */
  readonly prefix?: string;
  /** In the language whose texts were rejected. */
  readonly errors: FormErrors & { readonly language?: string };
}

type FieldProps = FormState & { readonly field: FieldForm };

/** A field of a record by its kind; for a localized one, in a language. */
export function FieldInput(props: FieldProps & { readonly language?: string }) {
  const { draft, setDraft, record, known, setKnown, errors, field, language, prefix = "field" } = props;
  const { name } = field;
  if (isLocalized(field) && language !== undefined) return <LocalizedInput {...props} language={language} />;

  const set = (next: unknown): void => setDraft((current) => withValue(current, field, next));
  const common = {
    id: `${prefix}-${name}`,
    form: field,
    error: errors.fields[name],
    value: draft.values[name],
    onChange: set,
  };
  if (field.storage === "status") return <StatusInput {...common} />;
  if (field.kind === "password")
    return <PasswordInput {...common} isProtected={record?.isProtected === true} />;
  if (field.kind === "reference")
    return (
      <RelationInput
        {...common}
        known={known[name] ?? []}
        onKnown={(one) => setKnown((all) => ({ ...all, [name]: [...(all[name] ?? []), one] }))}
      />
    );
  if (field.kind === "image")
    return (
      <ImageInput
        {...common}
        stored={record?.image}
        file={draft.files[name]}
        onFile={(file) =>
          setDraft((current) => {
            const others = Object.entries(current.files).filter(([field]) => field !== name);
            return {
              ...current,
              files: Object.fromEntries(file === undefined ? others : [...others, [name, file]]),
            };
          })
        }
      />
    );
  return <ValueInput {...common} />;
}

function LocalizedInput(props: FieldProps & { readonly language: string }) {
  const { draft, setDraft, errors, field, language } = props;
  const { name } = field;
  const isOwn = language === draft.language;
  // A translation that is missing gives way to the text in the record's own language.
  const form = isOwn ? field : without(field, "required");
  return (
    <ValueInput
      id={`field-${name}-${language}`}
      form={form}
      lang={language}
      suffix={languageName(language)}
      error={(errors.language ?? draft.language) === language ? errors.fields[name] : undefined}
      value={draft.texts[language]?.[name] ?? ""}
      placeholder={isOwn ? undefined : plain(draft.texts[draft.language]?.[name])}
      onChange={(text) =>
        setDraft((current) => ({
          ...current,
          texts: { ...current.texts, [language]: { ...current.texts[language], [name]: String(text) } },
        }))
      }
    />
  );
}

function plain(text: string | undefined): string | undefined {
  return text?.replace(/<[^>]*>/g, " ").trim();
}

/** The statuses that people choose between; the others follow from what they do. */
function StatusInput({ id, form, error, value, onChange }: InputProps) {
  const work = useWork();
  const mayPublish = work.session.permissions.includes("publish");
  const offered = work.forms.statuses.filter(
    ({ name, role }) =>
      name === value ||
      (role !== "trash" && role !== "scheduled" && (mayPublish || role === "draft" || role === "review")),
  );
  return (
    <Field id={id} form={without(form, "help")} error={error}>
      <select
        id={id}
        value={textOf(value)}
        aria-describedby={`${id}-meaning`}
        aria-invalid={error !== undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {offered.map(({ name }) => (
          <option key={name} value={name}>
            {statusName(work, name)}
          </option>
        ))}
      </select>
      <p class="help" id={`${id}-meaning`}>
        {work.forms.statuses.find(({ name }) => name === value)?.text}
      </p>
    </Field>
  );
}

/** A password is written anew or removed; the one there is cannot be shown. */
function PasswordInput(props: InputProps & { readonly isProtected: boolean }) {
  const { form, value, onChange, isProtected } = props;
  return (
    <>
      <ValueInput
        {...props}
        form={without(form, "help")}
        value={value ?? ""}
        placeholder={isProtected && value !== null ? texts.passwordUnchanged : undefined}
      />
      {isProtected && (
        <button
          type="button"
          class="quiet"
          aria-pressed={value === null}
          onClick={() => onChange(value === null ? "" : null)}
        >
          {texts.removePassword}
        </button>
      )}
    </>
  );
}

/** When a record takes place: start and end on the clocks of a zone, or whole days. */
export function PeriodInput(
  props: FormState & { readonly form: ResourceForm; readonly period: NonNullable<ResourceForm["period"]> },
) {
  const { form, period, draft, setDraft, errors } = props;
  const isDay = draft.values[period.wholeDays] === true;
  const fieldNamed = (name: string) => form.fields.find((field) => field.name === name);
  const parts = [period.start, period.end, period.zone]
    .map(fieldNamed)
    .filter((field) => field !== undefined);
  const whole = fieldNamed(period.wholeDays);
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
            onChange: (value: string) => setDraft((current) => withValue(current, field, value)),
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

/** The image of a record: what it has, a file to send instead, or none. */
function ImageInput(
  props: InputProps & {
    readonly stored: NonNullable<EditedRecord["image"]> | undefined;
    readonly file: File | undefined;
    readonly onFile: (file: File | undefined) => void;
  },
) {
  const { id, form, error, value, onChange, stored, file, onFile } = props;
  const { session } = useWork();
  const address = useAddress(file);
  const present = value === null || stored === undefined ? undefined : small(stored);
  const shown = address ?? present;
  return (
    <Field {...{ id, form, error }}>
      {shown !== undefined && <img class="image" src={shown} alt={texts.imagePreview} />}
      <input
        // Another record, or the same after it was saved, has no file chosen.
        key={stored?.id}
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp,image/avif"
        disabled={!session.permissions.includes("upload")}
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
        {...described({ id, form, error })}
      />
      {shown !== undefined && (
        <button
          type="button"
          class="quiet"
          onClick={() => (file === undefined ? onChange(null) : onFile(undefined))}
        >
          {texts.removeImage}
        </button>
      )}
    </Field>
  );
}

/** An address under which the page can show a file that was not sent yet. */
export function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string | undefined>();
  useEffect(() => {
    if (file === undefined) {
      setAddress(undefined);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** The smallest size that is wide enough for the page. */
function small({ url, sizes }: NonNullable<EditedRecord["image"]>): string {
  const all = Object.values(sizes).sort((one, other) => one.width - other.width);
  return all.find(({ width }) => width >= 300)?.url ?? url;
}
