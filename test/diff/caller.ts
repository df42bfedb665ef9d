import { isDeepStrictEqual } from "node:util";
import type { Filter, ListPart, Model, Operation, Resource, Route } from "../../generator/model/model.js";
import { isBareList } from "../../generator/model/wire.js";

import { methodOf } from "../../generator/print/sdk-names.js";
import { type Call, type ClientCall, promiseIn, type Reply } from "./client.js";
import type { Contract } from "./contract.js";
import type { Listening } from "./grounds.js";
import { requiredValues, samplesOf, searchWords } from "./samples.js";
import { adminKey } from "./serve.js";

/** What came of one call. */
export interface Observation {
  readonly call: string;
  readonly outcome: unknown;
}

/** A request that the client of a spec does not send. */
export interface Request {
  readonly method: string;
  /** Path and query from the root of the server. */
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string | undefined;
}

export type Send = (request: Request) => Promise<Reply>;

/** Key of the promised day in what is observed, which no record has. */
const promise = "Sunset:";

/** Sends requests to a service that listens. */
export function sendTo({ fetch }: Pick<Listening, "fetch">): Send {
  return async ({ method, path, body, key }) => {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: bodyOf(text, response.headers.get("content-type")),
      ...promiseIn(response.headers),
    };
  };
}

/** Calendars and news stay what they are. */
function bodyOf(text: string, type: string | null): unknown {
  if (text === "") return null;
  return type?.includes("json") === false ? text : (JSON.parse(text) as unknown);
}

/** Everything a caller of a spec does, with what a client that checks answers makes of each. */
export interface CallerOptions {
  readonly contract: Contract;
  /** The client that is generated from that spec. */
  readonly client: Call;
  /** Requests beside it. */
  readonly send: Send;
  /** Keys by role. */
  readonly keys: ReadonlyMap<string, string>;
  /** What came of the same calls before; the first difference ends the use. */
  readonly expected?: readonly Observation[];
}

/** Thrown where a call comes to something else than it did. */
export class Noticed extends Error {}

/**
 * Uses a service as clients of a spec do: the calls of the generated one with each kind of value of every parameter, and
 * by hand what it never sends: every mount and method, and every role, language, status and error that the spec declares.
 * What is observed is what such a client understands.
 */
export async function useService(options: CallerOptions): Promise<readonly Observation[]> {
  const caller = createCaller(options);
  await callMounts(caller);
  await callAliases(caller);
  await callFormats(caller);
  for (const resource of inOrderOfNeed(caller.model)) await writeRecords(caller, resource);
  for (const resource of caller.model.resources) await readRecords(caller, resource);
  for (const resource of caller.model.resources) await provokeErrors(caller, resource);
  return caller.observations;
}

/** A caller in the middle of its work. */
export interface Caller {
  readonly model: Model;
  readonly contract: Contract;
  readonly keys: ReadonlyMap<string, string>;
  readonly observations: Observation[];
  /** Records it made, by resource. */
  readonly ids: Map<string, number[]>;
  readonly client: Call;
  readonly call: Send;
  /** Takes note of what came of a call. */
  readonly note: (call: string, outcome: unknown) => void;
  /** Whether a call was rejected before, which is noted again: accepted now, it would change what the calls behind it find. */
  readonly wasRejected: (call: string) => boolean;
  /** Calls for a record, and takes note of it. */
  record(call: ClientCall, what: string): Promise<Reply>;
}

export function createCaller({ contract, client, send, keys, expected }: CallerOptions): Caller {
  const observations: Observation[] = [];
  const note = (call: string, outcome: unknown): void => {
    observations.push({ call, outcome });
    const before = expected?.[observations.length - 1];
    if (expected === undefined || (before?.call === call && isAsExpected(before.outcome, outcome))) return;
    throw new Noticed(`${call}: ${difference(before?.outcome, outcome)}`);
  };
  const wasRejected = (call: string): boolean => {
    const before = expected?.[observations.length];
    if (before?.call !== call || property(before.outcome, "isRejected") !== true) return false;
    note(call, before.outcome);
    return true;
  };
  return {
    model: contract.model,
    contract,
    keys,
    observations,
    ids: new Map(),
    client,
    call: send,
    note,
    wasRejected,
    async record(asked, what) {
      const { route, at = "" } = asked;
      const call = `${route.operationName} ${at} ${what}`;
      if (wasRejected(call)) return { status: 0, body: null };
      const reply = await client(asked);
      note(call, recordOutcome(contract, route.resource, reply));
      return reply;
    },
  };
}

