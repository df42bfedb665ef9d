import { STATUS_CODES } from "node:http";
import { createApp } from "../app.js";
import { ensureIndexes } from "../app-context.js";
import { hashKey } from "../auth/secret.js";
import { type Config, readConfig } from "../config.js";
import { HttpError } from "../core/http-error.js";
import { administratorRole } from "../core/principal.js";
import { answerError } from "../http/error-answer.js";
import { injectRequest } from "../http/inject-request.js";
import type { Product } from "../product.js";
import type { Site } from "../resources/site.js";
import { publishDue } from "../resources/write/publication-job.js";
import type { FakeCaller, FakeOptions, FakeRecords, Instant } from "./fake-types.js";
import { createMemoryDatabase, type MemoryDatabase } from "./memory-database.js";
import { plainDependencies } from "./plain-dependencies.js";
import { createRecordsOf, type SeededRecords } from "./seeding.js";

/** The service on a database in memory. */
export interface MemoryService {
  readonly origin: string;
  readonly baseUrl: string;
  /** Sends a request, whose body was read, to the service. */
  send(request: Request, body: Buffer): Promise<Response>;
  /** Builds an error response with a status from 400 on, of the service or of a gateway before it. */
  fail(request: Request, status: number): Response;
  /** Creates records through the service. Throws where it rejects one. */
  seed(records: FakeRecords): Promise<SeededRecords>;
}

/** Opens the service without records. Throws for invalid settings. */
export function openMemoryService(
  product: Product,
  options: FakeOptions & { readonly key: string },
): MemoryService {
  const origin = new URL(options.origin ?? "http://service.test").origin;
  const now = clockOf(options.now);
  const memory = createMemoryDatabase();
  const errors: unknown[] = [];
  const dependencies = plainDependencies(now, options.images ?? {});
  const config = configOf(options);
  const { site, listener } = createApp(config, memory.database, {
    product,
    ...dependencies,
    onError: (error) => errors.push(error),
  });
  const baseUrl = origin + (site.facts.mounts[0]?.path ?? "");
  const prepared = prepare(memory, product, callersOf(site, options));
  let count = 0;

  const send = async (request: Request, body: Buffer): Promise<Response> => {
    await prepared;
    await publishDue(site, new Date(now()));
    count += 1;
    if (!request.headers.has("X-Request-Id")) request.headers.set("X-Request-Id", `request-${count}`);
    const response = await injectRequest(listener, request, { body });
    const [cause] = errors.splice(0);
    if (cause !== undefined) throw new Error(`The fake service failed at ${request.url}.`, { cause });
    response.headers.set("Date", new Date(now()).toUTCString());
    return response;
  };
  return {
    origin,
    baseUrl,
    send,
    fail: (request, status) => failure(site, request, status),
    seed: (records) => createRecordsOf({ site, memory, baseUrl, key: options.key, send }, records),
  };
}

function clockOf(given: FakeOptions["now"] = "2030-01-01T12:00:00Z"): () => number {
  const read = typeof given === "function" ? given : (): Instant => given;
  return () => {
    const instant = new Date(read()).getTime();
    if (Number.isNaN(instant))
      throw new TypeError("The clock of the fake service returns no date: see its option now.");
    return instant;
  };
}

function configOf({ settings, language, timezone }: FakeOptions): Config {
  return readConfig({
    // Tests may send any number of requests.
    RATE_LIMIT: "0",
    ...settings,
    ...(language === undefined ? {} : { SITE_LANGUAGE: language }),
    ...(timezone === undefined ? {} : { SITE_TIMEZONE: timezone }),
  });
}

/** All callers by their key. Throws for a role that the spec does not define. */
function callersOf(
  { facts }: Site,
  { key, keys = {} }: FakeOptions & { readonly key: string },
): [key: string, caller: FakeCaller][] {
  const callers = Object.entries({ ...keys, [key]: { role: administratorRole(facts.roles) } });
  const stranger = callers.find(([, { role }]) => !Object.hasOwn(facts.roles, role));
  if (stranger === undefined) return callers;
  throw new Error(`There is no role ${stranger[1].role}: use ${Object.keys(facts.roles).join(", ")}.`);
}

async function prepare(
  memory: MemoryDatabase,
  product: Product,
  callers: readonly (readonly [key: string, caller: FakeCaller])[],
): Promise<void> {
  await ensureIndexes(memory.database, product);
  for (const [key, { role, author = 1 }] of callers) {
    const holder = { _id: hashKey(key), name: key, role, author, created: new Date(0) };
    await memory.collection("keys").insertOne(holder);
  }
}

/** The service's own error of a status, in the language of the site; else the page of a gateway. */
function failure(site: Site, request: Request, status: number): Response {
  const statusText = STATUS_CODES[status] ?? "";
  const [name] = Object.entries(site.facts.errors).find(([, entry]) => entry.status === status) ?? [];
  if (name === undefined) {
    const page = `<html><head><title>${status} ${statusText}</title></head><body><h1>${status} ${statusText}</h1></body></html>\n`;
    return new Response(page, { status, statusText, headers: { "Content-Type": "text/html" } });
  }
  const accept = request.headers.get("accept") ?? undefined;
  const { body, contentType, headers } = answerError(site.facts, new HttpError(name), {
    language: site.language,
    accept,
    path: new URL(request.url).pathname,
    isInBody: () => false,
  });
  return new Response(JSON.stringify(body), {
    status,
    statusText,
    headers: { ...headers, "Content-Type": contentType },
  });
}
