// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type {
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  EventCreate,
  EventUpdate,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventsQuery,
} from "../../sdk/events.js";
import {
  checkDeleteEventBySlugQuery,
  checkDeleteEventQuery,
  checkEventCreate,
  checkEventUpdate,
  checkGetEventBySlugQuery,
  checkGetEventQuery,
  checkListEventsQuery,
} from "./ajv.js";

/** Accepts the parameters of `GET /events`, each in its type and within its limits. */
export const isListEventsQuery: Guard<ListEventsQuery> = checkListEventsQuery;

/** Accepts the parameters of `POST /events`, each in its type and within its limits. */
export const isEventCreate: Guard<EventCreate> = checkEventCreate;

/** Accepts the parameters of `GET /events/{id}`, each in its type and within its limits. */
export const isGetEventQuery: Guard<GetEventQuery> = checkGetEventQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /events/{id}` and
 * `POST, PUT, PATCH /events/by-slug/{slug}`, each in its type and within its limits.
 */
export const isEventUpdate: Guard<EventUpdate> = checkEventUpdate;

/** Accepts the parameters of `DELETE /events/{id}`, each in its type and within its limits. */
export const isDeleteEventQuery: Guard<DeleteEventQuery> = checkDeleteEventQuery;

/** Accepts the parameters of `GET /events/by-slug/{slug}`, each in its type and within its limits. */
export const isGetEventBySlugQuery: Guard<GetEventBySlugQuery> = checkGetEventBySlugQuery;

/** Accepts the parameters of `DELETE /events/by-slug/{slug}`, each in its type and within its limits. */
export const isDeleteEventBySlugQuery: Guard<DeleteEventBySlugQuery> = checkDeleteEventBySlugQuery;
