import { access, constants, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { openFailed, readOnly } from "./store-error.js";

/**
 * Creates the directory `name` within the data directory, with everything above it, accessible to this user only,
 * and returns its path. An existing one is left as it is. Throws a StoreError: `READ_ONLY` where this user may not write to it
 * or to one of its files, else `OPEN_FAILED`.
 */
export async function createDataDirectory(dataDir: string, name: string): Promise<string> {
  const directory = join(dataDir, name);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await Promise.all(
      ["", ...(await readdir(directory))].map((entry) => checkWritable(join(directory, entry))),
    );
    return directory;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw READ_ONLY.has(codeOf(error)) ? readOnly(directory, reason) : openFailed(directory, reason);
  }
}

const READ_ONLY: ReadonlySet<unknown> = new Set(["EROFS", "EACCES", "EPERM"]);

/** A file that has vanished belongs to a process that has the directory open. */
async function checkWritable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
