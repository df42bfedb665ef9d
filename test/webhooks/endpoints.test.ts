import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { openEndpoints } from "../../runtime/webhooks/endpoints.js";

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_endpoints_${process.pid}`);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

it("signs with the secrets of rotations at the same time, and with those that they replace", async () => {
  const endpoints = openEndpoints(database);
  const { secrets } = await endpoints.add({ _id: "crm", url: "https://crm.example.org/", types: ["*"] });
  const known = new Set(secrets.map(({ secret }) => secret));
  for (let round = 0; round < 10; round += 1) {
    const rotated = await Promise.all([endpoints.rotate("crm"), endpoints.rotate("crm")]);
    for (const endpoint of rotated) known.add(endpoint?.secrets[0]?.secret ?? "");
    const stored = await endpoints.find("crm");
    expect(new Set(stored?.secrets.map(({ secret }) => secret))).toEqual(known);
  }
});
