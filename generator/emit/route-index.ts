import type {
  JsonValue,
  Model,
  Parameter,
  Route,
  ScalarName,
  ServiceRoute,
  Text,
  Type,
} from "../model/model.js";
import { docBlock } from "../print/doc-comment.js";
import { type Input, inputsOf } from "../print/inputs.js";
import { literal } from "../print/literal.js";
import { createSourceFile } from "../print/source-file.js";
import type { JsonSchema } from "../print/validation-schema.js";
import type { Emitter } from "./emitter.js";

type AnyRoute = Route | ServiceRoute;

/** Writes `server/route-index.ts`: what the root route and OPTIONS tell about routes and their arguments. */
export const emitRouteIndex: Emitter = (model) => {
  const routes = [
    ...model.serviceRoutes,
    ...model.resources.flatMap((resource) => [...resource.routes, ...resource.feedRoutes]),
  ];
  const inputs = inputsOf(model, routes);
  const file = createSourceFile("server/route-index.ts", "spec/routes.yaml");
  const index = file.use({ name: "RouteIndex", from: "runtime/codegen", typeOnly: true });
  for (const input of inputs) {
    const head = `const ${argumentsName(input.name)} = `;
    file.add(`\n${head}${literal(argumentsOf(model, input), head.length)};`);
  }
  file.add(
    [
      `\n${docBlock("The routes in their order, what they take, and the translations of the texts above.")}`,
      `export const routeIndex: ${index} = {`,
      "  routes: [",
      ...[...new Set(routes.map(({ path }) => path))].map((path) =>
        routeEntry(
          model,
          path,
          routes.filter((route) => route.path === path),
        ),
      ),
      "  ],",
      `  extensions: ${literal(extensionTexts(model), 14, 2)},`,
      `  translations: ${literal(translations(model, inputs), 16, 2)},`,
      "};",
    ].join("\n"),
  );
  return [file.print()];
};

function routeEntry(model: Model, path: string, routes: readonly AnyRoute[]): string {
  const variables = variablesOf(model, path, routes);
  return [
    "    {",
    `      path: ${JSON.stringify(path)},`,
    `      pattern: ${JSON.stringify(patternOf(path))},`,
    ...(Object.keys(variables).length === 0 ? [] : [`      variables: ${literal(variables, 17, 6)},`]),
    ...endpointLines(routes),
    "    },",
  ].join("\n");
}

function endpointLines(routes: readonly AnyRoute[]): readonly string[] {
  const endpoints = routes.map(
    ({ methods, inputName }) => `{ methods: ${literal([...methods])}, args: ${argumentsName(inputName)} }`,
  );
  return endpoints.length === 1
    ? [`      endpoints: [${endpoints.join("")}],`]
    : ["      endpoints: [", ...endpoints.map((endpoint) => `        ${endpoint},`), "      ],"];
}

/** `{id}` takes digits, every other variable all but a slash. */
function patternOf(path: string): string {
  return path.replace(
    /\{(\w+)\}/g,
    (_variable, name: string) => `(?P<${name}>${name === "id" ? "\\d+" : "[^/]+"})`,
  );
}

/** The texts of the answer's properties of the same names describe what stands in the path. */
function variablesOf(model: Model, path: string, routes: readonly AnyRoute[]): JsonSchema {
  const [route] = routes;
  if (route === undefined) return {};
  if (!("resource" in route)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    return Object.fromEntries(names.map((name) => [name, { type: "string", required: true }]));
  }
  const entries = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const property = route.resource.answer.properties.find((one) => one.name === name);
    const description = property === undefined ? {} : { description: textOf(model, property.text) };
    return [name, { type: name === "id" ? "integer" : "string", required: true, ...description }];
  });
  return Object.fromEntries(entries) as JsonSchema;
}

function argumentsName(inputName: string): string {
  return inputName.charAt(0).toLowerCase() + inputName.slice(1);
}

function argumentsOf(model: Model, { parameters }: Input): JsonSchema {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, argumentOf(model, parameter)]));
}

function argumentOf(
  model: Model,
  { type, required, default: initial, minimum, cap, maximum = cap, text }: Parameter,
): JsonSchema {
  const bounds = {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
  return {
    ...argumentType(type, bounds),
    required,
    ...(initial === undefined ? {} : { default: initial }),
    description: textOf(model, text),
  };
}

function argumentType(type: Parameter["type"], bounds: JsonSchema): JsonSchema {
  switch (type.kind) {
    case "reference": {
      const takesText = type.by.some((key) => key !== "id") || type.create === "name";
      const record = type.create === "record" ? "object" : undefined;
      const names = ["integer", takesText ? "string" : record].filter((name) => name !== undefined);
      const one = { type: names.length === 1 ? "integer" : names };
      return type.many ? { type: "array", items: one } : one;
    }
    case "list":
      return { type: "array", items: argumentType(type.of, bounds) };
    default:
      return plainType(type, bounds);
  }
}

function plainType(type: Exclude<Type, { kind: "list" }>, bounds: JsonSchema): JsonSchema {
  switch (type.kind) {
    case "scalar":
      return { ...scalarType(type.scalar), ...bounds };
    case "enum":
      return { type: "string", enum: type.enum.values.map(({ value }) => value) };
    default:
      return { type: "object" };
  }
}

/** A scalar that takes anything has no type. */
function scalarType(scalar: ScalarName): JsonSchema {
  switch (scalar) {
    case "any":
    case "value":
      return {};
    case "integer":
    case "user":
      return { type: "integer" };
    case "boolean":
    case "flag":
      return { type: "boolean" };
    case "number":
      return { type: "number" };
    case "json":
      return { type: "object" };
    default:
      return { type: "string" };
  }
}

function textOf(model: Model, text: Text): string {
  return text[model.service.languages.default] ?? "";
}

function extensionTexts(model: Model): JsonSchema {
  return Object.fromEntries(model.service.extensions.map(({ name, text }) => [name, textOf(model, text)]));
}

/** For every other language the texts that differ, by the text in the default language. */
function translations(model: Model, inputs: readonly Input[]): JsonSchema {
  const { all, default: language } = model.service.languages;
  const texts = [
    ...model.service.extensions.map(({ text }) => text),
    ...model.resources.flatMap(({ answer }) =>
      answer.properties.filter(({ name }) => name === "id" || name === "slug").map(({ text }) => text),
    ),
    ...inputs.flatMap(({ parameters }) => parameters.map(({ text }) => text)),
  ];
  const entries = all
    .filter((other) => other !== language)
    .map((other): readonly [string, JsonValue] => [
      other,
      translationsInto(other, texts, (text) => textOf(model, text)),
    ]);
  return Object.fromEntries(entries);
}

function translationsInto(
  language: string,
  texts: readonly Text[],
  source: (text: Text) => string,
): JsonSchema {
  const translated = new Map<string, string>();
  for (const text of texts) {
    const translation = text[language] ?? source(text);
    if (translation !== source(text) && !translated.has(source(text)))
      translated.set(source(text), translation);
  }
  return Object.fromEntries(translated);
}
