import type { Resource, Route } from "../model/model.js";
import { valueNameOf } from "../model/names.js";
import type { ImportedSymbol } from "./source-file.js";

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
    record: inFolder(`${typeName}Record`, "collection", true),
    accessor: inFolder(`${typeName}Accessor`, "collection", true),
    changes: inFolder(`${typeName}Changes`, "collection", true),
    show: inFolder(`to${typeName}`, "answer"),
    embed: inFolder(`to${resource.embedded.typeName}`, "answer"),
    router: inFolder(`create${typeName}Router`, "router"),
  } as const;
}

/** What the functions of custom operations get besides their input. */
export const operationContext: ImportedSymbol = {
  name: "OperationContext",
  from: "generated/server/accessors",
  typeOnly: true,
};

/** Why functions of the product may reject a value. */
export const rejectionType: ImportedSymbol = {
  name: "Rejection",
  from: "generated/server/reasons",
  typeOnly: true,
};

/** The custom operations of a resource. */
export function customRoutes({ routes }: Resource): readonly Route[] {
  return routes.filter(({ operation }) => operation === "custom");
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

/** A wire type of a resource. */
export function wireType(resource: Resource, name: string): ImportedSymbol {
  return { name, from: `generated/sdk/${resource.folder}`, typeOnly: true };
}
