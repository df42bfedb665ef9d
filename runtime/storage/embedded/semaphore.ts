/** A limit on work that runs at the same time; what is above it waits in the order it came. */
export interface Lanes {
  /** Runs `work` as soon as a lane is free; rejects when the lanes are closed before its turn. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects everything that waits and everything to come; what runs is not touched. */
  close(): void;
}

/** Opens `count` lanes. */
export function createLanes(count: number): Lanes {
  let free = count;
  let closed = false;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (free > 0) free--;
    else await new Promise<void>((proceed) => waiting.push(proceed));
  }

  function leave(): void {
    const next = waiting.shift();
    // The lane goes straight to the next in line, so nobody who comes later can take it first.
    if (next) next();
    else free++;
  }

  return {
    async run(work) {
      await enter();
      try {
        if (closed) throw new Error("the database is closing");
        return await work();
      } finally {
        leave();
      }
    },
    close() {
      closed = true;
    },
  };
}
