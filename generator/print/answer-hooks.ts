import type { Answer } from "../model/model.js";

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
