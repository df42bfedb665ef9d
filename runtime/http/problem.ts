import { STATUS_CODES } from "node:http";
import type { ParameterDetail } from "../core/parameter-errors.js";

/** The request that an error answers. */
export interface RejectedRequest {
  /** Its path, without the query, which may hold a password. */
  readonly path: string;
  /** Whether the value of a parameter came in the body, or belongs there. */
  readonly isInBody: (parameter: string) => boolean;
}

/** An error in the words of the catalogue, with what is known of it. */
export interface DescribedError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Where errors are inside parameters, such as `venue[0].city`, by parameter. */
  readonly paths: Readonly<Record<string, string>>;
}

/** The problem that an error is, as RFC 9457 has it: `errors` names each parameter that was rejected. */
export function problemOf(
  { status, code, message, data, paths }: DescribedError,
  { path, isInBody }: RejectedRequest,
): object {
  const others = Object.entries(data).filter(([name]) => name !== "params" && name !== "details");
  const errors = Object.entries((data.details ?? {}) as Readonly<Record<string, ParameterDetail>>);
  return {
    type: "about:blank",
    title: STATUS_CODES[status] ?? code,
    status,
    detail: message,
    instance: path,
    code,
    ...Object.fromEntries(others),
    ...(errors.length === 0
      ? {}
      : {
          errors: errors.map(([name, error]) => ({
            ...(isInBody(name) ? { pointer: pointerTo(name, paths[name]) } : { parameter: name }),
            code: error.code,
            detail: error.message,
          })),
        }),
  };
}

/** `#/venue/0/city` for `venue[0].city`: names have no characters that a pointer would escape. */
function pointerTo(name: string, path = name): string {
  // Some messages name something else.
  const inside = /^[.[]|^$/.test(path.slice(name.length)) && path.startsWith(name) ? path : name;
  return `#/${inside
    .replaceAll(/\[(\d+)\]/g, ".$1")
    .split(".")
    .map(encodeURIComponent)
    .join("/")}`;
}
