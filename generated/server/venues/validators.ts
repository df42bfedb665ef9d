// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type {
  DeleteVenueBySlugQuery,
  DeleteVenueQuery,
  GetVenueBySlugQuery,
  GetVenueQuery,
  ListVenuesQuery,
  VenueCreate,
  VenueUpdate,
} from "../../sdk/venues.js";
import {
  checkDeleteVenueBySlugQuery,
  checkDeleteVenueQuery,
  checkGetVenueBySlugQuery,
  checkGetVenueQuery,
  checkListVenuesQuery,
  checkVenueCreate,
  checkVenueUpdate,
} from "./ajv.js";

/** Accepts the parameters of `GET /venues`, each in its type and within its limits. */
export const isListVenuesQuery: Guard<ListVenuesQuery> = checkListVenuesQuery;

/** Accepts the parameters of `POST /venues`, each in its type and within its limits. */
export const isVenueCreate: Guard<VenueCreate> = checkVenueCreate;

/** Accepts the parameters of `GET /venues/{id}`, each in its type and within its limits. */
export const isGetVenueQuery: Guard<GetVenueQuery> = checkGetVenueQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /venues/{id}` and
 * `POST, PUT, PATCH /venues/by-slug/{slug}`, each in its type and within its limits.
 */
export const isVenueUpdate: Guard<VenueUpdate> = checkVenueUpdate;

/** Accepts the parameters of `DELETE /venues/{id}`, each in its type and within its limits. */
export const isDeleteVenueQuery: Guard<DeleteVenueQuery> = checkDeleteVenueQuery;

/** Accepts the parameters of `GET /venues/by-slug/{slug}`, each in its type and within its limits. */
export const isGetVenueBySlugQuery: Guard<GetVenueBySlugQuery> = checkGetVenueBySlugQuery;

/** Accepts the parameters of `DELETE /venues/by-slug/{slug}`, each in its type and within its limits. */
export const isDeleteVenueBySlugQuery: Guard<DeleteVenueBySlugQuery> = checkDeleteVenueBySlugQuery;
