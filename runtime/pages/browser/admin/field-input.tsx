import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { EditedRecord, MediaImage, RelatedName } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm } from "../../admin/forms.js";
import { Chips, Combobox, useCombobox } from "./combobox.js";
import { Alert, Dialog } from "./dialog.js";
import {
  changesOf,
  type Draft,
  type FormErrors,
  formErrorsOf,
  isObject,
  nameIn,
  newDraft,
  noErrors,
  textOf,
  useFirstInvalid,
  withValue,
} from "./draft.js";
import { Button, described, Field, type FormState, type InputProps, inputOf, Select } from "./field.js";
import { addTitle, languageName, settings, texts, without } from "./forms.js";
import { hasMedia, MediaGrid, smallAddress } from "./media.js";
import { DateTimeInput, ValueInput, ZoneInput } from "./value-input.js";
import { statusName, statusOf, useWork } from "./work.js";

/** A field of a record by its kind; a localized one in the record's own language. */
export function FieldInput(props: FormState & { readonly field: FieldForm; readonly prefix?: string }) {
  const { record, field, prefix } = props;
  const input = inputOf(props, field, prefix);
  if (field.storage === "status") return <StatusInput {...input} />;
  if (field.kind === "password")
    return <PasswordInput {...input} isProtected={record?.isProtected === true} />;
  if (field.kind === "reference") return <RelationInput {...input} />;
  if (field.storage === "image") return <ImageInput {...input} stored={record?.image} />;
  return <ValueInput {...input} />;
}

/** A localized field in a language. */
export function LocalizedInput(props: FormState & { readonly field: FieldForm; readonly language: string }) {
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
      placeholder={isOwn ? undefined : draft.texts[draft.language]?.[name]?.replace(/<[^>]*>/g, " ").trim()}
      onChange={(text) =>
        setDraft((current) => ({
          ...current,
          texts: { ...current.texts, [language]: { ...current.texts[language], [name]: String(text) } },
        }))
      }
    />
  );
}

/** The records that a relation refers to: searched for by words and picked, or created on the way. */
function RelationInput(props: InputProps) {
  const { id, form, error, onChange } = props;
  const picked = props.value as readonly RelatedName[];
  const target = useWork().forms.resources.find(({ name }) => name === form.target);
  /** Name of the record to create. */
  const [wanted, setWanted] = useState<string | undefined>();
  const box = useCombobox(target, picked, (option) =>
    option.id === "new" ? setWanted(option.name) : take(option),
  );

  function take(record: RelatedName): void {
    change(form.list === true ? [...picked, record] : [record]);
    box.setWords("");
    setWanted(undefined);
  }
  function change(next: readonly RelatedName[]): void {
    onChange(next);
    document.getElementById(id)?.focus();
  }
  return (
    <Field {...{ id, form, error }}>
      {picked.length > 0 && (
        <Chips {...{ picked }} onRemove={(removed) => change(picked.filter((other) => other !== removed))} />
      )}
      <Combobox relation={props} box={box} />
      {wanted !== undefined && target !== undefined && (
        <CreateDialog form={target} name={wanted} onClose={() => setWanted(undefined)} onDone={take} />
      )}
    </Field>
  );
}

/** Creates a record that another one needs, with what can be typed; the rest is added in its own form later. */
function CreateDialog(props: {
  readonly form: ResourceForm;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (record: RelatedName) => void;
}) {
  const { form, name, onClose, onDone } = props;
  const work = useWork();
  const mayPublish = work.session.permissions.includes("publish");
  const blank = newDraft(form.fields, statusOf(work, mayPublish ? "published" : "draft"));
  const named = form.fields.find((field) => field.name === form.namedBy);

  async function send(draft: Draft): Promise<void> {
    const { own, files } = changesOf(form.fields, newDraft(form.fields), draft);
    const chosen = Object.fromEntries(files.map((field) => [field.name, draft.values[field.name]]));
    const language = { [settings.languageParameter]: draft.language };
    const { id } = await work.api.create(form, { ...own, ...chosen, ...language });
    onDone({ id, name: nameIn(draft, form) || `#${id}` });
  }
  return (
    <FormDialog
      {...{ send, onClose }}
      title={addTitle(form)}
      action={texts.create}
      fields={form.fields.filter(canBeTyped)}
      start={named === undefined ? blank : withValue(blank, named, name)}
      prefix={`new-${form.name}`}
    />
  );
}

const typedKinds = new Set(["text", "url", "email", "number", "integer", "decimal", "date", "uuid"]);

function canBeTyped({ storage, kind, required }: FieldForm): boolean {
  return required === true || storage === "localized" || (storage === "plain" && typedKinds.has(kind));
}

