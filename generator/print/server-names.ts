import { operationShapes, routeOf } from "../model/lifecycle.js";
import type { Resource, Route, ServiceRoute } from "../model/model.js";
import { valueNameOf } from "../model/names.js";
import { propertyKey } from "./literal.js";
import { createSourceFile, type ImportedSymbol, type SourceFileDraft } from "./source-file.js";

/** The package that generated server files import; `runtime/codegen.ts` lists what it offers them. */
export const door = "specwright";

/** A type of the runtime. */
export function runtimeType(name: string): ImportedSymbol {
  return { name, from: door, typeOnly: true };
}

/** A function of the runtime. */
export function runtimeValue(name: string): ImportedSymbol {
  return { name, from: door };
}

/** Names that the files of a resource give to each other. */
export function serverNames(resource: Resource) {
  const { folder, typeName } = resource;
  const value = valueNameOf(typeName);
  const inFolder = (name: string, file: string, typeOnly = false): ImportedSymbol => ({
    name,
    from: `generated/server/${folder}/${file}`,
    ...(typeOnly ? { typeOnly } : {}),
  });
  return {
    document: inFolder(`${typeName}Document`, "collection", true),
    text: inFolder(`${typeName}Text`, "collection", true),
    values: inFolder(`${typeName}Values`, "collection", true),
    token: inFolder(`${value}Collection`, "collection"),
    conditions: inFolder(`${value}Conditions`, "conditions"),
    descriptor: inFolder(`${value}Resource`, "resource"),
    fields: inFolder(`${value}Fields`, "resource"),
    filters: inFolder(`${value}Filters`, "resource"),
    operations: inFolder(`${value}Operations`, "resource"),
    writes: inFolder(`${value}Writes`, "resource"),
    record: inFolder(`${typeName}Record`, "collection", true),
    accessor: inFolder(`${typeName}Accessor`, "collection", true),
    changes: inFolder(`${typeName}Changes`, "collection", true),
    show: inFolder(`to${typeName}`, "answer"),
    embed: inFolder(`to${resource.embedded.typeName}`, "answer"),
    router: inFolder(`create${typeName}Router`, "router"),
  } as const;
}

/** The hooks of the product. */
export const hooksType = serverType("Hooks", "hooks");

/** What the functions of custom operations get besides their input. */
export const operationContext = serverType("OperationContext", "accessors");

/** Why functions of the product may reject a value. */
export const rejectionType = serverType("Rejection", "reasons");

function serverType(name: string, file: string): ImportedSymbol {
  return { name, from: `generated/server/${file}`, typeOnly: true };
}

/** Starts a file of a resource. */
export function startServerFile({ folder, name }: Resource, file: string): SourceFileDraft {
  return createSourceFile(`server/${folder}/${file}.ts`, `spec/resources/${name}.yaml`);
}

/** The guard of what a route takes. */
export function guardOf({ inputName, ...route }: Route | ServiceRoute): ImportedSymbol {
  const folder = "resource" in route ? route.resource.folder : "service";
  return { name: `is${inputName}`, from: `generated/server/${folder}/ajv` };
}

/** The custom operations of a resource. */
export function customRoutes({ routes }: Resource): readonly Route[] {
  return routes.filter(({ operation }) => operation === "custom");
}

/** Whether what a route takes is a table of its own: neither fields nor filters, or some of these and others. */
export function hasOwnTable({ operation }: Pick<Route, "operation">): boolean {
  return ["input", "selection", "compared", "items"].includes(operationShapes[operation].takes);
}

/** Whether the function of a route gets an input. */
export function takesInput({ operation, parameters, path }: Route): boolean {
  return operation === "custom" && (parameters.length > 0 || path.includes("{"));
}

/** What the function of a custom operation gets, such as `ReturnLoanArguments`. */
export function argumentNames({ resource, inputName }: Route): ImportedSymbol {
  const name = inputName.replace(/Input$/, "Arguments");
  return { name, from: `generated/server/${resource.folder}/collection`, typeOnly: true };
}

/** Names that the files of the service give to each other. */
export const serviceNames: Readonly<Record<"descriptor" | "parameters", ImportedSymbol>> = {
  descriptor: { name: "serviceDescriptor", from: "generated/server/service/service" },
  parameters: { name: "serviceParameters", from: "generated/server/service/service" },
};

/** The type of the query of a list, whose filters may be in the path instead; undefined without a list. */
export function queryType(resource: Resource, use: (symbol: ImportedSymbol) => string): string | undefined {
  const list = routeOf(resource, "list");
  if (list === undefined) return undefined;
  const lists = resource.routes.filter(({ operation }) => operation === "list");
  const inPath = lists.flatMap(({ variables }) => variables.map(({ parameter }) => parameter.name));
  const type = use(wireType(resource, list.inputName));
  if (inPath.length === 0) return type;
  const names = [...new Set(inPath)];
  const members = names.map((name) => `readonly ${propertyKey(name)}?: unknown`);
  return `Omit<${type}, ${names.map((name) => JSON.stringify(name)).join(" | ")}> & { ${members.join("; ")} }`;
}

/** A wire type of a resource. */
export function wireType(resource: Resource, name: string): ImportedSymbol {
  return { name, from: `generated/sdk/${resource.folder}`, typeOnly: true };
}
