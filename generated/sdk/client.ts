// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import { getContract, getDoc, getRoot } from "./calls/service.js";
import { type CategoriesClient, categoriesClient } from "./clients/categories.js";
import { type EventsClient, eventsClient } from "./clients/events.js";
import { type OrganizersClient, organizersClient } from "./clients/organizers.js";
import { type TagsClient, tagsClient } from "./clients/tags.js";
import { type VenuesClient, venuesClient } from "./clients/venues.js";
import type { Call, CallOptions } from "./core/call.js";
import { type ClientOptions, createClientCore } from "./core/client-layers.js";
import { hashes } from "./hashes.js";
import type { GetContractQuery, GetDocQuery, GetRootQuery } from "./service.js";
import type { JsonObject } from "./types.js";
import { loadValidator } from "./validator.js";

/** A client of Events Calendar. */
export interface Client {
  /** Something that takes place at a time, maybe at a venue, held by organizers. */
  readonly events: EventsClient;
  /** A place where events are held. */
  readonly venues: VenuesClient;
  /** A person or group that holds events. */
  readonly organizers: OrganizersClient;
  /** A kind of event; categories may stand below each other. */
  readonly categories: CategoriesClient;
  /** A word that events are marked with. */
  readonly tags: TagsClient;
  /** Lists the routes with their methods and arguments. `GET /` */
  getRoot(query?: GetRootQuery, options?: CallOptions): Call<JsonObject>;
  /** The OpenAPI document of this service in the language asked for. `GET /doc` */
  getDoc(query?: GetDocQuery, options?: CallOptions): Call<JsonObject>;
  /**
   * Hashes of what callers rely on: one of the whole, and one of each operation. A client keeps those it
   * was built with and sees from the others what changed. `GET /contract`
   */
  getContract(query?: GetContractQuery, options?: CallOptions): Call<JsonObject>;
}

/**
 * Gets ready to call the service at `baseUrl`. Nothing is sent yet; throws TypeError for an address
 * that is none.
 */
export function createClient(options: ClientOptions): Client {
  const core = createClientCore(options, { hashes, loadValidator });
  return {
    events: eventsClient(core),
    venues: venuesClient(core),
    organizers: organizersClient(core),
    categories: categoriesClient(core),
    tags: tagsClient(core),
    getRoot: (query, options) => getRoot(core, query, options),
    getDoc: (query, options) => getDoc(core, query, options),
    getContract: (query, options) => getContract(core, query, options),
  };
}
