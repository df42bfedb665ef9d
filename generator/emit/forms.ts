import { isRead, routeOf } from "../model/lifecycle.js";
import type { CalledRoute, JsonObject, Model, Resource, Route } from "../model/model.js";
import { defined, tableOf } from "../model/tables.js";
import { constantOf } from "../print/declarations.js";
import { block, code, type LiteralObject } from "../print/literal.js";
import { customRoutes, runtimeType, serverNames, serviceNames } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import { proseOf } from "../print/translations.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/forms.ts`: what the forms in which people edit records are derived from. */
export const emitForms: Emitter = (model) => {
  const file = createSourceFile("server/forms.ts", "spec/*.yaml");
  const resources = model.resources.map((resource) => ({
    resource: code(file.use(serverNames(resource).descriptor)),
    writes: writesOf(resource),
    ...actionsOf(model, file, resource),
  }));
  const forms = {
    statuses: statusTexts(model),
    service: (_column: number, indent: number) => block(serviceActions(model, file), indent),
    resources: (_column: number, indent: number) => block(resources, indent),
  };
  file.add(
    constantOf({
      name: "forms",
      docs: ["What the editing page asks for."],
      type: file.use(runtimeType("FormSource")),
      value: block(forms),
    }),
  );
  return [file.print()];
};

/** The routes of the service that not everyone may call. */
function serviceActions(model: Model, file: SourceFileDraft): LiteralObject[] {
  return model.serviceRoutes
    .filter(({ access }) => access !== undefined)
    .map((route) => ({
      write: writeOf({ ...route, idempotency: "none" }),
      title: proseOf(model, route.title),
      text: proseOf(model, route.text),
      parameters: code(`${file.use(serviceNames.parameters)}.${route.operationName}`),
    }));
}

function statusTexts(model: Model): JsonObject {
  return tableOf(model.service.statuses, ({ name, text }) => [name, proseOf(model, text)]);
}

function writesOf(resource: Resource): JsonObject {
  return tableOf(["create", "update", "delete", "batch"] as const, (operation) => {
    const route = routeOf(resource, operation);
    if (route === undefined || route.variables.length > 0) return undefined;
    return [operation, writeOf(route)];
  });
}

function writeOf(route: CalledRoute & Pick<Route, "idempotency" | "envelope" | "status">): JsonObject {
  const { operationName: name, methods, path, idempotency, access, envelope } = route;
  const method = methods.includes("PATCH") ? "PATCH" : (methods[0] ?? "POST");
  const isFile = route.status === 204 || undefined;
  return defined({ name, path, method, idempotency, access, envelope, isFile });
}

/** The custom operations that write one record of an id; nothing for a resource without any. */
function actionsOf(model: Model, file: SourceFileDraft, resource: Resource): LiteralObject {
  const routes = customRoutes(resource).filter(
    (route) => !isRead(route) && /^[^{}]*\{id\}[^{}]*$/.test(route.path),
  );
  if (routes.length === 0) return {};
  const actions = routes.map((route) => ({
    write: writeOf(route),
    title: proseOf(model, route.title),
    text: proseOf(model, route.text),
    parameters: code(`${file.use(serverNames(resource).operations)}.${route.name}`),
  }));
  return { actions: (_column: number, indent: number) => block(actions, indent) };
}
