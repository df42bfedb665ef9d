import type { EditedRecord, RecordId, RelatedName } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm, ValueForm } from "../../admin/forms.js";
import { Dialog } from "./dialog.js";
import { type Draft, nameIn, textOf } from "./draft.js";
import { useAddress } from "./field-input.js";
import { isLocalized, languageName, texts, timeInWords } from "./forms.js";

/** What readers will see of a record, with what is not saved yet. */
export function Preview(props: {
  readonly form: ResourceForm;
  readonly draft: Draft;
  readonly record: EditedRecord | undefined;
  readonly known: EditedRecord["related"];
  readonly language: string;
  readonly onClose: () => void;
}) {
  const { form, draft, record, known, language, onClose } = props;
  const image = form.fields.find(({ kind }) => kind === "image");
  const chosen = useAddress(image === undefined ? undefined : draft.files[image.name]);
  const stored = image !== undefined && draft.values[image.name] !== null ? record?.image?.url : undefined;
  const address = chosen ?? stored;
  const proseOf = ({ name }: FieldForm): string =>
    [language, draft.language].map((code) => draft.texts[code]?.[name] ?? "").find((text) => text !== "") ??
    "";
  const prose = form.fields.filter(
    (field) => field.kind === "html" && isLocalized(field) && proseOf(field) !== "",
  );
  const named = form.fields.find(({ name }) => name === form.namedBy);
  const rows = form.fields.flatMap((field) => {
    const text = factText(field, draft, known[field.name] ?? []);
    return text === "" || isHidden(form, field) ? [] : [{ name: field.name, label: field.label, text }];
  });
  return (
    <Dialog title={`${texts.preview} · ${languageName(language)}`} onClose={onClose} isWide>
      <article class="record" lang={language}>
        <p class="preview-name">
          {named !== undefined && isLocalized(named) ? proseOf(named) : nameIn(draft, form)}
        </p>
        {address !== undefined && <img class="lead" src={address} alt="" />}
        <When form={form} draft={draft} />
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
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </p>
    </Dialog>
  );
}

function When({
  form: { period },
  draft: { values },
}: {
  readonly form: ResourceForm;
  readonly draft: Draft;
}) {
  if (period === undefined) return null;
  const [start, end, zone] = [period.start, period.end, period.zone].map((name) => textOf(values[name]));
  const withTime = values[period.wholeDays] !== true;
  if (start === undefined || start === "") return null;
  return (
    <p class="when">
      {timeInWords(start, withTime)}
      {end !== undefined && end !== "" && ` – ${timeInWords(end, withTime)}`}
      {zone !== "" && <span class="soft"> {zone}</span>}
    </p>
  );
}

/** What concerns the record and not its readers. */
function isHidden({ period }: ResourceForm, { name, storage, kind }: FieldForm): boolean {
  const isOfPeriod = period !== undefined && Object.values(period).includes(name);
  return (
    isOfPeriod ||
    !["plain", "references", "reference"].includes(storage) ||
    ["boolean", "flag", "password", "image", "json", "map"].includes(kind)
  );
}

function factText(field: FieldForm, { values }: Draft, known: readonly RelatedName[]): string {
  const value = values[field.name];
  if (field.kind === "reference")
    return (value as readonly RecordId[])
      .map((id) => known.find((one) => one.id === id)?.name ?? `#${id}`)
      .join(", ");
  if (Array.isArray(value))
    return (value as readonly Readonly<Record<string, unknown>>[])
      .map((entry) => entryText(field, entry))
      .join("; ");
  return typeof value === "string" ? (field.values?.find((one) => one.value === value)?.text ?? value) : "";
}

function entryText({ properties = [] }: ValueForm, entry: Readonly<Record<string, unknown>>): string {
  return properties
    .map(({ name }) => entry[name])
    .filter((value) => typeof value === "string" && value !== "")
    .join(" · ");
}
