import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/engine.global.ts"],
    pool: "forks",
    // Tests wait for processes as often as they compute: two at a time use two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    env: { TZ: "UTC" },
    // No test fails because the machine is slow; the limits end those that hang.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    reporters: ["default", "./test/support/count-reporter.ts"],
  },
});
