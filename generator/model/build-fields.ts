import { childOf, type SpecNode, textOf } from "../spec/node.js";
import { rowDeprecation } from "./build-deprecation.js";
import {
  hasLostShared,
  isFaulty,
  labelOf,
  type Row,
  readRows,
  reportUnknownRow,
  rowEntry,
  rowFlag,
  rowNumber,
  rowProse,
  rowText,
  rowValue,
} from "./build-rows.js";
import { findResource, type ResourceDraft, reportUnknown, type Scope } from "./build-scope.js";
import { listedIn, oneOf } from "./build-service.js";
import { anyType } from "./build-types.js";
import type {
  Field,
  FieldStorage,
  Parameter,
  ParameterType,
  Period,
  ReferenceKey,
  Resource,
  Type,
} from "./model.js";

/** The fields of a resource, in the order written. */
export function buildFields(scope: Scope, { node, resource }: ResourceDraft): readonly Field[] {
  const table = {
    path: `${resource.name}.fields`,
    shared: "fields",
    sourceKeys: ["type", "relation"],
  } as const;
  const roles = fieldRoles(node);
  return readRows(scope, node.entries.get("fields"), table).map((row) => {
    const parameter = buildParameter(scope, row, (relation) => relationType(scope, row, relation));
    const field = completeField(scope, row, parameter, roles);
    return adopt(scope, field, row, parameter);
  });
}

/** Notes the row of a node that was made from a parameter, and passes on whether it is broken. */
export function adopt<T extends object>(scope: Scope, node: T, row: Row, parameter: Parameter): T {
  scope.rows.set(node, row);
  if (scope.broken.has(parameter) || isFaulty(scope, row)) scope.broken.add(node);
  return node;
}

/**
 * What a row says about a value that a caller sends. `relate` gives the type of a row with `relation`; the type of a row
 * with neither relation nor type is `fallback`, else told as a fault.
 */
