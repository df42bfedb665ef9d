import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isAbandoned, runExclusive, withLease } from "../../runtime/locks/locks.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { eventually } from "../support/eventually.js";
import { startScriptedReplicaSet } from "../support/replica-set/index.js";

const databases: Database[] = [];

/** A connection of its own, as another process has. */
function connection(index: number): Database {
  const database = databases[index];
  if (database === undefined) throw new Error(`There is no connection ${index}.`);
  return database;
}

beforeAll(async () => {
  const name = `test_turns_${process.pid}`;
  for (let count = 0; count < 3; count += 1) databases.push(await openDatabase(inject("mongoUri"), name));
});

afterAll(async () => {
  await connection(0).db.dropDatabase();
  await Promise.all(databases.map((database) => database.close()));
});

/** Work that would lose steps if two of its kind ran at once. */
function createTally() {
  const seen = { value: 0, most: 0, now: 0 };
  return {
    seen,
    add: async (): Promise<void> => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      const before = seen.value;
      await connection(0).ping();
      seen.value = before + 1;
      seen.now -= 1;
    },
  };
}

describe("a lease", () => {
  it("lets one process at a time work, whatever the connection", async () => {
    const { seen, add } = createTally();
    await Promise.all(Array.from({ length: 12 }, (_, index) => withLease(connection(index % 3), "one", add)));
    expect(seen).toEqual({ value: 12, most: 1, now: 0 });
  });

  it("does not delay work of another key", async () => {
    const answer = await withLease(connection(0), "outer", () =>
      withLease(connection(0), "inner", () => Promise.resolve("done")),
    );
    expect(answer).toBe("done");
  });

  it("is released after work that fails, and passes its error on", async () => {
    const failing = withLease(connection(0), "failing", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await withLease(connection(1), "failing", () => Promise.resolve("yes"))).toBe("yes");
    expect(await connection(0).db.collection("locks").countDocuments()).toBe(0);
  });

  it("of a dead process is taken over when it has expired", async () => {
    const locks = connection(0).db.collection<{ _id: string; owner: string; until: Date }>("locks");
    const until = Date.now() - 1;
    await locks.insertOne({ _id: "left", owner: "unknown", until: new Date(until) });
    expect(await withLease(connection(1), "left", () => Promise.resolve("mine"))).toBe("mine");
  });
});

describe("a lease on a replica set", () => {
  it("expires by the clock of the primary, whatever that of this machine says", async () => {
    const set = await startScriptedReplicaSet(inject("engineUri"));
    const hour = 3_600_000;
    set.setClock(-hour);
    const database = await openDatabase(set.uri, `test_clock_${process.pid}`);
    const locks = database.db.collection<{ _id: string; owner: string; until: Date }>("locks");
    await eventually(() => database.now() < Date.now() - hour + 1000);
    const left = { _id: "left", owner: "unknown", until: new Date(Date.now() - 1) };
    await locks.insertOne(left);
    expect(isAbandoned(database, left)).toBe(false);
    set.setClock(0);
    await eventually(() => isAbandoned(database, left));
    expect(await withLease(database, "left", () => Promise.resolve("mine"))).toBe("mine");
    await database.db.dropDatabase();
    await database.close();
    await set.close();
  });
});

it("runs exclusive work of one connection in the order of the calls, also after a failure", async () => {
  const order: number[] = [];
  const turns = [3, 1, 2].map((length, index) =>
    runExclusive(connection(0), "queue", async () => {
      for (let count = 0; count < length; count += 1) await connection(0).ping();
      order.push(index);
      if (index === 0) throw new Error("first");
    }),
  );
  const outcomes = await Promise.allSettled(turns);
  expect(order).toEqual([0, 1, 2]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});
