import { operationShapes, routeOf, takesValues } from "../model/lifecycle.js";
import type { Model, Parameter, Resource, Route, ServiceRoute, Text } from "../model/model.js";

/** What one or more operations take besides their path: a query or a body with a name of its own. */
export interface Input {
  /** TypeScript name, such as `ListBooksQuery` or `BookCreate`. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** Another input of the resource, all of whose parameters it has. */
  readonly base?: string;
  /** Its parameters without those of the base. */
  readonly own: readonly Parameter[];
  /** The routes that take it; at least one. */
  readonly routes: readonly (Route | ServiceRoute)[];
  /** That of the first route. */
  readonly title: Text;
}

/** The inputs of routes in their order, each name once. Every input takes the language of the content as well. */
export function inputsOf(model: Model, routes: readonly (Route | ServiceRoute)[]): readonly Input[] {
  const names = [...new Set(routes.map((route) => route.inputName))];
  return names.flatMap((name) => {
    const own = routes.filter((route) => route.inputName === name);
    return own[0] === undefined ? [] : [inputOf(model, own[0], own)];
  });
}

/** What the service reads for a route: its input, and the values in its path that the input of others has. */
export function withVariables<One extends Route>(route: One): One {
  const inPath = takesValues(route.operation) ? route.variables.filter(({ part }) => part !== "key") : [];
  if (inPath.length === 0) return route;
  return { ...route, parameters: [...inPath.map(({ parameter }) => parameter), ...route.parameters] };
}

/** The input from which a record of the resource is made. */
export function recordInput(model: Model, resource: Resource): Input {
  const route = routeOf(resource, "create");
  if (route === undefined)
    throw new Error(
      `No route creates the resource ${resource.name}, so the input for a new one is not defined.`,
    );
  return inputOf(model, withVariables(route), [route]);
}

function inputOf(
  { service: { languageParameter } }: Model,
  first: Route | ServiceRoute,
  routes: Input["routes"],
): Input {
  const isTaken = first.parameters.some((parameter) => parameter.name === languageParameter.name);
  const parameters = isTaken ? first.parameters : [...first.parameters, languageParameter];
  const shared = { name: first.inputName, parameters, routes, title: first.title };
  const base = extendedBy(first);
  if (base === undefined) return { ...shared, own: parameters };
  const inherited = [...base.parameters, languageParameter];
  return { ...shared, base: base.inputName, own: parameters.filter((one) => !inherited.includes(one)) };
}

/** The route of the same resource whose input that of a route extends. */
function extendedBy(route: Route | ServiceRoute): Route | undefined {
  if (!("resource" in route)) return undefined;
  const { extends: base } = operationShapes[route.operation];
  return route.resource.routes.find(({ operation }) => operation === base);
}
