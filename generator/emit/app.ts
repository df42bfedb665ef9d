import { operationAccess } from "../model/build-routes.js";
import { routeOf } from "../model/lifecycle.js";
import type { Hook, Resource } from "../model/model.js";
import { valueNameOf, variablesOf } from "../model/names.js";
import { tableOf } from "../model/tables.js";
import { hasList } from "../model/wire.js";
import { serviceOwner } from "../model/write-hooks.js";
import { bodyOf, constantOf, functionOf } from "../print/declarations.js";
import { needsHooks } from "../print/hook-type.js";
import { block, type Code, code, type LiteralObject } from "../print/literal.js";
import { guardOf, hooksType, runtimeType, serverNames, serviceNames } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft, type Statement } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/app.ts`: all resources and their routers, put together. */
export const emitApp: Emitter = ({ resources }) => {
  const file = createSourceFile("server/app.ts", "spec/*.yaml");
  const listOf = (name: "token" | "descriptor"): string =>
    block(resources.map((resource) => code(file.use(serverNames(resource)[name]))));
  file.add(
    constantOf({
      name: "collections",
      docs: ["Collections of the service, for the indexes."],
      value: `${listOf("token")} as const`,
    }),
    constantOf({
      name: "resourceDescriptors",
      docs: ["Descriptors of all resources."],
      type: `readonly ${file.use(runtimeType("ResourceDescriptor"))}[]`,
      value: listOf("descriptor"),
    }),
    routersFunction(file, resources),
  );
  return [file.print()];
};

function routersFunction(file: SourceFileDraft, resources: readonly Resource[]): Statement {
  const registrations = resources.map((resource) => registration(file, resource));
  const routers = resources
    .filter(({ routes }) => routes.length > 0)
    .map((resource) => {
      const hooked = resource.routes.some(({ hook }) => hook !== undefined) ? ", hooks" : "";
      return code(
        `${file.use(serverNames(resource).router)}(service, ${variablesOf(resource).many}${hooked})`,
      );
    });
  const service = file.use({ name: "createServiceRouter", from: "generated/server/service/router" });
  const body = bodyOf(
    ...registrations,
    "",
    `  return ${block([...routers, code(`${service}(service)`)], 2)};`,
  );
  return functionOf({
    name: "createRouters",
    docs: ["Registers the resources of the spec and returns their routers."],
    parameters: [
      { name: "service", type: file.use(runtimeType("Service")) },
      { name: /\bhooks\b/.test(body) ? "hooks" : "_hooks", type: file.use(hooksType) },
    ],
    returns: `${file.use(runtimeType("Router"))}<${file.use(runtimeType("ServiceState"))}>[]`,
    body,
  });
}

function registration(file: SourceFileDraft, resource: Resource): string {
  const { hooks, routes, valuePlural } = resource;
  const names = serverNames(resource);
  const show = file.use(names.show);
  const variable = routes.length > 0 ? `const ${variablesOf(resource).many} = ` : "";
  const hooksOf = (kind: Hook["kind"]): LiteralObject =>
    hookTable(
      resource,
      hooks.filter((hook) => hook.kind === kind).map((hook) => [hook.property, hook]),
    );
  const written = hooks.flatMap((hook) => occasionsOf(hook).map((occasion) => [occasion, hook] as const));
  const records: LiteralObject = {
    resource: code(file.use(names.descriptor)),
    token: code(file.use(names.token)),
    show: code(needsHooks(resource.answer) ? `(document, view) => ${show}(document, view, hooks)` : show),
    guards: guardTable(file, resource),
    ...(hasList(resource) ? { conditions: code(file.use(names.conditions)) } : {}),
    filterHooks: hooksOf("filter"),
    ...(hooks.some(({ kind }) => kind === "batch") ? { batchHooks: hooksOf("batch") } : {}),
    ...(written.length === 0 ? {} : { writeHooks: hookTable(resource, written) }),
    accessorName: valuePlural,
    access: operationAccess(resource),
  };
  return `  ${variable}service.records(${block(records, 2)});`;
}

function hookTable(
  { valueName }: Resource,
  hooks: readonly (readonly [name: string, hook: Hook])[],
): LiteralObject {
  return tableOf(hooks, ([name, { property }]) => [name, code(`hooks.${valueName}.${property}`)]);
}

/** When the runtime calls a hook of writes. */
function occasionsOf({ kind, serves }: Hook): readonly string[] {
  switch (kind) {
    case "validate":
      return [kind];
    case "before":
    case "before_delete":
      return serves.map((name) => valueNameOf(`before_${name}`));
    case "after":
      return serves.map((name) => valueNameOf(`after_${name}`));
    case "filter":
    case "answer":
    case "batch":
    case "custom":
    case "authenticate":
      return [];
  }
}

function guardTable(file: SourceFileDraft, resource: Resource): LiteralObject {
  return tableOf(["create", "update"] as const, (operation) => {
    const route = routeOf(resource, operation);
    return route === undefined ? undefined : [operation, code(file.use(guardOf(route)))];
  });
}

/** Writes `server/index.ts`: what the generated code brings to the runtime, with the hooks, as one object. */
export const emitProduct: Emitter = ({ service: { authenticate }, guides, sections }) => {
  const file = createSourceFile("server/index.ts", "spec/*.yaml");
  const own = (name: string, from: string): Code =>
    code(file.use({ name, from: `generated/server/${from}` }));
  const product = {
    serviceDescriptor: code(file.use(serviceNames.descriptor)),
    resourceDescriptors: own("resourceDescriptors", "app"),
    collections: own("collections", "app"),
    forms: own("forms", "forms"),
    pageTexts: own("pageTexts", "page-texts"),
    calendarTexts: own("calendarTexts", "page-texts"),
    editorTexts: own("editorTexts", "page-texts"),
    ...(guides === undefined ? {} : { guides: own("guides", "guides") }),
    ...(sections === undefined ? {} : { sections: own("sections", "sections") }),
    routeIndex: own("routeIndex", "route-index"),
    translations: own("translations", "translations"),
    createRouters: code(
      `(service) => ${file.use({ name: "createRouters", from: "generated/server/app" })}(service, hooks)`,
    ),
    ...(authenticate === undefined
      ? {}
      : { authenticate: code(`hooks.${serviceOwner}.${authenticate.property}`) }),
    location: code("import.meta.url"),
  };
  file.add(
    functionOf({
      name: "createProduct",
      docs: ["Creates what the runtime serves: the descriptors of the spec, its routes and the hooks."],
      parameters: [{ name: "hooks", type: file.use(hooksType) }],
      returns: file.use(runtimeType("Product")),
      body: `return ${block(product)};`,
    }),
  );
  return [file.print()];
};
