import fc from "fast-check";
import document from "../../../generated/openapi/openapi.json" with { type: "json" };
import * as calls from "../../../generated/sdk/calls/index.js";
import { createRouters } from "../../../generated/server/app.js";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import type { Service } from "../../../runtime/codegen.js";
import type { ParameterDescriptor } from "../../../runtime/core/parameter-descriptors.js";
import { ParameterErrors } from "../../../runtime/core/parameter-errors.js";
import { operationHashes } from "../../../runtime/core/service-descriptor.js";
import { hooks } from "../../../runtime/hooks/index.js";
import { type InputSources, rawValue, readInput } from "../../../runtime/http/input.js";
import { isUnreadable, parseQuery } from "../../../runtime/http/query.js";

/** What was passed to a call, and what the service's parser reads of it. */
export interface RoundTrip {
  readonly passed: unknown;
  readonly read: unknown;
}

/** An operation with random arguments: a round trip succeeds where both sides are equal. */
export interface RandomCalls {
  readonly operation: string;
  readonly inputs: fc.Arbitrary<RandomInput>;
  readonly send: (input: RandomInput) => Promise<RoundTrip>;
}

export interface RandomInput {
  readonly path: readonly (string | number)[];
  readonly input: Readonly<Record<string, unknown>>;
  readonly language: string | undefined;
}

type Parameters = Readonly<Record<string, ParameterDescriptor>>;

/** All operations of the service but those that give files, which are for other programs than the client. */
export function randomCalls(): readonly RandomCalls[] {
  const { routes: all, fields } = recordRoutes();
  const routes = all.filter(({ operation }) => Object.hasOwn(operationHashes(serviceDescriptor), operation));
  const byName: Readonly<Record<string, unknown>> = calls;
  return routes.map(({ operation, parameters }) => {
    const { method, path } = operationOf(operation);
    const call = byName[operation];
    if (typeof call !== "function") throw new Error(`The client lacks ${operation}.`);
    const isRead = method === "get" || method === "delete";
    const names = [...path.matchAll(/{(\w+)}/g)].map(([, name = ""]) => name);
    const variables = names.map((name) => (name === "id" ? id : slug));
    const shapes = Object.entries(parameters).map(
      ([name, descriptor]) => [name, values(descriptor, fields, isRead)] as const,
    );
    return {
      operation,
      inputs: fc.record({
        path: fc.tuple(...variables),
        input: fc.record(Object.fromEntries(shapes), { requiredKeys: [] }),
        language: fc.constantFrom(undefined, "it", "ca"),
      }),
      async send({ path: given, input, language }) {
        const request: { url?: URL; body?: string } = {};
        const core = calls.createCore({
          baseUrl: "http://calendar.test/api",
          language: language as "it" | undefined,
          fetch: (url, init) => {
            request.url = new URL(url);
            if (typeof init.body === "string") request.body = init.body;
            return Promise.resolve(Response.json({}));
          },
        });
        // Every call takes the core, what stands in its path, several values as one object, and its input.
        const at = names.length > 1 ? [Object.fromEntries(names.map((name, i) => [name, given[i]]))] : given;
        await (Reflect.apply(call, undefined, [core, ...at, input]) as Promise<unknown>);
        const sources: InputSources = {
          body: { json: JSON.parse(request.body ?? "{}") as Record<string, unknown>, form: new Map() },
          query: parseQuery(request.url?.search.slice(1) ?? ""),
        };
        const errors = new ParameterErrors({}, "en");
        const read = readInput(parameters, {
          sources,
          recordsOf: (name) => ({ fields: fields.get(name) ?? {}, answered: [] }),
          isStrict: false,
          errors,
        });
        return {
          passed: { path: given.map(String), input: present(input, parameters), language, errors: 0 },
          read: {
            path: variablesIn(request.url?.pathname ?? "", `/api${path}`),
            input: read,
            language: rawValue("translation_language", sources),
            errors: errors.size,
          },
        };
      },
    };
  });
}

/** What the generated routers say of their routes, and the fields of the resources. */
function recordRoutes() {
  const routes: { readonly operation: string; readonly parameters: Parameters }[] = [];
  const fields = new Map<string, Parameters>();
  const nothing = (): void => undefined;
  const recorder = {
    createRouter: () => ({ get: nothing, post: nothing, put: nothing, delete: nothing, register: nothing }),
    records({ resource }: { readonly resource: { readonly name: string; readonly fields: Parameters } }) {
      fields.set(resource.name, resource.fields);
      return { repeats: {}, listAs: () => nothing, getAs: () => nothing };
    },
    route: (route: (typeof routes)[number]) => void routes.push(route),
    batch: nothing,
  };
  // Stands for the service while the routes are put together; nothing is served.
  createRouters(recorder as unknown as Service, hooks);
  return { routes, fields };
}

