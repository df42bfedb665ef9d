import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { hashKey, KeyNameTaken, openKeys } from "../../runtime/auth/keys.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

let database: Database;

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_keys_${process.pid}`);
});

beforeEach(async () => {
  await database.db.collection("keys").deleteMany({});
});

afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

const entry = { name: "sync", role: "editor", author: 3 };

describe("the keys of a store", () => {
  it("hold hashes, never the keys", async () => {
    const key = await openKeys(database, undefined).create(entry);
    const [stored] = await openKeys(database, undefined).list();
    expect(stored).toMatchObject({ ...entry, _id: hashKey(key) });
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  it("find the holder of a key, and of no other text", async () => {
    const keys = openKeys(database, undefined);
    const key = await keys.create(entry);
    expect(await keys.find(key)).toMatchObject(entry);
    for (const other of ["", key.slice(1), `${key} `, key.toUpperCase(), hashKey(key)]) {
      expect(await keys.find(other)).toBeUndefined();
    }
  });

  it("have names of their own", async () => {
    const keys = openKeys(database, undefined);
    await keys.create(entry);
    await expect(keys.create(entry)).rejects.toThrow(KeyNameTaken);
    expect(await keys.revoke("sync")).toBe(true);
    expect(await keys.revoke("sync")).toBe(false);
    await keys.create(entry);
  });

  it("know the operator's key without storing it", async () => {
    const keys = openKeys(database, "the-operators-own-key", {
      namespace: "library/v1",
      roles: { chief: ["edit"], clerk: [] },
    });
    expect(await keys.find("the-operators-own-key")).toMatchObject({ role: "chief", author: 1 });
    expect(await keys.find("the-operators-own-kez")).toBeUndefined();
    expect(await keys.exist()).toBe(true);
    expect(await keys.list()).toEqual([]);
  });

  it("show whether there is any, and read again when the last result is too old", async () => {
    const keys = openKeys(database, undefined);
    expect(await keys.exist()).toBe(false);
    await openKeys(database, undefined).create(entry);
    expect(await keys.exist(60_000)).toBe(false);
    expect(await keys.exist(0)).toBe(true);
  });
});
