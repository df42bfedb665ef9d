import { STATUS_CODES } from "node:http";
import { fillMessage, HttpError } from "../core/http-error.js";
import type { ParameterDetail } from "../core/parameter-errors.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { isStoreFull, isStoreUnavailable } from "../storage/store-errors.js";
import { fillTemplate } from "./error-template.js";

/**
 * The response for an error, in the caller's language: the code and message of the catalogue. Errors that are not meant
 * for callers give 503 where the store was away, else 500, and nothing of their cause. As `application/problem+json` in
 * services whose errors are problems, and for callers that ask for it.
 */
export function answerError(
  service: ServiceDescriptor,
  error: unknown,
  {
    language,
    accept,
    path,
    isInBody,
    envelope,
  }: {
    readonly language: string;
    /** The header `Accept`. */
    readonly accept: string | undefined;
    /** The path of the request, without the query, which may hold a password. */
    readonly path: string;
    /** Whether the value of a parameter came in the body, or belongs there. */
    readonly isInBody: (parameter: string) => boolean;
    /** The object around the parameters in the body. */
    readonly envelope?: string | undefined;
  },
) {
  const known = toHttpError(error);
  const entry = service.errors[known.name] ?? service.errors.rest_internal_error;
  if (entry === undefined) throw new Error(`The catalogue has no error ${known.name}.`);
  const { code, status, text } = entry;
  const message = fillMessage(text[language] ?? text[service.languages.default] ?? code, known.values);
  const headers = status === 401 ? { ...challenge(service), ...known.headers } : known.headers;
  const problem = { type: "about:blank", title: STATUS_CODES[status] ?? code, status, detail: message };
  const isProblem = accept?.toLowerCase().includes("application/problem+json") === true;
  const { errors: shape } = service.wire;
  if (shape === "problem" || (shape !== "wordpress" && isProblem)) {
    const body = { ...problem, instance: path, code, ...problemData(known, isInBody, envelope) };
    return { status, contentType: "application/problem+json", body, headers };
  }
  if (shape !== "wordpress") {
    const rejected = Object.entries(detailsOf(known)).map(([name, { message: reason }]) => ({
      name,
      reason,
      pointer: isInBody(name) ? pointerTo(name, known.paths[name], envelope) : "",
    }));
    const template = rejected.length === 0 ? shape.other : shape.invalid;
    const body = fillTemplate(template, { message, code, status }, rejected) as object;
    return { status, contentType: "application/json; charset=UTF-8", body, headers };
  }
  if (isProblem) {
    const body = { ...problem, code, ...known.data, ...known.beside };
    return { status, contentType: "application/problem+json; charset=UTF-8", body, headers };
  }
  const body = { code, message, data: { status, ...known.data }, ...known.beside };
  return { status, contentType: "application/json; charset=UTF-8", body, headers };
}

/** The authentication schemes that every 401 has to name. */
function challenge({ title }: ServiceDescriptor): Readonly<Record<string, string>> {
  const realm = JSON.stringify(title);
  return { "WWW-Authenticate": `Bearer realm=${realm}, Basic realm=${realm}, charset="UTF-8"` };
}

/** Whether an error is one of the service, to be logged with its cause. */
export function isServiceError(service: ServiceDescriptor, error: unknown): boolean {
  return (service.errors[toHttpError(error).name]?.status ?? 500) >= 500;
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isStoreUnavailable(error))
    return new HttpError("rest_store_unavailable", {}, { cause: error, headers: { "Retry-After": "2" } });
  if (isStoreFull(error)) return new HttpError("rest_store_full", {}, { cause: error });
  return new HttpError("rest_internal_error", {}, { cause: error });
}

/** Why each rejected parameter was. */
function detailsOf({ data }: HttpError): Readonly<Record<string, ParameterDetail>> {
  return (data.details ?? {}) as Readonly<Record<string, ParameterDetail>>;
}

/** What a problem says besides, as RFC 9457 has it: `errors` names each parameter that was rejected. */
function problemData(
  error: HttpError,
  isInBody: (parameter: string) => boolean,
  envelope: string | undefined,
): object {
  const others = Object.fromEntries(
    Object.entries({ ...error.data, ...error.beside }).filter(
      ([name]) => name !== "params" && name !== "details",
    ),
  );
  const errors = Object.entries(detailsOf(error));
  if (errors.length === 0) return others;
  const shown = errors.map(([name, { code, message }]) => ({
    ...(isInBody(name) ? { pointer: pointerTo(name, error.paths[name], envelope) } : { parameter: name }),
    code: code.replace(/^rest_/, ""),
    detail: message,
  }));
  return { ...others, errors: shown };
}

/** `#/venue/0/city` for `venue[0].city`: names have no characters that a pointer would escape. */
function pointerTo(name: string, path = name, envelope?: string): string {
  // Some messages name something else.
  const inside = /^[.[]|^$/.test(path.slice(name.length)) && path.startsWith(name) ? path : name;
  return `#/${(envelope === undefined ? inside : `${envelope}.${inside}`)
    .replaceAll(/\[(\d+)\]/g, ".$1")
    .split(".")
    .map(encodeURIComponent)
    .join("/")}`;
}
