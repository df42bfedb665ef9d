import type { ErrorBody } from "./errors.js";

/** The value of a JSON text, in which a problem of RFC 9457 is an error as the client reads it; undefined for any other text. */
export function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return errorIn(body) ?? body;
  } catch {
    return undefined;
  }
}

/** The same for the text of an error. */
export const parseError: (text: string) => unknown = parse;

/** A problem as the service sends it. */
interface Problem {
  readonly type: string;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly {
    readonly parameter?: string;
    readonly pointer?: string;
    readonly code: string;
    readonly detail: string;
  }[];
}

/** The error that a problem of the service is; undefined for anything else. */
export function errorIn(body: unknown): ErrorBody | undefined {
  const { type, code, detail, errors, params, details } = Object(body) as Partial<
    Problem & ErrorBody["data"]
  >;
  if (type !== "about:blank" || typeof code !== "string" || typeof detail !== "string") return undefined;
  if (errors === undefined)
    return { code, message: detail, ...(params && details && { data: { params, details } }) };
  const named = errors.map((error) => [error.parameter ?? nameAt(error.pointer), error] as const);
  const data = {
    params: Object.fromEntries(named.map(([name, error]) => [name, error.detail])),
    details: Object.fromEntries(
      named.map(([name, error]) => [name, { code: error.code, message: error.detail }]),
    ),
  };
  return { code, message: detail, data };
}

/** `#/author/0/name` as `author[0].name`. */
function nameAt(pointer = ""): string {
  const [name = "", ...steps] = pointer.replace(/^#\//, "").split("/").map(decodeURIComponent);
  return name + steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join("");
}
