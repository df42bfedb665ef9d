import type { FeedRoute, Model, Resource, Route } from "../model/model.js";
import { typeNameOf } from "../model/names.js";
import { callDocs } from "../print/call-docs.js";
import { docBlock } from "../print/doc-comment.js";
import {
  callSignature,
  callsFile,
  callTypes,
  coreType,
  coreValue,
  liftWords,
  methodName,
  selectionOf,
  walkNames,
} from "../print/sdk-names.js";
import {
  createSourceFile,
  type ImportedSymbol,
  type OutputFile,
  type SourceFileDraft,
} from "../print/source-file.js";
import { coreFolder, givenFiles, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes the client as one object: `sdk/clients/<folder>.ts` with the calls of each resource, `sdk/client.ts` that puts
 * them together, and `sdk/index.ts`, the door of the package.
 */
export const emitSdkClient: Emitter = (model) => {
  const routed = routedResources(model);
  return [
    ...routed.map((resource) => resourceClient(model, resource)),
    wholeClient(model, routed),
    index(model),
  ];
};

function clientName({ typePlural }: Resource): string {
  return `${typePlural}Client`;
}

function factoryName({ valuePlural }: Resource): string {
  return `${valuePlural}Client`;
}

const lineWidth = 110;

interface Method {
  readonly name: string;
  readonly typeParameter?: string | undefined;
  readonly parameters: readonly {
    readonly name: string;
    readonly type: string;
    readonly isOptional: boolean;
  }[];
  readonly returns: string;
  readonly docs: readonly string[];
  /** The function that does it. */
  readonly call: string;
  /** The function around it that turns absence into undefined, and the one to call for a slug. */
  readonly find?: { readonly found: string; readonly bySlug: string | undefined };
  /** What is made of its result. */
  readonly wrap?: ImportedSymbol;
}

function resourceClient(model: Model, resource: Resource): OutputFile {
  const file = createSourceFile(`${wireFolder}/clients/${resource.folder}.ts`, "spec/routes.yaml");
  const core = file.use(coreType("Core", "core"));
  const methods = [
    ...resource.routes.flatMap((route) => methodsOf(model, file, route)),
    ...findMethods(model, file, resource),
    ...resource.feedRoutes.map((route) => feedMethod(model, file, route)),
  ];
  const calls = (name: string): string => file.use({ name, from: `generated/${callsFile(resource)}` });
  const doc = `What can be done with ${resource.plural.replaceAll("_", " ")}.`;
  file.add(
    interfaceText(clientName(resource), doc, methods.map(methodText)),
    `\n${docBlock("Binds the calls to a core.")}
export function ${factoryName(resource)}(core: ${core}): ${clientName(resource)} {
  return {
${methods.map((method) => binding(method, calls, file.use)).join("\n")}
  };
}`,
  );
  return file.print();
}

function interfaceText(name: string, doc: string, members: readonly string[]): string {
  return `\n${docBlock(doc)}\nexport interface ${name} {\n${members.join("\n")}\n}`;
}

function methodText({ name, typeParameter = "", parameters, returns, docs }: Method): string {
  const list = parameters.map(({ name: own, type, isOptional }) => `${own}${isOptional ? "?" : ""}: ${type}`);
  return `${indented(docBlock(...docs))}\n${callSignature(name + typeParameter, list, `${returns};`, "  ")}`;
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}

function binding(
  { name, parameters, call, wrap, find }: Method,
  calls: (name: string) => string,
  use: SourceFileDraft["use"],
): string {
  const names = parameters.map((parameter) => parameter.name).join(", ");
  if (find !== undefined) {
    const { found, bySlug } = find;
    const chosen =
      bySlug === undefined ? calls(call) : `(typeof id === "string" ? ${calls(bySlug)} : ${calls(call)})`;
    const cast = bySlug === undefined ? names : names.replace("id", "id as never");
    const line = `    ${name}: (${names}) =>`;
    const result = `${found}(${chosen}(core, ${cast})),`;
    return `${line}${line.length + result.length < lineWidth ? " " : "\n      "}${result}`;
  }
  const result = `${calls(call)}(core, ${names})`;
  return `    ${name}: (${names}) => ${wrap === undefined ? result : `${use(wrap)}(${result})`},`;
}

function methodsOf(model: Model, file: SourceFileDraft, route: Route): readonly Method[] {
  const files = givenFiles(model);
  const type = (name: string): string => {
    const from = files.get(name);
    return from === undefined ? name : file.use({ name, from: `generated/${from}`, typeOnly: true });
  };
  const types = callTypes(route);
  const path = types.path === undefined ? [] : [{ ...types.path, isOptional: false }];
  const selection = selectionOf(route, file.use, type);
  const typeParameter = selection?.typeParameter;
  const input = {
    name: types.inputName,
    type: selection?.input ?? type(types.input),
    isOptional: types.isOptional,
  };
  const optionsOf = (name: string, from: string) => ({
    name: "options",
    type: file.use(coreType(name, from)),
    isOptional: true,
  });
  const one: Method = {
    name: methodName(route),
    typeParameter,
    parameters: [...path, input, optionsOf("CallOptions", "request")],
    returns: `${file.use(coreType("Call", "call"))}<${selection?.answer ?? type(types.answer)}>`,
    docs: callDocs(model, route),
    call: route.operationName,
  };
  if (route.operation !== "list") return [one];
  const names = walkNames(route.resource);
  const liftText = liftWords(route.resource, "walk");
  const walk = (name: string, call: string, answer: string, doc: string): Method => ({
    name,
    typeParameter,
    parameters: [input, optionsOf("WalkOptions", "pages")],
    returns: `${file.use(coreType("ClientWalk", "to-array"))}<${answer}>`,
    wrap: coreValue("clientWalk", "to-array"),
    docs: [doc],
    call,
  });
  return [
    one,
    walk(
      "all",
      names.records,
      selection?.record ?? type(route.resource.answer.typeName),
      "All records of a list, one by one: `for await (const one of ...)`. Pages are asked for as they are needed." +
        liftText,
    ),
    walk(
      "pages",
      names.pages,
      selection?.answer ?? type(types.answer),
      `All pages of a list, one by one.${liftText}`,
    ),
  ];
}

/** Gets the text of a file. */
function feedMethod(model: Model, file: SourceFileDraft, route: FeedRoute): Method {
  const { path, input, inputName, isOptional } = callTypes(route);
  const from = givenFiles(model).get(input) ?? "";
  return {
    name: methodName(route) + typeNameOf(route.format),
    parameters: [
      ...(path === undefined ? [] : [{ ...path, isOptional: false }]),
      {
        name: inputName,
        type: file.use({ name: input, from: `generated/${from}`, typeOnly: true }),
        isOptional,
      },
      { name: "options", type: file.use(coreType("CallOptions", "request")), isOptional: true },
    ],
    returns: `${file.use(coreType("Call", "call"))}<string>`,
    docs: callDocs(model, route),
    call: route.operationName,
  };
}

/** One method that finds a record by its id, and by its slug where records can be asked for by slug. */
function findMethods(model: Model, file: SourceFileDraft, { routes }: Resource): readonly Method[] {
  const [byId, bySlug] = (["get", "get_by_slug"] as const).map((operation) =>
    routes.find((route) => route.operation === operation),
  );
  if (byId === undefined) return [];
  const files = givenFiles(model);
  const type = (name: string): string =>
    file.use({ name, from: `generated/${files.get(name) ?? ""}`, typeOnly: true });
  const types = callTypes(byId);
  const selection = selectionOf(byId, file.use, type);
  const names = bySlug === undefined ? "this id" : "this id or slug";
  return [
    {
      name: "find",
      typeParameter: selection?.typeParameter,
      parameters: [
        { name: "id", type: bySlug === undefined ? "number" : "number | string", isOptional: false },
        {
          name: types.inputName,
          type: selection?.input ?? type(types.input),
          isOptional: types.isOptional,
        },
        { name: "options", type: file.use(coreType("CallOptions", "request")), isOptional: true },
      ],
      returns: `Promise<${selection?.record ?? type(types.answer)} | undefined>`,
      docs: [`The record with ${names}, or undefined where there is none or it was deleted.`],
      call: byId.operationName,
      find: { found: file.use(coreValue("found", "record-call")), bySlug: bySlug?.operationName },
    },
  ];
}

const requestDoc =
  "Sends a request for which there is no function: to a path below the base address, with the key, the timeouts and the errors of the client. Writes are repeated only with an `idempotencyKey`.";

function wholeClient(model: Model, resources: readonly Resource[]): OutputFile {
  const file = createSourceFile(`${wireFolder}/client.ts`, "spec/");
  const language = model.service.languages.default;
  const use = (name: string, from: string, typeOnly = false): string =>
    file.use({ name, from: `generated/${wireFolder}/${from}`, ...(typeOnly ? { typeOnly } : {}) });
  const shared = {
    create: use("createClientCore", "core/client-layers"),
    input: use("ClientOptions", "core/client-layers", true),
    core: use("ClientCore", "core/client-layers", true),
    request: use("request", "core/raw"),
    options: use("RequestOptions", "core/raw", true),
    call: use("Call", "core/call", true),
    operation: use("Operation", "core/request", true),
    hashes: use("loadHashes", "validator"),
    shapes: use("loadValidator", "validator"),
  };
  const resourceMembers = resources.map((resource) => {
    const type = use(clientName(resource), `clients/${resource.folder}`, true);
    return `${indented(docBlock(resource.text[language] ?? ""))}\n  readonly ${resource.valuePlural}: ${type};`;
  });
  const files = givenFiles(model);
  const wire = (name: string): string => {
    const from = files.get(name);
    return from === undefined ? name : file.use({ name, from: `generated/${from}`, typeOnly: true });
  };
  const serviceMethods = model.serviceRoutes.map((route): Method => {
    const { path, input, inputName, isOptional, answer } = callTypes(route);
    return {
      name: route.operationName,
      parameters: [
        ...(path === undefined ? [] : [{ ...path, isOptional: false }]),
        { name: inputName, type: wire(input), isOptional },
        { name: "options", type: use("CallOptions", "core/request", true), isOptional: true },
      ],
      returns: `${use("Call", "core/call", true)}<${wire(answer)}>`,
      docs: callDocs(model, route),
      call: route.operationName,
    };
  });
  const calls = (name: string): string => use(name, "calls/service");
  file.add(
    interfaceText("Client", `A client of ${model.service.title}.`, [
      ...resourceMembers,
      ...serviceMethods.map(methodText),
      methodText({
        name: "request",
        typeParameter: `<T extends object = ${wire("JsonObject")}>`,
        parameters: [
          { name: "method", type: `${shared.operation}["method"]`, isOptional: false },
          { name: "path", type: "string", isOptional: false },
          { name: "options", type: shared.options, isOptional: true },
        ],
        returns: `${shared.call}<T>`,
        docs: [requestDoc],
        call: "request",
      }),
      methodText({
        name: "withOptions",
        parameters: [{ name: "changes", type: `Partial<${shared.input}>`, isOptional: false }],
        returns: "Client",
        docs: ["A client with some options changed; headers are added to those of this one."],
        call: "withOptions",
      }),
    ]),
    `\n${docBlock("Gets ready to call the service at `baseUrl`. Nothing is sent yet; throws TypeError for an address that is none.")}
export function createClient(options: ${shared.input}): Client {
  return bind(${shared.create}(options, { ${shared.hashes}, ${shared.shapes} }));
}

function bind(core: ${shared.core}): Client {
  return {
${resources.map((resource) => `    ${resource.valuePlural}: ${use(factoryName(resource), `clients/${resource.folder}`)}(core),`).join("\n")}
${serviceMethods.map((method) => binding(method, calls, file.use)).join("\n")}
    request: (method, path, options) => ${shared.request}(core, method, path, options),
    withOptions: (changes) => bind(core.withOptions(changes)),
  };
}`,
  );
  return file.print();
}

/** What the package shows: the client, errors, times, and every wire type. */
function index(model: Model): OutputFile {
  const file = createSourceFile(`${wireFolder}/index.ts`, "spec/");
  const files = givenFiles(model);
  const wire = [...new Set(files.values())].filter((path) => !path.startsWith(`${coreFolder}/`));
  const exported = new Map([
    ["./client.js", "{ type Client, createClient }"],
    ["./core/index.js", "*"],
    ...wire.map((from) => {
      const names = [...files].filter(([, path]) => path === from).map(([name]) => name);
      return [`./${from.slice(wireFolder.length + 1)}.js`, `type ${nameList(names.sort())}`] as const;
    }),
    ...routedResources(model).map(
      (resource) => [`./clients/${resource.folder}.js`, `type { ${clientName(resource)} }`] as const,
    ),
  ]);
  file.add(
    ...[...exported.keys()].sort().map((from) => `export ${exported.get(from) ?? ""} from "${from}";`),
  );
  return file.print();
}

/** Resources that can be called at all. */
function routedResources({ resources }: Model): readonly Resource[] {
  return resources.filter(({ routes }) => routes.length > 0);
}

function nameList(names: readonly string[]): string {
  const line = `{ ${names.join(", ")} }`;
  return line.length < 80 ? line : `{\n${names.map((name) => `  ${name},\n`).join("")}}`;
}
