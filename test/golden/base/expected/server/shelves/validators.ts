// Generated from spec/resources/shelf.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type { GetShelfQuery, ListShelvesQuery } from "../../sdk/shelves.js";
import { checkGetShelfQuery, checkListShelvesQuery } from "./ajv.js";

/** Accepts the parameters of `GET /shelves`, each in its type and within its limits. */
export const isListShelvesQuery: Guard<ListShelvesQuery> = checkListShelvesQuery;

/** Accepts the parameters of `GET /shelves/{id}`, each in its type and within its limits. */
export const isGetShelfQuery: Guard<GetShelfQuery> = checkGetShelfQuery;
