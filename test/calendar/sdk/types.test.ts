import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { root } from "../../support/workspace.js";

it("has a type test for every operation, with something that must not compile", () => {
  const text = readFileSync(join(root, "test/calendar/types/client.test-d.ts"), "utf8");
  const parts = text.split(/^export function /m).filter((part) => part.includes("@ts-expect-error"));
  const tested = parts.map((part) => part.slice(0, part.indexOf("(")));
  expect(
    Object.keys(serviceDescriptor.contract.operations).filter((operation) => !tested.includes(operation)),
  ).toEqual([]);
});
