// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceOperations, Router, Service, ServiceState } from "specwright";
import type { ListVenuesQuery } from "../../sdk/venues.js";
import {
  isDeleteVenueBySlugQuery,
  isDeleteVenueQuery,
  isGetVenueBySlugQuery,
  isGetVenueQuery,
  isListVenuesQuery,
  isVenueCreate,
  isVenuePut,
  isVenueUpdate,
} from "./ajv.js";
import { venueFields, venueFilters, venueResource, venueWrites } from "./resource.js";

/** Routes of venues. */
export function createVenueRouter(
  service: Service,
  venues: ResourceOperations<ListVenuesQuery>,
): Router<ServiceState> {
  const router = service.createRouter();

  // GET /venues: Lists venues that pass all filters, page by page.
  router.get(
    "/venues",
    service.route({
      operation: "listVenues",
      parameters: venueFilters,
      isInput: isListVenuesQuery,
      collectsErrors: true,
      run: (query, call, checked) => venues.list(query, call, checked),
    }),
  );

  // POST /venues: Creates a venue.
  router.post(
    "/venues",
    service.route({
      operation: "createVenue",
      parameters: { ...venueFields, ...venueWrites },
      isInput: isVenueCreate,
      access: "edit_posts",
      stores: venueResource,
      repeats: venues.repeats.create,
      run: (input, call, checked) => venues.create(input, call, checked),
    }),
  );

  // GET /venues/{id}: Gets a venue by its id.
  router.get(
    "/venues/:id",
    service.route({
      operation: "getVenue",
      parameters: {},
      isInput: isGetVenueQuery,
      run: (input, call, checked) => venues.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /venues/{id}: Changes a venue: the fields that are sent. The others stay as they are.
  router.register(
    "/venues/:id",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateVenue",
      parameters: { ...venueFields, ...venueWrites },
      isInput: isVenueUpdate,
      access: "edit_posts",
      stores: venueResource,
      repeats: venues.repeats.update,
      run: (input, call, checked) => venues.update(input, call, checked),
    }),
  );

  // DELETE /venues/{id}: Deletes a venue, which its id names.
  router.delete(
    "/venues/:id",
    service.route({
      operation: "deleteVenue",
      parameters: {},
      isInput: isDeleteVenueQuery,
      access: "edit_posts",
      repeats: venues.repeats.remove,
      run: (input, call, checked) => venues.remove(input, call, checked),
    }),
  );

  // GET /venues/by-slug/{slug}: Gets a venue by its slug.
  router.get(
    "/venues/by-slug/:slug",
    service.route({
      operation: "getVenueBySlug",
      parameters: {},
      isInput: isGetVenueBySlugQuery,
      run: (input, call, checked) => venues.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /venues/by-slug/{slug}: Changes a venue, which its slug names: the fields that are sent. The others stay as they are.
  router.register(
    "/venues/by-slug/:slug",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateVenueBySlug",
      parameters: { ...venueFields, ...venueWrites },
      isInput: isVenueUpdate,
      access: "edit_posts",
      stores: venueResource,
      repeats: venues.repeats.update,
      run: (input, call, checked) => venues.update(input, call, checked),
    }),
  );

  // DELETE /venues/by-slug/{slug}: Deletes a venue, which its slug names.
  router.delete(
    "/venues/by-slug/:slug",
    service.route({
      operation: "deleteVenueBySlug",
      parameters: {},
      isInput: isDeleteVenueBySlugQuery,
      access: "edit_posts",
      repeats: venues.repeats.remove,
      run: (input, call, checked) => venues.remove(input, call, checked),
    }),
  );

  // PUT /venues/by-external/{source}/{external}: Creates a venue with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.
  router.put(
    "/venues/by-external/:source/:external",
    service.route({
      operation: "putVenueByExternal",
      parameters: { ...venueFields, ...venueWrites },
      isInput: isVenuePut,
      access: "edit_posts",
      stores: venueResource,
      repeats: venues.repeats.put,
      run: (input, call, checked) => venues.put(input, call, checked),
    }),
  );

  return router;
}
