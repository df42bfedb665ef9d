import type { FeedRoute, JsonValue, Route, ServiceRoute } from "../model/model.js";
import { docBlock } from "../print/doc-comment.js";
import { literal, objectOf } from "../print/literal.js";
import { parameterFacts } from "../print/parameter-facts.js";
import { runtimeType, runtimeValue, serverNames, serviceNames } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import { proseOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/route-index.ts`: every route with the descriptors of what it takes, which the root route and OPTIONS show. */
export const emitRouteIndex: Emitter = (model) => {
  const file = createSourceFile("server/route-index.ts", "spec/routes.yaml");
  const { service, serviceRoutes, resources } = model;
  const rows = [
    ...serviceRoutes.map((route) => serviceRow(file, route)),
    ...resources.flatMap(({ routes, feedRoutes }) =>
      [...routes, ...feedRoutes].map((route) => resourceRow(file, route)),
    ),
  ];
  const { name } = service.languageParameter;
  const language = { name, descriptor: parameterFacts(model, service.languageParameter) };
  const extensions = service.extensions.map((one) => [one.name, proseOf(model, one.text)] as const);
  const type = file.use(runtimeType("RouteIndex"));
  file.add(
    [
      `\n${docBlock("The routes in their order, with what they take.")}`,
      `export const routeIndex: ${type} = ${file.use(runtimeValue("createRouteIndex"))}({`,
      "  routes: [",
      ...rows,
      "  ],",
      `  language: ${literal(language, 12, 2)},`,
      `  defaultLanguage: ${JSON.stringify(service.languages.default)},`,
      `  extensions: ${literal(Object.fromEntries(extensions), 14, 2)},`,
      `  ${file.use({ name: "translations", from: "generated/server/translations" })},`,
      "});",
    ].join("\n"),
  );
  return [file.print()];
};

function serviceRow(file: SourceFileDraft, route: ServiceRoute): string {
  return row(route, [`parameters: ${file.use(serviceNames.parameters)}.${route.operationName}`]);
}

function resourceRow(file: SourceFileDraft, route: Route | FeedRoute): string {
  const names = serverNames(route.resource);
  const resource = `resource: ${file.use(names.facts)}`;
  return route.operation === "custom"
    ? row(route, [resource, `parameters: ${file.use(names.operations)}.${route.name}`])
    : row(route, [resource, `takes: ${literal(takenBy(route))}`]);
}

function row({ path, methods }: Route | ServiceRoute, taken: readonly string[]): string {
  const properties = [`path: ${JSON.stringify(path)}`, `methods: ${literal([...methods])}`, ...taken];
  return `    ${objectOf(properties, 4, 4)},`;
}

/** A table of the resource, all of its fields as changes, or the names of the parameters of any other operation. */
function takenBy({ operation, parameters }: Route | FeedRoute): JsonValue {
  if (operation === "list") return "filters";
  if (operation === "create") return "fields";
  return operation.startsWith("update") ? "changes" : parameters.map(({ name }) => name);
}
