import type { Change, ChangeListener } from "../outbox/relay.js";
import type { Site } from "../resources/site.js";
import { recordValues } from "../resources/write/hook-values.js";
import type { AfterOperation, AnyWriteHooks } from "../resources/write-hooks.js";
import { insertNew } from "../storage/bulk-write.js";
import { type CallDocument, callSignal, callsIn } from "./calls.js";

/** Creates a listener that stores a call for each change that a hook is called after. */
export function enqueueCalls(site: Pick<Site, "database" | "resources">): ChangeListener {
  return async (changes) => {
    const now = new Date(site.database.now());
    const calls = changes.flatMap((change) => {
      const hooks = site.resources.get(change.resource.facts.name)?.writeHooks;
      const operation = operationOf(change);
      return hooks === undefined || afterHook(hooks, operation) === undefined
        ? []
        : [{ ...callOf(change, operation), next: now }];
    });
    if (calls.length === 0) return;
    await insertNew(callsIn(site.database), calls);
    callSignal.emit(site.database);
  };
}

/** The hook that is called after an operation. */
export function afterHook(hooks: AnyWriteHooks, operation: AfterOperation) {
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
  { entry, resource: { facts }, document }: Change,
  operation: AfterOperation,
): Omit<CallDocument, "next"> {
  return {
    _id: entry._id,
    resource: facts.name,
    record: document._id,
    operation,
    values: recordValues(facts, document, document.language),
    by: { name: entry.by.name, role: entry.by.role },
    at: entry.at,
    tries: 0,
  };
}
