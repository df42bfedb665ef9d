import type { Collection } from "mongodb";
import type { RecordId } from "../core/record-id.js";
import type { AfterOperation } from "../resources/write-hooks.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { createSignal } from "../storage/signal.js";

/** A call of a hook that is due or will be; it is removed once the hook has returned. */
export interface CallDocument {
  /** Id of the change. */
  readonly _id: string;
  readonly resource: string;
  readonly record: RecordId;
  readonly operation: AfterOperation;
  readonly values: Readonly<Record<string, unknown>>;
  readonly by: { readonly name: string; readonly role: string };
  readonly at: Date;
  /** Calls so far. */
  readonly tries: number;
  /** When it is due; while it runs, when another process takes it over. */
  readonly next: Date;
}

/** Signals new calls to the job that makes them. */
export const callSignal = createSignal();

/** The waiting calls of a store. */
export function callsIn({ db }: Database): Collection<CallDocument> {
  return db.collection("after_calls");
}

/** Takes the call that has been due longest for some milliseconds; undefined where none is due. */
export async function takeCall(database: Database, leaseMs: number): Promise<CallDocument | undefined> {
  const now = database.now();
  const taken = await callsIn(database).findOneAndUpdate(
    { next: { $lte: new Date(now) } },
    { $set: { next: new Date(now + leaseMs) }, $inc: { tries: 1 } },
    { sort: { next: 1 }, returnDocument: "after", ...timeLimit },
  );
  return taken ?? undefined;
}

/** When the next call is due; undefined where none waits. */
export async function nextCallAt(database: Database): Promise<Date | undefined> {
  const options = { sort: { next: 1 }, projection: { next: 1 }, ...timeLimit } as const;
  return (await callsIn(database).findOne({}, options))?.next;
}
