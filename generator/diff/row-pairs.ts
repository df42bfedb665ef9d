import { routeOf } from "../model/lifecycle.js";
import type { AnswerProperty, Model, Parameter, Resource, Route } from "../model/model.js";
import { specNameOf } from "../model/names.js";
import { hasList } from "../model/wire.js";
import type { Both } from "./change.js";
import { type Pairs, pairRenamed, pairUp, type Renamed } from "./pairs.js";
import { typeWords } from "./type-relation.js";

/** A row of a table in both specs; the names at the ends of its paths differ where it was renamed. */
export interface RowPair<Row> {
  readonly old: Row;
  readonly next: Row;
  readonly address: string;
  readonly oldPath: readonly string[];
  readonly path: readonly string[];
}

/** A row that one spec lacks. */
export interface LoneRow<Row> {
  readonly row: Row;
  readonly address: string;
  readonly path: readonly string[];
}

/** The rows of one kind of table. */
export interface RowPairs<Row> {
  readonly common: readonly RowPair<Row>[];
  readonly removed: readonly LoneRow<Row>[];
  readonly added: readonly LoneRow<Row>[];
}

/** A table in both specs, with the paths at which its rows are written. */
export interface TablePair<Row> {
  readonly old: readonly Row[];
  readonly next: readonly Row[];
  readonly path: readonly string[];
  /** Absent: as `path`. */
  readonly oldPath?: readonly string[];
  /** Prefix of the names of rows, with its dot; absent: none. */
  readonly prefix?: string;
  /** The same for rows that are gone; absent: as `prefix`. */
  readonly oldPrefix?: string;
}

/** The rows of a table of the service, by their names. */
export function modelRows<Row extends { readonly name: string }>(
  read: (model: Model) => readonly Row[],
  path: readonly string[],
): (both: Both) => RowPairs<Row> {
  return ({ old, next }) => pairTables([{ old: read(old.model), next: read(next.model), path }], nameOf);
}

/** The rows of tables, paired by a key. */
export function pairTables<Row extends object>(
  tables: readonly TablePair<Row>[],
  keyOf: (row: Row) => string,
): RowPairs<Row> {
  return join(tables.map((table) => locate(table, pairUp(table.old, table.next, keyOf), keyOf)));
}

/** Resources by their names, or those that they had. One that a spec lacks is a change as a whole. */
export function resourceRows({ old, next }: Both): RowPairs<Resource> {
  const { common, removed, added } = pairRenamed(old.model.resources, next.model.resources);
  const lone = (row: Resource): LoneRow<Resource> => ({
    row,
    address: row.name,
    path: ["resources", row.name, "resource"],
  });
  return {
    common: common.map(([before, after]) => ({
      old: before,
      next: after,
      address: after.name,
      oldPath: ["resources", before.name],
      path: ["resources", after.name],
    })),
    removed: removed.map(lone),
    added: added.map(lone),
  };
}

/** Resources of both specs, without those whose lifecycle changed: their records are others altogether. */
export function commonResources(both: Both): RowPairs<Resource> {
  const { common } = resourceRows(both);
  return {
    common: common.filter(({ old, next }) => old.lifecycle === next.lifecycle),
    removed: [],
    added: [],
  };
}

/** The fields of resources whose records callers write. */
export const fieldRows = tableRows("fields", ({ fields }) => fields, isWritten);

export const filterRows = tableRows("filters", ({ filters }) => filters, hasList);

/** The properties of answers. */
export const answerRows = tableRows(
  "answer",
  ({ answer }) => answer.properties,
  () => true,
);

/** Those of embedded records where they have a table of their own in both specs. */
export const embeddedRows = tableRows(
  "embedded",
  ({ embedded }) => embedded.properties,
  (old, next) => hasEmbedded(old) && hasEmbedded(next),
);

/** The routes of all resources of both specs. */
export function routeRows(both: Both): RowPairs<Route> {
  const tables = resourceRows(both).common.map(({ old, next }) => ({
    old: old.routes,
    next: next.routes,
    oldPath: ["routes", "resources", old.name],
    path: ["routes", "resources", next.name],
    oldPrefix: `${old.name}.`,
    prefix: `${next.name}.`,
  }));
  return pairTables(tables, nameOf);
}

