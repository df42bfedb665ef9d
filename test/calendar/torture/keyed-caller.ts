import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { patienceMs } from "../../support/eventually.js";
import { type Asked, type Caller, createCaller, type Outcome, readAnswer } from "./caller.js";

/** An answer to one attempt, or what became of it. */
export interface Attempt {
  readonly api: string;
  readonly asked: Asked;
  readonly outcome: Outcome;
}

/**
 * A caller who gives each request an `Idempotency-Key`, and repeats it on one machine and the other until one of them answers;
 * `onAttempt` gets the outcome of each attempt. Begins at the machine with this number.
 */
export function createKeyedCaller(
  apis: readonly string[],
  first: number,
  onAttempt: (attempt: Attempt) => void,
): Caller {
  const callers = apis.map((api) => ({ api, caller: createCaller(api) }));
  let at = first;
  return {
    async ask(asked) {
      const headers = { ...asked.headers, "Idempotency-Key": randomUUID() };
      const end = performance.now() + patienceMs;
      const answers = new Map<string, number>();
      for (;;) {
        const { api, caller } = callers[at % callers.length] ?? {};
        if (api === undefined || caller === undefined) throw new Error("There is no machine.");
        const outcome = await caller.ask({ ...asked, headers });
        onAttempt({ api, asked, outcome });
        if (isFinal(outcome)) return { ...outcome, answers: [...answers] };
        const answer = `${String(at % callers.length)} ${describe(outcome)}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (performance.now() > end) return { kind: "hung", ms: patienceMs, answers: [...answers] };
        at += 1;
        await pause(100);
      }
    },
    close() {
      for (const { caller } of callers) caller.close();
    },
  };
}

function describe(outcome: Outcome): string {
  return outcome.kind === "answered" ? `${outcome.status} ${String(readAnswer(outcome).code)}` : outcome.kind;
}

/** Whether a repetition would not change it: neither is the store away or full, nor is the request executed at present. */
function isFinal(outcome: Outcome): boolean {
  if (outcome.kind !== "answered") return false;
  const isInUse = readAnswer(outcome).code === "rest_idempotency_key_in_use";
  return outcome.status !== 503 && outcome.status !== 507 && !isInUse;
}
