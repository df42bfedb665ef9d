import type { Model, Resource } from "../model/model.js";
import { sendsIsoTimes } from "../model/wire.js";
import {
  binding,
  type ClientMethod,
  callMethod,
  indented,
  interfaceText,
  methodText,
  optionsParameter,
} from "../print/client-methods.js";
import { docBlock } from "../print/doc-comment.js";
import {
  bindClientName,
  callsFile,
  clientFile,
  clientName,
  coreType,
  coreValue,
  routedResources,
} from "../print/sdk-names.js";
import { createSdkWriter, type SdkWriter } from "../print/sdk-writer.js";
import { createSourceFile, type OutputFile, type SourceFileDraft } from "../print/source-file.js";
import { coreFolder, givenFiles, wireFolder } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/** Writes `sdk/client.ts`, the client as one object of those of the resources, and `sdk/index.ts`, the door of the package. */
export const emitSdkClient: Emitter = (model) => [wholeClient(model), index(model)];

const requestDoc =
  "Sends a request for which there is no function: to a path below the base address, with the key, the timeouts and the errors of the client. Writes are repeated only with an `idempotencyKey`.";

function wholeClient(model: Model): OutputFile {
  const writer = createSdkWriter(model, `${wireFolder}/client.ts`, "spec/");
  const { file } = writer;
  const options = file.use(coreType("ClientOptions", "client-layers"));
  const resources = routedResources(model).map((resource) => resourceMember(writer, resource));
  const methods = model.serviceRoutes.map((route) => callMethod(writer, route.operationName, route));
  const members = [...methods, requestMethod(writer), withOptionsMethod(options)].map(methodText);
  file.add(
    interfaceText("Client", `A client of ${model.service.title}.`, [...resources, ...members]),
    `\n${createClientFunction(file, options)}\n\n${bindFunction(writer, methods)}`,
  );
  return file.print();
}

function resourceMember({ model, file }: SdkWriter, resource: Resource): string {
  const from = `generated/${clientFile(resource)}`;
  const type = file.use({ name: clientName(resource), from, typeOnly: true });
  const doc = docBlock(resource.text[model.service.languages.default] ?? "");
  return `${indented(doc)}\n  readonly ${resource.valuePlural}: ${type};`;
}

function requestMethod(writer: SdkWriter): ClientMethod {
  const { file, type } = writer;
  const answer = type("JsonObject");
  const operation = file.use(coreType("Operation", "request"));
  return {
    name: "request",
    typeParameter: `<T extends object = ${answer}>`,
    parameters: [
      { name: "method", type: `${operation}["method"]`, isOptional: false },
      { name: "path", type: "string", isOptional: false },
      optionsParameter(writer, coreType("RequestOptions", "raw")),
    ],
    returns: `${file.use(coreType("Call", "call"))}<T>`,
    docs: [requestDoc],
    call: "request",
  };
}

function withOptionsMethod(options: string): ClientMethod {
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
  return `${docBlock("Gets ready to call the service at `baseUrl`. Nothing is sent yet; throws TypeError for an address that is none.")}
export function createClient(options: ${options}): Client {
  return bind(${create}(options));
}`;
}

function bindFunction({ model, file }: SdkWriter, serviceMethods: readonly ClientMethod[]): string {
  const calls = (name: string): string => file.use({ name, from: `generated/${callsFile(undefined)}` });
  const members = routedResources(model).map((resource) => {
    const from = `generated/${clientFile(resource)}`;
    return `    ${resource.valuePlural}: ${file.use({ name: bindClientName(resource), from })}(core),`;
  });
  const methods = serviceMethods.map((method) => binding(method, calls, file.use));
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

function nameList(names: readonly string[]): string {
  const line = `{ ${names.join(", ")} }`;
  return line.length < 80 ? line : `{\n${names.map((name) => `  ${name},\n`).join("")}}`;
}
