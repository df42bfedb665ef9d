import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { type SlowStep, type StepRunner, slowSteps } from "./print/slow-steps.js";

/** A second thread that runs slow steps while this one prints. What then still waits, the two share. */
export interface HelperThread {
  readonly run: StepRunner;
  /** Ends the thread; one that has worked gets the time to keep what it compiled. */
  end(): Promise<void>;
}

/** A step to run, as the other thread is told of it. */
export interface Job {
  readonly number: number;
  readonly step: SlowStep;
  readonly input: string;
  /** Shared between the threads. */
  readonly claimed: Int32Array;
}

/** Takes the job, where no other thread has taken it. */
export function claim({ claimed }: Job): boolean {
  return Atomics.exchange(claimed, 0, 1) === 0;
}

export interface Answer {
  readonly number: number;
  readonly text?: string;
  readonly fault?: unknown;
}

interface OpenJob extends Job {
  readonly resolve: (text: string | Promise<string>) => void;
  readonly reject: (fault: Error) => void;
}

/** What the other steps need is loaded in the other thread only. */
const sharedStep: SlowStep = "validators";

/** Starts the thread with the first step, or at once where it `startsEarly`. */
export function createHelperThread(startWorker: () => Worker, startsEarly: boolean): HelperThread {
  const open = new Map<number, OpenJob>();
  let worker: Worker | undefined;
  let count = 0;

  function start(): Worker {
    const started = startWorker();
    started.on("message", ({ number, text, fault }: Answer) => {
      const job = open.get(number);
      open.delete(number);
      if (text !== undefined) job?.resolve(text);
      else job?.reject(fault instanceof Error ? fault : new Error(String(fault)));
    });
    started.on("error", (fault) => {
      for (const { reject } of open.values()) reject(fault);
    });
    return started;
  }

  /** The other thread begins with the first job, this one with the last. */
  function takeOne(): void {
    const job = [...open.values()].reverse().find((job) => job.step === sharedStep && claim(job));
    if (job === undefined) return;
    open.delete(job.number);
    try {
      job.resolve(slowSteps[job.step](job.input));
    } catch (fault) {
      job.reject(fault instanceof Error ? fault : new Error(String(fault)));
    }
  }

  if (startsEarly) worker = start();
  return {
    run(step, input) {
      worker ??= start();
      const job: Job = {
        number: (count += 1),
        step,
        input,
        claimed: new Int32Array(new SharedArrayBuffer(4)),
      };
      worker.postMessage(job);
      // When this thread has nothing else to do.
      setImmediate(takeOne);
      return new Promise<string>((resolve, reject) => open.set(job.number, { ...job, resolve, reject }));
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
