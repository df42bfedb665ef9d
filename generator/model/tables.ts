/** Properties that may be undefined as ones that may be absent. */
type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** The same object without the properties whose value is undefined. */
export function defined<T extends Readonly<Record<string, unknown>>>(properties: T): Defined<T> {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}

/** The values of rows by their keys; a row without an entry is left out. */
export function tableOf<Row, const Value>(
  rows: Iterable<Row>,
  entry: (row: Row) => readonly [key: string, value: Value] | undefined,
): Readonly<Record<string, Value>> {
  const entries = Array.from(rows, entry);
  return Object.fromEntries(entries.filter((one) => one !== undefined));
}

/** The table with other values under the same keys. */
export function mapTable<Value, Result>(
  table: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Readonly<Record<string, Result>> {
  return tableOf(Object.entries(table), ([key, value]) => [key, change(value, key)]);
}

/** `Array.isArray` for lists that are readonly. */
export function isList<Value>(value: Value): value is Extract<Value, readonly unknown[]> {
  return Array.isArray(value);
}
