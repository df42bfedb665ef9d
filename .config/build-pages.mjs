// Builds what the pages load in a browser: node .config/build-pages.mjs [FOLDER] [--watch]
// Scripts and styles of runtime/pages, and the viewer of the API document, each compressed beside itself.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build, stop } from "esbuild";
import { licences } from "../generator/licences.mjs";
import { viewer, viewerLicences } from "./viewer/viewer.mjs";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "runtime", "pages");

/** Writes all files into a folder, and returns their sizes in bytes, plain and compressed, by name. */
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
      jsx: "automatic",
      jsxImportSource: "preact",
      entryPoints: { admin: join(source, "browser", "admin", "main.tsx") },
    }),
    build({
      ...common,
      entryPoints: inside("style/admin.css", "style/site.css", "style/calendar.css", "style/docs.css"),
    }),
  ]);
  // Otherwise the process of esbuild runs until this one ends, which goes on to serve.
  await stop();
  const files = [
    ...results.flatMap(({ outputFiles }) => outputFiles.map(({ path, contents }) => [path, contents])),
    [join(folder, "viewer.js"), readFileSync(viewer())],
    [join(folder, "icon.svg"), readFileSync(join(source, "style", "icon.svg"))],
  ];
  const inputs = results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "LICENSES.txt"), await licences(inputs));
  copyFileSync(viewerLicences, join(folder, "viewer.LICENSES.txt"));
  return Object.fromEntries(
    files.map(([path, bytes]) => {
      const packed = gzipSync(bytes, { level: 9 });
      writeFileSync(path, bytes);
      writeFileSync(`${path}.gz`, packed);
      return [path.slice(folder.length + 1), { bytes: bytes.length, packed: packed.length }];
    }),
  );
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
