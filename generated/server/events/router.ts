// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceOperations, Router, Service, ServiceState } from "specwright";
import type { ListEventsQuery } from "../../sdk/events.js";
import {
  isDeleteEventByExternalQuery,
  isDeleteEventBySlugQuery,
  isDeleteEventQuery,
  isEventBatch,
  isEventCreate,
  isEventPut,
  isEventUpdate,
  isGetEventByExternalQuery,
  isGetEventBySlugQuery,
  isGetEventQuery,
  isListEventChangesQuery,
  isListEventsQuery,
  isSimilarEventsQuery,
} from "./ajv.js";
import { eventFields, eventFilters, eventOperations, eventResource, eventWrites } from "./resource.js";

/** Routes of events. */
export function createEventRouter(
  service: Service,
  events: ResourceOperations<ListEventsQuery>,
): Router<ServiceState> {
  const router = service.createRouter();

  // GET /events.ics: The same as an iCalendar file, to import or subscribe to.
  router.get(
    "/events.ics",
    service.route({
      operation: "listEventsIcs",
      parameters: eventFilters,
      isInput: isListEventsQuery,
      collectsErrors: true,
      others: "ignored",
      run: events.listAs("ics"),
    }),
  );

  // GET /events.rss: The same as an RSS feed.
  router.get(
    "/events.rss",
    service.route({
      operation: "listEventsRss",
      parameters: eventFilters,
      isInput: isListEventsQuery,
      collectsErrors: true,
      others: "ignored",
      run: events.listAs("rss"),
    }),
  );

  // GET /events/{id}.ics: The same as an iCalendar file, to import or subscribe to.
  router.get(
    "/events/:id.ics",
    service.route({
      operation: "getEventIcs",
      parameters: { password: eventFields.password, context: eventFilters.context },
      isInput: isGetEventQuery,
      others: "ignored",
      run: events.getAs("ics"),
    }),
  );

  // GET /events/by-slug/{slug}.ics: The same as an iCalendar file, to import or subscribe to.
  router.get(
    "/events/by-slug/:slug.ics",
    service.route({
      operation: "getEventBySlugIcs",
      parameters: { password: eventFields.password, context: eventFilters.context },
      isInput: isGetEventBySlugQuery,
      others: "ignored",
      run: events.getAs("ics"),
    }),
  );

  // GET /events/changes: Lists what has changed since a token, oldest first: send `next_token` as `since` of the next request. Without a token it lists all records that pass the filters, page by page, and ends with the token of what follows. There is no default window of time.
  router.get(
    "/events/changes",
    service.route({
      operation: "listEventChanges",
      parameters: eventOperations.changes,
      isInput: isListEventChangesQuery,
      collectsErrors: true,
      run: (query, call, checked) =>
        service.changes(events.request({ per_page: 100, series: false, ...query }, call, checked)),
    }),
  );

  // GET /events/changes/stream: Sends each change as it comes, as server-sent events of the type `change` whose data is a change as in lists. Begins with `Last-Event-ID` or `since`, where one is given, otherwise now. `end`: connect again; `expired`: begin again without a token.
  router.get(
    "/events/changes/stream",
    service.route({
      operation: "streamEventChanges",
      parameters: eventOperations.changes_stream,
      isInput: isListEventChangesQuery,
      collectsErrors: true,
      run: (query, call, checked) =>
        service.changesStream(events.request({ per_page: 100, series: false, ...query }, call, checked)),
    }),
  );

  // GET /events/similar: Finds events that are likely the same as one that is about to be created, the most similar first. Names are compared with typing errors in mind; with a start, only those of that day, the day before and the day after count.
  router.get(
    "/events/similar",
    service.route({
      operation: "similarEvents",
      parameters: eventOperations.similar,
      isInput: isSimilarEventsQuery,
      run: (query, call, checked) =>
        service.similar(events.request({ per_page: 5, ...query }, call, checked)),
    }),
  );

  // POST /events/batch: Does many writes in one request, each as its own request would: with its access, its checks and its errors. Every item has an outcome of its own, in the order of the items; those of one record are done one after another.
  router.post(
    "/events/batch",
    service.route({
      operation: "batchEvents",
      parameters: eventOperations.batch,
      isInput: isEventBatch,
      access: "edit_posts",
      isBatch: true,
      repeats: events.repeats.custom,
      run: service.batch({
        resource: "event",
        operations: {
          event: {
            create: "createEvent",
            update: "updateEvent",
            upsert: "putEventByExternal",
            delete: "deleteEvent",
          },
          venue: {
            create: "createVenue",
            update: "updateVenue",
            upsert: "putVenueByExternal",
            delete: "deleteVenue",
          },
          organizer: {
            create: "createOrganizer",
            update: "updateOrganizer",
            upsert: "putOrganizerByExternal",
            delete: "deleteOrganizer",
          },
          category: {
            create: "createCategory",
            update: "updateCategory",
            upsert: "putCategoryByExternal",
            delete: "deleteCategory",
          },
          tag: { create: "createTag", update: "updateTag", upsert: "putTagByExternal", delete: "deleteTag" },
        },
      }),
    }),
  );

  // GET /events: Lists events that pass all filters, page by page.
  router.get(
    "/events",
    service.route({
      operation: "listEvents",
      parameters: eventFilters,
      isInput: isListEventsQuery,
      collectsErrors: true,
      run: (query, call, checked) => events.list(query, call, checked),
    }),
  );

  // POST /events: Creates an event.
  router.post(
    "/events",
    service.route({
      operation: "createEvent",
      parameters: { ...eventFields, ...eventWrites },
      isInput: isEventCreate,
      access: "edit_posts",
      stores: eventResource,
      repeats: events.repeats.create,
      run: (input, call, checked) => events.create(input, call, checked),
    }),
  );

  // GET /events/{id}: Gets an event by its id.
  router.get(
    "/events/:id",
    service.route({
      operation: "getEvent",
      parameters: { password: eventFields.password, context: eventFilters.context },
      isInput: isGetEventQuery,
      run: (input, call, checked) => events.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /events/{id}: Changes an event: the fields that are sent. The others stay as they are.
  router.register(
    "/events/:id",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateEvent",
      parameters: { ...eventFields, ...eventWrites },
      isInput: isEventUpdate,
      access: "edit_posts",
      stores: eventResource,
      repeats: events.repeats.update,
      run: (input, call, checked) => events.update(input, call, checked),
    }),
  );

  // DELETE /events/{id}: Deletes an event, which its id names.
  router.delete(
    "/events/:id",
    service.route({
      operation: "deleteEvent",
      parameters: { password: eventFields.password, scope: eventFields.scope },
      isInput: isDeleteEventQuery,
      access: "edit_posts",
      repeats: events.repeats.remove,
      run: (input, call, checked) => events.remove(input, call, checked),
    }),
  );

  // GET /events/by-slug/{slug}: Gets an event by its slug.
  router.get(
    "/events/by-slug/:slug",
    service.route({
      operation: "getEventBySlug",
      parameters: { password: eventFields.password, context: eventFilters.context },
      isInput: isGetEventBySlugQuery,
      run: (input, call, checked) => events.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /events/by-slug/{slug}: Changes an event, which its slug names: the fields that are sent. The others stay as they are.
  router.register(
    "/events/by-slug/:slug",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateEventBySlug",
      parameters: { ...eventFields, ...eventWrites },
      isInput: isEventUpdate,
      access: "edit_posts",
      stores: eventResource,
      repeats: events.repeats.update,
      run: (input, call, checked) => events.update(input, call, checked),
    }),
  );

  // DELETE /events/by-slug/{slug}: Deletes an event, which its slug names.
  router.delete(
    "/events/by-slug/:slug",
    service.route({
      operation: "deleteEventBySlug",
      parameters: { password: eventFields.password, scope: eventFields.scope },
      isInput: isDeleteEventBySlugQuery,
      access: "edit_posts",
      repeats: events.repeats.remove,
      run: (input, call, checked) => events.remove(input, call, checked),
    }),
  );

  // GET /events/by-external/{source}/{external}: Gets an event by its external id.
  router.get(
    "/events/by-external/:source/:external",
    service.route({
      operation: "getEventByExternal",
      parameters: { password: eventFields.password, context: eventFilters.context },
      isInput: isGetEventByExternalQuery,
      run: (input, call, checked) => events.get(input, call, checked),
    }),
  );

  // PUT /events/by-external/{source}/{external}: Creates an event with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.
  router.put(
    "/events/by-external/:source/:external",
    service.route({
      operation: "putEventByExternal",
      parameters: { ...eventFields, ...eventWrites },
      isInput: isEventPut,
      access: "edit_posts",
      stores: eventResource,
      repeats: events.repeats.put,
      run: (input, call, checked) => events.put(input, call, checked),
    }),
  );

  // DELETE /events/by-external/{source}/{external}: Deletes an event, which its external id names.
  router.delete(
    "/events/by-external/:source/:external",
    service.route({
      operation: "deleteEventByExternal",
      parameters: {
        password: eventFields.password,
        scope: eventFields.scope,
        if_unchanged: eventWrites.if_unchanged,
      },
      isInput: isDeleteEventByExternalQuery,
      access: "edit_posts",
      repeats: events.repeats.remove,
      run: (input, call, checked) => events.remove(input, call, checked),
    }),
  );

  return router;
}
