import { authorsPlace } from "../spec/complete.js";
import { childOf, flagOf, numberOf, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { deprecationPath, labelPath } from "../spec/texts.js";
import type { Deprecation, Place, Text } from "./model.js";
import type { Row, Scope, Texts } from "./scope.js";
import { defined } from "./tables.js";

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
    const row = createRow({ name, place, nodes: [node], textPaths: [`${shape.path}.${name}`] });
    if (shape.shared === undefined) return row;
    const shared = childOf(childOf(childOf(scope.spec.types, "shared"), shape.shared), name);
    if (shared === undefined || shape.isOther?.(name, shared) === true) return row;
    const textPaths = [`shared.${shape.shared}.${name}`];
    return onTopOf(row, { nodes: [shared], textPaths }, shape.sourceKeys);
  });
}

/** A row that takes over another one. */
export function onTopOf(
  row: Row,
  base: Pick<Row, "nodes" | "textPaths">,
  sourceKeys: readonly string[],
): Row {
  const isOwn = sourceKeys.some((key) => row.entry(key) !== undefined);
  return createRow({
    ...row,
    nodes: isOwn ? row.nodes : [...row.nodes, ...base.nodes],
    textPaths: [...row.textPaths, ...base.textPaths],
  });
}

/** A row of nodes, of which the first that has a key counts. */
export function createRow(parts: Pick<Row, "name" | "place" | "nodes" | "textPaths">): Row {
  const entry = (key: string): SpecNode | undefined =>
    parts.nodes.find((node) => node.entries.has(key))?.entries.get(key);
  return {
    ...parts,
    entry,
    text: (key) => textOf(entry(key)),
    number: (key) => numberOf(entry(key)),
    flag: (key) => flagOf(entry(key)),
    texts: (key) => textsOf(entry(key)),
    value: (key) => entry(key)?.value,
  };
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
  if (row.entry("text") !== undefined || row.entry("type") !== undefined) return false;
  const known = [...others, ...Object.keys(childOf(childOf(scope.spec.types, "shared"), table)?.value ?? {})];
  const isUnknown = (name: string): boolean => scope.spec.diagnostics.isReportedUnknown(name);
  // Another use of the name is reported already, and so is a name that another row was to have.
  if (!isUnknown(row.name) && !known.some(isUnknown)) {
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
  return deprecationOf(scope, row.entry("deprecated"), row.textPaths);
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
