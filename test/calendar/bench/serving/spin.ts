import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Serializes and parses small texts for a number of milliseconds, and posts how many. */
const work = `
const { parentPort } = require("node:worker_threads");
parentPort.on("message", (milliseconds) => {
  const kept = [];
  let count = 0;
  for (const end = performance.now() + milliseconds; performance.now() < end; count += 1)
    kept[count & 63] = JSON.parse('{"a":[1,2,3],"b":"' + count + '"}');
  parentPort.postMessage(count);
});`;

const milliseconds = 1000;

/**
 * How much more two threads get done than one that has the machine alone: what no two processes can do better. Others
 * may share the machine, and its clock may be higher while only one core works.
 */
export async function spinRatio(): Promise<number> {
  const threads = [new Worker(work, { eval: true }), new Worker(work, { eval: true })];
  const [first] = threads;
  const run = async (some: readonly Worker[]): Promise<number> => {
    const counts = await Promise.all(
      some.map(async (thread) => {
        thread.postMessage(milliseconds);
        const [count] = (await once(thread, "message")) as [number];
        return count;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  try {
    // What is compiled meanwhile does not count.
    await run(threads);
    return (await run(threads)) / (await run(threads.filter((thread) => thread === first)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
