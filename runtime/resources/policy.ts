import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import { forbidden, resourceError } from "../core/http-error.js";
import type { Principal } from "../core/principal.js";
import { propertyIn } from "../core/properties.js";
import type { PolicyDescriptor } from "../core/resource-descriptor.js";
import { withSeriesStatus } from "../core/series.js";
import type { AppContext, RecordContext } from "./app-context.js";
import type { Records } from "./registered-resource.js";
import { editableFilter, liveStatuses, mayEdit, mayRead, type RecordState, visibleFilter } from "./status.js";

/** Whether a policy lets a caller have a record; without a policy it does. */
export function meetsPolicy(
  policy: PolicyDescriptor | undefined,
  principal: Principal,
  document: object,
): boolean {
  if (policy === undefined || isExempt(policy, principal)) return true;
  return policy.records.some((condition) =>
    Object.entries(condition).every(([property, values]) => {
      const value = propertyIn(document, property) ?? null;
      if (values === "caller") return !principal.anonymous && value === principal.author;
      return (values as readonly unknown[]).includes(value);
    }),
  );
}

/**
 * Selects the records of a resource that a caller may read, by their status and the policy: outside the trash, and of those
 * with a status the ones in `statuses`. No conditions where the caller may read all.
 */
export function readableConditions(
  { app, records: { resource }, call: { principal } }: RecordAccess,
  statuses: readonly string[] = liveStatuses(app),
): readonly Filter<RecordDocument>[] {
  const limits = policyFilter(resource.policies?.read, principal);
  // The descriptor says that documents have a status.
  if (resource.hasStatus === true)
    return [visibleFilter(app, principal, { resource, statuses }) as Filter<RecordDocument>, ...limits];
  return resource.hasTrash === true ? [{ _trashed: false }, ...limits] : limits;
}

/** The condition by which lists select the same records; none where the caller may have all. */
export function policyFilter(
  policy: PolicyDescriptor | undefined,
  principal: Principal,
): readonly Filter<RecordDocument>[] {
  if (policy === undefined || isExempt(policy, principal)) return [];
  const conditions = policy.records
    .filter((condition) => !principal.anonymous || !Object.values(condition).includes("caller"))
    .map((condition) => conditionFilter(condition, principal));
  const [first, ...others] = conditions;
  if (first === undefined) return [{ _id: { $in: [] } }];
  return [others.length === 0 ? first : { $or: conditions }];
}

function conditionFilter(
  condition: PolicyDescriptor["records"][number],
  { author }: Principal,
): Filter<RecordDocument> {
  const rows = Object.entries(condition).map(([property, values]): [string, unknown] => {
    if (values === "caller") return [property, author];
    return [property, values.length === 1 ? values[0] : { $in: values }];
  });
  return Object.fromEntries(rows);
}

function isExempt({ unless }: PolicyDescriptor, principal: Principal): boolean {
  return principal.imports === true || (unless !== undefined && principal.can(unless));
}

/** Records of a resource, and who asks for them. */
export interface RecordAccess {
  readonly app: AppContext;
  readonly records: Records;
  readonly call: { readonly principal: Principal };
}

/** Whether a caller may read a record, by its status and the policy. */
export function mayReadRecord({ app, records, call }: RecordAccess, document: RecordState): boolean {
  const { principal } = call;
  const { policies } = records.resource;
  return mayRead(app, principal, document) && meetsPolicy(policies?.read, principal, document);
}

/** Whether a caller may update or delete a record that is stored, by its status and the policies; what one changes one may read. */
export function mayChangeRecord(
  access: RecordAccess,
  operation: "update" | "delete",
  document: RecordState,
): boolean {
  const { records, call } = access;
  const { policies } = records.resource;
  return (
    mayWrite(access, operation, document) &&
    [policies?.read, policies?.[operation]].every((policy) => meetsPolicy(policy, call.principal, document))
  );
}

/**
 * Whether a caller may update or delete a record by its author and status. What everyone may do takes no more than the right
 * to read all of the record.
 */
export function mayWrite(
  { app, records, call: { principal } }: RecordAccess,
  operation: "update" | "delete",
  document: RecordState,
): boolean {
  if (mayEdit(app, principal, document)) return true;
  const isProtected = propertyIn(document, "password") !== undefined;
  return records.access[operation] === "everyone" && !isProtected && mayRead(app, principal, document);
}

/** Selects the records outside the trash that a caller may update or delete. */
export function changeableFilter(
  context: RecordAccess,
  operation: "update" | "delete",
): Filter<RecordDocument> {
  const { app, records, call } = context;
  const { resource, access } = records;
  const { principal } = call;
  const limits = [resource.policies?.read, resource.policies?.[operation]].flatMap((policy) =>
    policyFilter(policy, principal),
  );
  const editable = editableFilter(app, principal, resource);
  if (access[operation] !== "everyone") return { $and: [editable, ...limits] };
  const readable = readableConditions(context);
  return {
    $and: [{ $or: [editable, { $and: [{ password: { $exists: false } }, ...readable] }] }, ...limits],
  };
}

/** Throws 403 where the caller may not read, or not change, a stored record, by its policies, author and status. */
export function checkStored(
  context: RecordContext,
  operation: "update" | "delete",
  document: RecordDocument,
): void {
  const { records, call } = context;
  const { principal } = call;
  const { resource } = records;
  const { policies } = resource;
  if (!meetsPolicy(policies?.read, principal, document)) throw resourceError(resource, "not_accessible");
  const policy = policies?.[operation];
  if (policy !== undefined && !meetsPolicy(policy, principal, document))
    throw resourceError(resource, "not_permitted", { records: policy.words });
  if (!mayWrite(context, operation, document)) throw forbidden(call);
}

/** Throws 403 where the caller may not store what a write made of a record. */
export function checkResult(
  { records: { resource }, call }: RecordContext,
  operation: "create" | "update",
  document: RecordDocument,
): void {
  const policy = resource.policies?.[operation];
  if (policy === undefined || meetsPolicy(policy, call.principal, document)) return;
  throw resourceError(resource, "policy_violated", { records: policy.words });
}

/** What of a record decides who may link to it, besides the properties that the policy looks at. */
const linkProperties = ["_id", "series", "status", "author", "_trashed"] as const;

/** The projection of records that are read to find out who may link to them. */
export function linkProjection(policy: PolicyDescriptor | undefined): Readonly<Record<string, 1>> {
  const ofPolicy = policy === undefined ? [] : policy.records.flatMap((condition) => Object.keys(condition));
  return Object.fromEntries([...linkProperties, ...ofPolicy].map((name) => [name, 1]));
}

/** The properties of a document that such a projection keeps. */
export function linkTargetOf(policy: PolicyDescriptor | undefined, document: RecordDocument): RecordState {
  const names = Object.keys(linkProjection(policy)).filter((name) => name in document);
  const kept = names.map((name): [string, unknown] => [name, propertyIn(document, name)]);
  return { ...Object.fromEntries(kept), _id: document._id };
}

/** Whether a caller may link to a record: to those that the caller may read. */
export function mayLink({ app, records, call }: RecordAccess, target: RecordState): boolean {
  const mayReadStatus = mayRead(app, call.principal, withSeriesStatus(target));
  return mayReadStatus && meetsPolicy(records.resource.policies?.read, call.principal, target);
}
