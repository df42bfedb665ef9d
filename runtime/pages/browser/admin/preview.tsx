import type { RelatedName } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm } from "../../admin/forms.js";
import { Dialog } from "./dialog.js";
import { isObject, nameIn, textOf } from "./draft.js";
import { Button } from "./field.js";
import { useAddress } from "./field-input.js";
import { isLocalized, isPeriod, languageName, texts, timeInWords } from "./forms.js";
import type { EditedDraft } from "./save.js";

/** What readers will see of a record, with what is not saved yet. */
export function Preview(props: {
  readonly edited: EditedDraft;
  readonly language: string;
  readonly onClose: () => void;
}) {
  const { edited, language, onClose } = props;
  const { form, draft, record } = edited;
  const image = draft.values[form.fields.find(({ kind }) => kind === "image")?.name ?? ""] ?? undefined;
  const chosen = useAddress(image instanceof File ? image : undefined);
  const present = isObject(image) && "url" in image ? textOf(image.url) : record?.image?.url;
  const address = chosen ?? (image === undefined ? undefined : present);
  const proseOf = ({ name }: FieldForm): string => {
    const own = draft.texts[language]?.[name] ?? "";
    return own === "" ? (draft.texts[draft.language]?.[name] ?? "") : own;
  };
  const isProse = (field: FieldForm) => field.kind === "html" && isLocalized(field) && proseOf(field) !== "";
  const prose = form.fields.filter(isProse);
  const named = form.fields.find(({ name }) => name === form.namedBy);
  const rows = form.fields.flatMap((field) => {
    const text = isHidden(form, field) ? "" : textIn(field, draft.values[field.name]);
    return text === "" ? [] : [{ name: field.name, label: field.label, text }];
  });
  return (
    <Dialog title={`${texts.preview} · ${languageName(language)}`} onClose={onClose} isWide>
      <article class="record" lang={language}>
        <p class="preview-name">
          {named !== undefined && isLocalized(named) ? proseOf(named) : nameIn(draft, form)}
        </p>
        {address !== undefined && <img class="lead" src={address} alt="" />}
        <When {...edited} />
        {prose.map((field) => (
          // The service cleans it when it is stored, and nothing in it can run on this page.
          <div key={field.name} class="prose" dangerouslySetInnerHTML={{ __html: proseOf(field) }} />
        ))}
        {rows.length > 0 && (
          <dl class="properties">
            {rows.map(({ name, label, text }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </article>
      <p class="actions">
        <Button text={texts.close} look="primary" onClick={onClose} />
      </p>
    </Dialog>
  );
}

function When({ form: { period }, draft: { values } }: EditedDraft) {
  if (period === undefined) return null;
  const [start, end, zone] = [period.start, period.end, period.zone].map((name) => textOf(values[name]));
  const withTime = values[period.wholeDays] !== true;
  if (!start) return null;
  return (
    <p class="when">
      {timeInWords(start, withTime)}
      {end && ` – ${timeInWords(end, withTime)}`}
      {zone !== "" && <span class="soft"> {zone}</span>}
    </p>
  );
}

/** What concerns the record and not its readers. */
function isHidden(form: ResourceForm, field: FieldForm): boolean {
  return (
    isPeriod(form, field) ||
    !["plain", "references", "reference"].includes(field.storage) ||
    ["boolean", "flag", "password", "image", "json", "map"].includes(field.kind)
  );
}

function textIn({ kind, values, properties = [] }: FieldForm, value: unknown): string {
  if (kind === "reference") return (value as readonly RelatedName[]).map(({ name }) => name).join(", ");
  if (Array.isArray(value)) {
    const parts = value.filter(isObject).map((entry) => properties.map(({ name }) => entry[name]));
    const isWritten = (part: unknown): boolean => typeof part === "string" && part !== "";
    return parts.map((entry) => entry.filter(isWritten).join(" · ")).join("; ");
  }
  return typeof value === "string" ? (values?.find((one) => one.value === value)?.text ?? value) : "";
}
