// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceOperations, Router, Service, ServiceState } from "specwright";
import type { ListShelvesQuery } from "../../sdk/shelves.js";
import { shelfFilters } from "./resource.js";
import { isGetShelfQuery, isListShelvesQuery } from "./validators.js";

/** Routes of shelves. */
export function createShelfRouter(
  service: Service,
  shelves: ResourceOperations<ListShelvesQuery>,
): Router<ServiceState> {
  const router = service.createRouter();

  // GET /shelves: Lists records.
  router.get(
    "/shelves",
    service.route({
      operation: "listShelves",
      parameters: shelfFilters,
      isInput: isListShelvesQuery,
      collectsErrors: true,
      run: (query, call, checked) => shelves.list(query, call, checked),
    }),
  );

  // GET /shelves/{id}: Gives a record.
  router.get(
    "/shelves/:id",
    service.route({
      operation: "getShelf",
      parameters: {},
      isInput: isGetShelfQuery,
      run: (input, call, checked) => shelves.get(input, call, checked),
    }),
  );

  return router;
}
