import type { JobContext } from "../resources/site.js";
import { startCaller } from "./caller.js";
import { enqueueCalls } from "./enqueue.js";

/** Hooks that are called after writes. */
export const after = {
  createChangeListener: ({ site }: JobContext) => enqueueCalls(site),
  startJob: ({ site, reportAs }: JobContext) => startCaller(site, reportAs("hooks after writes")),
};
