import { rememberedLater } from "../remembered.js";
import { type AjvCode, ajvCode } from "./ajv-code.js";
import { joinedTypes, type OpenapiJson, partsOf } from "./openapi-parts.js";
import { openapiTypes } from "./openapi-types.js";
import type { JsonSchema } from "./validation-schema.js";

/** Steps that take other programs a while. Each makes a text of a text and depends on nothing else. */
export const slowSteps = {
  validators(input: string): string {
    // Written below, as a pair.
    const [definitions, names] = JSON.parse(input) as [JsonSchema, string[]];
    return JSON.stringify(ajvCode(definitions, names));
  },
  openapiTypes,
} as const satisfies Record<string, (input: string) => string | Promise<string>>;
export type SlowStep = keyof typeof slowSteps;
export type StepRunner = (step: SlowStep, input: string) => string | Promise<string>;

const runHere: StepRunner = (step, input) => slowSteps[step](input);
let runStep = runHere;
/** Of each step the longest input that it was asked for. */
const longestInputs = new Map<SlowStep, string>();

/** Lets somebody else run the slow steps, such as another thread; without a runner they run here again. */
export function runStepsBy(runner: StepRunner = runHere): void {
  runStep = runner;
}

/** Runs each step once more, so that whoever runs them has loaded and compiled what they need. */
export async function rehearseSteps(): Promise<void> {
  await Promise.all([...longestInputs].map(async ([step, input]) => runStep(step, input)));
}

/** AJV's code for the named definitions. */
export async function validatorCode(definitions: JsonSchema, names: readonly string[]): Promise<AjvCode> {
  const input = JSON.stringify([definitions, names]);
  const text = await textOf("validators", input);
  // Written above.
  return JSON.parse(text) as AjvCode;
}

/** The TypeScript that openapi-typescript makes of a document. */
export async function documentTypes(document: OpenapiJson): Promise<string> {
  const { frame, paths } = partsOf(document);
  const [first = "", ...rest] = await Promise.all(
    [frame, ...paths].map(async (part) => textOf("openapiTypes", part)),
  );
  return joinedTypes(first, rest);
}

function textOf(step: SlowStep, input: string): Promise<string> {
  if (input.length > (longestInputs.get(step)?.length ?? -1)) longestInputs.set(step, input);
  return rememberedLater(step, input, () => runStep(step, input));
}
