import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "./print/source-file.js";

/** Paths below the folder, by what happened to them. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** A file that is not as the spec makes it. */
export interface Difference {
  readonly path: string;
  readonly cause: "missing" | "differs from the spec" | "edited by hand" | "stray";
}

/** File that lists the generated files with the hashes of their bytes; the folder's only claim to ownership. */
const manifestPath = "manifest.json";
type Manifest = ReadonlyMap<string, string>;

/**
 * Brings a folder in line with `files`: writes those whose bytes differ, and removes files of an earlier run that are no
 * longer made. Files it does not own, and own files that were edited by hand since, are never removed.
 */
export function writeFiles(folder: string, files: readonly OutputFile[]): Written {
  const owned = readManifest(folder);
  const wanted = withManifest(files);
  const stale = [...owned.keys()].filter(
    (path) => !wanted.has(path) && hashOfFile(folder, path) === owned.get(path),
  );
  for (const path of stale) removeFile(folder, path);

  const changed = [...wanted].filter(([path, text]) => readText(folder, path) !== text);
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { written: changed.map(([path]) => path), removed: stale, unchanged: wanted.size - changed.length };
}

/** Compares a folder with `files` and names every difference with its cause, in the order of the paths. */
export function compareFiles(folder: string, files: readonly OutputFile[]): readonly Difference[] {
  const owned = readManifest(folder);
  const wanted = withManifest(files);
  const differences: Difference[] = [];
  for (const [path, text] of wanted) {
    const present = readText(folder, path);
    if (present === undefined) differences.push({ path, cause: "missing" });
    else if (present !== text) differences.push({ path, cause: causeOf(path, hashOf(present), owned) });
  }
  for (const path of listFiles(folder)) {
    if (!wanted.has(path) && path !== "README.md") differences.push({ path, cause: "stray" });
  }
  return differences.sort((a, b) => compareText(a.path, b.path));
}

/** A file that still has the bytes of the last run was right then: the spec has moved on. */
function causeOf(path: string, hash: string, owned: Manifest): Difference["cause"] {
  return path === manifestPath || owned.get(path) === hash ? "differs from the spec" : "edited by hand";
}

/** The files by path, the manifest among them. */
function withManifest(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  const sorted = [...files].sort((a, b) => compareText(a.path, b.path));
  const wanted = new Map(sorted.map(({ path, text }) => [path, text]));
  const hashes = Object.fromEntries(sorted.map(({ path, text }) => [path, hashOf(text)]));
  return wanted.set(manifestPath, `${JSON.stringify(hashes, null, 2)}\n`);
}

function readManifest(folder: string): Manifest {
  const text = readText(folder, manifestPath);
  if (text === undefined) return new Map();
  const entries = Object.entries(parseObject(text));
  return new Map(
    entries.flatMap(([path, hash]) => (typeof hash === "string" && isInside(path) ? [[path, hash]] : [])),
  );
}

/** A manifest that was damaged claims nothing. */
function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isInside(path: string): boolean {
  return !path.startsWith("/") && !path.split(/[\\/]/).includes("..");
}

function readText(folder: string, path: string): string | undefined {
  try {
    return readFileSync(join(folder, path), "utf8");
  } catch {
    return undefined;
  }
}

function hashOfFile(folder: string, path: string): string | undefined {
  const text = readText(folder, path);
  return text === undefined ? undefined : hashOf(text);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    if (readdirSync(join(folder, parent)).length > 0) return;
    rmdirSync(join(folder, parent));
  }
}

function listFiles(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll("\\", "/"));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Writes one text to a file outside the generated folder, and makes its folder. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
