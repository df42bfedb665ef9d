// Copied from runtime/client/call.ts. Do not edit: change that file and run `npm run generate`.

import type { Answer } from "./answer.js";
import type { Core } from "./core.js";
import { exchange } from "./exchange.js";
import type { CallInput, Operation } from "./request.js";

/** The promise of an answer's data. It rejects with a `ClientError`. */
export interface Call<T> extends Promise<T> {
  /** The same answer with status, headers and totals. */
  withResponse(): Promise<Answer<T>>;
}

/** Calls an operation of the service; the request is on its way at once. */
export function call<T>(core: Core, operation: Operation, given: CallInput): Call<T> {
  // What the answer is, the contract says; a validator checks it.
  const answer = exchange(core, operation, given) as Promise<Answer<T>>;
  const content = answer.then(({ data }) => data);
  return Object.assign(content, {
    withResponse() {
      // The whole answer rejects as well; one rejection is enough.
      content.catch(() => undefined);
      return answer;
    },
  });
}
