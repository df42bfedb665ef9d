import { parse } from "./parse.js";
import { type Change, type Copied, memoryStore, type SyncPosition, type SyncStore } from "./sync-stores.js";

/** What a store needs of `node:fs/promises`, which not every platform declares. */
interface FileSystem {
  readFile(path: string, encoding: "utf8"): Promise<string>;
  rename(from: string, to: string): Promise<void>;
  open(
    path: string,
    flags: "a" | "w",
  ): Promise<{ writeFile(text: string): Promise<void>; sync(): Promise<void>; close(): Promise<void> }>;
}

/** A line of a file: a change, or the position behind the changes before it. */
type Line<Entry extends Change> =
  | SyncPosition
  | { readonly id: Entry["id"]; readonly copied?: Copied<Entry> };

/**
 * A store in a file, for Node 20.16 and later: each write appends lines of JSON, the last of which is the position. Lines
 * behind the last position come from a program that was killed, and do not count. Its records are in memory as well. The
 * file is written anew when it is opened, and when most of its lines are out of date.
 */
export async function fileStore<Entry extends Change>(path: string): Promise<SyncStore<Entry>> {
  const { process } = globalThis as unknown as {
    // An import would have bundlers for pages look for the module.
    readonly process: { getBuiltinModule(name: string): FileSystem };
  };
  const files = process.getBuiltinModule("node:fs/promises");
  const memory = await load<Entry>(files, path);
  let current = await rewrite(files, path, memory);
  let lines = current;
  return {
    ...memory,
    async write(changes, position) {
      await writeLines(files, { path, flags: "a" }, [...linesOf(changes), position]);
      await memory.write(changes, position);
      lines += changes.size + 1;
      if (lines > 2 * current + 10_000) lines = current = await rewrite(files, path, memory);
    },
  };
}

async function load<Entry extends Change>(files: FileSystem, path: string): Promise<SyncStore<Entry>> {
  const memory = memoryStore<Entry>();
  const text = await files.readFile(path, "utf8").catch((error: unknown) => {
    if ((error as { readonly code?: string }).code === "ENOENT") return "";
    throw error;
  });
  const changes = new Map<Entry["id"], Copied<Entry> | undefined>();
  for (const line of text.split("\n").slice(0, -1)) {
    const read = parse(line) as Line<Entry> | undefined;
    if (read === undefined) break;
    if ("id" in read) changes.set(read.id, read.copied);
    else {
      await memory.write(changes, read);
      changes.clear();
    }
  }
  return memory;
}

/** Writes what counts to another file, which takes the place of the one there is; returns how many lines it has. */
async function rewrite<Entry extends Change>(
  files: FileSystem,
  path: string,
  memory: SyncStore<Entry>,
): Promise<number> {
  const position = await memory.position();
  if (position === undefined) return 0;
  const changes = new Map<Entry["id"], Copied<Entry>>();
  for await (const entry of memory.entries()) changes.set(entry.id, entry);
  await writeLines(files, { path: `${path}.new`, flags: "w" }, [...linesOf(changes), position]);
  await files.rename(`${path}.new`, path);
  return changes.size + 1;
}

/** Resolves once the disk has them. */
async function writeLines(
  files: FileSystem,
  { path, flags }: { readonly path: string; readonly flags: "a" | "w" },
  lines: readonly object[],
): Promise<void> {
  const file = await files.open(path, flags);
  try {
    await file.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
}

function linesOf<Entry extends Change>(
  changes: ReadonlyMap<Entry["id"], Copied<Entry> | undefined>,
): readonly object[] {
  return [...changes].map(([id, copied]) => ({ id, copied }));
}
