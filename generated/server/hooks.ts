// Generated from spec/resources/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { AnswerHook, FilterHook } from "specwright";
import type { Event, ListEventsQuery } from "../sdk/events.js";
import type { ListOrganizersQuery, Organizer } from "../sdk/organizers.js";
import type { CostDetails, JsonObject } from "../sdk/types.js";
import type { ListVenuesQuery, Venue } from "../sdk/venues.js";
import type { EventDocument } from "./events/collection.js";
import type { OrganizerDocument } from "./organizers/collection.js";
import type { Rejection } from "./reasons.js";
import type { VenueDocument } from "./venues/collection.js";

/**
 * The hand-written functions that the spec names, by resource. A hook that is missing, or that the
 * spec does not name, does not compile.
 */
export interface Hooks {
  /** Hooks of events. */
  readonly event: {
    /** Serves the filters `start_date`, `end_date`, `starts_before`, `starts_after`, `ends_before`, `ends_after`, `strict_dates`. */
    readonly dates: FilterHook<ListEventsQuery, EventDocument, Rejection["reason"]>;
    /** Serves the filters `modified_after`, `modified_before`. */
    readonly modified: FilterHook<ListEventsQuery, EventDocument, Rejection["reason"]>;
    /** Serves the filters `free`, `max_cost`. */
    readonly price: FilterHook<ListEventsQuery, EventDocument, Rejection["reason"]>;
    /** Serves the filters `geoloc`, `geoloc_lat`, `geoloc_lng`, `geoloc_radius`. */
    readonly place: FilterHook<ListEventsQuery, EventDocument, Rejection["reason"]>;
    /** Serves the filters `include`. */
    readonly include: FilterHook<ListEventsQuery, EventDocument, Rejection["reason"]>;
    /** Serves the filters `ticketed`. */
    readonly ticketed: FilterHook<ListEventsQuery, EventDocument, Rejection["reason"]>;
    /** Serves the filters `event_status`. */
    readonly standing: FilterHook<ListEventsQuery, EventDocument, Rejection["reason"]>;
    /** Serves the filters `password`, `context`. */
    readonly protection: FilterHook<ListEventsQuery, EventDocument, Rejection["reason"]>;
    /** Computes `cost`. */
    readonly cost: AnswerHook<EventDocument, string>;
    /** Computes `cost_details`. */
    readonly costDetails: AnswerHook<EventDocument, CostDetails>;
    /** Computes `json_ld`. */
    readonly jsonLd: AnswerHook<EventDocument, JsonObject, Omit<Event, "json_ld">>;
  };
  /** Hooks of venues. */
  readonly venue: {
    /** Serves the filters `has_events`. */
    readonly hasEvents: FilterHook<ListVenuesQuery, VenueDocument, Rejection["reason"]>;
    /** Serves the filters `only_with_upcoming`. */
    readonly onlyWithUpcoming: FilterHook<ListVenuesQuery, VenueDocument, Rejection["reason"]>;
    /** Computes `json_ld`. */
    readonly jsonLd: AnswerHook<
      VenueDocument,
      JsonObject,
      Omit<Venue, "json_ld" | "show_map" | "show_map_link" | "external" | "global_id" | "global_id_lineage">
    >;
  };
  /** Hooks of organizers. */
  readonly organizer: {
    /** Serves the filters `has_events`. */
    readonly hasEvents: FilterHook<ListOrganizersQuery, OrganizerDocument, Rejection["reason"]>;
    /** Serves the filters `only_with_upcoming`. */
    readonly onlyWithUpcoming: FilterHook<ListOrganizersQuery, OrganizerDocument, Rejection["reason"]>;
    /** Computes `json_ld`. */
    readonly jsonLd: AnswerHook<
      OrganizerDocument,
      JsonObject,
      Omit<Organizer, "json_ld" | "global_id" | "global_id_lineage">
    >;
  };
}
