// Bundles the generator with its packages, so that a run reads one file instead of hundreds, and does no work that every
// run would do alike.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { build } from "esbuild";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The generator as one file: a function of what Node gives a CommonJS module, whose `main` runs a command line. */
export async function bundle() {
  const shapes = evaluate(await bundled("generator/spec/shape-code.ts")).shapeCode();
  return bundled("generator/command.ts", { plugins: [compiledShapes(shapes)] });
}

/** The generator and the tools for the spec as one file like that of `bundle`, as small as it gets: for the package. */
export async function bundlePackage() {
  const shapes = evaluate(await bundled("generator/spec/shape-code.ts")).shapeCode();
  const contents = `export { main } from "./command.js"; export { runSpecTool } from "./spec-tools.js";`;
  return bundled(undefined, {
    entryPoints: undefined,
    stdin: { contents, resolveDir: join(root, "generator"), loader: "ts" },
    plugins: [compiledShapes(shapes)],
    minify: true,
  });
}

async function bundled(entry, options) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    write: false,
    logLevel: "error",
    // Read with every run: short, and in bytes that need no decoding.
    minifyWhitespace: true,
    // Node shows the line of the error.
    lineLimit: 200,
    charset: "ascii",
    legalComments: "none",
    define: { "import.meta.url": "sourceUrl" },
    banner: {
      js: `(function (exports, require, module, __filename, __dirname) {
const sourceUrl = require("node:url").pathToFileURL(require("node:path").resolve(__dirname, "../../../generator/cli.ts")).href;`,
    },
    footer: { js: "})" },
    ...options,
  });
  return outputFiles[0].text;
}

function evaluate(code) {
  const module = { exports: {} };
  const run = new Script(code).runInThisContext();
  run(module.exports, createRequire(import.meta.url), module, "", join(root, "build", "generator", "none"));
  return module.exports;
}

/** The schema of the spec comes as the code that AJV makes of it. */
function compiledShapes(code) {
  return {
    name: "compiled shapes",
    setup({ onLoad }) {
      onLoad({ filter: /generator[\\/]spec[\\/]shape-validators\.ts$/ }, ({ path }) => ({
        contents: code,
        loader: "js",
        resolveDir: dirname(path),
      }));
    },
  };
}
