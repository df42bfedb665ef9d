import { answerCodes } from "./codes/answers.js";
import type { Code } from "./codes/code.js";
import { costCodes } from "./codes/cost.js";
import { deprecationCodes } from "./codes/deprecation.js";
import { fieldCodes } from "./codes/fields.js";
import { nameCodes } from "./codes/names.js";
import { referenceCodes } from "./codes/references.js";
import { routeCodes } from "./codes/routes.js";
import { serviceCodes } from "./codes/service.js";
import { shapeCodes } from "./codes/shape.js";
import { textCodes } from "./codes/texts.js";
import { yamlCodes } from "./codes/yaml.js";

export type { Code } from "./codes/code.js";

/**
 * Every diagnostic the generator can give. To add one, write its entry in the file of its group: number, message, cure
 * and cause. A number is never reused. Each code has a golden case under `test/golden/errors/<name>`, which is its example
 * as well; a test fails where one lacks.
 */
export const codes = {
  ...yamlCodes,
  ...shapeCodes,
  ...referenceCodes,
  ...nameCodes,
  ...fieldCodes,
  ...answerCodes,
  ...routeCodes,
  ...serviceCodes,
  ...costCodes,
  ...deprecationCodes,
  ...textCodes,
} as const satisfies Readonly<Record<string, Code>>;
export type CodeName = keyof typeof codes;

/** The code of a number such as `SPEC020` or a name such as `unknown_type`, in any case; absent where there is none. */
export function findCode(word: string): (Code & { readonly name: CodeName }) | undefined {
  const wanted = word.toLowerCase();
  const found = codeNames.find((name) => name === wanted || codes[name].code.toLowerCase() === wanted);
  return found === undefined ? undefined : { ...codes[found], name: found };
}

/** Names of all codes by their numbers. */
export const codeNames: readonly CodeName[] = codeNamesOf(codes).sort((a, b) =>
  codes[a].code.localeCompare(codes[b].code, "en"),
);

function codeNamesOf<T extends object>(table: T): (keyof T)[] {
  // A literal of the module has no keys but those of its type.
  return Object.keys(table) as (keyof T)[];
}
