import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import type { Principal } from "../../core/principal.js";
import type { RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import { parameterErrorsOf } from "../../core/validation.js";
import { readInput } from "../../http/input.js";
import type { ImportedProperties } from "../../resources/input.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { checkInput } from "../../resources/write/check-input.js";
import { mergePeriod, PeriodError } from "../../resources/write/merge-period.js";

/** A write of an imported record. */
export interface RecordWrite {
  readonly resource: RegisteredResource;
  readonly language: string;
  /** The record to change; absent: a new one. */
  readonly id?: RecordId;
  /** As a JSON body would give them. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly imported?: ImportedProperties;
}

/** Writes a record with all checks of its route, as a caller who may do everything. Throws an HttpError with all errors at once. */
export async function writeRecord(site: Site, write: RecordWrite): Promise<RecordDocument> {
  const { resource, id, imported } = write;
  const { call, values, checked } = await prepareWrite(site, write);
  const input = imported === undefined ? checked : { ...checked, imported };
  return id === undefined ? resource.create(values, call, input) : resource.update(values, call, input);
}

/** Checks a write without doing it. Throws an HttpError with all errors at once. */
export async function checkRecord(site: Site, write: RecordWrite): Promise<void> {
  const { call, values, checked } = await prepareWrite(site, write);
  const { period } = write.resource.facts;
  if (period === undefined || write.id !== undefined) return;
  try {
    mergePeriod(site, period, { values, now: call.now });
  } catch (error) {
    if (!(error instanceof PeriodError)) throw error;
    checked.errors.add(error.parameter, error.reason);
    checked.errors.throwIfAny();
  }
}

async function prepareWrite(site: Site, write: RecordWrite) {
  const { resource, id, given } = write;
  const { facts, guards } = resource;
  const call = callFor(write);
  const guard = id === undefined ? guards.create : guards.update;
  if (guard === undefined) throw new HttpError("rest_no_route");
  const errors = new ParameterErrors(site.facts.reasons, call.language, Object.keys(facts.fields));
  const sources = { body: { json: given, form: new Map() }, query: new Map() };
  const values = readInput(facts.fields, {
    sources,
    recordsOf: (name) => resourceNamed(site, name).facts,
    errors,
  });
  if (!guard(values)) {
    for (const { parameter, reason, values: words } of parameterErrorsOf(guard.errors ?? []))
      errors.add(parameter, reason, words);
  }
  const references = await checkInput(site, call, { parameters: facts.fields, values, errors });
  errors.throwIfAny();
  return { call, values, checked: { references, errors } };
}

/** The reasons of an error by field; empty where it does not concern fields. */
export function errorsByField(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof HttpError) || !/^rest_(invalid_param|missing_callback_param)$/.test(error.name))
    return new Map();
  const details = Object.entries(error.data.details ?? {}) as [string, { readonly message: string }][];
  return new Map(details.map(([name, { message }]) => [name, message]));
}

const importer: Principal = {
  key: "",
  name: "import",
  role: "",
  author: 1,
  anonymous: false,
  imports: true,
  can: () => true,
  may: () => true,
};

function callFor({ language, id }: RecordWrite): RequestContext {
  return {
    mounted: { api: "", site: "", host: "", namespace: "" },
    language,
    principal: importer,
    now: Date.now(),
    request: "",
    path: id === undefined ? {} : { id: String(id) },
  };
}
