// Reads what package.json of a product says under `specwright`, and loads the emitters and sections that it lists.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const kinds = { emitters: "emitter", sections: "section" };

/**
 * What package.json has under `specwright`: the paths of extensions by kind, and whether the client is packed with the
 * fake service. Throws an Error with a message for the author.
 */
export function productOptions(product) {
  const file = join(product, "package.json");
  const { fake = false, ...listed } = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")).specwright ?? {})
    : {};
  if (typeof fake !== "boolean") throw new Error("package.json: `specwright.fake` has to be true or false.");
  for (const [key, paths] of Object.entries(listed)) {
    if (!Object.hasOwn(kinds, key))
      throw new Error(
        `package.json: \`specwright\` has no key \`${key}\`; it has ${Object.keys(kinds).join(", ")} and fake.`,
      );
    if (!Array.isArray(paths) || paths.some((path) => typeof path !== "string"))
      throw new Error(`package.json: \`specwright.${key}\` has to be a list of paths.`);
  }
  return { emitters: listed.emitters ?? [], sections: listed.sections ?? [], fake };
}

/**
 * What an extension is made of: the folder that it lies in, with the modules that it imports from there. Alone in the
 * folder of the product, which also contains what a build writes, it is the file.
 */
export function sourceOf(path) {
  const folder = dirname(normalize(path));
  return folder === "." ? normalize(path) : folder;
}

/** The files of a product at or below a path, in order. */
function filesAt(product, path) {
  if (!statSync(join(product, path)).isDirectory()) return [path];
  const names = readdirSync(join(product, path)).sort();
  return names.flatMap((name) => filesAt(product, join(path, name)));
}

/** The functions at those paths, each with a hash of its source. Throws an Error that names the one that cannot be loaded. */
export async function loadExtensions(product) {
  const paths = productOptions(product);
  const load = (key) =>
    Promise.all(
      paths[key].map(async (path) => {
        const make = await loadFunction(product, kinds[key], path);
        return { path, hash: hashOf(product, sourceOf(path)), make };
      }),
    );
  return { emitters: await load("emitters"), sections: await load("sections") };
}

/** Sixteen digits, as the hashes of spec files have. Line ends do not count. */
function hashOf(product, source) {
  const hash = createHash("sha256");
  for (const file of filesAt(product, source))
    hash.update(`${file}\n${readFileSync(join(product, file), "utf8").replaceAll("\r\n", "\n")}`);
  return hash.digest("hex").slice(0, 16);
}

async function loadFunction(product, kind, path) {
  const file = join(product, path);
  if (!existsSync(file)) throw new Error(`The ${kind} ${path} of package.json does not exist.`);
  const module = await loadModule(file).catch((error) => {
    throw new Error(`The ${kind} ${path} cannot be loaded: ${error.message}`);
  });
  if (typeof module.default !== "function")
    throw new Error(`The ${kind} ${path} has no function as its default export.`);
  return module.default;
}

/** TypeScript is loaded by the loader of the product's tests, which every version of Node can use. */
async function loadModule(file) {
  const { href } = pathToFileURL(file);
  if (!file.endsWith(".ts")) return import(href);
  const { tsImport } = await import("tsx/esm/api").catch(() => {
    throw new Error("TypeScript needs the package tsx. Run `npm install --save-dev tsx`.");
  });
  return tsImport(href, import.meta.url);
}
