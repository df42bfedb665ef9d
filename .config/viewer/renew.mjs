// Takes another version of the viewer of the API document: node .config/viewer/renew.mjs VERSION
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { licences } from "../../generator/licences.mjs";
import { viewer, viewerLicences } from "./viewer.mjs";

const name = "@scalar/api-reference";
const [version] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error("usage: node .config/viewer/renew.mjs VERSION");
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "viewer-"));
try {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  install(`${name}@${version}`);
  const built = join(folder, "node_modules", name, "dist", "browser", "standalone.js");
  const bytes = readFileSync(built);
  const { sources } = JSON.parse(readFileSync(`${built}.map`, "utf8"));
  const packages = packagesIn(sources);
  // What was built into a part of the viewer is not installed with it, but its licence is wanted too.
  const unknown = packages.filter((one) => !existsSync(join(folder, "node_modules", one)));
  if (unknown.length > 0) install(...unknown);
  const texts = await licences(
    packages.map((one) => `node_modules/${one}`),
    folder,
  );
  writeFileSync(viewerLicences, texts.replaceAll("\r", ""));
  const { license } = JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(
    join(import.meta.dirname, "viewer.json"),
    `${JSON.stringify({ name, version, license, sha256 }, null, 2)}\n`,
  );
  viewer();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The packages whose code is in a file, by the sources of its map: those of the viewer's own repository by their folder. */
function packagesIn(sources) {
  const named = sources.flatMap((source) => {
    const own = /^(?:\.\.\/){3}([\w-]+)\/dist\//.exec(source);
    if (own !== null) return [`@scalar/${own[1]}`];
    const [, other] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
    return other === undefined ? [] : [other];
  });
  return [...new Set([name, ...named])];
}

function install(...packages) {
  const options = [
    "--save-exact",
    "--legacy-peer-deps",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  execFileSync("npm", ["install", ...options, ...packages], { cwd: folder, stdio: "inherit" });
}
