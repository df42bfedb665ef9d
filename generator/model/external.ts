import { childOf } from "../spec/node.js";
import { buildParameter } from "./build-fields.js";
import { readRows } from "./build-rows.js";
import { hasPart } from "./lifecycle.js";
import type { Field, Index, Parameter, Resource } from "./model.js";
import { idType, textIdPattern } from "./record-ids.js";
import type { Scope } from "./scope.js";
import { wireNameOf } from "./wire-names.js";

/** The object of the defaults whose values say what a record is called where it comes from. */
export const externalObject = "external";

/** Whether a field has the id of a record at its source. */
export function isExternal({ type }: Pick<Field, "type">): boolean {
  return type.kind === "object" && type.object.name === externalObject;
}

/**
 * What writes take besides the fields: conditions for records with an external id, and what a record has that moves in from
 * elsewhere, which takes a permission that the spec names.
 */
export function buildWrites(scope: Scope, resource: Resource): readonly Parameter[] {
  const shared = childOf(scope.spec.types, "shared");
  const rowsOf = (table: string): readonly Parameter[] =>
    readRows(scope, childOf(shared, table), { path: `shared.${table}`, sourceKeys: [] }).map((row) =>
      buildParameter(scope, row, { relate: () => undefined, isLiteral: true }),
    );
  const isImporting = scope.service.access.some(({ name }) => name === "import");
  const imports = (isImporting ? rowsOf("imports") : []).filter(({ name }) => isUseful(resource, name));
  return [
    ...(resource.external === undefined ? [] : rowsOf("writes")),
    ...(resource.ids === "text" ? [givenId(scope, resource)] : []),
    ...imports.map((row): Parameter => {
      const type = row.name === "id" ? idType(resource) : row.type;
      return { ...row, type, forImport: true };
    }),
  ].filter(({ name }) => resource.fields.every((field) => wireNameOf(field) !== name));
}

/** The id of a new record, where that is a text. */
function givenId({ texts }: Scope, resource: Resource): Parameter {
  return {
    name: "id",
    type: idType(resource),
    required: false,
    nullable: false,
    blank: false,
    pattern: textIdPattern,
    example: "V1StGXR8",
    text: texts.of("id", "shared.answer.id"),
    place: resource.place,
  };
}

/** Whether records can have what a parameter of imports gives, and no field says it. */
function isUseful(resource: Resource, name: string): boolean {
  const has = (storage: Field["storage"]): boolean =>
    resource.fields.some((field) => field.storage === storage);
  switch (name) {
    case "id":
      return resource.ids !== "text";
    case "slug":
      return !has("slug");
    case "password_hash":
      return has("password");
    case "date":
      return hasPart(resource, "status") && !has("date") && !has("date_utc");
    case "author":
      return hasPart(resource, "author") && !has("author");
    case "status":
      return (hasPart(resource, "status") || hasPart(resource, "trash")) && !has("status");
    case "trashed_from":
      return hasPart(resource, "status");
    case "occurrence":
    case "occurrences_follow":
      return resource.recurrence !== undefined;
    default:
      return true;
  }
}

/** One record has an external id; records without one are left out. A source has its records in the order of lists. */
export function externalIndexes({ external, order, filters }: Resource): readonly Index[] {
  if (external === undefined) return [];
  const [source, id] = ["source", "id"].map((name) => `${external.stored}.${name}`);
  const present = { [source ?? ""]: { $gt: "" as const } };
  const key = (property = ""): Index["keys"][number] => ({ property, direction: 1 });
  const isFiltered = filters.some(({ match }) => "field" in match && match.field === external);
  const unique = { name: "external", keys: [key(source), key(id)], unique: true };
  const listed = { name: "by_source", keys: [key(source), ...order], unique: false };
  return [unique, ...(isFiltered ? [listed] : [])].map((index) => ({
    ...index,
    partialFilterExpression: present,
  }));
}
