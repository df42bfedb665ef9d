import { availableParallelism, loadavg } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.js";

const longTests = "test/**/*.long.test.ts";
/** Packages have tests of their own. */
const installed = "**/node_modules/**";

/** Generated code imports the package by its name. */
const door = new URL("../runtime/codegen.ts", import.meta.url).pathname;

/** How many times longer than on a machine of its own a test may take: as many as there are processes for a core. */
const { TEST_PATIENCE = Math.max(1, Math.ceil((loadavg()[0] ?? 0) / availableParallelism())) } = process.env;
const patience = Number(TEST_PATIENCE);
/** Those that take long wait for whole programs, elections and retries. */
const longPatience = 6 * patience;

export default defineConfig({
  resolve: { alias: [{ find: /^specwright$/, replacement: door }] },
  test: {
    root: new URL("..", import.meta.url).pathname,
    globalSetup: ["test/support/engine.global.ts"],
    pool: "forks",
    // Tests wait for processes as often as they compute: two at a time use 80 % of two cores.
    maxWorkers: availableParallelism() + 1,
    env: { TZ: "UTC", TEST_PATIENCE: String(patience) },
    // No test fails because the machine is slow; the limits end those that hang.
    testTimeout: 150_000 * patience,
    hookTimeout: 150_000 * patience,
    teardownTimeout: 300_000,
    expect: { poll: { timeout: 20_000 * patience } },
    sequence: { sequencer: LongestFirst },
    reporters: ["./test/support/progress-reporter.ts", "./test/support/count-reporter.ts"],
    projects: [
      // A new test file belongs here. Files share a process, and with it the modules of the service, which halves their time.
      {
        extends: true,
        test: {
          name: "fast",
          include: ["test/**/*.test.ts"],
          exclude: [installed, longTests],
          isolate: false,
        },
      },
      // What takes more than about ten seconds and has a shorter relative in the fast tier. Seeds have a file each, and the
      // longest come first, so that the run does not end with one long file that is alone.
      {
        extends: true,
        test: {
          name: "long",
          include: [longTests],
          exclude: [installed],
          env: { TEST_PATIENCE: String(longPatience) },
          testTimeout: 150_000 * longPatience,
          hookTimeout: 150_000 * longPatience,
          expect: { poll: { timeout: 20_000 * longPatience } },
        },
      },
    ],
  },
});
