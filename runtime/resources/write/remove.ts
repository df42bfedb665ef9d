import type { RecordDocument } from "../../core/documents.js";
import { contextOfRecord } from "../../core/idempotency.js";
import { propertyIn } from "../../core/properties.js";
import type { OperationResult, RequestContext } from "../../core/request-context.js";
import type { CheckedInput } from "../input.js";
import { findRecord } from "../read/find.js";
import { removeRecord } from "./delete.js";
import type { RecordWriter } from "./record-writer.js";

/** Makes the answer of a removal from the record as it was, or as it is in the trash. */
type RemovalAnswer = (document: RecordDocument, call: RequestContext) => Promise<OperationResult>;

/** The operation that moves the record of the path to the trash, or deletes it for good where there is none. */
export function removeOperation(
  { site, resource, single, recurring }: RecordWriter,
  answer: RemovalAnswer,
): (input: object, call: RequestContext, checked: CheckedInput) => Promise<OperationResult> {
  return async (input, call, checked) => {
    const { errors, idempotency } = checked;
    const current = await findRecord({ site, resource, call: contextOfRecord(call, idempotency), errors });
    single.check(current, call, { operation: "delete" });
    if (recurring !== undefined) {
      const scope = propertyIn(input, resource.facts.recurrence?.scope ?? "");
      return answer(await recurring.trash({ current, scope }, call, checked), call);
    }
    if (resource.facts.hasTrash === true) return answer(await single.trash(current._id, call, checked), call);
    const result = await answer(current, call);
    await idempotency?.plan(result);
    if (await removeRecord({ site, resource, call, errors }, current._id)) return result;
    // It was deleted in between: the second look throws the error for that.
    await findRecord({ site, resource, call, errors });
    return result;
  };
}
