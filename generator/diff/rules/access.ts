import type { Finding } from "../change.js";
import { pairNamed, pairTexts } from "../pairs.js";
import {
  altered,
  type Both,
  breaksAnswers,
  breaksReading,
  breaksRequests,
  breaksWriting,
  fresh,
  gone,
  type Rule,
  safe,
  shown,
} from "../rule.js";

/** Changes of who may read and do what: statuses, capabilities and roles. */
export const accessRules: readonly Rule[] = [
  // Statuses
  {
    code: "CHG040",
    name: "status_removed",
    effects: breaksWriting,
    log: "removed",
    message: "The status `{address}` is gone.",
    find: (both) => statuses(both).removed.map(({ name }) => gone(both, name, ["api", "statuses", name])),
  },
  {
    code: "CHG041",
    name: "status_added",
    effects: breaksReading,
    log: "added",
    message: "Records may have the status `{address}`, which callers do not know.",
    find: (both) => statuses(both).added.map(({ name }) => fresh(both, name, ["api", "statuses", name])),
  },
  {
    code: "CHG042",
    name: "status_read_narrowed",
    effects: breaksAnswers,
    log: "changed",
    message: "Records with the status `{address}` were for {before} to read, and are for {after}.",
    find: (both) => readChanges(both, (growth) => growth < 0),
  },
  {
    code: "CHG043",
    name: "status_read_widened",
    // Lists show what their callers never saw, and what was private becomes public: somebody has to mean that.
    effects: breaksAnswers,
    log: "changed",
    message: "Records with the status `{address}` were for {before} to read, and are for {after}.",
    find: (both) => readChanges(both, (growth) => growth > 0),
  },
  {
    code: "CHG044",
    name: "status_role_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The status `{address}` marked {before} records, and marks {after} ones.",
    find: (both) =>
      statuses(both).kept.flatMap(([{ name, role: before }, { role: after }]) =>
        before === after
          ? []
          : [
              altered(both, name, ["api", "statuses", name, "role"], {
                before: shown(before),
                after: shown(after),
              }),
            ],
      ),
  },

  // Roles and capabilities
  {
    code: "CHG050",
    name: "capability_removed",
    effects: safe,
    log: "removed",
    message: "The capability `{address}` is gone; roles and routes that had it are told on their own.",
    find: (both) =>
      capabilities(both).removed.map(({ name }) => gone(both, name, ["api", "capabilities", name])),
  },
  {
    code: "CHG051",
    name: "capability_added",
    effects: safe,
    log: "added",
    message: "There is a capability `{address}`.",
    find: (both) =>
      capabilities(both).added.map(({ name }) => fresh(both, name, ["api", "capabilities", name])),
  },
  {
    code: "CHG052",
    name: "role_removed",
    effects: breaksRequests,
    log: "removed",
    message: "The role `{address}` is gone, and keys with it may do nothing.",
    find: (both) => roles(both).removed.map(({ name }) => gone(both, name, ["api", "roles", name])),
  },
  {
    code: "CHG053",
    name: "role_added",
    effects: safe,
    log: "added",
    message: "Keys may have the role `{address}`.",
    find: (both) => roles(both).added.map(({ name }) => fresh(both, name, ["api", "roles", name])),
  },
  {
    code: "CHG054",
    name: "role_capability_removed",
    effects: breaksRequests,
    log: "changed",
    message: "The role `{address}` lost the capability `{value}`.",
    find: (both) =>
      roles(both).kept.flatMap(([{ name, capabilities: before }, { capabilities: after }]) =>
        pairTexts(before, after)
          .removed // One that is gone altogether opened nothing that is still there.
          .filter((value) => both.next.model.service.capabilities.some((one) => one.name === value))
          .map((value) => altered(both, name, ["api", "roles", name, value], { value })),
      ),
  },
  {
    code: "CHG055",
    name: "role_capability_added",
    effects: safe,
    log: "changed",
    message: "The role `{address}` has the capability `{value}`.",
    find: (both) =>
      roles(both).kept.flatMap(([{ name, capabilities: before }, { capabilities: after }]) =>
        pairTexts(before, after).added.map((value) =>
          altered(both, name, ["api", "roles", name, value], { value }),
        ),
      ),
  },
  {
    code: "CHG056",
    name: "webhook_role_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "Webhooks saw records as {before} sees them, and see them as {after}.",
    find: (both) => {
      const roles = [both.old, both.next].map(({ model: { service } }) => service.webhookRole);
      const [before = "", after = ""] = roles.map((role) => (role === "" ? "everyone" : role));
      if (before === after) return [];
      return [altered(both, "webhook_role", ["api", "webhook_role"], { before, after })];
    },
  },
];

/** From the fewest readers to the most. */
const readers = ["nobody", "private", "owner", "everyone"] as const;

function readChanges(both: Both, isMeant: (growth: number) => boolean): readonly Finding[] {
  return statuses(both).kept.flatMap(([{ name, read: before }, { read: after }]) =>
    isMeant(readers.indexOf(after) - readers.indexOf(before))
      ? [altered(both, name, ["api", "statuses", name, "read"], { before, after })]
      : [],
  );
}

function statuses({ old, next }: Both) {
  return pairNamed(old.model.service.statuses, next.model.service.statuses);
}

function roles({ old, next }: Both) {
  return pairNamed(old.model.service.roles, next.model.service.roles);
}

function capabilities({ old, next }: Both) {
  return pairNamed(old.model.service.capabilities, next.model.service.capabilities);
}
