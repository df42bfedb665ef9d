import { isDeepStrictEqual } from "node:util";
import type { Document } from "mongodb";
import { formerOf } from "../../generator/diff/pairs.js";
import type { Model, Resource } from "../../generator/model/model.js";
import { openKeys } from "../../runtime/auth/keys.js";
import type { Database } from "../../runtime/storage/database.js";
import {
  createCaller,
  fullBody,
  Noticed,
  type Observation,
  pathOf,
  property,
  routeOf,
  sendTo,
  useService,
} from "./caller.js";
import { callThrough } from "./client.js";
import { type Contract, contractOf } from "./contract.js";
import type { Ground } from "./grounds.js";
import { samplesOf } from "./samples.js";
import { adminKey, type Program, serve } from "./serve.js";

/** What a service of a spec answered to its own callers, and what it stored. */
export interface Recording {
  readonly program: Program;
  readonly contract: Contract;
  readonly observations: readonly Observation[];
  readonly documents: ReadonlyMap<string, readonly Document[]>;
  readonly ids: ReadonlyMap<string, readonly number[]>;
}

/** Lets the callers of a spec use its own service. */
export async function record(program: Program, ground: Ground): Promise<Recording> {
  const database = await ground.empty();
  const contract = contractOf(program);
  const observations = await useOn({ program, client: program, contract, database, ground });
  const rejected = observations.find(
    ({ call, outcome }) => call.endsWith(" as possible") && property(outcome, "status") !== 201,
  );
  if (rejected !== undefined) throw new Error(`${rejected.call}: ${JSON.stringify(rejected.outcome)}`);
  const collections = [
    "sequences",
    "webhooks",
    ...program.model.resources.map(({ collection }) => collection),
  ];
  const documents = new Map<string, readonly Document[]>();
  const ids = new Map<string, readonly number[]>();
  for (const name of collections) documents.set(name, await database.db.collection(name).find({}).toArray());
  for (const { name, collection } of program.model.resources) {
    ids.set(
      name,
      (documents.get(collection) ?? []).map(({ _id }) => Number(_id)),
    );
  }
  return { program, contract, observations, documents, ids };
}

/** What old callers notice when they use the service of the newer spec; nothing where they notice nothing. */
export async function proveWire(old: Recording, next: Program, ground: Ground): Promise<readonly string[]> {
  const database = await ground.empty();
  try {
    const { program: client, contract, observations: expected } = old;
    await useOn({ program: next, client, contract, database, ground, expected });
  } catch (error) {
    if (error instanceof Noticed) return [error.message];
    throw error;
  }
  return readOthers(old.contract, next, database, ground);
}

/** What others wrote who know the newer spec, read by those who know the old one. */
async function readOthers(
  { model, mismatchOf }: Contract,
  next: Program,
  database: Database,
  ground: Ground,
): Promise<readonly string[]> {
  const service = await serve(next, database, ground);
  const failures: string[] = [];
  const client = callThrough(await next.loadClient(), service);
  const writer = createCaller({ contract: contractOf(next), client, send: sendTo(service), keys: new Map() });
  try {
    for (const resource of next.model.resources) {
      const collection = database.db.collection(resource.collection);
      writer.ids.set(
        resource.name,
        (await collection.find({}, { sort: { _id: 1 } }).toArray()).map(({ _id }) => Number(_id)),
      );
    }
    for (const resource of next.model.resources) {
      const [create, update] = [routeOf(resource, "create"), routeOf(resource, "update")];
      const known = formerOf(resource, model.resources);
      if (create === undefined || known === undefined) continue;
      const required = resource.fields.filter((field) => field.required);
      const plain = Object.fromEntries(
        required.map((field) => [field.name, samplesOf(field, writer.ids)[0]]),
      );
      const bodies = [
        plain,
        fullBody(resource, writer.ids),
        ...newValues(known, resource, writer.ids).map((value) => ({ ...plain, ...value })),
      ];
      for (const [at, values] of bodies.entries()) {
        const body = { ...values, [resource.namedBy.name]: `of others ${at}` };
        const path = pathOf(next.model, create);
        const made = await writer.call({ method: create.methods.at(-1) ?? "", path, body, key: adminKey });
        const get = routeOf(resource, "get");
        if (made.status !== 201 || get === undefined || update === undefined) continue;
        const read = await writer.call({
          method: "GET",
          path: pathOf(next.model, get, property(made.body, "id")),
        });
        const mismatch = read.status === 200 ? mismatchOf(known.typeName, read.body) : undefined;
        if (mismatch !== undefined) failures.push(`${resource.name} of others: ${mismatch}`);
      }
    }
  } finally {
    await service.stop();
  }
  return failures;
}

