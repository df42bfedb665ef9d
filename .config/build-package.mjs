// Builds what the package consists of besides its sources, before it is packed: node .config/build-package.mjs
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { bundlePackage } from "../generator/bundle.mjs";
import { licences } from "../generator/licences.mjs";
import { buildPages } from "./build-pages.mjs";
import { usePackageReadme } from "./package-readme.mjs";

const root = resolve(import.meta.dirname, "..");
const generator = join(root, "build", "generator", "package");
const compiler = join(root, "node_modules", "@typescript", "native", "bin", "tsc");

await buildPages();
rmSync(generator, { recursive: true, force: true });
rmSync(join(root, "build", "runtime"), { recursive: true, force: true });
const compile = [compiler, "-p", join(root, ".config", "tsconfig.build.json"), "--declaration"];
const { status } = spawnSync(process.execPath, [...compile, "--incremental", "false"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
const types = [compiler, "-p", join(root, ".config", "tsconfig.extensions.json")];
if (spawnSync(process.execPath, types, { stdio: "inherit" }).status !== 0) process.exit(1);
mkdirSync(generator, { recursive: true });
writeFileSync(join(generator, "main.cjs"), await bundlePackage());
copyFileSync(join(root, "node_modules", "recheck", "lib", "browser.js"), join(generator, "recheck.cjs"));
await inlineTestPackages();
usePackageReadme();

/** The modules of the fake service that use packages which products do not install have these inside. */
async function inlineTestPackages() {
  const folder = join(root, "build", "runtime", "testing");
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["memory-documents", "plain-dependencies"].map((name) => join(folder, `${name}.js`)),
    outdir: folder,
    allowOverwrite: true,
    bundle: true,
    metafile: true,
    platform: "node",
    target: "node20",
    format: "esm",
    legalComments: "none",
    logLevel: "error",
    plugins: [
      {
        name: "own modules",
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\// }, ({ path, importer }) =>
            importer.startsWith(folder) ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  writeFileSync(join(folder, "LICENSES.txt"), await licences(Object.keys(metafile.inputs)));
}
