import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { patienceMs } from "../../support/eventually.js";
import {
  createWorkspace,
  root,
  type ServiceProcess,
  startService,
  type Workspace,
} from "../../support/workspace.js";

const page = readFileSync(join(root, "spec/README.md"), "utf8");
const [, resource = ""] = /```yaml\n(# yaml-language-server[\s\S]*?)```/.exec(page) ?? [];
const file = "spec/resources/talk.yaml";

/** The fenced blocks behind a marker: what to type, and what it prints. */
function step(name: string): string[] {
  const text = page.slice(page.indexOf(`<!-- step: ${name} -->`));
  return [...text.matchAll(/```\w*\n([\s\S]*?)\n```/g)].slice(0, 2).map(([, block = ""]) => block);
}

describe("the first page of the spec", () => {
  let workspace: Workspace;
  let service: ServiceProcess;

  const shell = (command: string): { readonly status: number | null; readonly stdout: string } =>
    spawnSync("bash", ["-c", command], { cwd: workspace.folder, encoding: "utf8", timeout: patienceMs });

  beforeAll(async () => {
    workspace = createWorkspace();
    writeFileSync(join(workspace.folder, file), resource);
    for (const name of ["routes", "generate"])
      expect(shell(step(name)[0] ?? "")).toMatchObject({ status: 0 });
    service = await startService(workspace.folder, {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: `spec_page_${process.pid}`,
    });
  });

  afterAll(async () => {
    await service.stop();
    workspace.remove();
  });

  it("leads from nothing to a resource that answers as it says", () => {
    for (const name of ["create", "list", "invalid"]) {
      const [command = "", printed = ""] = step(name);
      const { stdout } = shell(command.replaceAll("http://127.0.0.1:3000", new URL(service.api).origin));
      expect(stdout.trim()).toBe(printed);
    }
  });

  it("shows the error of a misspelled type", () => {
    const [printed = ""] = step("misspelled");
    writeFileSync(join(workspace.folder, file), resource.replace("integer", "intger"));
    const { status, output } = workspace.run(["generator/run.mjs"]);
    expect(status).toBe(1);
    expect(output).toContain(printed);
  });
});
