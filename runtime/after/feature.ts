import type { Site } from "../resources/site.js";
import { startCaller } from "./caller.js";
import { enqueueCalls } from "./enqueue.js";

/** Hooks that are called after writes. */
export const after = {
  createChangeListener: ({ site }: { readonly site: Site }) => enqueueCalls(site),
  startJob: ({
    site,
    reportAs,
  }: {
    readonly site: Site;
    readonly reportAs: (activity: string) => (error: unknown) => void;
  }) => startCaller(site, reportAs("hooks after writes")),
};
