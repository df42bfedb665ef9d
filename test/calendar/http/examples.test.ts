import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { readConfig } from "../../../runtime/settings/config.js";
import { seed } from "../../../runtime/tools/seed.js";
import { wholeText } from "../../support/event-stream.js";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";
import { openDocumented } from "../torture/documented.js";
import { useCaller } from "./callers.js";
import { textOf } from "./sample-records.js";

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
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
  Object.entries(item).map(([method, operation]) => ({
    method,
    path,
    operation,
    parameters: operation.parameters.map(
      (one) => document.components.parameters[one.$ref?.split("/").at(-1) ?? ""] ?? one,
    ),
  })),
);
const documented = openDocumented();
const service = useService();
const caller = useCaller(service, "administrator", 1);

beforeAll(async () => {
  // So many that every title of the sample is there.
  await seed({ product: calendar, database: service.database, config: readConfig({ RATE_LIMIT: "0" }) }, 100);
});
afterAll(() => expect(service.errors).toEqual([]));

/** Sends a request of an operation to the record that its path has as an example; says what is wrong with the answer. */
async function send(
  { method, path, parameters }: (typeof operations)[number],
  { query = "", headers = {}, body }: Sent = {},
) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(parameters.find((one) => one.in === "path" && one.name === name)?.example)),
  );
  const response = await fetch(`${service.origin}/calendar/events/v1${address}${query}`, {
    method: method.toUpperCase(),
    headers: {
      ...caller.headers,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await wholeText(response);
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

interface Sent {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function bodyOf({
  operation: { requestBody },
}: (typeof operations)[number]): Readonly<Record<string, unknown>> | undefined {
  const [reference] = Object.values(requestBody?.content["application/json"]?.examples ?? {});
  return document.components.examples[reference?.$ref.split("/").at(-1) ?? ""]?.value;
}

// The creates come first, as no sample has webhooks, and the deletes last.
describe("the examples of the document on a service with the sample data", { shuffle: false }, () => {
  const creates = operations.filter(({ method, path }) => method === "post" && !path.includes("{"));
  it.each(creates)("make what they say: $method $path", async (create) => {
    const { complaint, content } = await send(create, { headers: keyOf(create), body: bodyOf(create) });
    expect(complaint).toBeUndefined();
    // Its items have outcomes of their own.
    if (create.path === "/events/batch") return;
    expect(content).toMatchObject(comparable(bodyOf(create)));
    // Names of terms are given once: the changes below give them again.
    if (create.path === "/webhooks") return;
    const { id } = content as { readonly id: number };
    expect((await service.delete(`${create.path}/${id}`, { headers: caller.headers })).status).toBe(200);
  });

  const puts = operations.filter(({ path, method }) => method === "put" && path.includes("by-external"));
  it.each(puts)("create what others find: $path", async (put) => {
    const { complaint, content } = await send(put, { body: bodyOf(put) });
    expect(complaint).toBeUndefined();
    expect(content).toMatchObject(comparable(bodyOf(put)));
  });

  it.each(operations.filter(({ method }) => method === "get"))(
    "are accepted one by one: $method $path",
    async (read) => {
      const queries = read.parameters.filter((parameter) => parameter.in === "query");
      expect(queries.length).toBeGreaterThan(0);
      const needed = queries.filter(({ required }) => required === true);
      const least = needed.map(({ name, example }): [string, string] => [name, textIn(example)]);
      const query = least.length === 0 ? "" : `?${new URLSearchParams(least).toString()}`;
      expect((await send(read, { headers: conditionsOf(read), query })).complaint).toBeUndefined();
      const together = new Set(["geoloc_lat", "geoloc_lng"]);
      for (const { name, example } of queries) {
        // A token is one of the service that gave it.
        if (name === "since") continue;
        expect(example, name).toBeDefined();
        const sent = together.has(name)
          ? queries.filter((one) => together.has(one.name))
          : [...needed, { name, example }];
        const query = new URLSearchParams(
          Object.fromEntries(sent.map((one) => [one.name, textIn(one.example)])),
        );
        const { complaint } = await send(read, { query: `?${query.toString()}` });
        expect(complaint, `${read.path} ${String(query)}`).toBeUndefined();
      }
    },
  );

  const changes = operations.filter(
    ({ method, path }) => /^(?:post|put|patch)$/.test(method) && path.includes("{"),
  );
  it.each(changes)("change what they say: $method $path", async (change) => {
    const body = bodyOf(change);
    const { complaint, content } = await send(change, { headers: conditionsOf(change), body });
    expect(complaint).toBeUndefined();
    if (body !== undefined && !change.path.endsWith("/replay"))
      expect(content).toMatchObject(comparable(body));
  });

  it.each(operations.filter(({ method }) => method === "delete"))(
    "are deleted: $method $path",
    async (one) => {
      const { complaint, content } = await send(one, { headers: conditionsOf(one) });
      expect(complaint).toBeUndefined();
      // Posts come back from the trash by a change; another address may lead to the same one.
      const { id } = content as { readonly id?: number };
      const list = one.path.replace(/\/(?:by-slug\/)?\{.*/, "");
      if (documented.operations.has(`delete ${list}/by-slug/{slug}`))
        await service.patch(`${list}/${id}`, { status: "publish" }, { headers: caller.headers });
    },
  );
});

/** The headers that tie a request to a version of a record. */
function conditionsOf({ parameters }: (typeof operations)[number]): Readonly<Record<string, string>> {
  const conditions = parameters.filter(({ name }) => name.startsWith("If-"));
  return Object.fromEntries(conditions.map(({ name, example }) => [name, textOf(example)]));
}

/** The key of one write: another write needs another. */
function keyOf({ path, parameters }: (typeof operations)[number]): Readonly<Record<string, string>> {
  const key = parameters.find(({ name }) => name === "Idempotency-Key");
  return path === "/events" ? { "Idempotency-Key": textOf(key?.example) } : {};
}

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
