import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The licences of the packages that some files, named from the root, belong to. */
export async function licences(inputs, root = resolve(import.meta.dirname, "..")) {
  // Modules of a namespace are bundles of files, which are inputs themselves.
  const files = inputs.filter((file) => !/^\w{2,}:/.test(file));
  const folders = files.map((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  const texts = [];
  for (const folder of [...new Set(folders)].filter((name) => name !== undefined).sort()) {
    const { name, version, license } = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
    const file = (await readdir(join(root, folder))).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? "" : await readFile(join(root, folder, file), "utf8");
    texts.push(`${name} ${version} (${license})\n\n${text.trim()}\n`);
  }
  return texts.join(`\n${"-".repeat(80)}\n\n`);
}
