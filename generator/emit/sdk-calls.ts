import { defined } from "../model/defined.js";
import type { FeedRoute, JsonValue, Model, Resource, Route, ServiceRoute } from "../model/model.js";
import { isByCursor } from "../model/wire.js";
import { callDocs } from "../print/call-docs.js";
import { docBlock } from "../print/doc-comment.js";
import { itemsName } from "../print/list-envelope.js";
import { literal, objectOf } from "../print/literal.js";
import {
  type CallTypes,
  callSignature,
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
import { createSdkWriter, type SdkWriter } from "../print/sdk-writer.js";
import { createSourceFile, type OutputFile } from "../print/source-file.js";
import { wireFolder } from "../print/wire-names.js";
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
    if (isList(route)) file.add(listFacts(writer, route));
    file.add(callFunction(writer, route), ...findFunction(writer, route));
    if (isList(route)) file.add(...walkFunctions(writer, route.resource, route));
  }
  for (const route of resource?.feedRoutes ?? []) file.add(callFunction(writer, route));
  return file.print();
}

/** What the core has to know of an operation, as the properties of an object. */
function operationFacts(
  { model, file }: SdkWriter,
  route: Route | FeedRoute | ServiceRoute,
): readonly string[] {
  const isRead = methodOf(route) === "GET";
  const idempotency = "resource" in route ? route.idempotency : isRead ? "natural" : "none";
  const facts: Record<string, JsonValue> = {
    name: route.operationName,
    method: methodOf(route),
    path: route.path === "/" ? "" : route.path,
    ...(idempotency === "natural" ? {} : { idempotency }),
    ...(isList(route) ? { records: itemsName(route.resource) } : {}),
    ...(isList(route) && isByCursor(route.resource) ? { cursor: true } : {}),
    ...("format" in route ? { isFile: true } : {}),
    ...defined({ status: statusShown(model, route) }),
  };
  // The service answers 400 for the name of a term that exists; calls on a record check the code in any case.
  const mayExist =
    route.operation === "create" && "resource" in route && route.resource.taxonomy !== undefined;
  return [
    ...Object.entries(facts).map(([name, value]) => `${name}: ${literal(value)}`),
    ...(mayExist ? [`toError: ${file.use(coreValue("errorByCode", "record-call"))}`] : []),
  ];
}

function isList(route: Route | FeedRoute | ServiceRoute): route is Route {
  return "resource" in route && !("format" in route) && route.operation === "list";
}

/** The facts of a list, which its call and its walks share. */
function listFacts(writer: SdkWriter, route: Route): string {
  const head = `const ${factsName(route)}: ${writer.file.use(coreType("ListOperation", "pages"))} = `;
  return `\n${head}${objectOf(operationFacts(writer, route), head.length, 0)};`;
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

function factsName({ operationName }: Route | ServiceRoute): string {
  return `${operationName}Operation`;
}

function callFunction(writer: SdkWriter, route: Route | FeedRoute | ServiceRoute): string {
  const { file, type } = writer;
  const types = callTypes(route);
  const core = file.use(coreType("Core", "core"));
  const call = file.use(
    types.path === undefined ? coreValue("call", "call") : coreValue("callAt", "record-call"),
  );
  const promise = file.use(coreType("Call", "call"));
  const options = file.use(coreType("CallOptions", "request"));
  const path = types.path === undefined ? [] : [`${types.path.name}: ${types.path.type}`];
  const selection = selectionOf(route, file.use, type);
  const input = selection?.input ?? type(types.input);
  const parameters = [`core: ${core}`, ...path, inputParameter(types, input), `options?: ${options}`];
  const signature = callSignature(
    `export function ${route.operationName}${selection?.typeParameter ?? ""}`,
    parameters,
    `${promise}<${selection?.answer ?? type(types.answer)}> {`,
  );
  // A constant for what is used once would make bundles larger: no bundler puts an object where it is used.
  const facts = isList(route) ? factsName(route) : objectOf(operationFacts(writer, route), 4, 4);
  const line = `  return ${call}(core, ${facts}, ${callInput(types)});`;
  const isShort = line.length <= 110 && !line.includes("\n");
  return `\n${docBlock(...callDocs(writer.model, route))}
${signature}
${isShort ? line : `  return ${call}(\n    core,\n    ${facts},\n    ${callInput(types)},\n  );`}
}`;
}

/** The input of a call: the value in its path, what is sent, and its options. */
function callInput({ path, inputName }: Pick<CallTypes, "path" | "inputName">): string {
  const at = path === undefined ? "" : `at: ${path.name}, `;
  return `{ ...options, ${at}input: ${inputName} }`;
}

function findFunction(writer: SdkWriter, route: Route | ServiceRoute): readonly string[] {
  const { file, type } = writer;
  const { path, ...types } = callTypes(route);
  const name = findName(route);
  if (name === undefined || path === undefined) return [];
  const selection = selectionOf(route, file.use, type);
  const parameters = [
    `core: ${file.use(coreType("Core", "core"))}`,
    `${path.name}: ${path.type}`,
    inputParameter(types, selection?.input ?? type(types.input)),
    `options?: ${file.use(coreType("CallOptions", "request"))}`,
  ];
  const signature = callSignature(
    `export function ${name}${selection?.typeParameter ?? ""}`,
    parameters,
    `Promise<${selection?.record ?? type(types.answer)} | undefined> {`,
  );
  const found = file.use(coreValue("found", "record-call"));
  return [
    `\n${docBlock(`The record with this ${path.name}, or undefined where there is none or it was deleted. \`${methodOf(route)} ${route.path}\``)}
${signature}
  return ${found}(${route.operationName}(core, ${path.name}, ${types.inputName}, options));
}`,
  ];
}

function inputParameter(
  { inputName, isOptional }: Pick<CallTypes, "inputName" | "isOptional">,
  input: string,
): string {
  return isOptional ? `${inputName}: ${input} = {}` : `${inputName}: ${input}`;
}

/** The functions of the core that walk through a list. */
const coreWalks = { records: "walkRecords", pages: "walkPages" } as const;

function walkFunctions(writer: SdkWriter, resource: Resource, route: Route): readonly string[] {
  const { file, type } = writer;
  const names = walkNames(resource);
  const types = callTypes(route);
  const words = resource.plural.replaceAll("_", " ");
  const selection = selectionOf(route, file.use, type);
  const input = selection?.input ?? type(types.input);
  const walk = (pages: keyof typeof names, answer: string, doc: string): string => {
    const walkType = file.use(coreType("Walk", "pages"));
    const options = file.use(coreType("WalkOptions", "pages"));
    const parameters = [
      `core: ${file.use(coreType("Core", "core"))}`,
      inputParameter(types, input),
      `options?: ${options}`,
    ];
    return `\n${docBlock(doc)}
${callSignature(`export function ${names[pages]}${selection?.typeParameter ?? ""}`, parameters, `${walkType}<${answer}> {`)}
  return ${file.use(coreValue(coreWalks[pages], "pages"))}(core, ${factsName(route)}, { ...options, input: ${types.inputName} });
}`;
  };
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
    'export { createCore } from "../core/core.js";',
    'export { encodeFiles } from "../core/encode-files.js";',
    'export { toArray } from "../core/to-array.js";',
    ...[...resources.map(({ folder }) => folder), "service"]
      .sort()
      .map((name) => `export * from "./${name}.js";`),
  );
  return file.print();
}
