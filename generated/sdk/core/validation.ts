// Copied from runtime/client/validation.ts. Do not edit: change that file and run `npm run generate`.

import type { Send } from "./core.js";
import { ContractError } from "./errors.js";
import { parse } from "./parse.js";
import { type AnswerShapes, createValidator, type Shapes } from "./shapes.js";

/** A `fetch` that compares every success with its shape, and fails with `ContractError` where it differs. */
export function withValidation(fetch: Send, shapes: Shapes, answers: AnswerShapes): Send {
  const validate = createValidator(shapes, answers);
  return async (url, init, attempt) => {
    const response = await fetch(url, init, attempt);
    const answer = response.ok ? parse(await response.clone().text()) : undefined;
    // What is no JSON, `exchange` rejects.
    if (answer === undefined) return response;
    const found = validate(attempt.operation, answer, new URL(url).searchParams.has("_fields"));
    if (found.length === 0) return response;
    const message = `The answer (status ${response.status}) breaks the contract: ${found.join("; ")}.`;
    throw new ContractError(response, { message });
  };
}
