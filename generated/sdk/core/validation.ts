// Copied from runtime/client/validation.ts. Do not edit: change that file and run `npm run generate`.

import type { Send } from "./core.js";
import type { ContractError } from "./errors.js";

/** The mismatches of an answer as sentences without a full stop; none where it is right. A part may lack properties. */
export type Validator = (operation: string, answer: unknown, isPart: boolean) => readonly string[];

/** A `fetch` that compares every success with the contract, and fails with `ContractError` where it differs. */
export function withValidation(
  fetch: Send,
  load: () => Promise<Validator>,
  BreachError: typeof ContractError,
): Send {
  let loaded: Promise<Validator> | undefined;
  return async (url, init, attempt) => {
    const response = await fetch(url, init, attempt);
    if (!response.ok) return response;
    const text = await response.clone().text();
    loaded ??= load();
    const validator = await loaded;
    const isPart = new URL(url).searchParams.has("_fields");
    const found = mismatchesIn(text, (answer) => validator(attempt.operation, answer, isPart));
    if (found.length > 0) {
      const message = `The answer (status ${response.status}) breaks the contract: ${found.join("; ")}.`;
      throw new BreachError(response, { message });
    }
    return response;
  };
}

/** None for text that is no JSON, which `exchange` rejects. */
function mismatchesIn(text: string, validate: (answer: unknown) => readonly string[]): readonly string[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return [];
  }
  return validate(answer);
}
