/** Properties that may be undefined as ones that may be absent. */
export type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** The same object without the properties whose value is undefined. */
export function defined<T extends Readonly<Record<string, unknown>>>(properties: T): Defined<T> {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}
