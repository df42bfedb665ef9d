// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Conditions, equals, reference, search, through } from "specwright";
import type { ListEventsQuery } from "../../sdk/events.js";

/** What each filter of a list of events selects; hooks say it of theirs. */
export const eventConditions: Conditions<ListEventsQuery> = (list) => [
  search(list, "search", ["title", "description", "excerpt"]),
  reference(list, "categories", { property: "categories", descendants: true }),
  reference(list, "tags", { property: "tags" }),
  reference(list, "venue", { property: "venue" }),
  reference(list, "venue_slug", { property: "venue" }),
  reference(list, "organizer", { property: "organizer" }),
  reference(list, "organizer_slug", { property: "organizer" }),
  through(list, "city", {
    property: "venue",
    resource: "venue",
    condition: equals(list, "city", { property: "city" }),
  }),
  equals(list, "external_source", { property: "external.source" }),
  equals(list, "featured", { property: "featured" }),
  reference(list, "post_parent", { property: "post_parent" }),
  equals(list, "is_virtual", { property: "is_virtual" }),
];
