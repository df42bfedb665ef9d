import type { ResourceFacts } from "../../core/descriptors.js";
import type { Mounted } from "../../core/request-context.js";

/** Address of the list of a resource on a mount. */
export function listUrl({ api }: Pick<Mounted, "api">, { paths, plural }: ResourceFacts): string {
  return api + (paths.list ?? `/${plural}`);
}

/** Address of a record on a mount. */
export function recordUrl(mounted: Pick<Mounted, "api">, facts: ResourceFacts, id: number): string {
  const { get } = facts.paths;
  return get === undefined
    ? `${listUrl(mounted, facts)}/${id}`
    : mounted.api + get.replace("{id}", String(id));
}
