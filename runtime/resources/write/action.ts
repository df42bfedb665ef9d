import { HttpError } from "../../core/http-error.js";
import { contextOfRecord, isApplied } from "../../core/idempotency.js";
import { findForUpdate } from "../read/find.js";
import type { RecordWrite } from "../registered-resource.js";
import type { AnyActionHook } from "../write-hooks.js";
import { inTree } from "./ancestors.js";
import { checkInput } from "./check-input.js";
import { sentValues } from "./hook-changes.js";
import { recordValues } from "./record-values.js";
import type { RecordWriter } from "./record-writer.js";
import { addFieldErrors, hookContext } from "./validate-write.js";

const attempts = 200;

/**
 * The write that changes the record of the path as a hook decides. The changes are stored as an update of the revision that
 * the hook saw; where another write came first, the hook decides again.
 */
export function actionWrite(
  { site, resource, single, recurring }: RecordWriter,
  hook: AnyActionHook,
): RecordWrite {
  const { facts } = resource;
  const writes = recurring ?? single;
  return async (input, request, checked) => {
    const { errors, idempotency } = checked;
    const call = contextOfRecord(request, idempotency);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const current = await findForUpdate({ site, resource, call, errors });
      if (idempotency !== undefined && isApplied(current, idempotency)) return current;
      single.check(current, call);
      const before = recordValues(facts, current, call.language);
      const { changes = {}, errors: found = [] } = await hook(before, {
        ...hookContext(site, call),
        id: current._id,
        input,
      });
      addFieldErrors(errors, found, { ...before, ...input });
      errors.throwIfAny();
      const values = sentValues(resource, changes);
      const references = await checkInput(site, call, { parameters: facts.fields, values, errors });
      errors.throwIfAny();
      const seen = { ...call, ifMatch: [String(current.revision)] };
      const update = () =>
        writes.update({ current, values }, seen, { ...checked, references, given: Object.keys(values) });
      const updated = await inTree({ site, resource }, references, update).catch((error: unknown) => {
        if (error instanceof HttpError && error.name === "rest_precondition_failed") return undefined;
        throw error;
      });
      if (updated !== undefined) return updated;
    }
    throw new HttpError("rest_conflict");
  };
}
