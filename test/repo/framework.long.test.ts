import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patienceMs } from "../support/eventually.js";
import { isOfProduct, productPaths, root } from "../support/workspace.js";

/** Files of the repository that git knows or would add. */
function sources(): readonly string[] {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const names = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  return [...new Set(names)].filter((name) => name !== "" && existsSync(join(root, name)));
}

describe("the repository without its product", () => {
  let folder: string;

  /** Runs a program of Node there to its end, without the settings of this run. */
  const run = (
    ...args: readonly string[]
  ): Promise<{ readonly failed: boolean; readonly output: string }> => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    const options = { cwd: folder, env, maxBuffer: 2 ** 26, timeout: 3 * patienceMs };
    return new Promise((resolve) => {
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({ failed: error !== null, output: stdout + stderr }),
      );
    });
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "framework-"));
    for (const name of sources()) {
      if (isOfProduct(name)) continue;
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      cpSync(join(root, name), join(folder, name));
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("has none of the paths of the product, each of which the repository has", () => {
    expect(productPaths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(productPaths.filter((path) => existsSync(join(folder, path)))).toEqual([]);
  });

  it.each(["tsconfig.json", ".config/tsconfig.browser.json"])("compiles: %s", async (project) => {
    const compiler = "node_modules/@typescript/native/bin/tsc";
    const { failed, output } = await run(compiler, "-p", project, "--incremental", "false", "--noEmit");
    expect({ failed, output }).toEqual({ failed: false, output: "" });
  });
});
