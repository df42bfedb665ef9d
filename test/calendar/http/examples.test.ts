import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";
import { openDocumented } from "../torture/documented.js";
import { type Caller, createCaller } from "./callers.js";
import { textOf } from "./sample-records.js";

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { readonly $ref: string }>> }>
    >;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly examples: Readonly<Record<string, { readonly value: Readonly<Record<string, unknown>> }>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

// The generated document; a wrong shape fails the tests below.
const document = JSON.parse(readFileSync(join(root, "generated/openapi/openapi.json"), "utf8")) as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
);
const documented = openDocumented();
const service = useService();
let caller: Caller;
/** A record of each kind that the examples of creates made, by the path of its list. */
const made = new Map<string, Readonly<Record<string, unknown>>>();

beforeAll(async () => {
  caller = await createCaller(service, "administrator", 1);
});
afterAll(() => expect(service.errors).toEqual([]));

/** Sends a request of an operation; says what is wrong with the answer, with its status. */
async function send(
  method: string,
  path: string,
  { query = "", body }: { query?: string; body?: unknown } = {},
) {
  const list = path.replace(/\/(?:by-slug\/)?\{.*/, "");
  const record = made.get(list) ?? {};
  const address = path.replace(/\{(\w+)\}/, (_, name: string) => encodeURIComponent(textOf(record[name])));
  const response = await fetch(`${service.origin}/calendar/events/v1${address}${query}`, {
    method: method.toUpperCase(),
    headers: { ...caller.headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const mediaType = response.headers.get("content-type")?.split(";")[0] ?? "";
  const content: unknown = mediaType.endsWith("json") ? JSON.parse(text) : text;
  const { status } = response;
  const said = documented.complaint(`${method} ${path}`, {
    status,
    headers: Object.fromEntries(response.headers),
    content,
    mediaType,
    isPartial: false,
  });
  const complaint = status < 300 ? said : `${status} ${text.slice(0, 300)}`;
  return { complaint, content };
}

function bodyOf({ requestBody }: Operation): Readonly<Record<string, unknown>> | undefined {
  const [reference] = Object.values(requestBody?.content["application/json"]?.examples ?? {});
  return document.components.examples[reference?.$ref.split("/").at(-1) ?? ""]?.value;
}

const creates = operations
  .filter(({ method, path }) => method === "post" && !path.includes("{"))
  // In this order records have the ids of the examples: events come last, after all that they refer to.
  .sort(({ path: a }, { path: b }) => Number(a === "/events") - Number(b === "/events"));

describe("the examples of the document", () => {
  it.each(creates)("make what they say: $method $path", async ({ method, path, operation }) => {
    const { complaint, content } = await send(method, path, { body: bodyOf(operation) });
    expect(complaint).toBeUndefined();
    expect(content).toMatchObject(comparable(bodyOf(operation)));
    // The document says what shape it has.
    made.set(path, content as Readonly<Record<string, unknown>>);
  });

  const reads = operations.filter(({ method }) => method === "get");
  it.each(reads)("are accepted one by one: $method $path", async ({ method, path, operation }) => {
    const parameters = operation.parameters.map((parameter) =>
      parameter.$ref === undefined
        ? parameter
        : (document.components.parameters[parameter.$ref.split("/").at(-1) ?? ""] ?? parameter),
    );
    const queries = parameters.filter((parameter) => parameter.in === "query");
    expect(queries.length).toBeGreaterThan(0);
    const together = new Set(["geoloc_lat", "geoloc_lng"]);
    for (const { name, example } of queries) {
      expect(example, name).toBeDefined();
      const sent = together.has(name) ? queries.filter((one) => together.has(one.name)) : [{ name, example }];
      const query = new URLSearchParams(
        Object.fromEntries(sent.map((one) => [one.name, textIn(one.example)])),
      );
      const { complaint } = await send(method, path, { query: `?${query.toString()}` });
      expect(complaint, `${path} ${String(query)}`).toBeUndefined();
    }
  });

  const changes = operations.filter(
    ({ method, path }) => /^(?:post|put|patch)$/.test(method) && path.includes("{"),
  );
  it.each(changes)("change what they say: $method $path", async ({ method, path, operation }) => {
    const body = bodyOf(operation);
    const { complaint, content } = await send(method, path, { ...(body === undefined ? {} : { body }) });
    expect(complaint).toBeUndefined();
    if (body !== undefined && !path.endsWith("/replay")) expect(content).toMatchObject(comparable(body));
  });

  const deletes = operations
    .filter(({ method }) => method === "delete")
    .sort(({ path: a }, { path: b }) => Number(b.includes("{slug}")) - Number(a.includes("{slug}")));
  it.each(deletes)("are deleted: $method $path", async ({ method, path }) => {
    expect((await send(method, path)).complaint).toBeUndefined();
    // Posts come back from the trash by a change.
    const one = path.replace("/by-slug/{slug}", "/{id}");
    if (one !== path) expect((await send("patch", one, { body: {} })).complaint).toBeUndefined();
  });
});

/** Texts and numbers that an answer shows just as they were sent. */
function comparable(body: Readonly<Record<string, unknown>> = {}): object {
  const shown = new Set(["title", "venue", "organizer", "name", "start_date", "city"]);
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => shown.has(name) && typeof value === "string"),
  );
}

/** As it stands in a query. */
function textIn(example: unknown): string {
  return Array.isArray(example) ? example.map(textOf).join(",") : textOf(example);
}
