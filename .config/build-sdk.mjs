// Builds the client's package below build/sdk and packs it: node .config/build-sdk.mjs
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundleTesting } from "./bundle-testing.mjs";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "generated", "sdk");
const target = join(root, "build", "sdk");
const compiler = join(root, "node_modules", "@typescript", "native", "bin", "tsc");

rmSync(target, { recursive: true, force: true });
for (const format of ["esm", "cjs"]) {
  execFileSync(process.execPath, [compiler, "-p", join(root, ".config", "sdk", `tsconfig.${format}.json`)], {
    stdio: "inherit",
  });
}
writeFileSync(join(target, "dist", "cjs", "package.json"), '{ "type": "commonjs" }\n');
await bundleTesting(join(target, "dist"));
for (const name of ["package.json", "README.md", "CHANGELOG.md"]) {
  if (existsSync(join(source, name))) copyFileSync(join(source, name), join(target, name));
}
copyFileSync(join(root, "LICENSE"), join(target, "LICENSE"));

mkdirSync(join(root, "build"), { recursive: true });
const { name, version } = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
execFileSync("npm", ["pack", "--silent", "--pack-destination", join(root, "build")], { cwd: target });
console.log(`build/${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
