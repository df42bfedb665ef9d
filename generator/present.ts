import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, withLineFeeds } from "./manifest.js";

/** A file as it stands on disk. */
export interface PresentFile {
  /** Of its bytes. */
  readonly hash: string;
  /** Of its text with line feeds; the same for most files. */
  readonly hashWithLineFeeds: string;
}

/** The file below a folder, or `undefined` where none can be read. */
export function presentAt(folder: string, path: string): PresentFile | undefined {
  try {
    return readAt(join(folder, path));
  } catch {
    return undefined;
  }
}

function readAt(target: string): PresentFile {
  const bytes = readFileSync(target);
  const hash = hashOf(bytes);
  const hashWithLineFeeds = bytes.includes("\r\n") ? hashOf(withLineFeeds(bytes.toString())) : hash;
  return { hash, hashWithLineFeeds };
}
