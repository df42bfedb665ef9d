import { childOf, type SpecNode, textOf } from "../spec/node.js";
import {
  hasLostShared,
  hasShapeError,
  labelOf,
  readRows,
  reportUnknownRow,
  rowDeprecation,
  rowProse,
} from "./build-rows.js";
import { listedIn, oneOf } from "./build-service.js";
import { anyType, withOwnStatuses } from "./build-types.js";
import { isClearable, type StoredParameter, withGeneratedDefault } from "./defaults.js";
import { hasPart } from "./lifecycle.js";
import {
  deletionRules,
  type Field,
  type FieldStorage,
  formGroups,
  type JsonValue,
  type Parameter,
  type ParameterType,
  type Period,
  type ReferenceKey,
  type Resource,
  type Type,
} from "./model.js";
import { sectionOf, storedNameOf } from "./names.js";
import { checkApiName, entryOf, findResource, reportUnknown } from "./report.js";
import { isScalar } from "./scalars.js";
import type { ResourceDraft, Row, Scope } from "./scope.js";
import { defined } from "./tables.js";
import { withIsoTimes } from "./times.js";
import { defaultScale, isDecimal, readLimits, sentDecimal } from "./value-limits.js";
import { otherNameOf } from "./wire.js";

/** The fields of a resource, in the order written. */
export function buildFields(scope: Scope, { node, resource }: ResourceDraft): readonly Field[] {
  const table = {
    path: `${sectionOf(resource.name)}.fields`,
    shared: "fields",
    sourceKeys: ["type", "relation"],
  } as const;
  const roles = fieldRoles(node);
  return readRows(scope, node.entries.get("fields"), table).map((row) => {
    const relate = (relation: SpecNode): ParameterType | undefined => relationType(scope, row, relation);
    const parameter = buildParameter(scope, row, { relate });
    const type = withOwnStatuses(scope, resource, parameter.type);
    const storage = storageOf(row, type, { roles, hasDate: hasPart(resource, "scheduled") });
    const { name, otherName: sent = name } = parameter;
    const stored = roles.has(name) ? sent : storedIn(name, storage, resource);
    return adopt(scope, completeField(scope, row, { ...parameter, type, storage, stored }), parameter);
  });
}

/** Registers a node that is made from another one as of the same row, and as broken where that is. */
export function adopt<T extends object>(scope: Scope, node: T, base: object): T {
  const row = scope.rows.get(base);
  if (row !== undefined) scope.rows.set(node, row);
  if (scope.broken.has(base) || (row !== undefined && hasShapeError(scope, row))) scope.broken.add(node);
  return node;
}

/** How the types of parameters are found. */
export interface ParameterTypes {
  /** The type of a row with `relation`. */
  readonly relate: (relation: SpecNode) => ParameterType | undefined;
  /** The type of a row with neither relation nor type; absent: such a row is an error. */
  readonly fallback?: ParameterType | undefined;
  /** The runtime reads the parameter by the name in the spec. */
  readonly isLiteral?: true;
}

/** What a row says about a value that a caller sends. */
export function buildParameter(scope: Scope, row: Row, types: ParameterTypes): Parameter {
  const found = parameterType(scope, row, types);
  const type = found ?? anyType;
  const limits = readLimits(row);
  const { scale = isDecimal(type) ? defaultScale : undefined } = limits;
  const valueOf = (key: string): JsonValue | undefined =>
    withIsoTimes(type, sentValue(row, key, isDecimal(type) ? scale : undefined));
  const parameter = {
    name: row.name,
    ...(types.isLiteral ? {} : otherNameOf(scope.service.wire, row.name, row.text("as"))),
    type,
    required: row.flag("required"),
    nullable: row.flag("nullable"),
    blank: row.flag("blank"),
    ...defined({
      default: valueOf("default"),
      extension: row.text("extension"),
      example: valueOf("example"),
      scale,
    }),
    ...limits,
    ...(row.flag("unique") ? { unique: true as const } : {}),
    ...rowDeprecation(scope, row),
    text: rowProse(scope, row),
    place: row.place,
  };
  checkExtension(scope, row);
  scope.rows.set(parameter, row);
  if (found === undefined) scope.broken.add(parameter);
  return parameter;
}

