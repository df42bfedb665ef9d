import { hasCertainValue } from "../model/defaults.js";
import { hasPart } from "../model/lifecycle.js";
import type { Field, Model, Resource } from "../model/model.js";
import { defined, tableOf } from "../model/tables.js";
import { addAccessor } from "../print/accessor.js";
import { constantOf, interfaceOf, type Property } from "../print/declarations.js";
import { block, propertyKey } from "../print/literal.js";
import { runtimeType, serverNames, startServerFile } from "../print/server-names.js";
import { type OutputFile, type SourceFileDraft, type Statement } from "../print/source-file.js";
import { addValues } from "../print/stored-values.js";
import { idArgument, idTypeName, storedType, type UseType } from "../print/typescript.js";
import { typeImporter, wireFiles } from "../print/wire-names.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes `server/<folder>/collection.ts`: the stored document of a resource, its values as hooks get them, its accessor, and its
 * collection with the indexes.
 */
export const emitCollections: Emitter = (model) =>
  model.resources.map((resource) => collectionFile(model, resource));

function collectionFile(model: Model, resource: Resource): OutputFile {
  const file = startServerFile(resource, "collection");
  file.add(textInterface(resource), documentInterface(model, resource, file), token(resource, file));
  addValues(model, resource, file);
  addAccessor(model, resource, file);
  return file.print();
}

/** The localized fields, and the slug, which every record has in each of its languages. */
function textInterface(resource: Resource): Statement {
  const localized = resource.fields.filter(({ storage }) => storage === "localized");
  return interfaceOf({
    name: serverNames(resource).text.name,
    docs: [`Texts of a stored ${resource.name.replaceAll("_", " ")} in one language.`],
    properties: [...localized.map(({ stored }) => stored), "slug"].map((name) => property(name, "string")),
  });
}

function documentType(
  resource: Resource,
): "PostDocument" | "StatusDocument" | "TermDocument" | "RecordDocument" {
  if (resource.lifecycle === "post") return "PostDocument";
  if (hasPart(resource, "status")) return "StatusDocument";
  return resource.taxonomy === undefined ? "RecordDocument" : "TermDocument";
}

function documentInterface(model: Model, resource: Resource, file: SourceFileDraft): Statement {
  const names = serverNames(resource);
  const id = idArgument(resource).map((name) => `<${name}>`);
  const use = typeImporter(wireFiles(model), file.use);
  return interfaceOf({
    name: names.document.name,
    docs: [`${resource.text.en ?? ""} As it is stored.`],
    extends: [file.use(runtimeType(documentType(resource))) + id.join("")],
    properties: [
      ...partProperties(resource),
      property("text", `${file.use(runtimeType("Localized"))}<${names.text.name}>`),
      ...resource.fields.flatMap((field) => storedProperties(resource, field, use)),
    ],
  });
}

function property(name: string, type: string, more: Omit<Property, "name" | "type"> = {}): Property {
  return { name: propertyKey(name), type, ...more };
}

/** What documents have by the parts that the resource declares. */
function partProperties(resource: Resource): readonly Property[] {
  const isPlain = resource.lifecycle === "plain";
  return [
    ...(isPlain && hasPart(resource, "author") ? [property("author", "number")] : []),
    ...(isPlain && hasPart(resource, "trash") && !hasPart(resource, "status")
      ? [property("_trashed", "boolean")]
      : []),
    ...(resource.lifecycle !== "term" && hasPart(resource, "count") ? [property("count", "number")] : []),
  ];
}

function storedProperties(resource: Resource, field: Field, use: UseType): readonly Property[] {
  const { stored, storage, type } = field;
  const docs = [(field.text.en ?? "").replaceAll("*/", "*\\/")];
  const hasQuestionToken = !hasCertainValue(field);
  switch (storage) {
    case "plain":
      // References have storages of their own.
      if (type.kind === "reference") return [];
      return [property(stored, storedType(type, use), { docs, hasQuestionToken })];
    case "references":
      return [property(stored, `${storedId(field)}[]`, { docs, hasQuestionToken: true })];
    case "reference":
      return [property(stored, storedId(field), { docs, hasQuestionToken })];
    case "period":
      return periodProperties(resource, field, docs);
    default:
      // Localized fields are in `text`; the others belong to the life of every record.
      return [];
  }
}

/** The type of the ids that a field with references stores. */
function storedId({ type }: Field): string {
  return type.kind === "reference" ? idTypeName(type.target) : "number";
}

function periodProperties({ period }: Resource, { name }: Field, docs: string[]): readonly Property[] {
  if (name === period?.wholeDays.name) return [property(name, "boolean", { docs })];
  const local = property(name, "string", { docs });
  return name === period?.zone.name
    ? [local]
    : [local, property(`utc_${name}`, "Date", { docs: ["The instant of the above."] })];
}

function token(resource: Resource, file: SourceFileDraft): Statement {
  const names = serverNames(resource);
  const indexes = resource.indexes.map(({ name, keys, unique, sparse, partialFilterExpression }) =>
    defined({
      name,
      keys: tableOf(keys, ({ property, direction }) => [property, direction]),
      unique: unique || undefined,
      sparse,
      partialFilterExpression,
    }),
  );
  const plural = resource.plural.replaceAll("_", " ");
  return constantOf({
    name: names.token.name,
    docs: [`Where ${plural} are stored, with the indexes that serve their filters and orders.`],
    type: `${file.use(runtimeType("CollectionReference"))}<${names.document.name}>`,
    value: block({
      name: resource.collection,
      indexes: (_column: number, indent: number) => block(indexes, indent),
    }),
  });
}
