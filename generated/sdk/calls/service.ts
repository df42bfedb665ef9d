// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, type CallOptions, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { Operation } from "../core/request.js";
import type { GetContractQuery, GetDocQuery, GetRootQuery } from "../service.js";
import type { JsonObject } from "../types.js";

const getRootOperation: Operation = { name: "getRoot", method: "GET", path: "", idempotency: "natural" };

/** Lists the routes with their methods and arguments. `GET /` */
export function getRoot(core: Core, query: GetRootQuery = {}, options?: CallOptions): Call<JsonObject> {
  return call(core, getRootOperation, [], query, options);
}

const getDocOperation: Operation = { name: "getDoc", method: "GET", path: "/doc", idempotency: "natural" };

/** The OpenAPI document of this service in the language asked for. `GET /doc` */
export function getDoc(core: Core, query: GetDocQuery = {}, options?: CallOptions): Call<JsonObject> {
  return call(core, getDocOperation, [], query, options);
}

const getContractOperation: Operation = {
  name: "getContract",
  method: "GET",
  path: "/contract",
  idempotency: "natural",
};

/**
 * Hashes of what callers rely on: one of the whole, and one of each operation. A client keeps those it
 * was built with and sees from the others what changed. `GET /contract`
 */
export function getContract(
  core: Core,
  query: GetContractQuery = {},
  options?: CallOptions,
): Call<JsonObject> {
  return call(core, getContractOperation, [], query, options);
}
