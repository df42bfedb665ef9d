import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { StepRunner } from "./print/slow-steps.js";

/** A second thread that runs slow steps while this one prints. */
export interface HelperThread {
  readonly run: StepRunner;
  /** Ends the thread; one that has worked gets the time to keep what it compiled. */
  end(): Promise<void>;
}

interface Answer {
  readonly number: number;
  readonly text?: string;
  readonly fault?: unknown;
}

/** Starts the thread with the first step, or at once where it `startsEarly`. */
export function createHelperThread(startWorker: () => Worker, startsEarly: boolean): HelperThread {
  const open = new Map<number, { resolve: (text: string) => void; reject: (fault: Error) => void }>();
  let worker: Worker | undefined;
  let count = 0;

  function start(): Worker {
    const started = startWorker();
    started.on("message", ({ number, text, fault }: Answer) => {
      const waiting = open.get(number);
      open.delete(number);
      if (text !== undefined) waiting?.resolve(text);
      else waiting?.reject(fault instanceof Error ? fault : new Error(String(fault)));
    });
    started.on("error", (fault) => {
      for (const { reject } of open.values()) reject(fault);
    });
    return started;
  }

  if (startsEarly) worker = start();
  return {
    run(step, input) {
      worker ??= start();
      const number = (count += 1);
      const answer = new Promise<string>((resolve, reject) => open.set(number, { resolve, reject }));
      worker.postMessage({ number, step, input });
      return answer;
    },
    async end() {
      const ending = worker;
      worker = undefined;
      if (ending === undefined) return;
      if (count === 0) {
        await ending.terminate();
        return;
      }
      const ended = once(ending, "exit");
      ending.postMessage(undefined);
      await ended;
    },
  };
}
