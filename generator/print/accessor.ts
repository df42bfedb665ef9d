import type { Field, Model, Operation, Resource, Route } from "../model/model.js";
import { aliasOf, type FunctionParameter, interfaceOf, methodOf } from "./declarations.js";
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
    interfaceOf({
      name: record.name,
      docs: [`A stored ${one} as its accessor gives it, with its texts in the language of the call.`],
      extends: [values.name],
      properties: [{ name: "id", isReadonly: true, type: idTypeName(resource) }],
    }),
    aliasOf({ name: changes.name, docs: [`What an update changes in a ${one}.`], type: changed }),
    interfaceOf({
      name: accessor.name,
      docs: [
        `Reads and writes ${many}. It checks the access of the caller, and the values, as the routes do; a write without a route is for \`asService\` only.`,
      ],
      properties: [
        {
          name: "asService",
          isReadonly: true,
          type: accessor.name,
          docs: ["The same in the name of the service, whose access is not checked."],
        },
      ],
      methods: methods(model, resource, file),
    }),
  );
}

type Method = ReturnType<typeof methodOf>;

/** A method with its comment, its parameters, and what it resolves to. */
function method(
  [name, doc]: readonly [name: string, doc: string],
  parameters: readonly FunctionParameter[],
  result: string,
): Method {
  return { ...methodOf({ name, parameters, returns: `Promise<${result}>` }), docs: [doc] };
}

function methods(model: Model, resource: Resource, file: SourceFileDraft): Method[] {
  const names = serverNames(resource);
  const record = names.record.name;
  const changes = names.changes.name;
  const id = { name: "id", type: idTypeName(resource) };
  const filter = {
    name: "filter",
    type: `${file.use(runtimeType("Filter"))}<${names.document.name}>`,
    isOptional: true,
  };
  const options = { name: "options", type: file.use(runtimeType("FindOptions")), isOptional: true };
  const create =
    writtenType(model, file, { resource, operations: ["create"] }) ??
    `${file.use(runtimeType("Changes"))}<${names.values.name}, object>`;
  const answer = file.use(wireType(resource, resource.answer.typeName));
  const list = resource.routes.find(({ operation }) => operation === "list");
  const numbers = resource.fields.filter(isNumber).map(({ name }) => JSON.stringify(name));
  const changed = `${changes} | ((current: ${record}) => ${changes} | Promise<${changes}>)`;
  return [
    method(
      ["find", "The records whose documents match, by default by ascending id."],
      [filter, options],
      `readonly ${record}[]`,
    ),
    method(["first", "The first of them."], [filter, options], `${record} | undefined`),
    method(["get", "The record with the id. Throws the error for an unknown one."], [id], record),
    method(
      ["bySlug", "The record with the slug. Throws the error for an unknown one."],
      [{ name: "slug", type: "string" }],
      record,
    ),
    method(["count", "How many documents match."], [filter], "number"),
    method(["create", "Stores a new record."], [{ name: "values", type: create }], record),
    method(
      [
        "update",
        "Changes a record; a function decides again where another write came first, and must have no effects.",
      ],
      [id, { name: "changes", type: changed }],
      record,
    ),
    ...(numbers.length === 0 ? [] : [incrementMethod(id, numbers)]),
    method(["remove", "Deletes a record, or moves it to the trash."], [id], "void"),
    method(
      ["show", "The record as answers show it."],
      [{ name: "record", type: `${record} | ${id.type}` }],
      answer,
    ),
    ...(list === undefined ? [] : [listMethod(file, resource, list)]),
  ];
}

function incrementMethod(id: FunctionParameter, numbers: readonly string[]): Method {
  return method(
    [
      "increment",
      "Adds to a number of a record, by default 1: no revision, no entry in the audit, no message.",
    ],
    [id, { name: "field", type: numbers.join(" | ") }, { name: "by", type: "number", isOptional: true }],
    "void",
  );
}

function listMethod(file: SourceFileDraft, resource: Resource, { inputName }: Route): Method {
  const query = { name: "query", type: file.use(wireType(resource, inputName)), isOptional: true };
  const list = file.use(wireType(resource, resource.listName));
  return method(["list", "A page of the list, as its route answers."], [query], list);
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
