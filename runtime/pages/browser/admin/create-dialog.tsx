import { useState } from "preact/hooks";
import type { RelatedName } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm } from "../../admin/forms.js";
import { FormDialog } from "./dialog.js";
import { changesOf, type Draft, nameIn, newDraft, valueIn, withValue } from "./draft.js";
import { addTitle, settings, texts } from "./forms.js";
import { ValueInput } from "./value-input.js";
import { statusOf, useWork } from "./work.js";

/** Creates a record that another one needs, with what can be typed; the rest is added in its own form later. */
export function CreateDialog(props: {
  readonly form: ResourceForm;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: (record: RelatedName) => void;
}) {
  const { form, name, onClose, onDone } = props;
  const work = useWork();
  const mayPublish = work.session.permissions.includes("publish");
  const before = newDraft(form, "");
  const [draft, setDraft] = useState<Draft>(() =>
    form.fields.reduce((current, field) => {
      if (field.storage === "status")
        return withValue(current, field, statusOf(work, mayPublish ? "published" : "draft"));
      return field.name === form.namedBy ? withValue(current, field, name) : current;
    }, before),
  );

  async function send(): Promise<void> {
    const { own } = changesOf(form, before, draft);
    const { id } = await work.api.create(form, { ...own, [settings.languageParameter]: draft.language });
    onDone({ id, name: nameIn(draft, form) || `#${id}` });
  }
  return (
    <FormDialog {...{ form, send, onClose }} title={addTitle(form)} action={texts.create}>
      {(errors) =>
        form.fields
          .filter(canBeTyped)
          .map((field) => (
            <ValueInput
              key={field.name}
              id={`new-${form.name}-${field.name}`}
              form={field}
              error={errors.fields[field.name]}
              value={valueIn(draft, field)}
              onChange={(value) => setDraft((current) => withValue(current, field, value))}
            />
          ))
      }
    </FormDialog>
  );
}

const typedKinds = new Set(["text", "url", "email", "number", "integer", "decimal", "date", "uuid"]);

function canBeTyped({ storage, kind, required }: FieldForm): boolean {
  return required === true || storage === "localized" || (storage === "plain" && typedKinds.has(kind));
}
