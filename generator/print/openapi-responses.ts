import { placeholderOf, serviceShapes } from "../model/lifecycle.js";
import type {
  ErrorKind,
  FeedRoute,
  Format,
  Model,
  PolicyOperation,
  Resource,
  ResourceError,
  Route,
  ServiceRoute,
  Situation,
  Text,
} from "../model/model.js";
import { policiesOfRoute, policyOf, policyWords } from "../model/policies.js";
import { isByCursor } from "../model/wire.js";
import { builtInSchemas, schemaReference } from "./json-schema.js";
import { envelopeName, sendsProblems } from "./list-envelope.js";
import { type LocalizedObject, type LocalizedText, localizedText } from "./localized-text.js";
import { exampleReference } from "./openapi-examples.js";
import { answerName } from "./sdk-names.js";

/** What every operation may answer: success first, then the errors of the catalogue by status. */
export function openapiResponses(model: Model, route: Route | FeedRoute | ServiceRoute): LocalizedObject {
  const byStatus = new Map<number, Set<ErrorKind>>();
  for (const error of errorsOf(model, route)) {
    byStatus.set(error.status, (byStatus.get(error.status) ?? new Set()).add(error));
  }
  const errors = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, kinds]) => [String(status), errorResponse(model, status, [...kinds])] as const);
  return { ...successes(model, route), ...Object.fromEntries(errors) };
}

/** Headers that responses refer to. */
export function openapiHeaders({ service: { wire } }: Model): LocalizedObject {
  const named = (part: "total" | "pages", description: string): LocalizedObject =>
    Object.fromEntries(
      wire.headers.flatMap((one) => (one.part === part ? [[one.name, count(description)] as const] : [])),
    );
  return {
    ...named("total", "How many records the whole list has."),
    ...named("pages", "How many pages the whole list has."),
    ...(wire.link
      ? { Link: header("Addresses of the next and the previous page, with rel=next and rel=prev.") }
      : {}),
    ...commonHeaders,
  };
}

const commonHeaders: LocalizedObject = {
  ETag: header("Version of the answer, for If-None-Match and If-Match."),
  Location: header("Address of the new record."),
  "Retry-After": count("Seconds to wait before the next attempt."),
  "WWW-Authenticate": header("How to say who calls."),
  "X-Contract": header(
    "Version and hash of what callers rely on; another hash means that something changed.",
  ),
};

function count(description: string): LocalizedObject {
  return { description, schema: { type: "integer", minimum: 0 } };
}

function header(description: string): LocalizedObject {
  return { description, schema: { type: "string" } };
}

function successes(model: Model, route: Route | FeedRoute | ServiceRoute): LocalizedObject {
  const notModified = { "304": { description: "The answer has the version that If-None-Match names." } };
  if (!("resource" in route)) {
    const answer = answerName(route);
    if (!route.methods.includes("GET"))
      return { [successOf(route)]: response(localizedText(route.text), answer, []) };
    return { "200": response(localizedText(route.text), answer, ["ETag"]), ...notModified };
  }
  const { wire } = model.service;
  const { resource } = route;
  const counts = wire.headers.filter(({ part }) => part === "total" || !isByCursor(resource));
  const totals = counts.map(({ name }) => name);
  if ("format" in route) return feedSuccesses(route, totals, notModified);
  if (route.answer !== undefined)
    return { "200": response(localizedText(route.text), answerName(route), []) };
  const record = resource.answer.typeName;
  switch (kindOf(route)) {
    case "list": {
      const headers = [...totals, ...(wire.link ? ["Link"] : []), "ETag"];
      return {
        "200": response(localizedText(route.text), envelopeName(resource), headers),
        ...notModified,
      };
    }
    case "get":
      return { "200": response(localizedText(resource.text), record, ["ETag"]), ...notModified };
    case "create":
      return { "201": response(localizedText(resource.text), record, ["Location"]) };
    default:
      return { "200": response(localizedText(resource.text), record, []) };
  }
}

/** A created record is reported by its status. */
function successOf({ operation }: ServiceRoute): string {
  return operation === "create_webhook" ? "201" : "200";
}

const mediaTypes: Readonly<Record<Format, string>> = {
  ics: "text/calendar",
  rss: "application/rss+xml",
};

function feedSuccesses(
  { format, operation, text }: FeedRoute,
  totals: readonly string[],
  others: LocalizedObject,
): LocalizedObject {
  const content = { [mediaTypes[format]]: { schema: { type: "string" } } };
  const headers = operation === "list" ? [...totals, "ETag"] : ["ETag"];
  return { "200": { ...response(localizedText(text), "", headers), content }, ...others };
}

/** What is answered with a schema, and with the example of its name where there is one. */
function response(description: LocalizedText, name: string, headers: readonly string[]): LocalizedObject {
  const example = name in builtInSchemas ? {} : exampleReference(name);
  return {
    description,
    headers: headerReferences([...headers, "X-Contract"]),
    content: { "application/json": { schema: schemaReference(name), ...example } },
  };
}

function headerReferences(names: readonly string[]): LocalizedObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers that say what to do about an error. */
const errorHeaders = new Map([
  [401, headerReferences(["WWW-Authenticate"])],
  [429, headerReferences(["Retry-After"])],
  [503, headerReferences(["Retry-After"])],
]);

/** Callers that ask for it by `Accept` get the form of RFC 9457. */
const errorContent: LocalizedObject = {
  "application/json": { schema: schemaReference("ErrorAnswer") },
  "application/problem+json": { schema: schemaReference("ErrorProblem") },
};

const problemContent: LocalizedObject = {
  "application/problem+json": { schema: schemaReference("ErrorProblem") },
};

