// Generated from spec/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceDescriptor, Router, Service, ServiceState } from "specwright";
import { isCategoryCreate, isCategoryUpdate } from "./categories/ajv.js";
import { toCategory } from "./categories/answer.js";
import { categoryCollection } from "./categories/collection.js";
import { categoryConditions } from "./categories/conditions.js";
import { categoryResource } from "./categories/resource.js";
import { createCategoryRouter } from "./categories/router.js";
import { isEventCreate, isEventUpdate } from "./events/ajv.js";
import { toEvent } from "./events/answer.js";
import { eventCollection } from "./events/collection.js";
import { eventConditions } from "./events/conditions.js";
import { eventResource } from "./events/resource.js";
import { createEventRouter } from "./events/router.js";
import type { Hooks } from "./hooks.js";
import { isOrganizerCreate, isOrganizerUpdate } from "./organizers/ajv.js";
import { toOrganizer } from "./organizers/answer.js";
import { organizerCollection } from "./organizers/collection.js";
import { organizerConditions } from "./organizers/conditions.js";
import { organizerResource } from "./organizers/resource.js";
import { createOrganizerRouter } from "./organizers/router.js";
import { createServiceRouter } from "./service/router.js";
import { isTagCreate, isTagUpdate } from "./tags/ajv.js";
import { toTag } from "./tags/answer.js";
import { tagCollection } from "./tags/collection.js";
import { tagConditions } from "./tags/conditions.js";
import { tagResource } from "./tags/resource.js";
import { createTagRouter } from "./tags/router.js";
import { isVenueCreate, isVenueUpdate } from "./venues/ajv.js";
import { toVenue } from "./venues/answer.js";
import { venueCollection } from "./venues/collection.js";
import { venueConditions } from "./venues/conditions.js";
import { venueResource } from "./venues/resource.js";
import { createVenueRouter } from "./venues/router.js";

/** Collections of the service, for the indexes. */
export const collections = [
  eventCollection,
  venueCollection,
  organizerCollection,
  categoryCollection,
  tagCollection,
] as const;

/** Descriptors of all resources. */
export const resourceDescriptors: readonly ResourceDescriptor[] = [
  eventResource,
  venueResource,
  organizerResource,
  categoryResource,
  tagResource,
];

/** Registers the resources of the spec and returns their routers. */
export function createRouters(service: Service, hooks: Hooks): Router<ServiceState>[] {
  const events = service.records({
    resource: eventResource,
    token: eventCollection,
    show: (document, view) => toEvent(document, view, hooks),
    guards: { create: isEventCreate, update: isEventUpdate },
    conditions: eventConditions,
    filterHooks: {
      dates: hooks.event.dates,
      modified: hooks.event.modified,
      price: hooks.event.price,
      place: hooks.event.place,
      include: hooks.event.include,
      ticketed: hooks.event.ticketed,
      standing: hooks.event.standing,
      protection: hooks.event.protection,
    },
    accessorName: "events",
    access: {
      list: "everyone",
      create: "edit_posts",
      get: "everyone",
      update: "edit_posts",
      put: "edit_posts",
      delete: "edit_posts",
    },
  });
  const venues = service.records({
    resource: venueResource,
    token: venueCollection,
    show: (document, view) => toVenue(document, view, hooks),
    guards: { create: isVenueCreate, update: isVenueUpdate },
    conditions: venueConditions,
    filterHooks: { hasEvents: hooks.venue.hasEvents, onlyWithUpcoming: hooks.venue.onlyWithUpcoming },
    accessorName: "venues",
    access: {
      list: "everyone",
      create: "edit_posts",
      get: "everyone",
      update: "edit_posts",
      put: "edit_posts",
      delete: "edit_posts",
    },
  });
  const organizers = service.records({
    resource: organizerResource,
    token: organizerCollection,
    show: (document, view) => toOrganizer(document, view, hooks),
    guards: { create: isOrganizerCreate, update: isOrganizerUpdate },
    conditions: organizerConditions,
    filterHooks: { hasEvents: hooks.organizer.hasEvents, onlyWithUpcoming: hooks.organizer.onlyWithUpcoming },
    accessorName: "organizers",
    access: {
      list: "everyone",
      create: "edit_posts",
      get: "everyone",
      update: "edit_posts",
      put: "edit_posts",
      delete: "edit_posts",
    },
  });
  const categories = service.records({
    resource: categoryResource,
    token: categoryCollection,
    show: toCategory,
    guards: { create: isCategoryCreate, update: isCategoryUpdate },
    conditions: categoryConditions,
    filterHooks: {},
    accessorName: "categories",
    access: {
      list: "everyone",
      create: "edit_categories",
      get: "everyone",
      update: "edit_categories",
      put: "edit_categories",
      delete: "edit_categories",
    },
  });
  const tags = service.records({
    resource: tagResource,
    token: tagCollection,
    show: toTag,
    guards: { create: isTagCreate, update: isTagUpdate },
    conditions: tagConditions,
    filterHooks: {},
    accessorName: "tags",
    access: {
      list: "everyone",
      create: "edit_tags",
      get: "everyone",
      update: "edit_tags",
      put: "edit_tags",
      delete: "edit_tags",
    },
  });

  return [
    createEventRouter(service, events),
    createVenueRouter(service, venues),
    createOrganizerRouter(service, organizers),
    createCategoryRouter(service, categories),
    createTagRouter(service, tags),
    createServiceRouter(service),
  ];
}
