import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { openKeys } from "../../runtime/auth/keys.js";
import type { BackgroundJob } from "../../runtime/jobs/poller.js";
import { schedule } from "../../runtime/schedule/feature.js";
import { type JobState, jobStatesIn } from "../../runtime/schedule/job-states.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { memoryGround } from "../diff/grounds.js";
import { serve } from "../diff/serve.js";
import { eventually } from "../support/eventually.js";
import { useSpec } from "../support/spec-service.js";

const spec = {
  "api.yaml": `jobs:
  add_entry: { every: 1h, text: Adds an entry. }
  read_entries: { at: "03:00", role: reader }
  fail: { every: 2h }
  fail_often: { every: 6s }
  wait: { every: 3h }
  wait_quietly: { every: 4h }
  greet: { at_start: true }
  edit_notes: { every: 90m, role: writer }
roles:
  admin: [edit, edit_published, edit_others, publish, read_private, upload, read_audit, manage_webhooks]
  writer: [edit]
  reader: []
webhook_role: admin
`,
  "resources/entry.yaml": `plural: entries
lifecycle: plain
fields:
  title: { type: text, required: true, text: What was done. }
`,
  "resources/note.yaml": `lifecycle: post
fields:
  title: { type: text, required: true, text: What is to be done. }
  status:
`,
};

const hooks = `
import { entryCollection } from "../../generated/server/entries/collection.js";
export const hooks = {
  jobs: {
    async addEntry({ client, now, collection }) {
      const count = await collection(entryCollection).countDocuments();
      await client.entries.create({ title: "Entry " + (count + 1) + " at " + now });
    },
    readEntries: ({ client }) => client.entries.create({ title: "Readers cannot write." }),
    fail() { throw new Error("The job is broken."); },
    failOften() { throw new Error("The job is broken as well."); },
    wait: ({ signal }) => new Promise((done, failed) => {
      globalThis.waiting = (globalThis.waiting ?? 0) + 1;
      signal.addEventListener("abort", () => failed(new Error("The service stops.")));
    }),
    async editNotes({ client }) {
      const { id } = await client.notes.create({ title: "Own", status: "draft" });
      await client.notes.update(id, { title: "Own, changed" });
      globalThis.rejected = [];
      const fail = (error) => globalThis.rejected.push(error.status);
      await client.notes.get(globalThis.draft).catch(fail);
      await client.notes.update(globalThis.draft, { title: "Taken" }).catch(fail);
    },
    waitQuietly: ({ signal }) => new Promise((done) => {
      globalThis.quiet = (globalThis.quiet ?? 0) + 1;
      signal.addEventListener("abort", () => done());
    }),
    greet: ({ client }) => client.entries.create({ title: "Started" }),
  },
};
`;

const hourMs = 3_600_000;
let now = Date.UTC(2031, 0, 10, 12);
const service = useSpec(spec, { hooks, now: () => now });
const running: BackgroundJob[] = [];
const stop = async (): Promise<void> => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
};
/** Lets the jobs find what is due at a later time. */
const goOn = async (hours: number): Promise<void> => {
  await stop();
  now += hours * hourMs;
  running.push(service.startJobs());
};
const stateOf = async (name: string): Promise<JobState | null> =>
  jobStatesIn(service.database).findOne({ _id: name });
const titles = async (): Promise<readonly string[]> => {
  const found = await service.database.db.collection("entries").find().sort({ _id: 1 }).toArray();
  return found.map(({ title }) => String(title));
};
const added = async (): Promise<number> =>
  (await titles()).filter((title) => title.startsWith("Entry")).length;
const isIdle = async (name: string): Promise<boolean> => ((await stateOf(name))?.next?.getTime() ?? 0) > now;
/** Lets an entry be added. */
const addEntry = async (hours: number): Promise<void> => {
  const before = await added();
  await goOn(hours);
  await expect.poll(added).toBe(before + 1);
  await expect.poll(() => isIdle("add_entry")).toBe(true);
};

let atFirst: readonly string[] = [];
beforeAll(async () => {
  await goOn(0);
  const scheduled = { next: { $gt: new Date(now) } };
  await eventually(async () => (await jobStatesIn(service.database).countDocuments(scheduled)) === 7);
  await eventually(async () => (await stateOf("greet"))?.runs === 1);
  await stop();
  atFirst = await titles();
});
afterEach(stop);

