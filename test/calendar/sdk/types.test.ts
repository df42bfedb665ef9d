import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { root } from "../../support/workspace.js";

it.each([
  ["something that must compile", / {2}(\w+): client\./g],
  ["something that must not compile", /@ts-expect-error (\w+):/g],
])("has a type test for every operation, with %s", (_what, pattern) => {
  const text = readFileSync(join(root, "test/calendar/types/client.test-d.ts"), "utf8");
  const tested = [...text.matchAll(pattern)].map(([, operation]) => operation);
  expect(tested.sort()).toEqual(Object.keys(serviceDescriptor.contract.operations).sort());
});
