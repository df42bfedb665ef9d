import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, inject, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { isProcessDead } from "../../../runtime/jobs/processes.js";
import { retryInBackground } from "../../../runtime/jobs/retry.js";
import { createLeaseOwner } from "../../../runtime/locks/locks.js";
import { startCountsJob } from "../../../runtime/resources/write/counts-job.js";
import { openApp } from "../../support/app.js";
import { eventually } from "../../support/eventually.js";
import { useService } from "../support/service.js";
import { expectSame, keyed, newKey, storedKeys } from "./repeat-service.js";
import { eventBody } from "./sample-records.js";
import { useTwin } from "./twin-service.js";

const settings = { PUBLIC_URL: "https://calendar.example" };
const service = useService(settings);
// Gives up long before the leases end, and answers 503 then.
const hasty = useTwin(service, { ...settings, REQUEST_TIMEOUT: "1" });
const holders: ChildProcess[] = [];

afterAll(() => {
  for (const holder of holders) holder.kill("SIGKILL");
});

interface Holder {
  readonly owner: string;
  readonly kill: () => Promise<void>;
}

/** Another process of this machine, which holds a lock of the service and works on. */
async function hold(key: string): Promise<Holder> {
  const program = join(import.meta.dirname, "fixtures", "lock-holder.ts");
  const args = ["--import", "tsx", program, inject("mongoUri"), service.database.db.databaseName, key];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  holders.push(child);
  const [owner] = (await once(child.stdout, "data")) as [Buffer];
  return {
    owner: owner.toString(),
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

const isLinux = process.platform === "linux";

describe.runIf(isLinux)("what a process holds", () => {
  it("is left to it while it lives, and free at once when it was killed", async () => {
    const key = "venues/named/held hall";
    const { kill } = await hold(key);
    const body = eventBody({ venue: { venue: "Held hall" } });
    expect((await hasty.post("/events", body)).status).toBe(503);
    await kill();
    const answer = await service.post("/events", body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const locks = service.database.db.collection<{ _id: string }>("locks");
    // The write that was given up may take it once more, to find that its time is over.
    await eventually(async () => expect(await locks.findOne({ _id: key })).toBeNull());
  });

  it("is free as well where it is a write with an idempotency key", async () => {
    const { owner, kill } = await hold("another lock");
    const key = newKey();
    const write = ["POST", "/venues", { venue: "Keyed" }] as const;
    const first = await keyed(service, key, write);
    await storedKeys(service.database).lease(key, new Date(Date.now() + 60_000), owner);
    expect((await keyed(hasty, key, write)).status).toBe(503);
    await kill();
    expectSame(await keyed(service, key, write), first);
  });

  it("may still be counted while it lives: a wrong count is corrected once the process was killed", async () => {
    const { owner, kill } = await hold("a third lock");
    const collection = (name: string) => service.database.db.collection<CountDocument>(name);
    const id = Number((await service.create("/tags", { name: "Counted" })).body.id);
    await collection("tags").updateOne({ _id: id }, { $set: { count: 7 } });
    const count = async () => (await collection("tags").findOne({ _id: id }))?.count;
    const markers = collection("count_markers");
    await collection("migrations").updateOne(
      { _id: "counts" },
      { $set: { isRight: true } },
      { upsert: true },
    );
    await markers.insertOne({ _id: owner, until: new Date(Date.now() + 600_000) });
    const { app } = openApp(calendar, service.database);
    const startJob = () => startCountsJob(app, (error) => service.errors.push(error), 20);
    const first = startJob();
    await eventually(async () => (await markers.countDocuments()) === 2);
    await pause(500);
    await first.stop();
    expect(await count()).toBe(7);
    await kill();
    const second = startJob();
    await eventually(async () => (await markers.countDocuments({ _id: owner })) === 0);
    await second.stop();
    expect(await count()).toBe(0);
  });
});

interface CountDocument {
  readonly _id: number | string;
  readonly count?: number;
  readonly until?: Date;
  readonly isRight?: boolean;
}

describe("an owner", () => {
  const [machine = "", pid = "", start = "", id = ""] = createLeaseOwner().split(":");

  it("is there as long as its process", () => {
    expect(isProcessDead(createLeaseOwner())).toBe(false);
  });

  it.runIf(isLinux)("is gone when its number stands for a process that began later", () => {
    expect(isProcessDead([machine, pid, String(Number(start) - 1), id].join(":"))).toBe(true);
  });

  it("of another machine may be there", () => {
    const unusedPid = String(2 ** 22);
    expect(isProcessDead([`${machine}1`, unusedPid, start, id].join(":"))).toBe(false);
    expect(isProcessDead(["", unusedPid, "", id].join(":"))).toBe(false);
    expect(isProcessDead("another")).toBe(false);
  });
});

it("what has to reach a store that is away is tried again in the background, and no more once it succeeded", async () => {
  let attempts = 0;
  await new Promise<void>((resolve) => {
    const work = (): Promise<void> => {
      attempts += 1;
      if (attempts < 3) return Promise.reject(new Error("away"));
      resolve();
      return Promise.resolve();
    };
    void retryInBackground(work, 30_000);
  });
  expect(attempts).toBe(3);
});
