import type { Texts } from "../../core/service-descriptor.js";
import type { ActionForm, FieldForm, FormFacts, ResourceForm, ValueForm } from "./form-facts.js";

/** The facts with their prose in one language. */
export function formsIn(forms: FormFacts<Texts>, language: string): FormFacts<string> {
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
