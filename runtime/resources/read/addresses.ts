import type { RecordId } from "../../core/record-id.js";
import type { ApiBase } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";

/** Address of the list of a resource on a mount. */
export function listUrl({ api }: Pick<ApiBase, "api">, { paths, plural }: ResourceDescriptor): string {
  return api + (paths.list ?? `/${plural}`);
}

/** Address of a record on a mount. */
export function recordUrl(mounted: Pick<ApiBase, "api">, facts: ResourceDescriptor, id: RecordId): string {
  const { get } = facts.paths;
  return get === undefined
    ? `${listUrl(mounted, facts)}/${id}`
    : mounted.api + get.replace("{id}", String(id));
}
