import type { ResourceError, Situation } from "../../model/model.js";
import type { Finding } from "../change.js";
import { type Pairs, pairUp } from "../pairs.js";
import { rowKinds } from "../row-kinds.js";
import { commonResources, modelRows } from "../row-pairs.js";
import { addition, type Both, breaksAnswers, type RuleTable, removal, ruleKind, safe } from "../rule.js";

const errors = rowKinds(modelRows((model) => model.errors, ["api", "errors"]));
const reasons = rowKinds(modelRows((model) => model.reasons, ["api", "reasons"]));

/** Changes of the errors that the service sends. Callers distinguish errors by status and code; the words may change. */
export const errorRules: RuleTable = {
  CHG601: errors.removed("error_removed", safe, "The error `{address}` is no longer sent."),
  CHG602: errors.added("error_added", safe, "There is an error `{address}`."),
  CHG603: errors
    .property("status")
    .changed(
      "error_status_changed",
      breaksAnswers,
      "The error `{address}` was sent with status {before}, and is with {after}.",
    ),
  CHG604: errors
    .property("code")
    .changed(
      "error_code_changed",
      breaksAnswers,
      "The error `{address}` had the code {before}, and has {after}.",
    ),
  CHG611: ruleKind("removed", (both) =>
    resourceErrors(both).flatMap(({ removed, ...owner }) =>
      removed
        .filter(isDeclared)
        .map(({ situation }) => removal(both, { ...subject(both, owner, situation).old })),
    ),
  )(
    "resource_error_removed",
    breaksAnswers,
    "The error `{address}` is gone, and a general one is sent instead.",
  ),
  CHG612: ruleKind("added", (both) =>
    resourceErrors(both).flatMap(({ added, ...owner }) =>
      added
        .filter(isDeclared)
        .map(({ situation }) => addition(both, { ...subject(both, owner, situation).next })),
    ),
  )("resource_error_added", breaksAnswers, "The error `{address}` is sent where a general one was."),
  CHG613: ruleKind("changed", (both) => changedErrors(both, "status"))(
    "resource_error_status_changed",
    breaksAnswers,
    "The error `{address}` was sent with status {before}, and is with {after}.",
  ),
  CHG614: ruleKind("changed", (both) => changedErrors(both, "code"))(
    "resource_error_code_changed",
    breaksAnswers,
    "The error `{address}` had the code {before}, and has {after}.",
  ),
  CHG621: reasons.removed(
    "reason_removed",
    safe,
    "No parameter is rejected for the reason `{address}` any more.",
  ),
  CHG622: reasons.added("reason_added", safe, "A parameter may be rejected for the reason `{address}`."),
};

/** A resource in both specs by its names. */
interface Owner {
  readonly former: string;
  readonly name: string;
}

function resourceErrors(both: Both): readonly (Owner & Pairs<ResourceError>)[] {
  return commonResources(both).map(([before, after]) => ({
    former: before.name,
    name: after.name,
    ...pairUp(before.errors, after.errors, ({ situation }) => situation),
  }));
}

/** These come and go with policies and the relations that restrict a deletion, whose change is reported. */
const implied: readonly Situation[] = ["not_accessible", "not_permitted", "policy_violated", "referenced"];

function isDeclared({ situation }: ResourceError): boolean {
  return !implied.includes(situation);
}

function changedErrors(both: Both, key: "status" | "code"): readonly Finding[] {
  return resourceErrors(both).flatMap(({ common, ...owner }) =>
    common
      .filter(([old, next]) => old[key] !== next[key])
      .map(([old, next]) => {
        const { old: former, next: subjectNow } = subject(both, owner, next.situation);
        const words = { before: old[key], after: next[key] };
        return { ...removal(both, former), ...addition(both, { ...subjectNow, words }) };
      }),
  );
}

/** The error of a situation in both specs: that of the resource, or the one that all resources have. */
function subject({ old, next }: Both, { former, name }: Owner, situation: string) {
  const address = `${name}.${situation}`;
  return {
    old: { address, path: errorPath(old, former, situation) },
    next: { address, path: errorPath(next, name, situation) },
  };
}

function errorPath({ spec }: Both["old"], resource: string, situation: string): readonly string[] {
  const isOwn = spec.resources.get(resource)?.entries.get("errors")?.entries.has(situation) === true;
  return isOwn ? ["resources", resource, "errors", situation] : ["api", "resource_errors", situation];
}
