import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, withLineFeeds } from "./manifest.js";

/** State of a file on disk. */
export interface DiskFile {
  /** Of its bytes. */
  readonly hash: string;
  /** Of its text with line feeds; the same for most files. */
  readonly hashWithLineFeeds: string;
}

/** The file below a folder, or `undefined` where none can be read. */
export function diskFileAt(folder: string, path: string): DiskFile | undefined {
  try {
    return readAt(join(folder, path));
  } catch {
    return undefined;
  }
}

function readAt(target: string): DiskFile {
  const bytes = readFileSync(target);
  const hash = hashOf(bytes);
  const hashWithLineFeeds = bytes.includes("\r\n") ? hashOf(withLineFeeds(bytes.toString())) : hash;
  return { hash, hashWithLineFeeds };
}
