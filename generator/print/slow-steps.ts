import type { JsonValue } from "../model/model.js";
import { rememberedLater } from "../remembered.js";
import { type AjvCode, ajvCode } from "./ajv-code.js";
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

/** Lets somebody else run the slow steps, such as another thread; without a runner they run here again. */
export function runStepsBy(runner: StepRunner = runHere): void {
  runStep = runner;
}

/** AJV's code for the named definitions. */
export async function validatorCode(definitions: JsonSchema, names: readonly string[]): Promise<AjvCode> {
  const input = JSON.stringify([definitions, names]);
  const text = await rememberedLater("validators", input, () => runStep("validators", input));
  // Written above.
  return JSON.parse(text) as AjvCode;
}

/** The TypeScript that openapi-typescript makes of a document. */
export function documentTypes(document: JsonValue): Promise<string> {
  const input = JSON.stringify(document);
  return rememberedLater("openapi types", input, () => runStep("openapiTypes", input));
}
