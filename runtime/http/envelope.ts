import type { ParameterErrors } from "../core/parameter-errors.js";
import { isObject } from "../core/properties.js";
import type { OperationResult } from "../core/request-context.js";
import type { InputSources } from "./input.js";
import { addUnknownNames } from "./unknown-names.js";

/** The object around the record in the bodies and the answers of a route. */
interface Envelope {
  /** Its only property. */
  readonly name: string;
  /** The operation has parameters that are required. */
  readonly isRequired: boolean;
  /** Names that may be beside the property; absent: any, which are ignored. */
  readonly beside?: readonly string[] | undefined;
}

/** The sources with the values in the envelope of a JSON body. Throws 400 for a body without it; forms have none. */
export function openEnvelope(
  sources: InputSources,
  { name, isRequired, beside }: Envelope,
  errors: ParameterErrors,
): InputSources {
  const { [name]: inside, ...others } = sources.body.json;
  const isEmpty = Object.keys(others).length === 0;
  if (inside === undefined && isEmpty && (!isRequired || sources.body.form.size > 0)) return sources;
  if (inside === undefined) errors.add(name, "missing");
  else if (!isObject(inside)) errors.add(name, "not_object");
  else if (beside !== undefined)
    addUnknownNames(Object.keys(others), { parameters: { [name]: {} }, others: beside }, errors);
  errors.throwIfAny();
  return { ...sources, body: { ...sources.body, json: isObject(inside) ? inside : {} } };
}

/** The answer in its envelope, and with the status of its route. */
export function inEnvelope(
  answer: OperationResult,
  { envelope, status }: { readonly envelope?: string; readonly status?: number },
): OperationResult {
  if (envelope === undefined && status === undefined) return answer;
  const shown = { ...answer, status: status ?? answer.status };
  if (envelope === undefined || status === 204) return shown;
  return { ...shown, body: { [envelope]: answer.body }, fieldsIn: envelope };
}
