import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.js";

/**
 * The folder of what `build` makes of the sources in some folders of the repository. All test files share it: it lies below
 * `build`, named by a hash of the sources, and is made only where it is not there.
 */
export function sharedBuild(
  name: string,
  sources: readonly string[],
  build: (folder: string) => void,
): string {
  const shelf = join(root, "build", name);
  const home = join(shelf, hashOfSources(sources));
  if (existsSync(home)) return home;
  mkdirSync(shelf, { recursive: true });
  const scratch = mkdtempSync(join(shelf, "new-"));
  build(scratch);
  try {
    renameSync(scratch, home);
  } catch (error) {
    // Another test file may have been as quick; then its build is as good.
    rmSync(scratch, { recursive: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/** A hash of the sources in some folders of the repository. */
function hashOfSources(folders: readonly string[]): string {
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
