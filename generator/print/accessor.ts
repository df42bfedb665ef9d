import { fillWords } from "../diagnostics.js";
import { routeOf } from "../model/lifecycle.js";
import type { Field, Model, Operation, Resource } from "../model/model.js";
import { isScalar } from "../model/scalars.js";
import table from "./accessor.json" with { type: "json" };
import { aliasOf, interfaceOf, methodOf } from "./declarations.js";
import { propertyKey } from "./literal.js";
import { queryType, runtimeType, serverNames, wireType } from "./server-names.js";
import type { SourceFileDraft } from "./source-file.js";
import { idTypeName } from "./typescript.js";

/** Adds the type of a record as its accessor gives it, and that of the accessor. */
export function addAccessor(model: Model, resource: Resource, file: SourceFileDraft): void {
  const { record, values, accessor, changes } = serverNames(resource);
  const update = writtenType(model, file, { resource, operations: ["update", "update_by_slug"] });
  const changed = `${file.use(runtimeType("Changes"))}<${values.name}, ${update ?? unstored(resource)}>`;
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

/** The methods of `accessor.json`; `increment` where a record has numbers, and `list` where there is one. */
function methods(model: Model, resource: Resource, file: SourceFileDraft): ReturnType<typeof methodOf>[] {
  const names = serverNames(resource);
  const [record, changes, id] = [names.record.name, names.changes.name, idTypeName(resource)];
  const create = writtenType(model, file, { resource, operations: ["create"] });
  const list = routeOf(resource, "list");
  const numbers = resource.fields.filter(isNumber).map(({ name }) => JSON.stringify(name));
  const types: Readonly<Record<string, string | undefined>> = {
    id,
    filter: `${file.use(runtimeType("Filter"))}<${names.document.name}>`,
    options: file.use(runtimeType("FindOptions")),
    slug: "string",
    values: create ?? `${file.use(runtimeType("Changes"))}<${names.values.name}, ${unstored(resource)}>`,
    changes: `${changes} | ((current: ${record}) => ${changes} | Promise<${changes}>)`,
    field: numbers.length === 0 ? undefined : numbers.join(" | "),
    by: "number",
    holder: `${id} | undefined`,
    password: passwordOf(resource) && "string",
    record: `${record} | ${id}`,
    query: queryType(resource, file.use),
  };
  const results = {
    record,
    answer: file.use(wireType(resource, resource.answer.typeName)),
    list: list === undefined ? "" : file.use(wireType(resource, resource.listName)),
  };
  return table.flatMap(({ name, doc, parameters, result }) => {
    const typed = parameters.flatMap((parameter) => {
      const type = types[parameter.replace("?", "")];
      return type === undefined
        ? []
        : [{ name: parameter.replace("?", ""), type, isOptional: parameter.endsWith("?") }];
    });
    if (typed.length < parameters.length) return [];
    const returns = `Promise<${fillWords(result, results)}>`;
    return [{ ...methodOf({ name, parameters: typed, returns }), docs: [doc] }];
  });
}

/** What the first of some routes that a resource has takes; undefined where it has none. */
function writtenType(
  { service }: Model,
  file: SourceFileDraft,
  { resource, operations }: { readonly resource: Resource; readonly operations: readonly Operation[] },
): string | undefined {
  const route = routeOf(resource, ...operations);
  // What is in its path is a field like the others.
  if (route === undefined || route.variables.some(({ part }) => part !== "key")) return undefined;
  const input = file.use(wireType(resource, route.inputName));
  const language = service.languageParameter.name;
  const isField = resource.fields.some(({ name }) => name === language);
  return isField ? input : `Omit<${input}, ${JSON.stringify(language)}>`;
}

/** The type of the values that are written and never read. */
function unstored(resource: Resource): string {
  const password = passwordOf(resource);
  return password === undefined ? "object" : `{ readonly ${propertyKey(password.name)}: string }`;
}

/** The password that hooks verify; that of a post is for its readers. */
function passwordOf({ fields }: Resource): Field | undefined {
  return fields.find(({ storage, stored }) => storage === "password" && stored !== storage);
}

function isNumber({ storage, type }: Field): boolean {
  return storage === "plain" && isScalar(type, "integer", "number");
}
