import type { EditedRecord } from "../../admin/admin-answers.js";
import type { AdminApi } from "./api.js";
import type { Draft } from "./draft.js";
import { Field } from "./field.js";
import type { FormErrors } from "./form-errors.js";
import { type FieldForm, isLocalized, statusName, type Work, without } from "./forms.js";
import { ImageInput } from "./image-input.js";
import { RelationInput } from "./relation/relation-input.js";
import { languageName, texts } from "./settings.js";
import { ValueInput } from "./value-input.js";

/** What all fields of a form share. */
export interface FormState {
  readonly api: AdminApi;
  readonly work: Work;
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

/** A field of a record by its kind; for a localized one, in a language. */
export function FieldInput(props: FormState & { readonly field: FieldForm; readonly language?: string }) {
  const { api, work, draft, setDraft, record, known, setKnown, errors, field, language } = props;
  const { prefix = "field" } = props;
  const { name } = field;
  if (isLocalized(field) && language !== undefined) return <LocalizedInput {...props} language={language} />;

  const error = errors.fields[name];
  const value = draft.values[name];
  const set = (next: unknown): void =>
    setDraft((current) => ({ ...current, values: { ...current.values, [name]: next } }));
  const common = { id: `${prefix}-${name}`, form: field, error, value, onChange: set };
  if (field.storage === "status") return <StatusInput {...props} />;
  if (field.kind === "password") return <PasswordInput {...props} />;
  if (field.kind === "reference")
    return (
      <RelationInput
        {...common}
        {...{ api, work }}
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
        mayUpload={work.session.permissions.includes("upload")}
        onRemove={() => set(null)}
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

function LocalizedInput(props: FormState & { readonly field: FieldForm; readonly language: string }) {
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
function StatusInput({ work, draft, setDraft, errors, field }: FormState & { readonly field: FieldForm }) {
  const current = String(draft.values[field.name]);
  const mayPublish = work.session.permissions.includes("publish");
  const offered = work.forms.statuses.filter(
    ({ name, role }) =>
      name === current ||
      (role !== "trash" && role !== "scheduled" && (mayPublish || role === "draft" || role === "review")),
  );
  const id = `field-${field.name}`;
  return (
    <Field id={id} form={without(field, "help")} error={errors.fields[field.name]}>
      <select
        id={id}
        value={current}
        aria-describedby={`${id}-meaning`}
        aria-invalid={errors.fields[field.name] !== undefined}
        onChange={({ currentTarget }) =>
          setDraft((before) => ({
            ...before,
            values: { ...before.values, [field.name]: currentTarget.value },
          }))
        }
      >
        {offered.map(({ name }) => (
          <option key={name} value={name}>
            {statusName(work, name)}
          </option>
        ))}
      </select>
      <p class="help" id={`${id}-meaning`}>
        {work.forms.statuses.find(({ name }) => name === current)?.text}
      </p>
    </Field>
  );
}

/** A password is written anew or removed; the one there is cannot be shown. */
function PasswordInput(props: FormState & { readonly field: FieldForm }) {
  const { draft, setDraft, record, field, errors } = props;
  const value = draft.values[field.name];
  const set = (next: unknown): void =>
    setDraft((current) => ({ ...current, values: { ...current.values, [field.name]: next } }));
  const form = without(field, "help");
  return (
    <>
      <ValueInput
        id={`field-${field.name}`}
        form={form}
        error={errors.fields[field.name]}
        value={value === null ? "" : value}
        placeholder={record?.isProtected === true && value !== null ? texts.passwordUnchanged : undefined}
        onChange={set}
      />
      {record?.isProtected === true && (
        <button
          type="button"
          class="quiet"
          aria-pressed={value === null}
          onClick={() => set(value === null ? "" : null)}
        >
          {texts.removePassword}
        </button>
      )}
    </>
  );
}
