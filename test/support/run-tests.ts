import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache-", import.meta.url));

/**
 * Runs vitest on these files, which must lie where it finds its own package, with reporters of this folder; resolves with
 * the lines that it prints.
 */
export async function runTests(
  files: Readonly<Record<string, string>>,
  reporters: readonly string[],
  options: readonly string[] = [],
): Promise<string[]> {
  const root = await mkdtemp(CACHE);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(root, name), `import { test } from "vitest";\n${text}\n`);
  }
  const vitest = join(createRequire(import.meta.url).resolve("vitest/package.json"), "..", "vitest.mjs");
  const chosen = reporters.flatMap((name) => ["--reporter", join(import.meta.dirname, name)]);
  return await new Promise((resolve) => {
    // One process for all files: they have nothing to keep apart.
    const quick = ["--pool", "threads", "--no-isolate", "--max-workers", "1", ...options];
    execFile(process.execPath, [vitest, "run", "--root", root, ...quick, ...chosen], (_error, stdout) => {
      resolve(stdout.trimEnd().split("\n"));
    });
  });
}
