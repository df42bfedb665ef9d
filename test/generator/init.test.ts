import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../support/workspace.js";

describe("a product that is made with the package", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "init-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Installs the package from a source as `npx` does, in a folder of its own, and makes a product. */
  function init(source: string, product = "shop"): string {
    const cache = join(folder, "cache");
    const installed = join(cache, "node_modules", "specwright");
    mkdirSync(installed, { recursive: true });
    writeFileSync(
      join(cache, "package.json"),
      JSON.stringify({ dependencies: { specwright: `file:${source}` } }),
    );
    for (const path of ["package.json", "generator/init", "generator/init.mjs"])
      cpSync(join(root, path), join(installed, path), { recursive: true });
    const script = `import { init } from ${JSON.stringify(join(installed, "generator/init.mjs"))}; process.exitCode = init([${JSON.stringify(product)}]);`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: folder,
      encoding: "utf8",
    });
    return status === 0 ? stdout : `${status}: ${stderr}`;
  }

  const dependency = (): unknown =>
    (JSON.parse(readFileSync(join(folder, "shop/package.json"), "utf8")) as { dependencies: object })
      .dependencies;

  it("contains the tarball that it came from, so that it is installed on any machine", () => {
    writeFileSync(join(folder, "specwright-0.1.0.tgz"), "packed");
    expect(init("../specwright-0.1.0.tgz")).toContain("npm install");
    expect(dependency()).toEqual({ specwright: "file:vendor/specwright-0.1.0.tgz" });
    expect(readFileSync(join(folder, "shop/vendor/specwright-0.1.0.tgz"), "utf8")).toBe("packed");
    expect(readFileSync(join(folder, "shop/.gitignore"), "utf8")).not.toMatch(/vendor|tgz/);
    expect(init("../specwright-0.1.0.tgz")).toMatch(/^1: No file was written: .*specwright-0\.1\.0\.tgz/);
  });

  it("is opened by a command that a shell reads as it is meant", () => {
    mkdirSync(join(folder, "sources"));
    expect(init("../sources", "My Shop")).toContain('cd "My Shop" && npm install');
    expect(init("../sources", "my-shop")).toContain("cd my-shop && npm install");
  });

  it("names a folder of the package by its path from the product", () => {
    mkdirSync(join(folder, "sources"));
    expect(init("../sources")).toContain("npm install");
    expect(dependency()).toEqual({ specwright: "file:../sources" });
  });
});

it("has no script that npm runs, or warns of, when the package is installed", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const found = Object.keys(scripts).filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name));
  expect(found).toEqual([]);
});
