import { fillMessage, type MessageValues } from "../core/http-error.js";
import type { ErrorTemplate } from "../core/service-descriptor.js";

/** What `{words}` stand for in what is repeated for each rejected parameter. */
export interface RejectedParameter extends MessageValues {
  readonly name: string;
  readonly reason: string;
  /** JSON pointer to the value in the body; empty for a parameter outside. */
  readonly pointer: string;
}

/**
 * Fills the words of a template. A key with `{name}`, and an entry of a list with a word of a parameter, are repeated for each
 * rejected one; elsewhere such words are those of the first.
 */
export function fillTemplate(
  template: ErrorTemplate,
  words: MessageValues,
  rejected: readonly RejectedParameter[] = [],
): unknown {
  if (template === "{status}") return words.status;
  if (typeof template === "string") return fillMessage(template, { ...words, ...rejected[0] });
  if (typeof template !== "object" || template === null) return template;
  const filledFor = <Part>(
    isRepeated: boolean,
    fill: (own: MessageValues, left?: typeof rejected) => Part,
  ) =>
    isRepeated && rejected.length > 0
      ? rejected.map((one) => fill({ ...words, ...one }))
      : [fill(words, rejected)];
  if (isEntries(template))
    return template.flatMap((entry) =>
      filledFor(ofParameter.test(JSON.stringify(entry)), (own, left) => fillTemplate(entry, own, left)),
    );
  const properties = Object.entries(template).flatMap(([key, value]) =>
    filledFor(ofParameter.test(key), (own, left) => [fillMessage(key, own), fillTemplate(value, own, left)]),
  );
  return Object.fromEntries(properties) as object;
}

const ofParameter = /\{(?:name|reason|pointer)\}/;

function isEntries(template: object): template is readonly ErrorTemplate[] {
  return Array.isArray(template);
}