export function buildParameter(
  scope: Scope,
  row: Row,
  relate: (relation: SpecNode) => ParameterType | undefined,
  fallback?: ParameterType,
): Parameter {
  const { type, isBroken } = parameterType(scope, row, relate, fallback);
  const byDefault = rowValue(row, "default");
  const minimum = rowNumber(row, "minimum");
  const maximum = rowNumber(row, "maximum");
  const extension = rowText(row, "extension");
  const example = rowValue(row, "example");
  const parameter = {
    name: row.name,
    type,
    required: rowFlag(row, "required"),
    nullable: rowFlag(row, "nullable"),
    blank: rowFlag(row, "blank"),
    ...(byDefault === undefined ? {} : { default: byDefault }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(extension === undefined ? {} : { extension }),
    ...(example === undefined ? {} : { example }),
    ...rowDeprecation(scope, row),
    text: rowProse(scope, row),
    place: row.place,
  };
  checkExtension(scope, row);
  scope.rows.set(parameter, row);
  if (isBroken) scope.broken.add(parameter);
  return parameter;
}

function checkExtension(scope: Scope, row: Row): void {
  const node = rowEntry(row, "extension");
  const name = textOf(node);
  const known = scope.service.extensions.map((extension) => extension.name);
  if (node === undefined || name === undefined || known.includes(name)) return;
  const { api } = scope.spec;
  const tables = [api, childOf(api, "extensions")];
  reportUnknown(scope, "unknown_extension", node, { name }, { known, tables });
}

/** The type of a row, and whether it had to be made up. */
function parameterType(
  scope: Scope,
  row: Row,
  relate: (relation: SpecNode) => ParameterType | undefined,
  fallback?: ParameterType,
): { readonly type: ParameterType; readonly isBroken: boolean } {
  const relation = rowEntry(row, "relation");
  const written = rowEntry(row, "type");
  if (relation !== undefined) return orBroken(relate(relation));
  if (written !== undefined) return orBroken(scope.types.resolve(written));
  if (fallback !== undefined) return { type: fallback, isBroken: false };
  if (!isFaulty(scope, row) && !hasLostShared(scope) && !reportUnknownRow(scope, row, "fields")) {
    scope.report("no_type", row.place, { name: row.name });
  }
  return orBroken(undefined);
}

function orBroken(type: ParameterType | undefined): {
  readonly type: ParameterType;
  readonly isBroken: boolean;
} {
  return { type: type ?? anyType, isBroken: type === undefined };
}

/** Most records that a field with `many` refers to: answers show all of them. */
const linkLimit = 100;

function relationType(scope: Scope, row: Row, relation: SpecNode): ParameterType | undefined {
  const name = textOf(relation);
  if (name === undefined) return undefined;
  const target = findResource(scope, name, relation);
  if (target === undefined) return undefined;
  return {
    kind: "reference",
    target,
    many: rowFlag(row, "many"),
    by: referenceKeys(row),
    create: oneOf(["none", "name", "record"], rowEntry(row, "create")) ?? "none",
    ...(rowFlag(row, "many") ? { limit: linkLimit } : {}),
  };
}

/** What may identify a record in a parameter: `by`, or its id. */
export function referenceKeys(row: Row): readonly ReferenceKey[] {
  const known: readonly ReferenceKey[] = ["id", "slug", "name"];
  const keys = listedIn(rowEntry(row, "by"), known);
  return keys.length === 0 ? ["id"] : keys;
}

function completeField(scope: Scope, row: Row, parameter: Parameter, roles: FieldRoles): Field {
  const { type } = parameter;
  const initial = rowValue(row, "initial") ?? parameter.default;
  const isMany = type.kind === "reference" && type.many;
  const renamedFrom = rowText(row, "renamed_from");
  return {
    ...parameter,
    localized: rowFlag(row, "localized"),
    ...labelOf(scope.texts, row.name, row.textPaths),
    ...(initial === undefined ? {} : { initial }),
    ...(renamedFrom === undefined ? {} : { renamedFrom }),
    storage: storageOf(row.name, type, rowFlag(row, "localized"), roles),
    show: oneOf(["one", "many", "one_or_many"], rowEntry(row, "show")) ?? (isMany ? "many" : "one"),
    hierarchy: rowFlag(row, "hierarchy"),
    acyclic: rowFlag(row, "acyclic"),
    paragraphs: rowFlag(row, "paragraphs"),
  };
}

function storageOf(name: string, type: ParameterType, isLocalized: boolean, roles: FieldRoles): FieldStorage {
  if (type.kind === "reference") return type.many ? "references" : "reference";
  const role = roles.get(name);
  // Another type is told at the recurrence; it is kept as usual, so that nothing else is told of it.
  if (role === "period" || (role === "scope" && isReach(type))) return role;
  if (type.kind === "enum" && type.enum.name === "status") return "status";
  if (type.kind === "scalar") {
    const special = scalarStorage(name, type);
    if (special !== undefined) return special;
  }
  return isLocalized ? "localized" : "plain";
}

/** Whether a type tells how far a write reaches. */
export function isReach(type: ParameterType): boolean {
  return type.kind === "enum" && type.enum.values.map(({ value }) => value).join() === "this,following,all";
}

/** Scalars that the life of a record keeps in a place of their own. */
function scalarStorage(name: string, type: Type & { kind: "scalar" }): FieldStorage | undefined {
  switch (type.scalar) {
    case "user":
      return "author";
    case "slug":
    case "password":
    case "image":
      return type.scalar;
    case "datetime":
      return name === "date" || name === "date_utc" ? name : undefined;
    default:
      return undefined;
  }
}

const periodKeys = ["start", "end", "zone", "whole_days"] as const;

/** How fields are kept that play a part for the record as a whole, by name. */
type FieldRoles = ReadonlyMap<string, FieldStorage>;

function fieldRoles(node: SpecNode): FieldRoles {
  const period = node.entries.get("period");
  const scope = textOf(childOf(childOf(node, "recurrence"), "scope"));
  return new Map([
    ...(scope === undefined ? [] : [[scope, "scope"] as const]),
    ...periodKeys.flatMap((key) => {
      const name = textOf(period?.entries.get(key));
      return name === undefined ? [] : [[name, "period"] as const];
    }),
  ]);
}

/** The fields that tell when a record takes place; absent where the resource has none, or names fields that are not there. */
export function buildPeriod(scope: Scope, { node, resource }: ResourceDraft): Period | undefined {
  const period = node.entries.get("period");
  if (period === undefined) return undefined;
  const [start, end, zone, wholeDays] = periodKeys.map((key) => {
    const name = period.entries.get(key);
    return name === undefined ? undefined : findField(scope, resource, name);
  });
  if (start === undefined || end === undefined || zone === undefined || wholeDays === undefined)
    return undefined;
  return { start, end, zone, wholeDays };
}

/** The field that a node names; an unknown one is reported. */
export function findField(scope: Scope, resource: Resource, node: SpecNode): Field | undefined {
  const name = textOf(node);
  if (name === undefined) return undefined;
  const field = resource.fields.find((candidate) => candidate.name === name);
  if (field === undefined) {
    reportUnknownField(scope, resource, name, node);
  }
  return field;
}

/** Tells that a resource has no field of a name; `others` are names that would do as well. */
export function reportUnknownField(
  scope: Scope,
  resource: Resource,
  name: string,
  node: SpecNode,
  others: readonly string[] = [],
): void {
  const root = scope.resources.get(resource.name)?.node;
  const known = [...resource.fields.map((field) => field.name), ...others];
  const tables = [root, childOf(root, "fields")];
  reportUnknown(scope, "unknown_field", node, { name, owner: resource.name }, { known, tables });
}
