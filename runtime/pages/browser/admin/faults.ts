import { ApiError } from "../../../../generated/sdk/core/errors.js";
import { messageOf } from "./api.js";
import { UnreadableValue } from "./draft.js";
import type { FieldForm, ResourceForm, Work } from "./forms.js";
import { fill, texts } from "./settings.js";

/** What is wrong with a form: by field, and what no field is to blame for. */
export interface Faults {
  readonly fields: Readonly<Record<string, string>>;
  readonly general?: string;
}

export const noFaults: Faults = { fields: {} };

/** What a refused write says, in the words of the form. */
export function faultsOf(error: unknown, work: Work, form: ResourceForm): Faults {
  if (error instanceof UnreadableValue)
    return { fields: { [error.field]: texts.notJson }, general: texts.seeFields };
  const details = error instanceof ApiError ? error.details : undefined;
  if (details === undefined) return { fields: {}, general: messageOf(error, texts.noAnswer) };
  const told = Object.entries(details).map(([parameter, { code, message }]) => {
    // A fault inside an object or another record is told at the field that holds it.
    const name = parameter.split(/[.[]/)[0] ?? parameter;
    const field = form.fields.find((candidate) => candidate.name === name);
    return { field, text: reasonFor(work, field, parameter, code, message) };
  });
  const others = told.filter(({ field }) => field === undefined).map(({ text }) => text);
  const fields = told.flatMap(({ field, text }) =>
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
  parameter: string,
  code: string,
  message: string,
): string {
  const name = field?.label ?? parameter;
  const reason = forms.reasons[code.replace(/^rest_/, "")];
  if (reason === undefined) return message;
  const limits: Readonly<Record<string, number | undefined>> = {
    rest_too_small: field?.minimum,
    rest_too_large: field?.maximum,
    rest_too_long: field?.length,
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
