import type { ParameterDescriptor } from "../core/parameter-descriptors.js";
import { propertyIn } from "../core/properties.js";
import type { RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { Prose, ServiceDescriptor, Translations } from "../core/service-descriptor.js";
import type { AppContext } from "../resources/app-context.js";

/** What the service says about its routes: plain data, printed from the spec. */
export type RouteIndex = ReturnType<typeof createRouteIndex>;

type IndexedRoute = RouteIndex["routes"][number];

/** Methods that do the same, and what they take. */
export type Endpoint = IndexedRoute["endpoints"][number];

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

/** Default values of parameters by path of their route, as far as they depend on the request. */
export async function routeDefaults({ resources }: AppContext, call: RequestContext) {
  const defaults = new Map<string, object>([["/", { namespace: call.mounted.namespace }]]);
  for (const { resource, defaults: defaultsOf } of resources.values())
    if (resource.paths.list !== undefined) defaults.set(resource.paths.list, await defaultsOf(call));
  return defaults;
}

/** The answer of the root route: every route by its pattern, in the shape of a WordPress namespace. */
export function showRouteIndex(
  index: RouteIndex,
  call: RequestContext,
  defaults: ReadonlyMap<string, object>,
) {
  const { namespace, api: base } = call.mounted;
  const routes = index.routes.map((route) => {
    const pattern = shownPattern(route);
    // Routes without variables have an address of their own.
    const links = route.path.includes("{") ? {} : { _links: { self: [{ href: base + pattern }] } };
    return [`/${namespace}${pattern}`, { ...showRoute(index, route, { call, defaults }), ...links }] as const;
  });
  const extensions = Object.entries(index.extensions);
  return {
    namespace,
    routes: Object.fromEntries(routes),
    extensions: Object.fromEntries(
      extensions.map(([name, text]) => [name, translation(index, text, call.language)]),
    ),
    _links: { up: [{ href: parentOf(base, namespace) }] },
  };
}

/** The answer of the root route of other services: the methods of each path, and the address of the API document. */
export function showAddresses(
  { title, documentPath }: ServiceDescriptor,
  { routes }: RouteIndex,
  { mounted: { api } }: RequestContext,
) {
  const methods = routes.map(
    ({ path, endpoints }) => [path, endpoints.flatMap((one) => one.methods)] as const,
  );
  const document = documentPath === undefined ? {} : { document: api + documentPath };
  return { title, ...document, routes: Object.fromEntries(methods) };
}

/** The root route is the namespace itself. */
function shownPattern({ pattern }: IndexedRoute): string {
  return pattern === "/" ? "" : pattern;
}

/** What the index shows of a route, and OPTIONS as well. */
export function showRoute(
  index: RouteIndex,
  { path, variables, endpoints }: IndexedRoute,
  {
    call: { mounted, language },
    defaults,
  }: { readonly call: RequestContext; readonly defaults: ReadonlyMap<string, object> },
) {
  const shown = (methods: readonly string[], name: string, argument: Argument): Argument => {
    const { description } = argument;
    const computed = methods.includes("GET") ? propertyIn(defaults.get(path) ?? {}, name) : undefined;
    return {
      ...argument,
      ...(description === undefined ? {} : { description: translation(index, description, language) }),
      ...(computed === undefined ? {} : { default: computed }),
    };
  };
  return {
    namespace: mounted.namespace,
    methods: [...new Set(endpoints.flatMap(({ methods }) => methods))],
    endpoints: endpoints.map(({ methods, args }) => {
      const entries = Object.entries({ ...variables, ...args });
      const all = entries.map(([name, argument]) => [name, shown(methods, name, argument)] as const);
      return { methods, args: Object.fromEntries(all) };
    }),
  };
}

function translation(index: RouteIndex, text: string, language: string): string {
  return index.translations[language]?.[text] ?? text;
}

/** Address that the namespace is below. */
function parentOf(base: string, namespace: string): string {
  return base.endsWith(namespace) ? base.slice(0, -namespace.length) : `${base}/`;
}

/** Everything the route index is derived from. */
interface RouteIndexOptions {
  /** In the order in which they are listed. */
  readonly routes: readonly RouteDescriptor[];
  /** The parameter that every route takes besides its own. */
  readonly language: { readonly name: string; readonly descriptor: ParameterDescriptor };
  readonly defaultLanguage: string;
  /** Extensions of the service with what they add. */
  readonly extensions: Readonly<Record<string, Prose>>;
  readonly translations: Readonly<Record<string, Translations>>;
}

type Parameters = Readonly<Record<string, ParameterDescriptor>>;

/** A route of the spec: with parameters of its own, or with those of a resource. */
interface RouteDescriptor {
  /** As the spec writes it: `/records/{id}`. */
  readonly path: string;
  readonly methods: readonly string[];
  readonly parameters?: Parameters;
  readonly resource?: ResourceDescriptor;
  /** `changes` are fields that may be left out, as may the parameters that are named. */
  readonly takes?: "filters" | "fields" | "changes" | readonly string[];
}

/** Derives what the root route and OPTIONS show from the descriptors of the routes. */
export function createRouteIndex(options: RouteIndexOptions) {
  const { routes, extensions, translations, defaultLanguage } = options;
  const textOf = (prose: Prose): string =>
    typeof prose === "string" ? prose : (prose[defaultLanguage] ?? "");
  const entriesOf = <Value, Shown>(
    table: Readonly<Record<string, Value>>,
    show: (value: Value) => Shown,
  ): Readonly<Record<string, Shown>> =>
    Object.fromEntries(Object.entries(table).map(([name, value]) => [name, show(value)]));
  const endpointOf = (route: RouteDescriptor) => ({
    methods: route.methods,
    args: entriesOf(withLanguage(outsidePath(route), options), (descriptor) =>
      argumentOf(descriptor, !isLenient(route), textOf),
    ),
  });
  const indexed = (path: string) => {
    const own = routes.filter((route) => route.path === path);
    const [{ resource } = {}] = own;
    const idPattern = idPatterns[resource?.ids ?? "integer"];
    return {
      /** As the spec writes it: `/records/{id}`. */
      path,
      /** As clients of the reference service read it: `/records/(?P<id>\d+)`. */
      pattern: path.replace(
        /\{(\w+)\}/g,
        (_, name: string) => `(?P<${name}>${name === "id" ? idPattern : "[^/]+"})`,
      ),
      /** The variables of the path. */
      variables: variablesOf(path, resource, textOf),
      endpoints: own.map(endpointOf),
    };
  };
  return {
    routes: [...new Set(routes.map(({ path }) => path))].map(indexed),
    /** Extensions of the service with what they add. */
    extensions: entriesOf(extensions, textOf),
    /** By language: translations of the descriptions above, which are in the default language. */
    translations: entriesOf(translations, ({ texts }) => texts),
  };
}

function variablesOf(
  path: string,
  resource: ResourceDescriptor | undefined,
  textOf: (prose: Prose) => string,
): Readonly<Record<string, Argument>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const entries = names.map((name): readonly [string, Argument] => {
    const text = resource?.variables[name];
    const isInteger = resource !== undefined && resource.ids === undefined && name === "id";
    const type = isInteger ? "integer" : "string";
    return [name, { type, required: true, ...(text === undefined ? {} : { description: textOf(text) }) }];
  });
  return Object.fromEntries(entries);
}

