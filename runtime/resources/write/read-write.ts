import type { OccurrenceState } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import { defined, isObject, propertyIn, type Values } from "../../core/properties.js";
import { idOf } from "../../core/record-id.js";
import { exactInstant } from "../../dates/parse-time.js";
import type { RecordRequest, WriteRequest } from "../app-context.js";
import type { ImportedProperties } from "../input.js";
import { givenId } from "./given-ids.js";

/**
 * The values of a write, with what it gives besides the fields in its request: conditions on the record, and what the record
 * has where it moves here from elsewhere. Throws 403 where the caller may not send that.
 */
export function readWrite(request: RecordRequest, input: object): WriteRequest {
  const { records, call } = request;
  const { writes } = records.resource;
  const given: Values = { ...input };
  if (writes === undefined || !Object.keys(writes).some((name) => name in given))
    return { ...request, values: given };
  const values = Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(writes, name)));
  return {
    ...request,
    values,
    call: given.if_unchanged === true ? { ...call, ifUnchanged: true } : call,
    ...defined({ givenId: givenId(records, given) }),
    ...(isImport(given) ? { imported: importedProperties(request, given) } : {}),
  };
}

/** Whether the record of a write moves here from elsewhere. */
export function isImport(values: object): boolean {
  return propertyIn(values, "context") === "import";
}

/** The place in a series that a write gives. Adds an error for what is none. */
function placeIn(value: unknown, errors: ParameterErrors): string | OccurrenceState | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") return value;
  if (isOccurrenceState(value)) return defined({ at: value.at, own: value.own, gone: value.gone });
  errors.add("occurrence", "not_date");
  return undefined;
}

function isOccurrenceState(value: unknown): value is OccurrenceState {
  if (!isObject(value)) return false;
  const { at, own, gone } = value;
  const isOwn = own === undefined || (Array.isArray(own) && own.every((name) => typeof name === "string"));
  return Number.isSafeInteger(at) && isOwn && (gone === undefined || gone === "rule" || gone === "series");
}

/** What an imported record has besides its fields. */
function importedProperties(
  { app, call, records, errors }: RecordRequest,
  given: Values,
): ImportedProperties {
  if (!call.principal.may("import"))
    throw new HttpError(call.principal.anonymous ? "rest_not_logged_in" : "rest_forbidden_parameter", {
      name: "context",
    });
  const { writes = {} } = records.resource;
  if (given.id !== undefined && idOf(records.resource, given.id) === undefined)
    errors.add("id", "not_integer");
  const textOf = (name: string): string | undefined => {
    const text = Object.hasOwn(writes, name) ? (given[name] ?? undefined) : undefined;
    if (text !== undefined && typeof text !== "string") errors.add(name, "not_string");
    return typeof text === "string" ? text : undefined;
  };
  const dateOf = (name: string): Date | undefined => {
    const text = textOf(name);
    const instant = text === undefined ? undefined : exactInstant(text, { zone: app.zone, now: call.now });
    return instant === undefined ? undefined : new Date(instant);
  };
  const valueOf = (name: string): unknown => (Object.hasOwn(writes, name) ? given[name] : undefined);
  const author = valueOf("author");
  const status = textOf("status");
  if (status !== undefined && !app.service.statuses.some(({ name }) => name === status))
    errors.add("status", "not_allowed", { value: status });
  const place = placeIn(valueOf("occurrence"), errors);
  const imported = {
    created: dateOf("created"),
    modified: dateOf("modified"),
    date: dateOf("date"),
    slug: textOf("slug"),
    password: textOf("password_hash"),
    author: typeof author === "number" ? author : undefined,
    status,
    trashedFrom: textOf("trashed_from"),
    place,
    occurrence: typeof place === "object" ? place : undefined,
    occurrencesFollow: valueOf("occurrences_follow") === true ? true : undefined,
  };
  errors.throwIfAny();
  return defined(imported);
}
