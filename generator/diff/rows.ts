import type { Ageing, AnswerProperty, Field, Filter, Parameter, Resource } from "../model/model.js";
import type { Finding } from "./change.js";
import { type Pairs, pairRenamed, type Renamed } from "./pairs.js";
import { announced, type Both, isEqual, shown } from "./rule.js";
import { placeOf, placeOfKey } from "./side.js";
import { typeWords } from "./type-relation.js";

/** A row of a table on both sides; the names differ where it was renamed. */
export interface RowPair<Row> {
  readonly old: Row;
  readonly next: Row;
  readonly address: string;
  readonly oldPath: readonly string[];
  readonly path: readonly string[];
}

/** A row that one side lacks. */
export interface LoneRow<Row> {
  readonly row: Row;
  readonly address: string;
  readonly path: readonly string[];
}

/** The rows of one kind of table, over all resources that both sides have. */
export interface RowPairs<Row> {
  readonly kept: readonly RowPair<Row>[];
  readonly renamed: readonly RowPair<Row>[];
  readonly removed: readonly LoneRow<Row>[];
  readonly added: readonly LoneRow<Row>[];
}

/** Resources of both sides whose records callers write, so that their fields are what callers send. */
export function fieldRows(both: Both): RowPairs<Field> {
  const resources = keptResources(both).filter(([old]) => isWritten(old));
  return join(resources.map(([old, next]) => pairRows(old.fields, next.fields, [old, next], "fields")));
}

export function filterRows(both: Both): RowPairs<Filter> {
  const resources = keptResources(both).filter(([old]) => has(old, "list"));
  return join(resources.map(([old, next]) => pairRows(old.filters, next.filters, [old, next], "filters")));
}

/** The properties of answers, or of records inside others where those have a table of their own on both sides. */
export function answerRows(both: Both, table: "answer" | "embedded"): RowPairs<AnswerProperty> {
  const resources = keptResources(both).filter(
    ([old, next]) => table === "answer" || (hasEmbedded(old) && hasEmbedded(next)),
  );
  return join(
    resources.map(([old, next]) =>
      pairRows(old[table].properties, next[table].properties, [old, next], table),
    ),
  );
}

/** Resources of both sides, but for those whose records live another life: all of them is another. */
export function keptResources({ old, next }: Both): Pairs<Resource>["kept"] {
  return pairRenamed(old.model.resources, next.model.resources).kept.filter(
    ([before, after]) => before.lifecycle === after.lifecycle,
  );
}

/** Whether records look different inside others. */
export function hasEmbedded({ answer, embedded }: Resource): boolean {
  return answer.typeName !== embedded.typeName;
}

/** What is said about a row on one side only. */
export function loneFindings<Row extends Ageing>(
  both: Both,
  rows: readonly LoneRow<Row>[],
  side: "old" | "new",
): readonly Finding[] {
  const spec = side === "old" ? both.old : both.next;
  return rows.map(({ row, address, path }) => ({
    address,
    words: {},
    [side]: placeOf(spec, path),
    ...(side === "old" ? announced(row) : {}),
  }));
}

/** What is said about a key of rows that both sides have. */
export function keyFindings<Row>(
  { old, next }: Both,
  pairs: readonly RowPair<Row>[],
  key: string,
  judge: (old: Row, next: Row) => readonly [before: unknown, after: unknown] | undefined,
): readonly Finding[] {
  return pairs.flatMap((pair) => {
    const values = judge(pair.old, pair.next);
    if (values === undefined) return [];
    const [before, after] = values;
    return [
      {
        address: pair.address,
        words: { before: shown(before), after: shown(after) },
        old: placeOfKey(old, pair.oldPath, key),
        new: placeOfKey(next, pair.path, key),
      },
    ];
  });
}

/** The judgement of a key whose two values have to meet a condition. */
export function changed<Row, Value>(
  read: (row: Row) => Value,
  isMeant: (before: Value, after: Value) => boolean = () => true,
) {
  return (old: Row, next: Row): readonly [Value, Value] | undefined => {
    const [before, after] = [read(old), read(next)];
    return !isEqual(before, after) && isMeant(before, after) ? [before, after] : undefined;
  };
}

function isWritten(resource: Resource): boolean {
  return has(resource, "create") || has(resource, "update") || has(resource, "update_by_slug");
}

function has({ routes }: Resource, operation: string): boolean {
  return routes.some((route) => route.operation === operation);
}

/**
 * Fields say which name they had, because what is stored under it has to move. Of the others, a row that went and one that
 * came are one row renamed where they are the only ones and say the same.
 */
function pairRows<Row extends (Parameter | AnswerProperty) & Renamed>(
  old: readonly Row[],
  next: readonly Row[],
  [former, resource]: readonly [Resource, Resource],
  table: string,
): RowPairs<Row> {
  const { kept, removed, added } = pairRenamed(old, next);
  const pathTo = (name: string, { name: owner } = resource): readonly string[] => [
    "resources",
    owner,
    table,
    name,
  ];
  const addressOf = (name: string): string =>
    table === "fields" ? `${resource.name}.${name}` : `${resource.name}.${table}.${name}`;
  const pair = ([before, after]: readonly [Row, Row]): RowPair<Row> => ({
    old: before,
    next: after,
    address: addressOf(before.name),
    oldPath: pathTo(before.name, former),
    path: pathTo(after.name),
  });
  const lone =
    (owner: Resource) =>
    (row: Row): LoneRow<Row> => ({ row, address: addressOf(row.name), path: pathTo(row.name, owner) });
  const went = removed[0];
  const came = added[0];
  const isRenamed =
    table !== "fields" &&
    removed.length === 1 &&
    added.length === 1 &&
    went !== undefined &&
    came !== undefined &&
    signature(went) === signature(came) &&
    old.indexOf(went) === next.indexOf(came);
  return {
    kept: kept.filter(([before, after]) => before.name === after.name).map(pair),
    renamed: [
      ...kept.filter(([before, after]) => before.name !== after.name).map(pair),
      ...(isRenamed ? [pair([went, came])] : []),
    ],
    removed: isRenamed ? [] : removed.map(lone(former)),
    added: isRenamed ? [] : added.map(lone(resource)),
  };
}

/** Everything that a row says but its name and its prose. */
function signature(row: Parameter | AnswerProperty): string {
  const { type } = row;
  const facts = Object.entries(row).map(([key, value]: [string, unknown]) => {
    if (["name", "text", "place", "type"].includes(key)) return "";
    if (key === "value" || key === "match") return kindOf(value);
    return `${key}=${shown(value)}`;
  });
  return [typeWords(type), ...facts].join(" ");
}

function kindOf(value: unknown): string {
  return typeof value === "object" && value !== null && "kind" in value ? shown(value.kind) : "";
}

function join<Row>(tables: readonly RowPairs<Row>[]): RowPairs<Row> {
  return {
    kept: tables.flatMap(({ kept }) => kept),
    renamed: tables.flatMap(({ renamed }) => renamed),
    removed: tables.flatMap(({ removed }) => removed),
    added: tables.flatMap(({ added }) => added),
  };
}