function errorResponse(model: Model, status: number, kinds: readonly ErrorKind[]): LocalizedObject {
  const headers = errorHeaders.get(status);
  return {
    description: (words) => listed(new Set(kinds.map(({ code, text }) => `\`${code}\`: ${words(text)}`))),
    ...(headers === undefined ? {} : { headers }),
    content: sendsProblems(model) ? problemContent : errorContent,
  };
}

/** Several lines become a list. */
function listed(lines: ReadonlySet<string>): string {
  return lines.size === 1 ? [...lines].join("") : [...lines].map((line) => `- ${line}`).join("\n");
}

type OperationKind = "list" | "create" | "get" | "update" | "delete" | "delete_all";

function kindOf(route: Route | FeedRoute): OperationKind {
  switch (route.operation) {
    case "get_by_slug":
      return "get";
    case "update_by_slug":
      return "update";
    case "action":
      return placeholderOf(route) === undefined ? "create" : "update";
    case "delete_by_slug":
      return "delete";
    default:
      return route.operation;
  }
}

/** Names in the error catalogue, by what an operation does. A spec that lacks a name does without it. */
const invalid = ["rest_invalid_param"];
const unreadable = [
  "rest_invalid_json",
  "rest_invalid_body",
  "rest_body_too_large",
  "rest_unsupported_media_type",
];
const body = ["rest_missing_callback_param", "invalid-linked-record", ...unreadable];
const access = ["rest_not_logged_in", "rest_forbidden"];
const errorNames: Readonly<Record<OperationKind, readonly string[]>> = {
  list: invalid,
  get: invalid,
  create: [...invalid, ...body],
  update: [...invalid, ...body, "rest_precondition_failed", "rest_conflict"],
  delete: [...invalid, ...unreadable, "rest_precondition_failed"],
  delete_all: [...invalid, ...unreadable],
};

const keyed = ["rest_invalid_idempotency_key", "rest_idempotency_key_in_use", "rest_idempotency_key_reused"];

/** Names that only records deleted for good have: their names and slugs belong to one of them. */
const termErrorNames: Readonly<Partial<Record<OperationKind, readonly string[]>>> = {
  create: ["term_exists"],
  update: ["term_exists", "duplicate_term_slug"],
};

const situationsOf: Readonly<Record<OperationKind, readonly Situation[]>> = {
  list: ["no_page"],
  get: ["unknown", "wrong_kind", "trashed", "not_accessible", "password_protected"],
  create: [],
  update: ["unknown", "wrong_kind"],
  delete: ["unknown", "wrong_kind", "in_trash", "password_protected", "referenced"],
  delete_all: ["referenced"],
};

/** What any request may meet: bad credentials, a call from elsewhere, a rate limit, an internal error, and a store that is unavailable. */
const always = [
  "rest_local_only",
  "rest_local_script",
  "rest_invalid_address",
  "incorrect_password",
  "rest_too_many_requests",
  "rest_internal_error",
  "rest_timeout",
  "rest_store_unavailable",
];

function errorsOf(model: Model, route: Route | ServiceRoute): readonly ErrorKind[] {
  return [...ownErrorsOf(model, route), ...catalogued(model, always)];
}

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
  const situations = [...situationsOf[kind], ...policySituations(resource, kind)];
  return [
    ...catalogued(model, errorNames[kind]),
    ...(kind === "create" || kind === "update" ? takenErrors(model, resource) : []),
    ...catalogued(model, resource.taxonomy !== undefined ? (termErrorNames[kind] ?? []) : []),
    ...catalogued(model, capability === undefined ? [] : access),
    ...catalogued(model, idempotency === "key" ? keyed : []),
    ...catalogued(model, kind === "list" || kind === "get" ? [] : ["rest_store_full"]),
    ...resource.errors
      .filter(({ situation }) => situations.includes(situation))
      .map((error) => withRecords(error, route)),
  ];
}

/** Situations in which policies reject an operation. */
function policySituations(resource: Resource, kind: OperationKind): readonly Situation[] {
  const has = (name: PolicyOperation): boolean => policyOf(resource, name) !== undefined;
  // A call that deletes all leaves out what the caller may not delete.
  if (kind === "list" || kind === "get" || kind === "delete_all") return [];
  if (kind === "create") return has("create") ? ["policy_violated"] : [];
  const unreadable: readonly Situation[] = has("read") ? ["not_accessible"] : [];
  if (!has(kind)) return unreadable;
  return [...unreadable, "not_permitted", ...(kind === "update" ? (["policy_violated"] as const) : [])];
}

/** The error with the conditions of the policy in its text. */
function withRecords(error: ResourceError, route: Route | FeedRoute): ErrorKind {
  if (error.situation !== "not_permitted" && error.situation !== "policy_violated") return error;
  const policy = policiesOfRoute(route).find(({ operation }) => operation !== "read");
  const records = policy === undefined ? "" : policyWords(policy);
  const texts = Object.entries(error.text).map(
    ([language, words]) => [language, words.replace("{records}", () => records)] as const,
  );
  return { ...error, text: Object.fromEntries(texts) };
}

/** What is sent in `data.details` where another record has the values of unique fields. */
function takenErrors({ reasons }: Model, { unique }: Resource): readonly ErrorKind[] {
  const taken = reasons.find(({ name }) => name === "taken");
  if (taken === undefined) return [];
  return unique.map((fields) => {
    const names = fields.map(({ name }) => name).join(", ");
    const inLanguages = Object.entries(taken.text).map(
      ([language, words]) => [language, words.replace("{name}", names)] as const,
    );
    const text: Text = Object.fromEntries(inLanguages);
    return { name: "taken", code: "rest_taken", status: 400, text };
  });
}

function catalogued(model: Model, names: readonly string[]): readonly ErrorKind[] {
  return names.flatMap((name) => model.errors.filter((error) => error.name === name));
}
