import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually } from "../../support/eventually.js";
import { createWorkspace, type Workspace } from "../../support/workspace.js";
import { type Receiver, startReceiver } from "../../webhooks/receiver.js";
import { created } from "../http/sample-records.js";
import { useService } from "../support/service.js";

const service = useService({ WEBHOOK_LOCAL: "true", WEBHOOK_RETRY: "50" });

describe("npm run webhooks", () => {
  let workspace: Workspace;
  let receiver: Receiver;
  const dataDir = mkdtempSync(join(tmpdir(), "webhooks-tool-"));

  beforeAll(async () => {
    workspace = createWorkspace();
    receiver = await startReceiver();
    service.startWork();
  });
  afterAll(async () => {
    await receiver.close();
    workspace.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Runs the tool on the store of the service. */
  function run(...words: readonly string[]) {
    return workspace.run(["runtime/run.mjs", "webhooks", ...words], {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: service.database.db.databaseName,
      DATA_DIR: dataDir,
      WEBHOOK_LOCAL: "true",
    });
  }

  it("manages receivers that the running service sends to", async () => {
    const help = run("--help").output;
    for (const word of ["add", "list", "remove", "enable", "disable", "rotate", "log", "replay", "test"])
      expect(help).toContain(`  ${word} `);
    expect(run("list").output).toContain("There is no webhook.");
    const added = run("add", "crm", receiver.url, "--types", "venue.created", "--json");
    expect(added.status, added.output).toBe(0);
    expect(added.output).toMatch(/"secret":"whsec_[\w+/]+=*"/);
    expect(run("add", "crm", receiver.url)).toMatchObject({ status: 1 });
    expect(run("add", "other", "http://10.0.0.1/").output).toContain("cannot be a receiver");
    expect(run("add", "other", receiver.url, "--types", "venue.sold")).toMatchObject({ status: 2 });

    expect(run("disable", "crm").status).toBe(0);
    await created(service, "/venues", { venue: "Hall of tools" });
    await eventually(async () => {
      expect((await service.request("GET", "/webhooks/crm")).body).toMatchObject({
        enabled: false,
        waiting: 1,
      });
    });
    expect(run("list").output).toMatch(/crm +http:\/\/127\S+ +venue\.created +off +1/);
    expect(receiver.received).toEqual([]);
    expect(run("enable", "crm").status).toBe(0);
    const received = (count: number): Promise<void> =>
      eventually(() => expect(receiver.received).toHaveLength(count));
    await received(1);
    expect(run("test", "crm").status).toBe(0);
    await received(2);
    expect(run("log", "crm").output).toMatch(/delivered +1 +200|delivered +1 +204/);
    expect(run("replay", "crm", "--since", "2020-01-01").output).toContain("2 messages are sent again.");
    await received(4);
    expect(run("replay", "crm", "--message", "msg_none")).toMatchObject({ status: 1 });
    const rotated = run("rotate", "crm", "--json");
    expect(rotated.output).toMatch(/whsec_/);
    expect(rotated.output).not.toBe(added.output);
    expect(run("remove", "crm").status).toBe(0);
    expect(run("log", "crm")).toMatchObject({ status: 1 });
  });
});
