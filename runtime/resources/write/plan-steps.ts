import { forbidden } from "../../core/http-error.js";
import type { PlannedStep } from "../../core/idempotency.js";
import { idOf, type RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import { newRecordId } from "../../storage/record-ids.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { CallContext } from "../site.js";
import { fieldsStoredAs } from "../stored-fields.js";
import type { PlansCreate, PlansDelete, PlansUpdate } from "../write-hooks.js";

/** Most writes that a call of an action plans. */
const limit = 1000;

/** What an action plans while its function runs. */
export interface StepPlan {
  readonly steps: readonly PlannedStep[];
  /** The functions that plan a write, by the name of the resource in code. */
  readonly records: Readonly<Record<string, AnyPlans>>;
}

/** The writes of a resource whose fields are not known here. */
type AnyPlans = PlansCreate<object, RecordId> & PlansUpdate<object, RecordId> & PlansDelete<RecordId>;

/**
 * Creates an empty plan for a call; `own` is the record of its action, if it has one. Its functions throw 403 where the caller
 * lacks the capability for the write.
 */
export function createStepPlan(
  { site, call }: CallContext,
  own: Pick<PlannedStep, "resource" | "id"> | undefined,
): StepPlan {
  const steps: PlannedStep[] = [];
  const add = (resource: RegisteredResource, step: Omit<PlannedStep, "resource">): void => {
    checkStepAccess(resource, step, call);
    if (resource.facts.name === own?.resource && step.id === own.id)
      throw new Error("An action changes its own record by its changes, not by a planned write.");
    const secret = fieldsStoredAs(resource.facts, "password").find(
      (name) => typeof step.values[name] === "string",
    );
    // A plan is stored until it is done, in clear text.
    if (secret !== undefined)
      throw new Error(`An action cannot plan ${resource.facts.name}.${secret}, a password.`);
    const hasFile = Object.values(step.values).some((value) => isFile(call, value));
    if (hasFile) throw new Error("A file that was sent can be put into the record of the action only.");
    if (steps.length === limit) throw new Error(`An action plans more than ${limit} writes.`);
    steps.push({ ...step, resource: resource.facts.name });
  };
  const plans = [...site.resources.values()].map((resource) => {
    const { facts, planName = facts.name } = resource;
    // UUIDs in capitals name a record as well.
    const stored = (id: RecordId): RecordId => idOf(facts, id) ?? id;
    return [
      planName,
      {
        async create(values: object, parameter?: string) {
          const id = await newRecordId(site.database, facts);
          add(resource, { kind: "create", id, values: given(values), parameter });
          return id;
        },
        update: (id: RecordId, values: object, parameter?: string) =>
          add(resource, { kind: "update", id: stored(id), values: given(values), parameter }),
        delete: (id: RecordId, parameter?: string) =>
          add(resource, { kind: "delete", id: stored(id), values: {}, parameter }),
      },
    ] as const;
  });
  return { steps, records: Object.fromEntries(plans) };
}

/** Throws 403 where the caller lacks the capability for a planned write. */
export function checkStepAccess(
  { access }: RegisteredResource,
  { kind }: Pick<PlannedStep, "kind">,
  call: RequestContext,
): void {
  const required = access[kind];
  if (required !== undefined && !call.principal.can(required)) throw forbidden(call);
}

/** Whether a value is the token of a file that came with the request; a repeated call has other tokens. */
function isFile({ files }: RequestContext, value: unknown): boolean {
  return [...(files?.values() ?? [])].some(({ token }) => token === value);
}

/** A copy without what is undefined, which counts as not sent. */
function given(values: object): PlannedStep["values"] {
  return structuredClone(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  );
}
