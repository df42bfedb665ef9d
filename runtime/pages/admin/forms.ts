import type { FieldDescriptor, FormGroup, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import { defined } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import {
  type Prose,
  type ServiceDescriptor,
  type StatusDescriptor,
  type Translator,
} from "../../core/service-descriptor.js";

/** What the forms are derived from besides the descriptors: generated. */
export interface FormSource {
  /** What each status means. */
  readonly statuses: Readonly<Record<string, Prose>>;
  /** Routes of the service. */
  readonly service: readonly ActionSource[];
  readonly resources: readonly {
    readonly resource: ResourceDescriptor;
    readonly writes: ResourceForm["writes"];
    /** Actions of one record. */
    readonly actions?: readonly ActionSource[];
  }[];
}

interface ActionSource {
  readonly write: WriteDescriptor;
  readonly title: Prose;
  readonly text: Prose;
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
}

/** Derives the forms in which people edit records from the descriptors of fields, with prose in one language. */
export function createForms(
  { statuses, service: routes, resources }: FormSource,
  service: ServiceDescriptor,
  translator: Translator,
): FormDescriptor {
  const { translate } = translator;
  return {
    statuses: service.statuses.map((status) => ({ ...status, text: translate(statuses[status.name] ?? "") })),
    resources: resources.map(({ resource, writes, actions }) => {
      const { name, plural, label, labels, hasStatus, hasTrash, namedBy, period, recurrence } = resource;
      const fields = Object.entries(resource.fields).filter(([field]) => field !== resource.external);
      return defined({
        name,
        plural,
        label: translate(label),
        labels: translate(labels),
        hasStatus,
        hasTrash,
        namedBy,
        period: period && periodNames(period),
        recurrence,
        similar: resource.paths.similar,
        listed: listedRelations(resource),
        writes,
        // Programs that bring records from elsewhere give their external ids.
        fields: fields.map(([field, own]) => ({
          ...fieldForm(field, own, translator),
          group: groupOf(resource, field, own),
          isUsual: isUsual(resource, field, own),
        })),
        actions: actions?.map((action) => actionForm(action, translator)),
      });
    }),
    service: routes.map((route) => actionForm(route, translator)),
    reasons: Object.fromEntries(
      Object.entries(service.reasons).map(([name, text]) => [name, translate(text)]),
    ),
  };
}

/** The part of the form that asks for a field. */
function groupOf({ period, recurrence, display }: ResourceDescriptor, name: string, field: FieldDescriptor) {
  const { eventStatus, ...times } = period ?? {};
  const { field: status, reason, former } = eventStatus ?? {};
  const { place, online, join, address = [], position = [] } = display ?? {};
  if (field.group !== undefined) return field.group;
  if ([...Object.values(times), recurrence?.rule, status, reason, former].includes(name)) return "when";
  if ([place, online, join, ...address, ...position].includes(name)) return "where";
  if (name === display?.price) return "cost";
  const isOfLife = ["status", "date", "date_utc", "author", "slug", "password"].includes(field.storage);
  return isOfLife || field.kind === "boolean" || field.kind === "flag" ? "publish" : "what";
}

/** Whether a form asks for a field at first sight: what records need, when they are, and what readers see first. */
function isUsual({ period, display }: ResourceDescriptor, name: string, field: FieldDescriptor) {
  if (field.required === true || field.storage === "status" || field.storage === "image") return true;
  if (display === undefined) return field.storage === "plain" || field.kind === "reference";
  const { text, price, place, host, tags: [tag] = [], phone, email, address = [] } = display;
  const shown = [text, price, place, host, tag, phone, email, ...address];
  return [...shown, period?.start, period?.zone, period?.wholeDays].includes(name);
}

/** The relations by which lists are filtered, in the order of the spec: where records take place, who holds them, their terms. */
export function listedRelations({ display, fields, filters }: ResourceDescriptor): readonly string[] {
  const shown = [display?.place, display?.host, ...(display?.tags ?? [])];
  return Object.keys(fields).filter((name) => shown.includes(name) && filters[name] !== undefined);
}

function actionForm({ write, title, text, parameters }: ActionSource, translator: Translator): ActionForm {
  const { translate } = translator;
  const fields = Object.entries(parameters).map(([parameter, own]) => {
    const storage = own.kind !== "reference" ? "plain" : own.list === true ? "references" : "reference";
    return fieldForm(parameter, { ...own, storage }, translator);
  });
  return { write, title: translate(title), text: translate(text), fields };
}

function periodNames({ start, end, zone, wholeDays }: NonNullable<ResourceDescriptor["period"]>) {
  return { start, end, zone, wholeDays };
}

/** What a form has as the descriptor of the field has it. */
const adopted = [
  "storage",
  "list",
  "required",
  "nullable",
  "blank",
  "minimum",
  "maximum",
  "length",
  "minLength",
  "minItems",
  "maxItems",
  "target",
] as const;
type Adopted = Pick<FieldDescriptor, (typeof adopted)[number]>;

function fieldForm(name: string, field: FieldDescriptor, translator: Translator): FieldForm {
  const { kind, isMap, values, valueTexts = {}, valueLabels = {}, properties } = field;
  return defined({
    name,
    ...formProse(field, translator),
    kind: isMap === true ? ("map" as const) : kind,
    ...(Object.fromEntries(adopted.map((key) => [key, field[key]])) as Adopted),
    initial: field.initial ?? field.default ?? undefined,
    values: values?.map((value) => ({
      value,
      text: translator.translate(valueLabels[value] ?? valueTexts[value] ?? value),
    })),
    properties:
      properties &&
      Object.entries(properties).map(([property, { optional, ...own }]) => {
        const plain = { ...own, storage: "plain" } as const;
        return fieldForm(property, optional === true ? plain : { ...plain, required: true }, translator);
      }),
  });
}

/** What the editing page knows of the spec: plain data with prose in one language. */
export interface FormDescriptor {
  readonly statuses: readonly (StatusDescriptor & { readonly text: string })[];
  readonly resources: readonly ResourceForm[];
  /** Routes of the service that not everyone may call. */
  readonly service: readonly ActionForm[];
  /** Why values are rejected, for the messages at their fields. */
  readonly reasons: Readonly<Record<string, string>>;
}

export interface ResourceForm
  extends Pick<
    ResourceDescriptor,
    "name" | "plural" | "hasStatus" | "hasTrash" | "namedBy" | "period" | "recurrence"
  > {
  readonly label: string;
  readonly labels: string;
  /** Path below the mount at which similar records are found; absent: the API has no such route. */
  readonly similar?: string;
  /** What may be done with records, and by whom; absent: the API has no such route. */
  readonly writes: Readonly<Partial<Record<"create" | "update" | "delete" | "batch", WriteDescriptor>>>;
  readonly fields: readonly FieldForm[];
  /** Relations that lists show and are filtered by. */
  readonly listed: readonly string[];
  /** Actions of one record. */
  readonly actions?: readonly ActionForm[];
}

/** What the product can do with a record besides, or the service without one. */
export interface ActionForm {
  /** The path is below that of the page, not of the API. */
  readonly isOwn?: boolean;
  readonly write: WriteDescriptor;
  readonly title: string;
  readonly text: string;
  /** What it takes. */
  readonly fields: readonly FieldForm[];
}

/** A route that changes records, or is of the service. */
export interface WriteDescriptor {
  readonly name: string;
  /** Below the mount, with `{id}`; of the service, with the name of what it is about. */
  readonly path: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly idempotency: "natural" | "key" | "none";
  /** Capability the caller needs. */
  readonly access?: string;
  /** Name of the object around the record in its bodies and answers. */
  readonly envelope?: string;
  /** Its answers have no body. */
  readonly isFile?: true;
}

/** How a value is asked for: a field, or a property of an object, which is plain. The limits are those of its descriptor. */
export interface FieldForm extends Adopted {
  readonly name: string;
  readonly label: string;
  /** What remains of the text of the field behind its label. */
  readonly help?: string;
  readonly kind: ParameterDescriptor["kind"] | "map";
  readonly values?: readonly { readonly value: string; readonly text: string }[];
  readonly properties?: readonly FieldForm[];
  /** Where the form of a record asks for it, and whether at first sight. */
  readonly group?: FormGroup;
  readonly isUsual?: boolean;
  /** Stored, or used, when a create leaves the field out. */
  readonly initial?: unknown;
}

/**
 * What a form says of a field. A label is followed by what the text says besides; without one the text gives it, up to the
 * end of its first clause: `Start, date and time.` gives `Start` and `Date and time.`
 */
export function formProse(
  { text = "", label }: Pick<ParameterDescriptor, "text" | "label">,
  { translate, language }: Translator,
): { readonly label: string; readonly help?: string } {
  const prose = translate(text);
  const at = /\s?[.,:;]\s|\.?$/.exec(prose);
  const head = prose.slice(0, at?.index);
  const end = prose.slice((at?.index ?? 0) + (at?.[0].length ?? 0));
  const rest = end.charAt(0).toLocaleUpperCase(language) + end.slice(1);
  if (label === undefined) return defined({ label: head, help: rest || undefined });
  const name = translate(label);
  const lower = (words: string): string => words.toLocaleLowerCase(language);
  // A first clause that begins with the label, such as `Title of the event`, adds nothing to it.
  const help = lower(head).startsWith(lower(name)) ? rest : prose;
  return defined({ label: name, help: help || undefined });
}
