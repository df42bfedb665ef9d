import type { Document, MongoClient } from "mongodb";
import { numbersOf } from "../core/cache-snapshot.js";
import { isObject } from "../core/properties.js";
import { cacheNumber, isUuid } from "../core/record-id.js";

/** Commands that write, and whether they name the one collection that they write to. */
const writes: ReadonlyMap<string, "one" | "any"> = new Map([
  ["insert", "one"],
  ["update", "one"],
  ["delete", "one"],
  ["findAndModify", "one"],
  ["drop", "one"],
  ["bulkWrite", "any"],
  ["dropDatabase", "any"],
  ["renameCollection", "any"],
]);

/** A write to a collection, to all of it unless ids and properties are known; or to anything. */
export type Write =
  | "all"
  | {
      readonly collection: string;
      readonly ids?: readonly number[] | undefined;
      readonly properties?: ReadonlySet<string> | undefined;
    };

/** Reports the replies to a client, and its writes to a database, before their callers continue. */
export function monitorCommands(
  client: MongoClient,
  database: string,
  {
    onWrite,
    onReply,
  }: {
    /** Called after each write that was answered, or whose answer will never come: it may have been done. */
    readonly onWrite: (write: Write) => void;
    /** Called with each reply, before `onWrite`. */
    readonly onReply: (reply: Document) => void;
  },
): void {
  const open = new Map<number, Write>();
  client.on("commandStarted", ({ requestId, commandName, databaseName, command }) => {
    if (databaseName !== database && databaseName !== "admin") return;
    const write = writeOf(commandName, command);
    if (write !== undefined) open.set(requestId, write);
  });
  const end = (requestId: number): void => {
    const write = open.get(requestId);
    if (write === undefined) return;
    open.delete(requestId);
    onWrite(write);
  };
  client.on("commandSucceeded", ({ requestId, reply }) => {
    onReply(reply as Document);
    end(requestId);
  });
  client.on("commandFailed", ({ requestId }) => end(requestId));
}

function writeOf(name: string, command: Command): Write | undefined {
  const kind = writes.get(name) ?? (isWritingPipeline(name, command) ? "any" : undefined);
  if (kind === undefined) return undefined;
  const target: unknown = command[name];
  if (kind === "any" || typeof target !== "string") return "all";
  return {
    collection: target,
    ids: affectedIds(name, command),
    properties: affectedProperties(name, command),
  };
}

/** Properties of records that no answer shows. */
const unseenProperties: ReadonlySet<string> = new Set(["notes", "noted", "noted_fault"]);

/**
 * The collection that a write invalidates, or only its numbers, those of these properties; undefined where no answer shows
 * what it changes.
 */
export function invalidatedBy(
  { collection, properties }: Exclude<Write, "all">,
  numbers: readonly string[],
): string | undefined {
  if (properties === undefined) return collection;
  const seen = [...properties].filter((property) => !unseenProperties.has(property));
  if (seen.length === 0) return undefined;
  return seen.every((property) => numbers.includes(property)) ? numbersOf(collection) : collection;
}

/** Pipelines may end in a collection. */
function isWritingPipeline(name: string, { pipeline }: Command): boolean {
  const last: unknown = name === "aggregate" && Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return isObject(last) && ("$out" in last || "$merge" in last);
}

/** Commands with more ids count as changing any document. */
const mostIds = 250;

type Command = Readonly<Record<string, unknown>>;

/**
 * The ids of all documents that a command may change, as numbers, where it names them; undefined where others may be among
 * them.
 */
export function affectedIds(name: string, command: Command): readonly number[] | undefined {
  switch (name) {
    case "insert":
      return idsOfAll(command.documents, ({ _id }) => idNumbers(_id));
    case "update":
      return idsOfAll(command.updates, ofQuery);
    case "delete":
      return idsOfAll(command.deletes, ofQuery);
    case "findAndModify":
      return idsOfAll([{ q: command.query }], ofQuery);
    default:
      return undefined;
  }
}

/**
 * The names of the top-level properties that a command changes in documents that exist; undefined where any may change, as
 * by inserts, deletes, replacements, pipelines and upserts.
 */
export function affectedProperties(name: string, command: Command): ReadonlySet<string> | undefined {
  const updates: unknown =
    name === "update"
      ? command.updates
      : name === "findAndModify"
        ? [{ u: command.update, upsert: command.upsert }]
        : undefined;
  if (!Array.isArray(updates)) return undefined;
  const found = new Set<string>();
  for (const { u, upsert } of updates.filter(isObject)) {
    if (upsert === true || !isObject(u)) return undefined;
    for (const [operator, changes] of Object.entries(u)) {
      if (!fieldOperators.has(operator) || !isObject(changes)) return undefined;
      for (const path of Object.keys(changes)) found.add(path.split(".", 1)[0] ?? path);
    }
  }
  return found;
}

/** Update operators that change the properties they name and no others. */
const fieldOperators: ReadonlySet<string> = new Set(["$set", "$unset", "$inc", "$push", "$pull"]);

function ofQuery({ q }: Command): readonly number[] | undefined {
  return isObject(q) ? idNumbers(q._id) : undefined;
}

/** Numbers of the ids that a condition allows: one, or some of a list. */
export function idNumbers(condition: unknown): readonly number[] | undefined {
  if (typeof condition === "number") return [condition];
  if (isUuid(condition)) return [cacheNumber(condition)];
  const among: unknown = isObject(condition) ? condition.$in : undefined;
  if (!Array.isArray(among)) return undefined;
  if (among.every((id) => typeof id === "number")) return among;
  return among.every(isUuid) ? among.map(cacheNumber) : undefined;
}

function idsOfAll(
  statements: unknown,
  idsOf: (statement: Command) => readonly number[] | undefined,
): readonly number[] | undefined {
  if (!Array.isArray(statements) || statements.length > mostIds) return undefined;
  const ids: number[] = [];
  for (const statement of statements as readonly unknown[]) {
    const own = isObject(statement) ? idsOf(statement) : undefined;
    if (own === undefined) return undefined;
    ids.push(...own);
  }
  return ids.length > mostIds ? undefined : ids;
}
