import type { Revision } from "../revision.js";
import type { Both } from "../rule.js";

/** The names of the roles with a capability. */
export function rolesWith({ model }: Revision, capability = ""): readonly string[] {
  return model.service.roles
    .filter(({ capabilities }) => capabilities.includes(capability))
    .map(({ name }) => name);
}

/** Whether every role that had the first capability has the second now. */
export function haveBoth({ old, next }: Both, before?: string, after?: string): boolean {
  const now = rolesWith(next, after);
  return rolesWith(old, before).every((role) => now.includes(role));
}

/** Whether the roles that have the second capability now are those that had the first. */
export function areSame(both: Both, before: string, after: string): boolean {
  return (
    haveBoth(both, before, after) && rolesWith(both.next, after).length === rolesWith(both.old, before).length
  );
}
