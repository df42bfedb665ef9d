import { parse } from "csv-parse/sync";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import { fold } from "../../text/words.js";
import { jsonText, ToolError } from "../tool.js";
import { zoneNamed } from "./calendar-zones.js";
import {
  createListSource,
  fingerprint,
  linkByName,
  type Source,
  type SourceLink,
  type SourceRecord,
} from "./source.js";

export interface TableOptions {
  readonly app: AppContext;
  readonly name: string;
  /** Values separated by commas, semicolons or tabs; the first line holds the names of the columns. */
  readonly text: string;
  /** The resource of the rows. */
  readonly resource: ResourceDescriptor;
  /** Columns by `field` or `field.inner` of a record it refers to; several are joined by a blank. */
  readonly columns: Columns;
  /** The column with the key of a record; without it the whole row is the key. */
  readonly key: string | undefined;
  readonly language: string;
  /** Zone of times in rows that name none; without it that of the site. */
  readonly zone?: string | undefined;
  /** Needed where a date such as `03/04/2031` has two meanings. */
  readonly dates?: DateOrder | undefined;
}

type Columns = ReadonlyMap<string, readonly string[]>;

/** Creates a source of the rows of a table. Columns named like fields need no mapping. Throws a ToolError. */
export function createTableSource(options: TableOptions): Source {
  const { header, rows, missing } = readTable(options.text);
  const columns = mapColumns(options, header);
  const places = new Map(header.map((name, at) => [name, at]));
  // Ambiguous dates are found before anything is written.
  const records = rows.map((row) => readRow(options, columns, { header, places, row }));
  const list = { name: options.name, label: options.resource.plural };
  const sentences = { warnings: () => [], missing: () => missing };
  return createListSource(list, () => Promise.resolve(records), sentences);
}

/** Most characters of a row. */
const longestRow = 2_000_000;

/** Reads a table; rows that cannot be taken over as a whole are reported. */
function readTable(text: string) {
  const [first = ""] = text.split(/\r?\n/, 1);
  const delimiter = mostFrequent(first, [",", ";", "\t"]);
  const shape = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, delimiter };
  const [header, ...rest] = parsedRows(text, shape);
  const missing: string[] = [];
  const rows = rest.filter(({ cells, line }) => {
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (cells.slice(header?.cells.length).some((cell) => cell !== ""))
      missing.push(`Line ${line} has more values than the table has columns.`);
    if (length > longestRow) missing.push(`Line ${line} has ${length} characters, more than ${longestRow}.`);
    return length <= longestRow;
  });
  return { header: header?.cells ?? [], rows, missing };
}

