import { parentPort } from "node:worker_threads";
import { type Answer, claim, type Job } from "./helper-thread.js";
import { slowSteps } from "./print/slow-steps.js";

/** Runs slow steps for another thread, one after the other. */
export function serve(): void {
  parentPort?.on("message", (job: Job | undefined) => {
    if (job === undefined) parentPort?.close();
    else if (claim(job)) void answer(job);
  });
  // Loads what the steps need before the first of them comes.
  void import("openapi-typescript");
}

async function answer({ number, step, input }: Job): Promise<void> {
  const send = (outcome: Answer): void => parentPort?.postMessage(outcome);
  try {
    send({ number, text: await slowSteps[step](input) });
  } catch (fault) {
    send({ number, fault });
  }
}
