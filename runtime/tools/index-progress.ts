import type { Database } from "../storage/database.js";
import { createProgress, type Progress } from "./progress.js";

const usualPollMs = 500;

/** Shows how far the store is with an index, as long as some work goes on that makes such. */
export async function withIndexProgress<Result>(
  { db }: Database,
  work: () => Promise<Result>,
  { stream = process.stderr, pollMs = usualPollMs }: ProgressOptions = {},
): Promise<Result> {
  if (!stream.isTTY) return work();
  let shown: { readonly total: number; readonly bar: Progress; done: number } | undefined;
  const look = async (): Promise<void> => {
    const step = stepIn(await db.admin().command({ currentOp: 1 }));
    if (step === undefined) return;
    if (shown?.total !== step.total || step.done < shown.done) {
      shown?.bar.end();
      shown = { total: step.total, bar: createProgress("Indexing", step.total, stream), done: 0 };
    }
    shown.bar.step(step.done - shown.done);
    shown.done = step.done;
  };
  // A look that fails shows nothing; the work itself tells what is wrong.
  const timer = setInterval(() => void look().catch(() => undefined), pollMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    shown?.bar.end();
  }
}

interface ProgressOptions {
  readonly stream?: NodeJS.WriteStream;
  /** Milliseconds from one look to the next. */
  readonly pollMs?: number;
}

/** What the store says of an index that it makes ends in `done/total`, and the part of a hundred. */
function stepIn(operations: object): { readonly done: number; readonly total: number } | undefined {
  const running: unknown = Reflect.get(operations, "inprog");
  if (!Array.isArray(running)) return undefined;
  for (const operation of running as readonly object[]) {
    const [, done, total] =
      /^Index Build\b.* (\d+)\/(\d+)\b/.exec(String(Reflect.get(operation, "msg") ?? "")) ?? [];
    if (done !== undefined && total !== undefined) return { done: Number(done), total: Number(total) };
  }
  return undefined;
}
