import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.js";

/** Moves what was built to its place. Another test file may have been as quick; then its build is as good. */
export function keepBuild(scratch: string, home: string): void {
  try {
    renameSync(scratch, home);
  } catch (error) {
    rmSync(scratch, { recursive: true });
    if (!existsSync(home)) throw error;
  }
}

/** A hash of the sources in some folders of the repository. */
export function hashOfSources(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
      // Folders have no extension.
      if (!/\.\w+$/.test(name)) continue;
      hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  return hash
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
    .slice(0, 16);
}
