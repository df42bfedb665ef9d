import type { Principal } from "./principal.js";
import type { ResourceDescriptor, Situation } from "./resource-descriptor.js";

/** Values that fill the `{words}` of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * An error that is sent to the caller. `name` is a key of the error catalogue of the spec, which gives status, code and
 * message; `data` is sent next to the status, `beside` next to `data`, `headers` with the answer. `paths` are the places
 * of errors inside parameters, such as `venue[0].city`, by parameter.
 */
export class HttpError extends Error {
  readonly values: MessageValues;
  readonly data: Readonly<Record<string, unknown>>;
  readonly beside: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, string>>;

  constructor(
    name: string,
    values: MessageValues = {},
    extra: {
      readonly data?: Readonly<Record<string, unknown>>;
      readonly beside?: Readonly<Record<string, unknown>>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly paths?: Readonly<Record<string, string>>;
      readonly cause?: unknown;
    } = {},
  ) {
    super(name, { cause: extra.cause });
    this.name = name;
    this.values = values;
    this.data = extra.data ?? {};
    this.beside = extra.beside ?? {};
    this.headers = extra.headers ?? {};
    this.paths = extra.paths ?? {};
  }
}

/** A value as a message shows it: at most 60 characters, records by their ids, objects as JSON. */
export function shownValue(value: unknown): string {
  const text = (one: unknown): string => {
    if (Array.isArray(one)) return one.map(text).join(", ");
    if (one instanceof Date) return one.toISOString();
    if (typeof one !== "object" || one === null) return String(one);
    return "id" in one ? String(one.id) : JSON.stringify(one);
  };
  return text(value).slice(0, 60);
}

/** Fills the `{words}` of a message; a word without a value stays as it is. */
export function fillMessage(message: string, values: MessageValues): string {
  return message.replace(/\{(\w+)\}/g, (word, name: string) => String(values[name] ?? word));
}

/** The error for callers who may not do something: 401 without a key, 403 with one. */
export function forbidden({ principal }: { readonly principal: Principal }): HttpError {
  return new HttpError(principal.anonymous ? "rest_not_logged_in" : "rest_forbidden");
}

/** The error of a resource for a situation. Situations without one are errors of the parameter. */
export function resourceError(
  resource: ResourceDescriptor,
  situation: Situation,
  values: MessageValues = {},
): HttpError {
  const name = resource.errors[situation];
  if (name === undefined) throw new Error(`The resource ${resource.name} has no error for ${situation}.`);
  return new HttpError(name, values);
}
