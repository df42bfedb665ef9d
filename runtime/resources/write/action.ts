import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import { contextOfRecord, isApplied, type PlannedStep, type WriteAnswers } from "../../core/idempotency.js";
import type { ParameterDescriptor } from "../../core/parameter-descriptors.js";
import type { OperationResult, RequestContext } from "../../core/request-context.js";
import { runExclusive } from "../../locks/keyed-mutex.js";
import type { CheckedInput, ResolvedReferences } from "../input.js";
import { findForUpdate } from "../read/find.js";
import type { CallContext, Site } from "../site.js";
import type { ActionContext, AnyActionHook, AnyCollectionHook } from "../write-hooks.js";
import { inTree } from "./ancestors.js";
import { checkInput } from "./check-input.js";
import { addFieldErrors, hookContext, recordValues, sentValues } from "./hook-values.js";
import { createStepPlan } from "./plan-steps.js";
import type { RecordWriter } from "./record-writer.js";
import { checkSteps, readAfterSteps, runSteps } from "./run-steps.js";

const attempts = 200;

type Values = Readonly<Record<string, unknown>>;

/** An action: its function, and what it takes. */
export interface Action<Hook> {
  readonly hook: Hook;
  readonly parameters: Readonly<Record<string, ParameterDescriptor>>;
  readonly callers?: CheckedInput["callers"];
}

type RunAction = (input: object, call: RequestContext, checked: CheckedInput) => Promise<OperationResult>;

/**
 * The operation that changes the record of the path as a hook decides, then other records as it planned, and answers with the
 * record, or as the hook says. The changes are stored as an update of the revision that the hook saw; where another write came
 * first, the hook decides again. Calls for one record wait for each other, so that they do not do so over and over. Nothing is
 * stored unless all writes pass their checks, or once the time of the request is over.
 */
export function actionOperation(
  writer: RecordWriter,
  action: Action<AnyActionHook>,
  answer: WriteAnswers["update"],
): RunAction {
  const { site, resource, single } = writer;
  const readAgain = (document: RecordDocument, steps: readonly PlannedStep[]) =>
    readAfterSteps({ site, resource }, document, steps);
  const run: RunAction = async (sent, call, checked) => {
    const { errors, idempotency } = checked;
    const input = argumentsOf(action.parameters, { ...sent }, checked.references);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const current = await findForUpdate({ site, resource, call, errors });
      if (idempotency !== undefined && isApplied(current, idempotency)) {
        await runSteps({ site, call }, idempotency.steps, idempotency);
        return idempotency.planned ?? answer(await readAgain(current, idempotency.steps), call);
      }
      single.check(current, call, { callers: action.callers });
      const before = recordValues(resource.facts, current, call.language);
      const decide = (context: ActionContext<object>) => action.hook(before, { ...context, id: current._id });
      const own = { resource: resource.facts.name, id: current._id };
      const { changes, result, steps } = await decideOn(
        { site, call, checked },
        { decide, input, before, own },
      );
      const finish = async (): Promise<OperationResult | undefined> => {
        const updated = await store(writer, { current, changes, call, checked });
        if (updated === undefined) return undefined;
        await runSteps({ site, call }, steps, idempotency);
        return result ?? answer(await readAgain(updated, steps), call);
      };
      const done = await (call.complete?.(finish) ?? finish());
      if (done !== undefined) return done;
    }
    throw new HttpError("rest_conflict");
  };
  return (sent, request, checked) => {
    const call = contextOfRecord(request, checked.idempotency);
    const { id = "", slug = "" } = call.path;
    const key = `${resource.facts.collection}/${id}/${slug}/action`;
    return runExclusive(site.database, key, () => run(sent, call, { ...checked, callers: action.callers }));
  };
}

/** The operation that writes the records that a hook planned, and answers as it says. */
export function collectionActionOperation(
  site: Site,
  { hook, parameters }: Action<AnyCollectionHook>,
): RunAction {
  return async (sent, call, checked) => {
    const input = argumentsOf(parameters, { ...sent }, checked.references);
    const { result, steps } = await decideOn({ site, call, checked }, { decide: hook, input, before: {} });
    if (result === undefined) throw new Error("An action returned neither an answer nor errors.");
    await runSteps({ site, call }, steps, checked.idempotency);
    return result;
  };
}

/** A call of an action. */
interface ActionCall extends CallContext {
  readonly checked: CheckedInput;
}

/** What the function of an action gets: the call, its input, and the values of the record, if it has one. */
interface Question {
  readonly decide: AnyCollectionHook;
  readonly input: Values;
  readonly before: Values;
  readonly own?: Pick<PlannedStep, "resource" | "id">;
}

/** What an action decided, and its result where that is not made of the record. */
interface Decided {
  readonly changes: Values;
  readonly steps: readonly PlannedStep[];
  readonly result: OperationResult | undefined;
}

/** What the hook decides, once all of its plan has been checked and stored. Throws the errors for which the call is rejected. */
async function decideOn(
  { site, call, checked: { errors, idempotency } }: ActionCall,
  { decide, input, before, own }: Question,
): Promise<Decided> {
  const { steps, records } = createStepPlan({ site, call }, own);
  const decision = await decide({ ...hookContext(site, call), input, records });
  addFieldErrors(errors, decision.errors ?? [], { values: { ...before, ...input }, language: call.language });
  errors.throwIfAny();
  await checkSteps({ site, call, errors }, steps);
  errors.throwIfAny();
  const result = decision.answer === undefined ? undefined : { status: 200, body: decision.answer };
  await idempotency?.plan(result, steps);
  return { changes: decision.changes ?? {}, steps, result };
}

/** The changes of a record as it is. */
interface RecordChanges {
  readonly current: RecordDocument;
  readonly changes: Values;
  readonly call: RequestContext;
  readonly checked: CheckedInput;
}

/** Stores the changes; resolves to undefined where another write came first. */
async function store(
  { site, resource, single, recurring }: RecordWriter,
  { current, changes, call, checked }: RecordChanges,
): Promise<RecordDocument | undefined> {
  const { errors } = checked;
  const values = sentValues(resource, changes);
  const references = await checkInput(site, call, { parameters: resource.facts.fields, values, errors });
  errors.throwIfAny();
  const seen = { ...call, ifMatch: [String(current.revision)] };
  const update = () =>
    (recurring ?? single).update({ current, values }, seen, {
      ...checked,
      references,
      given: Object.keys(values),
    });
  return inTree({ site, resource }, references, update).catch((error: unknown) => {
    if (error instanceof HttpError && error.name === "rest_precondition_failed") return undefined;
    throw error;
  });
}

/** What the function of an action gets: ids for the records that were named, and the defaults of what is missing. */
function argumentsOf(
  parameters: Action<unknown>["parameters"],
  sent: Values,
  references: ResolvedReferences,
): Values {
  const values = Object.entries(parameters).map(([name, { kind, list, default: usual }]) => {
    const { [name]: value = usual } = sent;
    if (kind !== "reference" || value === null || !references.has(name)) return [name, value] as const;
    const ids = (references.get(name) ?? []).flatMap((entry) => (entry.kind === "id" ? [entry.id] : []));
    return [name, list === true ? ids : ids[0]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
