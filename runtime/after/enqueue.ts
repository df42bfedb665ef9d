import type { Collection } from "mongodb";
import type { RecordId } from "../core/record-id.js";
import type { Change, ChangeListener } from "../outbox/relay.js";
import type { AppContext } from "../resources/app-context.js";
import { recordValues } from "../resources/write/hook-values.js";
import type { AfterOperation, WriteHooks } from "../resources/write-hooks.js";
import { insertNew } from "../storage/bulk-write.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { createSignal } from "../storage/signal.js";

/** Creates a listener that stores a call for each change that a hook is called after. */
export function enqueueCalls(app: AppContext): ChangeListener {
  return async (changes) => {
    const now = new Date(app.database.now());
    const calls = changes.flatMap((change) => {
      const hooks = app.resources.get(change.records.resource.name)?.writeHooks;
      const operation = operationOf(change);
      return hooks === undefined || afterHook(hooks, operation) === undefined
        ? []
        : [{ ...callOf(change, operation), next: now }];
    });
    if (calls.length === 0) return;
    await insertNew(callsIn(app.database), calls);
    callSignal.emit(app.database);
  };
}

/** The hook that is called after an operation. */
export function afterHook(hooks: WriteHooks, operation: AfterOperation) {
  switch (operation) {
    case "create":
      return hooks.afterCreate;
    case "update":
      return hooks.afterUpdate;
    case "delete":
      return hooks.afterDelete;
  }
}

function operationOf({ entry: { kind } }: Change): AfterOperation {
  if (kind === "created") return "create";
  return kind === "deleted" || kind === "trashed" ? "delete" : "update";
}

/** A call has the id of its change, so that a change that is relayed twice is enqueued once while its call waits. */
function callOf(
  { entry, records: { resource }, document }: Change,
  operation: AfterOperation,
): Omit<CallDocument, "next"> {
  return {
    _id: entry._id,
    resource: resource.name,
    record: document._id,
    operation,
    values: recordValues(resource, document, document.language),
    by: { name: entry.by.name, role: entry.by.role },
    at: entry.at,
    tries: 0,
  };
}

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
