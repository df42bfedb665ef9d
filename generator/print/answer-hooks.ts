import type { Answer, Hook, JsonObject, Resource } from "../model/model.js";

/** Whether hooks compute a property of an answer, or of a record that it shows inside. Relations may lead in circles. */
export function needsHooks(answer: Answer, seen: ReadonlySet<Answer> = new Set()): boolean {
  if (seen.has(answer)) return false;
  const path = new Set([...seen, answer]);
  return answer.properties.some(({ value }) => {
    if (value.kind === "hook") return true;
    if (value.kind !== "field" || value.field.storage !== "references") return false;
    const { type } = value.field;
    return type.kind === "reference" && needsHooks(type.target.embedded, path);
  });
}

/** What the runtime knows of the batch hooks of a resource. */
export function batchesOf(resource: Resource): JsonObject {
  const batches = resource.hooks.filter(({ kind }) => kind === "batch");
  if (batches.length === 0) return {};
  const rows = batches.map((hook) => {
    const { property, reads = [] } = hook;
    return [property, { reads, shownIn: shownIn(resource, hook) }] as const;
  });
  return { batches: Object.fromEntries(rows) };
}

/** The answers with a property that a hook computes. */
function shownIn({ answer, embedded }: Resource, hook: Hook): readonly string[] {
  const computes = ({ value }: Answer["properties"][number]): boolean =>
    value.kind === "hook" && value.hook === hook;
  const own = answer.properties.filter(computes);
  return [
    ...(own.length > 0 ? ["single"] : []),
    ...(own.some(({ single }) => !single) ? ["listed"] : []),
    ...(embedded.properties.some(computes) ? ["inside"] : []),
  ];
}
