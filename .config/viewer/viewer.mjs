// The viewer of the API document. Its package brings 260 others, all of which are in its one file for browsers already, so
// only that file is taken: after `npm ci`, or by the first build. viewer.json says which it has to be.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = import.meta.dirname;
const cache = resolve(folder, "..", "..", "node_modules", ".cache", "viewer");

/** The text of all licences of what is in the viewer. */
export const viewerLicences = join(folder, "LICENSES.txt");

/** The path of the viewer, after it is taken where it is not there yet. */
export function viewer() {
  const { name, version, sha256 } = JSON.parse(readFileSync(join(folder, "viewer.json"), "utf8"));
  const path = join(cache, `${version}-${sha256.slice(0, 16)}.js`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const taken = takeFile(name, version, cache);
  const found = createHash("sha256").update(readFileSync(taken)).digest("hex");
  if (found !== sha256) {
    rmSync(taken);
    throw new Error(`The viewer ${name} ${version} is not the one of viewer.json: its SHA-256 is ${found}.`);
  }
  renameSync(taken, path);
  return path;
}

/** Puts the file for browsers of a version into a folder; its path. */
function takeFile(name, version, into) {
  const work = mkdtempSync(join(into, "pack-"));
  try {
    const pack = ["pack", `${name}@${version}`, "--json", "--loglevel=error", "--pack-destination", work];
    const [{ filename }] = JSON.parse(
      execFileSync("npm", pack, { cwd: work, encoding: "utf8", shell: onWindows }),
    );
    const inside = "package/dist/browser/standalone.js";
    execFileSync("tar", ["-xzf", filename.replace("@", "").replace("/", "-"), inside], { cwd: work });
    const taken = join(into, `${process.pid}.js`);
    renameSync(join(work, inside), taken);
    return taken;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** There npm is a script of the shell. */
const onWindows = process.platform === "win32";

if (import.meta.url === pathToFileURL(process.argv[1]).href) viewer();
