// Sends random calls of every operation through client and parser: npx tsx test/calendar/bench/round-trip.ts [RUNS]
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { randomCalls } from "../support/round-trips.js";

const runs = Number(process.argv[2] ?? 1000);
for (const { operation, inputs, send } of randomCalls()) {
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const { passed, read } = await send(input);
      return isDeepStrictEqual(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(passed)));
    }),
    { numRuns: runs },
  );
  console.log(`${operation}: ${runs} argument sets came back equal`);
}
