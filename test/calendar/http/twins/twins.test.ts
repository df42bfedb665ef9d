import { expect, it } from "vitest";
import { useTwins } from "./use-twins.js";

const converse = useTwins();
const steps = 40;

it("services with and without caches answer the same reads with the same bytes, whatever is written between", async () => {
  const { statuses, written, hits } = await converse(9, steps);
  // Otherwise the conversation would prove little.
  for (const status of [200, 400, 403, 404])
    expect(statuses.get(status), `reads answered with ${status}`).toBeGreaterThan(steps / 10);
  for (const status of [200, 201])
    expect(written.get(status), `writes answered with ${status}`).toBeGreaterThan(steps / 10);
  expect(hits).toBeGreaterThan(steps);
});
