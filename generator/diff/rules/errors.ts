import type { Finding } from "../change.js";
import { pairNamed, pairUp } from "../pairs.js";
import { keptResources } from "../rows.js";
import { altered, type Both, breaksAnswers, fresh, gone, type Rule, safe } from "../rule.js";

/** Changes of the errors that the service sends. Callers tell errors apart by status and code; the words may change. */
export const errorRules: readonly Rule[] = [
  {
    code: "CHG601",
    name: "error_removed",
    effects: safe,
    log: "removed",
    message: "The error `{address}` is no longer sent.",
    find: (both) => errors(both).removed.map(({ name }) => gone(both, name, ["api", "errors", name])),
  },
  {
    code: "CHG602",
    name: "error_added",
    effects: safe,
    log: "added",
    message: "There is an error `{address}`.",
    find: (both) => errors(both).added.map(({ name }) => fresh(both, name, ["api", "errors", name])),
  },
  {
    code: "CHG603",
    name: "error_status_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The error `{address}` was sent with status {before}, and is with {after}.",
    find: (both) => changedErrors(both, "status"),
  },
  {
    code: "CHG604",
    name: "error_code_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The error `{address}` had the code {before}, and has {after}.",
    find: (both) => changedErrors(both, "code"),
  },
  {
    code: "CHG611",
    name: "resource_error_removed",
    effects: breaksAnswers,
    log: "removed",
    message: "The error `{address}` is gone, and a general one is sent instead.",
    find: (both) =>
      resourceErrors(both).flatMap(({ former, resource, removed }) =>
        removed.map(({ situation }) =>
          gone(both, `${resource}.${situation}`, errorPath(both.old, former, situation)),
        ),
      ),
  },
  {
    code: "CHG612",
    name: "resource_error_added",
    effects: breaksAnswers,
    log: "added",
    message: "The error `{address}` is sent where a general one was.",
    find: (both) =>
      resourceErrors(both).flatMap(({ resource, added }) =>
        added.map(({ situation }) =>
          fresh(both, `${resource}.${situation}`, errorPath(both.next, resource, situation)),
        ),
      ),
  },
  {
    code: "CHG613",
    name: "resource_error_status_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The error `{address}` was sent with status {before}, and is with {after}.",
    find: (both) => changedResourceErrors(both, "status"),
  },
  {
    code: "CHG614",
    name: "resource_error_code_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The error `{address}` had the code {before}, and has {after}.",
    find: (both) => changedResourceErrors(both, "code"),
  },
  {
    code: "CHG621",
    name: "reason_removed",
    effects: safe,
    log: "removed",
    message: "No parameter is refused for the reason `{address}` any more.",
    find: (both) => reasons(both).removed.map(({ name }) => gone(both, name, ["api", "reasons", name])),
  },
  {
    code: "CHG622",
    name: "reason_added",
    effects: safe,
    log: "added",
    message: "A parameter may be refused for the reason `{address}`.",
    find: (both) => reasons(both).added.map(({ name }) => fresh(both, name, ["api", "reasons", name])),
  },
];

function errors({ old, next }: Both) {
  return pairNamed(old.model.errors, next.model.errors);
}

function reasons({ old, next }: Both) {
  return pairNamed(old.model.reasons, next.model.reasons);
}

function changedErrors(both: Both, key: "status" | "code"): readonly Finding[] {
  return errors(both).kept.flatMap(([{ name, [key]: before }, { [key]: after }]) =>
    before === after ? [] : [altered(both, name, ["api", "errors", name, key], { before, after })],
  );
}

function resourceErrors(both: Both) {
  return keptResources(both).map(([before, after]) => ({
    former: before.name,
    resource: after.name,
    ...pairUp(before.errors, after.errors, ({ situation }) => situation),
  }));
}

function changedResourceErrors(both: Both, key: "status" | "code"): readonly Finding[] {
  return resourceErrors(both).flatMap(({ former, resource, kept }) =>
    kept.flatMap(([{ situation, [key]: before }, { [key]: after }]) =>
      before === after
        ? []
        : [
            {
              ...gone(both, `${resource}.${situation}`, errorPath(both.old, former, situation)),
              ...fresh(both, `${resource}.${situation}`, errorPath(both.next, resource, situation), {
                before,
                after,
              }),
            },
          ],
    ),
  );
}

/** The error of the resource itself, or the one that all resources have. */
function errorPath({ spec }: Both["old"], resource: string, situation: string): readonly string[] {
  const isOwn = spec.resources.get(resource)?.entries.get("errors")?.entries.has(situation) === true;
  return isOwn ? ["resources", resource, "errors", situation] : ["api", "resource_errors", situation];
}