describe("a job", () => {
  it("runs at the start where the spec says so, and else an interval later for the first time", async () => {
    expect(atFirst).toEqual(["Started"]);
    await addEntry(1);
    expect((await titles()).some((title) => title.endsWith(`at ${now}`))).toBe(true);
    await expect.poll(async () => (await stateOf("greet"))?.runs).toBeGreaterThan(1);
    expect(await stateOf("greet")).toMatchObject({ failures: 0 });
  });

  it("calls the service as a caller of its own", async () => {
    await addEntry(1);
    const entry = await service.database.db.collection("entries").findOne({ title: /^Entry/ });
    expect(entry?.notes).toMatchObject([{ kind: "created", by: { name: "job add_entry", role: "admin" } }]);
  });

  it("that was missed is made up once", async () => {
    await addEntry(10);
    expect((await stateOf("add_entry"))?.next?.getTime()).toBe(now + hourMs);
  });

  it("has the rights of its role", async () => {
    await goOn(24);
    await expect.poll(async () => (await stateOf("read_entries"))?.failures).toBeGreaterThan(0);
    expect(await stateOf("read_entries")).toMatchObject({ schedule: "03:00 UTC" });
    expect(service.errors.map((error) => String((error as Error).cause)).join()).toMatch(/not allowed|403/);
    expect(await titles()).not.toContain("Readers cannot write.");
  });

  it("with a role is an author of its own", async () => {
    const { body } = await service.request("POST", "/api/v1/notes", {
      body: { title: "Draft", status: "draft" },
    });
    const shared = globalThis as { draft?: unknown; rejected?: readonly number[] };
    shared.draft = body.id;
    await goOn(0);
    const edit = async (): Promise<number | undefined> => {
      await expect.poll(() => isIdle("edit_notes")).toBe(true);
      const before = (await stateOf("edit_notes"))?.runs ?? 0;
      await goOn(2);
      await expect.poll(async () => (await stateOf("edit_notes"))?.runs).toBeGreaterThan(before);
      return (await stateOf("edit_notes"))?.author;
    };
    const author = await edit();
    expect(author).toBeGreaterThan(1);
    expect(shared.rejected).toEqual([403, 403]);
    const notes = service.database.db.collection("notes");
    expect(await notes.findOne({ author: 1 })).toMatchObject({ title: "Draft" });
    // A run that was interrupted may have left another one.
    const own = await notes.find({ author: author ?? 0 }).toArray();
    expect(own.map(({ title }) => String(title))).toContain("Own, changed");
    const keys = openKeys(service.database, undefined);
    expect(await keys.reserveAuthor(new Set())).not.toBe(author);
    expect(await edit()).toBe(author);
  });

  it("that fails is reported, and repeated after a while", async () => {
    const failures = async (): Promise<number> => (await stateOf("fail"))?.failures ?? 0;
    await goOn(2);
    await expect.poll(failures).toBeGreaterThan(0);
    await expect.poll(() => isIdle("fail")).toBe(true);
    const before = await failures();
    expect(service.errors.map(String).join()).toMatch(/The job fail failed \d+ times\./);
    const due = (await stateOf("fail"))?.next?.getTime() ?? 0;
    expect([due > now, due <= now + hourMs]).toEqual([true, true]);
    await goOn(1);
    await expect.poll(failures).toBe(before + 1);
  });

  it("that is due again after failures begins with short delays", async () => {
    const failures = async (): Promise<number> => (await stateOf("fail_often"))?.failures ?? 0;
    const delays: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const before = await failures();
      await goOn(1);
      await expect.poll(failures).toBeGreaterThan(before);
      await expect.poll(() => isIdle("fail_often")).toBe(true);
      delays.push(((await stateOf("fail_often"))?.next?.getTime() ?? 0) - now);
    }
    expect(delays.slice(-2).toSorted()).toEqual([5000, 6000]);
  });

  it("begins anew where it was removed for a while", async () => {
    await jobStatesIn(service.database).insertOne({
      _id: "gone",
      schedule: "3600000",
      next: new Date(now),
      ...{ seconds: 0, runs: 0, failures: 0, tries: 0 },
    });
    await goOn(0);
    await expect.poll(async () => (await stateOf("gone"))?.next).toBeUndefined();
  });

  it("that the service stops is not counted, and runs again at the next start", async () => {
    const waiting = (): number => (globalThis as { waiting?: number }).waiting ?? 0;
    const before = waiting();
    await goOn(3);
    await expect.poll(waiting).toBe(before + 1);
    await goOn(0);
    await expect.poll(waiting).toBe(before + 2);
    expect(await stateOf("wait")).toMatchObject({ runs: 0, failures: 0 });
  });

  it("that returns when its signal aborts runs again, also after it lost its lock to another process", async () => {
    const begun = (): number => (globalThis as { quiet?: number }).quiet ?? 0;
    const before = begun();
    await goOn(4);
    await expect.poll(begun).toBe(before + 1);
    await goOn(0);
    await expect.poll(begun).toBe(before + 2);
    const locks = service.database.db.collection<{ readonly _id: string }>("locks");
    await locks.deleteOne({ _id: "job wait_quietly" });
    await expect.poll(begun).toBe(before + 3);
    expect(await stateOf("wait_quietly")).toMatchObject({ runs: 0, failures: 0 });
  });

  it("is run by one of two processes", async () => {
    await addEntry(1);
    const before = await added();
    const database = await openDatabase(inject("mongoUri"), service.database.db.databaseName);
    try {
      const other = await serve(service.program, database, { ...memoryGround(), now: () => now });
      await goOn(1);
      running.push(other.startJobs());
      await expect.poll(added).toBe(before + 1);
      await expect.poll(() => isIdle("add_entry")).toBe(true);
      for (let round = 0; round < 5; round += 1) {
        await stop();
        now += hourMs;
        running.push(service.startJobs(), other.startJobs());
        await expect.poll(added).toBe(before + 2 + round);
        await expect.poll(() => isIdle("add_entry")).toBe(true);
      }
      await stop();
      expect(await added()).toBe(before + 6);
    } finally {
      await stop();
      await database.close();
    }
  });

  it("has metrics", async () => {
    const { facts } = await service.program.load().then(({ product }) => ({ facts: product.serviceFacts }));
    const metrics = schedule.createMetrics({ database: service.database, facts } as never);
    expect(metrics.filter(({ type }) => type === "counter").map(({ name }) => name)).toEqual([
      "job_runs_total",
      "job_failures_total",
    ]);
    const values = await Promise.all(metrics.map(async ({ name, read }) => [name, await read()] as const));
    const state = await stateOf("add_entry");
    expect(Object.fromEntries(values)).toMatchObject({
      job_runs_total: { add_entry: state?.runs, wait: 0 },
      job_failures_total: { add_entry: 0 },
      job_last_success_timestamp_seconds: { add_entry: (state?.succeeded?.getTime() ?? 0) / 1000, wait: 0 },
    });
  });
});
