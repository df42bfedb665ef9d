import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serviceCollections } from "../../generator/model/names.js";
import { root } from "../support/workspace.js";

it("reserves every collection that the runtime names", () => {
  const files = readdirSync(join(root, "runtime"), { recursive: true, encoding: "utf8" });
  const source = files
    .filter((name) => name.endsWith(".ts") && !name.startsWith("testing/"))
    .map((name) => readFileSync(join(root, "runtime", name), "utf8"))
    .join("\n");
  const inCalls = [...source.matchAll(/\bcollection(?:<[^(]*>)?\("(\w+)"/g)].map(([, name]) => name);
  const inConstants = [...source.matchAll(/(?:CollectionName|Markers) = "(\w+)"/g)].map(([, name]) => name);
  const used = new Set([...inCalls, ...inConstants]);
  expect(used.size).toBeGreaterThan(15);
  expect([...used].sort()).toEqual([...serviceCollections].sort());
});
