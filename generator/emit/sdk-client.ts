import type { FeedRoute, Model, Resource, Route } from "../model/model.js";
import { typeNameOf } from "../model/names.js";
import { sendsIsoTimes } from "../model/wire.js";
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
import { idTypeName } from "../print/typescript.js";
import { coreFolder, givenFiles, typeImporter, wireFolder } from "../print/wire-names.js";
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
  return `${indented(docBlock(...docs))}\n${callSignature(`  ${name}${typeParameter}`, list, `${returns};`)}`;
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
  const type = typeImporter(givenFiles(model), file.use);
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
  const walk = (of: keyof typeof names, answer: string, doc: string): Method => ({
    name: of === "records" ? "all" : "pages",
    typeParameter,
    parameters: [input, optionsOf("WalkOptions", "pages")],
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
      "All records of a list, one by one: `for await (const one of ...)`. Pages are asked for as they are needed." +
        liftText,
    ),
    walk("pages", selection?.answer ?? type(types.answer), `All pages of a list, one by one.${liftText}`),
  ];
}

/** Gets the text of a file. */
function feedMethod(model: Model, file: SourceFileDraft, route: FeedRoute): Method {
  const { path, input, inputName, isOptional } = callTypes(route);
  return {
    name: methodName(route) + typeNameOf(route.format),
    parameters: [
      ...(path === undefined ? [] : [{ ...path, isOptional: false }]),
      {
        name: inputName,
        type: typeImporter(givenFiles(model), file.use)(input),
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
function findMethods(model: Model, file: SourceFileDraft, { routes, ids }: Resource): readonly Method[] {
  const routeOf = (operation: Route["operation"]): Route | undefined =>
    routes.find((route) => route.operation === operation);
  const byId = routeOf("get");
  // A UUID is a text as a slug is.
  const bySlug = ids === "uuid" ? undefined : routeOf("get_by_slug");
  if (byId === undefined) return [];
  const type = typeImporter(givenFiles(model), file.use);
  const types = callTypes(byId);
  const selection = selectionOf(byId, file.use, type);
  const names = bySlug === undefined ? "this id" : "this id or slug";
  return [
    {
      name: "find",
      typeParameter: selection?.typeParameter,
      parameters: [
        {
          name: "id",
          type: bySlug === undefined ? idTypeName({ ids }) : "number | string",
          isOptional: false,
        },
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
  const options = file.use(coreType("ClientOptions", "client-layers"));
  const members = [
    ...resources.map((resource) => resourceMember(model, file, resource)),
    ...serviceMethods(model, file).map(methodText),
    methodText(requestMethod(file, typeImporter(givenFiles(model), file.use)("JsonObject"))),
    methodText(withOptionsMethod(options)),
  ];
  file.add(
    interfaceText("Client", `A client of ${model.service.title}.`, members),
    `\n${createClientFunction(file, options)}\n\n${bindFunction(model, file, resources)}`,
  );
  return file.print();
}

function resourceMember(model: Model, file: SourceFileDraft, resource: Resource): string {
  const from = `generated/${wireFolder}/clients/${resource.folder}`;
  const type = file.use({ name: clientName(resource), from, typeOnly: true });
  const doc = docBlock(resource.text[model.service.languages.default] ?? "");
  return `${indented(doc)}\n  readonly ${resource.valuePlural}: ${type};`;
}

/** A method for each route that belongs to no resource. */
function serviceMethods(model: Model, file: SourceFileDraft): readonly Method[] {
  const wire = typeImporter(givenFiles(model), file.use);
  return model.serviceRoutes.map((route) => {
    const { path, input, inputName, isOptional, answer } = callTypes(route);
    return {
      name: route.operationName,
      parameters: [
        ...(path === undefined ? [] : [{ ...path, isOptional: false }]),
        { name: inputName, type: wire(input), isOptional },
        { name: "options", type: file.use(coreType("CallOptions", "request")), isOptional: true },
      ],
      returns: `${file.use(coreType("Call", "call"))}<${wire(answer)}>`,
      docs: callDocs(model, route),
      call: route.operationName,
    };
  });
}

function requestMethod(file: SourceFileDraft, answer: string): Method {
  const operation = file.use(coreType("Operation", "request"));
  return {
    name: "request",
    typeParameter: `<T extends object = ${answer}>`,
    parameters: [
      { name: "method", type: `${operation}["method"]`, isOptional: false },
      { name: "path", type: "string", isOptional: false },
      { name: "options", type: file.use(coreType("RequestOptions", "raw")), isOptional: true },
    ],
    returns: `${file.use(coreType("Call", "call"))}<T>`,
    docs: [requestDoc],
    call: "request",
  };
}

function withOptionsMethod(options: string): Method {
  return {
    name: "withOptions",
    parameters: [{ name: "changes", type: `Partial<${options}>`, isOptional: false }],
    returns: "Client",
    docs: ["A client with some options changed; headers are added to those of this one."],
    call: "withOptions",
  };
}

function createClientFunction(file: SourceFileDraft, options: string): string {
  const create = file.use(coreValue("createClientCore", "client-layers"));
  const [hashes, shapes] = ["loadHashes", "loadValidator"].map((name) =>
    file.use({ name, from: `generated/${wireFolder}/validator` }),
  );
  return `${docBlock("Gets ready to call the service at `baseUrl`. Nothing is sent yet; throws TypeError for an address that is none.")}
export function createClient(options: ${options}): Client {
  return bind(${create}(options, { ${hashes}, ${shapes} }));
}`;
}

function bindFunction(model: Model, file: SourceFileDraft, resources: readonly Resource[]): string {
  const calls = (name: string): string => file.use({ name, from: `generated/${wireFolder}/calls/service` });
  const members = resources.map((resource) => {
    const from = `generated/${wireFolder}/clients/${resource.folder}`;
    return `    ${resource.valuePlural}: ${file.use({ name: factoryName(resource), from })}(core),`;
  });
  const methods = serviceMethods(model, file).map((method) => binding(method, calls, file.use));
  const createRequest = file.use(coreValue("createRequest", "raw"));
  return `function bind(core: ${file.use(coreType("ClientCore", "client-layers"))}): Client {
  return {
${[...members, ...methods].join("\n")}
    request: ${createRequest}(core),
    withOptions: (changes) => bind(core.withOptions(changes)),
  };
}`;
}

/** What the package shows: the client, errors, times, and every wire type. */
function index(model: Model): OutputFile {
  const file = createSourceFile(`${wireFolder}/index.ts`, "spec/");
  const files = givenFiles(model);
  const wire = [...new Set(files.values())].filter((path) => !path.startsWith(`${coreFolder}/`));
  const exported = new Map([
    ["./client.js", "{ type Client, createClient }"],
    ["./core/index.js", "*"],
    ...(sendsIsoTimes(model) ? [["./core/dates.js", "type { IsoDateTime }"] as const] : []),
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