/** A dialog with fields: what its button, or Enter in one of them, sends. */
export function FormDialog(props: {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  /** The fields that are asked for, and what begins the ids of their inputs. */
  readonly fields: readonly FieldForm[];
  readonly prefix: string;
  /** What they have at first, if not what new records have. */
  readonly start?: Draft;
  /** Rejects with the error of the service. */
  readonly send: (draft: Draft) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}) {
  const { title, action, fields, prefix, send, onClose } = props;
  const work = useWork();
  const [draft, setDraft] = useState(props.start ?? newDraft(fields));
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [isBusy, setBusy] = useState(false);
  const body = useFirstInvalid<HTMLDivElement>(errors);

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      await send(draft);
    } catch (error) {
      setErrors(formErrorsOf(error, work, fields));
      setBusy(false);
    }
  }
  const button = <Button text={action} look="primary" disabled={isBusy} onClick={() => void submit()} />;
  return (
    <Dialog {...{ title, onClose }} isWide actions={button}>
      <div
        ref={body}
        onKeyDown={(event) => {
          const isField = event.target instanceof HTMLInputElement;
          if (event.key !== "Enter" || !isField || event.defaultPrevented) return;
          event.preventDefault();
          void submit();
        }}
      >
        <Alert text={errors.general} />
        {props.children}
        {fields.map((field) => (
          <FieldInput key={field.name} {...{ draft, setDraft, errors, field, prefix }} />
        ))}
      </div>
    </Dialog>
  );
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
      <Select
        id={id}
        value={textOf(value)}
        options={offered.map(({ name }) => [name, statusName(work, name)])}
        onChange={onChange}
        aria-describedby={`${id}-meaning`}
        aria-invalid={error !== undefined}
      />
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
        <Button
          text={texts.removePassword}
          aria-pressed={value === null}
          onClick={() => onChange(value === null ? "" : null)}
        />
      )}
    </>
  );
}

/** When a record takes place: start and end on the clocks of a zone, or whole days. */
export function PeriodInput(
  props: FormState & { readonly form: ResourceForm; readonly period: NonNullable<ResourceForm["period"]> },
) {
  const { form, period, draft } = props;
  const isDay = draft.values[period.wholeDays] === true;
  const fieldNamed = (name: string) => form.fields.find((field) => field.name === name);
  const parts = [period.start, period.end, period.zone]
    .map(fieldNamed)
    .filter((field) => field !== undefined);
  const whole = fieldNamed(period.wholeDays);
  /** The duration stays where the start moves. */
  function moveEnd(next: string): void {
    const [start, end] = [period.start, period.end].map((name) => textOf(draft.values[name]));
    const by = wallMs(next) - wallMs(start);
    const field = fieldNamed(period.end);
    if (field === undefined || Number.isNaN(by + wallMs(end))) return;
    const moved = new Date(wallMs(end) + by).toISOString().replace("T", " ");
    props.setDraft((current) => withValue(current, field, moved.slice(0, end?.length)));
  }
  return (
    <fieldset class="period">
      <legend class="hidden">{texts.when}</legend>
      <div class="grid">
        {parts.map((field) => {
          const isZone = field.name === period.zone;
          const own = inputOf(props, field);
          const input = {
            ...own,
            // What a start is, needs no words here; whole days have no time.
            form: isZone ? field : without(field, "help"),
            value: textOf(own.value),
            onChange: (next: unknown) => {
              own.onChange(next);
              if (field.name === period.start) moveEnd(textOf(next));
            },
            placeholder: isZone ? settings.zone : undefined,
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

function wallMs(wall = ""): number {
  return Date.parse(`${wall.slice(0, 10)}T${wall.slice(11) || "00:00:00"}Z`);
}

/** The image of a record: what it has, a file to send instead, one of the library, or none. */
function ImageInput(props: InputProps & { readonly stored: EditedRecord["image"] }) {
  const { id, form, error, value, onChange, stored } = props;
  const work = useWork();
  const [isPicking, setPicking] = useState(false);
  const file = value instanceof File ? value : undefined;
  const address = useAddress(file);
  /** What the record has again where a file is taken back. */
  const before = useRef(value);
  if (file === undefined) before.current = value;
  const image = isObject(before.current) ? (before.current as unknown as MediaImage) : stored;
  const present = before.current === null || image === undefined ? undefined : smallAddress(image);
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
        disabled={!work.session.permissions.includes("upload")}
        onChange={(event) => onChange(event.currentTarget.files?.[0] ?? before.current)}
        {...described({ id, form, error })}
      />
      {shown !== undefined && (
        <Button
          text={texts.removeImage}
          onClick={() => onChange(file === undefined ? null : before.current)}
        />
      )}
      {hasMedia(work) && <Button text={texts.chooseMedia} onClick={() => setPicking(true)} />}
      {isPicking && (
        <Dialog title={texts.chooseMedia} onClose={() => setPicking(false)} isWide actions="">
          <MediaGrid
            onPick={(picked) => {
              setPicking(false);
              onChange(picked);
            }}
          />
        </Dialog>
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
