// Readers of texts of the environment: each returns undefined for a text that is not allowed.

/** A whole number within bounds. */
export function integer(minimum: number, maximum: number) {
  return (given: string): number | undefined => {
    const value = Number(given);
    return /^\d+$/.test(given) && value >= minimum && value <= maximum ? value : undefined;
  };
}

/** A text that matches a pattern. */
export function text(pattern: RegExp) {
  return (given: string): string | undefined => (pattern.test(given) ? given : undefined);
}

/** One of some words. */
export function oneOf<const Word extends string>(...words: readonly Word[]) {
  return (given: string): Word | undefined => words.find((word) => word === given);
}

/** Values separated by commas. */
export function list(given: string): readonly string[] {
  return given
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** An http or https URL, without a slash at its end. */
export function url(given: string): string | undefined {
  if (!URL.canParse(given)) return undefined;
  const { protocol, href } = new URL(given);
  return protocol === "http:" || protocol === "https:" ? href.replace(/\/$/, "") : undefined;
}

/** A setting of the environment. */
export interface Setting<Value> {
  readonly name: string;
  /** Read where the setting is not given; without it, the value is undefined then. */
  readonly default?: string;
  readonly meaning: string;
  /** What the value may be; the message about a bad value quotes it. */
  readonly allowed: string;
  /** Reads the value; undefined for a text that is not allowed. */
  readonly read: (text: string) => Value | undefined;
}

/** Settings by their names in code. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;
