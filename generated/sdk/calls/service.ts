// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import { callAt } from "../core/record-call.js";
import type { CallOptions, Operation } from "../core/request.js";
import type {
  CreateWebhookInput,
  DeleteWebhookQuery,
  GetAuditQuery,
  GetContractQuery,
  GetDocQuery,
  GetRootQuery,
  GetWebhookLogQuery,
  GetWebhookQuery,
  GetWebhooksQuery,
  ReplayWebhookInput,
  RotateWebhookQuery,
  TestWebhookQuery,
  UpdateWebhookInput,
} from "../inputs/service.js";
import type {
  AuditPage,
  JsonObject,
  Webhook,
  WebhookList,
  WebhookLog,
  WebhookReplay,
  WebhookTest,
} from "../types.js";

const getRootOperation: Operation = { name: "getRoot", method: "GET", path: "" };

/**
 * List the routes: `GET /`
 *
 * Lists the routes with their methods and arguments.
 *
 * @example
 * ```ts
 * const answer = await client.getRoot();
 * ```
 */
export function getRoot(core: Core, query: GetRootQuery = {}, options?: CallOptions): Call<JsonObject> {
  return call(core, getRootOperation, { ...options, input: query });
}

const getDocOperation: Operation = { name: "getDoc", method: "GET", path: "/doc" };

/**
 * Get the OpenAPI document: `GET /doc`
 *
 * The OpenAPI document of this service in the language asked for.
 *
 * @example
 * ```ts
 * const answer = await client.getDoc();
 * ```
 */
export function getDoc(core: Core, query: GetDocQuery = {}, options?: CallOptions): Call<JsonObject> {
  return call(core, getDocOperation, { ...options, input: query });
}

const getContractOperation: Operation = { name: "getContract", method: "GET", path: "/contract" };

/**
 * Get the hashes of the contract: `GET /contract`
 *
 * Hashes of what callers rely on: one of the whole, and one of each operation. A client stores those
 * it was built with and compares them with these to find what changed.
 *
 * @example
 * ```ts
 * const answer = await client.getContract();
 * ```
 */
export function getContract(
  core: Core,
  query: GetContractQuery = {},
  options?: CallOptions,
): Call<JsonObject> {
  return call(core, getContractOperation, { ...options, input: query });
}

const getAuditOperation: Operation = { name: "getAudit", method: "GET", path: "/audit" };

/**
 * List changes of records: `GET /audit`
 *
 * Lists who changed which record how and when, the latest first.
 *
 * @example
 * ```ts
 * const answer = await client.getAudit();
 * ```
 */
export function getAudit(core: Core, query: GetAuditQuery = {}, options?: CallOptions): Call<AuditPage> {
  return call(core, getAuditOperation, { ...options, input: query });
}

const getWebhooksOperation: Operation = { name: "getWebhooks", method: "GET", path: "/webhooks" };

/**
 * List webhooks: `GET /webhooks`
 *
 * Lists the webhooks.
 *
 * @example
 * ```ts
 * const answer = await client.getWebhooks();
 * ```
 */
export function getWebhooks(
  core: Core,
  query: GetWebhooksQuery = {},
  options?: CallOptions,
): Call<WebhookList> {
  return call(core, getWebhooksOperation, { ...options, input: query });
}

const createWebhookOperation: Operation = {
  name: "createWebhook",
  method: "POST",
  path: "/webhooks",
  idempotency: "none",
};

/**
 * Create a webhook: `POST /webhooks`
 *
 * Creates a webhook; the answer shows its secret, once.
 *
 * @example
 * ```ts
 * const answer = await client.createWebhook({
 *   name: "mirror",
 *   url: "https://example.org/hook",
 * });
 * ```
 */
export function createWebhook(core: Core, body: CreateWebhookInput, options?: CallOptions): Call<Webhook> {
  return call(core, createWebhookOperation, { ...options, input: body });
}

const getWebhookOperation: Operation = { name: "getWebhook", method: "GET", path: "/webhooks/{name}" };

/**
 * Get a webhook: `GET /webhooks/{name}`
 *
 * Gives the webhook with this name.
 *
 * @example
 * ```ts
 * const answer = await client.getWebhook("example");
 * ```
 */
