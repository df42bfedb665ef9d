import type { Resource, Route } from "../model/model.js";
import { typeNameOf } from "../model/names.js";
import {
  binding,
  type ClientMethod,
  callMethod,
  inputParameter,
  optionsParameter,
} from "../print/client-methods.js";
import { functionOf, interfaceOf, methodOf } from "../print/declarations.js";
import {
  bindClientName,
  callsFile,
  callTypes,
  clientFile,
  clientName,
  coreType,
  coreValue,
  methodName,
  routedResources,
  selectionOf,
  walkNames,
} from "../print/sdk-names.js";
import type { OutputFile } from "../print/source-file.js";
import { idTypeName } from "../print/typescript.js";
import { createSdkWriter, type SdkWriter } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes `sdk/clients/<folder>.ts`: the calls of a resource as methods of one object. */
export const emitSdkResourceClients: Emitter = (model) =>
  routedResources(model).map((resource) =>
    resourceClient(createSdkWriter(model, `${clientFile(resource)}.ts`, "spec/routes.yaml"), resource),
  );

function resourceClient(writer: SdkWriter, resource: Resource): OutputFile {
  const { file } = writer;
  const core = file.use(coreType("Core", "core"));
  const methods = [
    ...resource.routes.flatMap((route) => methodsOf(writer, route)),
    ...findMethods(writer, resource),
    ...resource.feedRoutes.map((route) =>
      callMethod(writer, methodName(route) + typeNameOf(route.format), route),
    ),
  ];
  const calls = (name: string): string => file.use({ name, from: `generated/${callsFile(resource)}` });
  file.add(
    interfaceOf({
      name: clientName(resource),
      docs: [`What can be done with ${resource.plural.replaceAll("_", " ")}.`],
      methods: methods.map(methodOf),
    }),
    functionOf({
      name: bindClientName(resource),
      docs: ["Binds the calls to a core."],
      parameters: [{ name: "core", type: core }],
      returns: clientName(resource),
      body: `return {\n${methods.map((method) => binding(method, calls, file.use)).join("\n")}\n};`,
    }),
  );
  return file.print();
}

/** The method that calls a route; for a list also those that walk through all its records and pages. */
function methodsOf(writer: SdkWriter, route: Route): readonly ClientMethod[] {
  const one = callMethod(writer, methodName(route), route);
  if (route.operation !== "list") return [one];
  const { file, type } = writer;
  const selection = selectionOf(route, file.use, type);
  const names = walkNames(route.resource);
  const walk = (of: keyof typeof names, answer: string, doc: string): ClientMethod => ({
    name: of === "records" ? "all" : "pages",
    typeParameter: selection?.typeParameter,
    parameters: [inputParameter(writer, route), optionsParameter(writer, coreType("WalkOptions", "pages"))],
    returns: `${file.use(coreType("ClientWalk", "to-array"))}<${answer}>`,
    wrap: coreValue("clientWalk", "to-array"),
    docs: [doc],
    call: names[of],
  });
  return [
    one,
    walk(
      "records",
      selection?.record ?? type(route.resource.answer.typeName),
      "The records of all pages of `list`, one by one: `for await (const one of ...)`. Pages are asked for as they are needed.",
    ),
    walk("pages", selection?.answer ?? type(callTypes(route).answer), "All pages of `list`, one by one."),
  ];
}

/** One method that finds a record by its id, and by its slug where records can be asked for by slug. */
function findMethods(writer: SdkWriter, { routes, ids }: Resource): readonly ClientMethod[] {
  const routeOf = (operation: Route["operation"]): Route | undefined =>
    routes.find((route) => route.operation === operation);
  const byId = routeOf("get");
  // A UUID is a text as a slug is.
  const bySlug = ids === "uuid" ? undefined : routeOf("get_by_slug");
  if (byId === undefined) return [];
  const { file, type } = writer;
  const selection = selectionOf(byId, file.use, type);
  const names = bySlug === undefined ? "this id" : "this id or slug";
  return [
    {
      name: "find",
      typeParameter: selection?.typeParameter,
      parameters: [
        { name: "id", type: bySlug === undefined ? idTypeName({ ids }) : "number | string" },
        inputParameter(writer, byId),
        optionsParameter(writer, coreType("CallOptions", "request")),
      ],
      returns: `Promise<${selection?.record ?? type(callTypes(byId).answer)} | undefined>`,
      docs: [`The record with ${names}, or undefined where there is none or it was deleted.`],
      call: byId.operationName,
      find: { found: file.use(coreValue("found", "record-call")), bySlug: bySlug?.operationName },
    },
  ];
}