/** What was rejected may be accepted: that harms no caller. Errors that callers provoke to see them have to stay. */
function isAsExpected(before: unknown, now: unknown): boolean {
  return property(before, "isRejected") === true || agrees(before, now);
}

function rejection({ status, body }: Reply): object {
  const isOfValues = [400, 401, 409].includes(status);
  return { status, code: property(body, "code"), ...(isOfValues ? { isRejected: true } : {}) };
}

/** What a client understands of an answer with one record, or of an error. */
function recordOutcome(contract: Contract, resource: Resource, reply: Reply): unknown {
  const { status, body } = reply;
  if (status >= 400) return rejection(reply);
  const mismatch = contract.mismatchOf(resource.typeName, body);
  return {
    status,
    record: contract.known(resource, body),
    ...(mismatch === undefined ? {} : { mismatch }),
    ...promiseOf(reply),
  };
}

/** Until when the caller may go on like this, which has to hold. */
function promiseOf({ sunset }: Reply): object {
  return sunset === undefined ? {} : { [promise]: sunset };
}

/** Whether a promise holds: the day stays, comes later, or there is none any more. */
function isKept(before: unknown, now: unknown): boolean {
  return now === undefined || (typeof now === "string" && typeof before === "string" && now >= before);
}

export function base({ service }: Model): string {
  return service.mounts[0]?.path ?? "";
}

/** The path of a route, for the record with an id where it names one. */
export function pathOf(model: Model, { path }: Route, id: unknown = ""): string {
  return base(model) + path.replace("{id}", String(id));
}

export function property(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? (Reflect.get(body, name) as unknown) : undefined;
}

export function routeOf({ routes }: Resource, operation: Operation): Route | undefined {
  return routes.find((route) => route.operation === operation);
}

/** Every list as each of its files. */
async function callFormats({ model, call, note }: Caller): Promise<void> {
  for (const { operation, operationName, path } of model.resources.flatMap(({ feedRoutes }) => feedRoutes)) {
    if (operation !== "list") continue;
    const { status } = await call({ method: "GET", path: base(model) + path });
    note(operationName, { status });
  }
}

/** The other addresses of mounts, of of the routes outside them and of those with a format, and where programs find the API. */
async function callAliases({ model: { service, resources }, call, note }: Caller): Promise<void> {
  const mounts = service.mounts.flatMap(({ path, query, aliases, discovery }) => [
    ...aliases,
    ...(discovery === undefined
      ? []
      : [query === undefined ? path.slice(0, path.lastIndexOf(service.namespace)) : `/?${query}=/`]),
  ]);
  const routes = resources.flatMap((resource) =>
    resource.routes.flatMap(({ aliases }) =>
      (aliases?.paths ?? []).map(({ path, format }) =>
        format === undefined ? `${path}?${Object.keys(aliases?.formats ?? {})[0] ?? ""}=1` : path,
      ),
    ),
  );
  for (const path of [...mounts, ...Object.keys(service.aliases), ...routes]) {
    const { status } = await call({ method: "GET", path });
    note(`GET ${path}`, { status });
  }
}

/** Every address of every mount: segments of languages, and the path in a parameter. */
async function callMounts({ model, call, note }: Caller): Promise<void> {
  for (const { path, languages, query, lenient } of model.service.mounts) {
    const index = model.serviceRoutes.find(({ operation }) => operation === "index");
    const at = path + (index?.path ?? "/");
    const paths = [
      at,
      ...languages.map((code) => `/${code}${at}`),
      ...(query === undefined ? [] : [`/?${query}=${at}`]),
      ...(lenient ? [`${at}?unknown=1`] : []),
    ];
    for (const one of paths) {
      const { status, body } = await call({ method: "GET", path: one });
      note(`index at ${one}`, { status, namespace: property(body, "namespace") });
    }
  }
  const index = model.serviceRoutes.find(({ operation }) => operation === "index");
  if (index?.parameters.some(({ name }) => name === "namespace") === true) {
    const path = `${base(model)}${index.path}?${query({ namespace: model.service.namespace })}`;
    const { status } = await call({ method: "GET", path });
    note(`GET ${path}`, { status });
  }
  await createWebhooks({ model, call, note });
  for (const { path, methods, parameters } of model.serviceRoutes) {
    for (const method of methods) {
      const { status, body } = await call({ method, path: base(model) + path });
      const members = typeof body === "object" && body !== null ? Object.keys(body) : [];
      note(`${method} ${path}`, { status, has: Object.fromEntries(members.map((name) => [name, true])) });
    }
    for (const parameter of parameters) {
      for (const value of samplesOf(parameter, new Map())) {
        const { status } = await call({
          method: "GET",
          path: `${base(model)}${path}?${query({ [parameter.name]: value })}`,
        });
        note(`${path} with ${parameter.name} ${String(value)}`, { status });
      }
    }
  }
}

