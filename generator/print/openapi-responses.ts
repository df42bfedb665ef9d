import { isRead, isStream, kindOf } from "../model/lifecycle.js";
import type {
  Ageing,
  ErrorKind,
  FeedRoute,
  Format,
  Model,
  Route,
  ServiceRoute,
  Text,
} from "../model/model.js";
import { once } from "../model/once.js";
import { errorsOf } from "../model/route-errors.js";
import { defined, tableOf } from "../model/tables.js";
import { errorTemplates, isByCursor, sendsProblems } from "../model/wire.js";
import { hasInvalidErrors } from "./error-objects.js";
import { schemaReference } from "./json-schema.js";
import { type LocalizedObject, type LocalizedText, localizedText } from "./localized-text.js";
import parts from "./openapi-parts.json" with { type: "json" };
import { jsonContent } from "./openapi-schemas.js";
import { objectAnswer } from "./route-objects.js";
import { answerName, resourceAnswer } from "./sdk-names.js";

type AnyRoute = Route | FeedRoute | ServiceRoute;

/** What every operation may answer: success first, then the errors of the catalogue by status. */
export function openapiResponses(model: Model, route: AnyRoute): LocalizedObject {
  return {
    ...successes(model, route),
    ...(tableOf(errorsByStatus(model, route), (error) => [
      String(error.status),
      { $ref: `#/components/responses/${sharedErrors(model).get(keyOf(error))?.name ?? ""}` },
    ]) as LocalizedObject),
  };
}

/** The errors of all operations: most of them answer the same ones. */
export function openapiErrors(model: Model): LocalizedObject {
  const all = [...sharedErrors(model).values()];
  return tableOf(all, ({ name, error }) => [name, errorResponse(model, error)]);
}

/** What a status of an operation may mean, and headers that not every operation sends. */
interface StatusErrors {
  readonly status: number;
  readonly kinds: readonly ErrorKind[];
  readonly headers: readonly string[];
}

const keyOf = ({ status, kinds, headers }: StatusErrors): string =>
  [status, ...headers, ...kinds.map(({ name }) => name)].join();

const sharedErrors = once((model: Model) => {
  const { serviceRoutes, resources } = model;
  const routes = [...serviceRoutes, ...resources.flatMap((one) => [...one.routes, ...one.feedRoutes])];
  const shared = new Map<string, { readonly name: string; readonly error: StatusErrors }>();
  const variants = new Map<number, number>();
  for (const error of routes.flatMap((route) => errorsByStatus(model, route))) {
    if (shared.has(keyOf(error))) continue;
    const count = (variants.get(error.status) ?? 0) + 1;
    variants.set(error.status, count);
    shared.set(keyOf(error), { name: `Error${error.status}${count === 1 ? "" : `_${count}`}`, error });
  }
  return shared;
});

function errorsByStatus(model: Model, route: AnyRoute): readonly StatusErrors[] {
  const byStatus = new Map<number, Set<ErrorKind>>();
  for (const error of errorsOf(model, route)) {
    byStatus.set(error.status, (byStatus.get(error.status) ?? new Set()).add(error));
  }
  return [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, kinds]) => ({ status, kinds: [...kinds], headers: noticesOf(route) }));
}

/** Headers that responses refer to: those of lists, those that only some answers have, and those of all. */
export function openapiHeaders({ service: { wire } }: Model): LocalizedObject {
  const { some, all, ...counts } = parts.headers;
  const named = (wanted: "total" | "pages"): LocalizedObject =>
    tableOf(wire.headers, ({ part, name }) => (part === wanted ? [name, counts[part]] : undefined));
  return { ...named("total"), ...named("pages"), ...some, ...all };
}

/** The usual answers, or one with the status that the route has instead. */
function successes(model: Model, route: AnyRoute): LocalizedObject {
  const usual = usualSuccesses(model, route);
  if (!("resource" in route) || route.status === undefined || "format" in route) return usual;
  const { "200": answer = {}, "201": created = answer } = usual as Readonly<Record<string, LocalizedObject>>;
  const { content, ...others } = created;
  return { [route.status]: route.status === 204 ? others : { ...others, ...defined({ content }) } };
}

