import type { RecordDocument } from "./documents.js";
import type { ResourceFacts } from "./facts.js";

/** The ids that a document keeps under a name. */
export function idsIn(document: object, name: string): number[] {
  const value: unknown = Reflect.get(document, name);
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === "number");
}

/** Id of the record above, for resources with a hierarchy. */
export function parentOf(facts: ResourceFacts, document: RecordDocument): number | undefined {
  const [name] = Object.entries(facts.fields).find(([, field]) => field.hierarchy === true) ?? [];
  const parent: unknown = name === undefined ? undefined : Reflect.get(document, name);
  return typeof parent === "number" ? parent : undefined;
}
