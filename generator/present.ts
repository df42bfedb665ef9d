import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashOf, withLineFeeds } from "./manifest.js";

/** A file as it stands on disk. */
export interface PresentFile {
  /** Of its bytes. */
  readonly hash: string;
  /** Of its text with line feeds; the same for most files. */
  readonly hashWithLineFeeds: string;
}

/** Files that were read before, with what the disk says of them when they change. */
const known = new Map<string, { readonly stamp: string; readonly file: PresentFile }>();

/** A file that was changed twice within this time may look alike after both. */
const sameMomentMs = 100;

/** The file below a folder, or `undefined` where none can be read. One that has not changed is not read again. */
export function presentAt(folder: string, path: string): PresentFile | undefined {
  const target = join(folder, path);
  try {
    const { ino, size, mtimeNs, ctimeNs, ctimeMs } = statSync(target, { bigint: true });
    const stamp = [ino, size, mtimeNs, ctimeNs].join(" ");
    const before = known.get(target);
    if (before?.stamp === stamp) return before.file;
    const isOld = Date.now() - Number(ctimeMs) > sameMomentMs;
    const file = readAt(target);
    if (isOld) known.set(target, { stamp, file });
    return file;
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
