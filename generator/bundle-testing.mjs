// Bundles the fake of a service for the tests of consumers into one file.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { licences } from "./licences.mjs";

/** The package, from which what the runtime needs is found. */
const packageFolder = resolve(import.meta.dirname, "..");

/** Nothing that is native, or opens connections to a database, may get into the bundle. */
const banned = /node_modules\/(@img|sharp|@node-rs|@0q|mongodb|bson|pino)\//;

/** A fake that would have a package that none may contain; the message names it. */
export class BannedPackageError extends Error {}

/**
 * Writes `testing.cjs`, which holds everything, `testing.mjs`, which loads it for ESM, their declarations, and the licences of
 * what is inside. Returns the sizes of the files in bytes. `source` says what to bundle: the folder that paths start from,
 * the module that exports `createFakeService`, the OpenAPI document, the module with the translations, the declarations, and licences of what is inside the sources.
 */
export async function bundleFake(folder, build, source) {
  const packedInputs = new Set();
  const { metafile, outputFiles } = await build({
    absWorkingDir: source.root,
    ...source.entry,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    metafile: true,
    write: false,
    legalComments: "none",
    logLevel: "error",
    plugins: [replacements(source, bundleOf)],
  });
  const inputs = Object.keys(metafile.inputs);
  const stray = [...new Set(inputs.flatMap((file) => banned.exec(file)?.[1] ?? []))];
  if (stray.length > 0) throw new BannedPackageError(`The fake must not contain ${stray.join(", ")}.`);
  const files = {
    "testing.cjs": outputFiles[0].text,
    "testing.mjs": esm,
    "testing.d.mts": source.declarations,
    "testing.d.cts": source.declarations,
    "testing.LICENSES.txt": (await licences([...inputs, ...packedInputs], source.root)) + source.notices,
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.byteLength(text)]));

  /** A package or file as one CommonJS text. */
  async function bundleOf(name) {
    const { metafile, outputFiles } = await build({
      absWorkingDir: source.root,
      stdin: { contents: `module.exports = require("${name}");`, resolveDir: packageFolder },
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
}

const esm = `import testing from "./testing.cjs";

export const { createFakeService } = testing;
`;

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
const replacements = ({ document, translations }, bundleOf) => ({
  name: "replacements",
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/runtime\/text\/load-sanitizer\.[jt]s$/ }, () => ({
      contents: `export const loadSanitizer = () => require("sanitize-html");`,
      resolveDir: packageFolder,
    }));
    onLoad({ filter: /\/runtime\/testing\/document-file\.[jt]s$/ }, async () => ({
      contents: await documentModule(document),
    }));
    onLoad({ filter: /\/mime-db\/db\.json$/ }, async ({ path }) => {
      const all = Object.entries(JSON.parse(await readFile(path, "utf8")));
      return {
        contents: JSON.stringify(Object.fromEntries(all.filter(([type]) => sentTypes.has(type)))),
        loader: "json",
      };
    });
    // The fake has no settings by which it would send mail or sign people in at another service.
    onResolve({ filter: /^(?:nodemailer|openid-client)$/ }, ({ path }) => ({ path, namespace: "absent" }));
    onLoad({ filter: /.*/, namespace: "absent" }, () => ({ contents: "module.exports = {};" }));
    // Nor has it an editor, which takes files with records.
    onResolve({ filter: /\/import-file\.js$/ }, ({ path }) => ({ path, namespace: "absent" }));
    // Few tests have recurring events, HTML to clean or uploads: the packages for these are compressed.
    onResolve(
      { filter: /^(?:@fastify\/busboy|image-size|lru-cache|rrule-temporal|sanitize-html)$/ },
      ({ path }) => ({
        path,
        namespace: "packed",
      }),
    );
    // The engine that matches documents is compressed as well, in one piece.
    onResolve({ filter: /\/matcher\.js$/ }, ({ path, resolveDir }) =>
      /runtime.testing$/.test(resolveDir)
        ? { path: join(resolveDir, path).replace(/\.js$/, ""), namespace: "packed" }
        : undefined,
    );
    // The fake serves no pages, and thus no guides, and no texts of pages.
    for (const [file, names] of [
      ["guides", ["guides"]],
      ["page-texts", ["pageTexts", "calendarTexts", "editorTexts"]],
    ])
      onLoad({ filter: new RegExp(`/server/${file}\\.[jt]s$`) }, () => ({
        contents: names.map((name) => `export const ${name} = {};`).join(""),
      }));
    // Translations, and what has texts in all languages, are long and alike; so are descriptors.
    const generated = dirname(translations);
    const texts = ["translations", "service/service"].map((name) => join(generated, name));
    onResolve({ filter: /\/(?:translations|service|resource)\.js$/ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path).replace(/\.js$/, "");
      const isDescriptor = dirname(dirname(file)) === generated && basename(file) === "resource";
      return isDescriptor || texts.includes(file)
        ? { path: file + extname(translations), namespace: "packed" }
        : undefined;
    });
    onLoad({ filter: /.*/, namespace: "packed" }, async ({ path }) => ({
      contents: packedModule(await bundleOf(path)),
      resolveDir: packageFolder,
    }));
  },
});

/** Styles are cleaned by the runtime itself; the sanitizer's parser of them is never called. */
const unused = {
  name: "unused",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^postcss$/ }, () => ({ path: "postcss", namespace: "empty" }));
    onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
  },
};

/** The generated document, compressed: most tests never read it. */
async function documentModule(path) {
  const text = await readFile(path, "utf8");
  const packed = pack(JSON.stringify(JSON.parse(text)));
  return `import { brotliDecompressSync } from "node:zlib";
let text;
export async function readDocumentFile() {
  text ??= brotliDecompressSync(Buffer.from("${packed}", "base64")).toString();
  return text;
}`;
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
