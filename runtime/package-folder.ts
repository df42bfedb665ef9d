import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder of a package, of this one unless `from` lies in another; the same whether the code runs as TypeScript or built. */
export function packageFolder(path: string, from = import.meta.dirname): string {
  let folder = from;
  while (!existsSync(join(folder, "package.json"))) {
    const above = dirname(folder);
    if (above === folder)
      throw new Error("The code does not lie in its package any more: no package.json was found above it.");
    folder = above;
  }
  return join(folder, path);
}
