// What the command does with the product in the current folder: generate, compile, serve, pack its client.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, watch } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { loadExtensions, productOptions, sourceOf } from "./load-extensions.mjs";

const root = resolve(import.meta.dirname, "..");
const product = process.cwd();
const program = join(product, "build", "generated", "server", "index.js");

/** Runs the generator on spec/, generated/ and hooks/, and returns its exit code. */
export async function generate(args) {
  const path = join(root, "build", "generator", "package", "main.cjs");
  const run = new Script(readFileSync(path, "utf8"), { filename: path }).runInThisContext();
  const module = { exports: {} };
  run(module.exports, createRequire(path), module, path, dirname(path));
  const extensions = await loadExtensions(product).catch((error) => {
    console.error(`${error.message}\nNo file was written.`);
  });
  if (extensions === undefined) return 1;
  return (await module.exports.main(["--hooks", "hooks", ...args], extensions)).exitCode;
}

/** Serves, or runs the tool that the first argument names: generates and compiles first where a source is newer than the compiled code. */
export async function start(args) {
  if (isStale()) {
    // What a tool prints may be read by a program.
    const isTool = args[0] !== undefined && !args[0].startsWith("-");
    const code = (await generate(isTool ? ["--quiet"] : [])) || compile();
    if (code !== 0) return code;
  }
  const { run } = await import("../build/runtime/tools/program.js");
  await run({ args, load });
  return process.exitCode ?? 0;
}

/** Compiles the service, and packs the typed client into build/. */
export async function build() {
  const code = (await generate([])) || compile();
  if (code !== 0) return code;
  const { packClient } = await import("./pack-client.mjs");
  await packClient(product);
  return 0;
}

/** Serves, and starts again after each edit of spec/, hooks/, emitters or sections, until Ctrl-C. */
export function dev() {
  const command = [join(root, "generator", "cli.mjs"), "start"];
  let child;
  let waiting;
  const restart = () => {
    const next = () => {
      child = spawn(process.execPath, command, { stdio: "inherit" });
    };
    if (child === undefined || child.exitCode !== null) next();
    else child.once("exit", next).kill("SIGTERM");
  };
  const watched = new Set(["spec", "hooks", ...ownSources()]);
  const isFolder = (path) => statSync(join(product, path), { throwIfNoEntry: false })?.isDirectory();
  for (const name of [...watched].filter(isFolder))
    watch(join(product, name), { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(restart, 200);
    });
  restart();
  return new Promise((done) => {
    for (const signal of ["SIGINT", "SIGTERM"])
      process.once(signal, () => {
        child.once("exit", () => process.exit(0)).kill(signal);
        done(0);
      });
  });
}

async function load() {
  const [{ createProduct }, { hooks }] = await Promise.all([
    import(pathToFileURL(program).href),
    import(pathToFileURL(join(product, "build", "hooks", "index.js")).href),
  ]);
  return createProduct(hooks);
}

function compile() {
  const compiler = join(product, "node_modules", "@typescript", "native", "bin", "tsc");
  if (!existsSync(compiler)) {
    console.error("The dependencies are not installed. Run `npm install` first.");
    return 1;
  }
  return spawnSync(process.execPath, [compiler, "-p", "tsconfig.json"], { stdio: "inherit" }).status ?? 1;
}

function isStale() {
  if (!existsSync(program)) return true;
  const built = statSync(program).mtimeMs;
  return ["spec", "hooks", "generated", "tsconfig.json", "package.json", ...ownSources()].some((name) => {
    const path = join(product, name);
    return existsSync(path) && newest(path) > built;
  });
}

/** Files and folders that emitters and sections are made of; none where package.json is wrong, which the generator reports. */
function ownSources() {
  try {
    const { emitters, sections } = productOptions(product);
    return [...emitters, ...sections].map(sourceOf);
  } catch {
    return [];
  }
}

function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((entry) => newest(join(path, entry))));
}
