import type { RecordDocument } from "../../core/documents.js";
import { shownValue } from "../../core/http-error.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { HookCaller } from "../../core/principal.js";
import { propertyIn, storedProperty, type Values } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { parameterErrorsOf } from "../../core/validation.js";
import type { CallContext, RecordRequest } from "../app-context.js";
import type { Records } from "../registered-resource.js";
import type { FieldError, HookContext } from "../write-hooks.js";

/** The values of a record by field, with its texts in a language. Passwords are left out, and fields without a value. */
export function recordValues(
  { fields }: ResourceDescriptor,
  document: RecordDocument,
  language: string,
): Values {
  const text = { ...document.text[document.language], ...document.text[language] };
  const valueOf = (name: string, field: FieldDescriptor): unknown => {
    const property = storedProperty(name, field);
    switch (field.storage) {
      case "password":
      case "scope":
        return undefined;
      case "localized":
      case "slug":
        return propertyIn(text, property) ?? "";
      case "references":
        return propertyIn(document, property) ?? [];
      default:
        return propertyIn(document, property);
    }
  };
  const values = Object.entries(fields).map(([name, field]) => [name, valueOf(name, field)] as const);
  // A copy: hooks may change it.
  return structuredClone(Object.fromEntries(values.filter(([, value]) => value !== undefined)));
}

/** Values that a function gives as callers send them: times and ids of images as texts, nothing that is undefined. */
export function sentValues({ fields }: ResourceDescriptor, values: Values): Values {
  const sent = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isImage = fields[name]?.storage === "image" && typeof value === "number";
    return [[name, value instanceof Date ? value.toISOString() : isImage ? String(value) : value] as const];
  });
  return Object.fromEntries(sent);
}

/** The values without those that remove one: null does, whatever a guard takes. */
export function withoutRemovals(values: Values): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** The changes of a hook as an update takes them. Throws where callers could not send them either. */
export function checkedChanges({ resource, guards }: Records, changes: Values): Values {
  const sent = sentValues(resource, changes);
  const removed = Object.keys(sent).find(
    (name) => sent[name] === null && resource.fields[name]?.required === true,
  );
  if (removed !== undefined)
    throw new Error(`A hook of ${resource.name} removes ${removed}, which is required.`);
  if (guards.update?.(withoutRemovals(sent)) === false) {
    const [error] = parameterErrorsOf(guards.update.errors ?? []);
    throw new Error(
      `A hook of ${resource.name} sets ${error?.parameter ?? "a field"}: ${error?.reason ?? ""}.`,
    );
  }
  return sent;
}

/** Adds the errors that a hook returned about some values, in the language of the caller. */
export function addFieldErrors(
  errors: ParameterErrors,
  found: readonly FieldError<Values>[],
  { values, language }: { readonly values: Values; readonly language: string },
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
export function hookContext({ app: { database }, call }: CallContext): HookContext {
  const { language, now } = call;
  // The generated types say which ids the users of the product have.
  const principal = call.principal as HookCaller;
  return { principal, language, now, collection: (reference) => database.collection(reference) };
}

/** Throws the errors with which a hook rejects the deletion of a record. */
export async function beforeDelete(request: RecordRequest, document: RecordDocument): Promise<void> {
  const { call, records, errors } = request;
  const { resource, writeHooks } = records;
  if (writeHooks.beforeDelete === undefined) return;
  const values = recordValues(resource, document, call.language);
  const context = { ...hookContext(request), id: document._id };
  const found = await writeHooks.beforeDelete(values, context);
  addFieldErrors(errors, found, { values, language: call.language });
  errors.throwIfAny();
}
