import { useEffect, useRef, useState } from "preact/hooks";
import type { RelatedName } from "../../admin/admin-answers.js";
import type { AdminApi } from "./api.js";
import { Dialog } from "./dialog.js";
import { changesOf, type Draft, newDraft } from "./draft.js";
import { type Faults, faultsOf, noFaults } from "./faults.js";
import { isLocalized, type ResourceForm, statusOf, type Work } from "./forms.js";
import { addTitle, settings, texts } from "./settings.js";
import { ValueInput } from "./value-input.js";

/** Makes a record that another one needs, with what can be typed; the rest is added in its own form later. */
export function CreateDialog(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (record: RelatedName) => void;
}) {
  const { api, work, form, name, onClose, onDone } = props;
  const status = statusOf(work, work.may("publish_posts") ? "published" : "draft");
  const before = newDraft(form, "");
  const [draft, setDraft] = useState<Draft>(() => ({
    ...before,
    values: { ...before.values, ...statusValue(form, status) },
    texts: { [before.language]: { [form.namedBy]: name } },
  }));
  const [faults, setFaults] = useState<Faults>(noFaults);
  const [isBusy, setBusy] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const fields = form.fields.filter(
    ({ storage, kind, required }) =>
      required === true ||
      storage === "localized" ||
      (storage === "plain" && ["text", "url", "email", "number", "integer"].includes(kind)),
  );
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { own } = changesOf(form, before, draft);
      const sent = { ...own, [settings.languageParameter]: draft.language };
      const { record } = await api.create(form, sent);
      onDone({ id: record.id, name: draft.texts[draft.language]?.[form.namedBy] ?? "" });
    } catch (error) {
      setFaults(faultsOf(error, work, form));
      setBusy(false);
    }
  }

  return (
    <Dialog title={addTitle(form)} onClose={onClose} isWide>
      <div
        ref={body}
        onKeyDown={(event) => {
          const isField = event.target instanceof HTMLInputElement;
          if (event.key !== "Enter" || !isField) return;
          event.preventDefault();
          void save();
        }}
      >
        {faults.general !== undefined && (
          <p class="notice bad" role="alert">
            {faults.general}
          </p>
        )}
        {fields.map((field) => {
          const isText = isLocalized(field);
          return (
            <ValueInput
              key={field.name}
              id={`new-${form.name}-${field.name}`}
              form={field}
              fault={faults.fields[field.name]}
              value={isText ? draft.texts[draft.language]?.[field.name] : draft.values[field.name]}
              onChange={(value) =>
                setDraft((current) =>
                  isText
                    ? {
                        ...current,
                        texts: {
                          [draft.language]: { ...current.texts[draft.language], [field.name]: String(value) },
                        },
                      }
                    : { ...current, values: { ...current.values, [field.name]: value } },
                )
              }
            />
          );
        })}
      </div>
      <p class="actions">
        <button type="button" disabled={isBusy} onClick={() => void save()}>
          {texts.create}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </p>
    </Dialog>
  );
}

function statusValue({ fields }: ResourceForm, status: string): Record<string, string> {
  const field = fields.find(({ storage }) => storage === "status");
  return field === undefined ? {} : { [field.name]: status };
}
