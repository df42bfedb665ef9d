import type { RecordDocument } from "../../core/documents.js";
import { shownValue } from "../../core/http-error.js";
import { checkResult } from "../policy.js";
import { resourceNamed, type Site } from "../site.js";
import type { FieldError, HookContext, StoreContext } from "../write-hooks.js";
import { PeriodError } from "./merge-period.js";
import { type PlannedWrite, plannedDocument } from "./planned-write.js";
import { recordValues } from "./record-values.js";
import { type ErrorList, errorsInside } from "./unchecked-input.js";
import type { WriteContext } from "./write-context.js";

/** A write whose errors may be those of a record inside another one. */
export interface ValidationContext extends Pick<WriteContext, "site" | "call" | "resource"> {
  readonly errors: ErrorList;
}

/** A planned write, and the fields that the caller sent. */
export interface GivenWrite extends PlannedWrite {
  readonly given: readonly string[];
}

/**
 * Adds the errors of validate hooks: about the record that a write is about to store, and about those that it creates or
 * changes inside. Throws 403 where a policy does not let the caller store one of them.
 */
export async function validateWrite(context: ValidationContext, write: GivenWrite): Promise<void> {
  const { site, call, resource, errors } = context;
  if (!isValidating(site)) return;
  const operations = operationsOf(write);
  const isLimited = operations.some((operation) => resource.facts.policies?.[operation] !== undefined);
  const isChecked = resource.writeHooks.validate !== undefined || isLimited;
  const draft = isChecked ? draftOf(context, write) : undefined;
  if (draft !== undefined) {
    for (const operation of operations) checkResult({ facts: resource.facts, call }, operation, draft);
    await validateDocument(context, { ...write, draft });
  }
  for (const [name, entries] of write.references) {
    const target = resourceNamed(site, resource.facts.fields[name]?.target ?? "");
    for (const entry of entries) {
      if (entry.kind === "id") continue;
      const record = entry.kind === "record" ? entry.record : { [target.facts.namedBy]: entry.name };
      const value = write.values[name];
      const at = Array.isArray(value) ? value.indexOf(entry.kind === "record" ? record : entry.name) : -1;
      const inside = errorsInside(errors, name, at === -1 ? name : `${name}[${at}]`);
      await target.validateNamed(record, call, inside);
    }
  }
}

/** What a write is to policies: a series that is based on stored records is new, and changes those. */
function operationsOf({ current }: GivenWrite): readonly ("create" | "update")[] {
  if (current === undefined) return ["create"];
  return current.revision === 0 ? ["create", "update"] : ["update"];
}

/** A document that is about to be stored. */
interface ValidatedDocument extends Pick<GivenWrite, "current" | "given"> {
  readonly draft: RecordDocument;
}

/** Adds the errors of the validate hook of a resource about one document. */
export async function validateDocument(
  { site, call, resource, errors }: ValidationContext,
  { draft, current, given }: ValidatedDocument,
): Promise<void> {
  const { facts, writeHooks } = resource;
  const { validate } = writeHooks;
  if (validate === undefined) return;
  const values = recordValues(facts, draft, call.language);
  const found = await validate(values, storeContext({ site, call, resource }, { current, given }));
  addFieldErrors(errors, found, { values, language: call.language });
}

/** What hooks get of a create or update besides its values. */
export function storeContext(
  { site, call, resource }: Pick<WriteContext, "site" | "call" | "resource">,
  { current, given }: Pick<GivenWrite, "current" | "given">,
): StoreContext<Readonly<Record<string, unknown>>> {
  return {
    ...hookContext(site, call),
    operation: current === undefined ? "create" : "update",
    given: new Set(given),
    ...(current === undefined ? {} : { before: recordValues(resource.facts, current, call.language) }),
  };
}

/** What a hook rejected, and the language of the caller. */
interface Rejected {
  readonly values: Readonly<Record<string, unknown>>;
  readonly language: string;
}

/** Adds the errors that a hook returned about some values. */
export function addFieldErrors(
  errors: ErrorList,
  found: readonly FieldError<Readonly<Record<string, unknown>>>[],
  { values, language }: Rejected,
): void {
  for (const { field, reason, message } of found) {
    const text = typeof message === "object" ? (message[language] ?? Object.values(message)[0]) : message;
    errors.add(field, reason, {
      value: shownValue(values[field] ?? null),
      ...(text === undefined ? {} : { message: text }),
    });
  }
}

/** What every write hook gets of a call. */
export function hookContext(
  { database }: Pick<Site, "database">,
  { principal, language, now }: WriteContext["call"],
): HookContext {
  return { principal, language, now, collection: (reference) => database.collection(reference) };
}

function isValidating({ resources }: Pick<Site, "resources">): boolean {
  return [...resources.values()].some(
    ({ writeHooks, facts }) => writeHooks.validate !== undefined || facts.policies !== undefined,
  );
}

/** The planned document; undefined where its period is not valid, which is added to the errors. */
export function draftOf(context: ValidationContext, write: GivenWrite): RecordDocument | undefined {
  try {
    return plannedDocument(context, write);
  } catch (error) {
    if (!(error instanceof PeriodError)) throw error;
    context.errors.add(error.parameter, error.reason);
    return undefined;
  }
}
