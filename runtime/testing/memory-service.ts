import { STATUS_CODES } from "node:http";
import { createApp, type Product } from "../app.js";
import { hashKey } from "../auth/keys.js";
import { HttpError } from "../core/http-error.js";
import { administratorRole } from "../core/principal.js";
import { idOf, type RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { ensureIndexes } from "../features.js";
import { answerError } from "../http/error-answer.js";
import { injectRequest } from "../http/inject-request.js";
import { type RelayRun, relayEntries } from "../outbox/relay.js";
import type { AppContext } from "../resources/app-context.js";
import { publishDue } from "../resources/write/publication-job.js";
import { type Config, readConfig } from "../settings/config.js";
import type { FakeCaller, FakeOptions, FakeRecords, Instant } from "./fake-types.js";
import { createMemoryDatabase, type MemoryDatabase } from "./memory-database.js";
import { plainDependencies } from "./plain-dependencies.js";

/** Opens the service on a database in memory, without records. Throws for invalid settings. */
export function openMemoryService(product: Product, options: FakeOptions & { readonly key: string }) {
  const origin = new URL(options.origin ?? "http://service.test").origin;
  const now = clockOf(options.now);
  const memory = createMemoryDatabase();
  const errors: unknown[] = [];
  // The service remembers for a second whether there are keys, and asks when it is created.
  const prepared = prepare(memory, product, callersOf(product, options));
  const { app, listener } = createApp({
    ...plainDependencies(now, options.images ?? {}),
    config: configOf(options),
    database: memory.database,
    product,
    onError: (error) => errors.push(error),
  });
  const outbox: RelayRun = {
    database: memory.database,
    resources: app.resources,
    listener: () => Promise.resolve(),
    onError: (error) => errors.push(error),
  };
  const baseUrl = origin + (app.service.mounts[0]?.path ?? "");
  let count = 0;

  /** Sends a request, whose body was read, to the service. */
  const send = async (request: Request, body: Buffer): Promise<Response> => {
    await prepared;
    await publishDue(app, new Date(now()));
    // Changes are read from the log, which the outbox is moved to in the background elsewhere.
    if (/\/changes(?:[/?]|$)/.test(request.url)) await relayEntries(outbox);
    count += 1;
    if (!request.headers.has("X-Request-Id")) request.headers.set("X-Request-Id", `request-${count}`);
    const response = await injectRequest(listener, request, { body });
    const [cause] = errors.splice(0);
    if (cause !== undefined) throw new Error(`The fake service failed at ${request.url}.`, { cause });
    response.headers.set("Date", new Date(now()).toUTCString());
    return response;
  };
  const sendAsAdministrator = (method: "GET" | "POST", path: string, body = ""): Promise<Response> => {
    const headers = {
      Authorization: `Bearer ${options.key}`,
      "Content-Type": "application/json",
      "X-Request-Id": "seed",
    };
    return send(new Request(baseUrl + path, { method, headers }), Buffer.from(body));
  };
  return {
    origin,
    baseUrl,
    send,
    /** Builds an error response with a status from 400 on, of the service or of a gateway before it. */
    fail: (request: Request, status: number) => failure(app, request, status),
    /** Creates records through the service. Throws where it rejects one. */
    seed: (records: FakeRecords) => createRecords({ app, memory, send: sendAsAdministrator }, records),
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
    // An answer in memory is whole: programs that follow changes ask for them instead.
    STREAM_LISTENERS: "0",
    ...settings,
    ...(language === undefined ? {} : { SITE_LANGUAGE: language }),
    ...(timezone === undefined ? {} : { SITE_TIMEZONE: timezone }),
  });
}

/** All callers by their key. Throws for a role that the spec does not define. */
function callersOf(
  { serviceDescriptor: { roles } }: Product,
  { key, keys = {} }: FakeOptions & { readonly key: string },
): [key: string, caller: FakeCaller][] {
  const callers = Object.entries({ ...keys, [key]: { role: administratorRole(roles) } });
  const stranger = callers.find(([, { role }]) => !Object.hasOwn(roles, role));
  if (stranger === undefined) return callers;
  throw new Error(`There is no role ${stranger[1].role}: use ${Object.keys(roles).join(", ")}.`);
}

