import { Writable } from "node:stream";
import { expect, inject, it, onTestFinished } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { serve } from "../../../runtime/server.js";
import { readConfig } from "../../../runtime/settings/config.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { createLog } from "../../../runtime/telemetry/log.js";
import { eventually } from "../../support/eventually.js";

it("stops although a hook after a write does not end", async () => {
  const name = `test_shutdown_${process.pid}`;
  let calls = 0;
  const hang = (): Promise<never> => {
    calls += 1;
    return new Promise(() => undefined);
  };
  const product: typeof calendar = {
    ...calendar,
    createRouters: (service) =>
      calendar.createRouters({
        ...service,
        records: (definition) => service.records({ ...definition, writeHooks: { afterCreate: hang } }),
      }),
  };
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const log = createLog("error", silence);
  const config = readConfig({ PORT: "0", MONGODB_DB: name });
  const service = await serve({ config, storeUri: inject("mongoUri"), product, log });
  const response = await fetch(`${service.origin}/calendar/events/v1/tags`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Hanging" }),
  });
  expect(response.status).toBe(201);
  await eventually(() => expect(calls).toBe(1));
  const begun = performance.now();
  await service.stop();
  // Ten seconds, and what a busy machine takes beyond.
  expect(performance.now() - begun).toBeLessThan(30_000);

  const database = await openDatabase(inject("mongoUri"), name);
  onTestFinished(async () => {
    await database.db.dropDatabase();
    await database.close();
  });
  expect(await database.db.collection("after_calls").countDocuments()).toBe(1);
});
