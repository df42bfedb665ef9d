import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import {
  byPath,
  type Hashes,
  hashesOf,
  hashOf,
  type Manifest,
  manifestPath,
  printManifest,
  readManifest,
  type Sources,
  withLineFeeds,
} from "./manifest.js";
import type { OutputFile } from "./print/source-file.js";

/** Everything one run makes, and what it was made from. */
export interface Output {
  readonly files: readonly OutputFile[];
  readonly sources: Sources;
}

/** Paths below the folder, by what happened to them. With conflicts nothing happened at all. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  readonly conflicts: readonly Conflict[];
}

/** A file in the way that the generator may not touch. */
export interface Conflict {
  readonly path: string;
  /** `edited`: written by the generator and changed since; `foreign`: never written by it. */
  readonly kind: "edited" | "foreign";
}

/** A file that is not as the spec makes it. */
export interface Difference {
  readonly path: string;
  readonly cause: Cause;
}

export const causes = [
  "spec newer",
  "extension newer",
  "other generator version",
  "edited by hand",
  "missing",
  "stray",
  "line endings",
] as const;
export type Cause = (typeof causes)[number];

/** The page about the folder is written by people. */
const handWritten = "README.md";

/**
 * Brings a folder in line with the files of a run: writes those whose bytes differ, and removes files of an earlier run
 * that are no longer made. Nothing at all is written where that would lose work: an own file edited since, or a file of
 * another program under the same path. `discard` names files that may be lost. Other line ends are no edit.
 */
export function writeFiles(folder: string, output: Output, discard: readonly string[] = []): Written {
  const wanted = byPath(output.files);
  const manifest = readManifest(readText(folder, manifestPath) ?? "");
  const stale = [...manifest.owned.keys()].filter((path) => !wanted.has(path) && isThere(folder, path));
  const hashes = hashesOf(wanted);
  const changed = [...wanted].filter(([path]) => diskFileAt(folder, path)?.hash !== hashes[path]);
  const target: Target = { folder, manifest, hashes };
  const conflicts = [...changed.map(([path]) => path), ...stale, manifestPath]
    .flatMap((path) => conflictAt(target, path) ?? [])
    .filter(({ path }) => !discard.includes(path) || blockedAt(folder, path) !== undefined);
  if (conflicts.length > 0) return { written: [], removed: [], unchanged: 0, conflicts };

  const text = printManifest(hashes, output.sources);
  const isManifestNew = readText(folder, manifestPath) !== text;
  if (changed.length > 0 || stale.length > 0) {
    // A run that is cut off has to find its own files again.
    writeFile(folder, manifestPath, printManifest(hashes, output.sources, manifest.owned));
    for (const path of stale) removeFile(folder, path);
    for (const [path, content] of changed) writeFile(folder, path, content);
    writeFile(folder, manifestPath, text);
  } else if (isManifestNew) {
    writeFile(folder, manifestPath, text);
  }
  const written = [...changed.map(([path]) => path), ...(isManifestNew ? [manifestPath] : [])];
  return {
    written,
    removed: stale,
    unchanged: wanted.size + 1 - written.length,
    conflicts: [],
  };
}

