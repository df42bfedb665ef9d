// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Client } from "./client.js";
import { type CategoriesQueries, categoriesQueries } from "./queries/categories.js";
import { type EventsQueries, eventsQueries } from "./queries/events.js";
import { type OrganizersQueries, organizersQueries } from "./queries/organizers.js";
import { type TagsQueries, tagsQueries } from "./queries/tags.js";
import { type VenuesQueries, venuesQueries } from "./queries/venues.js";

/** Options of queries and mutations of every resource. */
export interface Queries {
  readonly events: EventsQueries;
  readonly venues: VenuesQueries;
  readonly organizers: OrganizersQueries;
  readonly categories: CategoriesQueries;
  readonly tags: TagsQueries;
}

/**
 * Binds the options of all resources to a client. Clients with different languages or keys need caches
 * of their own.
 */
export function createQueries(client: Client): Queries {
  return {
    events: eventsQueries(client.events),
    venues: venuesQueries(client.venues),
    organizers: organizersQueries(client.organizers),
    categories: categoriesQueries(client.categories),
    tags: tagsQueries(client.tags),
  };
}

export type * from "./core/query-options.js";
export * from "./queries/categories.js";
export * from "./queries/events.js";
export * from "./queries/organizers.js";
export * from "./queries/tags.js";
export * from "./queries/venues.js";