/** Endpoints can subscribe to the webhooks of the service, and see under which role they read. */
async function createWebhooks({ model, call, note }: Pick<Caller, "model" | "call" | "note">): Promise<void> {
  const route = model.serviceRoutes.find(({ operation }) => operation === "create_webhook");
  if (route === undefined) return;
  for (const { name: resource, webhooks } of model.resources) {
    for (const kind of webhooks) {
      const types = [`${resource}.${kind}`];
      const body = { name: `${resource}-${kind}`.replaceAll("_", "-"), url: "https://example.org/", types };
      const answer = await call({ method: "POST", path: base(model) + route.path, body, key: adminKey });
      note(`webhook for ${types.join()}`, { status: answer.status, role: property(answer.body, "role") });
    }
  }
}

/** Resources that others refer to come first. */
function inOrderOfNeed({ resources }: Model): readonly Resource[] {
  const ordered: Resource[] = [];
  const visit = (resource: Resource, path: readonly Resource[]): void => {
    if (ordered.includes(resource) || path.includes(resource)) return;
    for (const { type } of resource.fields)
      if (type.kind === "reference") visit(type.target, [...path, resource]);
    ordered.push(resource);
  };
  for (const resource of resources) visit(resource, []);
  return ordered;
}

/** Makes a plain and a full record, writes every value of every field, and lets every role write. */
async function writeRecords(caller: Caller, resource: Resource): Promise<void> {
  const create = routeOf(resource, "create");
  if (create === undefined) return;
  const { ids, model } = caller;
  const own: number[] = [];
  ids.set(resource.name, own);
  const required = requiredValues(resource.fields, ids);
  const plain = await caller.record(
    { route: create, input: required, key: adminKey },
    "as little as possible",
  );
  remember(own, plain);
  const full = await caller.record(
    { route: create, input: fullBody(resource, ids), key: adminKey },
    "as much as possible",
  );
  remember(own, full);
  if (resource.recurrence !== undefined) {
    const recurrence = { [resource.recurrence.rule.name]: { rrule: "FREQ=DAILY;COUNT=2" } };
    const input = { ...required, [resource.namedBy.name]: "repeated", ...recurrence };
    remember(own, await caller.record({ route: create, input, key: adminKey }, "as a series"));
  }
  await repeat(caller, create, required);
  await writeValues(caller, resource);
  const status = resource.fields.find(({ storage }) => storage === "status");
  for (const { name, role } of status === undefined ? [] : model.service.statuses) {
    // Those with a role in the life of a record are left again.
    if (role !== undefined || status === undefined) continue;
    const input = { ...required, [resource.namedBy.name]: `in ${name}`, [status.name]: name };
    remember(own, await caller.record({ route: create, input, key: adminKey }, `in status ${name}`));
  }
  for (const role of model.service.roles) {
    const key = caller.keys.get(role.name);
    if (create.access !== undefined && !role.capabilities.includes(create.access)) continue;
    const input = { ...required, [resource.namedBy.name]: `by ${role.name}` };
    remember(own, await caller.record({ route: create, input, key }, `as ${role.name}`));
  }
}

/** Sends a create again, as after an answer that was lost. */
async function repeat(caller: Caller, route: Route, input: object): Promise<void> {
  if (route.idempotency !== "key") return;
  const call = { route, input, key: adminKey, idempotencyKey: "one-and-the-same-call" };
  const first = await caller.record(call, "with a key");
  const second = await caller.record(call, "with the same key again");
  caller.note(`${route.operationName} again`, {
    isSame: property(first.body, "id") === property(second.body, "id"),
  });
}

