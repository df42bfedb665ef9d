import type { JobContext } from "../resources/app-context.js";
import { startCaller } from "./caller.js";
import { enqueueCalls } from "./enqueue.js";

/** Hooks that are called after writes. */
export const after = {
  createChangeListener: ({ app }: JobContext) => enqueueCalls(app),
  startJob: ({ app, reportAs }: JobContext) => startCaller(app, reportAs("hooks after writes")),
};
