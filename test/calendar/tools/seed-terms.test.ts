import { expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { readConfig } from "../../../runtime/settings/config.js";
import { seed } from "../../../runtime/tools/seed.js";
import { useService } from "../support/service.js";

const service = useService();

it("uses terms of the sample that exist already, and leaves their texts", async () => {
  const body = { name: "Music", description: "Ours." };
  const { body: music } = await service.request("POST", "/categories", { body });
  const config = readConfig({ RATE_LIMIT: "0" });
  const store = { product: calendar, database: service.database, config };
  const outcome = await seed(store, 60);
  expect(outcome.present).toBe(1);

  const { body: found } = await service.request("GET", `/categories/${Number(music.id)}`);
  expect(found).toMatchObject(body);
  expect(Number(found.count)).toBeGreaterThan(0);
  const again = await seed(store, 60);
  expect(again).toEqual({ created: 0, present: outcome.created + 1 });
});
