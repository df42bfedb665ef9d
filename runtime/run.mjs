// Runs the service of this repository, `node runtime/run.mjs main`, or one of its tools: `keys`, `webhooks`, `seed`, `doctor`,
// `migrate`, `backup`, `restore`, `import` or `export`, with its arguments.
// Compiles the TypeScript first where it is newer than the last build, so that one command is enough after a change.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const program = join(root, "build", "service", "main.js");

const [name, ...rest] = process.argv.slice(2);
const args = name === "main" ? rest : process.argv.slice(2);
const isHelp = args.includes("--help") || args.includes("-h");
// Help is printed also while the code does not compile.
if (!(isHelp && existsSync(program)) && isStale()) await build();
process.argv.splice(1, process.argv.length - 1, program, ...args);
await import(pathToFileURL(program).href);

/** The program of the service is what a build writes last; sources that are newer call for another one. */
function isStale() {
  if (!existsSync(program)) return true;
  const built = statSync(program).mtimeMs;
  const sources = ["runtime", "generated", ".config", "tsconfig.json", "package-lock.json"];
  return sources.some((source) => newest(join(root, source)) > built);
}

/** The time of the last change below a path, deletions included. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce(
    (latest, entry) => Math.max(latest, newest(join(path, entry))),
    stats.mtimeMs,
  );
}

async function build() {
  const compiler = join(root, "node_modules", "@typescript", "native", "bin", "tsc");
  if (!existsSync(compiler)) {
    console.error("The dependencies are not installed. Run `npm ci` first.");
    process.exit(1);
  }
  const { buildPages } = await import("../.config/build-pages.mjs");
  await buildPages();
  const { status, error } = spawnSync(
    process.execPath,
    [compiler, "-p", join(root, ".config", "tsconfig.build.json")],
    { stdio: "inherit" },
  );
  if (error) throw error;
  if (status !== 0) {
    console.error("The service was not started: the code above does not compile.");
    process.exit(1);
  }
  const { buildService } = await import("../.config/build-service.mjs");
  await buildService();
}
