import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import { defined } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { ServiceDescriptor, Texts } from "../../core/service-descriptor.js";
import { createTranslator, type Prose, type Translations } from "../../core/translations.js";
import type { ActionForm, FieldForm, FormFacts, ResourceForm, ValueForm, WriteFacts } from "./form-facts.js";
import { formProse } from "./form-prose.js";

/** Everything the forms are derived from. */
export interface FormOptions {
  readonly service: ServiceDescriptor;
  /** What each status means. */
  readonly statuses: Readonly<Record<string, Prose>>;
  readonly resources: readonly {
    readonly facts: ResourceDescriptor;
    readonly writes: ResourceForm<Texts>["writes"];
    readonly actions?: readonly ActionOptions[];
  }[];
  readonly translations: Readonly<Record<string, Translations>>;
}

/** An action of one record. */
export interface ActionOptions {
  readonly write: WriteFacts;
  readonly title: Prose;
  readonly text: Prose;
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
}

/** Derives the forms in which people edit records from the descriptors of fields. */
export function createForms({ service, statuses, resources, translations }: FormOptions): FormFacts<Texts> {
  const translate = createTranslator(service.languages, translations);
  return {
    statuses: service.statuses.map(({ name, read, role }) => ({
      name,
      read,
      ...(role === undefined ? {} : { role }),
      text: translate(statuses[name] ?? ""),
    })),
    resources: resources.map(({ facts, writes, actions }) => {
      const { name, plural, label, labels, hasStatus, hasTrash, namedBy, period, recurrence, fields } = facts;
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

function fieldForm(name: string, facts: FieldDescriptor, translate: Translate): FieldForm<Texts> {
  const { required, nullable, blank, storage, deprecated } = facts;
  const initial = facts.initial ?? facts.default;
  return defined({
    ...headOf(name, facts, translate),
    required,
    nullable,
    blank,
    ...boundsOf(facts),
    storage,
    initial: initial ?? undefined,
    deprecated,
  });
}

function actionForm(
  { write, title, text, parameters }: ActionOptions,
  translate: Translate,
): ActionForm<Texts> {
  const fields = Object.entries(parameters).map(([name, facts]) => {
    const storage = facts.kind !== "reference" ? "plain" : facts.list === true ? "references" : "reference";
    return fieldForm(name, { ...facts, storage }, translate);
  });
  return { write, title: translate(title), text: translate(text), fields };
}

function propertyForm(name: string, facts: ParameterDescriptor, translate: Translate): ValueForm<Texts> {
  return {
    ...headOf(name, facts, translate),
    ...(facts.optional === true ? {} : { required: true }),
    ...boundsOf(facts),
  };
}

function headOf(name: string, facts: ParameterDescriptor, translate: Translate): ValueForm<Texts> {
  const { text = "", label } = facts;
  return {
    name,
    ...formProse(translate(text), label === undefined ? undefined : translate(label)),
    ...typeForm(facts, translate),
  };
}

function boundsOf({ minimum, maximum, minLength, minItems, maxItems }: ParameterDescriptor) {
  return defined({ minimum, maximum, minLength, minItems, maxItems });
}

function typeForm(
  facts: ParameterDescriptor,
  translate: Translate,
): Omit<ValueForm<Texts>, "name" | "label"> {
  const { kind, list, values, valueTexts = {}, valueLabels = {}, target, length, properties } = facts;
  return {
    kind: facts.isMap === true ? "map" : kind,
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
