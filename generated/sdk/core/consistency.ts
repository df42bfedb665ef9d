// Copied from runtime/client/consistency.ts. Do not edit: change that file and run `npm run generate`.

import type { Fetch } from "./core.js";

/** Names the moment of the latest write: the service shows it in every answer to a request that brings it back. */
const tokenHeader = "x-consistency-token";

/**
 * A `fetch` by which a program sees its own writes, whichever machine of a service with several answers. For the option
 * `fetch` of a client; clients that share it see the writes of each other.
 */
export function withConsistency(fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Fetch {
  let latest = "";
  return async (url, init) => {
    const headers = new Headers(init.headers);
    if (latest !== "") headers.set(tokenHeader, latest);
    const response = await fetch(url, { ...init, headers });
    const token = response.headers.get(tokenHeader) ?? "";
    // Answers may overtake each other; a later moment is the greater text.
    if (token > latest) latest = token;
    return response;
  };
}
