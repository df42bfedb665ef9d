import { expect, test } from "vitest";
import { progressLine } from "./progress-reporter.js";
import { runTests } from "./run-tests.js";

test("the progress line counts files and estimates what is left from the time so far", () => {
  expect(progressLine({ done: 0, files: 40, elapsedMs: 400 })).toBe("0 of 40 files, 0:00 elapsed");
  expect(progressLine({ done: 10, files: 40, elapsedMs: 65_000 })).toBe(
    "10 of 40 files, 1:05 elapsed, about 3:15 left",
  );
});

test("a log has a progress line for each tenth of the files", async () => {
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const files = Object.fromEntries(
    numbers.map((number) => [`${number}.test.ts`, "test('passes', () => {});"]),
  );
  const lines = await runTests(files, ["progress-reporter.ts"]);
  const done = lines.flatMap((line) => /^(\d+) of 20 files, /.exec(line)?.slice(1) ?? []);
  expect(done.map(Number)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
});

test("a file that failed is printed as by vitest itself", async () => {
  const files = { "a.test.ts": "test('a', () => { throw new Error('no'); });" };
  const lines = await runTests(files, ["progress-reporter.ts"]);
  expect(lines.some((line) => /a\.test\.ts.*1 failed/.test(line))).toBe(true);
});
