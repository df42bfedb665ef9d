// What the command does with the product in the current folder: generate, compile, serve, pack its client.
import cluster from "node:cluster";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { isLeft, runToEnd } from "./children.mjs";
import { loadExtensions, productOptions, sourceOf } from "./load-extensions.mjs";

const root = resolve(import.meta.dirname, "..");
const product = process.cwd();
const program = join(product, "build", "generated", "server", "index.js");
/** Hashes of what the program was compiled from. */
const record = join(product, "build", "sources.sha256");

/** The generator and the tools for the spec. */
export function loadGenerator() {
  const path = join(root, "build", "generator", "package", "main.cjs");
  const run = new Script(readFileSync(path, "utf8"), { filename: path }).runInThisContext();
  const module = { exports: {} };
  run(module.exports, createRequire(path), module, path, dirname(path));
  return module.exports;
}

/** Runs the generator on spec/, generated/ and hooks/, and returns its exit code. */
export async function generate(args) {
  const extensions = await loadExtensions(product).catch((error) => {
    console.error(`${error.message}\nNo file was written.`);
  });
  if (extensions === undefined) return 1;
  return (await loadGenerator().main(["--hooks", "hooks", ...args], extensions)).exitCode;
}

/** Serves, or runs the tool that the first argument names: compiles first where a source is not as it was compiled. */
export async function start(args) {
  const isHelp = args.some((arg) => arg === "--help" || arg === "-h");
  // Help is printed also while the spec has errors.
  const isReady = (isHelp && existsSync(program)) || isCompiled();
  if (cluster.isPrimary && !isReady) {
    // What a tool prints may be read by a program.
    const isTool = args[0] !== undefined && !args[0].startsWith("-");
    const code = await compile(isTool ? ["--quiet"] : []);
    if (code !== 0 || isLeft()) return code;
  }
  return serve(args);
}

/** Serves what was compiled last, or runs a tool with it. */
export async function serve(args) {
  const { run } = await import("../build/runtime/tools/program.js");
  await run({ args, load, defaults: ownSettings() });
  return process.exitCode ?? 0;
}

/** Generates and compiles the service, and returns the exit code. Code with errors replaces none that was compiled before. */
export async function compile(args) {
  rmSync(record, { force: true });
  const sources = hashOfFiles(sourceFiles());
  const code = await generate(args);
  if (code !== 0) return code;
  const compiler = join(product, "node_modules", "@typescript", "native", "bin", "tsc");
  if (!existsSync(compiler)) {
    console.error("The dependencies are not installed. Run `npm install` first.");
    return 1;
  }
  const generated = hashOfFiles(filesAt("generated"));
  const failed = await runToEnd([compiler, "-p", "tsconfig.json", "--noEmitOnError"]);
  if (failed === 0) writeFileSync(record, sources + generated);
  return failed;
}

/** Compiles the service, and packs the typed client into build/. */
export async function build() {
  const code = await compile([]);
  if (code !== 0) return code;
  const { packClient } = await import("./pack-client.mjs");
  await packClient(product);
  return 0;
}

/** What an author edits and the generator or the compiler reads: paths of files below the folder of the product. */
export function sourceFiles() {
  return ["spec", "hooks", "test", "tsconfig.json", "package.json", ...ownSources()].flatMap(filesAt);
}

/** Settings that have the name of the product, as package.json says it, where the environment sets none. */
function ownSettings() {
  const file = join(product, "package.json");
  const { name } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (typeof name !== "string") return {};
  return {
    MONGODB_DB: name
      .replaceAll(/[^\w-]+/g, "-")
      .replace(/^-/, "")
      .slice(0, 63),
  };
}

async function load() {
  const [{ createProduct }, { hooks, middleware = [] }] = await Promise.all([
    import(pathToFileURL(program).href),
    import(pathToFileURL(join(product, "build", "hooks", "index.js")).href),
  ]);
  return { ...createProduct(hooks), middleware };
}

/** Compares contents: a file that was edited while the compiler ran is older than what that wrote. */
function isCompiled() {
  if (!existsSync(program) || !existsSync(record)) return false;
  return readFileSync(record, "utf8") === hashOfFiles(sourceFiles()) + hashOfFiles(filesAt("generated"));
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

/** The files at or below a path, in order, without those that editors write beside the one that is open. */
function filesAt(path) {
  const stats = statSync(join(product, path), { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) return stats === undefined ? [] : [path];
  const names = readdirSync(join(product, path)).filter((name) => !/^\.|~$/.test(name));
  return names.sort().flatMap((name) => filesAt(join(path, name)));
}

function hashOfFiles(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(product, path)));
  return `${hash.digest("hex")}\n`;
}
