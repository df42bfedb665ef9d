import type { Site } from "../resources/site.js";
import { startCaller } from "./caller.js";
import { enqueueCalls } from "./enqueue.js";

export interface AfterContext {
  readonly site: Site;
  readonly reportAs: (activity: string) => (error: unknown) => void;
}

/** Hooks that are called after writes. */
export const after = {
  createChangeListener: ({ site }: AfterContext) => enqueueCalls(site),
  startJob: ({ site, reportAs }: AfterContext) => startCaller(site, reportAs("hooks after writes")),
};
