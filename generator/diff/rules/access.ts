import type { Status } from "../../model/model.js";
import type { Both } from "../change.js";
import { apiKeys, type Finders, findersOf } from "../finders.js";
import type { Revision } from "../revision.js";
import { modelRows } from "../row-pairs.js";

const statuses = findersOf(modelRows(({ service }) => service.statuses, ["api", "statuses"]));
const capabilities = findersOf(modelRows(({ service }) => service.capabilities, ["api", "capabilities"]));
const requirements = findersOf(modelRows(({ service }) => service.access, ["api", "access"]));
const roles = findersOf(modelRows(({ service }) => service.roles, ["api", "roles"]));
const capabilitiesOfRoles = roles.members(
  (role) => role.capabilities,
  (value) => [value],
);
const required = requirements.property("capability");
const read = statuses.property("read");

/** Changes of who may read and do what: statuses, capabilities and roles. */
export const accessChanges = {
  status_removed: statuses.removed,
  status_added: statuses.added,
  status_read_narrowed: read.changedWhere((before, after) => rank(after) < rank(before)),
  // Lists show what their callers never saw, and what was private becomes public: the author has to confirm it.
  status_read_widened: read.changedWhere((before, after) => rank(after) > rank(before)),
  status_role_changed: statuses.property("role").changed,

  capability_removed: capabilities.removed,
  capability_added: capabilities.added,
  role_removed: roles.removed,
  role_added: roles.added,
  // A capability that is gone altogether guards nothing any more.
  role_capability_removed: capabilitiesOfRoles("removed", (value, { next }) =>
    next.model.service.capabilities.some(({ name }) => name === value),
  ),
  role_capability_added: capabilitiesOfRoles("added"),
  permission_changed: required.changedWhere((before, after, both) => !areSame(both, before, after)),
  permission_renamed: required.changedWhere((before, after, both) => areSame(both, before, after)),
  authentication_changed: apiKeys.value("authenticate", ({ authenticate }) =>
    authenticate === undefined ? "API keys alone" : "API keys and users",
  ).changed,
  webhook_role_changed: apiKeys.value("webhook_role", ({ webhookRole }) =>
    webhookRole === "" ? "everyone" : webhookRole,
  ).changed,
} satisfies Finders;

/** From the fewest readers to the most. */
const readers = ["nobody", "private", "owner", "everyone"] as const;

function rank(read: Status["read"]): number {
  return readers.indexOf(read);
}

/** Whether every role that had the first capability has the second now. */
export function haveBoth({ old, next }: Both, before?: string, after?: string): boolean {
  const now = rolesWith(next, after);
  return rolesWith(old, before).every((role) => now.includes(role));
}

/** Whether the roles that have the second capability now are those that had the first. */
function areSame(both: Both, before: string, after: string): boolean {
  return (
    haveBoth(both, before, after) && rolesWith(both.next, after).length === rolesWith(both.old, before).length
  );
}

function rolesWith({ model }: Revision, capability = ""): readonly string[] {
  return model.service.roles
    .filter(({ capabilities }) => capabilities.includes(capability))
    .map(({ name }) => name);
}
