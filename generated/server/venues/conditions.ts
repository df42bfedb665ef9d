// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Conditions, linkedFrom, search } from "specwright";
import type { ListVenuesQuery } from "../../sdk/venues.js";

/** What each filter of a list of venues selects; hooks say it of theirs. */
export const venueConditions: Conditions<ListVenuesQuery> = (list) => [
  search(list, "search", [
    "venue",
    "description",
    "address",
    "city",
    "province",
    "state",
    "zip",
    "phone",
    "stateprovince",
  ]),
  linkedFrom(list, ["event"], { resource: "event", property: "venue" }),
];
