import type { Status } from "../../model/model.js";
import { rowKinds } from "../row-kinds.js";
import { modelRows } from "../row-pairs.js";
import {
  breaksAnswers,
  breaksReading,
  breaksRequests,
  breaksWriting,
  type RuleTable,
  ruleKind,
  safe,
} from "../rule.js";
import { apiKey } from "./api-key.js";
import { areSame } from "./roles.js";

const statuses = rowKinds(modelRows(({ service }) => service.statuses, ["api", "statuses"]));
const capabilities = rowKinds(modelRows(({ service }) => service.capabilities, ["api", "capabilities"]));
const requirements = rowKinds(modelRows(({ service }) => service.access, ["api", "access"]));
const roles = rowKinds(modelRows(({ service }) => service.roles, ["api", "roles"]));
const capabilitiesOfRoles = roles.members(
  (role) => role.capabilities,
  (value) => [value],
);
const required = requirements.property("capability");
const read = statuses.property("read");

/** Changes of who may read and do what: statuses, capabilities and roles. */
export const accessRules: RuleTable = {
  // Statuses
  CHG040: statuses.removed("status_removed", breaksWriting, "The status `{address}` is gone."),
  CHG041: statuses.added(
    "status_added",
    breaksReading,
    "Records may have the status `{address}`, which callers do not know.",
  ),
  CHG042: read.changedWhere((before, after) => rank(after) < rank(before))(
    "status_read_narrowed",
    breaksAnswers,
    "Records with the status `{address}` were for {before} to read, and are for {after}.",
  ),
  // Lists show what their callers never saw, and what was private becomes public: the author has to confirm it.
  CHG043: read.changedWhere((before, after) => rank(after) > rank(before))(
    "status_read_widened",
    breaksAnswers,
    "Records with the status `{address}` were for {before} to read, and are for {after}.",
  ),
  CHG044: statuses
    .property("role")
    .changed(
      "status_role_changed",
      breaksAnswers,
      "The status `{address}` marked {before} records, and marks {after} ones.",
    ),

  // Roles and capabilities
  CHG050: capabilities.removed(
    "capability_removed",
    safe,
    "The capability `{address}` is gone; roles and routes that had it are reported separately.",
  ),
  CHG051: capabilities.added("capability_added", safe, "There is a capability `{address}`."),
  CHG052: roles.removed(
    "role_removed",
    breaksRequests,
    "The role `{address}` is gone, and keys with it may do nothing.",
  ),
  CHG053: roles.added("role_added", safe, "Keys may have the role `{address}`."),
  // A capability that is gone altogether guards nothing any more.
  CHG054: ruleKind(
    "changed",
    capabilitiesOfRoles.find("removed", (value, { next }) =>
      next.model.service.capabilities.some(({ name }) => name === value),
    ),
  )("role_capability_removed", breaksRequests, "The role `{address}` lost the capability `{value}`."),
  CHG055: ruleKind("changed", capabilitiesOfRoles.find("added"))(
    "role_capability_added",
    safe,
    "The role `{address}` has the capability `{value}`.",
  ),
  CHG057: required.changedWhere((before, after, both) => !areSame(both, before, after))(
    "permission_changed",
    breaksRequests,
    "The permission `{address}` required the capability {before}, and requires {after}.",
  ),
  CHG070: required.changedWhere((before, after, both) => areSame(both, before, after))(
    "permission_renamed",
    safe,
    "The permission `{address}` required the capability {before}, and requires {after}, which the same roles have.",
  ),
  CHG056: apiKey("webhook_role", ({ webhookRole }) =>
    webhookRole === "" ? "everyone" : webhookRole,
  ).changed(
    "webhook_role_changed",
    breaksAnswers,
    "Webhooks saw records as {before} sees them, and see them as {after}.",
  ),
};

/** From the fewest readers to the most. */
const readers = ["nobody", "private", "owner", "everyone"] as const;

function rank(read: Status["read"]): number {
  return readers.indexOf(read);
}
