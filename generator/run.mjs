// Runs the generator: `node generator/run.mjs` with its arguments. A run with nothing to do ends here, after reading the
// bytes of all files; any other runs the generator from one bundle in build/, made anew when its sources have changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const build = join(root, "build", "generator");

// A single run ends before optimized code pays for its compilation: V8 optimizes late, which saves a third of the time.
const isWatching = process.argv.includes("--watch");
if (!isWatching) setFlagsFromString("--interrupt-budget=600000");

process.exitCode = await run(process.argv.slice(2));

async function run(args) {
  const folders = foldersOf(args);
  const version = hashOfFiles([
    "generator",
    "spec/schema.json",
    "runtime/client",
    "package.json",
    "package-lock.json",
  ]);
  const stamp = folders && join(build, `${hashOf(JSON.stringify(folders)).slice(0, 16)}.json`);
  const sources =
    folders && hashOf(version + hashOfFiles([folders.spec, ...(folders.hooks ? [folders.hooks] : [])]));
  const last = stamp && readJson(stamp);
  const isCheck = args.includes("--check");
  if (last && last.sources === sources && last.files === hashOfFiles([folders.out])) {
    process.stderr.write(last.reported);
    process.stdout.write(isCheck ? last.checked : last.generated);
    return last.exitCode;
  }

  const made = join(build, version.slice(0, 16), "main.cjs");
  if (!existsSync(made)) await makeBundle(made);
  const { main } = load(made);
  const outcome = await main(args);
  if (outcome.settled !== undefined && stamp !== undefined) {
    write(stamp, JSON.stringify({ sources, files: hashOfFiles([folders.out]), ...outcome.settled }));
  }
  return outcome.exitCode;
}

/** The folders, where the arguments are those of a plain run or check; `undefined` where every run has its own answer. */
function foldersOf(args) {
  const folders = { spec: "spec", out: "generated", hooks: undefined };
  for (let at = 0; at < args.length; at += 1) {
    const name = /^--(spec|out|hooks)$/.exec(args[at])?.[1];
    if (name !== undefined && args[at + 1] !== undefined) folders[name] = args[(at += 1)];
    else if (args[at] !== "--check") return undefined;
  }
  if (folders.out === "generated") folders.hooks ??= "runtime/hooks";
  // Elsewhere the records of folders that are gone would pile up.
  return resolve(folders.out).startsWith(root + sep) ? folders : undefined;
}

/** One hash of the paths and bytes of all files below some paths. */
function hashOfFiles(paths) {
  const hash = createHash("sha256");
  const add = (path, shown) => {
    let entries;
    try {
      entries = readdirSync(path, { withFileTypes: true });
    } catch (error) {
      if (error.code === "ENOENT") return;
      if (error.code !== "ENOTDIR") throw error;
      hash.update(`${shown}\n`).update(readFileSync(path));
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = `${shown}/${entry.name}`;
      if (entry.isDirectory()) add(join(path, entry.name), name);
      else if (entry.isFile()) hash.update(`${name}\n`).update(readFileSync(join(path, entry.name)));
      else hash.update(`${name}\n`);
    }
  };
  for (const path of paths) add(resolve(root, path), path);
  return hash.digest("hex");
}

function hashOf(text) {
  return createHash("sha256").update(text).digest("hex");
}

/** Makes the bundle of this version, and removes those of others. */
async function makeBundle(path) {
  if (!existsSync(join(root, "node_modules", "esbuild"))) {
    console.error("The dependencies are not installed. Run `npm ci` first.");
    process.exit(1);
  }
  const { bundle } = await import("./bundle.mjs");
  const text = await bundle();
  rmSync(build, { recursive: true, force: true });
  write(path, text);
}

/** Loads the bundle with its code cache, which V8 accepts only under the flags that it was made with. */
function load(path) {
  const cachePath = `${path}.${process.version}.${isWatching ? "watch" : "run"}.cache`;
  const cachedData = existsSync(cachePath) ? readFileSync(cachePath) : undefined;
  const script = new Script(readFileSync(path, "latin1"), {
    filename: path,
    ...(cachedData && { cachedData }),
  });
  if (cachedData === undefined || script.cachedDataRejected) {
    process.on("exit", () => write(cachePath, script.createCachedData()));
  }
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(path), module, path, dirname(path));
  return module.exports;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Two runs at once never read half a file of each other. */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}
