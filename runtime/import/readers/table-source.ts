import { parse } from "csv-parse/sync";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { jsonText } from "../../text/json.js";
import { fold } from "../../text/words.js";
import {
  createListSource,
  descriptorOf,
  fingerprint,
  ImportError,
  linkByName,
  type Model,
  type Source,
  type SourceLink,
  type SourceRecord,
} from "../source.js";
import { zoneNamed } from "./calendar-zones.js";

export interface TableOptions {
  readonly model: Model;
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

/** Creates a source of the rows of a table. Columns named like fields need no mapping. Throws an ImportError. */
export function createTableSource(options: TableOptions): Source {
  const { header, rows, missing } = readTable(options.text);
  const columns = mapColumns(options, header);
  // Ambiguous dates are found before anything is written.
  const records = rows.map((row) => readRow(options, columns, row));
  const list = { name: options.name, label: options.resource.plural };
  const sentences = { warnings: () => [], missing: () => missing };
  return createListSource(list, () => Promise.resolve(records), sentences);
}

/** A row of a table: its cells by the names of their columns, and the line at which it is in the file. */
interface Row {
  readonly cells: Readonly<Record<string, string>>;
  readonly line: number;
}

/** Most characters of a row. */
const longestRow = 2_000_000;

/** Reads a table; rows that cannot be taken over as a whole are reported. */
function readTable(text: string) {
  const [line = ""] = text.split(/\r?\n/, 1);
  const sizes = [",", ";", "\t"].map((one) => [line.split(one).length, one] as const);
  const [, delimiter] = sizes.reduce((most, next) => (next[0] > most[0] ? next : most));
  const [first, ...rest] = parsedRows(text, delimiter);
  const header = first?.record ?? [];
  const missing: string[] = [];
  const rows = rest.flatMap(({ record, info: { lines } }): Row[] => {
    const length = record.reduce((sum, cell) => sum + cell.length, 0);
    if (record.slice(header.length).some((cell) => cell !== ""))
      missing.push(`Line ${lines} has more values than the table has columns.`);
    if (length > longestRow) missing.push(`Line ${lines} has ${length} characters, more than ${longestRow}.`);
    const cells = Object.fromEntries(header.map((name, at) => [name, record[at] ?? ""]));
    return length > longestRow ? [] : [{ cells, line: lines }];
  });
  return { header, rows, missing };
}

function parsedRows(text: string, delimiter: string) {
  const shape = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true };
  try {
    return parse(text, { ...shape, delimiter }) as unknown as {
      readonly record: string[];
      readonly info: { readonly lines: number };
    }[];
  } catch (error) {
    throw new ImportError(
      `The table cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Columns that a message names. */
const mostNamed = 50;

/** The columns of each field: those that are mapped, and those of its name. */
function mapColumns({ resource, columns, key, model }: TableOptions, header: readonly string[]): Columns {
  const rest = header.length > mostNamed ? ` and ${header.length - mostNamed} more` : "";
  const available = `The columns are ${header.slice(0, mostNamed).join(", ")}${rest}.`;
  const present = new Set(header);
  const wanted = [...columns.values(), key ?? []].flat();
  const unknown = wanted.filter((name) => !present.has(name));
  if (unknown.length > 0) throw new ImportError(`There is no column ${unknown.join(", ")}. ${available}`);
  const fields = fieldNames(model, resource);
  const stray = [...columns.keys()].filter((name) => !fields.includes(name));
  if (stray.length > 0)
    throw new ImportError(`There is no field ${stray.join(", ")}. Fields are ${fields.join(", ")}.`);
  const words = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, "_");
  const named = new Map(
    [...header].reverse().map((name) => [name.split(".").map(words).join("."), [name]] as const),
  );
  const all = new Map(
    fields.flatMap((name) => {
      const found = columns.get(name) ?? named.get(name);
      return found === undefined ? [] : [[name, found]];
    }),
  );
  const needed = Object.keys(resource.fields).filter(
    (name) => resource.fields[name]?.required === true && !all.has(name) && name !== resource.period?.end,
  );
  if (needed.length > 0)
    throw new ImportError(
      `No column is named ${needed.join(" or ")}: rename one, or give ${needed.map((name) => `--map ${name}=COLUMN`).join(" ")}. ${available}`,
    );
  return all;
}

/** Names of the fields of a row, and of the records that a row may hold inside. */
function fieldNames(model: Model, resource: ResourceDescriptor): string[] {
  return Object.entries(resource.fields).flatMap(([name, { create, target = "" }]) => {
    if (create !== "record") return [name];
    const inner = model.resources.get(target)?.fields ?? {};
    return [name, ...Object.keys(inner).map((one) => `${name}.${one}`)];
  });
}

const dateKinds: ReadonlySet<string> = new Set(["date", "datetime"]);

function readRow(options: TableOptions, columns: Columns, { cells, line }: Row): SourceRecord {
  const { model, resource, key, language } = options;
  const textOf = (name: string): string =>
    (columns.get(name) ?? [])
      .map((column) => cells[column] ?? "")
      .join(" ")
      .trim();
  const values: Record<string, unknown> = {};
  const links: Record<string, SourceLink[]> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const text = textOf(name);
    if (field.target !== undefined) {
      const inner = innerValues(columns, name, textOf);
      const names = namesIn(field, text || nameIn(descriptorOf(model, field.target), inner));
      // Inner columns describe the referenced record only where there is one.
      const values = names.length === 1 ? inner : {};
      const target = field.target;
      if (names.length > 0)
        links[name] = names.map((one) => linkByName(model, target, { name: one, language, values }));
    } else if (text !== "") values[name] = dateKinds.has(field.kind) ? plainDate(text, options.dates) : text;
  }
  const { period } = resource;
  if (period !== undefined) {
    if (values[period.start] !== undefined) values[period.end] ??= values[period.start];
    const given = values[period.zone];
    const zone = zoneNamed(jsonText(given))?.zone ?? given ?? options.zone;
    if (zone !== undefined) values[period.zone] = zone;
  }
  const own = key === undefined ? fingerprint(cells) : (cells[key] ?? "");
  return {
    resource: resource.name,
    key: own,
    title: jsonText(values[resource.namedBy]),
    location: `line ${line}`,
    language,
    values,
    links,
    ...(own === "" ? { rejection: `Its column ${key ?? ""} is empty.` } : {}),
  };
}

/** The name of the record inside a row; its address where no column names it. */
function nameIn({ namedBy, display }: ResourceDescriptor, inner: Readonly<Record<string, string>>): string {
  return (
    [namedBy, ...(display?.address ?? [])].map((field) => inner[field] ?? "").find((text) => text !== "") ??
    ""
  );
}

function innerValues(
  columns: Columns,
  name: string,
  textOf: (name: string) => string,
): Record<string, string> {
  const inner = [...columns.keys()].filter((one) => one.startsWith(`${name}.`));
  const entries = inner.map((one): [string, string] => [one.slice(name.length + 1), textOf(one)]);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

/** Names of places and people may have commas; several are separated by semicolons. Terms are separated by either. */
function namesIn({ create, list }: FieldDescriptor, text: string): string[] {
  if (list !== true) return text === "" ? [] : [text];
  const names = text.split(create === "record" ? ";" : /[;,]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ""))];
}

/** The position of the day in `03/04/2031`. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

const numbers = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?![\d/-])/;

/** Rewrites a date such as `03/04/2031` as `2031-04-03`. Throws an ImportError for an ambiguous date without an order. */
function plainDate(text: string, order: DateOrder | undefined): string {
  const [date, first, , second, year] = numbers.exec(text) ?? [];
  if (date === undefined) return text;
  const canBe = { dayFirst: Number(second) <= 12, monthFirst: Number(first) <= 12 };
  if (order === undefined && canBe.dayFirst && canBe.monthFirst && first !== second)
    throw new ImportError(
      `Which number of ${date} is the day? Say --dates ${dateOrders.join(" or --dates ")}.`,
    );
  const isDayFirst = canBe.dayFirst && (!canBe.monthFirst || order !== "month-first");
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return text.replace(date, [year, month, day].map((part) => String(part).padStart(2, "0")).join("-"));
}
