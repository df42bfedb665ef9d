import type { RequestContext } from "../core/request-context.js";
import type { Texts } from "../core/service-descriptor.js";

/** What the service says about its routes: plain data, printed from the spec. */
export interface RouteIndex {
  readonly routes: readonly IndexedRoute[];
  /** Extensions of the service with what they add. */
  readonly extensions: Readonly<Record<string, string>>;
  /** By language: translations of the descriptions above, which are in the default language. */
  readonly translations: Readonly<Record<string, Texts>>;
}

export interface IndexedRoute {
  /** As the spec writes it: `/records/{id}`. */
  readonly path: string;
  /** As clients of the reference service read it: `/records/(?P<id>\d+)`. */
  readonly pattern: string;
  /** The variables of the path. */
  readonly variables?: Readonly<Record<string, Argument>>;
  readonly endpoints: readonly Endpoint[];
}

/** Methods that do the same, and what they take. */
export interface Endpoint {
  readonly methods: readonly string[];
  readonly args: Readonly<Record<string, Argument>>;
}

export interface Argument {
  readonly required: boolean;
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly description?: string;
  readonly items?: Readonly<Record<string, unknown>>;
  readonly enum?: readonly (string | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Where and how the index is asked for. */
export interface IndexRequest {
  /** Namespace in front of every route, such as `library/v1`. */
  readonly namespace: string;
  /** Address of the namespace for the caller, without a slash at its end. */
  readonly base: string;
  readonly language: string;
  readonly defaults: RouteDefaults;
}

/** Default values of parameters by path of their route, as far as they depend on the request. */
export type RouteDefaults = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Describes how a request asks for the index; `defaults` are those of the lists. */
export function indexRequest({ mounted, language }: RequestContext, defaults: RouteDefaults): IndexRequest {
  const { namespace, api: base } = mounted;
  return { namespace, base, language, defaults: { "/": { namespace }, ...defaults } };
}

export interface ShownIndex {
  readonly namespace: string;
  readonly routes: Readonly<Record<string, ShownRoute>>;
  readonly extensions: Readonly<Record<string, string>>;
  readonly _links: { readonly up: readonly Link[] };
}

export interface ShownRoute {
  readonly namespace: string;
  /** Methods of all endpoints, each once. */
  readonly methods: readonly string[];
  readonly endpoints: readonly Endpoint[];
  /** Routes without variables have an address of their own. */
  readonly _links?: { readonly self: readonly Link[] };
}

interface Link {
  readonly href: string;
}

/** The answer of the root route: every route by its pattern, in the shape of a WordPress namespace. */
export function showRouteIndex(index: RouteIndex, request: IndexRequest): ShownIndex {
  const { namespace, base } = request;
  const routes = index.routes.map(
    (route) =>
      [
        `/${namespace}${shownPattern(route)}`,
        { ...shown(index, route, request), ...selfLink(route, base) },
      ] as const,
  );
  return {
    namespace,
    routes: Object.fromEntries(routes),
    extensions: translatedValues(index, request.language),
    _links: { up: [{ href: parentOf(base, namespace) }] },
  };
}

/** One route of the index, for OPTIONS; `path` is as the spec writes it. Undefined when there is no such route. */
export function showRoute(index: RouteIndex, path: string, request: IndexRequest): ShownRoute | undefined {
  const route = index.routes.find((one) => one.path === path);
  return route === undefined ? undefined : shown(index, route, request);
}

/** The root route is the namespace itself. */
function shownPattern({ pattern }: IndexedRoute): string {
  return pattern === "/" ? "" : pattern;
}

function shown(
  index: RouteIndex,
  { path, variables = {}, endpoints }: IndexedRoute,
  { namespace, language, defaults }: IndexRequest,
): ShownRoute {
  const computed = (methods: readonly string[], name: string): Pick<Argument, "default"> => {
    const value = methods.includes("GET") ? defaults[path]?.[name] : undefined;
    return value === undefined ? {} : { default: value };
  };
  return {
    namespace,
    methods: [...new Set(endpoints.flatMap(({ methods }) => methods))],
    endpoints: endpoints.map(({ methods, args }) => ({
      methods,
      args: Object.fromEntries(
        Object.entries({ ...variables, ...args }).map(([name, argument]) => [
          name,
          { ...translated(index, argument, language), ...computed(methods, name) },
        ]),
      ),
    })),
  };
}

function selfLink(route: IndexedRoute, base: string): Pick<ShownRoute, "_links"> {
  return route.path.includes("{") ? {} : { _links: { self: [{ href: base + shownPattern(route) }] } };
}

function translated(index: RouteIndex, argument: Argument, language: string): Argument {
  const { description } = argument;
  return description === undefined
    ? argument
    : { ...argument, description: translation(index, description, language) };
}

function translatedValues(index: RouteIndex, language: string): Readonly<Record<string, string>> {
  const entries = Object.entries(index.extensions);
  return Object.fromEntries(entries.map(([name, text]) => [name, translation(index, text, language)]));
}

function translation(index: RouteIndex, text: string, language: string): string {
  return index.translations[language]?.[text] ?? text;
}

/** Address that the namespace is below. */
function parentOf(base: string, namespace: string): string {
  return base.endsWith(namespace) ? base.slice(0, -namespace.length) : `${base}/`;
}
