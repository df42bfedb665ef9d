import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { loadSpec, type Spec } from "../load.js";

/** Thrown where a text names neither a folder nor a revision with a spec; the message says what to do. */
export class UnknownSpecError extends Error {}

/**
 * Reads the spec in a folder, or in `folder` of a git revision such as `HEAD~1` or `v1.0.0`. Its places name the files as
 * git does, `HEAD~1:spec/api.yaml`. What is copied for that is removed again.
 */
export function loadNamedSpec(name: string, folder: string): Spec {
  if (existsSync(name) && statSync(name).isDirectory()) return loadSpec(name);
  const files = filesAt(name, folder);
  const copy = mkdtempSync(join(tmpdir(), "spec-"));
  try {
    for (const file of files) {
      const path = join(copy, relative(folder, file));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, git("show", `${name}:./${file}`));
    }
    return { ...loadSpec(copy), directory: `${name}:${folder}` };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The files of the spec at a revision, relative to the working folder. */
function filesAt(revision: string, folder: string): readonly string[] {
  // A name that begins with a dash would be read as an option.
  if (revision.startsWith("-") || !isRevision(revision)) {
    throw new UnknownSpecError(`${revision} is neither a folder nor a git revision.`);
  }
  const list = git("ls-tree", "-r", "-z", "--name-only", revision, "--", `${folder}/`).toString("utf8");
  const files = list.split("\0").filter((file) => /\.ya?ml$/.test(file));
  if (files.length === 0)
    throw new UnknownSpecError(`${revision} has no spec in ${folder}; name it with --spec.`);
  return files;
}

function isRevision(name: string): boolean {
  try {
    git("rev-parse", "--verify", "--quiet", `${name}^{tree}`);
    return true;
  } catch {
    return false;
  }
}

function git(...args: readonly string[]): Buffer {
  return execFileSync("git", args, { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 64 * 1024 * 1024 });
}
