import { randomUUID } from "node:crypto";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError, resourceError } from "../../core/http-error.js";
import { type IdempotencyRecord, isApplied, type PlannedStep } from "../../core/idempotency.js";
import { type ParameterDetail, ParameterErrors } from "../../core/parameter-errors.js";
import { isRecordId, type RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { withSeriesStatus } from "../../core/series.js";
import { parameterErrorsOf } from "../../core/validation.js";
import type { ResolvedReferences } from "../input.js";
import { checkStored } from "../policy.js";
import { findForUpdate, findRecord } from "../read/find.js";
import type { RegisteredResource } from "../registered-resource.js";
import { type CallContext, resourceNamed, type Site } from "../site.js";
import { isTrashed } from "../status.js";
import { addTakenErrors, checkWrite } from "./check.js";
import { checkInput } from "./check-input.js";
import { beforeDelete, checkUnreferenced, planDeletion } from "./delete.js";
import { checkStepAccess } from "./plan-steps.js";
import type { WriteContext } from "./write-context.js";

/**
 * Checks the writes that an action planned as the operations themselves would, each on the records as they are; stores
 * nothing. Errors of their fields are added as errors of the parameters that the steps name; others are thrown.
 */
export async function checkSteps(
  { site, call, errors }: CallContext & { readonly errors: ParameterErrors },
  steps: readonly PlannedStep[],
): Promise<void> {
  const created = new Set<string>();
  const taken = new Map<string, RecordId>();
  for (const step of steps) {
    const context = stepContext({ site, call }, step);
    try {
      if (step.kind === "delete") await checkDelete(context);
      else await checkStore(context, step, { created, taken });
    } catch (error) {
      if (!addStepErrors(errors, step, error)) throw error;
    }
    if (step.kind === "create") created.add(`${step.resource} ${step.id}`);
  }
}

/** Adds errors of the fields of a step; false where the error is another one. */
function addStepErrors(
  errors: ParameterErrors,
  { resource, parameter }: PlannedStep,
  error: unknown,
): boolean {
  if (!(error instanceof HttpError) || error.data.details === undefined) return false;
  const details = Object.entries(error.data.details as Readonly<Record<string, ParameterDetail>>);
  for (const [field, { code, message }] of details) {
    const reason = code === "rest_missing" ? "missing_inside" : code.replace(/^rest_/, "");
    errors.add(parameter ?? resource, reason, {
      message,
      ...(parameter === undefined ? { name: `${resource}.${field}` } : {}),
    });
  }
  return true;
}

/** The context of a write to the record of a step, with errors of its own. */
function stepContext({ site, call }: CallContext, { resource, id }: PlannedStep): WriteContext {
  return {
    site,
    resource: resourceNamed(site, resource),
    call: { ...call, path: { id: String(id) }, ifMatch: ["*"] },
    errors: new ParameterErrors(site.facts.reasons, call.language),
  };
}

/** What the steps before have planned: records, and the records that have values of unique fields then. */
interface Planned {
  readonly created: ReadonlySet<string>;
  readonly taken: Map<string, RecordId>;
}

async function checkStore(
  context: WriteContext,
  step: PlannedStep,
  { created, taken }: Planned,
): Promise<void> {
  const { site, resource, call, errors } = context;
  const { facts, guards } = resource;
  const guard = step.kind === "create" ? guards.create : guards.update;
  if (guard?.(step.values) === false)
    for (const { parameter, reason, values } of parameterErrorsOf(guard.errors ?? []))
      errors.add(parameter, reason, values);
  const { values, planned } = withoutPlanned(facts, step.values, created);
  const found = await checkInput(site, call, { parameters: facts.fields, values, errors });
  errors.throwIfAny();
  // It does not exist yet, so that an update of it cannot be merged.
  if (step.kind === "update" && created.has(`${facts.name} ${step.id}`)) return;
  const references: ResolvedReferences = new Map(found);
  for (const [name, entries] of planned) references.set(name, [...(found.get(name) ?? []), ...entries]);
  const current = step.kind === "create" ? undefined : await findEditable(context);
  const write = { values: step.values, references, given: Object.keys(step.values) };
  const { draft } = await checkWrite(context, write, current);
  await addTakenErrors(context, draft, { id: step.id, planned: taken });
  errors.throwIfAny();
}

/** The values without references to records that the plan creates, which cannot be looked up; and those, resolved. */
function withoutPlanned(
  { fields }: ResourceDescriptor,
  values: PlannedStep["values"],
  created: Planned["created"],
): { readonly values: PlannedStep["values"]; readonly planned: ResolvedReferences } {
  const known = new Map(Object.entries(values));
  const planned: ResolvedReferences = new Map();
  for (const [name, value] of Object.entries(values)) {
    const isPlanned = (id: unknown): id is RecordId =>
      isRecordId(id) && created.has(`${fields[name]?.target ?? ""} ${id}`);
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
    const ids = entries.filter(isPlanned);
    if (ids.length === 0) continue;
    planned.set(
      name,
      [...new Set(ids)].map((id) => ({ kind: "id", id, isPlanned: true })),
    );
    if (Array.isArray(value))
      known.set(
        name,
        entries.filter((id) => !isPlanned(id)),
      );
    else known.delete(name);
  }
  return { values: Object.fromEntries(known), planned };
}

async function findEditable(context: WriteContext) {
  const current = await findForUpdate(context);
  const { site, resource, call } = context;
  checkStored({ site, facts: resource.facts, call }, "update", current);
  return current;
}

async function checkDelete(context: WriteContext): Promise<void> {
  const { site, resource, call } = context;
  const current = await findRecord(context);
  checkStored({ site, facts: resource.facts, call }, "delete", current);
  if (isTrashed(site, current)) throw resourceError(resource.facts, "in_trash");
  if (resource.facts.hasTrash !== true)
    await checkUnreferenced(context, await planDeletion(site, resource, current._id));
  await beforeDelete(context, current);
}

/**
 * Stores the writes that an action planned, one after another. With the idempotency record of the call each is applied once,
 * also where the call was interrupted between two of them: the next call begins with the first that is not done.
 */
export async function runSteps(
  { site, call }: CallContext,
  steps: readonly PlannedStep[],
  idempotency: Pick<IdempotencyRecord, "id" | "done" | "advance" | "retain"> | undefined,
): Promise<void> {
  if (steps.length > 0) idempotency?.retain();
  const key = idempotency?.id ?? randomUUID();
  const left = [...steps.entries()].slice(idempotency?.done ?? 0);
  // The caller may have lost a capability since the plan was stored.
  for (const [, step] of left) checkStepAccess(resourceNamed(site, step.resource), step, call);
  for (const [position, step] of left) {
    const own: IdempotencyRecord = {
      id: `${key}/${position}`,
      record: step.id,
      planned: undefined,
      steps: [],
      done: 0,
      plan: () => Promise.resolve(),
      advance: () => Promise.resolve(),
      retain: () => undefined,
    };
    const context = stepContext({ site, call }, step);
    // The id of a new record is known; changes need to be recognized only where they may be repeated.
    const isKnown = step.kind === "create" || idempotency !== undefined;
    if (!(await isDone(context, step, own)))
      await runStep(context, step, isKnown ? own : undefined).catch((error: unknown) => {
        const errors = new ParameterErrors(site.facts.reasons, call.language);
        if (addStepErrors(errors, step, error)) errors.throwIfAny();
        throw error;
      });
    await idempotency?.advance(position + 1);
  }
}

/** The record of an action as it is after its steps, which may have changed it: its counts, and references to what they deleted. */
export async function readAfterSteps(
  {
    site,
    resource: { token },
  }: { readonly site: Pick<Site, "database">; readonly resource: Pick<RegisteredResource, "token"> },
  document: RecordDocument,
  steps: readonly PlannedStep[],
): Promise<RecordDocument> {
  if (steps.length === 0) return document;
  const [found] = await site.database.load(token, [document._id]);
  return found === undefined ? document : withSeriesStatus(found);
}

/** Whether a step was applied before, or has no effect any more because another call deleted the record in between. */
async function isDone(
  { site, resource }: WriteContext,
  { kind, id }: PlannedStep,
  own: IdempotencyRecord,
): Promise<boolean> {
  const [document] = await site.database.load(resource.token, [id]);
  if (kind === "create") return document !== undefined;
  if (document === undefined || isApplied(document, own)) return true;
  return kind === "delete" && isTrashed(site, withSeriesStatus(document));
}

async function runStep(
  { site, resource, call, errors }: WriteContext,
  { kind, values }: PlannedStep,
  idempotency: IdempotencyRecord | undefined,
): Promise<void> {
  const references = await checkInput(site, call, { parameters: resource.facts.fields, values, errors });
  errors.throwIfAny();
  const checked = { references, errors, ...(idempotency === undefined ? {} : { idempotency }) };
  if (kind === "create") await resource.create(values, call, checked);
  else if (kind === "update") await resource.update(values, call, checked);
  else await resource.remove(call, checked);
}
