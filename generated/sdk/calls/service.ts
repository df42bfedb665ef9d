// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import { callAt } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
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
  return call(core, { name: "getRoot", method: "GET", path: "" }, { ...options, input: query });
}

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
  return call(core, { name: "getDoc", method: "GET", path: "/doc" }, { ...options, input: query });
}

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
  return call(core, { name: "getContract", method: "GET", path: "/contract" }, { ...options, input: query });
}

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
  return call(core, { name: "getAudit", method: "GET", path: "/audit" }, { ...options, input: query });
}

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
  return call(core, { name: "getWebhooks", method: "GET", path: "/webhooks" }, { ...options, input: query });
}

/**
 * Create a webhook: `POST /webhooks`
 *
 * Creates a webhook; the answer shows its secret, once.
 *
 * @example
 * ```ts
 * const answer = await client.createWebhook({
 *   name: "example",
 *   url: "https://example.org/hook",
 * });
 * ```
 */
export function createWebhook(core: Core, body: CreateWebhookInput, options?: CallOptions): Call<Webhook> {
  return call(
    core,
    { name: "createWebhook", method: "POST", path: "/webhooks", idempotency: "none" },
    { ...options, input: body },
  );
}

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
  return callAt(
    core,
    { name: "getWebhook", method: "GET", path: "/webhooks/{name}" },
    { ...options, at: name, input: query },
  );
}

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
  return callAt(
    core,
    { name: "updateWebhook", method: "PATCH", path: "/webhooks/{name}", idempotency: "none" },
    { ...options, at: name, input: body },
  );
}

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
  return callAt(
    core,
    { name: "deleteWebhook", method: "DELETE", path: "/webhooks/{name}", idempotency: "none" },
    { ...options, at: name, input: query },
  );
}

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
  return callAt(
    core,
    { name: "rotateWebhook", method: "POST", path: "/webhooks/{name}/rotate", idempotency: "none" },
    { ...options, at: name, input: query },
  );
}

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
  return callAt(
    core,
    { name: "testWebhook", method: "POST", path: "/webhooks/{name}/test", idempotency: "none" },
    { ...options, at: name, input: query },
  );
}

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
  return callAt(
    core,
    { name: "getWebhookLog", method: "GET", path: "/webhooks/{name}/messages" },
    { ...options, at: name, input: query },
  );
}

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
  return callAt(
    core,
    { name: "replayWebhook", method: "POST", path: "/webhooks/{name}/replay", idempotency: "none" },
    { ...options, at: name, input: body },
  );
}
