import type { RecordWrite } from "../registered-resource.js";
import { inTree } from "./ancestors.js";
import { prepareInput } from "./prepare-input.js";
import type { RecordWriter } from "./record-writer.js";
import { insertRecord } from "./store-record.js";

/** The write that stores a new record, with its occurrences where it is a series. */
export function createWrite(writer: RecordWriter): RecordWrite {
  const { site, resource, recurring } = writer;
  return (values, call, { references, errors, idempotency, imported, given }) => {
    const context = { site, resource, call, errors, idempotency };
    return inTree(context, references, async () => {
      const input = await prepareInput(context, { values: { ...values } }, { references, imported, given });
      const document = await insertRecord(context, input);
      // The occurrences of an imported series are imported as well.
      if (imported === undefined) await recurring?.materialize(document, call);
      return document;
    });
  };
}
