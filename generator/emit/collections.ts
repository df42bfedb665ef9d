import { hasCertainValue } from "../model/defaults.js";
import { defined } from "../model/defined.js";
import { hasPart } from "../model/lifecycle.js";
import type { Field, Model, Resource } from "../model/model.js";
import { addAccessor } from "../print/accessor.js";
import { docBlock } from "../print/doc-comment.js";
import { literal, propertyKey } from "../print/literal.js";
import { runtimeType, serverNames } from "../print/server-names.js";
import { createSourceFile, type OutputFile, type SourceFileDraft } from "../print/source-file.js";
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
  const file = createSourceFile(
    `server/${resource.folder}/collection.ts`,
    `spec/resources/${resource.name}.yaml`,
  );
  file.add(
    `\n${textInterface(resource)}`,
    `\n${documentInterface(model, resource, file)}`,
    `\n${token(resource, file)}`,
  );
  addValues(model, resource, file);
  addAccessor(model, resource, file);
  return file.print();
}

/** The localized fields, and the slug, which every record has in each of its languages. */
function textInterface(resource: Resource): string {
  const localized = resource.fields.filter(({ storage }) => storage === "localized");
  const properties = [...localized.map(({ stored }) => stored), "slug"].map(
    (name) => `  ${propertyKey(name)}: string;`,
  );
  const comment = docBlock(`Texts of a stored ${resource.name.replaceAll("_", " ")} in one language.`);
  return `${comment}\nexport interface ${serverNames(resource).text.name} {\n${properties.join("\n")}\n}`;
}

function documentType(
  resource: Resource,
): "PostDocument" | "StatusDocument" | "TermDocument" | "RecordDocument" {
  if (resource.lifecycle === "post") return "PostDocument";
  if (hasPart(resource, "status")) return "StatusDocument";
  return resource.taxonomy === undefined ? "RecordDocument" : "TermDocument";
}

function documentInterface(model: Model, resource: Resource, file: SourceFileDraft): string {
  const names = serverNames(resource);
  const type = file.use(runtimeType(documentType(resource)));
  const id = idArgument(resource)
    .map((name) => `<${name}>`)
    .join("");
  const base = type + id;
  const localized = file.use(runtimeType("Localized"));
  const use = typeImporter(wireFiles(model), file.use);
  const properties = resource.fields.flatMap((field) => storedProperties(resource, field, use));
  const parts = partProperties(resource);
  const body = [...parts, `  text: ${localized}<${names.text.name}>;`, ...properties].join("\n");
  return `${docBlock(`${resource.text.en ?? ""} As it is stored.`)}\nexport interface ${names.document.name} extends ${base} {\n${body}\n}`;
}

/** What documents have by the parts that the resource declares. */
function partProperties(resource: Resource): readonly string[] {
  const isPlain = resource.lifecycle === "plain";
  return [
    ...(isPlain && hasPart(resource, "author") ? ["  author: number;"] : []),
    ...(isPlain && hasPart(resource, "trash") && !hasPart(resource, "status")
      ? ["  _trashed: boolean;"]
      : []),
    ...(resource.lifecycle !== "term" && hasPart(resource, "count") ? ["  count: number;"] : []),
  ];
}

function storedProperties(resource: Resource, field: Field, use: UseType): string[] {
  const key = propertyKey(field.stored);
  const comment = `  /** ${(field.text.en ?? "").replaceAll("*/", "*\\/")} */`;
  switch (field.storage) {
    case "plain": {
      // References have storages of their own.
      if (field.type.kind === "reference") return [];
      return [comment, `  ${key}${hasCertainValue(field) ? "" : "?"}: ${storedType(field.type, use)};`];
    }
    case "references":
      return [comment, `  ${key}?: ${storedId(field)}[];`];
    case "reference":
      return [comment, `  ${key}${hasCertainValue(field) ? "" : "?"}: ${storedId(field)};`];
    case "period":
      return [comment, ...periodProperties(resource, field)];
    default:
      // Localized fields are in `text`; the others belong to the life of every record.
      return [];
  }
}

/** The type of the ids that a field with references stores. */
function storedId({ type }: Field): string {
  return type.kind === "reference" ? idTypeName(type.target) : "number";
}

function periodProperties({ period }: Resource, { name }: Field): string[] {
  if (name === period?.wholeDays.name) return [`  ${propertyKey(name)}: boolean;`];
  if (name === period?.zone.name) return [`  ${propertyKey(name)}: string;`];
  return [
    `  ${propertyKey(name)}: string;`,
    "  /** The instant of the above. */",
    `  ${propertyKey(`utc_${name}`)}: Date;`,
  ];
}

function token(resource: Resource, file: SourceFileDraft): string {
  const names = serverNames(resource);
  const type = file.use(runtimeType("CollectionReference"));
  const indexes = resource.indexes.map(({ name, keys, unique, sparse, partialFilterExpression }) => {
    const shown = literal(
      {
        name,
        keys: Object.fromEntries(keys.map(({ property, direction }) => [property, direction])),
        ...(unique ? { unique } : {}),
        ...(sparse === true ? { sparse } : {}),
        ...defined({ partialFilterExpression }),
      },
      4,
      4,
    );
    return `    ${shown},`;
  });
  const comment = docBlock(
    `Where ${resource.plural.replaceAll("_", " ")} are stored, with the indexes that serve their filters and orders.`,
  );
  const head = `export const ${names.token.name}: ${type}<${names.document.name}> = {`;
  return `${comment}\n${head}\n  name: ${JSON.stringify(resource.collection)},\n  indexes: [\n${indexes.join("\n")}\n  ],\n};`;
}
