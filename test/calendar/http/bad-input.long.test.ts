import { Agent } from "node:http";
import type { CommandStartedEvent } from "mongodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { categoryResource } from "../../../generated/server/categories/resource.js";
import { eventResource } from "../../../generated/server/events/resource.js";
import { organizerResource } from "../../../generated/server/organizers/resource.js";
import { routeIndex } from "../../../generated/server/route-index.js";
import { tagResource } from "../../../generated/server/tags/resource.js";
import { venueResource } from "../../../generated/server/venues/resource.js";
import type { ParameterDescriptor } from "../../../runtime/core/parameter-descriptors.js";
import type { ResourceDescriptor } from "../../../runtime/core/resource-descriptor.js";
import type { Argument } from "../../../runtime/http/route-index.js";
import { type RawAnswer, type RawRequest, sendRaw } from "../../http/raw-request.js";
import { useService } from "../support/service.js";
import { type BadValue, badJson, badPairs } from "./bad-values.js";

const api = "/calendar/events/v1";
const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const resources: readonly ResourceDescriptor[] = [
  eventResource,
  venueResource,
  organizerResource,
  categoryResource,
  tagResource,
];
const agent = new Agent({ keepAlive: true, maxSockets: 12 });

const service = useService();
/** Commands that carry names which only callers use. */
const stolen: string[] = [];
let commands = 0;
/** Id of the record of each resource that requests are about. */
const ids = new Map<string, string>();

beforeAll(async () => {
  service.database.db.client.on("commandStarted", ({ command }: CommandStartedEvent) => {
    commands += 1;
    const found = callerNames(command);
    if (found !== undefined) stolen.push(found);
  });
  for (const resource of resources) {
    const sent = await send({
      method: "POST",
      path: `${api}/${resource.plural}`,
      ...inJson(baseOf(resource)),
    });
    expect([resource.plural, sent.status]).toEqual([resource.plural, 201]);
    ids.set(resource.plural, String((JSON.parse(sent.text) as { id: number }).id));
  }
});

afterAll(() => agent.destroy());

