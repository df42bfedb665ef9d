import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { parse } from "yaml";
import { patienceMs } from "../../support/eventually.js";
import {
  createWorkspace,
  root,
  type ServiceProcess,
  startService,
  type Workspace,
} from "../../support/workspace.js";

const readme = readFileSync(join(root, "README.md"), "utf8");
const changes = readFileSync(join(root, "runtime/changes/README.md"), "utf8");
const similar = readFileSync(join(root, "runtime/similar/README.md"), "utf8");

/** The fenced blocks behind a marker: what to type, and what it prints. */
function example(name: string): string[] {
  const page = { changes, similar }[name] ?? readme;
  const text = page.slice(page.indexOf(`<!-- example: ${name} -->`));
  return [...text.matchAll(/```\w*\n([\s\S]*?)\n```/g)].slice(0, 2).map(([, block = ""]) => block);
}

describe("the README", () => {
  it("shows rows as the spec has them, without some of their keys", () => {
    const [, shown = ""] = /```yaml\n([\s\S]*?)```/.exec(readme) ?? [];
    const [, path = ""] = /^# (\S+)$/m.exec(shown) ?? [];
    expect(parse(readFileSync(join(root, path), "utf8"))).toMatchObject(parse(shown) as object);
  });

  // A reader follows them in their order.
  describe("examples", { shuffle: false }, () => {
    let workspace: Workspace;
    let service: ServiceProcess;

    beforeAll(async () => {
      workspace = createWorkspace();
      service = await startService(workspace.folder, {
        MONGODB_URI: inject("mongoUri"),
        MONGODB_DB: `readme_${process.pid}`,
      });
    });

    afterAll(async () => {
      await service.stop();
      workspace.remove();
    });

    it.each(["create", "list", "changes", "similar"])("print what it says: %s", (name) => {
      const [command = "", printed = ""] = example(name);
      const origin = new URL(service.api).origin;
      const { stdout } = spawnSync("bash", ["-c", command.replaceAll("http://127.0.0.1:3000", origin)], {
        encoding: "utf8",
        timeout: patienceMs,
      });
      expect(stdout.trim().replaceAll(origin, "http://127.0.0.1:3000")).toBe(printed);
    });

    it("show a request that the rows make possible", async () => {
      const [, path = ""] = /^GET (\S+)$/m.exec(readme) ?? [];
      const response = await fetch(new URL(path, service.api));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ total: 1 });
    });

    it("show the diagnostic of a mistake", () => {
      const [printed = ""] = example("diagnostic");
      const file = join(workspace.folder, "spec/resources/event.yaml");
      writeFileSync(
        file,
        readFileSync(file, "utf8").replace("start_date: { type: datetime", "start_date: { type: datetim"),
      );
      const { status, output } = workspace.run(["generator/run.mjs"]);
      expect(status).toBe(1);
      expect(output).toContain(printed);
    });
  });
});