/** Compares a folder with the files of a run and names every difference with its cause, in the order of the paths. */
export function compareFiles(folder: string, output: Output): readonly Difference[] {
  const wanted = byPath(output.files);
  const manifest = readManifest(readText(folder, manifestPath) ?? "");
  const moved = movedOn(manifest.sources, output.sources);
  const differences: Difference[] = [];
  const hashes = hashesOf(wanted);
  const target: Target = { folder, manifest, hashes };
  for (const path of wanted.keys()) {
    if (!isThere(folder, path)) differences.push({ path, cause: "missing" });
    else if (diskFileAt(folder, path)?.hash !== hashes[path]) {
      differences.push({ path, cause: causeAt(target, path, moved) });
    }
  }
  for (const path of listFiles(folder)) {
    if (!wanted.has(path) && path !== handWritten && path !== manifestPath) {
      const conflict = conflictAt(target, path);
      const cause = conflict?.kind === "edited" ? "edited by hand" : "stray";
      differences.push({ path, cause: conflict === undefined ? moved : cause });
    }
  }
  const cause = manifestCause(readText(folder, manifestPath), printManifest(hashes, output.sources), {
    manifest,
    output,
    moved,
    differences,
  });
  if (cause !== undefined) differences.push({ path: manifestPath, cause });
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Why files without edits by hand are stale: the spec has changed, an extension, or else the generator. */
function movedOn(before: Sources, now: Sources): Cause {
  if (!isEqual(before.spec, now.spec)) return "spec newer";
  return isEqual(before.extensions, now.extensions) ? "other generator version" : "extension newer";
}

interface Target {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly hashes: Hashes;
}

/** Why a file differs; `moved` is the cause where it is as the last run wrote it. */
function causeAt({ folder, manifest, hashes }: Target, path: string, moved: Cause): Cause {
  const present = diskFileAt(folder, path);
  if (present === undefined) return "stray";
  if (present.hashWithLineFeeds === hashes[path]) return "line endings";
  if (isOwned(present, manifest.owned.get(path))) return moved;
  return manifest.owned.has(path) ? "edited by hand" : "stray";
}

/** The manifest lists the other files; it is reported only where no other file differs. */
function manifestCause(
  present: string | undefined,
  text: string,
  known: { manifest: Manifest; output: Output; moved: Cause; differences: readonly Difference[] },
): Cause | undefined {
  if (present === text) return undefined;
  if (present === undefined) return "missing";
  if (withLineFeeds(present) === text) return "line endings";
  const { sources } = known.manifest;
  const { spec, extensions, generator } = known.output.sources;
  const areEqual = isEqual(sources.spec, spec) && isEqual(sources.extensions, extensions);
  if (!areEqual || !isEqual(sources.generator, generator)) return known.moved;
  return known.differences.some(({ cause }) => cause === known.moved) ? known.moved : "edited by hand";
}

/** The file or folder in the way at a path: its bytes are neither the generator's own nor those it wants to write. */
function conflictAt({ folder, manifest, hashes }: Target, path: string): Conflict | undefined {
  const blocked = blockedAt(folder, path);
  if (blocked !== undefined) return { path: blocked, kind: "foreign" };
  const present = diskFileAt(folder, path);
  if (present === undefined) return undefined;
  if (path === manifestPath) return manifest.isOurs ? undefined : { path, kind: "foreign" };
  if (present.hashWithLineFeeds === hashes[path]) return undefined;
  const owned = manifest.owned.get(path);
  if (isOwned(present, owned)) return undefined;
  return { path, kind: owned === undefined ? "foreign" : "edited" };
}

function isOwned({ hash, hashWithLineFeeds }: DiskFile, owned: readonly string[] = []): boolean {
  return owned.includes(hash) || owned.includes(hashWithLineFeeds);
}

/** The part of a path that is no folder, or no plain file at its end: a link leads out of the folder. */
function blockedAt(folder: string, path: string): string | undefined {
  const parts = path.split("/");
  for (let length = 1; length <= parts.length; length += 1) {
    const part = parts.slice(0, length).join("/");
    const stats = lstatSync(join(folder, part), { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const isFit = length === parts.length ? stats.isFile() : stats.isDirectory();
    if (!isFit) return part;
  }
  return undefined;
}

function isEqual(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  return changedKeys(a, b).length === 0;
}

/** The keys whose values differ, in order. */
export function changedKeys(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): readonly string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => a[key] !== b[key]).sort();
}

function isThere(folder: string, path: string): boolean {
  return blockedAt(folder, path) !== undefined || diskFileAt(folder, path) !== undefined;
}

/** The text of a file of the folder, if there is one. */
export function readText(folder: string, path: string): string | undefined {
  try {
    return readFileSync(join(folder, path), "utf8");
  } catch {
    return undefined;
  }
}

/** A reader sees the whole file or the one before, whenever the run ends. */
function writeFile(folder: string, path: string, text: string): void {
  const target = join(folder, path);
  const fresh = `${target}.${process.pid}.new`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(fresh, text, { flag: "wx" });
  renameSync(fresh, target);
}

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

/** Writes one text to a file outside the generated folder, and makes its folder. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** State of a file on disk. */
interface DiskFile {
  /** Of its bytes. */
  readonly hash: string;
  /** Of its text with line feeds; the same for most files. */
  readonly hashWithLineFeeds: string;
}

function diskFileAt(folder: string, path: string): DiskFile | undefined {
  try {
    return readAt(join(folder, path));
  } catch {
    return undefined;
  }
}

function readAt(target: string): DiskFile {
  const bytes = readFileSync(target);
  const hash = hashOf(bytes);
  const hashWithLineFeeds = bytes.includes("\r\n") ? hashOf(withLineFeeds(bytes.toString())) : hash;
  return { hash, hashWithLineFeeds };
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Writes a file of the spec back to its folder; `file` is the name that places use. Retains a byte order mark. */
export function saveSpecFile(directory: string, file: string, text: string): void {
  const path = join(directory, posix.relative("spec", file));
  const hasMark = readFileSync(path).subarray(0, byteOrderMark.length).equals(byteOrderMark);
  writeFileSync(path, hasMark ? Buffer.concat([byteOrderMark, Buffer.from(text)]) : text);
}
