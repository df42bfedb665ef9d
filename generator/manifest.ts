import { createHash } from "node:crypto";
import { tableOf } from "./model/tables.js";
import type { OutputFile } from "./print/source-file.js";

/** What the files were made from: a hash of each spec file's content and of each extension, and the versions that shape the output. */
export interface Sources {
  readonly spec: Readonly<Record<string, string>>;
  readonly extensions: Readonly<Record<string, string>>;
  readonly generator: Readonly<Record<string, string>>;
  /** The hash of each operation in the contract with callers; a manifest has them in one line. */
  readonly contract: Readonly<Record<string, string>>;
}

/** What a manifest says: its sources, and for each owned file the hashes of the bytes that the generator wrote. */
export interface Manifest {
  readonly sources: Sources;
  readonly owned: ReadonlyMap<string, readonly string[]>;
  /** The text is a manifest at all; anything else by its name belongs to another program. */
  readonly isOurs: boolean;
}

/** File that lists the generated files with the hashes of their bytes; the folder's only claim to ownership. */
export const manifestPath = "manifest.json";

/**
 * The manifest of some files. `earlier` are hashes that files may still have while they are being replaced: with them
 * a run that was cut off leaves every file owned.
 */
export function printManifest(
  hashes: Hashes,
  { generator, spec, extensions, contract }: Sources,
  earlier: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const replaced = earlier.size === 0 ? {} : { earlier: Object.fromEntries(earlier) };
  const added = Object.keys(extensions).length === 0 ? {} : { extensions };
  const operations = Object.entries(contract).map(([name, hash]) => `${name}:${hash}`);
  const content = { generator, spec, ...added, contract: operations.join(" "), files: hashes, ...replaced };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The hashes of files, by path. */
export type Hashes = Readonly<Record<string, string>>;

export function hashesOf(files: ReadonlyMap<string, string>): Hashes {
  return tableOf(files, ([path, text]) => [path, hashOfFile(path, text)]);
}

/** The last text of each file with its hash. */
const hashed = new Map<string, { readonly text: string; readonly hash: string }>();

function hashOfFile(path: string, text: string): string {
  const last = hashed.get(path);
  if (last?.text === text) return last.hash;
  const hash = hashOf(text);
  hashed.set(path, { text, hash });
  return hash;
}

/**
 * Reads a manifest line by line, so that one in which two branches met claims the files of both. Claims that point outside
 * the folder are none.
 */
export function readManifest(text: string): Manifest {
  const owned = new Map<string, string[]>();
  const spec: Record<string, string> = {};
  const extensions: Record<string, string> = {};
  const generator: Record<string, string> = {};
  const tables: Readonly<Record<string, Record<string, string>>> = { spec, extensions, generator };
  let section = "";
  let path = "";
  for (const line of text.split(/\r?\n/)) {
    const opened = /^ {2}"(\w+)": \{$/.exec(line)?.[1];
    if (opened !== undefined) section = opened;
    const [, key, value] = /^ {4,}"([^"]+)": "([^"]+)",?$/.exec(line) ?? [];
    path = key ?? /^ +"([^"]+)": \[$/.exec(line)?.[1] ?? path;
    const hash = /"([0-9a-f]{64})",?$/.exec(line)?.[1];
    if (hash !== undefined && isInside(path)) owned.set(path, [...(owned.get(path) ?? []), hash]);
    const table = tables[section];
    if (table !== undefined && key !== undefined && value !== undefined) table[key] = value;
  }
  const [, operations = ""] = /^ {2}"contract": "([^"]*)",?$/m.exec(text) ?? [];
  const contract = tableOf(operations.matchAll(/(\w+):(\w+)/g), ([, name = "", hash = ""]) => [name, hash]);
  return {
    sources: { spec, extensions, generator, contract },
    owned,
    isOurs: owned.size > 0 || text.includes('"files": {'),
  };
}

/** SHA-256 of a text or of bytes, in hexadecimal. */
export function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Whether a path stays below the folder of the generated files. */
export function isInside(path: string): boolean {
  return path !== "" && !/^(?:[\\/]|[A-Za-z]:)/.test(path) && !path.split(/[\\/]/).includes("..");
}

/** The same file with other line ends is the same file. */
export function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Files by path, in the order of code units; two of one path are an error of the emitters. */
export function byPath(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const texts = new Map(sorted.map(({ path, text }) => [path, text]));
  const twice = sorted.find(({ path }, at) => sorted[at + 1]?.path === path);
  if (twice !== undefined || texts.has(manifestPath)) {
    throw new Error(`Two emitters write ${twice?.path ?? manifestPath}.`);
  }
  return texts;
}
