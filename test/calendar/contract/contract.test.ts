import { describe } from "vitest";
import { describeFilters } from "./filters.js";
import { describeRecords } from "./records.js";
import { describeRepeats } from "./repeats.js";
import { describeRequests } from "./requests.js";
import { createCaller } from "./target.js";
import { useFakeTarget, useRealTarget } from "./targets.js";

describe.each([
  { name: "the service", use: () => useRealTarget() },
  { name: "the fake of the service", use: () => useFakeTarget() },
])("$name", ({ use }) => {
  const caller = createCaller(use());
  describeRecords(caller);
  describeFilters(caller);
  describeRequests(caller);
  describeRepeats(caller);
});
