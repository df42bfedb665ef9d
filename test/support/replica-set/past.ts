import type { Document, Timestamp } from "bson";
import { createGate, type Gate } from "./gate.js";
import type { ReplicaSetState } from "./state.js";
import { openWireClient, type WireClient } from "./wire.js";

/**
 * The past in which a member remains that receives no writes. The engine has the present only, so that its databases are copied
 * when a past begins: without their indexes, and those only that clients of the set have named. Reads with any concern show
 * the copy, as a majority read does.
 */
export interface Past {
  /** When it began. */
  readonly time: Timestamp;
  readonly token: string;
  readonly begunAt: Date;
  /** Shut while the member is behind. */
  readonly over: Gate;
}

/** The moment up to which a member has the history. */
export function timeOf({ pasts, history }: ReplicaSetState, host: string): Timestamp {
  return pasts.get(host)?.time ?? history.now();
}

/** Makes a member remain behind, and calls `onBegin` while no write is done. */
export async function beginPast(
  state: ReplicaSetState,
  host: string,
  onBegin: () => void = () => undefined,
): Promise<void> {
  const { history, writing, writes, databases, copies, pasts } = state;
  const engine = openWireClient(state.path);
  writing.shut();
  try {
    await Promise.all(writes);
    for (const from of databases) {
      const to = copyOf(from, host);
      copies.add(to);
      await copy(engine, { from, to });
    }
    const over = createGate();
    over.shut();
    pasts.set(host, { time: history.now(), token: history.token(), begunAt: new Date(), over });
    onBegin();
  } finally {
    writing.open();
    engine.close();
  }
}

/** All members have what the others have. */
export function endPasts({ pasts }: ReplicaSetState): void {
  const ended = [...pasts.values()];
  pasts.clear();
  for (const { over } of ended) over.open();
}

/** Removes the copies of databases. */
export async function removeCopies({ path, copies }: ReplicaSetState): Promise<void> {
  if (copies.size === 0) return;
  const engine = openWireClient(path);
  for (const $db of copies) await engine.send({ dropDatabase: 1, $db });
  engine.close();
}

/** A read as a member does it that is behind. Cursors bring the name of their database. */
export function inPast(command: Document, host: string): Document {
  const { $db } = command as { readonly $db: string };
  const isOfCursor = "getMore" in command || "killCursors" in command;
  return isOfCursor || isOfServer($db) ? command : { ...command, $db: copyOf($db, host) };
}

/** Whether a database is none of clients. */
export function isOfServer(name: string): boolean {
  return ["admin", "config", "local"].includes(name) || copyName.test(name);
}

const copyOf = (name: string, host: string): string => `${name}_at_${host.replace(/^.*:/, "")}`;
const copyName = /_at_\d+$/;

async function copy(
  engine: WireClient,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  // Not dropped: the engine keeps the files of collections that are.
  for (const name of await namesIn(engine, to))
    await engine.send({ delete: name, deletes: [{ q: {}, limit: 0 }], $db: to });
  for (const name of await namesIn(engine, from))
    for await (const documents of documentsOf(engine, from, name))
      await engine.send({ insert: name, documents, $db: to });
}

async function namesIn(engine: WireClient, $db: string): Promise<readonly string[]> {
  const { cursor } = await engine.send({ listCollections: 1, nameOnly: true, $db });
  const { firstBatch } = cursor as { readonly firstBatch: readonly { readonly name: string }[] };
  return firstBatch.map(({ name }) => name);
}

async function* documentsOf(
  engine: WireClient,
  $db: string,
  name: string,
): AsyncGenerator<readonly Document[]> {
  let reply = await engine.send({ find: name, batchSize, $db });
  for (;;) {
    const { id, firstBatch, nextBatch } = reply.cursor as CursorPart;
    const documents = firstBatch ?? nextBatch ?? [];
    if (documents.length > 0) yield documents;
    if (Number(id) === 0) return;
    reply = await engine.send({ getMore: id, collection: name, batchSize, $db });
  }
}

const batchSize = 1000;

interface CursorPart {
  readonly id: unknown;
  readonly firstBatch?: readonly Document[];
  readonly nextBatch?: readonly Document[];
}
