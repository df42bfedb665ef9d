import { expect, it } from "vitest";
import { useTwins } from "./use-twins.js";

/** Tests that services with and without caches answer alike; a file for each seed, so that they run side by side. */
export function testTwins({ seed, steps }: { readonly seed: number; readonly steps: number }): void {
  const converse = useTwins();

  it(`services with and without caches answer the same reads with the same bytes for ${steps} writes of seed ${seed}`, async () => {
    const { statuses } = await converse(seed, steps);
    expect(statuses.get(200)).toBeGreaterThan(2.5 * steps);
  });
}
