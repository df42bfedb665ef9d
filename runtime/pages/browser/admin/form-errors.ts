import { ApiError } from "../../../client/errors.js";
import { messageOf } from "./api.js";
import { UnreadableValue } from "./draft.js";
import type { FieldForm, ResourceForm, Work } from "./forms.js";
import { fill, texts } from "./settings.js";

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
  if (details === undefined) return { fields: {}, general: messageOf(error, texts.noAnswer) };
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

/** What the service says about a parameter. */
interface ParameterError {
  readonly parameter: string;
  readonly code: string;
  readonly message: string;
}

/**
 * The service answers in the language of the content; people read that of the page. Reasons whose words the form does not
 * know stay as they came.
 */
function reasonFor(
  { forms }: Work,
  field: FieldForm | undefined,
  { parameter, code, message }: ParameterError,
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
