import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ToolError } from "./tool.js";

/** Throws a ToolError where a file exists that a command would overwrite. */
export function rejectExisting(file: string): void {
  if (existsSync(file)) throw new ToolError(`${file} is there already. Take another name, or remove it.`);
}

/** Writes a file that gets its name once it is complete and on the disk. Only its owner may read it. */
export async function writeWholeFile(
  file: string,
  pieces: AsyncIterable<string | Uint8Array>,
  ...transforms: readonly NodeJS.ReadWriteStream[]
): Promise<void> {
  const partial = `${file}.partial`;
  try {
    const target = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline([Readable.from(pieces), ...transforms, target]);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
