import type { Model, Parameter, Resource, Route, ServiceRoute, Text } from "../model/model.js";

/** What one or more operations take besides their path: a query or a body with a name of its own. */
export interface Input {
  /** TypeScript name, such as `ListBooksQuery` or `BookCreate`. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The routes that take it; at least one. */
  readonly routes: readonly (Route | ServiceRoute)[];
  /** That of the first route. */
  readonly title: Text;
}

/** The inputs of routes in their order, each name once. Every input takes the language of the content as well. */
export function inputsOf(model: Model, routes: readonly (Route | ServiceRoute)[]): readonly Input[] {
  const names = [...new Set(routes.map((route) => route.inputName))];
  return names.map((name) =>
    inputNamed(
      model,
      name,
      routes.filter((route) => route.inputName === name),
    ),
  );
}

/** The input from which a record of the resource is made. */
export function recordInput(model: Model, resource: Resource): Input {
  const creates = resource.routes.filter((route) => route.operation === "create");
  const [input] = inputsOf(model, creates);
  if (input === undefined)
    throw new Error(
      `No route creates the resource ${resource.name}, so the input for a new one is not defined.`,
    );
  return input;
}

function inputNamed(model: Model, name: string, routes: readonly (Route | ServiceRoute)[]): Input {
  const [first] = routes;
  if (first === undefined) throw new Error(`No route takes ${name}.`);
  const { languageParameter } = model.service;
  const isTaken = first.parameters.some((parameter) => parameter.name === languageParameter.name);
  const parameters = isTaken ? first.parameters : [...first.parameters, languageParameter];
  return { name, parameters, routes, title: first.title };
}
