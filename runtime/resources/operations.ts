import type { RecordDocument } from "../core/documents.js";
import type { IdempotentOperations } from "../core/idempotency.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import { type CustomOperationDescriptor, customOperation, type GeneratedHook } from "./custom-operation.js";
import type { FeedFormat } from "./features.js";
import type { CheckedInput } from "./input.js";
import { listFeed, listRecords } from "./read/list.js";
import { filterDefaults } from "./read/query.js";
import { createRecordAnswers, getFeed, getRecord } from "./read/record-reads.js";
import type { Records } from "./registered-resource.js";
import type { AnyResource, WritableResource } from "./resource.js";
import type { Site } from "./site.js";
import { removeAllOperation, removeOperation } from "./write/delete.js";
import { findOrCreate, validateNamed } from "./write/find-or-create.js";
import { createRecordWriter, createWrite, updateWrite } from "./write/record-writer.js";

/** An operation of a resource. Its input is validated; `call.path` names the record by `id` or `slug`. */
export type Operation<Input extends object> = (
  input: Input,
  call: RequestContext,
  checked: CheckedInput,
) => Promise<OperationResult>;

/** The operations of a resource. */
export interface ResourceOperations<Query extends object> {
  readonly records: Records;
  /** How its writes are repeated. */
  readonly repeats: Partial<IdempotentOperations>;
  readonly list: Operation<Query>;
  /** The list in a format other than JSON. */
  readonly listAs: (format: FeedFormat) => Operation<Query>;
  /** One record in a format other than JSON. */
  readonly getAs: (format: FeedFormat) => Operation<object>;
  readonly create: Operation<object>;
  readonly get: Operation<object>;
  readonly update: Operation<object>;
  readonly remove: Operation<object>;
  readonly removeAll: Operation<object>;
  /** The operation that a function of the product does. */
  readonly custom: (hook: GeneratedHook, descriptor: CustomOperationDescriptor) => Operation<object>;
}

/** Creates the operations of a resource on the database of the site. */
export function createOperations<
  Document extends RecordDocument,
  Answer extends object,
  Query extends object,
  Values extends object,
>(site: Site, definition: WritableResource<Document, Answer, Query, Values>): ResourceOperations<Query> {
  // Its functions get documents of its collection, and queries and values that its guards let pass.
  const erased = definition as unknown as AnyResource;
  const { resource, token, guards, batchHooks = {}, writeHooks = {} } = erased;
  const answers = createRecordAnswers(site, erased);
  const records: Records = {
    resource,
    token,
    guards,
    show: async (document, call) => (await answers.show(document, call, "listed")).answer,
    showAlone: (document, call) => answers.showAlone(document, call),
    writeHooks,
    batchHooks,
    findOrCreate: (record, call) => findOrCreate({ site, records, call }, record),
    validateNamed: (record, call, errors) => validateNamed({ site, records, call, errors }, record),
    defaults: (call) => filterDefaults(site, erased, call),
    create: (values, call, checked) => create(values, call, checked),
    update: (values, call, checked) => update(values, call, checked),
    async remove(call, checked) {
      await removeSilently({}, call, checked);
    },
    list: (query, call, { references, errors }) =>
      listRecords({ site, records: erased, call, query, references, errors }),
    answer: answers.writes.update,
    accessorName: erased.accessorName,
    access: erased.access,
  };
  const writer = createRecordWriter(site, records);
  const create = createWrite(writer);
  const update = updateWrite(writer);
  const removeSilently = removeOperation(writer, () => Promise.resolve({ status: 200, body: {} }));

  return {
    records,
    repeats: site.features.idempotency?.createOperations(site, records, answers.writes) ?? {},
    list: records.list,
    listAs:
      (format) =>
      (query, call, { references, errors }) =>
        listFeed({ site, records: erased, call, query, references, errors }, format),
    get: (input, call, { errors }) => getRecord({ site, records, call, errors }, input, answers),
    getAs:
      (format) =>
      (input, call, { errors }) =>
        getFeed({ site, records, call, errors }, input, format),
    create: async (input, call, checked) => answers.writes.create(await create(input, call, checked), call),
    update: async (input, call, checked) => answers.writes.update(await update(input, call, checked), call),
    remove: removeOperation(writer, answers.writes.remove),
    removeAll: removeAllOperation(writer),
    custom: (hook, descriptor) => customOperation({ site, records }, hook, descriptor),
  };
}
