import { describe, expect, it } from "vitest";
import { nearestName } from "../../generator/diagnostics.js";
import { testTypos } from "./test-typos.js";

testTypos(15);

describe("nearestName", () => {
  const names = ["title", "start_date", "end_date", "timezone", "url"];

  it.each([
    ["titel", "title"],
    ["start_dat", "start_date"],
    ["Timezone", "timezone"],
    ["ulr", "url"],
    ["edn_date", "end_date"],
  ])("takes %s for %s", (typo, name) => {
    expect(nearestName(typo, names)).toBe(name);
  });

  it("proposes nothing that lies too far", () => {
    expect(nearestName("organ", names)).toBeUndefined();
    expect(nearestName("id", names)).toBeUndefined();
  });
});
