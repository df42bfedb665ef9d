// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type {
  DeleteOrganizerBySlugQuery,
  DeleteOrganizerQuery,
  GetOrganizerBySlugQuery,
  GetOrganizerQuery,
  ListOrganizersQuery,
  OrganizerCreate,
  OrganizerUpdate,
} from "../../sdk/organizers.js";
import {
  checkDeleteOrganizerBySlugQuery,
  checkDeleteOrganizerQuery,
  checkGetOrganizerBySlugQuery,
  checkGetOrganizerQuery,
  checkListOrganizersQuery,
  checkOrganizerCreate,
  checkOrganizerUpdate,
} from "./ajv.js";

/** Accepts the parameters of `GET /organizers`, each in its type and within its limits. */
export const isListOrganizersQuery: Guard<ListOrganizersQuery> = checkListOrganizersQuery;

/** Accepts the parameters of `POST /organizers`, each in its type and within its limits. */
export const isOrganizerCreate: Guard<OrganizerCreate> = checkOrganizerCreate;

/** Accepts the parameters of `GET /organizers/{id}`, each in its type and within its limits. */
export const isGetOrganizerQuery: Guard<GetOrganizerQuery> = checkGetOrganizerQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /organizers/{id}` and
 * `POST, PUT, PATCH /organizers/by-slug/{slug}`, each in its type and within its limits.
 */
export const isOrganizerUpdate: Guard<OrganizerUpdate> = checkOrganizerUpdate;

/** Accepts the parameters of `DELETE /organizers/{id}`, each in its type and within its limits. */
export const isDeleteOrganizerQuery: Guard<DeleteOrganizerQuery> = checkDeleteOrganizerQuery;

/** Accepts the parameters of `GET /organizers/by-slug/{slug}`, each in its type and within its limits. */
export const isGetOrganizerBySlugQuery: Guard<GetOrganizerBySlugQuery> = checkGetOrganizerBySlugQuery;

/**
 * Accepts the parameters of `DELETE /organizers/by-slug/{slug}`, each in its type and within its
 * limits.
 */
export const isDeleteOrganizerBySlugQuery: Guard<DeleteOrganizerBySlugQuery> =
  checkDeleteOrganizerBySlugQuery;
