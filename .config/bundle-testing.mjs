// Bundles the fake of the service for the tests of consumers: node .config/bundle-testing.mjs FOLDER
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";
import ts from "typescript";
import { licences } from "./licences.mjs";

const root = resolve(import.meta.dirname, "..");

/** Nothing that is native, or opens connections to a database, may get into the bundle. */
const banned = /node_modules\/(?:@img|sharp|@node-rs|@0q|mongodb|bson|pino)\//;

/**
 * Writes `testing.cjs`, which holds everything, `testing.mjs`, which loads it for ESM, their declarations, and the licences of
 * what is inside. Returns the sizes of the files in bytes.
 */
export async function bundleTesting(folder) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, "runtime/testing/index.ts")],
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    metafile: true,
    write: false,
    legalComments: "none",
    logLevel: "error",
    plugins: [replacements],
  });
  const inputs = Object.keys(metafile.inputs);
  const stray = inputs.filter((file) => banned.test(file));
  if (stray.length > 0) throw new Error(`The fake must not contain ${stray.join(", ")}.`);
  const declarations = await declare();
  const files = {
    "testing.cjs": outputFiles[0].text,
    "testing.mjs": esm,
    "testing.d.mts": declarations,
    "testing.d.cts": declarations,
    "testing.LICENSES.txt": await licences([...inputs, ...packedInputs]),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.byteLength(text)]));
}

const esm = `import testing from "./testing.cjs";

export const { createFakeService } = testing;
`;

/** Files of the packages that are inside compressed. */
const packedInputs = new Set();

/** The media types that the service takes and sends, of the thousands that Koa knows. */
const sentTypes = new Set(
  [
    ["application", "javascript", "json", "octet-stream", "problem+json", "x-www-form-urlencoded"],
    ["image", "avif", "gif", "jpeg", "png", "webp"],
    ["multipart", "form-data"],
    ["text", "html", "plain"],
  ].flatMap(([kind, ...names]) => names.map((name) => `${kind}/${name}`)),
);

/** Modules that load something at run time give way to ones that have it inside. */
const replacements = {
  name: "replacements",
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/runtime\/text\/load-sanitizer\.ts$/ }, () => ({
      contents: `export const loadSanitizer = () => require("sanitize-html");`,
      resolveDir: root,
    }));
    onLoad({ filter: /\/runtime\/testing\/document-file\.ts$/ }, async () => ({
      contents: await documentModule(),
    }));
    onLoad({ filter: /\/mime-db\/db\.json$/ }, async ({ path }) => {
      const all = Object.entries(JSON.parse(await readFile(path, "utf8")));
      return {
        contents: JSON.stringify(Object.fromEntries(all.filter(([type]) => sentTypes.has(type)))),
        loader: "json",
      };
    });
    // Few tests have recurring events, HTML to clean or uploads: the packages for these are compressed.
    onResolve({ filter: /^(?:@fastify\/busboy|image-size|rrule-temporal|sanitize-html)$/ }, ({ path }) => ({
      path,
      namespace: "packed",
    }));
    // Translations are long and alike.
    onResolve({ filter: /\/translations\.js$/ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path.replace(/\.js$/, ".ts"));
      return file === join(root, "generated/server/translations.ts")
        ? { path: file, namespace: "packed" }
        : undefined;
    });
    onLoad({ filter: /.*/, namespace: "packed" }, async ({ path }) => ({
      contents: packedModule(await bundleOf(path)),
      resolveDir: root,
    }));
  },
};

/** Styles are cleaned by the runtime itself; the sanitizer's parser of them is never called. */
const unused = {
  name: "unused",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^postcss$/ }, () => ({ path: "postcss", namespace: "empty" }));
    onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
  },
};

/** The generated document, compressed: most tests never read it. */
async function documentModule() {
  const text = await readFile(join(root, "generated/openapi/openapi.json"), "utf8");
  const packed = pack(JSON.stringify(JSON.parse(text)));
  return `import { brotliDecompressSync } from "node:zlib";
let text;
export async function readDocumentFile() {
  text ??= brotliDecompressSync(Buffer.from("${packed}", "base64")).toString();
  return text;
}`;
}

/** A package or file as one CommonJS text. */
async function bundleOf(name) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: `module.exports = require("${name}");`, resolveDir: root },
    plugins: [unused],
    metafile: true,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    write: false,
    legalComments: "none",
    logLevel: "error",
  });
  for (const file of Object.keys(metafile.inputs)) packedInputs.add(file);
  return outputFiles[0].text;
}

/** A module that is compressed until it is loaded. */
function packedModule(text) {
  return `const { compileFunction } = require("node:vm");
const { brotliDecompressSync } = require("node:zlib");
compileFunction(brotliDecompressSync(Buffer.from("${pack(text)}", "base64")).toString(), ["module", "exports", "require"])(module, exports, require);`;
}

function pack(text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(text, { params }).toString("base64");
}

/** The declarations of the public types, and of the function that takes them. */
async function declare() {
  const texts = ["fake-types.ts", "fake-calendar.ts"].map(async (name) => {
    const fileName = join(root, "runtime/testing", name);
    const source = await readFile(fileName, "utf8");
    const { outputText, diagnostics } = ts.transpileDeclaration(source, { fileName });
    if (diagnostics.length > 0) throw new Error(`${fileName}: ${String(diagnostics[0].messageText)}`);
    return outputText.replaceAll(/^import .*\n/gm, "");
  });
  return (await Promise.all(texts)).join("");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith("-")) {
    console.error("Usage: node .config/bundle-testing.mjs FOLDER");
    process.exit(2);
  }
  for (const [name, size] of Object.entries(await bundleTesting(resolve(folder))))
    console.log(`${relative(process.cwd(), join(folder, name))} ${size} bytes`);
}
