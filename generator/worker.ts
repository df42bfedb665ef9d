import { parentPort } from "node:worker_threads";
import { type SlowStep, slowSteps } from "./print/slow-steps.js";

interface Job {
  readonly number: number;
  readonly step: SlowStep;
  readonly input: string;
}

/** Runs slow steps for another thread, one after the other. */
export function serve(): void {
  parentPort?.on("message", (job: Job | undefined) => {
    if (job === undefined) parentPort?.close();
    else void answer(job);
  });
  // Loads what the steps need before the first of them comes.
  void import("openapi-typescript");
}

async function answer({ number, step, input }: Job): Promise<void> {
  try {
    parentPort?.postMessage({ number, text: await slowSteps[step](input) });
  } catch (fault) {
    parentPort?.postMessage({ number, fault });
  }
}
