// Access to properties whose names come from the spec or from other programs.

/** A JSON object. */
export type Properties = Readonly<Record<string, unknown>>;

/** Whether a value is an object that is no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads a property; undefined where there is none. */
export function propertyOf(holder: object, name: string): unknown {
  // Types of documents list the properties of all resources only; the descriptors of a resource name its own.
  return (holder as Properties)[name];
}

/** Sets a property, or removes it where the value is undefined. */
export function setProperty(holder: object, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(holder, name);
  else Object.assign(holder, { [name]: value });
}

/** A type whose properties are absent rather than undefined. */
export type Defined<Value> = {
  [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name];
} & {
  [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<Value[Name], undefined>;
};

/** Copies an object without the properties that are undefined. */
export function defined<Value extends object>(value: Value): Defined<Value> {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries) as Defined<Value>;
}

/** Parses JSON; undefined for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF+/, "")) as unknown;
  } catch {
    return undefined;
  }
}

/** The text of a JSON value; empty for what is neither a string nor a number. */
export function jsonText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
