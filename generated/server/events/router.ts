// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceOperations, Router, Service, ServiceState } from "specwright";
import type { ListEventsQuery } from "../../sdk/events.js";
import { eventFields, eventFilters, eventResource } from "./resource.js";
import {
  isDeleteEventBySlugQuery,
  isDeleteEventQuery,
  isEventCreate,
  isEventUpdate,
  isGetEventBySlugQuery,
  isGetEventQuery,
  isListEventsQuery,
} from "./validators.js";

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

  // GET /events: Lists the records that pass all filters, page by page.
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

  // POST /events: Creates a record.
  router.post(
    "/events",
    service.route({
      operation: "createEvent",
      parameters: eventFields,
      isInput: isEventCreate,
      access: "edit_posts",
      answered: eventResource.answered,
      repeats: events.repeats.create,
      run: (input, call, checked) => events.create(input, call, checked),
    }),
  );

  // GET /events/{id}: Gives the record with this id.
  router.get(
    "/events/:id",
    service.route({
      operation: "getEvent",
      parameters: { password: eventFields.password, context: eventFilters.context },
      isInput: isGetEventQuery,
      run: (input, call, checked) => events.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /events/{id}: Changes the fields that are sent of the record with this id; the others stay as they are.
  router.register(
    "/events/:id",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateEvent",
      parameters: eventFields,
      isInput: isEventUpdate,
      access: "edit_posts",
      answered: eventResource.answered,
      repeats: events.repeats.update,
      run: (input, call, checked) => events.update(input, call, checked),
    }),
  );

  // DELETE /events/{id}: Deletes the record with this id.
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

  // GET /events/by-slug/{slug}: Gives the record with this slug.
  router.get(
    "/events/by-slug/:slug",
    service.route({
      operation: "getEventBySlug",
      parameters: { password: eventFields.password, context: eventFilters.context },
      isInput: isGetEventBySlugQuery,
      run: (input, call, checked) => events.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /events/by-slug/{slug}: Changes the fields that are sent of the record with this slug; the others stay as they are.
  router.register(
    "/events/by-slug/:slug",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateEventBySlug",
      parameters: eventFields,
      isInput: isEventUpdate,
      access: "edit_posts",
      answered: eventResource.answered,
      repeats: events.repeats.update,
      run: (input, call, checked) => events.update(input, call, checked),
    }),
  );

  // DELETE /events/by-slug/{slug}: Deletes the record with this slug.
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

  return router;
}
