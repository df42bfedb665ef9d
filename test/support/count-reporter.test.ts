import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const REPORTER = fileURLToPath(new URL("count-reporter.ts", import.meta.url));
const CACHE = fileURLToPath(new URL("../../node_modules/.cache-", import.meta.url));

test("the last line counts what passed and what failed", async () => {
  const lines = await runTests({
    "a.test.ts": "test('a', () => {}); test('b', () => { throw new Error('no'); });",
  });
  expect(lines.at(-1)).toBe("1 passed, 1 failed");
});

test("the last line counts what was skipped, if anything was", async () => {
  const lines = await runTests({
    "a.test.ts": "test('a', () => {}); test.skip('b', () => {}); test.todo('c');",
  });
  expect(lines.at(-1)).toBe("1 passed, 0 failed, 2 skipped");
});

test("a file that does not load and an error outside of all tests are failures", async () => {
  const lines = await runTests({
    "a.test.ts": "throw new Error('no');",
    "b.test.ts": "test('b', () => { void Promise.reject(new Error('late')); });",
  });
  expect(lines.at(-1)).toBe("1 passed, 2 failed");
});

/** Runs vitest on these files, which must lie where it finds its own package, and gives the lines that it prints. */
async function runTests(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = await mkdtemp(CACHE);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(root, name), `import { test } from "vitest";\n${text}\n`);
  }
  const vitest = join(createRequire(import.meta.url).resolve("vitest/package.json"), "..", "vitest.mjs");
  const options = ["run", "--root", root, "--reporter", "default", "--reporter", REPORTER];
  return await new Promise((resolve) => {
    execFile(process.execPath, [vitest, ...options], (_error, stdout) => {
      resolve(stdout.trimEnd().split("\n"));
    });
  });
}
