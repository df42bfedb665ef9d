import type { ApiBase } from "../core/request-context.js";
import type { MountDescriptor } from "../core/service-descriptor.js";
import type { Address } from "./address.js";

/** The place of a request below a mount. */
export interface MountedPath {
  readonly mounted: ApiBase;
  /** Path relative to the mount, beginning with a slash, still percent-encoded. */
  readonly path: string;
}

/** What of a request determines its mount. */
export interface RequestTarget extends Address {
  readonly path: string;
  readonly query: ReadonlyMap<string, unknown>;
}

/** The paths that requests to mounts begin with: of each mount, and behind each language segment. */
export function mountBases(mounts: readonly MountDescriptor[]): readonly string[] {
  return mounts.flatMap(({ path, languages }) => [
    path,
    ...languages.map((language) => `/${language}${path}`),
  ]);
}

/** Finds the mount that a request came in by: by its path, behind a language segment, or by a query parameter. */
export function findMount(
  mounts: readonly MountDescriptor[],
  target: RequestTarget,
): MountedPath | undefined {
  for (const mount of mounts) {
    const found = mountByPath(mount, target) ?? mountByQuery(mount, target);
    if (found !== undefined) return found;
  }
  return undefined;
}

function mountByPath(mount: MountDescriptor, { path, origin, host }: RequestTarget): MountedPath | undefined {
  for (const language of [undefined, ...mount.languages]) {
    const base = language === undefined ? mount.path : `/${language}${mount.path}`;
    const rest = below(base, path);
    if (rest === undefined) continue;
    const mounted = { api: origin + base, site: origin, host, namespace: mount.namespace };
    return { mounted: language === undefined ? mounted : { ...mounted, language }, path: rest };
  }
  return undefined;
}

/** Only the front page takes its path from the query, as in the service whose addresses these are. */
function mountByQuery(
  mount: MountDescriptor,
  { path, query, origin, host }: RequestTarget,
): MountedPath | undefined {
  if (mount.query === undefined || (path !== "/" && path !== "/index.php")) return undefined;
  const value = query.get(mount.query);
  if (typeof value !== "string") return undefined;
  const rest = below(`/${mount.namespace}`, value.startsWith("/") ? value : `/${value}`);
  if (rest === undefined) return undefined;
  const api = `${origin}/?${mount.query}=/${mount.namespace}`;
  // The query was decoded; routes decode once more.
  const encoded = rest.split("/").map(encodeURIComponent).join("/");
  return { mounted: { api, site: origin, host, namespace: mount.namespace }, path: encoded };
}

/** What follows a base path, or undefined where the path lies elsewhere. Letter case does not count. */
function below(base: string, path: string): string | undefined {
  if (!path.toLowerCase().startsWith(base.toLowerCase())) return undefined;
  const rest = path.slice(base.length);
  if (rest === "") return "/";
  return rest.startsWith("/") ? rest : undefined;
}
