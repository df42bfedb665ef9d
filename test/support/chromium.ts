import { existsSync } from "node:fs";

/** Where a browser for tests is installed; undefined, and said so on the console, where none is. */
export function chromiumPath(): string | undefined {
  const path = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  if (existsSync(path)) return path;
  console.log(
    `There is no browser at ${path}: its tests are skipped. Install Chromium, or set CHROMIUM_PATH.`,
  );
  return undefined;
}