async function prepare(
  memory: MemoryDatabase,
  product: Product,
  callers: readonly (readonly [key: string, caller: FakeCaller])[],
): Promise<void> {
  for (const [key, { role, author = 1 }] of callers) {
    const holder = { _id: hashKey(key), name: key, role, author, created: new Date(0) };
    await memory.collection("keys").insertOne(holder);
  }
  await ensureIndexes(memory.database, product);
}

/** The service's own error of a status, in the language of the site; else the page of a gateway. */
function failure(app: AppContext, request: Request, status: number): Response {
  const statusText = STATUS_CODES[status] ?? "";
  const [name] = Object.entries(app.service.errors).find(([, entry]) => entry.status === status) ?? [];
  if (name === undefined) {
    const page = `<html><head><title>${status} ${statusText}</title></head><body><h1>${status} ${statusText}</h1></body></html>\n`;
    return new Response(page, { status, statusText, headers: { "Content-Type": "text/html" } });
  }
  const accept = request.headers.get("accept") ?? undefined;
  const { body, contentType, headers } = answerError(app.service, new HttpError(name), {
    language: app.language,
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

/**
 * Creates records one after another as an administrator would, so that the service validates and completes them, and returns its
 * answers by folder. Throws for the first one that the service rejects, and for an id that is taken.
 */
async function createRecords(
  {
    app,
    memory,
    send,
  }: {
    readonly app: AppContext;
    readonly memory: MemoryDatabase;
    readonly send: (method: "GET" | "POST", path: string, body?: string) => Promise<Response>;
  },
  records: FakeRecords,
): Promise<Record<string, Record<string, unknown>[]>> {
  const created: Record<string, Record<string, unknown>[]> = {};
  for (const [folder, bodies] of Object.entries(records)) {
    const resource = resourceIn(app, folder);
    const answers: Record<string, unknown>[] = [];
    for (const [index, body] of bodies.entries()) {
      const place = `${folder}[${index}]`;
      const { id }: { readonly id?: unknown } = body;
      const answer = await acceptedAnswer(place, await send("POST", `/${folder}`, JSON.stringify(body)));
      const [from, to] = [answer.id, id].map((one) => idOf(resource, one));
      if (from !== undefined && to !== undefined && to !== from) {
        await moveRecord({ app, memory }, resource, { place, from, to });
        answers.push(await acceptedAnswer(place, await send("GET", `/${folder}/${to}`)));
      } else answers.push(answer);
    }
    created[folder] = answers;
  }
  return created;
}

/** The answer to a record of the options; `place` says where they have it, such as `events[0]`. */
async function acceptedAnswer(place: string, response: Response): Promise<Record<string, unknown>> {
  const answer = await response.text();
  if (!response.ok) throw new Error(`The record ${place} was rejected: ${response.status} ${answer}`);
  const value: unknown = JSON.parse(answer);
  return { ...(typeof value === "object" ? value : {}) };
}

function resourceIn(app: AppContext, folder: string): ResourceDescriptor {
  const all = [...app.resources.values()].map(({ resource }) => resource);
  const found = all.find(({ plural }) => plural === folder);
  if (found !== undefined) return found;
  throw new Error(`There are no ${folder}: records may be ${all.map(({ plural }) => plural).join(", ")}.`);
}

/** Gives a record that nothing refers to yet another id. Later records get ids above it. */
async function moveRecord(
  { app, memory }: { readonly app: AppContext; readonly memory: MemoryDatabase },
  resource: ResourceDescriptor,
  { place, from, to }: { readonly place: string; readonly from: RecordId; readonly to: RecordId },
): Promise<void> {
  const siblings = [...app.resources.values()].filter(
    (other) => other.resource.sequence === resource.sequence,
  );
  for (const { resource: other } of siblings) {
    if ((await memory.collection(other.collection).countDocuments({ _id: to })) > 0)
      throw new Error(`The record ${place} cannot have the id ${to}: one of ${other.plural} has it.`);
  }
  const records = memory.collection(resource.collection);
  const { slugs, ...document } = (await records.findOne({ _id: from })) ?? { _id: from };
  await records.deleteOne({ _id: from });
  // A record without a slug is in the index of slugs by its id.
  const renamed = Array.isArray(slugs)
    ? slugs.map((slug: unknown) => (slug === `#${from}` ? `#${to}` : slug))
    : slugs;
  await records.insertOne({ ...document, slugs: renamed, _id: to });
  if (typeof to === "string") return;
  const sequences = memory.collection("sequences");
  await sequences.updateMany({ _id: resource.sequence, value: { $lt: to } }, { $set: { value: to } });
}
