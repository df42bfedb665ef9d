import type { Context } from "koa";
import { HttpError } from "../core/http-error.js";
import type { Principal } from "../core/principal.js";
import { type IdKind, parseId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";

/** Rights that a route requires, and the kind of the ids in its path. */
export interface RouteAccess {
  /** Capability that callers need. */
  readonly access?: string | undefined;
  /** The records at the path have UUIDs. */
  readonly ids?: IdKind["ids"] | undefined;
  /** Whether they may change the record at the path. */
  readonly isAllowed?: ((context: RequestContext) => Promise<boolean>) | undefined;
}

/** One of the routes at the path of a request. */
interface MatchedRoute {
  readonly path: string | RegExp;
  readonly methods: readonly string[];
  readonly stack: readonly RouteAccess[];
  captures(path: string): string[];
  params(path: string, captures: string[]): Record<string, string>;
}

/** Throws 405, with `Allow`, unless a request at a path that can only be read is GET or HEAD. */
export function requireReadMethod(ctx: Context): void {
  if (ctx.method === "GET" || ctx.method === "HEAD") return;
  ctx.set("Allow", "GET, HEAD");
  throw new HttpError("rest_method_not_allowed");
}

/** The routes at the path of a request, whatever their method; a path whose id is of another kind is that of no route. */
export function routesAt(ctx: Context): readonly MatchedRoute[] {
  return matchedBy(ctx).filter((route) => isOfRecord(ctx, route));
}

function isOfRecord({ path }: Context, route: MatchedRoute): boolean {
  return isIdOf(accessOf(route), route.params(path, route.captures(path)).id);
}

function matchedBy(ctx: Context): readonly MatchedRoute[] {
  // The router puts its matches on the context, whose type does not know them.
  const { matched = [] } = ctx as { readonly matched?: readonly MatchedRoute[] };
  return matched;
}

/** Whether the variable `id` of a path is absent or of the kind of a route: a decimal number, a UUID or a text. */
export function isIdOf({ ids }: RouteAccess, id: string | undefined): boolean {
  return id === undefined || (ids === undefined ? /^\d+$/.test(id) : parseId({ ids }, id) !== undefined);
}

/** All methods of the service, in the order in which they are listed. */
export const knownMethods = ["OPTIONS", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Every method that the path answers, for 405. */
export function methodsOf(routes: readonly MatchedRoute[]): string {
  const methods = new Set(["OPTIONS", ...routes.flatMap((route) => route.methods)]);
  return knownMethods.filter((method) => methods.has(method)).join(", ");
}

/**
 * The methods by which this caller may read and change records like the one at the path, by its capabilities. Clients offer
 * actions by them.
 */
export function callableMethods(ctx: Context, principal: Principal): string {
  return listed(callableRoutes(ctx, principal));
}

/**
 * The methods by which the caller may read and change the record at the path; undefined where the capabilities decide
 * alone. Reads the store only for callers who may change some records, and not all.
 */
export async function methodsOnRecord(ctx: Context, call: RequestContext): Promise<string | undefined> {
  const { id, slug, external } = call.path;
  if (id === undefined && slug === undefined && external === undefined) return undefined;
  const routes = callableRoutes(ctx, call.principal);
  const rules = [...new Set(routes.flatMap((route) => accessOf(route).isAllowed ?? []))];
  const isAllowed = await Promise.all(rules.map((rule) => rule(call)));
  const rejecting = rules.filter((_rule, at) => isAllowed[at] === false);
  if (rejecting.length === 0) return undefined;
  return listed(routes.filter((route) => !rejecting.some((rule) => rule === accessOf(route).isAllowed)));
}

function callableRoutes(ctx: Context, principal: Principal): readonly MatchedRoute[] {
  return matchedBy(ctx).filter((route) => {
    const { access } = accessOf(route);
    return access === undefined || (principal.can(access) && isOfRecord(ctx, route));
  });
}

function accessOf({ stack }: MatchedRoute): RouteAccess {
  return stack.at(-1) ?? {};
}

function listed(routes: readonly MatchedRoute[]): string {
  const methods = new Set(routes.flatMap((route) => route.methods));
  return knownMethods.filter((method) => method !== "HEAD" && methods.has(method)).join(", ");
}
