import type { ExternalId } from "../../core/documents.js";
import { externalIn, externalInPath, externalOf } from "../../core/external.js";
import { HttpError } from "../../core/http-error.js";
import { ParameterErrors } from "../../core/parameter-errors.js";
import type { Values } from "../../core/properties.js";
import { checkShape } from "../../core/validation.js";
import { untilStored } from "../../jobs/retry.js";
import { runExclusive } from "../../locks/locks.js";
import { wasDeleted } from "../../outbox/audit-log.js";
import { isStoreError } from "../../storage/store-errors.js";
import type { RecordRequest } from "../app-context.js";
import type { Upserted } from "../input.js";
import { recordInPath } from "../read/find.js";
import { createWrite, updateFound } from "./record-writer.js";

/**
 * Creates the record with the external id that the path names, or merges the values into the one that has it. The unique
 * index decides between concurrent calls of several processes: the others merge. Throws an HttpError for values that are
 * rejected; what a create requires is checked here.
 */
export function upsertWrite(request: RecordRequest, given: Values): Promise<Upserted> {
  const { app, call, records } = request;
  const external = externalInPath(call.path) ?? { source: "", id: "" };
  const values = checkExternal(request, external, given);
  const key = `${records.resource.collection}/external/${external.source}/${external.id}`;
  return runExclusive(app.database, key, () =>
    untilStored(async () => {
      const errors = new ParameterErrors(app.service.reasons, call.language, Object.keys(values));
      const attempt = { ...request, errors };
      const found = await recordInPath(attempt);
      if (found === undefined) return createUnlessFound(attempt, external, values);
      const stored = await updateFound(attempt, found, values);
      // A record that becomes a series hands its external id over to that.
      const isHandedOver = externalIn(records.resource, stored) === undefined;
      const document = (isHandedOver ? await recordInPath(attempt) : undefined) ?? stored;
      return {
        document,
        created: false,
        unchanged: document._id === found._id && document.revision === found.revision,
      };
    }),
  );
}

/** The values without the external id, which must be that of the path and one that a record can have. */
function checkExternal({ records, errors }: RecordRequest, external: ExternalId, given: Values): Values {
  const { resource, guards } = records;
  const { external: name = "" } = resource;
  const { [name]: sent = external, ...values } = given;
  if (guards.update !== undefined) checkShape(guards.update, { [name]: external }, { errors });
  const { source, id } = externalOf(sent) ?? { source: "", id: "" };
  if (source !== external.source || id !== external.id)
    errors.add(name, "not_allowed", { value: JSON.stringify(sent) });
  errors.throwIfAny();
  return values;
}

/** Undefined where another process created the record meanwhile. */
async function createUnlessFound(
  request: RecordRequest,
  external: ExternalId,
  values: Values,
): Promise<Upserted | undefined> {
  const { app, call, records, errors } = request;
  const { resource, guards } = records;
  if (call.ifUnchanged === true && (await wasDeleted(app.database, resource.name, external)))
    throw new HttpError("rest_edited_since");
  if (call.ifMatch !== undefined) throw new HttpError("rest_precondition_failed");
  const sent = { ...values, [resource.external ?? ""]: external };
  try {
    // What takes a place in a series is merged into what is there.
    if (guards.create !== undefined && request.imported?.place === undefined)
      checkShape(guards.create, sent, { errors });
    errors.throwIfAny();
    return await createWrite(request, sent);
  } catch (error) {
    // Where only the answer of the store was lost, the record that is found may be that of this call.
    if (isStoreError(error) || (await recordInPath(request)) === undefined) throw error;
    return undefined;
  }
}
