import type { ResourceError, Situation } from "../../model/model.js";
import type { Both } from "../change.js";
import { type Finders, findersOf } from "../finders.js";
import { pairUp } from "../pairs.js";
import type { Revision } from "../revision.js";
import { commonResources, join, type LoneRow, modelRows, type RowPairs } from "../row-pairs.js";

const errors = findersOf(modelRows((model) => model.errors, ["api", "errors"]));
const reasons = findersOf(modelRows((model) => model.reasons, ["api", "reasons"]));
const resourceErrors = findersOf(resourceErrorRows);

/** Changes of the errors that the service sends. Callers distinguish errors by status and code; the words may change. */
export const errorChanges = {
  error_removed: errors.removed,
  error_added: errors.added,
  error_status_changed: errors.property("status").changed,
  error_code_changed: errors.property("code").changed,
  resource_error_removed: resourceErrors.removed,
  resource_error_added: resourceErrors.added,
  resource_error_status_changed: resourceErrors.value("", ({ status }) => status).changed,
  resource_error_code_changed: resourceErrors.value("", ({ code }) => code).changed,
  reason_removed: reasons.removed,
  reason_added: reasons.added,
} satisfies Finders;

/** These come and go with policies and the relations that restrict a deletion, whose change is reported. */
const implied: readonly Situation[] = ["not_accessible", "not_permitted", "policy_violated", "referenced"];

/** The errors of resources by their situation: each where the resource declares it, or the service for all resources. */
function resourceErrorRows(both: Both): RowPairs<ResourceError> {
  const tables = commonResources(both).common.map(({ old, next }): RowPairs<ResourceError> => {
    const { common, removed, added } = pairUp(old.errors, next.errors, ({ situation }) => situation);
    const lone = (revision: Revision, resource: string, rows: readonly ResourceError[]) =>
      rows
        .filter(({ situation }) => !implied.includes(situation))
        .map((row): LoneRow<ResourceError> => {
          const path = errorPath(revision, resource, row.situation);
          return { row, address: `${next.name}.${row.situation}`, path };
        });
    return {
      common: common.map(([before, after]) => ({
        old: before,
        next: after,
        address: `${next.name}.${after.situation}`,
        oldPath: errorPath(both.old, old.name, after.situation),
        path: errorPath(both.next, next.name, after.situation),
      })),
      removed: lone(both.old, old.name, removed),
      added: lone(both.next, next.name, added),
    };
  });
  return join(tables);
}

function errorPath({ spec }: Revision, resource: string, situation: string): readonly string[] {
  const isOwn = spec.resources.get(resource)?.entries.get("errors")?.entries.has(situation) === true;
  return isOwn ? ["resources", resource, "errors", situation] : ["api", "resource_errors", situation];
}
