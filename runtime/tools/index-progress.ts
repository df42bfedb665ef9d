import type { Document } from "mongodb";
import { isObject } from "../core/properties.js";
import type { Database } from "../storage/database.js";
import { jsonText } from "../text/json.js";
import { createProgress } from "./tool.js";

/** Shows the progress of index builds on a terminal while work goes on that creates indexes. */
export async function withIndexProgress<Result>(
  { db }: Database,
  work: () => Promise<Result>,
  { stream = process.stderr, pollMs = 500 }: { stream?: NodeJS.WriteStream; pollMs?: number } = {},
): Promise<Result> {
  if (!stream.isTTY) return work();
  const progress = createProgress("Indexing", 0, stream);
  let shown = { total: 0, done: 0 };
  const poll = async (): Promise<void> => {
    const step = stepIn(await db.admin().command({ currentOp: 1 }));
    if (step === undefined) return;
    if (shown.total !== step.total || step.done < shown.done) {
      progress.next("Indexing", step.total);
      shown = { total: step.total, done: 0 };
    }
    progress.step(step.done - shown.done);
    shown = step;
  };
  // A poll that fails shows nothing; the work itself reports the error.
  const timer = setInterval(() => void poll().catch(() => undefined), pollMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    progress.end();
  }
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
