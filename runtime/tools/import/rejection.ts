import { fillMessage, HttpError } from "../../core/http-error.js";
import { ImageRefusal } from "../../images/image-refusal.js";
import type { ImportSession } from "./session.js";
import { errorsByField } from "./write-record.js";

/** Why a record was refused, for people; undefined where the fault is the service's or the store's. */
export function rejectionOf({ site }: ImportSession, error: unknown): string | undefined {
  const language = site.facts.languages.default;
  const faults = errorsByField(error);
  if (faults !== undefined)
    return [...faults]
      .map(([name, reason]) => (reason.startsWith(name) ? reason : `${name}: ${reason}`))
      .join(" ");
  if (error instanceof HttpError && !/^rest_(store|timeout|internal)/.test(error.name))
    return fillMessage(site.facts.errors[error.name]?.text[language] ?? error.name, error.values);
  if (error instanceof ImageRefusal)
    return fillMessage(site.facts.reasons[error.reason]?.[language] ?? error.reason, {
      name: "image",
      ...error.values,
    });
  return undefined;
}

/** The id of the term of that name, where one was here already. */
export function existingTerm(error: unknown): number | undefined {
  const id = error instanceof HttpError && error.name === "term_exists" ? error.data.term_id : undefined;
  return typeof id === "number" ? id : undefined;
}
