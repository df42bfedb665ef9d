import { fillMessage, HttpError } from "../../core/http-error.js";
import { ImageError } from "../../core/image-error.js";
import type { ImportSession } from "./session.js";
import { errorsByField } from "./write-record.js";

/** Says why a record was rejected; undefined where the error is one of the service or the store. */
export function rejectionOf({ site }: ImportSession, error: unknown): string | undefined {
  const language = site.facts.languages.default;
  const errors = errorsByField(error);
  if (errors.size > 0)
    return [...errors]
      .map(([name, reason]) => (reason.startsWith(name) ? reason : `${name}: ${reason}`))
      .join(" ");
  if (error instanceof HttpError && !/^rest_(store|timeout|internal)/.test(error.name))
    return fillMessage(site.facts.errors[error.name]?.text[language] ?? error.name, error.values);
  if (error instanceof ImageError) {
    const text = site.facts.reasons[error.reason]?.[language] ?? error.reason;
    return fillMessage(text, { name: "image", ...error.values });
  }
  return undefined;
}

/** The id of the term that has the name already, where that is the error. */
export function existingTerm(error: unknown): number | undefined {
  const id = error instanceof HttpError && error.name === "term_exists" ? error.data.term_id : undefined;
  return typeof id === "number" ? id : undefined;
}
