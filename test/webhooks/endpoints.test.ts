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

it("signs with both secrets of two rotations at the same time", async () => {
  const endpoints = openEndpoints(database);
  await endpoints.add({ _id: "crm", url: "https://crm.example.org/", types: ["*"] });
  for (let round = 0; round < 10; round += 1) {
    const rotated = await Promise.all([endpoints.rotate("crm"), endpoints.rotate("crm")]);
    const shown = rotated.map((endpoint) => endpoint?.secrets[0]?.secret);
    const stored = await endpoints.find("crm");
    expect(stored?.secrets.map(({ secret }) => secret).sort()).toEqual(shown.sort());
  }
});
