import { readdir, stat, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { TestContext } from "vitest";
import { expect, test } from "vitest";
import { resolveAddon } from "../../runtime/storage/embedded/addon.js";
import { scratchDirectory } from "./fixtures/scratch.js";

test("starts at the same time make one copy and leave no drafts", async (context) => {
  const cache = await scratchDirectory();
  const paths = await Promise.all([resolveAddon([cache]), resolveAddon([cache]), resolveAddon([cache])]);
  expect(new Set(paths).size).toBe(1);
  skipUnlessCopied(context, paths[0], cache);
  expect(await readdir(join(cache, "embedded-mongodb"))).toHaveLength(1);
  expect(await readdir(dirname(paths[0]))).toHaveLength(2);
});

test("a complete copy is used as it is", async (context) => {
  const cache = await scratchDirectory();
  const path = await resolveAddon([cache]);
  skipUnlessCopied(context, path, cache);
  const { mtimeMs, ino } = await stat(path);
  expect(await resolveAddon([cache])).toBe(path);
  expect(await stat(path)).toMatchObject({ mtimeMs, ino });
});

test("a copy that was cut short is made anew", async (context) => {
  const cache = await scratchDirectory();
  const path = await resolveAddon([cache]);
  skipUnlessCopied(context, path, cache);
  const { size } = await stat(path);
  await truncate(path, 1000);
  expect(await resolveAddon([cache])).toBe(path);
  expect((await stat(path)).size).toBe(size);
  expect(await readdir(join(cache, "embedded-mongodb"))).toHaveLength(1);
});

test("the next cache directory is used when the first cannot be written to", async (context) => {
  const directory = await scratchDirectory();
  const occupied = join(directory, "file");
  await writeFile(occupied, "");
  const path = await resolveAddon([occupied, join(directory, "cache")]);
  skipUnlessCopied(context, path, join(directory, "cache"));
});

function skipUnlessCopied(context: TestContext, path: string, cache: string): void {
  context.skip(
    !path.startsWith(cache) && path.includes("node_modules"),
    "the addon loads here without a copy",
  );
  expect(path.startsWith(cache)).toBe(true);
}
