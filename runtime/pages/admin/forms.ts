import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import { defined } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import {
  createTranslator,
  type Prose,
  type ServiceDescriptor,
  type StatusDescriptor,
  type Texts,
  type Translations,
} from "../../core/service-descriptor.js";

/** Everything the forms are derived from. */
interface FormOptions {
  readonly service: ServiceDescriptor;
  /** What each status means. */
  readonly statuses: Readonly<Record<string, Prose>>;
  readonly resources: readonly {
    readonly resource: ResourceDescriptor;
    readonly writes: ResourceForm<Texts>["writes"];
    readonly actions?: readonly ActionOptions[];
  }[];
  readonly translations: Readonly<Record<string, Translations>>;
}

/** An action of one record. */
interface ActionOptions {
  readonly write: WriteDescriptor;
  readonly title: Prose;
  readonly text: Prose;
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
}

/** Derives the forms in which people edit records from the descriptors of fields. */
export function createForms({
  service,
  statuses,
  resources,
  translations,
}: FormOptions): FormDescriptor<Texts> {
  const translate = createTranslator(service.languages, translations);
  return {
    statuses: service.statuses.map(({ name, read, role }) => ({
      name,
      read,
      ...(role === undefined ? {} : { role }),
      text: translate(statuses[name] ?? ""),
    })),
    resources: resources.map(({ resource, writes, actions }) => {
      const { name, plural, label, labels, hasStatus, hasTrash, namedBy, period, recurrence, fields } =
        resource;
      return defined({
        name,
        plural,
        label,
        labels,
        hasStatus,
        hasTrash,
        namedBy,
        period: period === undefined ? undefined : periodNames(period),
        recurrence,
        writes,
        fields: Object.entries(fields).map(([field, own]) => fieldForm(field, own, translate)),
        actions: actions?.map((action) => actionForm(action, translate)),
      });
    }),
  };
}

type Translate = (prose: Prose) => Texts;

function periodNames({ start, end, zone, wholeDays }: NonNullable<ResourceDescriptor["period"]>) {
  return { start, end, zone, wholeDays };
}

function fieldForm(name: string, field: FieldDescriptor, translate: Translate): FieldForm<Texts> {
  const { required, nullable, blank, storage, deprecated } = field;
  const initial = field.initial ?? field.default;
  return defined({
    ...headOf(name, field, translate),
    required,
    nullable,
    blank,
    ...boundsOf(field),
    storage,
    initial: initial ?? undefined,
    deprecated,
  });
}

function actionForm(
  { write, title, text, parameters }: ActionOptions,
  translate: Translate,
): ActionForm<Texts> {
  const fields = Object.entries(parameters).map(([name, field]) => {
    const storage = field.kind !== "reference" ? "plain" : field.list === true ? "references" : "reference";
    return fieldForm(name, { ...field, storage }, translate);
  });
  return { write, title: translate(title), text: translate(text), fields };
}

function propertyForm(name: string, field: ParameterDescriptor, translate: Translate): ValueForm<Texts> {
  return {
    ...headOf(name, field, translate),
    ...(field.optional === true ? {} : { required: true }),
    ...boundsOf(field),
  };
}

function headOf(name: string, field: ParameterDescriptor, translate: Translate): ValueForm<Texts> {
  const { text = "", label } = field;
  return {
    name,
    ...formProse(translate(text), label === undefined ? undefined : translate(label)),
    ...typeForm(field, translate),
  };
}

function boundsOf({ minimum, maximum, minLength, minItems, maxItems }: ParameterDescriptor) {
  return defined({ minimum, maximum, minLength, minItems, maxItems });
}

function typeForm(
  field: ParameterDescriptor,
  translate: Translate,
): Omit<ValueForm<Texts>, "name" | "label"> {
  const { kind, list, values, valueTexts = {}, valueLabels = {}, target, length, properties } = field;
  return {
    kind: field.isMap === true ? "map" : kind,
    ...defined({
      length,
      values: values?.map((value) => ({
        value,
        text: translate(valueLabels[value] ?? valueTexts[value] ?? value),
      })),
      properties:
        properties === undefined
          ? undefined
          : Object.entries(properties).map(([name, own]) => propertyForm(name, own, translate)),
      target,
      list,
    }),
  };
}

/**
 * What the editing page knows of the spec: plain data, printed by the generator. `Prose` is text by language, or the text
 * in one.
 */
export interface FormDescriptor<Prose> {
  readonly statuses: readonly StatusForm<Prose>[];
  readonly resources: readonly ResourceForm<Prose>[];
}

export interface StatusForm<Prose> extends StatusDescriptor {
  readonly text: Prose;
}

export interface ResourceForm<Prose>
  extends Pick<
    ResourceDescriptor,
    "name" | "plural" | "hasStatus" | "hasTrash" | "namedBy" | "period" | "recurrence"
  > {
  readonly label: Prose;
  readonly labels: Prose;
  /** What may be done with records, and by whom; absent: the API has no such route. */
  readonly writes: Readonly<Partial<Record<WriteName, WriteDescriptor>>>;
  readonly fields: readonly FieldForm<Prose>[];
  /** Actions of one record. */
  readonly actions?: readonly ActionForm<Prose>[];
}

