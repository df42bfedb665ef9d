import { calledRoutes, routeOf } from "../model/lifecycle.js";
import type { Model, Resource, Route } from "../model/model.js";
import { typeNameOf } from "../model/names.js";
import { sendsIsoTimes } from "../model/wire.js";
import {
  binding,
  type ClientMethod,
  callMethod,
  optionsParameter,
  signatureOf,
} from "../print/client-methods.js";
import { exportOf, functionOf, interfaceOf, methodOf } from "../print/declarations.js";
import { docComment } from "../print/doc-comment.js";
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
  walkNames,
} from "../print/sdk-names.js";
import { createSourceFile, type OutputFile, type Statement } from "../print/source-file.js";
import { coreFolder, createSdkWriter, givenFiles, type SdkWriter, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes `sdk/clients/<folder>.ts`, the calls of a resource as one object, `sdk/client.ts`, the client as one object of these, and
 * `sdk/index.ts`, the door of the package.
 */
export const emitSdkClient: Emitter = (model) => [
  ...routedResources(model).map((resource) => resourceClient(model, resource)),
  wholeClient(model),
  index(model),
];

function resourceClient(model: Model, resource: Resource): OutputFile {
  const writer = createSdkWriter(model, `${clientFile(resource)}.ts`, "spec/routes.yaml");
  const { file } = writer;
  const core = file.use(coreType("Core", "core"));
  const methods = [
    ...calledRoutes(resource).flatMap((route) => methodsOf(writer, route)),
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
  const { typeParameter, parameters, record, answer } = signatureOf(writer, route);
  const names = walkNames(route);
  const walk = (name: "all" | "pagesOf", of: string, doc: string): ClientMethod => ({
    name: names[name],
    typeParameter,
    parameters: [...parameters, optionsParameter(writer, "WalkOptions")],
    returns: `${writer.file.use(coreType("ClientWalk", "to-array"))}<${of}>`,
    wrap: coreValue("clientWalk", "to-array"),
    docs: [doc],
    call: name === "all" ? names.records : names.pages,
  });
  const list = `\`${one.name}\``;
  const allText = `The records of all pages of ${list}, one by one: \`for await (const one of ...)\`. Pages are asked for as they are needed.`;
  return [one, walk("all", record, allText), walk("pagesOf", answer, `All pages of ${list}, one by one.`)];
}

/** One method that finds a record by its id, and by its slug where records can be asked for by slug. */
function findMethods(writer: SdkWriter, { routes, ids }: Resource): readonly ClientMethod[] {
  const byId = routeOf({ routes }, "get");
  if (byId === undefined || callTypes(byId).path === undefined) return [];
  // Such an id is a text as a slug is, and so may be another key.
  const isById = ids === "integer" && byId.variables.length === 0;
  const bySlug = isById ? routeOf({ routes }, "get_by_slug") : undefined;
  const { typeParameter, parameters, record } = signatureOf(writer, byId);
  const own = parameters.slice(0, 1);
  const path = bySlug === undefined ? own : [{ name: "id", type: "number | string" }];
  const names = bySlug === undefined ? `this ${own[0]?.name ?? ""}` : "this id or slug";
  return [
    {
      name: "find",
      typeParameter,
      parameters: [...path, ...parameters.slice(1), optionsParameter(writer, "CallOptions")],
      returns: `Promise<${record} | undefined>`,
      docs: [`The record with ${names}, or undefined where there is none or it was deleted.`],
      call: byId.operationName,
      find: {
        found: writer.file.use(coreValue("found", "record-call")),
        bySlug: bySlug?.operationName,
      },
    },
  ];
}

const requestDoc =
  "Sends a request for which there is no function: to a path below the base address, with the key, the timeouts and the errors of the client. Writes are repeated only with an `idempotencyKey`.";

function wholeClient(model: Model): OutputFile {
  const writer = createSdkWriter(model, `${wireFolder}/client.ts`, "spec/");
  const { file } = writer;
  const options = file.use(coreType("ClientOptions", "client-layers"));
  const methods = model.serviceRoutes.map((route) => callMethod(writer, route.operationName, route));
  file.add(
    interfaceOf({
      name: "Client",
      docs: [`A client of ${model.service.title}.`],
      properties: routedResources(model).map((resource) => resourceMember(writer, resource)),
      methods: [...methods, requestMethod(writer), withOptionsMethod(options)].map(methodOf),
    }),
    functionOf({
      name: "createClient",
      docs: [
        "Gets ready to call the service at `baseUrl`. Nothing is sent yet; throws TypeError for an address that is none.",
      ],
      parameters: [{ name: "options", type: options }],
      returns: "Client",
      body: `return bind(${file.use(coreValue("createClientCore", "client-layers"))}(options));`,
    }),
    bindFunction(writer, methods),
  );
  return file.print();
}

function resourceMember({ model, file }: SdkWriter, resource: Resource) {
  const from = `generated/${clientFile(resource)}`;
  return {
    name: resource.valuePlural,
    isReadonly: true,
    type: file.use({ name: clientName(resource), from, typeOnly: true }),
    docs: [docComment(resource.text[model.service.languages.default] ?? "")],
  };
}

function requestMethod(writer: SdkWriter): ClientMethod {
  const { file, type } = writer;
  const answer = type("JsonObject");
  const operation = file.use(coreType("Operation", "request"));
  return {
    name: "request",
    typeParameter: `T extends object = ${answer}`,
    parameters: [
      { name: "method", type: `${operation}["method"]` },
      { name: "path", type: "string" },
      optionsParameter(writer, "RequestOptions"),
    ],
    returns: `${file.use(coreType("Call", "call"))}<T>`,
    docs: [requestDoc],
    call: "request",
  };
}

function withOptionsMethod(options: string): ClientMethod {
  return {
    name: "withOptions",
    parameters: [{ name: "changes", type: `Partial<${options}>` }],
    returns: "Client",
    docs: ["A client with some options changed; headers are added to those of this one."],
    call: "withOptions",
  };
}

function bindFunction({ model, file }: SdkWriter, serviceMethods: readonly ClientMethod[]): Statement {
  const calls = (name: string): string => file.use({ name, from: `generated/${callsFile(undefined)}` });
  const members = routedResources(model).map((resource) => {
    const from = `generated/${clientFile(resource)}`;
    return `  ${resource.valuePlural}: ${file.use({ name: bindClientName(resource), from })}(core),`;
  });
  const methods = serviceMethods.map((method) => binding(method, calls, file.use));
  const createRequest = file.use(coreValue("createRequest", "raw"));
  const further = [
    `  request: ${createRequest}(core),`,
    "  withOptions: (changes) => bind(core.withOptions(changes)),",
  ];
  return functionOf({
    name: "bind",
    isExported: false,
    parameters: [{ name: "core", type: file.use(coreType("ClientCore", "client-layers")) }],
    returns: "Client",
    body: `return {\n${[...members, ...methods, ...further].join("\n")}\n};`,
  });
}

/** What the package shows: the client, errors, times, and every wire type. */
function index(model: Model): OutputFile {
  const file = createSourceFile(`${wireFolder}/index.ts`, "spec/");
  const files = givenFiles(model);
  const wire = [...new Set(files.values())].filter((path) => !path.startsWith(`${coreFolder}/`));
  const exported: readonly (readonly [from: string, names: readonly string[], isTypeOnly: boolean])[] = [
    ["./client.js", ["type Client", "createClient"], false],
    ["./core/index.js", [], false],
    ...(sendsIsoTimes(model) ? [["./core/dates.js", ["IsoDateTime"], true] as const] : []),
    ...wire.map((from) => {
      const names = [...files].filter(([, path]) => path === from).map(([name]) => name);
      return [`./${from.slice(wireFolder.length + 1)}.js`, names.sort(), true] as const;
    }),
    ...routedResources(model).map(
      (resource) => [`./clients/${resource.folder}.js`, [clientName(resource)], true] as const,
    ),
  ];
  file.add(
    ...[...exported]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names, isTypeOnly]) => exportOf(from, names, isTypeOnly)),
  );
  return file.print();
}
