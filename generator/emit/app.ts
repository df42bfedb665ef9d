import { variablesOf } from "../model/generated-names.js";
import type { Hook, Resource } from "../model/model.js";
import { valueNameOf } from "../model/names.js";
import { needsHooks } from "../print/answer-hooks.js";
import { docBlock } from "../print/doc-comment.js";
import { objectOf } from "../print/literal.js";
import { runtimeType, serverNames } from "../print/server-names.js";
import { createSourceFile, type SourceFileDraft } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/app.ts`: all resources and their routers, put together. */
export const emitApp: Emitter = (model) => {
  const file = createSourceFile("server/app.ts", "spec/*.yaml");
  const router = file.use(runtimeType("Router"));
  const state = file.use(runtimeType("ServiceState"));
  const service = file.use(runtimeType("Service"));
  const hooks = file.use({ name: "Hooks", from: "generated/server/hooks", typeOnly: true });
  const serviceRouter = file.use({ name: "createServiceRouter", from: "generated/server/service/router" });
  const routers = model.resources
    .filter(({ routes }) => routes.length > 0)
    .map((resource) => {
      const hooked = resource.routes.some(({ hook }) => hook !== undefined) ? ", hooks" : "";
      return `    ${file.use(serverNames(resource).router)}(service, ${variablesOf(resource).many}${hooked}),`;
    });
  const collections = model.resources.map((resource) => `  ${file.use(serverNames(resource).token)},`);
  const facts = model.resources.map((resource) => `  ${file.use(serverNames(resource).facts)},`);
  const registrations = model.resources.map((resource) => registration(file, resource)).join("\n");
  const parameter = /\bhooks\b/.test([registrations, ...routers].join("\n")) ? "hooks" : "_hooks";
  const body = [
    docBlock("Collections of the service, for the indexes."),
    `export const collections = [\n${collections.join("\n")}\n] as const;`,
    "",
    docBlock("Facts of all resources."),
    `export const resourceFacts: readonly ${file.use(runtimeType("ResourceDescriptor"))}[] = [\n${facts.join("\n")}\n];`,
    "",
    docBlock("Registers the resources of the spec and returns their routers."),
    `export function createRouters(service: ${service}, ${parameter}: ${hooks}): ${router}<${state}>[] {`,
    registrations,
    "",
    `  return [\n${routers.join("\n")}\n    ${serviceRouter}(service),\n  ];`,
    "}",
  ];
  file.add(`\n${body.join("\n")}`);
  return [file.print()];
};

function registration(file: SourceFileDraft, resource: Resource): string {
  const names = serverNames(resource);
  const filterHooks = resource.hooks.filter(({ kind }) => kind === "filter").map(({ property }) => property);
  const hooked = filterHooks.map((property) => `${property}: hooks.${resource.valueName}.${property}`);
  const show = file.use(names.show);
  const declared = resource.routes.length > 0 ? `const ${variablesOf(resource).many} = ` : "";
  return [
    `  ${declared}service.records({`,
    `    resource: ${file.use(names.facts)},`,
    `    token: ${file.use(names.token)},`,
    `    show: ${needsHooks(resource.answer) ? `(document, view) => ${show}(document, view, hooks)` : show},`,
    `    guards: ${guardTable(file, resource)},`,
    ...(resource.routes.some(({ operation }) => operation === "list")
      ? [`    conditions: ${file.use(names.conditions)},`]
      : []),
    `    filterHooks: ${objectOf(hooked, 17, 4)},`,
    ...batchHooks(resource),
    ...writeHooks(resource),
    `    accessorName: ${JSON.stringify(resource.valuePlural)},`,
    `    access: ${objectOf(accessOf(resource), 12, 4)},`,
    "  });",
  ].join("\n");
}

function batchHooks({ hooks, valueName }: Resource): readonly string[] {
  const batches = hooks
    .filter(({ kind }) => kind === "batch")
    .map(({ property }) => `${property}: hooks.${valueName}.${property}`);
  return batches.length === 0 ? [] : [`    batchHooks: ${objectOf(batches, 16, 4)},`];
}

/** Who may call the routes of single operations. */
function accessOf({ routes }: Resource): readonly string[] {
  return routes.flatMap(({ operation, access = "everyone" }) =>
    ["list", "get", "create", "update", "delete"].includes(operation)
      ? [`${operation}: ${JSON.stringify(access)}`]
      : [],
  );
}

function writeHooks({ hooks, valueName }: Resource): readonly string[] {
  const written = hooks.flatMap((hook) =>
    occasionsOf(hook).map((occasion) => `${occasion}: hooks.${valueName}.${hook.property}`),
  );
  return written.length === 0 ? [] : [`    writeHooks: ${objectOf(written, 16, 4)},`];
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
      return [];
  }
}

/** The guards of the routes that write a record. */
function guardTable(file: SourceFileDraft, { folder, routes }: Resource): string {
  const entries = (["create", "update"] as const).flatMap((operation) => {
    const route = routes.find((one) => one.operation === operation);
    if (route === undefined) return [];
    return [
      `${operation}: ${file.use({ name: `is${route.inputName}`, from: `generated/server/${folder}/validators` })}`,
    ];
  });
  return objectOf(entries, 12, 4);
}
