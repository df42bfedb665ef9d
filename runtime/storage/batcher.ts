const largestBatch = 200;

/** A batch that takes longer no longer blocks the next one: a store that went away may never answer it. */
const defaultTimeoutMs = 2000;

/** Taken at the start, so that fake clocks of tests have no effect. */
const endOfTurn = setImmediate;
const [startTimer, stopTimer] = [setTimeout, clearTimeout];

/**
 * Creates a function that batches concurrent calls, so that many cost one round trip. The first batch has the calls of one
 * turn of the event loop; calls that come while a batch runs belong to the next one, which waits for it at most `timeoutMs`.
 * A batch starts after its calls, so that no result is older than its call. `work` returns the result of each item in their
 * order; an error rejects that item alone, one that it throws the whole batch.
 */
export function createBatcher<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  timeoutMs = defaultTimeoutMs,
): (item: Item) => Promise<Result> {
  interface Call {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (reason: unknown) => void;
  }
  let waiting: Call[] = [];
  let isRunning = false;

  async function runBatches(): Promise<void> {
    isRunning = true;
    await new Promise<void>((resolve) => {
      endOfTurn(resolve);
    });
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      await new Promise<void>((resolve) => {
        const timer = startTimer(resolve, timeoutMs);
        void runBatch(batch).then(() => {
          stopTimer(timer);
          resolve();
        });
      });
    }
    isRunning = false;
  }

  async function runBatch(batch: readonly Call[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const result = results[at];
        if (result instanceof Error) reject(result);
        // There is one result for each item.
        else resolve(result as Result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runBatches();
    });
}

/** Creates a batcher for each name, such as that of a collection. */
export function createNamedBatcher<Item, Result>(
  work: (name: string, items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
): (name: string, item: Item) => Promise<Result> {
  const byName = new Map<string, (item: Item) => Promise<Result>>();
  return (name, item) => {
    const batched = byName.get(name) ?? createBatcher((items) => work(name, items));
    byName.set(name, batched);
    return batched(item);
  };
}

/** Creates batchers for each owner, such as a database, and for each name. */
export function createOwnedBatcher<Owner extends object, Item, Result>(
  work: (owner: Owner, name: string, items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
): (owner: Owner, name: string, item: Item) => Promise<Result> {
  const byOwner = new WeakMap<Owner, (name: string, item: Item) => Promise<Result>>();
  return (owner, name, item) => {
    const batched =
      byOwner.get(owner) ?? createNamedBatcher<Item, Result>((one, items) => work(owner, one, items));
    byOwner.set(owner, batched);
    return batched(name, item);
  };
}
