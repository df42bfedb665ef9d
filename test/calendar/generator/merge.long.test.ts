import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patienceMs } from "../../support/eventually.js";
import { createWorkspace, root, type Workspace } from "../../support/workspace.js";

let workspace: Workspace;
beforeAll(() => {
  workspace = createWorkspace();
  for (const name of [".gitattributes", ".gitignore"]) cpSync(join(root, name), join(workspace.folder, name));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "--local", "include.path", "../.config/gitconfig");
  writeFileSync(join(workspace.folder, ".gitignore"), "node_modules\nbuild\n");
  commit("Start");
});
afterAll(() => {
  workspace.remove();
});

function git(...args: readonly string[]): { status: number | null; output: string } {
  const person = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  const { status, stdout, stderr } = spawnSync("git", [...person, ...args], {
    cwd: workspace.folder,
    encoding: "utf8",
    timeout: patienceMs,
  });
  return { status, output: stdout + stderr };
}

function commit(message: string): void {
  git("add", "--all");
  expect(git("commit", "--quiet", "--message", message)).toEqual({ status: 0, output: "" });
}

/** Adds a field behind the first one of a resource, regenerates and commits on a branch of its own. */
function addField(branch: string, resource: string, field: string): void {
  git("checkout", "--quiet", "-b", branch, "main");
  const file = join(workspace.folder, `spec/resources/${resource}.yaml`);
  const row = `  ${field}: { type: text, text: A field of ${branch}. }\n`;
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/^fields:\n/m, (head) => head + row),
  );
  expect(workspace.run(["generator/run.mjs"])).toMatchObject({ status: 0 });
  commit(`Add ${field}`);
}

describe("two branches that each add a field", () => {
  it("merge without a conflict, and the merge holds what the merged spec makes", () => {
    addField("one", "venue", "entrance");
    addField("two", "organizer", "motto");
    const { status, output } = git("merge", "--no-edit", "one");
    expect(output).not.toContain("CONFLICT");
    expect(status).toBe(0);
    expect(git("status", "--short").output).toBe("");
    expect(workspace.run(["generator/run.mjs", "--check"])).toMatchObject({ status: 0 });
    const document = git("show", "HEAD:generated/openapi/openapi.json").output;
    expect(document).toContain("A field of one.");
    expect(document).toContain("A field of two.");
  });
});
