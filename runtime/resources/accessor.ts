import type { Filter, UpdateFilter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import { forbidden } from "../core/http-error.js";
import { JsonFragment } from "../core/json-fragment.js";
import type { ParameterDescriptor } from "../core/parameter-descriptors.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import { passwordProperty, propertyIn, storedProperty, type Values } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import { withSeriesStatus } from "../core/series.js";
import { checkShape } from "../core/validation.js";
import { forReading, timeLimit } from "../storage/command-options.js";
import type { AppContext, RecordContext, RecordRequest } from "./app-context.js";
import type { CheckedInput, CheckedValues } from "./input.js";
import { checkStored } from "./policy.js";
import { allOf, openConditions } from "./read/conditions.js";
import { checkReadable, findForUpdate, findRecord } from "./read/find.js";
import type { Records } from "./registered-resource.js";
import { checkInput } from "./write/check-input.js";
import { recordValues, sentValues, withoutRemovals } from "./write/hook-values.js";

/** Which of the records that match are read; by default all, by ascending id. */
export interface FindOptions {
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly skip?: number;
  readonly limit?: number;
}

/**
 * Values that an update gives to a record, as its fields store or take them; null removes one. `Stored` has the types of the
 * stored values, `Input` those of what callers send.
 */
export type Changes<Stored extends object, Input extends object> = {
  readonly [Name in keyof Stored | keyof Input]?:
    | (Name extends keyof Stored ? Stored[Name] : never)
    | (Name extends keyof Input ? Input[Name] : never)
    | null;
};

/** A record whose fields are not known here. */
type AnyRecord = Values & { readonly id: RecordId };

/** What generated code declares for each resource, with the types of its fields. */
export interface AnyAccessor {
  readonly asService: AnyAccessor;
  find(filter?: Filter<RecordDocument>, options?: FindOptions): Promise<readonly AnyRecord[]>;
  first(filter?: Filter<RecordDocument>, options?: FindOptions): Promise<AnyRecord | undefined>;
  get(id: RecordId): Promise<AnyRecord>;
  bySlug(slug: string): Promise<AnyRecord>;
  count(filter?: Filter<RecordDocument>): Promise<number>;
  verifyPassword(id: RecordId | undefined, password: string): Promise<boolean>;
  create(values: Values): Promise<AnyRecord>;
  update(
    id: RecordId,
    changes: Values | ((current: AnyRecord) => Values | Promise<Values>),
  ): Promise<AnyRecord>;
  increment(id: RecordId, field: string, by?: number): Promise<void>;
  remove(id: RecordId): Promise<void>;
  show(record: AnyRecord | RecordId): Promise<object>;
  list(query?: object): Promise<object>;
}

/** The caller of an accessor: that of the request, or the service, whose access is not checked. */
interface AccessorContext extends RecordContext {
  readonly isService: boolean;
}

/** The records and lists that accessors gave, for answers made of them. */
const recordsGiven = new WeakMap<object, { readonly records: Records; readonly document: RecordDocument }>();
const lists = new WeakMap<object, OperationResult>();

/** Answers with what an accessor gave: a record, or a list with its headers. Undefined for any other value. */
export async function answerOf(given: unknown, call: RequestContext): Promise<OperationResult | undefined> {
  if (typeof given !== "object" || given === null) return undefined;
  const record = recordsGiven.get(given);
  return record === undefined ? lists.get(given) : record.records.answers.update(record.document, call);
}

/**
 * Creates the accessor of a resource for a call. It checks the access of the caller as the routes of the resource do, and the
 * values as they do; a write without a route is for `asService` only.
 */
export function createAccessor(app: AppContext, records: Records, call: RequestContext): AnyAccessor {
  const accessor = (caller: RequestContext, isService: boolean): AnyAccessor => {
    const context = { app, records, call: caller, isService };
    return {
      get asService() {
        return accessor({ ...call, principal: serviceOf(call) }, true);
      },
      ...readsOf(context),
      ...writesOf(context),
    };
  };
  return accessor(call, false);
}

/** The caller, named so in the audit, with all rights. */
function serviceOf({ principal }: RequestContext): RequestContext["principal"] {
  return { ...principal, imports: true, can: () => true, may: () => true };
}

const byId = { _id: 1 } as const;

function readsOf(
  context: AccessorContext,
): Pick<AnyAccessor, "find" | "first" | "get" | "bySlug" | "count" | "verifyPassword" | "show" | "list"> {
  const { app, records, call, isService } = context;
  const collection = app.database.collection(records.token);
  const conditions = (filter: Filter<RecordDocument>): Filter<RecordDocument> => {
    requireAccess(context, "list");
    return allOf([filter, ...(isService ? [] : openConditions(context))]);
  };
  const find: AnyAccessor["find"] = async (filter = {}, { sort = byId, skip = 0, limit = 0 } = {}) => {
    const options = { sort, skip, limit, projection: forReading, ...timeLimit };
    const found = await collection.find(conditions(filter), options).toArray();
    return found.map((document) => recordOf(context, withSeriesStatus(document)));
  };
  const one = async (path: RequestContext["path"]): Promise<RecordDocument> => {
    requireAccess(context, "get");
    const request = uncheckedRequest({ ...context, call: { ...call, path } });
    const document = await findRecord(request);
    if (!isService) await checkReadable(request, document, { context: "edit" });
    return document;
  };
  return {
    find,
    first: async (filter, options) => (await find(filter, { ...options, limit: 1 }))[0],
    get: async (id) => recordOf(context, await one({ id: String(id) })),
    bySlug: async (slug) => recordOf(context, await one({ slug })),
    count: (filter = {}) => collection.countDocuments(conditions(filter), timeLimit),
    verifyPassword: (id, password) => verifyPassword(context, id, password),
    async show(record) {
      const id = typeof record === "object" ? record.id : record;
      const given = typeof record === "object" ? recordsGiven.get(record)?.document : undefined;
      return records.show(given ?? (await one({ id: String(id) })), call);
    },
    async list(query = {}) {
      requireAccess(context, "list");
      const { filters } = records.resource;
      const checked = await check(context, filters, { values: { ...query }, errors: errorsOf(context) });
      const result = await records.list(query, call, checked);
      const { body } = result;
      const list = (body instanceof JsonFragment ? body.read() : body) as object;
      lists.set(list, result);
      return list;
    },
  };
}

/** Verifies the password of a record, for any caller; wrong ones slow down those that follow. */
async function verifyPassword(
  { app, records: { resource, token }, call: { network = "" } }: AccessorContext,
  id: RecordId | undefined,
  text: string,
): Promise<boolean> {
  const property = passwordProperty(resource);
  if (property === undefined) throw new Error(`${resource.name} has no password.`);
  const options = { projection: { [property]: 1 }, ...timeLimit };
  const found = id === undefined ? null : await app.database.collection(token).findOne({ _id: id }, options);
  const hash = found === null ? undefined : propertyIn(found, property);
  const record = `${resource.name} ${id ?? ""}`;
  const counts = [`password of ${record}`, `password from ${network}`];
  const stored = typeof hash === "string" ? hash : undefined;
  return app.passwordGuard.verify({ text, stored, record, network, counts });
}

function writesOf(context: AccessorContext): Pick<AnyAccessor, "create" | "update" | "increment" | "remove"> {
  const { records } = context;
  return {
    async create(values) {
      requireAccess(context, "create");
      const call = { ...context.call, record: undefined, path: {} };
      const checked = await checkWrite({ ...context, call }, "create", values);
      return recordOf(context, await records.create(checked.values, call, checked));
    },
    async update(id, changes) {
      requireAccess(context, "update");
      const call = callAt(context, id);
      const within = { ...context, call };
      if (typeof changes !== "function") {
        const checked = await checkWrite(within, "update", changes);
        return recordOf(context, await records.update(checked.values, call, checked));
      }
      const decide = async (current: RecordDocument): Promise<CheckedValues> =>
        checkWrite(within, "update", await changes(recordOf(context, current)));
      return recordOf(context, await records.update(decide, call, uncheckedRequest(context)));
    },
    increment: (id, field, by = 1) => increment(context, id, { field, by }),
    async remove(id) {
      requireAccess(context, "delete");
      await records.remove(callAt(context, id), uncheckedRequest(context));
    },
  };
}

/** Adds to a number of a record with one command of the store. */
async function increment(
  context: AccessorContext,
  id: RecordId,
  { field, by }: { readonly field: string; readonly by: number },
): Promise<void> {
  const { app, records } = context;
  requireAccess(context, "update");
  const descriptor = records.resource.fields[field];
  if (descriptor === undefined) throw new Error(`${records.resource.name} has no field ${field}.`);
  const request = uncheckedRequest({ ...context, call: callAt(context, id) });
  const document = await findForUpdate(request);
  checkStored(request, "update", document);
  // The descriptor says that the property is a number.
  const change = { $inc: { [storedProperty(field, descriptor)]: by } } as UpdateFilter<RecordDocument>;
  await app.database.collection(records.token).updateOne({ _id: document._id }, change, timeLimit);
}

/** Throws 403 where the caller may not do what the route of an operation does. */
function requireAccess(
  { records: { access }, call, isService }: AccessorContext,
  operation: "list" | "get" | "create" | "update" | "delete",
): void {
  if (isService) return;
  const required = access[operation];
  const isRead = operation === "list" || operation === "get";
  if (required === undefined ? !isRead : required !== "everyone" && !call.principal.can(required))
    throw forbidden(call);
}

/** The call with a record in its path; the condition of the request counts for the record that it names. */
function callAt({ call }: AccessorContext, id: RecordId): RequestContext {
  const { ifMatch, ...others } = call;
  const isNamed = call.path.id === String(id) && ifMatch !== undefined;
  return { ...others, record: undefined, path: { id: String(id) }, ...(isNamed ? { ifMatch } : {}) };
}

function recordOf({ records, call }: AccessorContext, document: RecordDocument): AnyRecord {
  const record = { ...recordValues(records.resource, document, call.language), id: document._id };
  recordsGiven.set(record, { records, document });
  return record;
}

function errorsOf({ app, call }: AccessorContext): ParameterErrors {
  return new ParameterErrors(app.service.reasons, call.language);
}

/** A request of which nothing was checked. */
function uncheckedRequest(context: AccessorContext): RecordRequest {
  return { ...context, references: new Map(), errors: errorsOf(context) };
}

/** Checks the values of a write as its route does. */
async function checkWrite(
  context: AccessorContext,
  operation: "create" | "update",
  values: Values,
): Promise<CheckedValues> {
  const { resource, guards } = context.records;
  const guard = guards[operation];
  // The id of a record that was read is no value to write.
  const sent = sentValues(resource, { ...values, id: undefined });
  const errors = errorsOf(context);
  if (guard !== undefined) checkShape(guard, withoutRemovals(sent), { errors });
  return { values: sent, ...(await check(context, resource.fields, { values: sent, errors })) };
}

/** Resolves the references of values, and throws their errors. */
async function check(
  { app, call, records: { resource } }: AccessorContext,
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  { values, errors }: { readonly values: Values; readonly errors: ParameterErrors },
): Promise<CheckedInput> {
  const references = await checkInput({ app, call, resource, parameters, values, errors });
  errors.throwIfAny();
  return { references, errors };
}
