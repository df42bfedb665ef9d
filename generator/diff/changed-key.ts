import type { Resource } from "../model/model.js";
import type { Finding } from "./change.js";
import { pairRenamed } from "./pairs.js";
import { altered, type Both, shown } from "./rule.js";

/** A key of a resource that says something else, as `read` tells it; `isSame` knows better where names changed. */
export function changedKey(
  both: Both,
  key: string,
  read: (resource: Resource) => string | undefined,
  isSame: (old: Resource, next: Resource) => boolean = (old, next) => read(old) === read(next),
): readonly Finding[] {
  return pairRenamed(both.old.model.resources, both.next.model.resources).kept.flatMap(([old, next]) => {
    // Records of another life are others altogether.
    if (key !== "lifecycle" && old.lifecycle !== next.lifecycle) return [];
    const [before, after] = [read(old), read(next)];
    const words = { before: shown(before), after: shown(after) };
    return isSame(old, next) ? [] : [altered(both, next.name, ["resources", next.name, key], words)];
  });
}
