import type { SerializedError } from "vitest";
import type { Reporter, TestModule, Vitest } from "vitest/node";

/**
 * Ends the output of a test run with the seed of its order, if it has one, and one line that a program can read:
 * `12 passed, 0 failed`, with `, 3 skipped` behind it only if there are any. A file that could not be loaded and an error outside of all tests count as one
 * failure each, so that 0 failed always means a run without an error. It is a default export because vitest takes
 * a reporter from a file in no other way.
 */
export default class CountReporter implements Reporter {
  private watches = false;
  private order = "";

  onInit(vitest: Vitest): void {
    const { watch, sequence } = vitest.config;
    this.watches = watch;
    if (sequence.shuffle === true) this.order = `In this order again: --sequence.seed=${sequence.seed}\n`;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const line = `${this.order}${describe(count(modules, unhandledErrors.length))}\n`;
    if (this.watches) process.stdout.write(line);
    // Other reporters and the teardown of the run may still print something.
    else process.once("exit", () => process.stdout.write(line));
  }
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function count(modules: readonly TestModule[], errors: number): Counts {
  const counts: Counts = { passed: 0, failed: errors, skipped: 0 };
  for (const module of modules) {
    const failedBefore = counts.failed;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // A test that never came to its end did not pass.
      counts[state === "pending" ? "failed" : state]++;
    }
    if (!module.ok() && counts.failed === failedBefore) counts.failed++;
  }
  return counts;
}

function describe({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
