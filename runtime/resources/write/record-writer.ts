import type { RecordDocument } from "../../core/documents.js";
import { resourceError } from "../../core/http-error.js";
import { contextOfRecord } from "../../core/idempotency.js";
import type { RequestContext } from "../../core/request-context.js";
import { isRecurring } from "../../core/series.js";
import type { RecurringWrites, SingleWrites } from "../features.js";
import type { CheckedInput, CheckedValues, UpdateDecision, WriteInput } from "../input.js";
import { checkStored } from "../policy.js";
import { checkRevision, findForUpdate, findRecord } from "../read/find.js";
import type { Records, RecordWrite } from "../registered-resource.js";
import type { Site } from "../site.js";
import { isTrashed } from "../status.js";
import { inTree } from "./ancestors.js";
import { beforeDelete } from "./hook-values.js";
import { createRecord, insertRecord, prepareDraft, type RecordUpdate, updateRecord } from "./store.js";
import { withoutUnchanged } from "./unchanged.js";
import type { WriteContext } from "./write-context.js";

/** Writes the records of a resource. */
export interface RecordWriter {
  readonly site: Site;
  readonly records: Records;
  readonly single: SingleWrites;
  /** Set where the records may recur, and the service has that feature. */
  readonly recurring: RecurringWrites | undefined;
}

/** Creates the writer of a resource. */
export function createRecordWriter(site: Site, records: Records): RecordWriter {
  const { resource } = records;
  const single = createSingleWrites(site, records);
  const recurring = isRecurring(resource)
    ? site.features.recurrence?.createWrites(site, records, { descriptor: resource, single })
    : undefined;
  return { site, records, single, recurring };
}

/** The write that stores a new record, with its occurrences where it is a series. */
export function createWrite({ site, records, recurring }: RecordWriter): RecordWrite {
  return (values, call, checked) => {
    const { references, errors, idempotency, imported } = checked;
    const context = { site, records, call, errors, idempotency };
    return inTree(context, references, async () => {
      const document = await createRecord(context, inputOf({ ...values }, checked));
      // The occurrences of an imported series are imported as well.
      if (imported === undefined) await recurring?.materialize(document, call);
      return document;
    });
  };
}

/** The write that merges values into the record that the path of the request names. */
export function updateWrite({ site, records, single, recurring }: RecordWriter): Records["update"] {
  return async (values, request, checked) => {
    const { errors, idempotency } = checked;
    const call = contextOfRecord(request, idempotency);
    const current = await findForUpdate({ site, records, call, errors });
    single.check(current, call);
    const changesOf = async (document: RecordDocument, sent: CheckedValues): Promise<CheckedValues> => ({
      values: await withoutUnchanged(records, { document, values: sent.values }, call),
      checked: { ...sent.checked, given: Object.keys(sent.values) },
    });
    const writes = recurring ?? single;
    if (isDecision(values)) {
      const decide: UpdateDecision = async (document) => changesOf(document, await values(document));
      return writes.update({ current, values: decide }, call, checked);
    }
    const changes = await changesOf(current, { values: { ...values }, checked });
    return writes.update({ current, values: changes.values }, call, changes.checked);
  };
}

/** Whether a function decides on the values of an update. */
export function isDecision(values: object): values is UpdateDecision {
  return typeof values === "function";
}

/** Creates the writes of single records of a resource. */
function createSingleWrites(site: Site, records: Records): SingleWrites {
  const contextOf = (call: RequestContext, { errors, idempotency }: CheckedInput): WriteContext => ({
    site,
    records,
    call,
    errors,
    idempotency,
  });
  const check: SingleWrites["check"] = (document, call, { operation } = { operation: "update" }) => {
    checkStored({ site, records, call }, operation, document);
    checkRevision(call, document);
  };

  return {
    check,
    prepare: ({ current, values }, call, checked) =>
      prepareDraft(contextOf(call, checked), inputOf(values, checked), current),
    update: ({ current, values }, call, checked) =>
      updateFound(contextOf(call, checked), {
        id: current._id,
        found: current,
        write: isDecision(values) ? inputBy(values) : inputOf(values, checked),
        check: (document) => check(document, call),
      }),
    insert: (draft, call, checked) => insertRecord(contextOf(call, checked), draft, inputOf({}, checked)),
    trash(id, call, checked) {
      const context = contextOf(call, checked);
      return updateFound(context, {
        id,
        write: { values: {}, references: new Map(), given: [], toTrash: true },
        check(document) {
          if (isTrashed(site, document)) throw resourceError(records.resource, "in_trash");
          check(document, call, { operation: "delete" });
          return beforeDelete(context, document);
        },
      });
    },
  };
}

function inputOf(values: WriteInput["values"], { references, imported, given }: CheckedInput): WriteInput {
  return { values, references, imported, given: given ?? Object.keys(values) };
}

function inputBy(decide: UpdateDecision): (current: RecordDocument) => Promise<WriteInput> {
  return async (current) => {
    const { values, checked } = await decide(current);
    return inputOf(values, checked);
  };
}

/** Updates a record that was found before. Throws the error for an unknown record where it was deleted in between. */
async function updateFound(context: WriteContext, update: RecordUpdate): Promise<RecordDocument> {
  return (await updateRecord(context, update)) ?? findRecord(context);
}
