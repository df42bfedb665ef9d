// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { CallOptions } from "../core/request.js";
import type { GetRootQuery } from "../inputs/service.js";
import type { JsonObject } from "../types.js";

/**
 * Root: `GET /`
 *
 * Lists the routes.
 *
 * @example
 * ```ts
 * const answer = await client.getRoot();
 * ```
 */
export function getRoot(core: Core, query: GetRootQuery = {}, options?: CallOptions): Call<JsonObject> {
  return call(core, { name: "getRoot", method: "GET", path: "" }, { ...options, input: query });
}