/** A value of a row; a decimal, which YAML may have as a number, as the text that callers send. */
function sentValue(row: Row, key: string, scale: number | undefined): JsonValue | undefined {
  const value = row.value(key);
  return scale === undefined ? value : sentDecimal(value, scale);
}

function checkExtension(scope: Scope, row: Row): void {
  const known = scope.service.extensions.map(({ name }) => name);
  const node = row.entry("extension");
  checkApiName(scope, node, { code: "unknown_extension", table: "extensions", known });
}

/** The type of a row; undefined for one that has none or an unknown one, which is reported. */
function parameterType(
  scope: Scope,
  row: Row,
  { relate, fallback }: ParameterTypes,
): ParameterType | undefined {
  const relation = row.entry("relation");
  const written = row.entry("type");
  if (relation !== undefined) return relate(relation);
  if (written !== undefined) return scope.types.resolve(written);
  if (fallback !== undefined) return fallback;
  if (
    !hasShapeError(scope, row) &&
    !hasLostShared(scope) &&
    !reportUnknownRow(scope, row, { table: "fields" })
  )
    scope.report("no_type", row.place, { words: { name: row.name } });
  return undefined;
}

/** Most records that a field with `many` refers to: answers show all of them. */
const linkLimit = 100;

/** The type of a row with `relation`; undefined for an unknown resource, which is reported. */
export function relationType(scope: Scope, row: Row, relation: SpecNode): ParameterType | undefined {
  const name = textOf(relation);
  if (name === undefined) return undefined;
  const target = findResource(scope, name, relation);
  if (target === undefined) return undefined;
  return {
    kind: "reference",
    target,
    many: row.flag("many"),
    by: referenceKeys(row),
    create: oneOf(["none", "name", "record"], row.entry("create")) ?? "none",
    ...(row.flag("many") ? { limit: linkLimit } : {}),
  };
}

/** What may identify a record in a parameter: `by`, or its id. */
export function referenceKeys(row: Row): readonly ReferenceKey[] {
  const known: readonly ReferenceKey[] = ["id", "slug", "name"];
  const keys = listedIn(row.entry("by"), known);
  return keys.length === 0 ? ["id"] : keys;
}

function completeField(scope: Scope, row: Row, written: StoredParameter): Field {
  const base = withGeneratedDefault(written);
  const isMany = base.type.kind === "reference" && base.type.many;
  return {
    ...base,
    nullable: row.entry("nullable") === undefined ? isNullableByDefault(scope, base) : base.nullable,
    localized: row.flag("localized"),
    ...labelOf(scope.texts, row.name, row.textPaths),
    ...defined({
      initial:
        base.generated === undefined
          ? (withIsoTimes(base.type, sentValue(row, "initial", base.scale)) ?? base.default)
          : undefined,
      renamedFrom: row.text("renamed_from"),
    }),
    show: oneOf(["id", "one", "many", "one_or_many"], row.entry("show")) ?? (isMany ? "many" : "one"),
    hierarchy: row.flag("hierarchy"),
    acyclic: row.flag("acyclic"),
    onDelete: oneOf(deletionRules, row.entry("on_delete")) ?? "clear",
    paragraphs: row.flag("paragraphs"),
    ...defined({ group: oneOf(formGroups, row.entry("group")) }),
  };
}

/** Where null removes values, a field that records need not have accepts it. */
function isNullableByDefault({ service }: Scope, { required, storage }: StoredParameter): boolean {
  return service.wire.nullValues && !required && isClearable(storage);
}

function storageOf(
  row: Row,
  type: ParameterType,
  { roles, hasDate }: { readonly roles: FieldRoles; readonly hasDate: boolean },
): FieldStorage {
  const { name } = row;
  if (type.kind === "reference") return type.many ? "references" : "reference";
  const role = roles.get(name);
  // Another type is reported at the recurrence; it is stored as usual, so that nothing else is reported.
  if (role === "period" || (role === "scope" && isReach(type))) return role;
  if (type.kind === "enum" && type.enum.name === "status") return "status";
  if (type.kind === "scalar") {
    if (type.scalar === "datetime" && hasDate && (name === "date" || name === "date_utc")) return name;
    const special = scalarStorage(type);
    if (special !== undefined) return special;
  }
  return row.flag("localized") ? "localized" : "plain";
}

