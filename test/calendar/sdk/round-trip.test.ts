import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { operationHashes } from "../../../runtime/core/service-descriptor.js";
import { randomCalls } from "../support/round-trips.js";

const all = randomCalls();

describe("what the service reads is what the caller passed", () => {
  it("for every operation", () => {
    expect(all.map(({ operation }) => operation).sort()).toEqual(
      Object.keys(operationHashes(serviceDescriptor)).sort(),
    );
  });

  it.each(all)("to $operation", async ({ inputs, send }) => {
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const { passed, read } = await send(input);
        expect(read).toEqual(passed);
      }),
      { numRuns: 50 },
    );
  });
});
