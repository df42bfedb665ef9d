import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ApiError } from "../../../client/errors.js";
import type { EditedRecord, RelatedName } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { fill, isLocalized, settings, texts } from "./forms.js";
import type { Work } from "./work.js";

/** A record in its form: what people see and change. */
export interface Draft {
  /** The language the record is, or will be, created in. */
  readonly language: string;
  /** Localized fields by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The other fields as their inputs have them: relations as records with names, a chosen image as its file, or as the library has it. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The name of a record in its own language; empty where it has none. */
export function nameIn({ language, texts, values }: Draft, { namedBy }: ResourceForm): string {
  const name = texts[language]?.[namedBy] ?? values[namedBy];
  return typeof name === "string" ? name : "";
}

/** Where this browser has the zone that was picked last, which new records begin with. */
export const lastZone = "editor zone";

/** The draft of a record that does not exist yet, or of what an action takes. */
export function newDraft(fields: readonly FieldForm[], status = ""): Draft {
  const initial = ({ storage, kind, initial }: FieldForm): unknown =>
    storage === "status" ? status : kind === "timezone" ? localStorage.getItem(lastZone) : initial;
  return { language: settings.language, texts: {}, values: inputsOf(fields, initial) };
}

/** The draft of a stored record. */
export function draftOf({ fields }: ResourceForm, record: EditedRecord): Draft {
  const { language, texts, values, related } = record;
  return { language, texts, values: inputsOf(fields, ({ name }) => related[name] ?? values[name]) };
}

/** The draft of a new record that begins as another: without what is that one's alone. */
export function copyOf(form: ResourceForm, blank: Draft, record: EditedRecord): Draft {
  const { language, texts, values } = draftOf(form, record);
  const { rule, series } = form.recurrence ?? {};
  const own = form.fields.filter(
    ({ name, storage }) =>
      ["author", "status", "date", "date_utc", "password"].includes(storage) ||
      name === series ||
      (name === rule && record.isOccurrence),
  );
  const slug = form.fields.find(({ storage }) => storage === "slug")?.name ?? "";
  const copied = Object.entries(texts).map(([code, own]) => [code, { ...own, [slug]: "" }] as const);
  const kept = own.map(({ name }) => [name, blank.values[name]] as const);
  return { language, texts: Object.fromEntries(copied), values: { ...values, ...Object.fromEntries(kept) } };
}

function inputsOf(fields: readonly FieldForm[], valueOf: (field: FieldForm) => unknown): Draft["values"] {
  const plain = fields.filter((field) => !isLocalized(field));
  return Object.fromEntries(plain.map((field) => [field.name, toInput(field, valueOf(field))]));
}

/** The value of a field; of a localized one its text in the record's own language. */
export function valueIn({ language, texts, values }: Draft, field: FieldForm): unknown {
  return isLocalized(field) ? (texts[language]?.[field.name] ?? "") : values[field.name];
}

/** The draft with another value of a field; of a localized one in the record's own language. */
export function withValue(draft: Draft, field: FieldForm, value: unknown): Draft {
  const { language, texts, values } = draft;
  return isLocalized(field)
    ? { ...draft, texts: { ...texts, [language]: { ...texts[language], [field.name]: String(value) } } }
    : { ...draft, values: { ...values, [field.name]: value } };
}

/**
 * What differs, by what is sent at once: what has no language with the texts in the record's own, the texts of each other
 * language, and the fields with files. Throws an UnreadableValue for what cannot be sent.
 */
export function changesOf(fields: readonly FieldForm[], before: Draft, after: Draft) {
  const changed = fields
    .filter((field) => !isLocalized(field))
    // How far a write reaches is no change.
    .filter(({ storage }) => storage !== "scope")
    .filter(({ name }) => JSON.stringify(before.values[name]) !== JSON.stringify(after.values[name]));
  const isFile = ({ name }: FieldForm): boolean => after.values[name] instanceof File;
  const plain = changed
    .filter((field) => !isFile(field))
    .map((field) => [field.name, toApi(field, after.values[field.name])] as const);
  const textsIn = (language: string) =>
    fields
      .filter(isLocalized)
      .filter(({ name }) => (before.texts[language]?.[name] ?? "") !== (after.texts[language]?.[name] ?? ""))
      .map((field) => [field.name, textToApi(field, after.texts[language]?.[field.name] ?? "")] as const);
  const others = settings.languages
    .filter((language) => language !== after.language)
    .map((language) => ({ language, body: Object.fromEntries(textsIn(language)) }))
    .filter(({ body }) => Object.keys(body).length > 0);
  const own = Object.fromEntries([...plain, ...textsIn(after.language)]);
  return { own, others, files: changed.filter(isFile) };
}

/** Whether anything was changed. */
export function isChanged(before: Draft, after: Draft): boolean {
  const shown = ({ language, texts, values }: Draft): string =>
    JSON.stringify([language, withoutEmpty(texts), values]);
  return shown(before) !== shown(after);
}

function withoutEmpty(texts: Draft["texts"]): unknown {
  return settings.languages.map((language) =>
    Object.entries(texts[language] ?? {})
      .filter(([, text]) => text !== "")
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Whether a value has properties. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether an input has no value; a switch that is off has none. */
export function isEmpty(value: unknown): boolean {
  if (isObject(value) && !(value instanceof File)) return Object.values(value).every(isEmpty);
  return value === undefined || value === "" || value === null || value === false;
}

/** A value as text; what is no scalar is shown as JSON. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A value that is not written as its kind wants, such as broken JSON. */
class UnreadableValue extends Error {
  constructor(readonly field: string) {
    super(field);
  }
}

/** Text of which one line is one entry. */
function isLines({ kind, list }: FieldForm): boolean {
  return list === true && kind !== "object" && kind !== "reference";
}

/** Values whose input holds JSON. */
export function isJson({ kind }: FieldForm): boolean {
  return kind === "json" || kind === "map";
}

function toInput(field: FieldForm, stored: unknown): unknown {
  const { kind, list, properties = [] } = field;
  if (kind === "reference")
    return [stored ?? []].flat().map((one) => (isObject(one) ? one : { id: one, name: `#${textOf(one)}` }));
  if (isJson(field))
    return stored === undefined || stored === null ? "" : JSON.stringify(stored, undefined, 2);
  if (kind === "object") {
    const entryOf = (entry: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        properties.map((property) => [property.name, scalarOf(property, entry[property.name])]),
      );
    if (list !== true) return entryOf(isObject(stored) ? stored : {});
    return Array.isArray(stored) ? stored.filter(isObject).map(entryOf) : [];
  }
  if (kind === "image") return stored ?? null;
  return scalarOf(field, stored);
}

/** Text, or a switch. */
function scalarOf(field: FieldForm, stored: unknown): string | boolean {
  if (isLines(field)) return Array.isArray(stored) ? stored.map(textOf).join("\n") : "";
  return field.kind === "boolean" || field.kind === "flag" ? stored === true : textOf(stored);
}

function entriesOf(lines: unknown): string[] {
  const entries = textOf(lines).split("\n");
  return entries.map((line) => line.trim()).filter((line) => line !== "");
}

function toApi(field: FieldForm, input: unknown): unknown {
  const { kind, list } = field;
  if (kind === "reference") {
    const ids = (input as readonly RelatedName[]).map(({ id }) => id);
    return list === true ? listToApi(field, ids) : (ids[0] ?? null);
  }
  if (kind === "image" && isObject(input)) return textOf(input.id);
  if (isJson(field)) return parsed(field, textOf(input));
  if (kind === "object") {
    const entries = [input as object | readonly object[]].flat().map((entry) => entryToApi(field, entry));
    return list === true ? listToApi(field, entries) : entries[0];
  }
  if (isLines(field)) return listToApi(field, entriesOf(input));
  // An empty password removes the one there is.
  if (kind === "password") return textToApi(field, textOf(input));
  return typeof input === "string" ? textToApi(field, input) : input;
}

/** Where a list needs entries, one without any is no value. */
function listToApi({ nullable, minItems = 0 }: FieldForm, list: readonly unknown[]): unknown {
  return nullable === true && list.length === 0 && minItems > 0 ? null : list;
}

/** Properties that were left empty are left out. */
function entryToApi({ properties = [] }: FieldForm, entry: object): object {
  const lists = new Set(properties.filter(isLines).map(({ name }) => name));
  const given = Object.entries(entry).filter(([, value]) => value !== "");
  return Object.fromEntries(given.map(([name, value]) => [name, lists.has(name) ? entriesOf(value) : value]));
}

/** What was emptied is null where the field may be, so that the record has none. */
function textToApi({ nullable, blank }: FieldForm, text: string): unknown {
  return text === "" && nullable === true && blank !== true ? null : text;
}

function parsed({ name }: FieldForm, text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableValue(name);
  }
}

/** The errors of a form: by field, and those of no field. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly general?: string;
}

export const noErrors: FormErrors = { fields: {} };

/** The errors of a rejected write, in the words of the form. */
export function formErrorsOf(error: unknown, work: Work, fields: readonly FieldForm[]): FormErrors {
  if (error instanceof UnreadableValue)
    return { fields: { [error.field]: texts.notJson }, general: texts.seeFields };
  const details = error instanceof ApiError ? error.details : undefined;
  if (details === undefined) return { fields: {}, general: messageOf(error) };
  const rejected: Record<string, string> = {};
  const general = [texts.seeFields];
  for (const [parameter, detail] of Object.entries(details)) {
    // An error inside an object or another record is shown at the field that holds it.
    const field = fields.find(({ name }) => name === parameter.split(/[.[]/)[0]);
    const reason = reasonFor(work, field, { parameter, ...detail });
    if (field === undefined) general.push(reason);
    else rejected[field.name] = reason;
  }
  return { fields: rejected, general: general.join(" ") };
}

/**
 * The service answers in the language of the content; people read that of the page. Reasons whose words the form does not
 * know stay as they came.
 */
function reasonFor(
  { forms }: Work,
  field: FieldForm | undefined,
  { parameter, code, message }: Readonly<Record<"parameter" | "code" | "message", string>>,
): string {
  const name = field?.label ?? parameter;
  const kind = code.replace(/^rest_/, "");
  const reason = forms.reasons[kind];
  if (reason === undefined) return message;
  const limits: Readonly<Record<string, number | undefined>> = {
    too_small: field?.minimum,
    too_large: field?.maximum,
    too_long: field?.length,
    too_short: field?.minLength,
    too_few: field?.minItems,
    too_many: field?.maxItems,
  };
  const values = field?.values?.map(({ value }) => value).join(", ");
  const filled = fill(reason, { name, limit: limits[kind], values });
  return /\{\w+\}/.test(filled) ? message.replace(parameter, name) : filled;
}

/** A reference to a form; focuses its first invalid input when the errors change. */
export function useFirstInvalid<Form extends HTMLElement>(errors: FormErrors): RefObject<Form | null> {
  const body = useRef<Form>(null);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return body;
}
