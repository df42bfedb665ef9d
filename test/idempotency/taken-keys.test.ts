import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openIdempotencyStore } from "../../runtime/idempotency/idempotency-store.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_taken_keys_${process.pid}`);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

const result = { status: 200, headers: {}, body: { is: "done" } };

it("who takes a key over knows what its former owner has planned, which plans nothing after that", async () => {
  let now = Date.now();
  const store = openIdempotencyStore({ ...database, now: () => now });
  const former = await store.begin({ id: "key", fingerprint: "request", record: 1, now });
  now += 10_000;
  const known = await store.find("key", now);
  await former?.plan(result);
  const taken = await known?.takeOver();
  expect([taken?.record, taken?.planned]).toEqual([1, result]);
  await expect(former?.plan(result)).rejects.toMatchObject({ name: "rest_idempotency_key_in_use" });
  await taken?.plan(result);
});
