import { defined } from "../model/defined.js";
import type { FeedRoute, Model, Resource, Route, ServiceRoute } from "../model/model.js";
import { isByCursor } from "../model/wire.js";
import { callDocs } from "../print/client-methods.js";
import {
  constantHead,
  constantOf,
  exportOf,
  type FunctionParameter,
  functionOf,
} from "../print/declarations.js";
import { itemsName } from "../print/list-envelope.js";
import { code, type LiteralObject, lineWidth, literal } from "../print/literal.js";
import {
  type CallTypes,
  callsFile,
  callTypes,
  coreType,
  coreValue,
  findName,
  methodOf,
  routedResources,
  selectionOf,
  trashStatusOf,
  walkNames,
} from "../print/sdk-names.js";
import { createSourceFile, type OutputFile, type Statement } from "../print/source-file.js";
import { createSdkWriter, type SdkWriter, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes the calls of the client as functions of their own, so that a bundle has those it uses: `sdk/calls/<folder>.ts`
 * for each resource, `sdk/calls/service.ts`, and `sdk/calls/index.ts` with all of them.
 */
export const emitSdkCalls: Emitter = (model) => {
  const routed = routedResources(model);
  return [...routed.map((resource) => callsOf(model, resource)), callsOf(model, undefined), index(routed)];
};

function callsOf(model: Model, resource: Resource | undefined): OutputFile {
  const origin =
    resource === undefined ? "spec/routes.yaml" : `spec/resources/${resource.name}.yaml and spec/routes.yaml`;
  const writer = createSdkWriter(model, `${callsFile(resource)}.ts`, origin);
  const { file } = writer;
  for (const route of resource?.routes ?? model.serviceRoutes) {
    if (isList(route)) file.add(listConstant(writer, route));
    file.add(callFunction(writer, route), ...findFunction(writer, route));
    if (isList(route)) file.add(...walkFunctions(writer, route.resource, route));
  }
  for (const route of resource?.feedRoutes ?? []) file.add(callFunction(writer, route));
  return file.print();
}

/** What the core has to know of an operation, as an object. */
function operationObject({ model, file }: SdkWriter, route: Route | FeedRoute | ServiceRoute): LiteralObject {
  const isRead = methodOf(route) === "GET";
  const idempotency = "resource" in route ? route.idempotency : isRead ? "natural" : "none";
  // The service answers 400 for the name of a term that exists; calls on a record check the code in any case.
  const mayExist =
    route.operation === "create" && "resource" in route && route.resource.taxonomy !== undefined;
  return {
    name: route.operationName,
    method: methodOf(route),
    path: route.path === "/" ? "" : route.path,
    ...(idempotency === "natural" ? {} : { idempotency }),
    ...(isList(route) ? { records: itemsName(route.resource) } : {}),
    ...(isList(route) && isByCursor(route.resource) ? { cursor: true } : {}),
    ...("format" in route ? { isFile: true } : {}),
    ...defined({ status: statusShown(model, route) }),
    ...(mayExist ? { toError: code(file.use(coreValue("errorByCode", "record-call"))) } : {}),
  };
}

function isList(route: Route | FeedRoute | ServiceRoute): route is Route {
  return "resource" in route && !("format" in route) && route.operation === "list";
}

/** What its call and its walks know of a list. */
function listConstant(writer: SdkWriter, route: Route): Statement {
  const head = { name: operationConstant(route), type: writer.file.use(coreType("ListOperation", "pages")) };
  const { length } = constantHead({ ...head, isExported: false });
  return constantOf({
    ...head,
    isExported: false,
    value: literal(operationObject(writer, route), length, 0),
  });
}

/** The property that shows whether the record that a route reads is in the trash; none where answers cannot show that. */
function statusShown(model: Model, route: Route | FeedRoute | ServiceRoute): string | undefined {
  const isRecord =
    "resource" in route &&
    !("format" in route) &&
    route.operation !== "custom" &&
    callTypes(route).path !== undefined;
  if (!isRecord || methodOf(route) !== "GET" || trashStatusOf(model) === undefined) return undefined;
  const { properties } = route.resource.answer;
  const shown = properties.find(
    ({ value }) =>
      (value.kind === "life" && value.property === "status") ||
      (value.kind === "field" && value.field.storage === "status"),
  );
  return shown?.name;
}

function operationConstant({ operationName }: Route | ServiceRoute): string {
  return `${operationName}Operation`;
}

function callFunction(writer: SdkWriter, route: Route | FeedRoute | ServiceRoute): Statement {
  const { file, type } = writer;
  const types = callTypes(route);
  const call = file.use(
    types.path === undefined ? coreValue("call", "call") : coreValue("callAt", "record-call"),
  );
  const selection = selectionOf(route, file.use, type);
  const promise = file.use(coreType("Call", "call"));
  // A constant for what is used once would make bundles larger: no bundler puts an object where it is used.
  const operation = isList(route) ? operationConstant(route) : literal(operationObject(writer, route), 4, 2);
  const line = `return ${call}(core, ${operation}, ${callInput(types)});`;
  const isShort = line.length + 2 <= lineWidth && !line.includes("\n");
  return functionOf({
    name: route.operationName,
    docs: callDocs(writer.model, route),
    typeParameter: selection?.typeParameter,
    parameters: callParameters(writer, route, "CallOptions"),
    returns: `${promise}<${selection?.answer ?? type(types.answer)}>`,
    body: isShort ? line : `return ${call}(\n  core,\n  ${operation},\n  ${callInput(types)},\n);`,
  });
}

/** The core, the value of the path, what is sent, and the options. */
function callParameters(
  { file, type }: SdkWriter,
  route: Route | FeedRoute | ServiceRoute,
  options: "CallOptions" | "WalkOptions",
): readonly FunctionParameter[] {
  const { path, input, inputName, isOptional } = callTypes(route);
  const selection = selectionOf(route, file.use, type);
  return [
    { name: "core", type: file.use(coreType("Core", "core")) },
    ...(path === undefined ? [] : [path]),
    { name: inputName, type: selection?.input ?? type(input), ...(isOptional ? { initializer: "{}" } : {}) },
    {
      name: "options",
      type: file.use(coreType(options, options === "CallOptions" ? "request" : "pages")),
      isOptional: true,
    },
  ];
}

/** The input of a call: the value in its path, what is sent, and its options. */
function callInput({ path, inputName }: Pick<CallTypes, "path" | "inputName">): string {
  const at = path === undefined ? "" : `at: ${path.name}, `;
  return `{ ...options, ${at}input: ${inputName} }`;
}

function findFunction(writer: SdkWriter, route: Route | ServiceRoute): readonly Statement[] {
  const { file, type } = writer;
  const { path, inputName, answer } = callTypes(route);
  const name = findName(route);
  if (name === undefined || path === undefined) return [];
  const selection = selectionOf(route, file.use, type);
  const found = file.use(coreValue("found", "record-call"));
  return [
    functionOf({
      name,
      docs: [
        `The record with this ${path.name}, or undefined where there is none or it was deleted. \`${methodOf(route)} ${route.path}\``,
      ],
      typeParameter: selection?.typeParameter,
      parameters: callParameters(writer, route, "CallOptions"),
      returns: `Promise<${selection?.record ?? type(answer)} | undefined>`,
      body: `return ${found}(${route.operationName}(core, ${path.name}, ${inputName}, options));`,
    }),
  ];
}

/** The functions of the core that walk through a list. */
const coreWalks = { records: "walkRecords", pages: "walkPages" } as const;

function walkFunctions(writer: SdkWriter, resource: Resource, route: Route): readonly Statement[] {
  const { file, type } = writer;
  const names = walkNames(resource);
  const types = callTypes(route);
  const words = resource.plural.replaceAll("_", " ");
  const selection = selectionOf(route, file.use, type);
  const walk = (pages: keyof typeof names, answer: string, doc: string): Statement =>
    functionOf({
      name: names[pages],
      docs: [doc],
      typeParameter: selection?.typeParameter,
      parameters: callParameters(writer, route, "WalkOptions"),
      returns: `${file.use(coreType("Walk", "pages"))}<${answer}>`,
      body: `return ${file.use(coreValue(coreWalks[pages], "pages"))}(core, ${operationConstant(route)}, { ...options, input: ${types.inputName} });`,
    });
  return [
    walk(
      "records",
      selection?.record ?? type(resource.answer.typeName),
      `The ${words} of all pages of a list, one by one; the pages are asked for as they are needed.`,
    ),
    walk("pages", selection?.answer ?? type(types.answer), `All pages of a list of ${words}, one by one.`),
  ];
}

function index(resources: readonly Resource[]): OutputFile {
  const file = createSourceFile(`${wireFolder}/calls/index.ts`, "spec/routes.yaml");
  file.add(
    exportOf("../core/core.js", ["createCore"]),
    exportOf("../core/encode-files.js", ["encodeFiles"]),
    exportOf("../core/to-array.js", ["toArray"]),
    ...[...resources.map(({ folder }) => folder), "service"].sort().map((name) => exportOf(`./${name}.js`)),
  );
  return file.print();
}