function remember(ids: number[], { body }: Reply): void {
  const id = property(body, "id");
  if (typeof id === "number") ids.push(id);
}

/** A value for every field but those that hide a record from its readers or make it a series, and a unique name. */
export function fullBody(
  { fields, namedBy, recurrence }: Resource,
  ids: Caller["ids"],
): Record<string, unknown> {
  const open = fields.filter(
    (field) => field.storage !== "password" && field.storage !== "status" && field !== recurrence?.rule,
  );
  return Object.fromEntries(
    open.flatMap((field) => {
      const [first] = samplesOf(field, ids);
      const isOwn = field === namedBy || field.storage === "slug";
      return first === undefined
        ? []
        : [[field.name, isOwn && typeof first === "string" ? `${first} full` : first]];
    }),
  );
}

/** Writes each value of each field in turn to two records, so that both limits stay behind. */
async function writeValues(caller: Caller, resource: Resource): Promise<void> {
  const update = routeOf(resource, "update");
  if (update === undefined) return;
  const write = (at: number, input: object, what: string): Promise<Reply> =>
    caller.record({ route: update, at, input, key: adminKey }, what);
  const written = resource.fields.filter(
    (field) => field.storage !== "password" && field !== resource.recurrence?.rule,
  );
  for (const field of written) {
    const values = samplesOf(field, caller.ids);
    for (const [at, value] of values.entries()) {
      const id = caller.ids.get(resource.name)?.[at % 2] ?? 0;
      await write(id, { [field.name]: value }, `${field.name} ${at}`);
      if (field.storage === "status") await readAsAnyone(caller, resource, id, `in status ${String(value)}`);
    }
    if (field.storage !== "status") continue;
    for (const id of caller.ids.get(resource.name) ?? []) {
      const published = caller.model.service.statuses.find(({ role }) => role === "published");
      await write(id, { [field.name]: published?.name }, "published");
    }
  }
  await writeByHand(caller, resource, update);
}

/** Writes as the client does not: in other languages than its own, and with every method. */
async function writeByHand(
  { model, ids, call, note }: Caller,
  resource: Resource,
  route: Route,
): Promise<void> {
  const { languages } = model.service;
  const path = pathOf(model, route, ids.get(resource.name)?.[1] ?? 0);
  const method = methodOf(route);
  for (const parameter of [languages.parameter, ...languages.aliases]) {
    for (const language of languages.all) {
      const texts = resource.fields.flatMap(({ name, storage }) =>
        storage === "localized" ? [[name, `${name} ${parameter} ${language}`] as const] : [],
      );
      const body = Object.fromEntries(texts);
      const { status } = await call({
        method,
        path: `${path}?${parameter}=${language}`,
        body,
        key: adminKey,
      });
      note(`${route.operationName} ${parameter}=${language}`, { status });
    }
  }
  for (const other of route.methods.filter((one) => one !== method)) {
    const { status } = await call({ method: other, path, body: {}, key: adminKey });
    note(`${other} ${path}`, { status });
  }
}

async function readAsAnyone(caller: Caller, resource: Resource, id: number, when: string): Promise<void> {
  const get = routeOf(resource, "get");
  if (get === undefined) return;
  // That more people may read a record harms no caller.
  const path = pathOf(caller.model, get, id);
  const { status } = await caller.call({ method: "GET", path });
  caller.note(`${resource.name} ${when}`, { status, isRejected: status >= 400 });
}

/** Reads every record on its own, in every language, and the list with every filter. */
async function readRecords(caller: Caller, resource: Resource): Promise<void> {
  const { languages } = caller.model.service;
  const get = routeOf(resource, "get");
  const slugs: string[] = [];
  for (const id of (caller.ids.get(resource.name) ?? []).slice(0, 2)) {
    if (get === undefined) break;
    const { body } = await caller.record({ route: get, at: id }, "by anyone");
    const slug = property(body, "slug");
    if (typeof slug === "string") slugs.push(slug);
    for (const parameter of [languages.parameter, ...languages.aliases]) {
      for (const code of languages.all)
        await caller.record({ route: get, at: id, input: { [parameter]: code } }, `${parameter}=${code}`);
    }
    const each = languages.aliases.map((name, at) => [name, languages.all[at % languages.all.length]]);
    await caller.record({ route: get, at: id, input: Object.fromEntries(each) as object }, "by every alias");
  }
  const bySlug = routeOf(resource, "get_by_slug");
  for (const slug of bySlug === undefined ? [] : slugs) {
    if (bySlug !== undefined) await caller.record({ route: bySlug, at: slug }, "by anyone");
  }
  await readProtected(caller, resource);
  await readLists(caller, resource);
}

