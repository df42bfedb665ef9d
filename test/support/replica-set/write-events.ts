import type { Document } from "bson";
import type { WireClient } from "./wire.js";

/** A write as a change stream reports it, without its place in the history. */
export interface WriteEvent {
  readonly operationType: string;
  readonly ns: { readonly db: string; readonly coll: string };
  readonly documentKey?: { readonly _id: unknown };
  readonly updateDescription?: {
    readonly updatedFields: Document;
    readonly removedFields: readonly string[];
  };
}

/** What a write has inserted because no document matched. */
export function upsertsOf(command: Document, reply: Document): readonly WriteEvent[] {
  const [name = ""] = Object.keys(command);
  const { upserted, lastErrorObject } = reply as UpsertReply;
  const ids = [...(upserted ?? []).map(({ _id }) => _id), lastErrorObject?.upserted];
  return ids
    .filter((id) => id !== undefined)
    .map((_id) => ({ operationType: "insert", ns: namespaceOf(command, name), documentKey: { _id } }));
}

interface UpsertReply {
  readonly upserted?: readonly { readonly _id: unknown }[];
  readonly lastErrorObject?: { readonly upserted?: unknown };
}

type EventsOf = (command: Document, upstream: WireClient) => Promise<readonly WriteEvent[]>;

/** What a write is going to change, and maybe more: its conditions are resolved before it. */
export async function eventsOf(command: Document, upstream: WireClient): Promise<readonly WriteEvent[]> {
  const [name = ""] = Object.keys(command);
  return (await events[name]?.(command, upstream)) ?? [];
}

const namespaceOf = (command: Document, name: string): WriteEvent["ns"] => ({
  db: String(command.$db),
  coll: String(command[name]),
});

const events: Readonly<Record<string, EventsOf>> = {
  insert: (command) =>
    Promise.resolve(
      (command.documents as readonly { readonly _id: unknown }[]).map(({ _id }) => ({
        operationType: "insert",
        ns: namespaceOf(command, "insert"),
        documentKey: { _id },
      })),
    ),
  update: (command, upstream) =>
    changesOf(command, { name: "update", statements: command.updates as readonly Document[], upstream }),
  delete: (command, upstream) =>
    changesOf(command, { name: "delete", statements: command.deletes as readonly Document[], upstream }),
  findAndModify: (command, upstream) => {
    const { query, update, remove } = command;
    const statement = { q: query as unknown, ...(remove === true ? {} : { u: update as unknown }) };
    return changesOf(command, { name: "findAndModify", statements: [statement], upstream });
  },
  drop: (command) => Promise.resolve([{ operationType: "drop", ns: namespaceOf(command, "drop") }]),
};

async function changesOf(
  command: Document,
  {
    name,
    statements,
    upstream,
  }: { readonly name: string; readonly statements: readonly Document[]; readonly upstream: WireClient },
): Promise<readonly WriteEvent[]> {
  const ns = namespaceOf(command, name);
  const all = await Promise.all(
    statements.map(async ({ q, u }): Promise<WriteEvent[]> => {
      const find = {
        find: ns.coll,
        filter: q as Document,
        projection: { _id: 1 },
        limit: 1000,
        singleBatch: true,
        $db: ns.db,
      };
      const { cursor } = await upstream.send(find);
      const ids = ((cursor as Document | undefined)?.firstBatch ?? []) as readonly Document[];
      return ids.map(({ _id }) => ({ ...kindOf(u), ns, documentKey: { _id: _id as unknown } }));
    }),
  );
  return all.flat();
}

function kindOf(update: unknown): Pick<WriteEvent, "operationType" | "updateDescription"> {
  if (update === undefined) return { operationType: "delete" };
  const changes = Object.entries(update as Document);
  if (Array.isArray(update) || !changes.every(([operator]) => operator.startsWith("$")))
    return { operationType: "replace" };
  const updatedFields: Document = {};
  for (const [, values] of changes)
    for (const path of Object.keys(values as Document)) updatedFields[path] = 1;
  return { operationType: "update", updateDescription: { updatedFields, removedFields: [] } };
}
