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

/** `true`, `false`, `1` or `0`. */
export function boolean(given: string): boolean | undefined {
  const word = oneOf("true", "false", "1", "0")(given);
  return word === undefined ? undefined : word === "true" || word === "1";
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
