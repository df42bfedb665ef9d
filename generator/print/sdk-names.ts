import { hasBody } from "../model/lifecycle.js";
import type { FeedRoute, Model, Resource, Route, ServiceRoute } from "../model/model.js";
import { typeNameOf } from "../model/names.js";
import { isScalar } from "../model/scalars.js";
import { objectAnswer } from "./route-objects.js";
import type { ImportedSymbol } from "./source-file.js";
import { idTypeName } from "./typescript.js";
import { coreFolder, wireFolder } from "./wire-names.js";

/** A type of the client's core. */
export function coreType(name: string, file: string): ImportedSymbol {
  return { name, from: `generated/${coreFolder}/${file}`, typeOnly: true };
}

/** A function of the client's core. */
export function coreValue(name: string, file: string): ImportedSymbol {
  return { name, from: `generated/${coreFolder}/${file}` };
}

/** The variable of the environment with the key: `BOOK_STORE_KEY` for the package `@shop/book-store-client`. */
export function keyVariableOf(clientPackage: string): string {
  const [, name = ""] = /([^/]+?)(?:-client)?$/.exec(clientPackage) ?? [];
  return `${name.replaceAll(/\W+/g, "_").toUpperCase()}_KEY`;
}

/** The file below `generated/`, without extension, that has the calls of a resource, or of the service. */
export function callsFile(resource: Resource | undefined): string {
  return `${wireFolder}/calls/${resource?.folder ?? "service"}`;
}

/** Resources that can be called at all. */
export function routedResources({ resources }: Model): readonly Resource[] {
  return resources.filter(({ routes }) => routes.length > 0);
}

/** Type of the object with the calls of a resource. */
export function clientName({ typePlural }: Resource): string {
  return `${typePlural}Client`;
}

/** Function that binds the calls of a resource to a core. */
export function bindClientName({ valuePlural }: Resource): string {
  return `${valuePlural}Client`;
}

/** The file below `generated/`, without extension, that has both. */
export function clientFile({ folder }: Resource): string {
  return `${wireFolder}/clients/${folder}`;
}

/** Names of what walks through a list: `allVenues`, `pagesOfVenues`, and as methods; those of a further list have its name. */
export function walkNames({ resource, name, operation, operationName }: Route) {
  const isUsual = name === operation;
  const of = isUsual ? resource.typePlural : typeNameOf(operationName);
  const own = isUsual ? "" : typeNameOf(name);
  return { records: `all${of}`, pages: `pagesOf${of}`, all: `all${own}`, pagesOf: `pages${own}` } as const;
}

/** Name of the call that gives undefined where a call to get a record fails because there is none. */
export function findName(route: Route | ServiceRoute): string | undefined {
  const isGet = "resource" in route && (route.name === "get" || route.name === "get_by_slug");
  return isGet ? route.operationName.replace(/^get/, "find") : undefined;
}

/** What a call sends besides its path, and gets. */
export interface CallTypes {
  /** The variable of the path with its type. */
  readonly path?: { readonly name: string; readonly type: string };
  readonly input: string;
  readonly inputName: "query" | "body";
  /** The input may be left out. */
  readonly isOptional: boolean;
  readonly answer: string;
}

/** The types of a route's call. */
export function callTypes(route: Route | FeedRoute | ServiceRoute): CallTypes {
  const isRead = methodOf(route) === "GET" || methodOf(route) === "DELETE";
  const common = {
    input: route.inputName,
    inputName: isRead ? ("query" as const) : ("body" as const),
    isOptional:
      (isRead || route.operation === "custom") && !route.parameters.some(({ required }) => required),
  };
  if (!("resource" in route)) {
    return {
      ...common,
      inputName: hasBody(route.operation, route.parameters) ? "body" : "query",
      isOptional: !route.parameters.some(({ required }) => required),
      ...(route.path.includes("{name}") ? { path: { name: "name", type: "string" } } : {}),
      answer: answerName(route),
    };
  }
  return {
    ...common,
    ...pathArgument(route),
    answer: resourceAnswer(route),
  };
}

/** The variable of a path with its type, or all of several as the properties of `path`. */
function pathArgument({ path, resource, variables }: Route): Pick<CallTypes, "path"> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const typeOf = (name: string): string => {
    const type = variables.find(({ parameter }) => parameter.name === name)?.parameter.type;
    if (type?.kind === "reference")
      return [...new Set([idTypeName(type.target), ...(type.by.join() === "id" ? [] : ["string"])])].join(
        " | ",
      );
    const isNumber = type !== undefined && isScalar(type, "integer");
    return name === "id" ? idTypeName(resource) : isNumber ? "number" : "string";
  };
  const [name, ...others] = names;
  if (name === undefined) return {};
  if (others.length === 0) return { path: { name, type: typeOf(name) } };
  const properties = names.map((one) => `readonly ${one}: ${typeOf(one)}`);
  return { path: { name: "path", type: `{ ${properties.join("; ")} }` } };
}

/** TypeScript name of what a route of a resource answers; files are texts. */
export function resourceAnswer(route: Route | FeedRoute): string {
  if ("format" in route) return "string";
  if (route.status === 204) return "void";
  if (route.operation === "list") return route.resource.listName;
  const object = objectAnswer(route);
  if (object !== undefined) return object;
  if (route.answer !== undefined) return answerName(route);
  const { resource, show } = route.answers ?? { resource: route.resource, show: "record" };
  return show === "list" ? resource.listName : resource.answer.typeName;
}

/** TypeScript name of what a route with an answer of its own answers; an object of types.yaml, or any. */
export function answerName({ answer }: Pick<Route | ServiceRoute, "answer">): string {
  return answer?.kind === "object" ? answer.object.typeName : "JsonObject";
}

/** The method that the client uses: the one that says best what is meant. */
export function methodOf({ methods }: Pick<Route | ServiceRoute, "methods">): string {
  return methods.find((method) => method === "PATCH") ?? methods[0] ?? "GET";
}

/** Name of a call on the client of its resource: `get_by_slug` becomes `getBySlug`. */
export function methodName({ name }: Route): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The status of records in the trash; undefined where there is no trash. */
export function trashStatusOf({ service }: Model): string | undefined {
  return service.statuses.find(({ role }) => role === "trash")?.name;
}