/** The parameters of a list or a create that are no variables of its path. */
function outsidePath(route: RouteDescriptor): Parameters {
  const parameters = parametersOf(route);
  if (!route.path.includes("{") || isLenient(route)) return parameters;
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !route.path.includes(`{${name}}`)));
}

function parametersOf({ parameters = {}, resource, takes }: RouteDescriptor): Parameters {
  if (resource === undefined || takes === undefined) return parameters;
  const { fields, filters } = resource;
  if (takes === "filters") return filters;
  if (takes === "changes") return fields;
  // What a create makes has nothing around it yet that it could reach.
  if (takes === "fields")
    return Object.fromEntries(Object.entries(fields).filter(([, { storage }]) => storage !== "scope"));
  const named = takes.flatMap((name) => {
    const descriptor = fields[name] ?? filters[name];
    return descriptor === undefined ? [] : [[name, descriptor] as const];
  });
  return Object.fromEntries(named);
}

function withLanguage(parameters: Parameters, { language }: RouteIndexOptions): Parameters {
  return language.name in parameters ? parameters : { ...parameters, [language.name]: language.descriptor };
}

/** Whether all parameters may be left out, and then mean nothing. */
function isLenient({ takes }: RouteDescriptor): boolean {
  return takes !== undefined && takes !== "fields" && takes !== "filters";
}

/** `isWhole`: the route requires what the descriptors require, and has their defaults. */
function argumentOf(
  descriptor: ParameterDescriptor,
  isWhole: boolean,
  textOf: (prose: Prose) => string,
): Argument {
  const { required = false, default: usual, text = "" } = descriptor;
  return {
    ...(descriptor.list === true ? { type: "array", items: typeOf(descriptor) } : typeOf(descriptor)),
    required: isWhole && required,
    ...(isWhole && usual !== undefined ? { default: usual } : {}),
    description: textOf(text),
  };
}

/** A parameter that takes any value has no type. */
function typeOf(descriptor: ParameterDescriptor): Pick<Argument, "type" | "enum" | "minimum" | "maximum"> {
  const { kind, values = [], minimum, maximum } = descriptor;
  const bounds = {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
  switch (kind) {
    case "reference":
      return { type: referenceType(descriptor) };
    case "enum":
      return { type: "string", enum: values };
    case "object":
    case "json":
      return descriptor.isMap === true || kind === "object"
        ? { type: "object" }
        : { type: "object", ...bounds };
    case "any":
    case "value":
      return bounds;
    case "integer":
    case "user":
      return { type: "integer", ...bounds };
    case "boolean":
    case "flag":
      return { type: "boolean", ...bounds };
    case "number":
      return { type: "number", ...bounds };
    default:
      return { type: "string", ...bounds };
  }
}

const idPatterns = { integer: "\\d+", uuid: "[\\dA-Fa-f-]{36}", text: "[\\w-]{1,64}" };

function referenceType({ by = [], create, ids }: ParameterDescriptor): string | readonly string[] {
  const takesText = ids !== undefined || by.some((key) => key !== "id") || create === "name";
  const types = [
    ...(ids !== undefined ? [] : ["integer"]),
    ...(takesText ? ["string"] : []),
    ...(create === "record" ? ["object"] : []),
  ];
  const [only = ""] = types;
  return types.length === 1 ? only : types;
}
