import { anyType, withOwnStatuses } from "./build-types.js";
import { isAlwaysStored, isClearable, isMissingLink } from "./defaults.js";
import { lifePropertyShapes } from "./lifecycle.js";
import type { AnswerType, AnswerValue, Field, JsonValue, LifeProperty, Resource, Type } from "./model.js";
import { idType } from "./record-ids.js";
import type { Scope } from "./scope.js";
import { isoTimeOf } from "./times.js";

const text: Type = { kind: "scalar", scalar: "text" };
const integer: Type = { kind: "scalar", scalar: "integer" };

/** The type of a value whose row names none. */
export function impliedType(
  { scope, resource }: { readonly scope: Scope; readonly resource: Resource },
  value: AnswerValue,
  isOptional: boolean,
): AnswerType {
  switch (value.kind) {
    case "field":
      return fieldType(scope, value.field, isOptional);
    case "life":
      if (value.property === "slug") return slugType(scope, resource);
      return value.property === "id" ? idType(resource) : lifeType(scope, resource, value.property);
    case "details":
    case "utc_details":
      return objectType(scope, "date_details");
    case "utc":
      return timeType(scope);
    case "abbreviation":
      return text;
    case "hook":
      return value.hook.type ?? anyType;
    case "constant":
      return constantType(value.value);
    case "embed":
      return { kind: "embedded", resource: value.resource, show: "many" };
  }
}

/** Whether answers lack a field that has no value: writes take neither null nor an empty list for that. */
export function isLeftOut({ service }: Scope, field: Field): boolean {
  const { required, nullable: isNullable, storage, minItems = 0 } = field;
  if (!service.wire.nullValues || required || isNullable || isAlwaysStored(field)) return false;
  return storage === "references" ? minItems > 0 : isClearable(storage);
}

/** A slug that writers choose can be missing; the service makes all others. */
function slugType({ service }: Scope, { fields }: Resource): AnswerType {
  const isChosen = fields.some(({ storage, nullable: isNullable }) => storage === "slug" && isNullable);
  return service.wire.nullValues && isChosen ? nullable(text) : text;
}

function lifeType(scope: Scope, resource: Resource, property: LifeProperty): AnswerType {
  const shape = lifePropertyShapes[property];
  if (shape.object !== undefined) return objectType(scope, shape.object);
  const found = scope.types.enums.find(({ name }) => name === shape.enum);
  if (found !== undefined) return withOwnStatuses(scope, resource, { kind: "enum", enum: found });
  const { scalar = "text" } = shape;
  const type: Type = scalar === "datetime" ? timeType(scope) : { kind: "scalar", scalar };
  return shape.list === true ? { kind: "list", of: type } : type;
}

/** What clocks show is a text. */
function timeType({ service }: Scope): Type {
  return service.wire.dates === "iso" ? isoTimeOf(service.wire) : text;
}

function objectType(scope: Scope, name: string): AnswerType {
  const object = scope.types.object(name);
  return object === undefined ? anyType : { kind: "object", object };
}

function constantType(value: JsonValue): AnswerType {
  if (typeof value === "boolean") return { kind: "scalar", scalar: "boolean" };
  if (typeof value === "number")
    return Number.isInteger(value) ? integer : { kind: "scalar", scalar: "number" };
  return typeof value === "string" ? text : anyType;
}

/** How the value of a field is shown. A field that may be empty and has no empty value of its kind shows null. */
function fieldType(scope: Scope, field: Field, isOptional: boolean): AnswerType {
  const { type } = field;
  if (type.kind === "reference") {
    const { show } = field;
    const id = idType(type.target);
    if (!type.many) return linkType(scope, field, { id, isOptional });
    return show === "id" ? { kind: "list", of: id } : { kind: "embedded", resource: type.target, show };
  }
  const { nullValues } = scope.service.wire;
  if (field.storage === "image") return imageType(scope, { isOptional, nullValues });
  const shown = type.kind === "scalar" ? scalarShown(type) : type;
  // Every record has the dates of its lifecycle and its period.
  const isCertain = isAlwaysStored(field) || ["date", "date_utc", "period"].includes(field.storage);
  const canBeMissing = (!field.required || field.nullable) && !isCertain && !isOptional;
  const showsNull = nullValues ? isClearable(field.storage) : !hasEmptyValue(shown);
  return canBeMissing && showsNull ? nullable(shown) : shown;
}

function imageType(
  scope: Scope,
  { isOptional, nullValues }: { readonly isOptional: boolean; readonly nullValues: boolean },
): AnswerType {
  const image = objectType(scope, "image");
  if (isOptional) return image;
  return nullValues ? nullable(image) : { kind: "image_or_false" };
}

/** The id of a related record. Without one, UUIDs show null, and integers that or 0, as the wire style says. */
function linkType(
  { service }: Scope,
  field: Field,
  { id, isOptional }: { readonly id: Type & { kind: "scalar" }; readonly isOptional: boolean },
): AnswerType {
  const showsNull = id.scalar !== "integer" || service.wire.nullRelations;
  return showsNull && !isOptional && isMissingLink(field) ? nullable(id) : id;
}

/** Scalars that are plain text or a plain boolean once they are stored. */
function scalarShown(type: Type & { kind: "scalar" }): Type {
  switch (type.scalar) {
    case "datetime":
      return type.iso === true ? type : text;
    case "timezone":
    case "url":
    case "email":
    case "slug":
    case "user":
    case "password":
      return text;
    case "flag":
      return { kind: "scalar", scalar: "boolean" };
    default:
      return type;
  }
}

/** Whether a missing value can show as an empty text, list or table, or as false. */
function hasEmptyValue(type: Type): boolean {
  if (type.kind === "list" || type.kind === "map") return true;
  if (type.kind === "enum") return type.enum.name === "status";
  return (
    type.kind === "scalar" &&
    !["integer", "number", "decimal", "date", "datetime", "uuid", "json", "value"].includes(type.scalar)
  );
}

/** The type with null. */
export function nullable(of: AnswerType): AnswerType {
  return of.kind === "nullable" ? of : { kind: "nullable", of };
}
