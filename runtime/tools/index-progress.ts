import type { Document } from "mongodb";
import { isObject } from "../core/properties.js";
import type { Database } from "../storage/database.js";
import { jsonText } from "./json.js";
import { createProgress, type Progress } from "./progress.js";

const usualPollMs = 500;

/** Shows the progress of index builds on a terminal while work goes on that creates indexes. */
export async function withIndexProgress<Result>(
  { db }: Database,
  work: () => Promise<Result>,
  { stream = process.stderr, pollMs = usualPollMs }: ProgressOptions = {},
): Promise<Result> {
  if (!stream.isTTY) return work();
  let shown: { readonly total: number; readonly bar: Progress; done: number } | undefined;
  const poll = async (): Promise<void> => {
    const step = stepIn(await db.admin().command({ currentOp: 1 }));
    if (step === undefined) return;
    if (shown?.total !== step.total || step.done < shown.done) {
      shown?.bar.end();
      shown = { total: step.total, bar: createProgress("Indexing", step.total, stream), done: 0 };
    }
    shown.bar.step(step.done - shown.done);
    shown.done = step.done;
  };
  // A poll that fails shows nothing; the work itself reports the error.
  const timer = setInterval(() => void poll().catch(() => undefined), pollMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    shown?.bar.end();
  }
}

interface ProgressOptions {
  readonly stream?: NodeJS.WriteStream;
  /** Milliseconds between two polls. */
  readonly pollMs?: number;
}

/** Reads the message of an index build, which ends in `done/total` and a percentage. */
function stepIn({ inprog }: Document): { readonly done: number; readonly total: number } | undefined {
  const running: readonly unknown[] = Array.isArray(inprog) ? inprog : [];
  for (const operation of running) {
    const message = isObject(operation) ? jsonText(operation.msg) : "";
    const [, done, total] = /^Index Build\b.* (\d+)\/(\d+)\b/.exec(message) ?? [];
    if (done !== undefined && total !== undefined) return { done: Number(done), total: Number(total) };
  }
  return undefined;
}