/** A record with a password, without it and with it. */
async function readProtected(caller: Caller, resource: Resource): Promise<void> {
  const [create, get] = [routeOf(resource, "create"), routeOf(resource, "get")];
  const field = resource.fields.find(({ storage }) => storage === "password");
  if (create === undefined || get === undefined || field === undefined) return;
  const secret = "a secret";
  const input = { ...fullBody(resource, caller.ids), [field.name]: secret };
  const made = await caller.record({ route: create, input, key: adminKey }, "with a password");
  const call = { route: get, at: Number(property(made.body, "id")) };
  await caller.record(call, "without its password");
  if (!get.parameters.some(({ name }) => name === field.name)) return;
  await caller.record({ ...call, input: { [field.name]: secret } }, "with its password");
}

async function readLists(caller: Caller, resource: Resource): Promise<void> {
  const list = routeOf(resource, "list");
  if (list === undefined) return;
  const { size, page, maximum } = caller.model.service.paging;
  const queries: Record<string, unknown>[] = [
    {},
    { [page]: 2 },
    { [size]: 1 },
    { [size]: maximum },
    ...resource.filters.flatMap((filter) =>
      filterValues(caller, resource, filter).map((value) => ({ [filter.name]: value, [size]: maximum })),
    ),
  ];
  const replies = await Promise.all(queries.map((input) => caller.client({ route: list, input })));
  for (const [at, reply] of replies.entries()) {
    const call = `${list.operationName} ${JSON.stringify(queries[at])}`;
    caller.note(call, listOutcome(caller.contract, resource, reply));
  }
}

function filterValues(caller: Caller, resource: Resource, filter: Filter): readonly unknown[] {
  const { match } = filter;
  switch (match.kind) {
    case "page":
    case "cursor":
    case "offset":
    case "size":
      return [];
    case "search":
      return searchWords(filter);
    case "one_of_ids":
    case "none_of_ids":
      return [(caller.ids.get(resource.name) ?? []).slice(0, 2)];
    case "linked_from":
      return (caller.ids.get(match.resource.name) ?? []).slice(0, 2);
    default: {
      const unknown = filter.ignoreInvalidAt?.includes(base(caller.model)) === true ? ["no such value"] : [];
      // None, in a query.
      return [...samplesOf(filter, caller.ids).map((value) => value ?? ""), ...unknown];
    }
  }
}

function listOutcome(contract: Contract, resource: Resource, reply: Reply): unknown {
  const { status, body, headers } = reply;
  if (status >= 400) return rejection(reply);
  const mismatch = contract.mismatchOf(resource.listName, body);
  const nameOf = (part: ListPart): string => resource.list.find((one) => one.part === part)?.name ?? "";
  const records = isBareList(resource) ? body : property(body, nameOf("items"));
  const { wire } = contract.model.service;
  const counts = wire.headers.map(({ name }) => [name, headers?.get(name)] as const);
  return {
    status,
    total: property(body, nameOf("total")),
    pages: property(body, nameOf("pages")),
    headers: Object.fromEntries(counts),
    records: Array.isArray(records)
      ? records.map((record: unknown) => contract.known(resource, record))
      : records,
    ...(mismatch === undefined ? {} : { mismatch }),
    ...promiseOf(reply),
  };
}

