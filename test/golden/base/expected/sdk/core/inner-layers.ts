// Copied from runtime/client/inner-layers.ts. Do not edit: change that file and run `npm run generate`.

import { withAttemptTimeout } from "./attempt-timeout.js";
import type { ClientOptions } from "./client-layers.js";
import type { Core, Send } from "./core.js";
import { withKey } from "./key-layer.js";
import { withLogger } from "./logger.js";

/** The `fetch` of a core with the layers below the hooks: the key, the time of an attempt, the log. */
export function withInnerLayers(
  { fetch: plain, clock }: Core,
  { key, attemptTimeout, logger }: ClientOptions,
): Send {
  const keyed = typeof key === "function" ? withKey(plain, key) : plain;
  const timed = attemptTimeout === undefined ? keyed : withAttemptTimeout(keyed, attemptTimeout, clock);
  return logger === undefined ? timed : withLogger(timed, logger);
}
