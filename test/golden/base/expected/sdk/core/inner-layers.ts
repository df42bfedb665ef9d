// Copied from runtime/client/inner-layers.ts. Do not edit: change that file and run `npm run generate`.

import { withAttemptTimeout } from "./attempt-timeout.js";
import type { ClientOptions } from "./client-layers.js";
import type { Core, Send } from "./core.js";
import type { LayerErrors } from "./errors.js";
import { withHooks } from "./hooks.js";
import { withKey } from "./key-layer.js";
import { withLogger } from "./logger.js";

/** The `fetch` of a core with the layers that few clients have: the key, the time of an attempt, the log, and hooks around them. */
export function withInnerLayers(
  { fetch: plain, clock }: Core,
  { key, attemptTimeout, logger, hooks }: ClientOptions,
  errors: LayerErrors,
): Send {
  const keyed = typeof key === "function" ? withKey(plain, key, errors) : plain;
  const timed =
    attemptTimeout === undefined ? keyed : withAttemptTimeout(keyed, attemptTimeout, { clock, ...errors });
  const logged = logger === undefined ? timed : withLogger(timed, logger);
  return hooks === undefined ? logged : withHooks(logged, hooks, errors);
}
