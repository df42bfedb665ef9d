import { contextOfRecord } from "../../core/idempotency.js";
import { findForUpdate } from "../read/find.js";
import type { RecordWrite } from "../registered-resource.js";
import { inTree } from "./ancestors.js";
import type { RecordWriter } from "./record-writer.js";
import { withoutUnchanged } from "./unchanged.js";

/** The write that merges values into the record that the path of the request names. */
export function updateWrite({ site, resource, single, recurring }: RecordWriter): RecordWrite {
  return async (values, request, checked) => {
    const { references, errors, idempotency } = checked;
    const call = contextOfRecord(request, idempotency);
    const current = await findForUpdate({ site, resource, call, errors });
    single.check(current, call);
    const given = await withoutUnchanged(resource, { document: current, values: { ...values } }, call);
    const writes = recurring ?? single;
    const sent = { ...checked, given: Object.keys(values) };
    return inTree({ site, resource }, references, () =>
      writes.update({ current, values: given }, call, sent),
    );
  };
}
