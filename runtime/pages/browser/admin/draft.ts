import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ApiError } from "../../../client/errors.js";
import type { EditedRecord, RecordId } from "../../admin/admin-answers.js";
import type { FieldForm, ResourceForm, ValueForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { fill, isLocalized, settings, texts } from "./forms.js";
import type { Work } from "./work.js";

/** A record in its form: what people see and change. */
export interface Draft {
  /** The language the record is, or will be, created in. */
  readonly language: string;
  /** Localized fields by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The other fields, in the form their inputs have. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Files that were chosen and not sent yet, by field. */
  readonly files: Readonly<Record<string, File>>;
}

/** The name of a record in its own language; empty where it has none. */
export function nameIn({ language, texts, values }: Draft, { namedBy }: ResourceForm): string {
  const name = texts[language]?.[namedBy] ?? values[namedBy];
  return typeof name === "string" ? name : "";
}

/** The draft of a record that does not exist yet. */
export function newDraft({ fields }: ResourceForm, status: string): Draft {
  const initial = (field: FieldForm): unknown => (field.storage === "status" ? status : field.initial);
  return { language: settings.language, texts: {}, values: inputsOf(fields, initial), files: {} };
}

/** The draft of a stored record. */
export function draftOf({ fields }: ResourceForm, { language, texts, values }: EditedRecord): Draft {
  return { language, texts, values: inputsOf(fields, ({ name }) => values[name]), files: {} };
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

/** What a save sends besides files: the fields by language that differ, those without language with the record's own. */
interface Changes {
  readonly own: Readonly<Record<string, unknown>>;
  readonly others: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Throws an UnreadableValue for what cannot be sent. */
export function changesOf({ fields }: ResourceForm, before: Draft, after: Draft): Changes {
  const plain = fields
    .filter((field) => !isLocalized(field) && after.files[field.name] === undefined)
    // How far a write reaches is no change.
    .filter(({ storage }) => storage !== "scope")
    .filter(({ name }) => JSON.stringify(before.values[name]) !== JSON.stringify(after.values[name]))
    .map((field) => [field.name, toApi(field, after.values[field.name])]);
  const textsIn = (language: string) =>
    fields
      .filter(isLocalized)
      .filter(({ name }) => (before.texts[language]?.[name] ?? "") !== (after.texts[language]?.[name] ?? ""))
      .map((field) => [field.name, textToApi(field, after.texts[language]?.[field.name] ?? "")]);
  const others = settings.languages
    .filter((language) => language !== after.language)
    .map((language) => [language, Object.fromEntries(textsIn(language)) as Record<string, unknown>] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return {
    own: Object.fromEntries([...plain, ...textsIn(after.language)]) as Changes["own"],
    others: new Map(others),
  };
}

/** Whether anything was changed. */
export function isChanged(before: Draft, after: Draft): boolean {
  const shown = ({ language, texts, values }: Draft): string =>
    JSON.stringify([language, withoutEmpty(texts), values]);
  return Object.keys(after.files).length > 0 || shown(before) !== shown(after);
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
function isLines({ kind, list }: ValueForm): boolean {
  return list === true && kind !== "object" && kind !== "reference";
}

/** Values whose input holds JSON. */
export function isJson({ kind }: ValueForm): boolean {
  return kind === "json" || kind === "map";
}

function toInput(field: FieldForm, stored: unknown): unknown {
  if (field.kind === "reference") return [stored ?? []].flat();
  if (isJson(field))
    return stored === undefined || stored === null ? "" : JSON.stringify(stored, undefined, 2);
  if (field.kind === "object" && field.list !== true)
    return entryToInput(field, isObject(stored) ? stored : {});
  if (field.kind === "object")
    return Array.isArray(stored) ? stored.filter(isObject).map((entry) => entryToInput(field, entry)) : [];
  if (isLines(field)) return linesOf(stored);
  if (field.kind === "boolean" || field.kind === "flag") return stored === true;
  if (field.kind === "image") return stored ?? null;
  return textOf(stored);
}

function linesOf(stored: unknown): string {
  return Array.isArray(stored) ? stored.map(textOf).join("\n") : "";
}

function entriesOf(lines: unknown): string[] {
  const entries = textOf(lines).split("\n");
  return entries.map((line) => line.trim()).filter((line) => line !== "");
}

function entryToInput(
  { properties = [] }: ValueForm,
  entry: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    properties.map((property) => {
      const { name, kind } = property;
      const value = entry[name];
      const isSwitch = kind === "boolean" || kind === "flag";
      return [name, isSwitch ? value === true : isLines(property) ? linesOf(value) : textOf(value)];
    }),
  );
}

function toApi(field: FieldForm, input: unknown): unknown {
  if (field.kind === "reference") {
    const ids = input as readonly RecordId[];
    return field.list === true ? listToApi(field, ids) : (ids[0] ?? null);
  }
  if (isJson(field)) return parsed(field, textOf(input));
  if (field.kind === "object") {
    if (field.list === true)
      return listToApi(
        field,
        (input as readonly object[]).map((entry) => entryToApi(field, entry)),
      );
    return entryToApi(field, input as object);
  }
  if (isLines(field)) return listToApi(field, entriesOf(input));
  if (field.kind === "image") return input;
  // An empty password removes the one there is.
  if (field.kind === "password") return textToApi(field, textOf(input));
  if (typeof input === "string") return textToApi(field, input);
  return input;
}

/** Where a list needs entries, one without any is no value. */
function listToApi({ nullable, minItems = 0 }: FieldForm, list: readonly unknown[]): unknown {
  return nullable === true && list.length === 0 && minItems > 0 ? null : list;
}

/** Properties that were left empty are left out. */
function entryToApi({ properties = [] }: ValueForm, entry: object): object {
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
export function formErrorsOf(error: unknown, work: Work, form: ResourceForm): FormErrors {
  if (error instanceof UnreadableValue)
    return { fields: { [error.field]: texts.notJson }, general: texts.seeFields };
  const details = error instanceof ApiError ? error.details : undefined;
  if (details === undefined) return { fields: {}, general: messageOf(error) };
  const reported = Object.entries(details).map(([parameter, { code, message }]) => {
    // An error inside an object or another record is shown at the field that holds it.
    const name = parameter.split(/[.[]/)[0] ?? parameter;
    const field = form.fields.find((candidate) => candidate.name === name);
    return { field, text: reasonFor(work, field, { parameter, code, message }) };
  });
  const others = reported.filter(({ field }) => field === undefined).map(({ text }) => text);
  const fields = reported.flatMap(({ field, text }) =>
    field === undefined ? [] : [[field.name, text] as const],
  );
  return { fields: Object.fromEntries(fields), general: [texts.seeFields, ...others].join(" ") };
}

/**
 * The service answers in the language of the content; people read that of the page. Reasons whose words the form does not
 * know stay as they came.
 */
function reasonFor(
  { forms }: Work,
  field: FieldForm | undefined,
  {
    parameter,
    code,
    message,
  }: { readonly parameter: string; readonly code: string; readonly message: string },
): string {
  const name = field?.label ?? parameter;
  const reason = forms.reasons[code.replace(/^rest_/, "")];
  if (reason === undefined) return message;
  const limits: Readonly<Record<string, number | undefined>> = {
    rest_too_small: field?.minimum,
    rest_too_large: field?.maximum,
    rest_too_long: field?.length,
    rest_too_short: field?.minLength,
    rest_too_few: field?.minItems,
    rest_too_many: field?.maxItems,
  };
  const limit = limits[code];
  const values = field?.values?.map(({ value }) => value).join(", ");
  const filled = fill(reason, {
    name,
    ...(limit === undefined ? {} : { limit }),
    ...(values === undefined ? {} : { values }),
  });
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
