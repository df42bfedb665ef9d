import type { ErrorKind, FeedRoute, Format, Model, Route, ServiceRoute } from "../model/model.js";
import { kindOf } from "../model/operation-kind.js";
import { errorsOf } from "../model/route-errors.js";
import { isByCursor, sendsProblems } from "../model/wire.js";
import { builtInSchemas, schemaReference } from "./json-schema.js";
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
        "200": response(localizedText(route.text), resource.listName, headers),
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