/** The errors that callers distinguish by status and code. */
async function provokeErrors(caller: Caller, resource: Resource): Promise<void> {
  const { model, call, note } = caller;
  const observe = async (request: Request, name: string): Promise<void> => {
    const { status, body } = await call(request);
    // A list that asks for a key may be opened to everyone.
    const isClosed = status === 401 && request.key === undefined;
    note(`${resource.name}: ${name}`, {
      status,
      code: property(body, "code"),
      words: typeof property(body, model.service.wire.errors === "problem" ? "detail" : "message"),
      ...(isClosed ? { isRejected: true } : {}),
    });
  };
  const [list, get, remove] = [
    routeOf(resource, "list"),
    routeOf(resource, "get"),
    routeOf(resource, "delete"),
  ];
  if (get !== undefined) {
    await observe({ method: "GET", path: pathOf(model, get, 999_999) }, "unknown record");
    const other = model.resources.find(
      ({ lifecycle, name }) => lifecycle === resource.lifecycle && name !== resource.name,
    );
    const [id] = caller.ids.get(other?.name ?? "") ?? [];
    if (id !== undefined)
      await observe({ method: "GET", path: pathOf(model, get, id) }, "record of another kind");
  }
  if (list !== undefined) {
    const { page, size } = model.service.paging;
    const needed = resource.filters.filter(({ required }) => required);
    const values = Object.fromEntries(needed.map((one) => [one.name, samplesOf(one, caller.ids)[0]]));
    const pathWith = (more: object): string => `${base(model)}${list.path}?${query({ ...values, ...more })}`;
    await observe({ method: "GET", path: pathWith({ [page]: 9999 }) }, "no such page");
    await observe({ method: "GET", path: pathWith({ [size]: "many" }) }, "not a number");
    await observe({ method: "GET", path: pathWith({}), key: "no key at all" }, "wrong key");
  }
  if (remove !== undefined) {
    const path = pathOf(model, remove, caller.ids.get(resource.name)?.at(-1));
    for (const name of ["delete", "delete again"])
      await observe({ method: "DELETE", path, key: adminKey }, name);
    await observe({ method: "GET", path }, "deleted record");
    if (!resource.parts.includes("trash")) await deleteReferenced(caller, resource, remove);
  }
  await observe({ method: "GET", path: `${base(model)}/nowhere` }, "no route");
}

/** Deletes the record that others refer to for good, and reads the lists of those. */
async function deleteReferenced(caller: Caller, resource: Resource, route: Route): Promise<void> {
  const { model, ids, call, note } = caller;
  const name = `${resource.name}: delete referenced`;
  if (caller.wasRejected(name)) return;
  const [id] = ids.get(resource.name) ?? [];
  const { status } = await call({ method: "DELETE", path: pathOf(model, route, id), key: adminKey });
  note(name, { status, isRejected: status >= 400 });
  if (status >= 400) return;
  const referring = model.resources.filter(({ fields }) =>
    fields.some(({ type }) => type.kind === "reference" && type.target === resource),
  );
  for (const other of referring) {
    const list = routeOf(other, "list");
    if (list === undefined) continue;
    const { body } = await call({ method: "GET", path: base(model) + list.path, key: adminKey });
    note(`${other.name} after the delete`, { total: property(body, "total") });
  }
}

/** A query string; lists are separated by commas, as every list parameter takes them. */
export function query(values: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(values).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)] as const,
  );
  return new URLSearchParams(Object.fromEntries(texts)).toString();
}

/** Whether everything is there that was, with the same value. What a client knew to be missing at times may come. */
function agrees(before: unknown, now: unknown): boolean {
  if (typeof before !== "object" || before === null || Array.isArray(before) !== Array.isArray(now)) {
    return isDeepStrictEqual(before, now);
  }
  const isWhole = !Array.isArray(before) || before.length === (Array.isArray(now) ? now.length : 0);
  const hasNewMismatch =
    property(before, "mismatch") === undefined && property(now, "mismatch") !== undefined;
  return (
    isWhole &&
    !hasNewMismatch &&
    Object.entries(before).every(([name, value]) =>
      name === promise ? isKept(value, property(now, name)) : agrees(value, property(now, name)),
    )
  );
}

/** The first place where two outcomes differ. */
function difference(before: unknown, now: unknown, path = ""): string {
  if (typeof before === "object" && before !== null && typeof now === "object" && now !== null) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    const name = names.find((one) => !agrees(Reflect.get(before, one), Reflect.get(now, one)));
    if (name !== undefined)
      return difference(Reflect.get(before, name), Reflect.get(now, name), `${path}.${name}`);
  }
  return `${path} was ${JSON.stringify(before)}, is ${JSON.stringify(now)}`;
}
