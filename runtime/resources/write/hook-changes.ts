import { parameterErrorsOf } from "../../core/validation.js";
import type { RegisteredResource } from "../registered-resource.js";

type Values = Readonly<Record<string, unknown>>;

/** The changes of a hook as an update takes them. Throws where callers could not send them either. */
export function sentValues({ facts, guards }: RegisteredResource, changes: Values): Values {
  const sent = Object.entries(changes).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isImage = facts.fields[name]?.storage === "image" && typeof value === "number";
    return [[name, value instanceof Date ? value.toISOString() : isImage ? String(value) : value] as const];
  });
  const removed = sent.find(([name, value]) => value === null && facts.fields[name]?.required === true);
  if (removed !== undefined)
    throw new Error(`A hook of ${facts.name} removes ${removed[0]}, which is required.`);
  const given: object = Object.fromEntries(sent.filter(([, value]) => value !== null));
  if (guards.update?.(given) === false) {
    const [error] = parameterErrorsOf(guards.update.errors ?? []);
    throw new Error(`A hook of ${facts.name} sets ${error?.parameter ?? "a field"}: ${error?.reason ?? ""}.`);
  }
  return Object.fromEntries(sent);
}
