// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Conditions, linkedFrom, search } from "specwright";
import type { ListOrganizersQuery } from "../../sdk/organizers.js";

/** What each filter of a list of organizers selects; hooks say it of theirs. */
export const organizerConditions: Conditions<ListOrganizersQuery> = (list) => [
  search(list, "search", ["organizer", "description", "phone", "website", "email"]),
  linkedFrom(list, ["event"], { resource: "event", property: "organizer" }),
];
