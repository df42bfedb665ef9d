import type { Field, JsonValue, Policy, PolicyCondition, PolicyOperation } from "../../model/model.js";
import { policyOf, policyWords, requiredValues } from "../../model/policies.js";
import { type Find, type Finders, findersOf } from "../finders.js";
import { formerOf } from "../pairs.js";
import type { Revision } from "../revision.js";
import { commonResources } from "../row-pairs.js";
import { haveBoth } from "./access.js";

const writes = ["create", "update", "delete"] as const;
const resources = findersOf(commonResources);

/** Changes of the records that operations take. */
export const policyChanges = {
  read_policy_narrowed: changes(["read"], "narrowed"),
  write_policy_narrowed: changes(writes, "narrowed"),
  policy_widened: changes(["read", ...writes], "widened"),
} satisfies Finders;

function changes(operations: readonly PolicyOperation[], verdict: "narrowed" | "widened"): Find {
  return resources.inPairs(({ old, next }, both) =>
    operations.flatMap((operation) => {
      const before = limitOf(both.old, policyOf(old, operation), old.fields);
      const after = limitOf(both.next, policyOf(next, operation), old.fields);
      if (verdictOf(before, after) !== verdict) return [];
      const words = { before: before.words, after: after.words };
      return [{ address: `${next.name}.${operation}`, at: ["policies", operation], words }];
    }),
  );
}

/** One value for each of some fields, by the names that they had in the old spec. */
type Condition = ReadonlyMap<string, JsonValue>;

/** What a policy takes; without conditions all records. */
interface Limit {
  readonly revision: Revision;
  readonly conditions?: readonly Condition[];
  readonly unless?: string | undefined;
  readonly words: string;
}

function limitOf(revision: Revision, policy: Policy | undefined, former: readonly Field[]): Limit {
  if (policy === undefined) return { revision, words: "all records" };
  const conditions = policy.records.flatMap((condition) => combinationsOf(condition, former));
  return { revision, conditions, unless: policy.unless, words: limitWords(policy) };
}

/** A condition once for each combination of its values. */
function combinationsOf(condition: PolicyCondition, former: readonly Field[]): readonly Condition[] {
  return condition.reduce<readonly Condition[]>(
    (combinations, requirement) => {
      const { field } = requirement;
      const name = field === undefined ? "own" : (formerOf(field, former) ?? field).name;
      const values = [requiredValues(requirement)].flat();
      return combinations.flatMap((one) => values.map((value) => new Map([...one, [name, value]])));
    },
    [new Map()],
  );
}

function limitWords(policy: Policy): string {
  const exemption = policy.unless === undefined ? "" : `, unless callers have \`${policy.unless}\``;
  return `those with ${policyWords(policy)}${exemption}`;
}

function verdictOf(before: Limit, after: Limit): "narrowed" | "widened" | undefined {
  if (!takesAllOf(after, before)) return "narrowed";
  return takesAllOf(before, after) ? undefined : "widened";
}

/** Whether every record that one takes from some caller the other takes as well. */
function takesAllOf(wide: Limit, narrow: Limit): boolean {
  const { conditions } = wide;
  if (conditions === undefined) return true;
  if (narrow.conditions === undefined || !exemptsAllOf(wide, narrow)) return false;
  return narrow.conditions.every((one) =>
    conditions.some((other) => [...other].every(([name, value]) => one.get(name) === value)),
  );
}

/** Whether every role with the capability of one has that of the other; a role that lost one is a change of its own. */
function exemptsAllOf(wide: Limit, narrow: Limit): boolean {
  if (narrow.unless === undefined || narrow.unless === wide.unless) return true;
  return haveBoth({ old: narrow.revision, next: wide.revision }, narrow.unless, wide.unless);
}
