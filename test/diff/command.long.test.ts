import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../support/workspace.js";
import { pairsFolder } from "./pairs.js";

let folder: string;

function git(...args: readonly string[]): string {
  const identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"];
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
}

const diff = (...args: readonly string[]) => spec("diff", ...args);

function spec(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--import",
      join(root, "node_modules/tsx/dist/loader.mjs"),
      join(root, "generator/spec-cli.ts"),
      ...args,
    ],
    { cwd: folder, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

function raise(version: string): void {
  const path = join(folder, "spec/api.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace(/version: \S+/, `version: ${version}`));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "revisions-"));
  cpSync(join(pairsFolder, "base"), join(folder, "spec"), { recursive: true });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "First");
  git("tag", "v1.0.0");
  const path = join(folder, "spec/api.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace("maximum: 4", "maximum: 3"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("npm run spec -- diff", () => {
  it("compares a git revision with the working tree, and leaves nothing behind", () => {
    const { status, stdout } = diff("v1.0.0");
    expect(stdout).toContain("  old v1.0.0:spec/api.yaml:17:47\n");
    expect(stdout).toContain("  new spec/api.yaml:17:47\n");
    expect(status).toBe(1);
    expect(git("status", "--porcelain")).toBe(" M spec/api.yaml\n");
    expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
  });

  it("compares two revisions, or a folder with one", () => {
    expect(diff("v1.0.0", "HEAD")).toMatchObject({ status: 0, stderr: "" });
    expect(diff("spec", "HEAD", "--changelog").stdout).toContain("may have 4.");
  });

  it("fails for a version that is too low only where it is asked to", () => {
    const path = join(folder, "spec/approvals.yaml");
    writeFileSync(path, "- { change: CHG031, at: paging.maximum, reason: Meant., until: 9999-12-31 }\n");
    expect(diff("v1.0.0").status).toBe(0);
    expect(diff("v1.0.0", "--check-version").status).toBe(1);
    raise("2.0.0");
    expect(diff("v1.0.0", "--check-version")).toMatchObject({ status: 0, stderr: "" });
  });

  it("writes the plan of the migration as well where it is asked to", () => {
    const { status, stderr } = diff("v1.0.0", "HEAD", "--plan", "plan.json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const plan: unknown = JSON.parse(readFileSync(join(folder, "plan.json"), "utf8"));
    expect(plan).toMatchObject({ kind: "migration-plan", steps: [], from: { version: "1.0.0" } });
  });

  it("compares a message of a spec with the default of another", () => {
    const before = join(root, "test/products/tracker/spec");
    cpSync(before, join(folder, "own"), { recursive: true });
    const path = join(folder, "own/api.yaml");
    appendFileSync(path, '\nerrors:\n  rest_timeout: { status: 504, text: "Too late." }\n');
    const { status, stdout, stderr } = diff(before, "own");
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toContain("The error `rest_timeout` was sent with status 503, and is with 504.");
    expect(diff("own", before).stdout).toContain("was sent with status 504, and is with 503.");
  });

  it("has no plan from what it cannot read", () => {
    expect(spec("plan", "v9.9.9")).toMatchObject({ status: 2, stdout: "" });
  });

  it.each([
    ["a revision", ["v9.9.9"], "v9.9.9 is no folder with a spec, and no git revision that has one."],
    ["a folder in a revision", ["v1.0.0", "--spec", "api"], "v1.0.0 is no folder with a spec"],
    ["nothing", [], "old"],
    ["an option", ["--upload-pack=x"], "--upload-pack=x"],
  ])("names what it cannot read: %s", (_what, args, named) => {
    const { status, stdout, stderr } = diff(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(named);
  });
});
