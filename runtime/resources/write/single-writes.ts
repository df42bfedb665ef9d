import type { RecordDocument } from "../../core/documents.js";
import { HttpError, resourceError } from "../../core/http-error.js";
import type { RequestContext } from "../../core/request-context.js";
import type { SingleWrites } from "../features.js";
import type { CheckedInput } from "../input.js";
import { checkStored } from "../policy.js";
import { checkRevision, findRecord } from "../read/find.js";
import type { RegisteredResource } from "../registered-resource.js";
import type { Site } from "../site.js";
import { isTrashed } from "../status.js";
import { beforeDelete } from "./before-write.js";
import { prepareInput } from "./prepare-input.js";
import { insertRecord, type RecordUpdate, StaleRecord, updateRecord } from "./store-record.js";
import type { WriteContext } from "./write-context.js";

/** Creates the writes of single records of a resource. */
export function createSingleWrites(site: Site, resource: RegisteredResource): SingleWrites {
  const contextOf = (call: RequestContext, { errors, idempotency }: CheckedInput): WriteContext => ({
    site,
    resource,
    call,
    errors,
    idempotency,
  });
  const check: SingleWrites["check"] = (document, call, { operation = "update", callers } = {}) => {
    checkStored({ site, facts: resource.facts, call, callers }, operation, document);
    checkRevision(call, document);
  };

  return {
    check,
    prepare: (change, call, checked) => prepareInput(contextOf(call, checked), change, checked),
    async update(change, call, checked) {
      const context = contextOf(call, checked);
      const { values } = change;
      let { current } = change;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const input = await prepareInput(context, { values, current }, checked);
        const seen = seenByHook(resource, current);
        const update = {
          id: current._id,
          input,
          seen,
          check: (document: RecordDocument) => check(document, call, { callers: checked.callers }),
        };
        const updated = await updateFound(context, update).catch(whereStale);
        if (!(updated instanceof StaleRecord)) return updated;
        current = updated.document;
      }
      throw new HttpError("rest_conflict");
    },
    insert: (input, call, { errors }) => insertRecord({ site, resource, call, errors }, input),
    trash(id, call, checked) {
      const input = { values: {}, references: new Map(), toTrash: true as const };
      return updateFound(contextOf(call, checked), {
        id,
        input,
        check(document) {
          if (isTrashed(site, document)) throw resourceError(resource.facts, "in_trash");
          check(document, call, { operation: "delete" });
          return beforeDelete(contextOf(call, checked), document);
        },
      });
    },
  };
}

const attempts = 200;

/** The revision that a hook changed an update for; undefined where there is no hook. */
export function seenByHook({ writeHooks }: RegisteredResource, current: RecordDocument): number | undefined {
  return writeHooks.beforeUpdate === undefined ? undefined : current.revision;
}

function whereStale(error: unknown): StaleRecord {
  if (error instanceof StaleRecord) return error;
  throw error;
}

/** Updates a record that was found before. Throws the error for an unknown record where it was deleted in between. */
async function updateFound(context: WriteContext, update: RecordUpdate): Promise<RecordDocument> {
  return (await updateRecord(context, update)) ?? findRecord(context);
}
