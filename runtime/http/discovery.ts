import type { Middleware } from "koa";
import type { RequestContext } from "../core/request-context.js";
import type { MountDescriptor, ServiceDescriptor } from "../core/service-descriptor.js";
import { findMount, mountBases, type RequestTarget, siteAddress } from "./address.js";
import { requireReadMethod } from "./allowed-methods.js";
import { emptyBody } from "./body.js";
import { requestLanguage } from "./input.js";
import { parseQuery } from "./query.js";
import { sendResult } from "./respond.js";
import { requestContext } from "./route.js";
import { routeDefaults, showRouteIndex } from "./route-index.js";
import type { HttpOptions, ServiceState } from "./state.js";

const hourMs = 3_600_000;

/** The mounts that can be found, for a site at an origin. */
export function discoveryLinks({ mounts }: ServiceDescriptor, origin: string) {
  return mounts.flatMap((mount) => {
    const { path, discovery } = mount;
    if (discovery === undefined) return [];
    const words: Readonly<Record<string, string>> = { api: origin + path, site: origin };
    const fill = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (_word, name: string) => words[name] ?? "");
    const headers = Object.entries(discovery.headers).map(([name, text]) => [name, fill(text)] as const);
    return {
      /** Address of the index. */
      href: `${origin}${indexPath(mount)}/`,
      relation: discovery.relation,
      headers: Object.fromEntries(headers),
    };
  });
}

/** The path above the namespace of a mount. */
function indexPath({ path, namespace }: MountDescriptor): string {
  return path.endsWith(`/${namespace}`) ? path.slice(0, -namespace.length - 1) : path;
}

/** The mount whose index a request asks for: at the path above its namespace, or by its query parameter. */
export function findIndex({ mounts }: ServiceDescriptor, target: RequestTarget) {
  for (const mount of mounts) {
    if (mount.discovery === undefined) continue;
    const { query = "", namespace } = mount;
    const named = target.query.get(query);
    const isNamed = named === "" || named === "/";
    const path = `${target.path.replace(/\/$/, "")}/${namespace}`;
    const found = isNamed
      ? findMount([mount], { ...target, query: new Map([[query, `/${namespace}`]]) })
      : indexPath(mount) !== "" && findMount([mount], { ...target, path, query: new Map() });
    if (found && found.path === "/") return found;
  }
  return undefined;
}

/** Answers at the index of a mount: the name of the site, its time zone, and the routes of the mount. */
export function serveDiscovery(options: HttpOptions): Middleware<ServiceState> {
  const { app, config, authenticate } = options;
  const { service } = app;
  const addressOf = siteAddress(config.publicUrl);
  const bases = mountBases(service.mounts);
  return async (ctx, next) => {
    if (bases.some((base) => ctx.path.startsWith(base))) {
      await next();
      return;
    }
    const query = parseQuery(ctx.querystring);
    const found = findIndex(service, { ...addressOf(ctx), path: ctx.path, query });
    if (found === undefined) {
      await next();
      return;
    }
    requireReadMethod(ctx);
    const { mounted } = found;
    ctx.state.mounted = mounted;
    ctx.state.sources = { body: emptyBody, query };
    const byDefault = mounted.language ?? app.language;
    ctx.state.language = requestLanguage(service.languages, ctx.state.sources, byDefault).code;
    await authenticate(ctx, async () => {
      sendResult(ctx, { status: 200, body: await showIndex(options, requestContext(ctx, {})) });
    });
  };
}

async function showIndex({ app, routeIndex }: HttpOptions, context: RequestContext): Promise<object> {
  const { service, zone } = app;
  const { mounted, language, now } = context;
  const { routes } = showRouteIndex(routeIndex, context, await routeDefaults(app, context));
  return {
    name: service.title,
    description: service.text[language] ?? "",
    url: mounted.site,
    home: mounted.site,
    gmt_offset: zone.offsetAt(now) / hourMs,
    timezone_string: /^(?:UTC)?[+-]/i.test(zone.name) ? "" : zone.name,
    namespaces: [mounted.namespace],
    routes,
  };
}
