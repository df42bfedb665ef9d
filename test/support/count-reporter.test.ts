import { expect, test } from "vitest";
import { runTests } from "./run-tests.js";

const reporters = ["progress-reporter.ts", "count-reporter.ts"];

test("the last line counts what passed and what failed", async () => {
  const lines = await runTests(
    {
      "a.test.ts": "test('a', () => {}); test('b', () => { throw new Error('no'); });",
    },
    reporters,
  );
  expect(lines.at(-1)).toBe("1 passed, 1 failed");
});

test("the last line counts what was skipped, if anything was", async () => {
  const lines = await runTests(
    {
      "a.test.ts": "test('a', () => {}); test.skip('b', () => {}); test.todo('c');",
    },
    reporters,
  );
  expect(lines.at(-1)).toBe("1 passed, 0 failed, 2 skipped");
});

test("a file that does not load and an error outside of all tests are failures", async () => {
  const lines = await runTests(
    {
      "a.test.ts": "throw new Error('no');",
      "b.test.ts": "test('b', () => { void Promise.reject(new Error('late')); });",
    },
    reporters,
  );
  expect(lines.at(-1)).toBe("1 passed, 2 failed");
});
