import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { operationHashes } from "../../../runtime/core/service-descriptor.js";
import { root } from "../../support/workspace.js";

/** Their types are made as those of events and tags, and a compiler sees an example of each of their calls elsewhere. */
const alike = /Venue|Organizer|Categor/;

it.each([
  ["something that must compile", / {2}(\w+): client\./g],
  ["something that must not compile", /@ts-expect-error (\w+):/g],
])("has a type test for every operation of a kind, with %s", (_what, pattern) => {
  const text = readFileSync(join(root, "test/calendar/types/client.test-d.ts"), "utf8");
  const tested = [...text.matchAll(pattern)].map(([, operation]) => operation);
  const operations = Object.keys(operationHashes(serviceDescriptor)).filter((name) => !alike.test(name));
  expect(tested.sort()).toEqual(operations.sort());
});
