import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runTests } from "./run-tests.js";

const reporters = ["progress-reporter.ts", "count-reporter.ts"];

test("the seed of a shuffled run stands before it, and gives the same order again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "order-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "order");
  const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const note = (name: string): string => `test('${name}', () => fs.appendFileSync('${file}', '${name}'));`;
  const text = ["import fs from 'node:fs';", ...names.map(note)].join("\n");
  const run = async (...options: string[]) => {
    writeFileSync(file, "");
    const lines = await runTests({ "a.test.ts": text }, reporters, ["--sequence.shuffle.tests", ...options]);
    return { again: lines.at(-2), order: readFileSync(file, "utf8") };
  };
  const first = await run();
  const [seed = ""] = /--sequence\.seed=\d+$/.exec(first.again ?? "") ?? [];
  expect(first.again).toBe(`In this order again: ${seed}`);
  expect(await run(seed)).toEqual(first);
  expect(first.order.split("").sort()).toEqual(names);
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
