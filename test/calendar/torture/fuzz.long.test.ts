import { expect, inject, it } from "vitest";
import { tortureByFuzz } from "./fuzz.js";

it("3,000 random requests get answers of the API document, and none is an error", async () => {
  const { failures, rows } = await tortureByFuzz(inject("mongoUri"), 3000);
  expect(failures, JSON.stringify(rows)).toEqual([]);
});
