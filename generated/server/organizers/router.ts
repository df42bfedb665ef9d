// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceOperations, Router, Service, ServiceState } from "specwright";
import type { ListOrganizersQuery } from "../../sdk/organizers.js";
import {
  isDeleteOrganizerBySlugQuery,
  isDeleteOrganizerQuery,
  isGetOrganizerBySlugQuery,
  isGetOrganizerQuery,
  isListOrganizersQuery,
  isOrganizerCreate,
  isOrganizerPut,
  isOrganizerUpdate,
} from "./ajv.js";
import { organizerFields, organizerFilters, organizerResource, organizerWrites } from "./resource.js";

/** Routes of organizers. */
export function createOrganizerRouter(
  service: Service,
  organizers: ResourceOperations<ListOrganizersQuery>,
): Router<ServiceState> {
  const router = service.createRouter();

  // GET /organizers: Lists organizers that pass all filters, page by page.
  router.get(
    "/organizers",
    service.route({
      operation: "listOrganizers",
      parameters: organizerFilters,
      isInput: isListOrganizersQuery,
      collectsErrors: true,
      run: (query, call, checked) => organizers.list(query, call, checked),
    }),
  );

  // POST /organizers: Creates an organizer.
  router.post(
    "/organizers",
    service.route({
      operation: "createOrganizer",
      parameters: { ...organizerFields, ...organizerWrites },
      isInput: isOrganizerCreate,
      access: "edit_posts",
      stores: organizerResource,
      repeats: organizers.repeats.create,
      run: (input, call, checked) => organizers.create(input, call, checked),
    }),
  );

  // GET /organizers/{id}: Gets an organizer by its id.
  router.get(
    "/organizers/:id",
    service.route({
      operation: "getOrganizer",
      parameters: {},
      isInput: isGetOrganizerQuery,
      run: (input, call, checked) => organizers.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /organizers/{id}: Changes an organizer: the fields that are sent. The others stay as they are.
  router.register(
    "/organizers/:id",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateOrganizer",
      parameters: { ...organizerFields, ...organizerWrites },
      isInput: isOrganizerUpdate,
      access: "edit_posts",
      stores: organizerResource,
      repeats: organizers.repeats.update,
      run: (input, call, checked) => organizers.update(input, call, checked),
    }),
  );

  // DELETE /organizers/{id}: Deletes an organizer, which its id names.
  router.delete(
    "/organizers/:id",
    service.route({
      operation: "deleteOrganizer",
      parameters: {},
      isInput: isDeleteOrganizerQuery,
      access: "edit_posts",
      repeats: organizers.repeats.remove,
      run: (input, call, checked) => organizers.remove(input, call, checked),
    }),
  );

  // GET /organizers/by-slug/{slug}: Gets an organizer by its slug.
  router.get(
    "/organizers/by-slug/:slug",
    service.route({
      operation: "getOrganizerBySlug",
      parameters: {},
      isInput: isGetOrganizerBySlugQuery,
      run: (input, call, checked) => organizers.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /organizers/by-slug/{slug}: Changes an organizer, which its slug names: the fields that are sent. The others stay as they are.
  router.register(
    "/organizers/by-slug/:slug",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateOrganizerBySlug",
      parameters: { ...organizerFields, ...organizerWrites },
      isInput: isOrganizerUpdate,
      access: "edit_posts",
      stores: organizerResource,
      repeats: organizers.repeats.update,
      run: (input, call, checked) => organizers.update(input, call, checked),
    }),
  );

  // DELETE /organizers/by-slug/{slug}: Deletes an organizer, which its slug names.
  router.delete(
    "/organizers/by-slug/:slug",
    service.route({
      operation: "deleteOrganizerBySlug",
      parameters: {},
      isInput: isDeleteOrganizerBySlugQuery,
      access: "edit_posts",
      repeats: organizers.repeats.remove,
      run: (input, call, checked) => organizers.remove(input, call, checked),
    }),
  );

  // PUT /organizers/by-external/{source}/{external}: Creates an organizer with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.
  router.put(
    "/organizers/by-external/:source/:external",
    service.route({
      operation: "putOrganizerByExternal",
      parameters: { ...organizerFields, ...organizerWrites },
      isInput: isOrganizerPut,
      access: "edit_posts",
      stores: organizerResource,
      repeats: organizers.repeats.put,
      run: (input, call, checked) => organizers.put(input, call, checked),
    }),
  );

  return router;
}