function usualSuccesses(model: Model, route: AnyRoute): LocalizedObject {
  const notices = noticesOf(route);
  const envelope = "resource" in route ? route.envelope : undefined;
  const answered = (text: Text, name: string, headers: readonly string[]): LocalizedObject =>
    response(localizedText(text), [...headers, ...notices], jsonContent(name, envelope));
  if (!("resource" in route)) {
    const answer = answerName(route);
    if (route.methods.includes("GET")) return withNotModified(answered(route.text, answer, ["ETag"]));
    // A created record is reported by its status.
    if (route.operation === "create_webhook") return { "201": answered(route.text, answer, ["Location"]) };
    return { "200": answered(route.text, answer, []) };
  }
  const { wire } = model.service;
  const { resource } = route;
  const counts = wire.headers.filter(({ part }) => part === "total" || !isByCursor(resource));
  const totals = counts.map(({ name }) => name);
  if ("format" in route) return withNotModified(feedAnswer(route, totals, notices));
  const replayed = route.idempotency === "key" ? ["Idempotent-Replayed"] : [];
  if (route.operation === "custom") return customAnswer(route, answered);
  if (route.answer !== undefined) return { "200": answered(route.text, answerName(route), replayed) };
  if (isStream(route)) return { "200": streamAnswer(route, notices) };
  const object = objectAnswer(route);
  if (object !== undefined) return withNotModified(answered(route.text, object, ["ETag"]));
  const record = resource.answer.typeName;
  const created = answered(resource.text, record, ["Location", "ETag", ...replayed]);
  switch (kindOf(route)) {
    case "list": {
      const headers = [...totals, ...(wire.link ? ["Link"] : []), "ETag"];
      return withNotModified(answered(route.text, resource.listName, headers));
    }
    case "get":
      return withNotModified(answered(resource.text, record, ["ETag"]));
    case "create":
      return { "201": created };
    default: {
      const changed = answered(resource.text, record, ["ETag", ...replayed]);
      return route.operation === "put_by_external" ? { "200": changed, "201": created } : { "200": changed };
    }
  }
}

type DescribeAnswer = (text: Text, name: string, headers: readonly string[]) => LocalizedObject;

function customAnswer(route: Route, answered: DescribeAnswer): LocalizedObject {
  const { answers, text, idempotency } = route;
  const isRecord = answers?.show === "record";
  const replayed = idempotency === "key" ? ["Idempotent-Replayed"] : [];
  const headers = [...(isRecord || isRead(route) ? ["ETag"] : []), ...replayed];
  const about = isRecord ? answers.resource.text : text;
  const answer = answered(about, resourceAnswer(route), headers);
  return isRead(route) ? withNotModified(answer) : { "200": answer };
}

/** What a read answers, and that the caller has it already, with the same headers. */
function withNotModified(answer: LocalizedObject): LocalizedObject {
  const { headers = {} } = answer;
  return {
    "200": answer,
    "304": { description: "The answer has the version that If-None-Match names.", headers },
  };
}

/** Headers that say that the route, or something that is sent to it, will go. */
function noticesOf(route: AnyRoute): readonly string[] {
  const isAgeing = ({ deprecation }: Ageing): boolean => deprecation !== undefined;
  const ages =
    isAgeing(route) ||
    route.parameters.some(
      (one) => isAgeing(one) || (one.type.kind === "reference" && one.type.target.fields.some(isAgeing)),
    );
  return ages ? ["Deprecation", "Sunset", "Link"] : [];
}

const mediaTypes: Readonly<Record<Format, string>> = {
  ics: "text/calendar",
  rss: "application/rss+xml",
};

function feedAnswer(
  { format, operation, text }: FeedRoute,
  totals: readonly string[],
  notices: readonly string[],
): LocalizedObject {
  const content = { [mediaTypes[format]]: { schema: { type: "string" } } };
  const headers = [...(operation === "list" ? totals : []), "ETag", "Content-Disposition", ...notices];
  return { ...response(localizedText(text), headers), content };
}

function streamAnswer({ text }: Route, notices: readonly string[]): LocalizedObject {
  const content = { "text/event-stream": { schema: { type: "string" } } };
  return { ...response(localizedText(text), notices), content };
}

function response(
  description: LocalizedText,
  headers: readonly string[],
  json?: LocalizedObject,
): LocalizedObject {
  const content = json === undefined ? {} : { content: { "application/json": json } };
  return { description, headers: headerReferences(headers), ...content };
}

/** Those that only some answers have, and those of all. */
function headerReferences(names: readonly string[]): LocalizedObject {
  const all = new Set([...names, ...Object.keys(parts.headers.all)]);
  return tableOf(all, (name) => [name, { $ref: `#/components/headers/${name}` }]);
}

/** Headers that say what to do about an error, by its status. */
const errorHeaders: Readonly<Record<string, readonly string[]>> = parts.errorHeaders;

/** Without problems only, callers that ask for it by `Accept` get the form of RFC 9457. */
function errorResponse(model: Model, { status, kinds, headers }: StatusErrors): LocalizedObject {
  return {
    description: (words) => listed(new Set(kinds.map(({ code, text }) => `\`${code}\`: ${words(text)}`))),
    headers: headerReferences([...(errorHeaders[status] ?? []), ...headers]),
    content: errorContent(model, status),
  };
}

function errorContent(model: Model, status: number): LocalizedObject {
  if (sendsProblems(model)) return parts.problemContent;
  if (errorTemplates(model) === undefined) return parts.errorContent;
  const rejected = ["rest_invalid_param", "rest_missing_callback_param"];
  const isInvalid = model.errors.some((error) => rejected.includes(error.name) && error.status === status);
  const schemas = ["ErrorAnswer", ...(isInvalid && hasInvalidErrors(model) ? ["ErrorInvalid"] : [])];
  const [schema = {}, ...others] = schemas.map(schemaReference);
  return { "application/json": { schema: others.length === 0 ? schema : { anyOf: [schema, ...others] } } };
}

/** Several lines become a list. */
function listed(lines: ReadonlySet<string>): string {
  return lines.size === 1 ? [...lines].join("") : [...lines].map((line) => `- ${line}`).join("\n");
}
