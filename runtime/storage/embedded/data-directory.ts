import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openFailed } from "./store-error.js";

/**
 * Makes the directory `name` within the data directory, with everything above it, accessible to this user only,
 * and returns its path. An existing one is left as it is. Throws a StoreError with `OPEN_FAILED`.
 */
export async function createDataDirectory(dataDir: string, name: string): Promise<string> {
  const directory = join(dataDir, name);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return directory;
  } catch (error) {
    throw openFailed(directory, error instanceof Error ? error.message : String(error));
  }
}
