import { readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Writes a file of the spec back to its folder; `file` is the name that places use. Retains a byte order mark. */
export function saveSpecFile(directory: string, file: string, text: string): void {
  const path = join(directory, posix.relative("spec", file));
  const hasMark = readFileSync(path).subarray(0, byteOrderMark.length).equals(byteOrderMark);
  writeFileSync(path, hasMark ? Buffer.concat([byteOrderMark, Buffer.from(text)]) : text);
}
