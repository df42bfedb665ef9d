import { calledRoutes, routeOf } from "../model/lifecycle.js";
import type { FeedRoute, Model, Resource, Route, ServiceRoute } from "../model/model.js";
import { defined } from "../model/tables.js";
import { type CallSignature, callDocs, optionsParameter, signatureOf } from "../print/client-methods.js";
import { constantHead, constantOf, exportOf, functionOf } from "../print/declarations.js";
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
  for (const route of resource === undefined ? model.serviceRoutes : calledRoutes(resource)) {
    if (isList(route)) file.add(listConstant(writer, route));
    file.add(callFunction(writer, route), ...findFunction(writer, route));
    if (isList(route)) file.add(...walkFunctions(writer, route));
    if ("resource" in route && route.operation === "batch") file.add(...upsertFunction(writer, route));
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
    ...(isList(route) ? positionOf(route.resource) : {}),
    // An answer without a body is none of JSON.
    ...("format" in route || ("resource" in route && route.status === 204) ? { isFile: true } : {}),
    ...defined({ status: statusShown(model, route) }),
    ...(mayExist ? { toError: code(file.use(coreValue("errorByCode", "record-call"))) } : {}),
  };
}

/** The parameter in the address of the next page that says where it begins; none for pages with numbers. */
function positionOf({ filters }: Resource): LiteralObject {
  const filter = filters.find(({ match: { kind } }) => kind === "cursor" || kind === "offset");
  return filter === undefined ? {} : { position: filter.name };
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
  const { file } = writer;
  const types = callTypes(route);
  const call = file.use(
    types.path === undefined ? coreValue("call", "call") : coreValue("callAt", "record-call"),
  );
  // A constant for what is used once would make bundles larger: no bundler puts an object where it is used.
  const operation = isList(route) ? operationConstant(route) : literal(operationObject(writer, route), 4, 2);
  const envelope = "resource" in route && !("format" in route) ? route.envelope : undefined;
  const within =
    envelope === undefined
      ? "core"
      : `${file.use(coreValue("inEnvelope", "envelope"))}(core, ${JSON.stringify(envelope)})`;
  const line = `return ${call}(${within}, ${operation}, ${callInput(types)});`;
  const isShort = line.length + 2 <= lineWidth && !line.includes("\n");
  return routeFunction(writer, route, {
    name: route.operationName,
    docs: callDocs(writer.model, route),
    returns: ({ answer }) => `${file.use(coreType("Call", "call"))}<${answer}>`,
    body: isShort ? line : `return ${call}(\n  ${within},\n  ${operation},\n  ${callInput(types)},\n);`,
  });
}

/** The input of a call: the value in its path, what is sent, and its options. */
function callInput({ path, inputName }: Pick<CallTypes, "path" | "inputName">): string {
  const at = path === undefined ? "" : `at: ${path.name}, `;
  return `{ ...options, ${at}input: ${inputName} }`;
}

/** A function for a route: of the core, the value of the path, what is sent, and the options. */
function routeFunction(
  writer: SdkWriter,
  route: Route | FeedRoute | ServiceRoute,
  own: {
    readonly name: string;
    readonly docs: readonly string[];
    readonly returns: (signature: CallSignature) => string;
    readonly body: string;
    readonly options?: "WalkOptions";
  },
): Statement {
  const { name, docs, returns, body, options = "CallOptions" } = own;
  const signature = signatureOf(writer, route);
  const sent = signature.parameters.map(({ isOptional = false, ...parameter }) =>
    isOptional ? { ...parameter, initializer: "{}" } : parameter,
  );
  const core = { name: "core", type: writer.file.use(coreType("Core", "core")) };
  return functionOf({
    name,
    docs,
    typeParameter: signature.typeParameter,
    parameters: [core, ...sent, optionsParameter(writer, options)],
    returns: returns(signature),
    body,
  });
}

function findFunction(writer: SdkWriter, route: Route | ServiceRoute): readonly Statement[] {
  const { path, inputName } = callTypes(route);
  const name = findName(route);
  if (name === undefined || path === undefined) return [];
  const found = writer.file.use(coreValue("found", "record-call"));
  const doc = `The record with this ${path.name}, or undefined where there is none or it was deleted. \`${methodOf(route)} ${route.path}\``;
  return [
    routeFunction(writer, route, {
      name,
      docs: [doc],
      returns: ({ record }) => `Promise<${record} | undefined>`,
      body: `return ${found}(${route.operationName}(core, ${path.name}, ${inputName}, options));`,
    }),
  ];
}

function upsertFunction({ file, type }: SdkWriter, route: Route): readonly Statement[] {
  const { typePlural } = route.resource;
  const put = routeOf(route.resource, "put_by_external");
  if (put === undefined) return [];
  const core = (name: string): string => file.use(coreType(name, "upsert-many"));
  return [
    functionOf({
      name: `upsertMany${typePlural}`,
      docs: [
        "Writes records by their external ids, in batches of 100, and yields an outcome for each, in their order.",
      ],
      parameters: [
        { name: "core", type: file.use(coreType("Core", "core")) },
        { name: "records", type: `${core("ManyRecords")}<${type(put.inputName)}, ${type("BatchItem")}>` },
        { name: "options", type: core("ManyOptions") },
      ],
      returns: `AsyncGenerator<${type("BatchOutcome")}, void, undefined>`,
      body: `return ${file.use(coreValue("upsertMany", "upsert-many"))}(\n  (body: { items: ${type("BatchItem")}[] }, given) => ${route.operationName}(core, body, given),\n  records,\n  options,\n);`,
    }),
  ];
}

function walkFunctions(writer: SdkWriter, route: Route): readonly Statement[] {
  const { file } = writer;
  const names = walkNames(route);
  const words = route.resource.plural.replaceAll("_", " ");
  const { path, inputName } = callTypes(route);
  const constant = operationConstant(route);
  const operation =
    path === undefined
      ? constant
      : `${file.use(coreValue("operationAt", "record-call"))}(${constant}, ${path.name})`;
  const walk = (of: "record" | "answer", [name, called, doc]: readonly [string, string, string]): Statement =>
    routeFunction(writer, route, {
      name,
      docs: [doc],
      options: "WalkOptions",
      returns: ({ [of]: answer }) => `${file.use(coreType("Walk", "pages"))}<${answer}>`,
      body: `return ${file.use(coreValue(called, "pages"))}(core, ${operation}, { ...options, input: ${inputName} });`,
    });
  const allText = `The ${words} of all pages of a list, one by one; the pages are asked for as they are needed.`;
  return [
    walk("record", [names.records, "walkRecords", allText]),
    walk("answer", [names.pages, "walkPages", `All pages of a list of ${words}, one by one.`]),
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
