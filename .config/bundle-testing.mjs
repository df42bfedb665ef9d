// Bundles the fake of the calendar for the tests of consumers: node .config/bundle-testing.mjs FOLDER
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import ts from "typescript";
import { bundleFake } from "../generator/bundle-testing.mjs";

const root = resolve(import.meta.dirname, "..");

/** Writes the bundle of the fake with its declarations into a folder; returns the sizes of the files in bytes. */
export async function bundleTesting(folder) {
  return bundleFake(folder, build, {
    root,
    entry: { entryPoints: [join(root, "runtime/testing/index.ts")] },
    document: join(root, "generated/openapi/openapi.json"),
    translations: join(root, "generated/server/translations.ts"),
    declarations: await declare(),
    notices: "",
  });
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
