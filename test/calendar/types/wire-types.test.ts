import { expect, it } from "vitest";
import { comparisons, compile, document } from "./compare.js";

it("the types that openapi-typescript reads from the document stand for the same values as the wire types", async () => {
  expect(comparisons(document).length).toBeGreaterThan(80);
  expect(await compile("wire-types", document)).toBe("");
});
