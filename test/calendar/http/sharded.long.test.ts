import "../../support/sharded.js";
import "./concurrency.test.js";
import "./categories.test.js";
import "./events.test.js";
import "./repeats.test.js";
import "../recurrence/series.test.js";
import "../tools/check-store.test.js";
import { expect, it } from "vitest";
import { claimsIn } from "../../../runtime/storage/claims.js";
import { useService } from "../support/service.js";
import { createEvent } from "./sample-records.js";

const service = useService();

it("the services of these tests claim unique values", async () => {
  const { body } = await createEvent(service, { title: "Claimed" });
  const claim = { _id: 'events/slugs/["en:claimed"]', record: Number(body.id), revision: 1 };
  expect(await claimsIn(service.database.db).findOne()).toMatchObject(claim);
});
