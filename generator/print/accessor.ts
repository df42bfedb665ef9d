import type { Field, Model, Operation, Resource, Route } from "../model/model.js";
import { docBlock } from "./doc-comment.js";
import { callSignature } from "./sdk-names.js";
import { runtimeType, serverNames, wireType } from "./server-names.js";
import type { SourceFileDraft } from "./source-file.js";
import { idTypeName } from "./typescript.js";

/** Adds the type of a record as its accessor gives it, and that of the accessor. */
export function addAccessor(model: Model, resource: Resource, file: SourceFileDraft): void {
  const { record, values, accessor, changes } = serverNames(resource);
  const update = writtenType(model, file, { resource, operations: ["update", "update_by_slug"] });
  const changed = `${file.use(runtimeType("Changes"))}<${values.name}, ${update ?? "object"}>`;
  const one = resource.name.replaceAll("_", " ");
  const many = resource.plural.replaceAll("_", " ");
  file.add(
    `\n${docBlock(`A stored ${one} as its accessor gives it, with its texts in the language of the call.`)}
export interface ${record.name} extends ${values.name} {
  readonly id: ${idTypeName(resource)};
}`,
    `\n${docBlock(`What an update changes in a ${one}.`)}\nexport type ${changes.name} = ${changed};`,
    `\n${docBlock(
      `Reads and writes ${many}. It checks the access of the caller, and the values, as the routes do; a write without a route is for \`asService\` only.`,
    )}
export interface ${accessor.name} {
${members(model, resource, file).join("\n")}
}`,
  );
}

/** The parameters of a method, and what it resolves to. */
type Signature = readonly [parameters: readonly string[], result: string];

/** A method of the interface with its comment. */
function method(comment: string, name: string, [parameters, result]: Signature): string {
  return `  /** ${comment} */
${callSignature(`  ${name}`, parameters, `Promise<${result}>;`)}`;
}

function members(model: Model, resource: Resource, file: SourceFileDraft): readonly string[] {
  const names = serverNames(resource);
  const [record, id] = [names.record.name, idTypeName(resource)];
  const filter = `${file.use(runtimeType("Filter"))}<${names.document.name}>`;
  const options = file.use(runtimeType("FindOptions"));
  const create = writtenType(model, file, { resource, operations: ["create"] });
  const stored = `${file.use(runtimeType("Changes"))}<${names.values.name}, object>`;
  const changes = names.changes.name;
  const answer = file.use(wireType(resource, resource.answer.typeName));
  const list = resource.routes.find(({ operation }) => operation === "list");
  const numbers = resource.fields.filter(isNumber).map(({ name }) => JSON.stringify(name));
  const decided = `(current: ${record}) => ${changes} | Promise<${changes}>`;
  const [where, how] = [`filter?: ${filter}`, `options?: ${options}`];
  return [
    `  /** The same in the name of the service, whose access is not checked. */
  readonly asService: ${names.accessor.name};`,
    method("The records whose documents match, by default by ascending id.", "find", [
      [where, how],
      `readonly ${record}[]`,
    ]),
    method("The first of them.", "first", [[where, how], `${record} | undefined`]),
    method("The record with the id. Throws the error for an unknown one.", "get", [[`id: ${id}`], record]),
    method("The record with the slug. Throws the error for an unknown one.", "bySlug", [
      ["slug: string"],
      record,
    ]),
    method("How many documents match.", "count", [[where], "number"]),
    method("Stores a new record.", "create", [[`values: ${create ?? stored}`], record]),
    method(
      "Changes a record; a function decides again where another write came first, and must have no effects.",
      "update",
      [[`id: ${id}`, `changes: ${changes} | (${decided})`], record],
    ),
    ...(numbers.length === 0 ? [] : [incrementMethod(id, numbers)]),
    method("Deletes a record, or moves it to the trash.", "remove", [[`id: ${id}`], "void"]),
    method("The record as answers show it.", "show", [[`record: ${record} | ${id}`], answer]),
    ...(list === undefined ? [] : [listMethod(file, resource, list)]),
  ];
}

function incrementMethod(id: string, numbers: readonly string[]): string {
  const comment =
    "Adds to a number of a record, by default 1: no revision, no entry in the audit, no message.";
  return method(comment, "increment", [
    [`id: ${id}`, `field: ${numbers.join(" | ")}`, "by?: number"],
    "void",
  ]);
}

function listMethod(file: SourceFileDraft, resource: Resource, { inputName }: Route): string {
  const query = file.use(wireType(resource, inputName));
  const list = file.use(wireType(resource, resource.listName));
  return method("A page of the list, as its route answers.", "list", [[`query?: ${query}`], list]);
}

/** What the first of some routes that a resource has takes; undefined where it has none. */
function writtenType(
  { service }: Model,
  file: SourceFileDraft,
  { resource, operations }: { readonly resource: Resource; readonly operations: readonly Operation[] },
): string | undefined {
  const route = resource.routes.find(({ operation }) => operations.includes(operation));
  if (route === undefined) return undefined;
  const input = file.use(wireType(resource, route.inputName));
  const language = service.languageParameter.name;
  const isField = resource.fields.some(({ name }) => name === language);
  return isField ? input : `Omit<${input}, ${JSON.stringify(language)}>`;
}

/** Whether the store can add to the values of a field. */
function isNumber({ storage, type }: Field): boolean {
  return (
    storage === "plain" && type.kind === "scalar" && (type.scalar === "integer" || type.scalar === "number")
  );
}
