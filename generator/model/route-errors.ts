import { isRead, isStream, kindOf, kindShapes, type OperationKind, serviceShapes } from "./lifecycle.js";
import type {
  ErrorKind,
  FeedRoute,
  Hook,
  Model,
  PolicyOperation,
  Reason,
  Resource,
  ResourceError,
  Route,
  ServiceRoute,
  Situation,
} from "./model.js";
import { deletedWith } from "./on-delete.js";
import { policiesOfRoute, policyOf, policyWords } from "./policies.js";
import table from "./route-errors.json" with { type: "json" };
import { mapTable } from "./tables.js";
import { sentCode } from "./wire.js";

/** The errors that a route may answer with, those of a record in each situation included. */
export function errorsOf(model: Model, route: Route | ServiceRoute): readonly ErrorKind[] {
  return [...ownErrorsOf(model, route), ...catalogued(model, always)];
}

/** Names in the error catalogue. `always`: what any request may meet. A spec that lacks a name does without it. */
const { invalid, unreadable, access, keyed, always } = table;

/** Names that only records deleted for good have: their names and slugs belong to one of them. */
const termErrorNames: Readonly<Partial<Record<OperationKind, readonly string[]>>> = table.terms;

function ownErrorsOf(model: Model, route: Route | ServiceRoute): readonly ErrorKind[] {
  if (!("resource" in route)) {
    const { placeholder, isGuarded } = serviceShapes[route.operation];
    const isRead = route.methods.includes("GET");
    return catalogued(model, [
      ...invalid,
      ...(route.operation === "index" ? ["rest_invalid_namespace"] : []),
      ...(isRead ? [] : [...unreadable, "rest_store_full"]),
      ...(route.operation === "create_webhook" ? ["rest_missing_callback_param", "rest_webhook_exists"] : []),
      ...(placeholder === undefined ? [] : ["rest_webhook_unknown"]),
      ...(isGuarded === true ? access : []),
    ]);
  }
  const { resource, access: capability, idempotency } = route;
  const kind = kindOf(route);
  // The reference service has an error of the path's variable where a slug is read or deleted.
  const isOfPath =
    route.path.includes("{slug}") && kind !== "update" && model.service.wire.errors === "wordpress";
  const situations = [...kindShapes[kind].situations, ...policySituations(resource, kind)].filter(
    (situation) => !(isOfPath && situation === "unknown"),
  );
  return [
    ...catalogued(
      model,
      kindShapes[kind].errors.flatMap((group) => table[group]),
    ),
    ...(kind === "create" || kind === "update" ? takenErrors(model, resource) : []),
    ...reasonErrors(model, ownReasonsOf(model, route)),
    ...catalogued(model, resource.taxonomy !== undefined ? (termErrorNames[kind] ?? []) : []),
    ...catalogued(model, capability === undefined ? [] : access),
    ...catalogued(model, isStream(route) ? ["rest_too_many_listeners"] : []),
    ...catalogued(model, idempotency === "key" ? keyed : []),
    ...catalogued(model, isRead(route) ? [] : ["rest_store_full"]),
    ...resource.errors
      .filter(({ situation }) => situations.includes(situation))
      .map((error) => withRecords(error, route)),
  ];
}

/** Situations in which policies reject an operation; a call on many records leaves out what the caller may not write. */
function policySituations(resource: Resource, kind: OperationKind): readonly Situation[] {
  const has = (name: PolicyOperation): boolean => policyOf(resource, name) !== undefined;
  if (kind === "create") return has("create") ? ["policy_violated"] : [];
  if (kind !== "update" && kind !== "delete") return [];
  const unreadable: readonly Situation[] = has("read") ? ["not_accessible"] : [];
  if (!has(kind)) return unreadable;
  return [...unreadable, "not_permitted", ...(kind === "update" ? (["policy_violated"] as const) : [])];
}

/** The error with the conditions of the policy in its text. */
function withRecords(error: ResourceError, route: Route | FeedRoute): ErrorKind {
  if (error.situation !== "not_permitted" && error.situation !== "policy_violated") return error;
  const policy = policiesOfRoute(route).find(({ operation }) => operation !== "read");
  const records = policy === undefined ? "" : policyWords(policy);
  return { ...error, text: mapTable(error.text, (words) => words.replace("{records}", () => records)) };
}

/** What is sent where another record has the values of unique fields. */
function takenErrors(model: Model, { unique }: Resource): readonly ErrorKind[] {
  const taken = model.reasons.find(({ name }) => name === "taken");
  if (taken === undefined) return [];
  const reasons = unique.map((fields): Reason => {
    const names = fields.map(({ name }) => name).join(", ");
    return { ...taken, text: mapTable(taken.text, (words) => words.replace("{name}", names)) };
  });
  return reasonErrors(model, reasons);
}

/** Reasons as they are sent in `data.details`, with the status of rejected parameters. */
function reasonErrors(model: Model, reasons: readonly Reason[]): readonly ErrorKind[] {
  const [rejected] = catalogued(model, invalid);
  if (rejected === undefined) return [];
  return reasons.map(({ name, text }) => ({
    name,
    code: sentCode(`rest_${name}`, model.service.wire),
    status: rejected.status,
    text,
  }));
}

function catalogued(model: Model, names: readonly string[]): readonly ErrorKind[] {
  return names.flatMap((name) => model.errors.filter((error) => error.name === name));
}

/** The reasons of the product that a request may be rejected for: all of them where a function of it checks what was sent. */
function ownReasonsOf(model: Model, route: Route | FeedRoute): readonly Reason[] {
  return isCheckedByHooks(model, route) ? model.reasons.filter(({ isOwn }) => isOwn) : [];
}

/** Whether a function can reject a request: of the resource, or of records that are written or deleted with its own. */
function isCheckedByHooks({ resources }: Model, route: Route | FeedRoute): boolean {
  const { resource, operation } = route;
  if (operation === "custom") return true;
  const kind = kindOf(route);
  const { checks } = kindShapes[kind];
  const { hooks } = resource;
  if (checks === "filters") return hooks.some((hook) => hook.kind === "filter");
  if (checks === "deletions")
    return [resource, ...deletedWith(resources, resource)].some((one) =>
      one.hooks.some((hook) => hook.kind === "before_delete"),
    );
  const inside = [...writtenInside(resource)].flatMap((one) => one.hooks);
  return (
    checks === "values" &&
    (hooks.some((hook) => hook.kind === "validate" || isBefore(hook, kind)) ||
      inside.some((hook) => hook.kind === "validate" || hook.kind === "before"))
  );
}

function isBefore({ kind, serves }: Hook, operation: string): boolean {
  return kind === "before" && serves.includes(operation);
}

/** The resources whose records a write of one can create or change. */
function writtenInside(resource: Resource, found = new Set<Resource>()): ReadonlySet<Resource> {
  for (const { type } of resource.fields) {
    if (type.kind !== "reference" || type.create === "none" || found.has(type.target)) continue;
    found.add(type.target);
    writtenInside(type.target, found);
  }
  return found;
}
