import type { ParameterDescriptor } from "../core/parameter-descriptors.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { Prose, Translations } from "../core/translations.js";
import type { Argument, Endpoint, IndexedRoute, RouteIndex } from "./route-index.js";

/** Everything the route index is derived from. */
export interface RouteIndexOptions {
  /** In the order in which they are listed. */
  readonly routes: readonly RouteFacts[];
  /** The parameter that every route takes besides its own. */
  readonly language: { readonly name: string; readonly facts: ParameterDescriptor };
  readonly defaultLanguage: string;
  /** Extensions of the service with what they add. */
  readonly extensions: Readonly<Record<string, Prose>>;
  readonly translations: Readonly<Record<string, Translations>>;
}

type Parameters = Readonly<Record<string, ParameterDescriptor>>;

/** What the index shows of a resource. */
type RouteResource = Pick<ResourceDescriptor, "fields" | "filters" | "variables" | "ids">;

/** A route of the spec: with parameters of its own, or with those of a resource. */
export interface RouteFacts {
  /** As the spec writes it: `/records/{id}`. */
  readonly path: string;
  readonly methods: readonly string[];
  readonly parameters?: Parameters;
  readonly resource?: RouteResource;
  /** `changes` are fields that may be left out, as may the parameters that are named. */
  readonly takes?: "filters" | "fields" | "changes" | readonly string[];
}

/** Derives what the root route and OPTIONS show from the descriptors of the routes. */
export function createRouteIndex(options: RouteIndexOptions): RouteIndex {
  const { routes, extensions, translations, defaultLanguage } = options;
  const textOf = (prose: Prose): string =>
    typeof prose === "string" ? prose : (prose[defaultLanguage] ?? "");
  const entriesOf = <Value, Shown>(
    table: Readonly<Record<string, Value>>,
    show: (value: Value) => Shown,
  ): Readonly<Record<string, Shown>> =>
    Object.fromEntries(Object.entries(table).map(([name, value]) => [name, show(value)]));
  const endpointOf = (route: RouteFacts): Endpoint => ({
    methods: route.methods,
    args: entriesOf(withLanguage(parametersOf(route), options), (facts) =>
      argumentOf(facts, !isLenient(route), textOf),
    ),
  });
  const indexed = (path: string): IndexedRoute => {
    const own = routes.filter((route) => route.path === path);
    const variables = variablesOf(path, own[0]?.resource, textOf);
    return {
      path,
      pattern: path.replace(
        /\{(\w+)\}/g,
        (_, name: string) => `(?P<${name}>${isId(name) ? idPattern(own[0]?.resource) : "[^/]+"})`,
      ),
      ...(Object.keys(variables).length === 0 ? {} : { variables }),
      endpoints: own.map(endpointOf),
    };
  };
  return {
    routes: [...new Set(routes.map(({ path }) => path))].map(indexed),
    extensions: entriesOf(extensions, textOf),
    translations: entriesOf(translations, ({ texts }) => texts),
  };
}

function isId(name: string): boolean {
  return name === "id";
}

function idPattern(resource: RouteResource | undefined): string {
  return resource?.ids === "uuid" ? "[\\dA-Fa-f-]{36}" : "\\d+";
}

function variablesOf(
  path: string,
  resource: RouteResource | undefined,
  textOf: (prose: Prose) => string,
): Readonly<Record<string, Argument>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const entries = names.map((name): readonly [string, Argument] => {
    const text = resource?.variables[name];
    const isInteger = resource !== undefined && resource.ids === undefined && isId(name);
    const type = isInteger ? "integer" : "string";
    return [name, { type, required: true, ...(text === undefined ? {} : { description: textOf(text) }) }];
  });
  return Object.fromEntries(entries);
}

function parametersOf({ parameters = {}, resource, takes }: RouteFacts): Parameters {
  if (resource === undefined || takes === undefined) return parameters;
  const { fields, filters } = resource;
  if (takes === "filters") return filters;
  if (takes === "changes") return fields;
  // What a create makes has nothing around it yet that it could reach.
  if (takes === "fields")
    return Object.fromEntries(Object.entries(fields).filter(([, { storage }]) => storage !== "scope"));
  const named = takes.flatMap((name) => {
    const facts = fields[name] ?? filters[name];
    return facts === undefined ? [] : [[name, facts] as const];
  });
  return Object.fromEntries(named);
}

function withLanguage(parameters: Parameters, { language }: RouteIndexOptions): Parameters {
  return language.name in parameters ? parameters : { ...parameters, [language.name]: language.facts };
}

/** Whether all parameters may be left out, and then mean nothing. */
function isLenient({ takes }: RouteFacts): boolean {
  return takes !== undefined && takes !== "fields" && takes !== "filters";
}

/** `isWhole`: the route requires what the descriptors require, and has their defaults. */
function argumentOf(
  facts: ParameterDescriptor,
  isWhole: boolean,
  textOf: (prose: Prose) => string,
): Argument {
  const { required = false, default: usual, text = "" } = facts;
  return {
    ...(facts.list === true ? { type: "array", items: typeOf(facts) } : typeOf(facts)),
    required: isWhole && required,
    ...(isWhole && usual !== undefined ? { default: usual } : {}),
    description: textOf(text),
  };
}

/** A parameter that takes any value has no type. */
function typeOf(facts: ParameterDescriptor): Pick<Argument, "type" | "enum" | "minimum" | "maximum"> {
  const { kind, values = [], minimum, maximum } = facts;
  const bounds = {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
  switch (kind) {
    case "reference":
      return { type: referenceType(facts) };
    case "enum":
      return { type: "string", enum: values };
    case "object":
    case "json":
      return facts.isMap === true || kind === "object" ? { type: "object" } : { type: "object", ...bounds };
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

function referenceType({ by = [], create, ids }: ParameterDescriptor): string | readonly string[] {
  const takesText = ids === "uuid" || by.some((key) => key !== "id") || create === "name";
  const types = [
    ...(ids === "uuid" ? [] : ["integer"]),
    ...(takesText ? ["string"] : []),
    ...(create === "record" ? ["object"] : []),
  ];
  const [only = ""] = types;
  return types.length === 1 ? only : types;
}
