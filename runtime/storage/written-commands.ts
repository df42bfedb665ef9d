import type { Document, MongoClient } from "mongodb";
import { countsOf } from "../core/cache-snapshot.js";
import { affectedIds, affectedProperties } from "./affected-ids.js";

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

/** Properties of records that change without the record: counts have versions of their own, no answer shows the others. */
const sideProperties: ReadonlyMap<string, "count" | "unseen"> = new Map([
  ["count", "count"],
  ["notes", "unseen"],
  ["noted", "unseen"],
  ["noted_fault", "unseen"],
]);

/** A write to a collection, to all of it unless ids are known, or to anything. */
export type Write = { readonly collection: string; readonly ids?: readonly number[] } | "all";

/** Called for the commands of a client before their callers continue. */
export interface CommandListener {
  /** Called after each write that was answered, or whose answer will never come: it may have been done. */
  readonly onWrite: (write: Write) => void;
  /** Called with each reply, before `onWrite`. */
  readonly onReply: (reply: Document) => void;
}

/** Reports the replies to a client, and its writes to a database. */
export function monitorCommands(
  client: MongoClient,
  database: string,
  { onWrite, onReply }: CommandListener,
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

function writeOf(name: string, command: Readonly<Record<string, unknown>>): Write | undefined {
  const kind = writes.get(name) ?? (isWritingPipeline(name, command) ? "any" : undefined);
  if (kind === undefined) return undefined;
  const target: unknown = command[name];
  if (kind === "any" || typeof target !== "string") return "all";
  const collection = invalidatedBy(target, affectedProperties(name, command));
  const ids = affectedIds(name, command);
  return collection === undefined ? undefined : { collection, ...(ids && { ids }) };
}

/** The collection that a write invalidates, or its counts; undefined where no answer shows what it changes. */
export function invalidatedBy(
  collection: string,
  properties: ReadonlySet<string> | undefined,
): string | undefined {
  const sides = new Set(properties && Array.from(properties, (property) => sideProperties.get(property)));
  if (properties === undefined || sides.has(undefined)) return collection;
  return sides.has("count") ? countsOf(collection) : undefined;
}

/** Pipelines may end in a collection. */
function isWritingPipeline(name: string, { pipeline }: Readonly<Record<string, unknown>>): boolean {
  const last: unknown = name === "aggregate" && Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return typeof last === "object" && last !== null && ("$out" in last || "$merge" in last);
}
