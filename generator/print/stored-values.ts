import { isAlwaysStored } from "../model/defaults.js";
import type { Field, Model, Parameter, Resource, Route } from "../model/model.js";
import { docComment } from "./doc-comment.js";
import { propertyKey } from "./literal.js";
import { argumentNames, serverNames, takesInput } from "./server-names.js";
import type { InterfaceStatement, SourceFileDraft } from "./source-file.js";
import { idTypeName, sentType, storedType, type UseType } from "./typescript.js";
import { typeImporter, wireFiles } from "./wire-names.js";

/** Adds what hooks get: the values of a record by field, and the input of custom operations. */
export function addValues(model: Model, resource: Resource, file: SourceFileDraft): void {
  const use = typeImporter(wireFiles(model), file.use);
  const isWhole = !isCreatedByName(model, resource);
  file.add({
    name: serverNames(resource).values.name,
    isExported: true,
    docs: [docComment(`The values of a stored ${resource.name.replaceAll("_", " ")}, in one language.`)],
    properties: resource.fields.flatMap((field) => {
      const type = valueType(field, use);
      if (type === undefined) return [];
      return [
        {
          name: propertyKey(field.name),
          isReadonly: true,
          type,
          hasQuestionToken: !isAlwaysThere(resource, field) && !(isWhole && isDemanded(field)),
          docs: [docComment(field.text.en ?? "")],
        },
      ];
    }),
  });
  for (const route of resource.routes) if (takesInput(route)) file.add(argumentsOf(model, file, route));
}

/** What the function of a custom operation gets: the values of its path, ids for records, and the defaults of what the caller left out. */
function argumentsOf(model: Model, file: SourceFileDraft, route: Route): InterfaceStatement {
  const use = typeImporter(wireFiles(model), file.use);
  const typeOf = (parameter: Parameter): string => {
    const { type } = parameter;
    if (type.kind === "reference")
      return type.many ? `readonly ${idTypeName(type.target)}[]` : idTypeName(type.target);
    return sentType(model, parameter, use);
  };
  return {
    name: argumentNames(route).name,
    isExported: true,
    docs: [docComment(`What the function of \`${route.methods.join(", ")} ${route.path}\` gets.`)],
    properties: [
      ...pathProperties(route),
      ...route.parameters.map((parameter) => ({
        name: propertyKey(parameter.name),
        isReadonly: true,
        type: `${typeOf(parameter)}${parameter.nullable ? " | null" : ""}`,
        hasQuestionToken: !parameter.required && parameter.default === undefined,
        docs: [docComment(parameter.text.en ?? "")],
      })),
    ],
  };
}

function pathProperties({ path, resource }: Route): NonNullable<InterfaceStatement["properties"]> {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name: propertyKey(name),
    isReadonly: true,
    type: name === "id" ? idTypeName(resource) : "string",
    docs: ["Of the path."],
  }));
}

function valueType({ type, storage }: Field, use: UseType): string | undefined {
  switch (storage) {
    case "password":
    case "scope":
      return undefined;
    case "date":
    case "date_utc":
      return "Date";
    case "image":
      return "number";
    case "reference":
      return type.kind === "reference" ? idTypeName(type.target) : "number";
    case "references":
      return `readonly ${type.kind === "reference" ? idTypeName(type.target) : "number"}[]`;
    case "localized":
    case "slug":
      return "string";
    default:
      return type.kind === "reference" ? undefined : storedType(type, use);
  }
}

function isCreatedByName({ resources }: Model, resource: Resource): boolean {
  const types = resources.flatMap(({ fields }) => fields.map(({ type }) => type));
  return types.some(
    (type) => type.kind === "reference" && type.target === resource && type.create === "name",
  );
}

function isDemanded({ storage, required, nullable }: Field): boolean {
  return storage === "plain" && required && !nullable;
}

/** Whether every stored record has a value, also one that was created by name. */
function isAlwaysThere({ namedBy }: Resource, field: Field): boolean {
  switch (field.storage) {
    case "plain":
      return field === namedBy || isAlwaysStored(field);
    case "reference":
    case "image":
      return false;
    default:
      return true;
  }
}
