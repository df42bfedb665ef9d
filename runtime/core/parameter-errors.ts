import { fillMessage, HttpError, type MessageValues } from "./http-error.js";
import type { Texts } from "./service-descriptor.js";

/** The words of a reason, or its whole text as `message`. */
type ReasonValues = MessageValues & { readonly message?: string };

/** Why a parameter was rejected, as `data.details` of an HttpError has it by parameter. */
export interface ParameterDetail {
  readonly code: string;
  readonly message: string;
}

/**
 * The errors of one request's parameters. All are collected, then thrown as one HttpError that names each parameter with
 * a reason in the caller's language. `Known` are the names of the reasons that may be added.
 */
export class ParameterErrors<Known extends string = string> {
  readonly #byParameter = new Map<
    string,
    {
      readonly reason: string;
      readonly message: string;
      /** The name of the parameter, or the path to the error inside it. */
      readonly path: string;
    }
  >();
  readonly #reasons: Readonly<Record<string, Texts>>;
  readonly #language: string;
  readonly #order: readonly string[];
  /** Adds errors inside a value to those of the parameter that has it. */
  #addOutside: ParameterErrors["add"] | undefined;

  /** `order` lists the parameters in the order in which their errors are reported; others come first. */
  constructor(reasons: Readonly<Record<string, Texts>>, language: string, order: readonly string[] = []) {
    this.#reasons = reasons;
    this.#language = language;
    this.#order = order;
  }

  /**
   * Adds an error, unless the parameter has one. `reason` is a name in the catalogue of the spec, such as `"needs"` for one
   * that has no meaning without `values.other`; `values.message` replaces the text that it has there.
   */
  add(parameter: string, reason: Known, given: ReasonValues = {}): void {
    if (this.#byParameter.has(parameter)) return;
    if (this.#addOutside !== undefined) {
      this.#addOutside(parameter, reason, given);
      return;
    }
    const { message, ...values } = given;
    const text = message ?? this.#reasons[reason]?.[this.#language] ?? reason;
    const all = { name: parameter, ...values };
    this.#byParameter.set(parameter, { reason, message: fillMessage(text, all), path: all.name });
  }

  has(parameter: string): boolean {
    return this.#byParameter.has(parameter);
  }

  /** The errors inside a value of a parameter, which are added to its own, with their path in it. */
  inside(parameter: string, path: string): ParameterErrors {
    const inside = new ParameterErrors(this.#reasons, this.#language);
    inside.#addOutside = (name, reason, values) =>
      this.add(parameter, reason as Known, { name: `${path}.${name}`, ...values });
    return inside;
  }

  /** How many parameters have an error. */
  get size(): number {
    return this.#byParameter.size;
  }

  /**
   * Throws an HttpError when there is an error. `data.details` describes every parameter. Missing ones have a code of
   * their own, which wins; `data.params` then lists them.
   */
  throwIfAny(): void {
    if (this.#byParameter.size === 0) return;
    // Look-ups end in any order; what the caller reads is the same each time.
    const errors = [...this.#byParameter].sort(([a], [b]) => this.#order.indexOf(a) - this.#order.indexOf(b));
    const details = Object.fromEntries(
      errors.map(([name, { reason, message }]) => [
        name,
        { code: `rest_${reason}`, message, data: { param: name } },
      ]),
    );
    const paths = Object.fromEntries(errors.map(([name, { path }]) => [name, path]));
    const missing = errors.filter(([, { reason }]) => reason === "missing").map(([name]) => name);
    if (missing.length > 0) {
      const data = { params: missing, details };
      throw new HttpError("rest_missing_callback_param", { names: missing.join(", ") }, { data, paths });
    }
    const names = errors.map(([name]) => name).join(", ");
    const params = Object.fromEntries(errors.map(([name, { message }]) => [name, message]));
    throw new HttpError("rest_invalid_param", { names }, { data: { params, details }, paths });
  }
}
