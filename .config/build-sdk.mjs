// Builds the client's package below build/sdk, or FOLDER/sdk, and packs it beside that: node .config/build-sdk.mjs [FOLDER]
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { bundleTesting } from "./bundle-testing.mjs";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "generated", "sdk");
const folder = resolve(process.argv[2] ?? join(root, "build"));
const target = join(folder, "sdk");
const compiler = join(root, "node_modules", "@typescript", "native", "bin", "tsc");

rmSync(target, { recursive: true, force: true });
for (const format of ["esm", "cjs"]) {
  const project = join(root, ".config", "sdk", `tsconfig.${format}.json`);
  const outDir = join(target, "dist", format);
  execFileSync(process.execPath, [compiler, "-p", project, "--outDir", outDir], { stdio: "inherit" });
}
writeFileSync(join(target, "dist", "cjs", "package.json"), '{ "type": "commonjs" }\n');
await bundleTesting(join(target, "dist"));
await bundleScript(join(target, "dist"));
const { license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
writeFileSync(join(target, "package.json"), `${JSON.stringify({ ...manifest, license }, undefined, 2)}\n`);
for (const name of ["README.md", "CHANGELOG.md"]) {
  if (existsSync(join(source, name))) copyFileSync(join(source, name), join(target, name));
}
copyFileSync(join(root, "LICENSE"), join(target, "LICENSE"));

const { name, version } = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: target });
console.log(relative(root, join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`)));

/** For pages without modules: one script, which sets a global named like the package, such as `BookStoreClient`. */
async function bundleScript(folder) {
  const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const words = manifest.name.replace(/^.*\//, "").split(/[^a-zA-Z0-9]+/);
  const contents = `export * from "./index.js";
export { dateToLocal, fromDate, localToDate, toDate } from "./core/dates.js";`;
  await build({
    stdin: { contents, resolveDir: join(folder, "esm") },
    outfile: join(target, manifest.unpkg),
    bundle: true,
    minify: true,
    format: "iife",
    globalName: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(""),
    target: "es2022",
    legalComments: "none",
    logLevel: "error",
  });
}
