// Generated from spec/resources/shelf.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Conditions, linkedFrom, notEmpty } from "specwright";
import type { ListShelvesQuery } from "../../sdk/shelves.js";

/** What each filter of a list of shelves selects; hooks say it of theirs. */
export const shelfConditions: Conditions<ListShelvesQuery> = (list) => [
  linkedFrom(list, ["book"], { resource: "book", property: "shelves" }),
  notEmpty(list, "filled"),
];
