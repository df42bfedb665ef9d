// Builds what the pages load in a browser: node .config/build-pages.mjs [FOLDER] [--watch]
// Scripts and styles of runtime/pages.
import { mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import sharp from "sharp";
import { licences } from "../generator/licences.mjs";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "runtime", "pages");

/** Writes all files into a folder. */
export async function buildPages(folder = join(root, "build", "pages")) {
  const common = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    outdir: folder,
    legalComments: "none",
    metafile: true,
    logLevel: "error",
    target: "es2022",
  };
  const inside = (...names) => names.map((name) => join(source, ...name.split("/")));
  const results = await Promise.all([
    build({
      ...common,
      format: "esm",
      splitting: true,
      chunkNames: "[name]-[hash]",
      entryPoints: inside("browser/calendar.ts", "browser/times.ts", "browser/docs.ts"),
    }),
    // Pages of other sites load it as a plain script.
    build({ ...common, format: "iife", entryPoints: inside("browser/embed.ts") }),
    build({
      ...common,
      format: "esm",
      splitting: true,
      chunkNames: "[name]-[hash]",
      splitting: true,
      chunkNames: "[name]-[hash]",
      jsx: "automatic",
      jsxImportSource: "preact",
      entryPoints: { admin: join(source, "browser", "admin", "app.tsx") },
    }),
    build({
      ...common,
      entryPoints: inside(
        "style/admin.css",
        "style/site.css",
        "style/calendar.css",
        "style/grid.css",
        "style/docs.css",
      ),
    }),
  ]);
  // Otherwise the process of esbuild runs until this one ends, which goes on to serve.
  await stop();
  const files = [
    ...results.flatMap(({ outputFiles }) => outputFiles.map(({ path, contents }) => [path, contents])),
    [join(folder, "icon.svg"), readFileSync(join(source, "style", "icon.svg"))],
    [join(folder, "favicon.ico"), await icon(join(source, "style", "icon.svg"))],
  ];
  const inputs = results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "LICENSES.txt"), await licences(inputs));
  for (const [path, bytes] of files) writeFileSync(path, bytes);
}

/** An icon file with one picture, for programs that do not read SVG. */
async function icon(path) {
  const size = 48;
  const picture = await sharp(path).resize(size).png().toBuffer();
  const head = Buffer.alloc(22);
  // One icon: its width, height, planes, bits for each pixel, bytes, and where they begin.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Builds again after a change; an error is printed, and the next change tries again. */
function watchPages(folder) {
  let waiting;
  const again = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      buildPages(folder).catch(({ message }) => {
        console.error(message);
      });
    }, 100);
  };
  for (const name of readdirSync(source, { withFileTypes: true }))
    if (name.isDirectory()) watch(join(source, name.name), again);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const args = process.argv.slice(2);
  const [folder] = args.filter((name) => !name.startsWith("--"));
  await buildPages(folder && resolve(folder));
  if (args.includes("--watch")) watchPages(folder && resolve(folder));
}
