import type { AnswerProperty, Field, Filter, Model, Parameter, Resource } from "../model/model.js";
import { type Pairs, pairRenamed, pairUp, type Renamed } from "./pairs.js";
import { type Both, shown } from "./rule.js";
import { typeWords } from "./type-relation.js";

/** A row of a table in both specs; the names differ where it was renamed. */
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
  readonly renamed: readonly RowPair<Row>[];
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

/** The fields of resources whose records callers write. */
export function fieldRows(both: Both): RowPairs<Field> {
  const resources = commonResources(both).filter(([old]) => isWritten(old));
  return join(
    resources.map(([old, next]) =>
      resourceRows({ ...tableOf(old, next, "fields"), old: old.fields, next: next.fields }),
    ),
  );
}

export function filterRows(both: Both): RowPairs<Filter> {
  const resources = commonResources(both).filter(([old]) => has(old, "list"));
  return join(
    resources.map(([old, next]) =>
      resourceRows({ ...tableOf(old, next, "filters"), old: old.filters, next: next.filters }),
    ),
  );
}

/** The properties of answers, or of embedded records where those have a table of their own in both specs. */
export function answerRows(both: Both, table: "answer" | "embedded"): RowPairs<AnswerProperty> {
  const resources = commonResources(both).filter(
    ([old, next]) => table === "answer" || (hasEmbedded(old) && hasEmbedded(next)),
  );
  return join(
    resources.map(([old, next]) =>
      resourceRows({
        ...tableOf(old, next, table),
        old: old[table].properties,
        next: next[table].properties,
      }),
    ),
  );
}

/** Resources of both specs, without those whose lifecycle changed: their records are others altogether. */
export function commonResources({ old, next }: Both): Pairs<Resource>["common"] {
  return pairRenamed(old.model.resources, next.model.resources).common.filter(
    ([before, after]) => before.lifecycle === after.lifecycle,
  );
}

/** Whether records look different inside others. */
export function hasEmbedded({ answer, embedded }: Resource): boolean {
  return answer.typeName !== embedded.typeName;
}

export function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function isWritten(resource: Resource): boolean {
  return has(resource, "create") || has(resource, "update") || has(resource, "update_by_slug");
}

function has({ routes }: Resource, operation: string): boolean {
  return routes.some((route) => route.operation === operation);
}

function tableOf(old: Resource, next: Resource, table: string): Omit<TablePair<never>, "old" | "next"> {
  return {
    oldPath: ["resources", old.name, table],
    path: ["resources", next.name, table],
    prefix: table === "fields" ? `${next.name}.` : `${next.name}.${table}.`,
  };
}

/**
 * Fields name the one they were renamed from, because what is stored under it has to move. Among other rows, one that is
 * gone and one that is new count as renamed where they are the only ones, at the same position, and equal but for the name.
 */
function resourceRows<Row extends (Parameter | AnswerProperty) & Renamed>(
  table: TablePair<Row>,
): RowPairs<Row> {
  const pairs = pairRenamed(table.old, table.next);
  const { common, removed, added } = pairs;
  const [gone, another] = removed;
  const [added1, added2] = added;
  const isRenamed =
    table.path.at(-1) !== "fields" &&
    gone !== undefined &&
    added1 !== undefined &&
    another === undefined &&
    added2 === undefined &&
    signature(gone) === signature(added1) &&
    table.old.indexOf(gone) === table.next.indexOf(added1);
  if (!isRenamed) return locate(table, pairs, nameOf);
  const found = { common: [...common, [gone, added1] as const], removed: [], added: [] };
  return locate(table, found, nameOf);
}

/** Gives rows their addresses and paths, and sets those that were renamed apart. */
function locate<Row>(table: TablePair<Row>, rows: Pairs<Row>, keyOf: (row: Row) => string): RowPairs<Row> {
  const { path, oldPath = path, prefix = "", oldPrefix = prefix } = table;
  const pairs = rows.common.map(([old, next]) => ({
    old,
    next,
    address: prefix + keyOf(old),
    oldPath: [...oldPath, keyOf(old)],
    path: [...path, keyOf(next)],
  }));
  const isSameName = ({ old, next }: RowPair<Row>): boolean => keyOf(old) === keyOf(next);
  return {
    common: pairs.filter(isSameName),
    renamed: pairs.filter((pair) => !isSameName(pair)),
    removed: rows.removed.map((row) => ({
      row,
      address: oldPrefix + keyOf(row),
      path: [...oldPath, keyOf(row)],
    })),
    added: rows.added.map((row) => ({ row, address: prefix + keyOf(row), path: [...path, keyOf(row)] })),
  };
}

/** Everything that a row states but its name and its prose. */
function signature(row: Parameter | AnswerProperty): string {
  const { type } = row;
  const keys = Object.entries(row).map(([key, value]: [string, unknown]) => {
    if (["name", "text", "place", "type"].includes(key)) return "";
    if (key === "value" || key === "match") return kindOf(value);
    return `${key}=${shown(value)}`;
  });
  return [typeWords(type), ...keys].join(" ");
}

function kindOf(value: unknown): string {
  return typeof value === "object" && value !== null && "kind" in value ? shown(value.kind) : "";
}

/** The rows of several tables as those of one. */
export function join<Row>(tables: readonly RowPairs<Row>[]): RowPairs<Row> {
  return {
    common: tables.flatMap(({ common }) => common),
    renamed: tables.flatMap(({ renamed }) => renamed),
    removed: tables.flatMap(({ removed }) => removed),
    added: tables.flatMap(({ added }) => added),
  };
}
