import { expect, it } from "vitest";
import { useTwins } from "./use-twins.js";

const converse = useTwins();

it.each([1, 2, 3])(
  "services with and without caches answer the same reads with the same bytes for 400 writes of seed %i",
  async (seed) => {
    const { statuses } = await converse(seed, 400);
    expect(statuses.get(200)).toBeGreaterThan(1000);
  },
);
