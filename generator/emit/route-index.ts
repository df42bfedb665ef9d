import { operationShapes } from "../model/lifecycle.js";
import type { FeedRoute, JsonValue, Route, ServiceRoute } from "../model/model.js";
import { constantOf } from "../print/declarations.js";
import { block, code, type LiteralObject } from "../print/literal.js";
import { parameterDescriptor } from "../print/parameter-descriptor.js";
import { hasOwnTable, runtimeType, runtimeValue, serverNames, serviceNames } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import { proseOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/route-index.ts`: every route with the descriptors of what it takes, which the root route and OPTIONS show. */
export const emitRouteIndex: Emitter = (model) => {
  const file = createSourceFile("server/route-index.ts", "spec/routes.yaml");
  const { service, serviceRoutes, resources } = model;
  const { languageParameter, languages } = service;
  const routes = [
    ...serviceRoutes.map((route) => serviceRow(file, route)),
    ...resources.flatMap((one) =>
      [...one.routes, ...one.feedRoutes].map((route) => resourceRow(file, route)),
    ),
  ];
  const extensions = service.extensions.map((one) => [one.name, proseOf(model, one.text)] as const);
  const index = {
    routes: (_column: number, indent: number) => block(routes, indent),
    language: { name: languageParameter.name, descriptor: parameterDescriptor(model, languageParameter) },
    defaultLanguage: languages.default,
    extensions: Object.fromEntries(extensions),
    translations: code(file.use({ name: "translations", from: "generated/server/translations" })),
  };
  file.add(
    constantOf({
      name: "routeIndex",
      docs: ["The routes in their order, with what they take."],
      type: file.use(runtimeType("RouteIndex")),
      value: `${file.use(runtimeValue("createRouteIndex"))}(${block(index)})`,
    }),
  );
  return [file.print()];
};

function serviceRow(file: SourceFileDraft, { path, methods, operationName }: ServiceRoute): LiteralObject {
  return { path, methods, parameters: code(`${file.use(serviceNames.parameters)}.${operationName}`) };
}

function resourceRow(file: SourceFileDraft, route: Route | FeedRoute): LiteralObject {
  const { path, methods, name } = route;
  const names = serverNames(route.resource);
  const resource = code(file.use(names.descriptor));
  return hasOwnTable(route)
    ? { path, methods, resource, parameters: code(`${file.use(names.operations)}.${name}`) }
    : { path, methods, resource, takes: takenBy(route) };
}

/** A table of the resource, all of its fields as changes, or the names of the parameters of any other operation. */
function takenBy({ operation, parameters }: Route | FeedRoute): JsonValue {
  const { takes } = operationShapes[operation];
  return takes === "named" || takes === "nothing" ? parameters.map(({ name }) => name) : takes;
}
