import type { ErrorKind, Model, Operation, Route, ServiceRoute, Situation } from "../model/model.js";
import { schemaReference } from "./json-schema.js";
import { envelopeName } from "./list-envelope.js";
import type { Words } from "./openapi-schemas.js";
import type { JsonSchema } from "./validation-schema.js";

/** What every operation may answer: success first, then the errors of the catalogue by status. */
export function openapiResponses(model: Model, route: Route | ServiceRoute, words: Words): JsonSchema {
  const refusals = new Map<number, Set<string>>();
  for (const error of errorsOf(model, route)) {
    const texts = refusals.get(error.status) ?? new Set();
    refusals.set(error.status, texts.add(`\`${error.code}\`: ${words(error.text)}`));
  }
  const errors = [...refusals]
    .sort(([a], [b]) => a - b)
    .map(([status, texts]) => [String(status), errorResponse([...texts])] as const);
  return { ...successes(route, words), ...Object.fromEntries(errors) };
}

/** Headers that responses refer to. */
export const openapiHeaders: JsonSchema = {
  ...Object.fromEntries(
    ["X-TEC-Total", "X-WP-Total"].map((name) => [name, count("How many records the whole list has.")]),
  ),
  ...Object.fromEntries(
    ["X-TEC-TotalPages", "X-WP-TotalPages"].map((name) => [
      name,
      count("How many pages the whole list has."),
    ]),
  ),
  Link: header("Addresses of the next and the previous page, with rel=next and rel=prev."),
  ETag: header("Version of the answer, for If-None-Match and If-Match."),
  Location: header("Address of the new record."),
  "X-Contract": header(
    "Version and hash of what callers rely on; another hash means that something changed.",
  ),
};

function count(description: string): JsonSchema {
  return { description, schema: { type: "integer", minimum: 0 } };
}

function header(description: string): JsonSchema {
  return { description, schema: { type: "string" } };
}

function successes(route: Route | ServiceRoute, words: Words): JsonSchema {
  const notModified = { "304": { description: "The answer has the version that If-None-Match names." } };
  if (!("resource" in route)) {
    return { "200": response(words(route.text), schemaReference("JsonObject"), ["ETag"]), ...notModified };
  }
  const { resource } = route;
  const record = schemaReference(resource.answer.typeName);
  switch (kindOf(route.operation)) {
    case "list": {
      const headers = ["X-TEC-Total", "X-TEC-TotalPages", "X-WP-Total", "X-WP-TotalPages", "Link", "ETag"];
      return {
        "200": response(words(route.text), schemaReference(envelopeName(resource)), headers),
        ...notModified,
      };
    }
    case "get":
      return { "200": response(words(resource.text), record, ["ETag"]), ...notModified };
    case "create":
      return { "201": response(words(resource.text), record, ["Location"]) };
    default:
      return { "200": response(words(resource.text), record, []) };
  }
}

function response(description: string, schema: JsonSchema, headers: readonly string[]): JsonSchema {
  const references = [...headers, "X-Contract"].map(
    (name) => [name, { $ref: `#/components/headers/${name}` }] as const,
  );
  return {
    description,
    headers: Object.fromEntries(references),
    content: { "application/json": { schema } },
  };
}

function errorResponse(texts: readonly string[]): JsonSchema {
  return {
    description: texts.length === 1 ? (texts[0] ?? "") : texts.map((text) => `- ${text}`).join("\n"),
    content: { "application/json": { schema: schemaReference("ErrorAnswer") } },
  };
}

type OperationKind = "list" | "create" | "get" | "update" | "delete";

function kindOf(operation: Operation): OperationKind {
  switch (operation) {
    case "get_by_slug":
      return "get";
    case "update_by_slug":
      return "update";
    case "delete_by_slug":
      return "delete";
    default:
      return operation;
  }
}

/** Names in the error catalogue, by what an operation does. A spec that lacks a name does without it. */
const invalid = ["rest_invalid_param"];
const body = [
  "rest_missing_callback_param",
  "rest_invalid_json",
  "rest_invalid_body",
  "invalid-linked-record",
  "rest_body_too_large",
  "rest_unsupported_media_type",
];
const access = ["rest_not_logged_in", "incorrect_password", "rest_forbidden"];
const errorNames: Readonly<Record<OperationKind, readonly string[]>> = {
  list: invalid,
  get: invalid,
  create: [...invalid, ...body],
  update: [...invalid, ...body, "rest_precondition_failed", "rest_conflict"],
  delete: [...invalid, "rest_precondition_failed"],
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
  delete: ["unknown", "wrong_kind", "in_trash", "password_protected"],
};

function errorsOf(model: Model, route: Route | ServiceRoute): readonly ErrorKind[] {
  if (!("resource" in route)) {
    const names = route.operation === "index" ? [...invalid, "rest_invalid_namespace"] : invalid;
    return catalogued(model, names);
  }
  const { resource, access: capability, idempotency } = route;
  const kind = kindOf(route.operation);
  const situations = situationsOf[kind];
  return [
    ...catalogued(model, errorNames[kind]),
    ...catalogued(model, resource.lifecycle === "term" ? (termErrorNames[kind] ?? []) : []),
    ...catalogued(model, capability === undefined ? [] : access),
    ...catalogued(model, idempotency === "key" ? keyed : []),
    ...resource.errors.filter(({ situation }) => situations.includes(situation)),
  ];
}

function catalogued(model: Model, names: readonly string[]): readonly ErrorKind[] {
  return names.flatMap((name) => model.errors.filter((error) => error.name === name));
}
