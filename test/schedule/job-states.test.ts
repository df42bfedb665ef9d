import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  followSchedule,
  forgetSchedules,
  type JobState,
  jobStatesIn,
  requestRun,
  storeEnd,
  storeStart,
} from "../../runtime/schedule/job-states.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

const ended = { seconds: 1, isFailed: false, tries: 0 };
const hourly = (next: number): { readonly schedule: string; readonly next: number } => ({
  schedule: "3600000",
  next,
});

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `job_states_${process.pid}`);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

const stateOf = async (name: string): Promise<JobState> => {
  const state = await jobStatesIn(database).findOne({ _id: name });
  if (state === null) throw new Error(`There is no job ${name}.`);
  return state;
};
const dueOf = async (name: string): Promise<number | undefined> => (await stateOf(name)).next?.getTime();

describe("the state of a job", () => {
  it("keeps what made it due during a run", async () => {
    const name = "report";
    const state = await followSchedule(database, name, hourly(1000));
    await storeStart(database, name, 1000);
    await requestRun(database, name, { start: "one", at: 1500 });
    await storeEnd(database, state, { ...ended, name, started: 1000, next: 9000 });
    expect(await stateOf(name)).toMatchObject({ runs: 1, next: new Date(1500) });
    await storeStart(database, name, 1600);
    await storeEnd(database, await stateOf(name), { ...ended, name, started: 1600, next: 9000 });
    expect(await stateOf(name)).toMatchObject({ runs: 2, next: new Date(9000) });
  });

  it("is made due once for each start of a service, whichever worker asks first", async () => {
    const name = "greeting";
    await followSchedule(database, name, { schedule: "", next: Number.POSITIVE_INFINITY });
    for (const [start, at] of [
      ["one", 1000],
      ["other", 2000],
    ] as const) {
      await requestRun(database, name, { start, at });
      expect(await dueOf(name)).toBe(at);
      await storeStart(database, name, at);
      await storeEnd(database, await stateOf(name), {
        ...ended,
        name,
        started: at,
        next: Number.POSITIVE_INFINITY,
      });
    }
    await requestRun(database, name, { start: "one", at: 3000 });
    expect(await dueOf(name)).toBeUndefined();
  });

  it("does not count a run that another one replaced", async () => {
    const name = "replaced";
    const state = await followSchedule(database, name, hourly(1000));
    await storeStart(database, name, 1000);
    await storeStart(database, name, 1100);
    await storeEnd(database, state, { ...ended, name, started: 1000, next: 9000 });
    expect(await stateOf(name)).toMatchObject({ runs: 0, next: new Date(1000) });
  });

  it("is not postponed by two versions of its schedule", async () => {
    const name = "two_versions";
    for (const now of [0, 10, 20]) {
      await followSchedule(database, name, hourly(now + 100));
      await followSchedule(database, name, { schedule: "7200000", next: now + 200 });
    }
    expect(await dueOf(name)).toBe(100);
    await followSchedule(database, name, { schedule: "60000", next: 80 });
    expect(await stateOf(name)).toMatchObject({ schedule: "60000", next: new Date(80) });
  });

  it("follows the new schedule after a run that began by the old one", async () => {
    const name = "changed";
    const state = await followSchedule(database, name, hourly(1000));
    await storeStart(database, name, 1000);
    await followSchedule(database, name, { schedule: "60000", next: 1060 });
    await storeEnd(database, state, { ...ended, name, started: 1000, next: 4600 });
    const followed = await followSchedule(database, name, { schedule: "60000", next: 1070 });
    expect(followed).toMatchObject({ schedule: "60000", next: new Date(1070) });
  });

  it("of a job that was removed and returns begins anew", async () => {
    const name = "removed";
    await followSchedule(database, name, hourly(1000));
    await followSchedule(database, "kept", hourly(1000));
    await forgetSchedules(database, ["kept"]);
    expect((await followSchedule(database, name, hourly(90_000))).next?.getTime()).toBe(90_000);
    expect(await dueOf("kept")).toBe(1000);
  });
});