/** The cells of all rows, and the lines at which they stand in the file. */
function parsedRows(text: string, shape: object) {
  try {
    const found = parse(text, { ...shape, info: true }) as unknown as {
      readonly record: string[];
      readonly info: { readonly lines: number };
    }[];
    return found.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    throw new ToolError(
      `The table cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function mostFrequent(text: string, candidates: readonly string[]): string {
  const counted = candidates.map((one) => ({ one, count: text.split(one).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best), { one: ",", count: 0 }).one;
}

/** Columns that a message names. */
const mostNamed = 50;

function mapColumns({ resource, columns, key, app }: TableOptions, header: readonly string[]): Columns {
  const rest = header.length > mostNamed ? ` and ${header.length - mostNamed} more` : "";
  const available = `The columns are ${header.slice(0, mostNamed).join(", ")}${rest}.`;
  const wanted = [...[...columns.values()].flat(), ...(key === undefined ? [] : [key])];
  const present = new Set(header);
  const unknown = wanted.filter((name) => !present.has(name));
  if (unknown.length > 0) throw new ToolError(`There is no column ${unknown.join(", ")}. ${available}`);
  const fields = fieldNames(app, resource);
  const stray = [...columns.keys()].filter((name) => !fields.includes(name));
  if (stray.length > 0)
    throw new ToolError(`There is no field ${stray.join(", ")}. Fields are ${fields.join(", ")}.`);

  const simple = (name: string): string =>
    name
      .split(".")
      .map((part) => fold(part).replace(/[^\p{L}\p{N}]+/gu, "_"))
      .join(".");
  const named = new Map([...header].reverse().map((one) => [simple(one), one]));
  const own = fields.flatMap((name): [string, string[]][] => {
    const column = named.get(name);
    return column === undefined ? [] : [[name, [column]]];
  });
  const all = new Map([...own, ...columns]);
  const missing = Object.entries(resource.fields).filter(
    ([name, { required }]) => required === true && !all.has(name),
  );
  const needed = missing.map(([name]) => name).filter((name) => name !== resource.period?.end);
  if (needed.length > 0)
    throw new ToolError(
      `No column is named ${needed.join(" or ")}: give ${needed.map((name) => `--map ${name}=COLUMN`).join(" ")}. ${available}`,
    );
  return all;
}

/** Names of the fields of a row, and of the records that a row may hold inside. */
function fieldNames(app: AppContext, resource: ResourceDescriptor): string[] {
  return Object.entries(resource.fields).flatMap(([name, { create, target = "" }]) => {
    if (create !== "record") return [name];
    const inner = app.resources.get(target)?.resource.fields ?? {};
    return [name, ...Object.keys(inner).map((one) => `${name}.${one}`)];
  });
}

const dateKinds: ReadonlySet<string> = new Set(["date", "datetime"]);

function readRow(
  options: TableOptions,
  columns: Columns,
  {
    header,
    places,
    row,
  }: {
    header: readonly string[];
    places: ReadonlyMap<string, number>;
    row: { readonly cells: readonly string[]; readonly line: number };
  },
): SourceRecord {
  const { app, resource, key, language } = options;
  const valueOf = (column: string): string => row.cells[places.get(column) ?? -1] ?? "";
  const cell = (name: string): string => (columns.get(name) ?? []).map(valueOf).join(" ").trim();
  const values: Record<string, unknown> = {};
  const links: Record<string, SourceLink[]> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.target === undefined) {
      const text = cell(name);
      if (text !== "") values[name] = dateKinds.has(field.kind) ? plainDate(text, options.dates) : text;
      continue;
    }
    const inner = innerValues(columns, name, cell);
    const target = field.target;
    const text = cell(name) || nameIn(app, target, inner);
    if (text === "") continue;
    const names = namesIn(field, text);
    // Inner columns describe the referenced record only where there is one.
    const described = names.length === 1 ? { values: inner } : {};
    links[name] = names.map((one) => linkByName(app, target, { name: one, language, ...described }));
  }
  const { period } = resource;
  if (period !== undefined) {
    if (values[period.start] !== undefined) values[period.end] ??= values[period.start];
    const zone = zoneNamed(jsonText(values[period.zone]))?.zone ?? values[period.zone] ?? options.zone;
    if (zone !== undefined) values[period.zone] = zone;
  }
  return {
    resource: resource.name,
    key:
      key === undefined
        ? fingerprint(Object.fromEntries(header.map((name) => [name, valueOf(name)])))
        : valueOf(key),
    title: jsonText(values[resource.namedBy]),
    location: `line ${row.line}`,
    language,
    values,
    links,
    ...(key !== undefined && valueOf(key) === "" ? { rejection: `Its column ${key} is empty.` } : {}),
  };
}

/** The name of the record inside a row; its address where no column names it. */
function nameIn(app: AppContext, target: string, inner: Readonly<Record<string, string>>): string {
  const { namedBy, display } = resourceNamed(app, target).resource;
  const candidates = [namedBy, ...(display?.address ?? [])].map((field) => inner[field] ?? "");
  return candidates.find((text) => text !== "") ?? "";
}

function innerValues(columns: Columns, name: string, cell: (name: string) => string): Record<string, string> {
  const inner = [...columns.keys()].filter((one) => one.startsWith(`${name}.`));
  const entries = inner.map((one): [string, string] => [one.slice(name.length + 1), cell(one)]);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

/** Names of places and people may have commas; several are separated by semicolons. Terms are separated by either. */
function namesIn({ create, list }: FieldDescriptor, text: string): string[] {
  if (list !== true) return [text];
  const names = text.split(create === "record" ? ";" : /[;,]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ""))];
}

/** The position of the day in `03/04/2031`. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

const numbers = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?![\d/-])/;

/** Rewrites a date such as `03/04/2031` as `2031-04-03`. Throws a ToolError for an ambiguous date without an order. */
function plainDate(text: string, order: DateOrder | undefined): string {
  const [date, first, , second, year] = numbers.exec(text) ?? [];
  if (date === undefined) return text;
  const canBe = { dayFirst: Number(second) <= 12, monthFirst: Number(first) <= 12 };
  if (order === undefined && canBe.dayFirst && canBe.monthFirst && first !== second)
    throw new ToolError(
      `Which number of ${date} is the day? Say --dates ${dateOrders.join(" or --dates ")}.`,
    );
  const isDayFirst = canBe.dayFirst && (!canBe.monthFirst || order !== "month-first");
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return text.replace(date, [year, month, day].map((part) => String(part).padStart(2, "0")).join("-"));
}
