import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { run as runWebhooks } from "../../../runtime/tools/webhooks.js";
import { eventually } from "../../support/eventually.js";
import { runTool } from "../../support/tool.js";
import { type Receiver, startReceiver } from "../../webhooks/receiver.js";
import { useService } from "../support/service.js";

const service = useService({ WEBHOOK_LOCAL: "true", WEBHOOK_RETRY: "50" });

describe("npm run webhooks", () => {
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
    service.startWork();
  });
  afterAll(() => receiver.close());

  /** Runs the tool on the store of the service. */
  const run = (...words: readonly string[]) =>
    runTool(() => runWebhooks(calendar, words), {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: service.database.db.databaseName,
      WEBHOOK_LOCAL: "true",
    });

  it("manages receivers that the running service sends to", async () => {
    const help = (await run("--help")).output;
    for (const word of ["add", "list", "remove", "enable", "disable", "rotate", "log", "replay", "test"])
      expect(help).toContain(`  ${word} `);
    expect((await run("list")).output).toContain("There is no webhook.");
    const added = await run("add", "crm", receiver.url, "--types", "venue.created", "--json");
    expect(added.status, added.output).toBe(0);
    expect(added.output).toMatch(/"secret":"whsec_[\w+/]+=*"/);
    expect(await run("add", "crm", receiver.url)).toMatchObject({ status: 1 });
    expect((await run("add", "other", "http://10.0.0.1/")).output).toContain("cannot be a receiver");
    expect(await run("add", "other", receiver.url, "--types", "venue.sold")).toMatchObject({ status: 2 });

    expect((await run("disable", "crm")).status).toBe(0);
    await service.create("/venues", { venue: "Hall of tools" });
    await eventually(async () => {
      expect((await service.get("/webhooks/crm")).body).toMatchObject({ enabled: false, waiting: 1 });
    });
    expect((await run("list")).output).toMatch(/crm +http:\/\/127\S+ +venue\.created +off +1/);
    expect(receiver.received).toEqual([]);
    expect((await run("enable", "crm")).status).toBe(0);
    const received = (count: number): Promise<void> =>
      eventually(() => expect(receiver.received).toHaveLength(count));
    await received(1);
    expect((await run("test", "crm")).status).toBe(0);
    await received(2);
    expect((await run("log", "crm")).output).toMatch(/delivered +1 +200|delivered +1 +204/);
    expect((await run("replay", "crm", "--since", "2020-01-01")).output).toContain(
      "2 messages are sent again.",
    );
    await received(4);
    expect(await run("replay", "crm", "--message", "msg_none")).toMatchObject({ status: 1 });
    const rotated = await run("rotate", "crm", "--json");
    expect(rotated.output).toMatch(/whsec_/);
    expect(rotated.output).not.toBe(added.output);
    expect((await run("remove", "crm")).status).toBe(0);
    expect(await run("log", "crm")).toMatchObject({ status: 1 });
  });
});
