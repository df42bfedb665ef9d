// Replaces README.md by the page of the package while that is packed, and restores it: node .config/package-readme.mjs
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const readme = join(root, "README.md");
/** The README of the repository, while that of the package is in its place. */
const stored = join(root, "build", "README.md");

/** Writes `generator/package.md` as README.md, with its links as seen from there. */
export function usePackageReadme() {
  if (existsSync(readme) && !existsSync(stored)) renameSync(readme, stored);
  const page = readFileSync(join(root, "generator", "package.md"), "utf8");
  writeFileSync(readme, page.replaceAll("](../", "]("));
}

if (process.argv[1] === import.meta.filename) {
  if (existsSync(stored)) renameSync(stored, readme);
  else rmSync(readme, { force: true });
}
