// Creates a product in a folder: `specwright init [FOLDER]`. Asks nothing, and overwrites nothing.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const templates = join(root, "generator", "init");

/** Writes the files of a new product, and returns the exit code: 1 where a file is in the way, 2 for wrong arguments. */
export function init(args) {
  const [folder = ".", ...rest] = args.filter((arg) => arg !== "--yes");
  if (folder.startsWith("-") || rest.length > 0) {
    console.error("Usage: specwright init [folder] [--yes]");
    return 2;
  }
  const target = resolve(folder);
  const files = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(templates, join(entry.parentPath, entry.name)));
  const targetOf = (file) => join(target, file === "gitignore" ? ".gitignore" : file);
  const source = ownSource(target);
  const written = [...files.map(targetOf), ...(source.copy === undefined ? [] : [source.copy.to])];
  const present = written.filter((file) => existsSync(file));
  if (present.length > 0) {
    console.error(`No file was written: ${present.join(", ")} would be overwritten.`);
    return 1;
  }
  const values = valuesFor(target, source);
  for (const file of files) {
    const text = readFileSync(join(templates, file), "utf8");
    mkdirSync(dirname(targetOf(file)), { recursive: true });
    writeFileSync(
      targetOf(file),
      text.replaceAll(/\{\{(.+?)\}\}/g, (_, name) => values[name]),
    );
  }
  if (source.copy !== undefined) {
    mkdirSync(dirname(source.copy.to), { recursive: true });
    copyFileSync(source.copy.from, source.copy.to);
  }
  const step = target === process.cwd() ? "" : `cd ${quoted(relative(process.cwd(), target))} && `;
  console.log(`${written.length} files written. Continue with: ${step}npm install && npm start`);
  return 0;
}

/** As one word of a shell. */
function quoted(path) {
  return /^[\w./\\:@%+-]+$/.test(path) ? path : JSON.stringify(path);
}

function valuesFor(target, { version }) {
  const words = basename(target)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["service"];
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return { ...devDependencies, name: words.join("-"), title, package: version };
}

/**
 * What installs this package again, on any machine that has the product: its version, or the tarball that it came from,
 * which `copy` moves into the product.
 */
function ownSource(target) {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const installed = resolve(root, "..", "..");
  const manifest = join(installed, "package.json");
  const written = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, "utf8")).dependencies?.[name]
    : undefined;
  if (!written?.startsWith("file:")) return { version };
  const source = resolve(installed, written.slice("file:".length));
  const isTarball = existsSync(source) && statSync(source).isFile();
  const path = isTarball ? `vendor/${basename(source)}` : relative(target, source).replaceAll("\\", "/");
  return {
    version: `file:${path}`,
    ...(isTarball ? { copy: { from: source, to: join(target, path) } } : {}),
  };
}
