import { useState } from "preact/hooks";
import type { RelatedName } from "../../admin/admin-answers.js";
import type { AdminApi } from "./api.js";
import { Dialog } from "./dialog.js";
import { changesOf, type Draft, formErrorsOf, nameIn, newDraft, noErrors, useFirstInvalid } from "./draft.js";
import {
  addTitle,
  type FieldForm,
  isLocalized,
  type ResourceForm,
  settings,
  statusOf,
  texts,
  type Work,
} from "./forms.js";
import { ValueInput } from "./value-input.js";

interface CreateProps {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (record: RelatedName) => void;
}

/** Creates a record that another one needs, with what can be typed; the rest is added in its own form later. */
export function CreateDialog(props: CreateProps) {
  const { form, onClose } = props;
  const { draft, setDraft, errors, isBusy, save } = useCreation(props);
  const body = useFirstInvalid<HTMLDivElement>(errors);
  return (
    <Dialog
      title={addTitle(form)}
      onClose={onClose}
      isWide
      actions={
        <button type="button" disabled={isBusy} onClick={() => void save()}>
          {texts.create}
        </button>
      }
    >
      <div
        ref={body}
        onKeyDown={(event) => {
          const isField = event.target instanceof HTMLInputElement;
          if (event.key !== "Enter" || !isField) return;
          event.preventDefault();
          void save();
        }}
      >
        {errors.general !== undefined && (
          <p class="notice bad" role="alert">
            {errors.general}
          </p>
        )}
        {form.fields.filter(canBeTyped).map((field) => (
          <ValueInput
            key={field.name}
            id={`new-${form.name}-${field.name}`}
            form={field}
            error={errors.fields[field.name]}
            value={valueOf(draft, field)}
            onChange={(value) => setDraft((current) => withValue(current, field, value))}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** The state of a record that is being created. */
function useCreation({ api, work, form, name, onDone }: CreateProps) {
  const status = statusOf(work, work.session.permissions.includes("publish") ? "published" : "draft");
  const before = newDraft(form, "");
  const isNameLocalized = form.fields.some((field) => field.name === form.namedBy && isLocalized(field));
  const [draft, setDraft] = useState<Draft>(() => ({
    ...before,
    values: {
      ...before.values,
      ...statusValue(form, status),
      ...(isNameLocalized ? {} : { [form.namedBy]: name }),
    },
    texts: isNameLocalized ? { [before.language]: { [form.namedBy]: name } } : {},
  }));
  const [errors, setErrors] = useState(noErrors);
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { own } = changesOf(form, before, draft);
      const sent = { ...own, [settings.languageParameter]: draft.language };
      const { record } = await api.create(form, sent);
      onDone({ id: record.id, name: nameIn(draft, form) || `#${record.id}` });
    } catch (error) {
      setErrors(formErrorsOf(error, work, form));
      setBusy(false);
    }
  }
  return { draft, setDraft, errors, isBusy, save };
}

const typedKinds = new Set(["text", "url", "email", "number", "integer", "decimal", "date", "uuid"]);

function canBeTyped({ storage, kind, required }: FieldForm): boolean {
  return required === true || storage === "localized" || (storage === "plain" && typedKinds.has(kind));
}

function valueOf({ texts, values, language }: Draft, field: FieldForm): unknown {
  return isLocalized(field) ? texts[language]?.[field.name] : values[field.name];
}

function withValue(draft: Draft, field: FieldForm, value: unknown): Draft {
  const { texts, values, language } = draft;
  return isLocalized(field)
    ? { ...draft, texts: { [language]: { ...texts[language], [field.name]: String(value) } } }
    : { ...draft, values: { ...values, [field.name]: value } };
}

function statusValue({ fields }: ResourceForm, status: string): Record<string, string> {
  const field = fields.find(({ storage }) => storage === "status");
  return field === undefined ? {} : { [field.name]: status };
}
