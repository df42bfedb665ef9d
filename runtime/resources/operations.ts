import type { RecordDocument } from "../core/documents.js";
import type { IdempotentOperations } from "../core/idempotency.js";
import type { FieldDescriptor } from "../core/parameter-descriptors.js";
import { storedProperty, type Values } from "../core/properties.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import {
  type AppContext,
  type FeedFormat,
  type RecordRequest,
  resourceNamed,
  type WriteRequest,
} from "./app-context.js";
import { type CustomOperationDescriptor, customOperation, type GeneratedHook } from "./custom-operation.js";
import type { CheckedInput, Upserted } from "./input.js";
import { listFeed, listRecords } from "./read/list.js";
import { filterDefaults } from "./read/query.js";
import { createRecordAnswers, getFeed, getRecord } from "./read/record-reads.js";
import type { Records, Relation } from "./registered-resource.js";
import type { ListRequest, Resource } from "./resource.js";
import { removeAll, removeWrite } from "./write/delete.js";
import { createUnlessNamed, findOrCreate, validateNamed } from "./write/find-or-create.js";
import { readWrite } from "./write/read-write.js";
import { createWrite, updateWrite } from "./write/record-writer.js";
import { upsertWrite } from "./write/upsert.js";

/** An operation of a resource. Its input is validated; `call.path` names the record by `id` or `slug`. */
type Operation<Input extends object> = (
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
  /** A request for records of the list, which features answer in other ways. */
  readonly request: (query: object, call: RequestContext, checked: CheckedInput) => ListRequest;
  /** The list in a format other than JSON. */
  readonly listAs: (format: FeedFormat) => Operation<Query>;
  /** One record in a format other than JSON. */
  readonly getAs: (format: FeedFormat) => Operation<object>;
  readonly create: Operation<object>;
  readonly get: Operation<object>;
  readonly update: Operation<object>;
  /** Updates every field of a record: those that are not given get their default, or have no value. */
  readonly replace: Operation<object>;
  /** Creates the record with the external id in the path, or updates the one that has it. */
  readonly put: Operation<object>;
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
>(app: AppContext, given: Resource<Document, Answer, Query, Values>): ResourceOperations<Query> {
  // Its functions get documents of its collection, and queries and values that its guards let pass.
  const definition = given as unknown as Resource;
  const { resource, token, guards, batchHooks = {}, writeHooks = {}, accessorName, access } = definition;
  const { answers, read, show, showAlone } = createRecordAnswers(app, definition, () => records);
  let relations: readonly Relation[] | undefined;
  const records: Records = {
    resource,
    token,
    guards,
    get relations() {
      // Once all resources are registered.
      relations ??= relationsOf(app, records);
      return relations;
    },
    show: async (document, call) => (await show(document, call, "listed")).answer,
    showAlone,
    writeHooks,
    batchHooks,
    findOrCreate: (record, call) => findOrCreate({ app, records, call }, record),
    validateNamed: (record, call, errors) => validateNamed({ app, records, call }, record, errors),
    defaults: (call) => filterDefaults(app, definition, call),
    create: async (values, call, checked) =>
      (await createWrite(request(call, checked), { ...values })).document,
    update: async (values, call, checked) => (await updateWrite(request(call, checked), values)).document,
    upsert: (values, call, checked) => upsertWrite(request(call, checked), { ...values }),
    async remove(call, checked) {
      await removeWrite(request(call, checked), {}, () => Promise.resolve({ status: 200, body: {} }));
    },
    list: (query, call, checked) => listRecords({ ...request(call, checked), definition, query }),
    answers,
    accessorName,
    access,
  };
  const request = (call: RequestContext, checked: CheckedInput): RecordRequest => ({
    ...checked,
    app,
    records,
    call,
  });

  return {
    records,
    repeats: app.features.idempotency?.createOperations(app, records) ?? {},
    list: records.list,
    request: (query, call, checked) => ({ ...request(call, checked), definition, query }),
    listAs: (format) => (query, call, checked) =>
      listFeed({ ...request(call, checked), definition, query }, format),
    get: (input, call, checked) => getRecord(request(call, checked), input, read),
    getAs: (format) => (input, call, checked) => getFeed(request(call, checked), input, format),
    ...writeOperations(request, answers),
    removeAll: (_input, call, checked) => removeAll(request(call, checked)),
    custom: (hook, descriptor) => customOperation({ app, records }, hook, descriptor),
  };
}

/** The operations that write one record, and answer with it. */
function writeOperations(
  request: (call: RequestContext, checked: CheckedInput) => RecordRequest,
  answers: Records["answers"],
) {
  const write =
    (store: (write: WriteRequest) => Promise<OperationResult>): Operation<object> =>
    (input, call, checked) =>
      store(readWrite(request(call, checked), input));
  const answer = async ({ call }: WriteRequest, { document, created, unchanged }: Upserted) => {
    const result = await (created ? answers.create(document, call) : answers.update(document, call));
    return unchanged ? { ...result, unchanged } : result;
  };
  return {
    create: write(async (one) =>
      answer(one, await (one.call.isReused === true ? createUnlessNamed(one) : createWrite(one, one.values))),
    ),
    update: write(async (one) => answer(one, await updateWrite(one, one.values))),
    replace: write(async (one) =>
      answer(one, await updateWrite(one, { ...withoutValues(one.records.resource), ...one.values })),
    ),
    put: write(async (one) => answer(one, await upsertWrite(one, one.values))),
    remove: write((one) => removeWrite(one, one.values, answers.remove)),
  };
}

/** Null for each field that a record need not have, but for what names it elsewhere. */
function withoutValues({ fields, external }: ResourceDescriptor): Values {
  const names = Object.keys(fields).filter((name) => {
    const storage = fields[name]?.storage ?? "scope";
    return name !== external && clearable.includes(storage);
  });
  return Object.fromEntries(names.map((name) => [name, null]));
}

const clearable: readonly FieldDescriptor["storage"][] = [
  "plain",
  "localized",
  "reference",
  "references",
  "image",
];

function relationsOf(app: AppContext, records: Records): readonly Relation[] {
  return Object.entries(records.resource.fields).flatMap(([name, field]) => {
    if (field.target === undefined) return [];
    const target = resourceNamed(app, field.target);
    return [{ records, name, field, property: storedProperty(name, field), target }];
  });
}