/** Values that only the newer spec allows. */
function newValues(
  old: Resource,
  next: Resource,
  ids: ReadonlyMap<string, readonly number[]>,
): readonly Record<string, unknown>[] {
  return next.fields.flatMap((field) => {
    const before = old.fields.find(({ name }) => name === field.name);
    const former = before === undefined ? [] : samplesOf(before, ids);
    return samplesOf(field, ids)
      .filter((value) => !former.some((one) => isDeepStrictEqual(one, value)))
      .map((value) => ({ [field.name]: value }));
  });
}

/** What is not right when the newer service finds the documents of the old one; nothing where all is. */
export async function proveStored(old: Recording, next: Program, ground: Ground): Promise<readonly string[]> {
  const database = await ground.empty();
  for (const [name, documents] of old.documents) {
    for (const document of documents) await database.db.collection(name).insertOne({ ...document });
  }
  const failures: string[] = [];
  for (const program of [old.program, next]) {
    const { ensureIndexes, product } = await program.load();
    await ensureIndexes(database, product);
  }
  const service = await serve(next, database, ground);
  const send = sendTo(service);
  const contract = contractOf(next);
  try {
    for (const resource of next.model.resources) {
      const before = formerOf(resource, old.program.model.resources);
      const get = routeOf(resource, "get");
      if (before === undefined || get === undefined) continue;
      for (const id of old.ids.get(before.name) ?? []) {
        const path = pathOf(next.model, get, id);
        const { status, body } = await send({ method: "GET", path, key: adminKey });
        const stored = old.documents.get(before.collection)?.find(({ _id }) => Number(_id) === id);
        if (status !== 200) {
          if (stored?.status !== "trash" && stored?._trashed !== true && stored?.password === undefined)
            failures.push(`${resource.name} ${id} cannot be read: ${status}`);
          continue;
        }
        const mismatch = contract.mismatchOf(resource.typeName, body);
        if (mismatch !== undefined) failures.push(`${resource.name} ${id}: ${mismatch}`);
        failures.push(...(await writeBack({ resource, id, body, stored }, next.model, send)));
      }
      failures.push(...(await writeNew(resource, old, next.model, send)));
    }
    return [...failures, ...service.errors.map(String)];
  } finally {
    await service.stop();
  }
}

interface ReadRecord {
  readonly resource: Resource;
  readonly id: number;
  readonly body: unknown;
  readonly stored: Document | undefined;
}

/** What was read can be written again, or it is not what the newer spec allows. */
async function writeBack(
  { resource, id, body, stored }: ReadRecord,
  model: Model,
  send: ReturnType<typeof sendTo>,
): Promise<string[]> {
  const update = routeOf(resource, "update");
  if (update === undefined || stored === undefined || stored.status === "trash" || stored._trashed === true)
    return [];
  const path = pathOf(model, update, id);
  const failures: string[] = [];
  for (const field of resource.fields) {
    const value =
      field.storage === "plain" || field.storage.startsWith("reference")
        ? (stored[field.name] as unknown)
        : property(body, field.name);
    if (
      value === undefined ||
      value === null ||
      value === "" ||
      field.storage === "password" ||
      stored[field.name] === undefined
    )
      continue;
    const reply = await send({ method: "PATCH", path, body: { [field.name]: value }, key: adminKey });
    if (reply.status !== 200 && update.methods.includes("PATCH"))
      failures.push(`${resource.name}.${field.name} of ${id} cannot be kept: ${reply.status}`);
  }
  return failures;
}

/** A new record finds its place among the old ones. */
async function writeNew(
  resource: Resource,
  { ids }: Recording,
  model: Model,
  send: ReturnType<typeof sendTo>,
): Promise<string[]> {
  const create = routeOf(resource, "create");
  if (create === undefined) return [];
  const required = resource.fields.filter((field) => field.required);
  const values = Object.fromEntries(required.map((field) => [field.name, samplesOf(field, ids)[0]]));
  const body = { ...values, [resource.namedBy.name]: "another name" };
  const method = create.methods.at(-1) ?? "POST";
  const { status } = await send({ method, path: pathOf(model, create), body, key: adminKey });
  return status === 201 ? [] : [`A new ${resource.name} cannot be kept: ${status}`];
}

/** Lets callers use a program on an empty database: through the client of one program, with what they expect of it. */
async function useOn({
  program,
  client,
  contract,
  database,
  ground,
  expected,
}: {
  readonly program: Program;
  readonly client: Program;
  readonly contract: Contract;
  readonly database: Database;
  readonly ground: Ground;
  readonly expected?: readonly Observation[];
}): Promise<readonly Observation[]> {
  const service = await serve(program, database, ground);
  try {
    const keys = openKeys(database, undefined);
    const made = new Map<string, string>();
    for (const [at, { name }] of contract.model.service.roles.entries()) {
      made.set(name, await keys.create({ name, role: name, author: at + 2 }));
    }
    return await useService({
      contract,
      client: callThrough(await client.loadClient(), service),
      send: sendTo(service),
      keys: made,
      ...(expected === undefined ? {} : { expected }),
    });
  } finally {
    await service.stop();
  }
}
