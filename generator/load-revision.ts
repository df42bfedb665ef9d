import { spawnSync } from "node:child_process";
import { posix } from "node:path";
import type { Revision } from "./diff/revision.js";
import { isSpecFolder, loadSpec, readSpec, type Spec } from "./load.js";
import { buildModel } from "./model/build.js";
import { printDiagnostics } from "./spec/print.js";

/** A name that is neither a folder with a spec nor a revision that has one; the message says which. */
export class RevisionError extends Error {}

/**
 * A spec of a folder or git revision, and its model. Prints its errors, and then returns undefined. Throws a RevisionError
 * for a name that is neither. `folder` is that of specs in revisions.
 */
export function loadModel(name: string, { folder }: { readonly folder?: string } = {}): Revision | undefined {
  const spec = loadRevision(name, folder);
  const { model, diagnostics } = buildModel(spec);
  if (model !== undefined) return { spec, model };
  console.error(printDiagnostics(spec, diagnostics, { verbose: false }));
  return undefined;
}

/**
 * The spec in a folder, or as it was in a git revision: `HEAD~3`, a tag, a branch, or `v1.2:other/spec` for a spec that
 * is not in `folder`. Throws a RevisionError for any other name.
 */
function loadRevision(name: string, folder = "spec"): Spec {
  if (isSpecFolder(name)) return loadSpec(name);
  const [revision = "", path = folder] = name.split(":");
  if (revision === "" || revision.startsWith("-")) throw unknown(name);
  const tree = `${revision}:./${posix.normalize(path)}`;
  const listed = git(["ls-tree", "-r", "--name-only", "-z", tree]);
  if (listed === undefined) throw unknown(name);
  const paths = listed
    .toString("utf8")
    .split("\0")
    .filter((file) => /^([^/]+|(resources|text)\/[^/]+)\.ya?ml$/.test(file))
    .sort();
  if (!paths.some((path) => path === "api.yaml" || path.startsWith("resources/"))) throw unknown(name);
  const read = (file: string): Uint8Array => git(["show", `${tree}/${file}`]) ?? new Uint8Array();
  return readSpec(`${revision}:${path}`, new Map(paths.map((file) => [file, read(file)])));
}

function unknown(name: string): RevisionError {
  return new RevisionError(
    `${name} is no folder with a spec, and no git revision that has one. Name a folder such as spec, or a revision such as HEAD~1.`,
  );
}

/** What git prints; nothing where it fails, or is not there. */
function git(args: readonly string[]): Buffer | undefined {
  const { status, stdout } = spawnSync("git", [...args], { maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
