import type { Model, Resource, Route } from "../model/model.js";
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
    facts: inFolder(`${value}Facts`, "facts"),
    fields: inFolder(`${value}Fields`, "facts"),
    filters: inFolder(`${value}Filters`, "facts"),
    actions: inFolder(`${value}Actions`, "facts"),
    show: inFolder(`to${typeName}`, "answer"),
    embed: inFolder(`to${resource.embedded.typeName}`, "answer"),
    router: inFolder(`create${typeName}Router`, "router"),
  } as const;
}

/** The writes of other records that actions may plan. */
export const recordsType: ImportedSymbol = {
  name: "Records",
  from: "generated/server/records",
  typeOnly: true,
};

/** Why functions of the product may reject a value. */
export const rejectionType: ImportedSymbol = {
  name: "Rejection",
  from: "generated/server/reasons",
  typeOnly: true,
};

/** Whether the resources have actions. */
export function hasActions({ resources }: Pick<Model, "resources">): boolean {
  return resources.some(({ routes }) => routes.some(({ operation }) => operation === "action"));
}

/** Whether a route is an action that takes something. */
export function takesInput({ operation, parameters }: Route): boolean {
  return operation === "action" && parameters.length > 0;
}

/** What the function of an action gets, such as `ReturnLoanArguments`. */
export function argumentNames({ resource, inputName }: Route): ImportedSymbol {
  const name = inputName.replace(/Input$/, "Arguments");
  return { name, from: `generated/server/${resource.folder}/collection`, typeOnly: true };
}

/** Names that the files of the service give to each other. */
export const serviceNames: Readonly<Record<"facts" | "parameters", ImportedSymbol>> = {
  facts: { name: "serviceFacts", from: "generated/server/service/facts" },
  parameters: { name: "serviceParameters", from: "generated/server/service/facts" },
};

/** A wire type of a resource. */
export function wireType(resource: Resource, name: string): ImportedSymbol {
  return { name, from: `generated/sdk/${resource.folder}`, typeOnly: true };
}