/** The routes of the service itself. */
export const serviceRouteRows = modelRows(({ serviceRoutes }) => serviceRoutes, ["routes", "service"]);

/** Whether records look different inside others. */
export function hasEmbedded({ answer, embedded }: Resource): boolean {
  return answer.typeName !== embedded.typeName;
}

export function nameOf({ name }: { readonly name: string }): string {
  return name;
}

/** The rows of several tables as those of one. */
export function join<Row>(tables: readonly RowPairs<Row>[]): RowPairs<Row> {
  return {
    common: tables.flatMap(({ common }) => common),
    removed: tables.flatMap(({ removed }) => removed),
    added: tables.flatMap(({ added }) => added),
  };
}

function isWritten(resource: Resource): boolean {
  return routeOf(resource, "create", "update", "update_by_slug") !== undefined;
}

/**
 * The rows of a table of resources. Fields name the one they were renamed from, because what is stored under it has to move.
 * Among other rows, one that is gone and one that is new count as renamed where they are the only ones, at the same position,
 * and equal but for the name.
 */
function tableRows<Row extends (Parameter | AnswerProperty) & Renamed>(
  table: "fields" | "filters" | "answer" | "embedded",
  rowsOf: (resource: Resource) => readonly Row[],
  isMeant: (old: Resource, next: Resource) => boolean,
): (both: Both) => RowPairs<Row> {
  const located = ({ old, next, oldPath, path }: RowPair<Resource>): RowPairs<Row> => {
    const [before, after] = [rowsOf(old), rowsOf(next)];
    const pairs = pairRenamed(before, after);
    const renamed = table === "fields" ? [] : renamedIn(pairs, before, after);
    const rows: TablePair<Row> = {
      old: before,
      next: after,
      oldPath: [...oldPath, table],
      path: [...path, table],
      prefix: table === "fields" ? `${next.name}.` : `${next.name}.${table}.`,
    };
    const isAny = renamed.length > 0;
    const common = [...pairs.common, ...renamed];
    return locate(rows, isAny ? { common, removed: [], added: [] } : pairs, specNameOf);
  };
  return (both) =>
    join(
      commonResources(both)
        .common.filter(({ old, next }) => isMeant(old, next))
        .map(located),
    );
}

/** The only row that is gone, with the only one that is new, where they differ in nothing but the name. */
function renamedIn<Row extends (Parameter | AnswerProperty) & Renamed>(
  { removed, added }: Pairs<Row>,
  old: readonly Row[],
  next: readonly Row[],
): Pairs<Row>["common"] {
  const [[gone, ...others], [another, ...more]] = [removed, added];
  if (gone === undefined || another === undefined || others.length + more.length > 0) return [];
  const isRenamed = signature(gone) === signature(another) && old.indexOf(gone) === next.indexOf(another);
  return isRenamed ? [[gone, another]] : [];
}

function locate<Row>(table: TablePair<Row>, rows: Pairs<Row>, keyOf: (row: Row) => string): RowPairs<Row> {
  const { path, oldPath = path, prefix = "", oldPrefix = prefix } = table;
  const lone = (before: string, parent: readonly string[]) => (row: Row) => ({
    row,
    address: before + keyOf(row),
    path: [...parent, keyOf(row)],
  });
  return {
    common: rows.common.map(([old, next]) => ({
      old,
      next,
      address: prefix + keyOf(old),
      oldPath: [...oldPath, keyOf(old)],
      path: [...path, keyOf(next)],
    })),
    removed: rows.removed.map(lone(oldPrefix, oldPath)),
    added: rows.added.map(lone(prefix, path)),
  };
}

/** Everything that a row states but its name and its prose. */
function signature(row: Parameter | AnswerProperty): string {
  const { type } = row;
  const keys = Object.entries(row).map(([key, value]: [string, unknown]) => {
    if (["name", "otherName", "text", "place", "type"].includes(key)) return "";
    if (key === "value" || key === "match") return kindOf(value);
    return `${key}=${JSON.stringify(value)}`;
  });
  return [typeWords(type), ...keys].join(" ");
}

function kindOf(value: unknown): string {
  return typeof value === "object" && value !== null && "kind" in value ? String(value.kind) : "";
}
