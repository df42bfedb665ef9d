import type { Context, Middleware } from "koa";
import type { Principal } from "../auth/principal.js";
import type { ServiceState } from "./state.js";

/** A route's middleware, with the capability that its callers need. */
export type RouteMiddleware = Middleware<ServiceState> & { readonly access?: string };

/** One of the routes that stand at the path of a request. */
interface MatchedRoute {
  readonly path: string | RegExp;
  readonly methods: readonly string[];
  readonly stack: readonly { readonly access?: string }[];
  captures(path: string): string[];
  params(path: string, captures: string[]): Record<string, string>;
}

/** The routes at the path of a request, whatever their method; a path whose id is no number is that of no route. */
export function routesAt(ctx: Context): readonly MatchedRoute[] {
  return matchedBy(ctx).filter((route) => isRecordId(route.params(ctx.path, route.captures(ctx.path)).id));
}

function matchedBy(ctx: Context): readonly MatchedRoute[] {
  // The router tells its matches on the context, whose type does not know them.
  const { matched = [] } = ctx as { readonly matched?: readonly MatchedRoute[] };
  return matched;
}

/** Whether the variable `id` of a path is absent or a decimal number. */
export function isRecordId(id: string | undefined): boolean {
  return id === undefined || /^\d+$/.test(id);
}

const order = ["OPTIONS", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Every method that the path answers, for OPTIONS and 405. */
export function methodsOf(routes: readonly MatchedRoute[]): string {
  const methods = new Set(["OPTIONS", ...routes.flatMap((route) => route.methods)]);
  return order.filter((method) => methods.has(method)).join(", ");
}

/** The methods by which this caller may read and change what stands at the path; clients offer actions by them. */
export function callableMethods(ctx: Context, principal: Principal): string {
  const callable = matchedBy(ctx).filter(({ stack }) => {
    const access = stack.at(-1)?.access;
    return access === undefined || principal.can(access);
  });
  const methods = new Set(callable.flatMap((route) => route.methods));
  return order.filter((method) => method !== "HEAD" && methods.has(method)).join(", ");
}