/** The first operator or dangerous name in a command that the service never uses itself. */
function callerNames(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) === Buffer.prototype)
    return;
  for (const [name, inner] of Object.entries(value)) {
    if (["$where", "__proto__", "constructor", "prototype", "toString"].includes(name)) return name;
    if (name === "$gt" && inner === "") return name;
    if (name === "$ne" && inner === "1") return name;
    const below = callerNames(inner);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** A request that the service has to survive. */
interface BadRequest extends RawRequest {
  readonly title: string;
  /** Parameter that has to be named in the error. */
  readonly rejected?: string;
}

/** Values of the required fields that are fit, so that only one parameter of a request is bad. */
function baseOf(resource: ResourceDescriptor): Record<string, string> {
  const required = Object.entries(resource.fields).filter(([, field]) => field.required === true);
  return Object.fromEntries(
    required.map(([name, { kind }]) => [name, kind === "datetime" ? "2031-03-10 10:00:00" : "Base"]),
  );
}

function inJson(body: object): Pick<RawRequest, "body" | "headers"> {
  return { body: JSON.stringify(body), headers: json };
}

/** Every parameter of every route, with every bad value in every place where it may stand. */
function badRequests(): BadRequest[] {
  return routeIndex.routes.flatMap(({ path, endpoints }) =>
    endpoints.flatMap(({ methods, args }) =>
      Object.entries(args).flatMap(([name, argument]) =>
        requestsFor(path, methods, name, factsOf(path, methods, name, argument)),
      ),
    ),
  );
}

function resourceAt(path: string): ResourceDescriptor | undefined {
  const [, plural] = /^\/(\w+)/.exec(path) ?? [];
  return resources.find((resource) => resource.plural === plural);
}

function factsOf(
  path: string,
  methods: readonly string[],
  name: string,
  argument: Argument,
): ParameterDescriptor {
  const resource = resourceAt(path);
  const known = methods.includes("GET") ? resource?.filters[name] : resource?.fields[name];
  if (known !== undefined) return known;
  const many = argument.type === "array" ? ({ list: true } as const) : {};
  if (argument.type === "boolean") return { kind: "boolean" };
  if (argument.enum === undefined) return { kind: "text", ...many };
  return { kind: "enum", ...many, values: argument.enum.filter((value) => value !== null) };
}

function requestsFor(
  path: string,
  methods: readonly string[],
  name: string,
  descriptor: ParameterDescriptor,
): BadRequest[] {
  const resource = resourceAt(path);
  const isCreate = methods.includes("POST") && !path.includes("{");
  const required = Object.entries(isCreate && resource !== undefined ? baseOf(resource) : {});
  const base = Object.fromEntries(required.filter(([other]) => other !== name));
  const target = api + path.replace("{slug}", "base");
  const requests = [
    ...badPairs(name, descriptor).flatMap((value) => pairRequests(target, name, value, base, methods)),
    ...badJson(descriptor).map((value) => jsonRequest(target, name, value, base)),
  ];
  const isDeletion = methods.includes("DELETE");
  // Routes by slug share all code but the lookup with those by id.
  const step = path.includes("{slug}") ? 5 : 1;
  return requests
    .map((request, index) => {
      const method = methods[index % methods.length] ?? "GET";
      return { ...request, method, title: `${method} ${path} ${request.title}` };
    })
    .filter(({ rejected }, index) => index % step === 0 && (rejected !== undefined || !isDeletion));
}

function pairRequests(
  path: string,
  name: string,
  { label, text, rejected }: BadValue,
  base: object,
  methods: readonly string[],
): BadRequest[] {
  const expected = rejected ? { rejected: name } : {};
  const inQuery = { title: `?${name} ${label}`, path: `${path}?${text}`, ...inJson(base), ...expected };
  if (methods.includes("GET")) return [inQuery];
  const query = new URLSearchParams(Object.entries(base)).toString();
  const inForm = {
    title: `form ${name} ${label}`,
    path: `${path}?${query}`,
    headers: form,
    body: text,
    ...expected,
  };
  return [inQuery, inForm];
}

function jsonRequest(
  path: string,
  name: string,
  { label, text, rejected }: BadValue,
  base: object,
): BadRequest {
  const others = JSON.stringify(base).slice(1, -1);
  const body = `{${others}${others === "" ? "" : ","}${JSON.stringify(name)}:${text}}`;
  return {
    title: `json ${name} ${label}`,
    path,
    headers: json,
    body,
    ...(rejected ? { rejected: name } : {}),
  };
}

function send(request: RawRequest): Promise<RawAnswer> {
  const { body, headers = {} } = request;
  const plural = request.path.slice(api.length).split("/")[1] ?? "";
  const path = request.path.replace("{id}", ids.get(plural) ?? "1");
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  return sendRaw(service.origin, { ...request, path, headers: { ...headers, ...length }, agent });
}

/** Sends all requests, a dozen at a time, and gives what `check` says against their answers. */
async function complaintsOf(
  requests: readonly BadRequest[],
  check: (request: BadRequest, answer: RawAnswer) => string | undefined,
): Promise<string[]> {
  const complaints: string[] = [];
  const queue = requests[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const request of queue) {
      const complaint = check(request, await send(request));
      if (complaint !== undefined) complaints.push(`${request.title}: ${complaint}`);
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return complaints;
}

function rejectionComplaint({ rejected = "" }: BadRequest, { status, text }: RawAnswer): string | undefined {
  if (status < 400 || status >= 500) return `${status} ${text.slice(0, 80)}`;
  const { data } = JSON.parse(text) as { data?: { params?: object; details?: object } };
  const { params = {}, details = {} } = data ?? {};
  const names = [
    ...(Array.isArray(params) ? (params as unknown[]) : Object.keys(params)),
    ...Object.keys(details),
  ];
  return names.includes(rejected) ? undefined : `${status} does not name it: ${text.slice(0, 80)}`;
}

/** Everything in the store, keys and counters too. */
async function stored(): Promise<string> {
  const { db } = service.database;
  const collections = await db.listCollections().toArray();
  const names = collections.map(({ name }) => name).sort();
  const documents = await Promise.all(
    names.map((name) => db.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  return JSON.stringify([names, documents]);
}

describe("bad input", () => {
  const requests = badRequests();
  const rejected = requests.filter((request) => request.rejected !== undefined);
  const others = requests.filter((request) => request.rejected === undefined);

  it("is rejected by name wherever it cannot be meant, and nothing is stored", async () => {
    expect(rejected.length).toBeGreaterThan(3000);
    const before = await stored();
    expect(await complaintsOf(rejected, rejectionComplaint)).toEqual([]);
    expect(await stored()).toBe(before);
    expect(stolen).toEqual([]);
  });

  it("of other kinds is answered, never with an error of the service", async () => {
    expect(others.length).toBeGreaterThan(300);
    const check = (_: BadRequest, { status, text }: RawAnswer): string | undefined =>
      status < 500 ? undefined : `${status} ${text.slice(0, 80)}`;
    expect(await complaintsOf(others, check)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(commands).toBeGreaterThan(others.length);
    expect(stolen).toEqual([]);
    expect(service.errors).toEqual([]);
  });

  it("in the path or as a whole body is rejected", async () => {
    const writes = routeIndex.routes.flatMap(({ path, endpoints }) =>
      endpoints.flatMap(({ methods }) => methods.map((method) => ({ method, path: api + path }))),
    );
    const bodies: Pick<RawRequest, "body" | "headers">[] = [
      { headers: json, body: "{" },
      { headers: json, body: Buffer.from([0x22, 0xff, 0x22]) },
      { headers: { "Content-Type": "multipart/form-data" }, body: "x" },
      { headers: { "Content-Type": "multipart/form-data; boundary=b" }, body: "x" },
    ];
    const unreadable = ["%ff", "%", "%00", "__proto__", "%24ne", "a%2f..%2fb"];
    const numberless = ["-1", "1e3", "0x1", "1;2", "99999999999999999999", "%31x"];
    const before = await stored();
    const all = writes.flatMap(({ method, path }): BadRequest[] => [
      ...bodies.map((body) => ({
        method,
        path: path.replace(/\{\w+\}/, "1"),
        title: `${method} ${path}`,
        ...body,
      })),
      ...[...unreadable, ...(path.includes("{id}") ? numberless : [])]
        .filter(() => path.includes("{"))
        .map((text) => ({ method, path: path.replace(/\{\w+\}/, text), title: `${method} ${path} ${text}` })),
    ]);
    const check = (_: BadRequest, { status, text }: RawAnswer): string | undefined =>
      status >= 400 && status < 500 ? undefined : `${status} ${text.slice(0, 80)}`;
    expect(await complaintsOf(all, check)).toEqual([]);
    expect(await stored()).toBe(before);
    expect(service.errors).toEqual([]);
  });
});
