import { isDeepStrictEqual } from "node:util";
import type { Document } from "mongodb";
import { formerOf, isFormer } from "../../generator/diff/pairs.js";
import type {
  AnswerProperty,
  Field,
  Model,
  ObjectType,
  ParameterType,
  Resource,
} from "../../generator/model/model.js";
import { timesIn, valueTypeOf } from "../../generator/model/value-type.js";
import { openKeys } from "../../runtime/auth/keys.js";
import type { Database } from "../../runtime/storage/database.js";
import {
  base,
  createCaller,
  fullBody,
  Noticed,
  type Observation,
  property,
  routeOf,
  sendTo,
  useService,
} from "./caller.js";
import { callThrough } from "./client.js";
import { type Contract, contractOf } from "./contract.js";
import { wronglyFound } from "./findable.js";
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
        const made = await writer.call({
          method: create.methods.at(-1) ?? "",
          path: base(next.model) + create.path,
          body,
          key: adminKey,
        });
        const get = routeOf(resource, "get");
        if (made.status !== 201 || get === undefined || update === undefined) continue;
        const id = String(property(made.body, "id"));
        const read = await writer.call({
          method: "GET",
          path: base(next.model) + get.path.replace("{id}", id),
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
  const failures = [...leftBehind(old, next.model), ...lostSubscriptions(old, next.model)];
  try {
    for (const program of [old.program, next]) {
      const { ensureIndexes, product } = await program.load();
      await ensureIndexes(database, product);
    }
  } catch (error) {
    return [...failures, `The service does not start: ${String(error)}`];
  }
  if (failures.length > 0) return failures;
  const service = await serve(next, database, ground);
  const send = sendTo(service);
  const contract = contractOf(next);
  try {
    for (const resource of next.model.resources) {
      const before = formerOf(resource, old.program.model.resources);
      const stored = old.documents.get(before?.collection ?? "") ?? [];
      failures.push(...(await wronglyFound(resource, stored, next.model, send)));
      const get = routeOf(resource, "get");
      if (before === undefined || get === undefined) continue;
      for (const id of old.ids.get(before.name) ?? []) {
        const path = base(next.model) + get.path.replace("{id}", String(id));
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
        failures.push(...lostValues(old, before, resource, id, body));
      }
      failures.push(...(await writeNew(resource, old, next.model, send)));
    }
    return [...failures, ...service.errors.map(String)];
  } finally {
    await service.stop();
  }
}

/** Webhooks that get none of the messages about a resource, because these have other types. */
function lostSubscriptions({ program, documents }: Recording, { resources }: Model): string[] {
  const types = (documents.get("webhooks") ?? []).flatMap((one) => one.types as readonly string[]);
  return program.model.resources.flatMap(({ name }) => {
    const next = resources.find((resource) => resource.renamedFrom === name);
    if (next === undefined || resources.some((resource) => resource.name === name)) return [];
    return types.filter((type) => type.startsWith(`${name}.`)).map((type) => `${type} is left behind`);
  });
}

/** Documents and properties that the newer spec does not know, and those that it misses. */
function leftBehind({ program, documents }: Recording, { resources, service }: Model): string[] {
  return program.model.resources.flatMap((before) => {
    const stored = documents.get(before.collection) ?? [];
    const next = resources.find((resource) => isFormer(before, resource));
    if (stored.length === 0) return [];
    if (next?.collection !== before.collection) return [`${before.collection} is left behind`];
    const names = before.fields.map(({ name }) => name);
    const gone = names.filter(
      (name) =>
        !next.fields.some((field) => field.name === name) &&
        stored.some((document) => document[name] !== undefined || textsOf(document, name).length > 0),
    );
    const missing = next.fields.filter(
      (field) => field.required && stored.some((document) => !isStored(field, document)),
    );
    const elsewhere = next.fields.filter((field) => {
      const former = before.fields.find(({ name }) => name === field.name);
      return former !== undefined && former.storage !== field.storage;
    });
    const languages = stored.flatMap(({ text }) => Object.keys((text ?? {}) as object));
    const unknown = languages.filter((code) => !service.languages.all.includes(code));
    return [
      ...unknown.map((code) => `texts of ${before.name} in ${code} are left behind`),
      ...lostProperties(before, next, stored),
      ...wrongCounts(next, stored, documents),
      ...wrongParts(next, stored),
      ...wrongIds(next, stored),
      ...wrongTimes(next, stored),
      ...lostSeries(before, next, stored),
      ...gone.map((name) => `${before.name}.${name} is left behind`),
      ...missing.map(({ name }) => `${before.name}.${name} is missing`),
      ...elsewhere.map(({ name }) => `${before.name}.${name} is kept elsewhere`),
    ];
  });
}

/** Properties of objects in documents that the newer spec does not know. */
function lostProperties(before: Resource, next: Resource, stored: readonly Document[]): string[] {
  return before.fields.flatMap(({ name, type }) => {
    const [old, now] = [objectIn(type), objectIn(next.fields.find((field) => field.name === name)?.type)];
    const gone = (old?.properties ?? []).filter(
      (one) => now !== undefined && !now.properties.some((property) => property.name === one.name),
    );
    return gone.flatMap((one) =>
      stored.some((document) => JSON.stringify(document[name] ?? null).includes(`"${one.name}":`))
        ? [`${before.name}.${name}.${one.name} is left behind`]
        : [],
    );
  });
}

function objectIn(type: ParameterType | undefined): ObjectType | undefined {
  if (type?.kind === "list" || type?.kind === "map") return objectIn(type.of);
  return type?.kind === "object" ? type.object : undefined;
}

/** Documents have the properties of the parts of their resource, and of no others. */
function wrongParts({ name, lifecycle, parts }: Resource, stored: readonly Document[]): string[] {
  if (lifecycle !== "plain") return [];
  const isTrashStored = parts.includes("trash") && !parts.includes("status");
  const wanted = {
    author: parts.includes("author"),
    status: parts.includes("status"),
    _trashed: isTrashStored,
  };
  return Object.entries(wanted).flatMap(([property, isWanted]) =>
    stored.some((document) => (document[property] !== undefined) !== isWanted)
      ? [`${property} of ${name} is not that of the parts of its documents`]
      : [],
  );
}

/** Fields whose stored times are not of the kind that the resource has now: in UTC, or what the clocks of the service show. */
function wrongTimes(resource: Resource, stored: readonly Document[]): string[] {
  return resource.fields.flatMap((field) => {
    const times = field.storage === "plain" ? timesIn(valueTypeOf(field, resource)) : undefined;
    const isWrong = (text: unknown): boolean =>
      typeof text === "string" && /^\d{4}-/.test(text) && text.endsWith("Z") !== (times === "instant");
    return times !== undefined && stored.some((document) => isWrong(document[field.stored]))
      ? [`${resource.name}.${field.name} has stored times of another kind`]
      : [];
  });
}

/** Records whose ids are not of the kind that the resource has now: no path leads to them. */
function wrongIds({ name, ids }: Resource, stored: readonly Document[]): string[] {
  const isWrong = stored.some(({ _id }) => (typeof _id === "string") !== (ids === "uuid"));
  return isWrong ? [`${name}: stored ids are not of the kind ${ids}`] : [];
}

/** Occurrences know their series by one field, and series their rule. */
function lostSeries(before: Resource, next: Resource, stored: readonly Document[]): string[] {
  const [old, now] = [before.recurrence, next.recurrence];
  if (old === undefined) return [];
  const isLost = stored.some(
    (document) =>
      (document.occurrence !== undefined && document[old.series.name] !== document[now?.series.name ?? ""]) ||
      (document.series !== undefined && document[now?.rule.name ?? ""] === undefined),
  );
  return isLost ? [`series of ${before.name} are left behind`] : [];
}

/** Terms store how many published records refer to them. */
function wrongCounts(
  { name, lifecycle, counts }: Resource,
  stored: readonly Document[],
  documents: Recording["documents"],
): string[] {
  if (lifecycle !== "term") return [];
  const records = counts === undefined ? [] : (documents.get(counts.resource.collection) ?? []);
  const isWrong = stored.some(({ _id, count }) => {
    const referring = records.filter(
      (record) =>
        record.status === "publish" &&
        JSON.stringify([record[counts?.field.name ?? ""]])
          .match(/\d+/g)
          ?.includes(String(_id)),
    );
    return count !== referring.length;
  });
  return isWrong ? [`counts of ${name} are out of date`] : [];
}

function textsOf({ text }: Document, name: string): readonly unknown[] {
  const texts: unknown[] = Object.values((text ?? {}) as object);
  return texts.flatMap((one) => {
    const value = property(one, name);
    return value === undefined ? [] : [value];
  });
}

function isStored({ name, storage }: Field, document: Document): boolean {
  return storage === "localized" || storage === "slug"
    ? textsOf(document, name).length > 0
    : document[name] != null;
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
  const path = base(model) + update.path.replace("{id}", String(id));
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

/** Values of fields that show otherwise than before, although both specs show the field. */
function lostValues(old: Recording, before: Resource, next: Resource, id: number, body: unknown): string[] {
  const last = old.observations.findLast(
    ({ outcome }) => property(property(outcome, "record"), "id") === id && isOf(before, outcome),
  );
  const record = property(last?.outcome, "record");
  return next.answer.properties.flatMap((one) => {
    const former = before.answer.properties.find(({ name }) => name === one.name);
    if (former === undefined || !isKept(former) || !isKept(one)) return [];
    const [was, is] = [property(record, one.name), property(body, one.name)];
    const wasThere = was !== undefined && was !== null && was !== "";
    if (wasThere && is === undefined) return [`${next.name}.${one.name} of ${id} is lost`];
    const isOther = wasThere && hasDecimals(former) && hasDecimals(one) && Number(was) !== Number(is);
    return isOther ? [`${next.name}.${one.name} of ${id} is another number`] : [];
  });
}

function hasDecimals({ value }: AnswerProperty): boolean {
  return value.kind === "field" && value.field.scale !== undefined;
}

function isOf({ typeName }: Resource, outcome: unknown): boolean {
  return typeName !== "" && property(outcome, "record") !== undefined;
}

function isKept({ value }: AnswerProperty): boolean {
  return value.kind === "field" || (value.kind === "life" && value.property === "count");
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
  const { status } = await send({
    method: create.methods.at(-1) ?? "POST",
    path: base(model) + create.path,
    body,
    key: adminKey,
  });
  return status === 201 ? [] : [`A new ${resource.name} cannot be kept: ${status}`];
}

async function useOn({
  program,
  client,
  contract,
  database,
  ground,
  expected,
}: Use): Promise<readonly Observation[]> {
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

/** A program on an empty database, and what its callers expect. */
interface Use {
  readonly program: Program;
  /** The program whose client calls. */
  readonly client: Program;
  readonly contract: Contract;
  readonly database: Database;
  readonly ground: Ground;
  readonly expected?: readonly Observation[];
}