export function getWebhook(
  core: Core,
  name: string,
  query: GetWebhookQuery = {},
  options?: CallOptions,
): Call<Webhook> {
  return callAt(core, getWebhookOperation, { ...options, at: name, input: query });
}

const updateWebhookOperation: Operation = {
  name: "updateWebhook",
  method: "PATCH",
  path: "/webhooks/{name}",
  idempotency: "none",
};

/**
 * Update a webhook: `PATCH /webhooks/{name}`
 *
 * Changes what is sent of the webhook with this name.
 *
 * @example
 * ```ts
 * const answer = await client.updateWebhook("example");
 * ```
 */
export function updateWebhook(
  core: Core,
  name: string,
  body: UpdateWebhookInput = {},
  options?: CallOptions,
): Call<Webhook> {
  return callAt(core, updateWebhookOperation, { ...options, at: name, input: body });
}

const deleteWebhookOperation: Operation = {
  name: "deleteWebhook",
  method: "DELETE",
  path: "/webhooks/{name}",
  idempotency: "none",
};

/**
 * Delete a webhook: `DELETE /webhooks/{name}`
 *
 * Deletes the webhook with this name, and its messages.
 *
 * @example
 * ```ts
 * const answer = await client.deleteWebhook("example");
 * ```
 */
export function deleteWebhook(
  core: Core,
  name: string,
  query: DeleteWebhookQuery = {},
  options?: CallOptions,
): Call<Webhook> {
  return callAt(core, deleteWebhookOperation, { ...options, at: name, input: query });
}

const rotateWebhookOperation: Operation = {
  name: "rotateWebhook",
  method: "POST",
  path: "/webhooks/{name}/rotate",
  idempotency: "none",
};

/**
 * Give a webhook a new secret: `POST /webhooks/{name}/rotate`
 *
 * Gives the webhook a new secret; the present one signs beside it for a day.
 *
 * @example
 * ```ts
 * const answer = await client.rotateWebhook("example");
 * ```
 */
export function rotateWebhook(
  core: Core,
  name: string,
  query: RotateWebhookQuery = {},
  options?: CallOptions,
): Call<Webhook> {
  return callAt(core, rotateWebhookOperation, { ...options, at: name, input: query });
}

const testWebhookOperation: Operation = {
  name: "testWebhook",
  method: "POST",
  path: "/webhooks/{name}/test",
  idempotency: "none",
};

/**
 * Send a test message to a webhook: `POST /webhooks/{name}/test`
 *
 * Sends a message for a test.
 *
 * @example
 * ```ts
 * const answer = await client.testWebhook("example");
 * ```
 */
export function testWebhook(
  core: Core,
  name: string,
  query: TestWebhookQuery = {},
  options?: CallOptions,
): Call<WebhookTest> {
  return callAt(core, testWebhookOperation, { ...options, at: name, input: query });
}

const getWebhookLogOperation: Operation = {
  name: "getWebhookLog",
  method: "GET",
  path: "/webhooks/{name}/messages",
};

/**
 * List messages to a webhook: `GET /webhooks/{name}/messages`
 *
 * Lists the messages to the webhook with this name, the latest first.
 *
 * @example
 * ```ts
 * const answer = await client.getWebhookLog("example");
 * ```
 */
export function getWebhookLog(
  core: Core,
  name: string,
  query: GetWebhookLogQuery = {},
  options?: CallOptions,
): Call<WebhookLog> {
  return callAt(core, getWebhookLogOperation, { ...options, at: name, input: query });
}

const replayWebhookOperation: Operation = {
  name: "replayWebhook",
  method: "POST",
  path: "/webhooks/{name}/replay",
  idempotency: "none",
};

/**
 * Send messages to a webhook again: `POST /webhooks/{name}/replay`
 *
 * Sends messages again: one, those since a date, or else those given up.
 *
 * @example
 * ```ts
 * const answer = await client.replayWebhook("example");
 * ```
 */
export function replayWebhook(
  core: Core,
  name: string,
  body: ReplayWebhookInput = {},
  options?: CallOptions,
): Call<WebhookReplay> {
  return callAt(core, replayWebhookOperation, { ...options, at: name, input: body });
}
