/** The value of a JSON text; undefined for any other text. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for the text of an error. */
export const parseError: (text: string) => unknown = parse;