/** What the product can do with a record besides. */
export interface ActionForm<Prose> {
  readonly write: WriteDescriptor;
  readonly title: Prose;
  readonly text: Prose;
  /** What it takes. */
  readonly fields: readonly FieldForm<Prose>[];
}

export type WriteName = "create" | "update" | "delete";

/** A route that changes records. */
export interface WriteDescriptor {
  readonly name: string;
  /** Below the mount, with `{id}`. */
  readonly path: string;
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly idempotency: "natural" | "key" | "none";
  /** Capability the caller needs. */
  readonly access?: string;
}

export interface FieldForm<Prose> extends ValueForm<Prose>, Pick<FieldDescriptor, "storage" | "deprecated"> {
  /** Stored, or used, when a create leaves the field out. */
  readonly initial?: unknown;
}

/** What a value may be, as its descriptor has it. */
type ValueDescriptor = Pick<
  ParameterDescriptor,
  | "list"
  | "required"
  | "nullable"
  | "blank"
  | "minimum"
  | "maximum"
  | "length"
  | "minLength"
  | "minItems"
  | "maxItems"
  | "target"
>;

/** How a value is asked for: a field, or a property of an object. */
export interface ValueForm<Prose> extends ValueDescriptor {
  readonly name: string;
  readonly label: Prose;
  /** What remains of the text of the field behind its label. */
  readonly help?: Prose;
  readonly kind: ParameterDescriptor["kind"] | "map";
  readonly values?: readonly { readonly value: string; readonly text: Prose }[];
  readonly properties?: readonly ValueForm<Prose>[];
}

/**
 * What a form says of a field. A label is followed by what the text says besides; without one the text gives it, up to the
 * end of its first clause: `Start, date and time.` gives `Start` and `Date and time.`
 */
export function formProse(text: Texts, label?: Texts): { readonly label: Texts; readonly help?: Texts } {
  const parts = Object.entries(text).map(([language, prose]) => ({
    language,
    ...(label === undefined ? splitProse(prose, language) : labelled(prose, language, label[language] ?? "")),
  }));
  const said = Object.fromEntries(parts.map(({ language, head }) => [language, head]));
  if (parts.every(({ rest }) => rest === "")) return { label: said };
  return { label: said, help: Object.fromEntries(parts.map(({ language, rest }) => [language, rest])) };
}

interface Split {
  readonly head: string;
  readonly rest: string;
}

/** A first clause that begins with the label, such as `Title of the event`, adds nothing to it. */
function labelled(prose: string, language: string, label: string): Split {
  const { head, rest } = splitProse(prose, language);
  const lower = (words: string): string => words.toLocaleLowerCase(language);
  return { head: label, rest: lower(head).startsWith(lower(label)) ? rest : prose };
}

function splitProse(prose: string, language: string): Split {
  const at = /\s?[.,:;]\s|\.?$/.exec(prose);
  const head = prose.slice(0, at?.index);
  const rest = prose.slice((at?.index ?? 0) + (at?.[0].length ?? 0));
  return { head, rest: rest.charAt(0).toLocaleUpperCase(language) + rest.slice(1) };
}

/** The descriptors with their prose in one language. */
export function formsIn(forms: FormDescriptor<Texts>, language: string): FormDescriptor<string> {
  const say = (text: Texts): string => text[language] ?? Object.values(text)[0] ?? "";

  /** What of a field or property is prose. */
  const proseOf = ({ label, help, values, properties }: ValueForm<Texts>): ProseOfValue => ({
    label: say(label),
    ...(help === undefined ? {} : { help: say(help) }),
    ...(values === undefined
      ? {}
      : { values: values.map(({ value, text }) => ({ value, text: say(text) })) }),
    ...(properties === undefined
      ? {}
      : { properties: properties.map((property) => withProse(property, proseOf(property))) }),
  });
  const fieldIn = (field: FieldForm<Texts>): FieldForm<string> => withProse(field, proseOf(field));
  const actionIn = ({ title, text, fields, ...action }: ActionForm<Texts>): ActionForm<string> => ({
    ...action,
    title: say(title),
    text: say(text),
    fields: fields.map(fieldIn),
  });
  const resourceIn = ({ actions, ...form }: ResourceForm<Texts>): ResourceForm<string> => ({
    ...form,
    label: say(form.label),
    labels: say(form.labels),
    fields: form.fields.map(fieldIn),
    ...(actions === undefined ? {} : { actions: actions.map(actionIn) }),
  });
  return {
    statuses: forms.statuses.map((status) => ({ ...status, text: say(status.text) })),
    resources: forms.resources.map(resourceIn),
  };
}

type ProseOfValue = Pick<ValueForm<string>, "label" | "help" | "values" | "properties">;

/** The prose in one language takes the place of that in all: what a form lacks in one, it lacks in the other. */
function withProse<Form extends ValueForm<Texts>>(
  form: Form,
  prose: ProseOfValue,
): Omit<Form, keyof ProseOfValue> & ProseOfValue {
  return { ...form, ...prose };
}
