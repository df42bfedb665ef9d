import type { EditorTexts } from "../../admin/editor-texts.js";
import type { FieldForm, FormDescriptor, ResourceForm } from "../../admin/forms.js";

/** Whether records of a resource can be in a status, by the parts that they have. */
export function hasRecordsIn(
  { hasStatus, hasTrash, fields }: ResourceForm,
  { role }: FormDescriptor["statuses"][number],
): boolean {
  if (role === "trash") return hasTrash === true;
  if (role !== "scheduled") return hasStatus === true;
  return fields.some(({ storage }) => storage === "date" || storage === "date_utc");
}

/** Fields with a value per language. */
export function isLocalized({ storage }: FieldForm): boolean {
  return storage === "localized" || storage === "slug";
}

/** Whether a field says when a record takes place. */
export function isPeriod({ period }: ResourceForm, { name }: FieldForm): boolean {
  return period !== undefined && Object.values(period).includes(name);
}

/** The form of a field without a part of it. */
export function without(field: FieldForm, key: "required" | "help"): FieldForm {
  return { ...field, [key]: undefined };
}

/** What the page was sent with. */
export const settings = JSON.parse(document.getElementById("settings")?.textContent ?? "") as {
  readonly texts: EditorTexts;
  /** Language of the interface. */
  readonly language: string;
  readonly languages: readonly string[];
  /** Parameter of the API that names the language of the content. */
  readonly languageParameter: string;
  /** Path of the API on this host, and of the data of this page. */
  readonly api: string;
  readonly data: string;
  /** Zone in which publication dates are meant. */
  readonly zone: string;
  /** The time until which what goes on belongs to the day before. */
  readonly nightEnd: string;
};

export const { texts } = settings;

/** Fills the `{words}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (word, name: string) => String(values[name] ?? word));
}

/** What the button says that makes a new record; German alone writes the name of a thing with a capital everywhere. */
export function addTitle({ label }: { readonly label: string }): string {
  const { language } = settings;
  return fill(texts.newRecord, { label: language === "de" ? label : label.toLocaleLowerCase(language) });
}

/** What a language is called in that of the interface. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(settings.language, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1);
}

/** Day and time in words; wall-clock texts such as `2031-03-10 19:30:00` are not moved to another zone. */
export function timeInWords(wall: string, withTime = true): string {
  const at = new Date(`${wall.slice(0, 10)}T${wall.slice(11, 19) || "00:00:00"}Z`);
  if (Number.isNaN(at.getTime())) return wall;
  const locale = settings.language === "en" ? "en-GB" : settings.language;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    ...(withTime ? { timeStyle: "short" } : {}),
    timeZone: "UTC",
  }).format(at);
}
