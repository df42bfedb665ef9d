import { fillWords } from "../diagnostics.js";
import { placeholderOf } from "../model/lifecycle.js";
import type { Answer, Hook, JsonObject, Model, Resource, Route } from "../model/model.js";
import { tableOf } from "../model/tables.js";
import { type OwnedHook, rejects } from "../model/write-hooks.js";
import kinds from "./hooks.json" with { type: "json" };
import {
  argumentNames,
  operationContext,
  queryType,
  rejectionType,
  runtimeType,
  serverNames,
  takesInput,
  wireType,
} from "./server-names.js";
import type { ImportedSymbol } from "./source-file.js";
import { idArgument, idTypeName, shownType, type UseType } from "./typescript.js";
import { typeImporter, wireFiles } from "./wire-names.js";

/** What a hook does, in one sentence. */
export function hookPurpose({ kind, serves }: Hook): string {
  const names = serves.map((name) => `\`${name}\``).join(", ");
  return fillWords(kinds[kind].purpose, { names, both: serves.join(" and "), each: serves.join(", ") });
}

/** Declares that a file needs a symbol, and gives the name to write. */
type UseSymbol = (symbol: ImportedSymbol) => string;

/** The TypeScript type of a hook, such as `BatchHook<TalkDocument, number>`, as a member of an interface. */
export function hookType(model: Model, { resource, hook }: OwnedHook, use: UseSymbol): string {
  const type = use(runtimeType(kinds[hook.kind].type));
  if (resource === undefined) {
    const roles = model.service.roles.map(({ name }) => JSON.stringify(name));
    return generic(hook.property, type, [use(operationContext), roles.join(" | ")]);
  }
  if (["validate", "before", "before_delete", "after"].includes(hook.kind)) {
    const author = hook.kind === "after" ? [] : authorArgument(model);
    const id = author.length > 0 ? [idTypeName(resource)] : idArgument(resource);
    const parts = [
      use(serverNames(resource).values),
      ...(rejects(hook) ? [reasonType(use)] : []),
      ...(getsId(hook) ? id : []),
      ...author,
    ];
    return generic(hook.property, type, parts);
  }
  const route = resource.routes.find((one) => one.hook === hook);
  const useWire = typeImporter(wireFiles(model), use);
  if (route !== undefined) {
    const input = takesInput(route) ? use(argumentNames(route)) : "object";
    return generic(hook.property, type, [input, use(operationContext), answerType(route, use, useWire)]);
  }
  const document = use(serverNames(resource).document);
  if (hook.kind === "filter") {
    const query = queryType(resource, use) ?? "object";
    return generic(hook.property, type, [query, document, reasonType(use)]);
  }
  const value = hook.type === undefined ? "unknown" : shownType(hook.type, useWire);
  if (hook.kind === "batch") {
    const values = isOptional(resource, hook) ? `${value} | undefined` : value;
    return generic(hook.property, type, [document, values, ...authorArgument(model)]);
  }
  return generic(hook.property, type, [document, value, ...above(resource, hook, use)]);
}

/** The type of author ids, where they are not those of keys alone and of users whose ids are integers. */
export function authorArgument({ service, resources }: Model): readonly string[] {
  const hasUuids = service.authenticate !== undefined && resources.some(({ ids }) => ids === "uuid");
  return hasUuids ? ["number | string"] : [];
}

function reasonType(use: UseSymbol): string {
  return `${use(rejectionType)}["reason"]`;
}

/** What the function of a custom operation gives: an answer, or what an accessor gave. */
function answerType(route: Route, use: UseSymbol, useWire: UseType): string {
  const { answer, answers } = route;
  if (answer !== undefined) return shownType(answer, useWire);
  const { resource, show } = answers ?? { resource: route.resource, show: "record" };
  if (show === "list") return use(wireType(resource, resource.listName));
  const shown = `${use(serverNames(resource).record)} | ${use(wireType(resource, resource.answer.typeName))}`;
  return placeholderOf(route) !== undefined && resource === route.resource
    ? `${shown} | undefined | void`
    : shown;
}

function getsId({ kind }: Hook): boolean {
  return kind === "before_delete" || kind === "after";
}

/** A type with its arguments: on one line where it fits. */
function generic(property: string, head: string, parts: readonly string[]): string {
  const line = `    readonly ${property}: ${head}<${parts.join(", ")}>;`;
  return line.length <= 110
    ? `${head}<${parts.join(", ")}>`
    : `${head}<\n${parts.map((part) => `    ${part}`).join(",\n")}\n  >`;
}

/** Whether a record may lack the value: every property that shows it may be left out. */
function isOptional({ answer, embedded }: Resource, hook: Hook): boolean {
  return [...answer.properties, ...embedded.properties].every(
    ({ value, optional }) => value.kind !== "hook" || value.hook !== hook || optional,
  );
}

/** A hook for single records gets the properties above its own. */
function above(resource: Resource, hook: Hook, use: UseSymbol): string[] {
  const { properties, typeName } = resource.answer;
  const [served] = hook.serves;
  const at = properties.findIndex(({ name }) => name === served);
  if (at === -1 || properties[at]?.single !== true) return [];
  const left = properties.slice(at).map(({ name }) => JSON.stringify(name));
  return [`Omit<${use(wireType(resource, typeName))}, ${left.join(" | ")}>`];
}

/** Whether hooks compute a property of an answer, or of a record that it shows inside. Relations may lead in circles. */
export function needsHooks(answer: Answer, seen: ReadonlySet<Answer> = new Set()): boolean {
  if (seen.has(answer)) return false;
  const path = new Set([...seen, answer]);
  return answer.properties.some(({ value }) => {
    if (value.kind === "hook") return true;
    if (value.kind === "embed") return needsHooks(value.resource.embedded, path);
    if (value.kind !== "field" || value.field.storage !== "references") return false;
    const { type } = value.field;
    return type.kind === "reference" && needsHooks(type.target.embedded, path);
  });
}

/** What the runtime knows of the batch hooks of a resource. */
export function batchesOf(resource: Resource): JsonObject {
  const batches = resource.hooks.filter(({ kind }) => kind === "batch");
  if (batches.length === 0) return {};
  return {
    batches: tableOf(batches, (hook) => {
      const { property, reads = [] } = hook;
      return [property, { reads, shownIn: shownIn(resource, hook) }];
    }),
  };
}

/** The answers with a property that a hook computes. */
function shownIn({ answer, embedded }: Resource, hook: Hook): readonly string[] {
  const computes = ({ value }: Answer["properties"][number]): boolean =>
    value.kind === "hook" && value.hook === hook;
  const own = answer.properties.filter(computes);
  return [
    ...(own.length > 0 ? ["single"] : []),
    ...(own.some(({ single }) => !single) ? ["listed"] : []),
    ...(embedded.properties.some(computes) ? ["inside"] : []),
  ];
}
