import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import type { Principal } from "../../core/principal.js";
import type { RequestContext } from "../../core/request-context.js";
import { parameterErrorsOf } from "../../core/validation.js";
import { readInput } from "../../http/input.js";
import type { CheckedInput } from "../../resources/operations.js";
import { type RegisteredResource, resourceNamed, type Site } from "../../resources/site.js";
import { checkInput } from "../../resources/write/check-input.js";
import type { ImportedProperties } from "../../resources/write/merge.js";
import { mergePeriod, PeriodFault } from "../../resources/write/merge-period.js";

/** A write of a record that moves in. */
export interface InnerWrite {
  readonly resource: RegisteredResource;
  readonly language: string;
  /** The record to change; absent: a new one. */
  readonly id?: number;
  /** As a JSON body would give them. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly imported?: ImportedProperties;
}

/**
 * Writes a record as the routes do, checks included, for a caller who may do everything. Throws an HttpError that tells
 * all faults at once.
 */
export async function writeRecord(site: Site, write: InnerWrite): Promise<RecordDocument> {
  const { resource, id, imported } = write;
  const call = callFor(write);
  const { values, checked } = await checkWrite(site, write, call);
  const moved = imported === undefined ? checked : { ...checked, kept: imported };
  return id === undefined ? resource.create(values, call, moved) : resource.update(values, call, moved);
}

/** Checks a write without doing it. Throws an HttpError. */
export async function checkWriteOnly(site: Site, write: InnerWrite): Promise<void> {
  const call = callFor(write);
  const { values, checked } = await checkWrite(site, write, call);
  const { period } = write.resource.facts;
  if (period === undefined || write.id !== undefined) return;
  try {
    mergePeriod(site, period, values, undefined, call.now);
  } catch (error) {
    if (!(error instanceof PeriodFault)) throw error;
    checked.faults.add(error.parameter, error.reason);
    checked.faults.throwIfAny();
  }
}

async function checkWrite(
  site: Site,
  { resource, id, given }: InnerWrite,
  call: RequestContext,
): Promise<{ readonly values: Record<string, unknown>; readonly checked: CheckedInput }> {
  const { facts, guards } = resource;
  const guard = id === undefined ? guards.create : guards.update;
  if (guard === undefined) throw new HttpError("rest_no_route");
  const faults = new ParameterErrors(site.facts.reasons, call.language, Object.keys(facts.fields));
  const sources = { body: { json: given, form: new Map() }, query: new Map() };
  const values = readInput(facts.fields, sources, (name) => resourceNamed(site, name).facts.fields, faults);
  if (!guard(values)) {
    for (const { parameter, reason, values: words } of parameterErrorsOf(guard.errors ?? []))
      faults.add(parameter, reason, words);
  }
  const references = await checkInput(site, call, facts.fields, values, faults);
  faults.throwIfAny();
  return { values, checked: { references, faults } };
}

/** The reasons of a refusal by field; undefined where it is about something else. */
export function errorsByField(error: unknown): ReadonlyMap<string, string> | undefined {
  if (!(error instanceof HttpError) || !/^rest_(invalid_param|missing_callback_param)$/.test(error.name))
    return undefined;
  const details = Object.entries(error.data.details ?? {}) as [string, { readonly message: string }][];
  return new Map(details.map(([name, { message }]) => [name, message]));
}

const mover: Principal = {
  key: "",
  name: "import",
  role: "",
  author: 1,
  anonymous: false,
  imports: true,
  can: () => true,
};

function callFor({ language, id }: InnerWrite): RequestContext {
  return {
    mounted: { api: "", site: "", host: "", namespace: "" },
    language,
    principal: mover,
    now: Date.now(),
    request: "",
    path: id === undefined ? {} : { id: String(id) },
  };
}