function operationOf(name: string): { readonly method: string; readonly path: string } {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, entry] of Object.entries(methods) as [string, unknown][])
      if (typeof entry === "object" && entry !== null && "operationId" in entry && entry.operationId === name)
        return { method, path };
  }
  throw new Error(`The document lacks ${name}.`);
}

function variablesIn(pathname: string, pattern: string): string[] {
  const names = pattern.split("/");
  return pathname
    .split("/")
    .filter((_, index) => names[index]?.startsWith("{"))
    .map(decodeURIComponent);
}

/** Undefined is not sent, and null is no value of a parameter that cannot be null. */
function present(input: Readonly<Record<string, unknown>>, parameters: Parameters): object {
  return Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => value !== undefined && (value !== null || parameters[name]?.nullable === true),
    ),
  );
}

const id = fc.integer({ min: 1, max: 2 ** 31 });
const text = fc
  .oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
    fc.constantFrom("", " ", "a,b", "[1]", "{}", "null", "true", "0", "a&b=c#d?e+f%20", "東京, Köln", "x[]"),
  )
  .filter((value) => !isUnreadable(value));
/** Addresses lose a segment that is one or two dots, so the client rejects values that contain one. */
const slug = text.filter((value) => value !== "" && !/(?:^|[/\\])\.{1,2}(?:$|[/\\])/.test(value));
/** A reference of digits is an id, and an empty one is none. */
const name = text.filter((value) => value !== "" && !/^\s*[+-]?[\d.]+(?:e[+-]?\d+)?\s*$/i.test(value));
const time = fc
  .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace("T", " "));
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));

/** Values of a parameter, with absent ones and null among them where a body may say so. */
function values(
  descriptor: ParameterDescriptor,
  fields: ReadonlyMap<string, Parameters>,
  isRead: boolean,
): fc.Arbitrary<unknown> {
  const single = scalars(descriptor, fields, isRead);
  // An empty entry of a list is none.
  const entry = single.filter((value) => value !== "");
  const given = descriptor.list === true ? fc.array(entry, { maxLength: 5 }) : single;
  return fc.oneof(
    { weight: 8, arbitrary: given },
    { weight: 1, arbitrary: fc.constant(undefined) },
    // A query has no word for null.
    { weight: isRead ? 0 : 1, arbitrary: fc.constant(null) },
  );
}

function scalars(
  descriptor: ParameterDescriptor,
  fields: ReadonlyMap<string, Parameters>,
  isRead: boolean,
): fc.Arbitrary<unknown> {
  switch (descriptor.kind) {
    case "integer":
    case "user":
      return fc.oneof(
        fc.constantFrom(0, -1, 1),
        fc.maxSafeInteger().map((value) => value || 0),
      );
    case "number":
      return number;
    case "boolean":
    case "flag":
      return fc.boolean();
    case "enum":
      return fc.constantFrom(...(descriptor.values ?? []));
    case "datetime":
      return time;
    case "reference":
      if (descriptor.create === "record" && !isRead) return fc.oneof(id, record(descriptor, fields));
      if (descriptor.by?.some((way) => way !== "id") !== true) return id;
      // A query has texts: whether digits are an id or a name is decided when the record is looked up.
      return fc.oneof(isRead && descriptor.by.includes("name") ? id.map(String) : id, name);
    case "url":
      return text.map((value) => value.trim());
    case "object":
      if (descriptor.properties?.operation !== undefined)
        return fc.record({ operation: fc.constant("update"), id, values: fc.dictionary(slug, text) });
      return fc.record({ name: text, price: number, capacity: id }, { requiredKeys: ["name"] });
    case "any":
      return fc.oneof(text, number, fc.boolean(), fc.array(fc.oneof(text, number, fc.boolean())));
    default:
      return text;
  }
}

/** A record to create inside another, with fields that are texts. */
function record(
  { target = "" }: ParameterDescriptor,
  fields: ReadonlyMap<string, Parameters>,
): fc.Arbitrary<object> {
  const texts = Object.entries(fields.get(target) ?? {}).filter(([, { kind }]) => kind === "text");
  return fc.record(Object.fromEntries(texts.map(([field]) => [field, text])), { requiredKeys: [] });
}
