/** Does what one caller asks for; callers at the same time are served together. */
export type Batched<Item, Result> = (item: Item) => Promise<Result>;

const largestRound = 200;

/** A round that takes longer holds nobody up any more: a store that went away may never answer it. */
const usualPatienceMs = 2000;

/** The clock that a test may put in its place later has no part in this. */
const endOfTurn = setImmediate;
const [startTimer, stopTimer] = [setTimeout, clearTimeout];

/**
 * Gathers what callers ask for at the same time into rounds, so that many cost one round trip. The first round is for all who
 * ask in one turn of the event loop; who comes while a round is under way belongs to the next one, which waits for it no
 * longer than `patienceMs`. Each begins after they asked: nothing is answered from before the question. `work` gives what
 * became of each item in their order; an error rejects that item alone, one that it throws all of the round.
 */
export function createBatcher<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  patienceMs = usualPatienceMs,
): Batched<Item, Result> {
  interface Asked {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (reason: unknown) => void;
  }
  let waiting: Asked[] = [];
  let isUnderWay = false;

  async function runRounds(): Promise<void> {
    isUnderWay = true;
    await new Promise<void>((resolve) => {
      endOfTurn(resolve);
    });
    while (waiting.length > 0) {
      const round = waiting.slice(0, largestRound);
      waiting = waiting.slice(largestRound);
      await new Promise<void>((resolve) => {
        const timer = startTimer(resolve, patienceMs);
        void runRound(round).then(() => {
          stopTimer(timer);
          resolve();
        });
      });
    }
    isUnderWay = false;
  }

  async function runRound(round: readonly Asked[]): Promise<void> {
    try {
      const results = await work(round.map(({ item }) => item));
      for (const [at, { resolve, reject }] of round.entries()) {
        const result = results[at];
        if (result instanceof Error) reject(result);
        // There is one result for each item.
        else resolve(result as Result);
      }
    } catch (error) {
      for (const { reject } of round) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isUnderWay) void runRounds();
    });
}

/** The same for each of several things by name, such as collections. */
export function createNamedBatcher<Item, Result>(
  work: (name: string, items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
): (name: string, item: Item) => Promise<Result> {
  const byName = new Map<string, Batched<Item, Result>>();
  return (name, item) => {
    const known = byName.get(name) ?? createBatcher((items) => work(name, items));
    byName.set(name, known);
    return known(item);
  };
}
