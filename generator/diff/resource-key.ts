import type { Resource } from "../model/model.js";
import { pairRenamed } from "./pairs.js";
import { alteration, type RuleKind, ruleKind, shown } from "./rule.js";

/**
 * A key of a resource with another value, in the words that `read` gives. `isSame` decides where the words alone cannot,
 * because names changed.
 */
export function resourceKey(
  key: string,
  read: (resource: Resource) => string | undefined,
  isSame: (old: Resource, next: Resource) => boolean = (old, next) => read(old) === read(next),
): RuleKind {
  return ruleKind("changed", (both) =>
    pairRenamed(both.old.model.resources, both.next.model.resources).common.flatMap(([old, next]) => {
      // Records of another lifecycle are others altogether.
      if (key !== "lifecycle" && old.lifecycle !== next.lifecycle) return [];
      const words = { before: shown(read(old)), after: shown(read(next)) };
      return isSame(old, next)
        ? []
        : [alteration(both, { address: next.name, path: ["resources", next.name, key], words })];
    }),
  );
}
