import { authorsPlace } from "../spec/complete.js";
import { childOf, flagOf, numberOf, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { deprecationPath, labelPath } from "../spec/texts.js";
import { defined } from "./defined.js";
import type { Deprecation, JsonValue, Place, Text } from "./model.js";
import type { Row, Scope, Texts } from "./scope.js";

/** A table of rows and what its rows build on. */
export interface TableShape {
  /** Path of the table in translations, such as `book.fields`. */
  readonly path: string;
  /** Table of `shared` in types.yaml whose rows may be taken over. */
  readonly shared?: "fields" | "filters" | "answer";
  /** Keys that say what a row is: a row with one of them takes over nothing but the text. */
  readonly sourceKeys: readonly string[];
  /** Where the author has the table; absent: no row is there by default. */
  readonly owner?: Place;
  /** Whether a row is about something else than the shared row of its name, and takes over nothing. */
  readonly isOther?: (name: string, shared: SpecNode) => boolean;
}

/** The rows of a table, each on top of the shared row of its name. */
export function readRows(scope: Scope, table: SpecNode | undefined, shape: TableShape): readonly Row[] {
  return rowsOf(table).map(([name, node]) => {
    const place = authorsPlace(node, shape.owner ?? node.keyPlace);
    const row = { name, place, nodes: [node], textPaths: [`${shape.path}.${name}`] };
    const shared =
      shape.shared === undefined
        ? undefined
        : childOf(childOf(childOf(scope.spec.types, "shared"), shape.shared), name);
    if (shape.shared === undefined || shared === undefined || shape.isOther?.(name, shared) === true)
      return row;
    return onTopOf(
      row,
      { ...row, nodes: [shared], textPaths: [`shared.${shape.shared}.${name}`] },
      shape.sourceKeys,
    );
  });
}

/** A row that takes over another one. */
export function onTopOf(row: Row, base: Row, sourceKeys: readonly string[]): Row {
  const isOwn = row.nodes.some((node) => sourceKeys.some((key) => node.entries.has(key)));
  return {
    ...row,
    nodes: isOwn ? row.nodes : [...row.nodes, ...base.nodes],
    textPaths: [...row.textPaths, ...base.textPaths],
  };
}

/** What a row says under a key. */
export function rowEntry(row: Pick<Row, "nodes">, key: string): SpecNode | undefined {
  for (const node of row.nodes) {
    const entry = childOf(node, key);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

export function rowText(row: Pick<Row, "nodes">, key: string): string | undefined {
  return textOf(rowEntry(row, key));
}

export function rowNumber(row: Pick<Row, "nodes">, key: string): number | undefined {
  return numberOf(rowEntry(row, key));
}

export function rowFlag(row: Row, key: string): boolean {
  return flagOf(rowEntry(row, key));
}

export function rowTexts(
  row: Row,
  key: string,
): readonly { readonly text: string; readonly node: SpecNode }[] {
  return textsOf(rowEntry(row, key));
}

export function rowValue(row: Row, key: string): JsonValue | undefined {
  return rowEntry(row, key)?.value;
}

/** The prose of a row: its own, or that of a row it takes over. */
export function rowProse(scope: Scope, row: Row, ...further: readonly string[]): Text {
  return scope.texts.of(row.name, ...row.textPaths, ...further);
}

/** What people call a field or property, as the keys of its part of the model; `paths` are those of its text. */
export function labelOf(texts: Texts, name: string, paths: readonly string[]): { readonly label?: Text } {
  const path = paths.map(labelPath).find((candidate) => texts.has(candidate));
  return path === undefined ? {} : { label: texts.of(name, path) };
}

/** Whether the shape check rejected the row or one it takes over. */
export function hasShapeError(scope: Scope, row: Row): boolean {
  return row.nodes.some((node) => scope.spec.invalid.has(node));
}

/**
 * Reports a row that is incomplete and takes over no shared row. False, without a report, where the row looks as if it
 * were meant to be complete.
 */
export function reportUnknownRow(
  scope: Scope,
  row: Row,
  {
    table,
    others = [],
  }: { readonly table: NonNullable<TableShape["shared"]>; readonly others?: readonly string[] },
): boolean {
  if (rowEntry(row, "text") !== undefined || rowEntry(row, "type") !== undefined) return false;
  const known = [...others, ...Object.keys(childOf(childOf(scope.spec.types, "shared"), table)?.value ?? {})];
  // Another use of the name is reported already.
  if (!scope.spec.diagnostics.isReportedUnknown(row.name)) {
    scope.report("unknown_row", row.place, { words: { name: row.name, table }, candidates: known });
  }
  return true;
}

/** Whether rows of `shared` may be missing because of an error already reported. */
export function hasLostShared({ spec }: Scope): boolean {
  const shared = childOf(spec.types, "shared");
  const tables = [spec.types, shared, ...(shared?.entries.values() ?? [])];
  return tables.some((table) => table !== undefined && spec.lost.has(table));
}

/** What `deprecated` of a row says, as the keys of the part of the model that the row makes. */
export function rowDeprecation(scope: Scope, row: Row): { readonly deprecation?: Deprecation } {
  return deprecationOf(scope, rowEntry(row, "deprecated"), row.textPaths);
}

/** The same for a table that is no row; `paths` are those of its own text in translations. */
export function deprecationOf(
  scope: Scope,
  node: SpecNode | undefined,
  paths: readonly string[],
): { readonly deprecation?: Deprecation } {
  const since = childOf(node, "since");
  if (since === undefined) return {};
  const sunset = childOf(node, "sunset");
  const [first, last] = [dayOf(scope, since), dayOf(scope, sunset)];
  if (first !== undefined && last !== undefined && last < first) {
    scope.report("sunset_early", sunset?.place ?? since.place, { words: { sunset: last, since: first } });
  }
  return {
    deprecation: {
      since: first ?? "",
      ...defined({ sunset: last }),
      text: scope.texts.of("deprecated", ...paths.map(deprecationPath)),
    },
  };
}

/** A day of the calendar, such as 2031-03-10; another text is reported. */
function dayOf(scope: Scope, node: SpecNode | undefined): string | undefined {
  const text = textOf(node);
  if (node === undefined || text === undefined) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  if (isDay) return text;
  scope.report("bad_date", node.place, { words: { name: text } });
  return undefined;
}