/** The property that holds a field of a name. */
function storedIn(name: string, storage: FieldStorage, { lifecycle }: Resource): string {
  switch (storage) {
    case "password":
      // That of a post is what its readers need; any other one is for hooks to verify.
      return lifecycle === "post" ? storage : storedNameOf(name);
    case "plain":
    case "references":
    case "reference":
      return storedNameOf(name);
    case "author":
    case "status":
    case "date":
    case "slug":
    case "image":
      return storage;
    case "date_utc":
      return "date";
    case "localized":
    case "period":
    case "scope":
      return name;
  }
}

/** Whether a type states how far a write reaches. */
export function isReach(type: ParameterType): boolean {
  return type.kind === "enum" && type.enum.values.map(({ value }) => value).join() === "this,following,all";
}

/** Scalars that a record stores in properties of their own. */
function scalarStorage(type: Type & { kind: "scalar" }): FieldStorage | undefined {
  switch (type.scalar) {
    case "user":
      return "author";
    case "slug":
    case "password":
    case "image":
      return type.scalar;
    default:
      return undefined;
  }
}

/** The types of the fields that a period names. */
export const periodTypes = {
  start: "datetime",
  end: "datetime",
  zone: "timezone",
  whole_days: "boolean",
} as const;

const periodKeys = ["start", "end", "zone", "whole_days"] as const;

/**
 * The fields that have a role for the record as a whole, by name, with their storage where the role gives it. The runtime reads
 * them by one name, so that it is that of the wire under which they are stored.
 */
type FieldRoles = ReadonlyMap<string, FieldStorage | undefined>;

function fieldRoles(node: SpecNode): FieldRoles {
  const period = node.entries.get("period");
  const recurrence = childOf(node, "recurrence");
  const named = (table: SpecNode | undefined, keys: readonly string[], storage?: FieldStorage) =>
    keys.flatMap((key) => {
      const name = textOf(childOf(table, key));
      return name === undefined ? [] : [[name, storage] as const];
    });
  return new Map([
    ...named(recurrence, ["rule", "series"]),
    ...named(childOf(period, "event_status"), ["field", "reason", "former"]),
    ...named(recurrence, ["scope"], "scope"),
    ...named(period, periodKeys, "period"),
  ]);
}

/** The fields that define when a record takes place; absent where the resource has none, or names fields that are not there. */
export function buildPeriod(scope: Scope, { node, resource }: ResourceDraft): Period | undefined {
  const period = node.entries.get("period");
  if (period === undefined) return undefined;
  const [start, end, zone, wholeDays] = periodKeys.map((key) =>
    findFittingField(scope, resource, {
      node: childOf(period, key),
      fits: ({ type }) => isScalar(type, periodTypes[key]),
    }),
  );
  if (start === undefined || end === undefined || zone === undefined || wholeDays === undefined)
    return undefined;
  return { start, end, zone, wholeDays };
}

/** The field that a node names; an unknown one is reported. */
export function findField(scope: Scope, resource: Resource, node: SpecNode | undefined): Field | undefined {
  return findFittingField(scope, resource, { node, fits: () => true });
}

/** The same, with a suggestion of those fields alone that `fits` accepts. */
export function findFittingField(
  scope: Scope,
  resource: Resource,
  { node, fits }: { readonly node: SpecNode | undefined; readonly fits: (field: Field) => boolean },
): Field | undefined {
  const name = textOf(node);
  if (node === undefined || name === undefined) return undefined;
  const field = resource.fields.find((candidate) => candidate.name === name);
  if (field === undefined) reportUnknownField(scope, resource, { node, fits });
  return field;
}

/** Reports a field that a resource does not have; `others` are further names that are valid. */
export function reportUnknownField(
  scope: Scope,
  resource: Resource,
  {
    node,
    others = [],
    fits = () => true,
  }: {
    readonly node: SpecNode;
    readonly others?: readonly string[];
    readonly fits?: (field: Field) => boolean;
  },
): void {
  reportUnknown(scope, {
    code: "unknown_field",
    node,
    words: { name: textOf(node) ?? "", owner: resource.name },
    known: [...resource.fields.filter(fits).map((field) => field.name), ...others],
    tables: [entryOf(scope, resource), entryOf(scope, resource, "fields")],
  });
}
