// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import {
  createWebhook,
  deleteWebhook,
  getAudit,
  getContract,
  getDoc,
  getRoot,
  getWebhook,
  getWebhookLog,
  getWebhooks,
  replayWebhook,
  rotateWebhook,
  testWebhook,
  updateWebhook,
} from "./calls/service.js";
import { type CategoriesClient, categoriesClient } from "./clients/categories.js";
import { type EventsClient, eventsClient } from "./clients/events.js";
import { type OrganizersClient, organizersClient } from "./clients/organizers.js";
import { type TagsClient, tagsClient } from "./clients/tags.js";
import { type VenuesClient, venuesClient } from "./clients/venues.js";
import type { Call } from "./core/call.js";
import { type ClientCore, type ClientOptions, createClientCore } from "./core/client-layers.js";
import { createRequest, type RequestOptions } from "./core/raw.js";
import type { CallOptions, Operation } from "./core/request.js";
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
} from "./inputs/service.js";
import type {
  AuditPage,
  JsonObject,
  Webhook,
  WebhookList,
  WebhookLog,
  WebhookReplay,
  WebhookTest,
} from "./types.js";

/** A client of Events Calendar. */
export interface Client {
  /** Something that takes place at a time, maybe at a venue, held by organizers. */
  readonly events: EventsClient;
  /** A place where events are held. */
  readonly venues: VenuesClient;
  /** A person or group that holds events. */
  readonly organizers: OrganizersClient;
  /** A kind of event; categories can be nested. */
  readonly categories: CategoriesClient;
  /** A word that events are marked with. */
  readonly tags: TagsClient;
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
  getRoot(query?: GetRootQuery, options?: CallOptions): Call<JsonObject>;
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
  getDoc(query?: GetDocQuery, options?: CallOptions): Call<JsonObject>;
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
  getContract(query?: GetContractQuery, options?: CallOptions): Call<JsonObject>;
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
  getAudit(query?: GetAuditQuery, options?: CallOptions): Call<AuditPage>;
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
  getWebhooks(query?: GetWebhooksQuery, options?: CallOptions): Call<WebhookList>;
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
  createWebhook(body: CreateWebhookInput, options?: CallOptions): Call<Webhook>;
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
  getWebhook(name: string, query?: GetWebhookQuery, options?: CallOptions): Call<Webhook>;
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
  updateWebhook(name: string, body?: UpdateWebhookInput, options?: CallOptions): Call<Webhook>;
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
  deleteWebhook(name: string, query?: DeleteWebhookQuery, options?: CallOptions): Call<Webhook>;
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
  rotateWebhook(name: string, query?: RotateWebhookQuery, options?: CallOptions): Call<Webhook>;
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
  testWebhook(name: string, query?: TestWebhookQuery, options?: CallOptions): Call<WebhookTest>;
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
  getWebhookLog(name: string, query?: GetWebhookLogQuery, options?: CallOptions): Call<WebhookLog>;
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
  replayWebhook(name: string, body?: ReplayWebhookInput, options?: CallOptions): Call<WebhookReplay>;
  /**
   * Sends a request for which there is no function: to a path below the base address, with the key, the
   * timeouts and the errors of the client. Writes are repeated only with an `idempotencyKey`.
   */
  request<T extends object = JsonObject>(
    method: Operation["method"],
    path: string,
    options?: RequestOptions,
  ): Call<T>;
  /** A client with some options changed; headers are added to those of this one. */
  withOptions(changes: Partial<ClientOptions>): Client;
}

/**
 * Gets ready to call the service at `baseUrl`. Nothing is sent yet; throws TypeError for an address
 * that is none.
 */
export function createClient(options: ClientOptions): Client {
  return bind(createClientCore(options));
}

function bind(core: ClientCore): Client {
  return {
    events: eventsClient(core),
    venues: venuesClient(core),
    organizers: organizersClient(core),
    categories: categoriesClient(core),
    tags: tagsClient(core),
    getRoot: (query, options) => getRoot(core, query, options),
    getDoc: (query, options) => getDoc(core, query, options),
    getContract: (query, options) => getContract(core, query, options),
    getAudit: (query, options) => getAudit(core, query, options),
    getWebhooks: (query, options) => getWebhooks(core, query, options),
    createWebhook: (body, options) => createWebhook(core, body, options),
    getWebhook: (name, query, options) => getWebhook(core, name, query, options),
    updateWebhook: (name, body, options) => updateWebhook(core, name, body, options),
    deleteWebhook: (name, query, options) => deleteWebhook(core, name, query, options),
    rotateWebhook: (name, query, options) => rotateWebhook(core, name, query, options),
    testWebhook: (name, query, options) => testWebhook(core, name, query, options),
    getWebhookLog: (name, query, options) => getWebhookLog(core, name, query, options),
    replayWebhook: (name, body, options) => replayWebhook(core, name, body, options),
    request: createRequest(core),
    withOptions: (changes) => bind(core.withOptions(changes)),
  };
}
