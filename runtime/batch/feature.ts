import type { HttpOptions } from "../http/state.js";
import type { AppContext } from "../resources/app-context.js";
import type { Config } from "../settings/config.js";
import type { BatchDescriptor } from "./items.js";
import { runBatch } from "./run-batch.js";

/** Many writes in one request. */
export const batch = {
  createOperations: (app: AppContext, config: Config, onError: HttpOptions["onError"]) => ({
    /** Creates the operation that does the items of a batch one by one, each as its own request would. */
    batch: (descriptor: BatchDescriptor) => runBatch({ app, config, onError, descriptor }),
  }),
};
