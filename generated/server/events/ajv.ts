// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, withError, withErrors } from "specwright";
import type {
  DeleteEventByExternalQuery,
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  EventBatch,
  EventCreate,
  EventPut,
  EventUpdate,
  GetEventByExternalQuery,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventChangesQuery,
  ListEventsQuery,
  SimilarEventsQuery,
} from "../../sdk/events.js";
import {
  validateArray_15627580,
  validateArray_382a1619,
  validateArray_5c6611c2,
  validateArray_84dc541b,
  validateArray_eebfbb8a,
  validateArray_f422f40d,
  validateArrayOrNull_17d950a7,
  validateBoolean_7cb541e8,
  validateEnum_1b6e39b5,
  validateEnum_58c4dda8,
  validateEnum_5ce5b2e6,
  validateEnum_88ebbdbb,
  validateEnum_ac1c50a9,
  validateEnum_b56f5a84,
  validateEnum_e50c90c4,
  validateEnum_eaa8751f,
  validateGivenCostDetails,
  validateInteger_54f8b649,
  validateInteger_66f08d8b,
  validateInteger_930c8f85,
  validateIntegerOrNull_49e00814,
  validateIntegerOrString_6016c06e,
  validateNumber_6146dce5,
  validateNumber_669a792b,
  validateNumber_acc53be4,
  validateNumber_bbabb2d7,
  validateObjectOrNull_281f8ba8,
  validateRecurrence,
  validateString_06488635,
  validateString_1d06e4d5,
  validateString_20f9f695,
  validateString_50758012,
  validateString_6d6312e7,
  validateString_a90f46d4,
  validateString_b8a193a4,
  validateStringOrNull_89e8dcda,
  validateStringOrNull_c0d64ff5,
  validateStringOrNull_d27b39f5,
  validateStringOrNumberOrBooleanOrArray_d6a0e2fe,
} from "../ajv.js";
import { validateArrayOrNull_48c1d517 } from "../organizers/ajv.js";
import { validateArrayOrNull_c357bebd } from "../venues/ajv.js";

/** Accepts the parameters of `GET /events`, each in its type and within its limits. */
export const isListEventsQuery: Guard<ListEventsQuery> = validateListEventsQuery;

/**
 * Accepts the parameters of `GET /events/changes` and `GET /events/changes/stream`, each in its type
 * and within its limits.
 */
export const isListEventChangesQuery: Guard<ListEventChangesQuery> = validateListEventChangesQuery;

/** Accepts the parameters of `GET /events/similar`, each in its type and within its limits. */
export const isSimilarEventsQuery: Guard<SimilarEventsQuery> = validateSimilarEventsQuery;

/** Accepts the parameters of `POST /events`, each in its type and within its limits. */
export const isEventCreate: Guard<EventCreate> = validateEventCreate;

/** Accepts the parameters of `GET /events/{id}`, each in its type and within its limits. */
export const isGetEventQuery: Guard<GetEventQuery> = validateGetEventQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /events/{id}` and
 * `POST, PUT, PATCH /events/by-slug/{slug}`, each in its type and within its limits.
 */
export const isEventUpdate: Guard<EventUpdate> = validateEventUpdate;

/** Accepts the parameters of `DELETE /events/{id}`, each in its type and within its limits. */
export const isDeleteEventQuery: Guard<DeleteEventQuery> = validateDeleteEventQuery;

/** Accepts the parameters of `GET /events/by-slug/{slug}`, each in its type and within its limits. */
export const isGetEventBySlugQuery: Guard<GetEventBySlugQuery> = validateGetEventQuery;

/** Accepts the parameters of `DELETE /events/by-slug/{slug}`, each in its type and within its limits. */
export const isDeleteEventBySlugQuery: Guard<DeleteEventBySlugQuery> = validateDeleteEventQuery;

/**
 * Accepts the parameters of `GET /events/by-external/{source}/{external}`, each in its type and within
 * its limits.
 */
export const isGetEventByExternalQuery: Guard<GetEventByExternalQuery> = validateGetEventQuery;

/**
 * Accepts the parameters of `PUT /events/by-external/{source}/{external}`, each in its type and within
 * its limits.
 */
export const isEventPut: Guard<EventPut> = validateEventUpdate;

/**
 * Accepts the parameters of `DELETE /events/by-external/{source}/{external}`, each in its type and
 * within its limits.
 */
export const isDeleteEventByExternalQuery: Guard<DeleteEventByExternalQuery> =
  validateDeleteEventByExternalQuery;

/** Accepts the parameters of `POST /events/batch`, each in its type and within its limits. */
export const isEventBatch: Guard<EventBatch> = validateEventBatch;

export function validateDeleteEventByExternalQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validateString_a90f46d4(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validateEnum_eaa8751f(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validateEnum_eaa8751f.errors);
errors = vErrors.length;
}
}
if(data.if_unchanged !== undefined){
if(!(validateBoolean_7cb541e8(data.if_unchanged, {instancePath:instancePath+"/if_unchanged"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateDeleteEventByExternalQuery.errors = vErrors;
return errors === 0;
}

export function validateDeleteEventQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validateString_a90f46d4(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validateEnum_eaa8751f(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validateEnum_eaa8751f.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateDeleteEventQuery.errors = vErrors;
return errors === 0;
}

export function validateEventBatch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validateEventBatchProperties(data, {instancePath}))){
vErrors = withErrors(vErrors, validateEventBatchProperties.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "items"}});
errors++;
}
}
validateEventBatch.errors = vErrors;
return errors === 0;
}

export function validateEventBatchProperties(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){
if(!(validateArray_f422f40d(data.items, {instancePath:instancePath+"/items"}))){
vErrors = withErrors(vErrors, validateArray_f422f40d.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validateString_b8a193a4(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validateString_b8a193a4.errors);
errors = vErrors.length;
}
}
if(data.dry_run !== undefined){
if(!(validateBoolean_7cb541e8(data.dry_run, {instancePath:instancePath+"/dry_run"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateEventBatchProperties.errors = vErrors;
return errors === 0;
}

export function validateEventCreate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validateEventCreateProperties(data, {instancePath}))){
vErrors = withErrors(vErrors, validateEventCreateProperties.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.start_date === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "start_date"}});
errors++;
}
if(data.end_date === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "end_date"}});
errors++;
}
}
validateEventCreate.errors = vErrors;
return errors === 0;
}

export function validateEventCreateProperties(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validateString_20f9f695(data.title, {instancePath:instancePath+"/title"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
if(!(validateString_1d06e4d5(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validateString_1d06e4d5(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validateInteger_54f8b649(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validateString_1d06e4d5(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validateString_1d06e4d5(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validateString_6d6312e7(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validateString_6d6312e7.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validateString_06488635(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validateString_06488635.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validateString_6d6312e7(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = withErrors(vErrors, validateString_6d6312e7.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateEnum_58c4dda8(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validateEnum_58c4dda8.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validateString_50758012(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validateString_50758012.errors);
errors = vErrors.length;
}
}
if(data.all_day !== undefined){
if(!(validateBoolean_7cb541e8(data.all_day, {instancePath:instancePath+"/all_day"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validateStringOrNull_89e8dcda(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validateStringOrNumberOrBooleanOrArray_d6a0e2fe(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = withErrors(vErrors, validateStringOrNumberOrBooleanOrArray_d6a0e2fe.errors);
errors = vErrors.length;
}
}
if(data.cost_details !== undefined){
if(!(validateGivenCostDetails(data.cost_details, {instancePath:instancePath+"/cost_details"}))){
vErrors = withErrors(vErrors, validateGivenCostDetails.errors);
errors = vErrors.length;
}
}
if(data.currency_symbol !== undefined){
if(!(validateString_a90f46d4(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validateString_a90f46d4(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validateString_a90f46d4(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validateStringOrNull_c0d64ff5(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validateStringOrNull_c0d64ff5.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validateBoolean_7cb541e8(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validateBoolean_7cb541e8(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.hide_from_listings !== undefined){
if(!(validateBoolean_7cb541e8(data.hide_from_listings, {instancePath:instancePath+"/hide_from_listings"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.sticky !== undefined){
if(!(validateBoolean_7cb541e8(data.sticky, {instancePath:instancePath+"/sticky"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validateBoolean_7cb541e8(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validateArrayOrNull_17d950a7(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validateArrayOrNull_17d950a7.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validateArrayOrNull_17d950a7(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validateArrayOrNull_17d950a7.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validateArrayOrNull_c357bebd(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validateArrayOrNull_c357bebd.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validateArrayOrNull_48c1d517(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validateArrayOrNull_48c1d517.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validateString_a90f46d4(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validateIntegerOrNull_49e00814(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validateIntegerOrNull_49e00814.errors);
errors = vErrors.length;
}
}
if(data.recurrence !== undefined){
if(!(validateRecurrence(data.recurrence, {instancePath:instancePath+"/recurrence"}))){
vErrors = withErrors(vErrors, validateRecurrence.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validateArray_eebfbb8a(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = withErrors(vErrors, validateArray_eebfbb8a.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validateEnum_5ce5b2e6(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validateEnum_5ce5b2e6.errors);
errors = vErrors.length;
}
}
if(data.event_status_reason !== undefined){
if(!(validateStringOrNull_89e8dcda(data.event_status_reason, {instancePath:instancePath+"/event_status_reason"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.previous_start_date !== undefined){
if(!(validateStringOrNull_d27b39f5(data.previous_start_date, {instancePath:instancePath+"/previous_start_date"}))){
vErrors = withErrors(vErrors, validateStringOrNull_d27b39f5.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validateBoolean_7cb541e8(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.virtual_url !== undefined){
if(!(validateStringOrNull_c0d64ff5(data.virtual_url, {instancePath:instancePath+"/virtual_url"}))){
vErrors = withErrors(vErrors, validateStringOrNull_c0d64ff5.errors);
errors = vErrors.length;
}
}
if(data.external !== undefined){
if(!(validateObjectOrNull_281f8ba8(data.external, {instancePath:instancePath+"/external"}))){
vErrors = withErrors(vErrors, validateObjectOrNull_281f8ba8.errors);
errors = vErrors.length;
}
}
if(data.if_unchanged !== undefined){
if(!(validateBoolean_7cb541e8(data.if_unchanged, {instancePath:instancePath+"/if_unchanged"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateEventCreateProperties.errors = vErrors;
return errors === 0;
}

export function validateEventUpdate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validateString_20f9f695(data.title, {instancePath:instancePath+"/title"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
if(!(validateString_1d06e4d5(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validateString_1d06e4d5(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validateInteger_54f8b649(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validateString_1d06e4d5(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validateString_1d06e4d5(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validateString_6d6312e7(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validateString_6d6312e7.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validateString_06488635(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validateString_06488635.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validateString_6d6312e7(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = withErrors(vErrors, validateString_6d6312e7.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateEnum_58c4dda8(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validateEnum_58c4dda8.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validateString_50758012(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validateString_50758012.errors);
errors = vErrors.length;
}
}
if(data.all_day !== undefined){
if(!(validateBoolean_7cb541e8(data.all_day, {instancePath:instancePath+"/all_day"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validateStringOrNull_89e8dcda(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validateStringOrNumberOrBooleanOrArray_d6a0e2fe(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = withErrors(vErrors, validateStringOrNumberOrBooleanOrArray_d6a0e2fe.errors);
errors = vErrors.length;
}
}
if(data.cost_details !== undefined){
if(!(validateGivenCostDetails(data.cost_details, {instancePath:instancePath+"/cost_details"}))){
vErrors = withErrors(vErrors, validateGivenCostDetails.errors);
errors = vErrors.length;
}
}
if(data.currency_symbol !== undefined){
if(!(validateString_a90f46d4(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validateString_a90f46d4(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validateString_a90f46d4(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validateStringOrNull_c0d64ff5(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validateStringOrNull_c0d64ff5.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validateBoolean_7cb541e8(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validateBoolean_7cb541e8(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.hide_from_listings !== undefined){
if(!(validateBoolean_7cb541e8(data.hide_from_listings, {instancePath:instancePath+"/hide_from_listings"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.sticky !== undefined){
if(!(validateBoolean_7cb541e8(data.sticky, {instancePath:instancePath+"/sticky"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validateBoolean_7cb541e8(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validateArrayOrNull_17d950a7(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validateArrayOrNull_17d950a7.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validateArrayOrNull_17d950a7(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validateArrayOrNull_17d950a7.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validateArrayOrNull_c357bebd(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validateArrayOrNull_c357bebd.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validateArrayOrNull_48c1d517(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validateArrayOrNull_48c1d517.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validateString_a90f46d4(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validateIntegerOrNull_49e00814(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validateIntegerOrNull_49e00814.errors);
errors = vErrors.length;
}
}
if(data.recurrence !== undefined){
if(!(validateRecurrence(data.recurrence, {instancePath:instancePath+"/recurrence"}))){
vErrors = withErrors(vErrors, validateRecurrence.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validateEnum_eaa8751f(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validateEnum_eaa8751f.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validateArray_eebfbb8a(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = withErrors(vErrors, validateArray_eebfbb8a.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validateEnum_5ce5b2e6(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validateEnum_5ce5b2e6.errors);
errors = vErrors.length;
}
}
if(data.event_status_reason !== undefined){
if(!(validateStringOrNull_89e8dcda(data.event_status_reason, {instancePath:instancePath+"/event_status_reason"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.previous_start_date !== undefined){
if(!(validateStringOrNull_d27b39f5(data.previous_start_date, {instancePath:instancePath+"/previous_start_date"}))){
vErrors = withErrors(vErrors, validateStringOrNull_d27b39f5.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validateBoolean_7cb541e8(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.virtual_url !== undefined){
if(!(validateStringOrNull_c0d64ff5(data.virtual_url, {instancePath:instancePath+"/virtual_url"}))){
vErrors = withErrors(vErrors, validateStringOrNull_c0d64ff5.errors);
errors = vErrors.length;
}
}
if(data.external !== undefined){
if(!(validateObjectOrNull_281f8ba8(data.external, {instancePath:instancePath+"/external"}))){
vErrors = withErrors(vErrors, validateObjectOrNull_281f8ba8.errors);
errors = vErrors.length;
}
}
if(data.if_unchanged !== undefined){
if(!(validateBoolean_7cb541e8(data.if_unchanged, {instancePath:instancePath+"/if_unchanged"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateEventUpdate.errors = vErrors;
return errors === 0;
}

export function validateGetEventQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validateString_a90f46d4(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validateEnum_88ebbdbb(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validateEnum_88ebbdbb.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateGetEventQuery.errors = vErrors;
return errors === 0;
}

export function validateListEventChangesQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
if(!(validateString_1d06e4d5(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validateString_1d06e4d5(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.starts_before !== undefined){
if(!(validateString_1d06e4d5(data.starts_before, {instancePath:instancePath+"/starts_before"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.starts_after !== undefined){
if(!(validateString_1d06e4d5(data.starts_after, {instancePath:instancePath+"/starts_after"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.ends_before !== undefined){
if(!(validateString_1d06e4d5(data.ends_before, {instancePath:instancePath+"/ends_before"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.ends_after !== undefined){
if(!(validateString_1d06e4d5(data.ends_after, {instancePath:instancePath+"/ends_after"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.modified_after !== undefined){
if(!(validateString_1d06e4d5(data.modified_after, {instancePath:instancePath+"/modified_after"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.modified_before !== undefined){
if(!(validateString_1d06e4d5(data.modified_before, {instancePath:instancePath+"/modified_before"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.strict_dates !== undefined){
if(!(validateBoolean_7cb541e8(data.strict_dates, {instancePath:instancePath+"/strict_dates"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
if(!(validateString_20f9f695(data.search, {instancePath:instancePath+"/search"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validateArray_5c6611c2(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validateArray_5c6611c2.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validateArray_5c6611c2(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validateArray_5c6611c2.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validateArray_15627580(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validateArray_15627580.errors);
errors = vErrors.length;
}
}
if(data.venue_slug !== undefined){
if(!(validateArray_5c6611c2(data.venue_slug, {instancePath:instancePath+"/venue_slug"}))){
vErrors = withErrors(vErrors, validateArray_5c6611c2.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validateArray_15627580(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validateArray_15627580.errors);
errors = vErrors.length;
}
}
if(data.organizer_slug !== undefined){
if(!(validateArray_5c6611c2(data.organizer_slug, {instancePath:instancePath+"/organizer_slug"}))){
vErrors = withErrors(vErrors, validateArray_5c6611c2.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validateString_20f9f695(data.city, {instancePath:instancePath+"/city"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.free !== undefined){
if(!(validateBoolean_7cb541e8(data.free, {instancePath:instancePath+"/free"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.max_cost !== undefined){
if(!(validateNumber_acc53be4(data.max_cost, {instancePath:instancePath+"/max_cost"}))){
vErrors = withErrors(vErrors, validateNumber_acc53be4.errors);
errors = vErrors.length;
}
}
if(data.external_source !== undefined){
if(!(validateString_20f9f695(data.external_source, {instancePath:instancePath+"/external_source"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validateBoolean_7cb541e8(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateArray_382a1619(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validateArray_382a1619.errors);
errors = vErrors.length;
}
}
if(data.geoloc !== undefined){
if(!(validateBoolean_7cb541e8(data.geoloc, {instancePath:instancePath+"/geoloc"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lat !== undefined){
if(!(validateNumber_6146dce5(data.geoloc_lat, {instancePath:instancePath+"/geoloc_lat"}))){
vErrors = withErrors(vErrors, validateNumber_6146dce5.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lng !== undefined){
if(!(validateNumber_669a792b(data.geoloc_lng, {instancePath:instancePath+"/geoloc_lng"}))){
vErrors = withErrors(vErrors, validateNumber_669a792b.errors);
errors = vErrors.length;
}
}
if(data.geoloc_radius !== undefined){
if(!(validateNumber_bbabb2d7(data.geoloc_radius, {instancePath:instancePath+"/geoloc_radius"}))){
vErrors = withErrors(vErrors, validateNumber_bbabb2d7.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validateArray_15627580(data.include, {instancePath:instancePath+"/include"}))){
vErrors = withErrors(vErrors, validateArray_15627580.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validateInteger_54f8b649(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.ticketed !== undefined){
if(!(validateBoolean_7cb541e8(data.ticketed, {instancePath:instancePath+"/ticketed"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validateArray_84dc541b(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validateArray_84dc541b.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validateBoolean_7cb541e8(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validateEnum_88ebbdbb(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validateEnum_88ebbdbb.errors);
errors = vErrors.length;
}
}
if(data.since !== undefined){
if(!(validateString_20f9f695(data.since, {instancePath:instancePath+"/since"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.per_page !== undefined){
if(!(validateInteger_66f08d8b(data.per_page, {instancePath:instancePath+"/per_page"}))){
vErrors = withErrors(vErrors, validateInteger_66f08d8b.errors);
errors = vErrors.length;
}
}
if(data.series !== undefined){
if(!(validateBoolean_7cb541e8(data.series, {instancePath:instancePath+"/series"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateListEventChangesQuery.errors = vErrors;
return errors === 0;
}

export function validateListEventsQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page !== undefined){
if(!(validateInteger_54f8b649(data.page, {instancePath:instancePath+"/page"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.per_page !== undefined){
if(!(validateInteger_54f8b649(data.per_page, {instancePath:instancePath+"/per_page"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
if(!(validateString_1d06e4d5(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validateString_1d06e4d5(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.window !== undefined){
if(!(validateEnum_1b6e39b5(data.window, {instancePath:instancePath+"/window"}))){
vErrors = withErrors(vErrors, validateEnum_1b6e39b5.errors);
errors = vErrors.length;
}
}
if(data.starts_before !== undefined){
if(!(validateString_1d06e4d5(data.starts_before, {instancePath:instancePath+"/starts_before"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.starts_after !== undefined){
if(!(validateString_1d06e4d5(data.starts_after, {instancePath:instancePath+"/starts_after"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.ends_before !== undefined){
if(!(validateString_1d06e4d5(data.ends_before, {instancePath:instancePath+"/ends_before"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.ends_after !== undefined){
if(!(validateString_1d06e4d5(data.ends_after, {instancePath:instancePath+"/ends_after"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.modified_after !== undefined){
if(!(validateString_1d06e4d5(data.modified_after, {instancePath:instancePath+"/modified_after"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.modified_before !== undefined){
if(!(validateString_1d06e4d5(data.modified_before, {instancePath:instancePath+"/modified_before"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.strict_dates !== undefined){
if(!(validateBoolean_7cb541e8(data.strict_dates, {instancePath:instancePath+"/strict_dates"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
if(!(validateString_20f9f695(data.search, {instancePath:instancePath+"/search"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validateArray_5c6611c2(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validateArray_5c6611c2.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validateArray_5c6611c2(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validateArray_5c6611c2.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validateArray_15627580(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validateArray_15627580.errors);
errors = vErrors.length;
}
}
if(data.venue_slug !== undefined){
if(!(validateArray_5c6611c2(data.venue_slug, {instancePath:instancePath+"/venue_slug"}))){
vErrors = withErrors(vErrors, validateArray_5c6611c2.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validateArray_15627580(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validateArray_15627580.errors);
errors = vErrors.length;
}
}
if(data.organizer_slug !== undefined){
if(!(validateArray_5c6611c2(data.organizer_slug, {instancePath:instancePath+"/organizer_slug"}))){
vErrors = withErrors(vErrors, validateArray_5c6611c2.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validateString_20f9f695(data.city, {instancePath:instancePath+"/city"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.free !== undefined){
if(!(validateBoolean_7cb541e8(data.free, {instancePath:instancePath+"/free"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.max_cost !== undefined){
if(!(validateNumber_acc53be4(data.max_cost, {instancePath:instancePath+"/max_cost"}))){
vErrors = withErrors(vErrors, validateNumber_acc53be4.errors);
errors = vErrors.length;
}
}
if(data.external_source !== undefined){
if(!(validateString_20f9f695(data.external_source, {instancePath:instancePath+"/external_source"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validateBoolean_7cb541e8(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateArray_382a1619(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validateArray_382a1619.errors);
errors = vErrors.length;
}
}
if(data.geoloc !== undefined){
if(!(validateBoolean_7cb541e8(data.geoloc, {instancePath:instancePath+"/geoloc"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lat !== undefined){
if(!(validateNumber_6146dce5(data.geoloc_lat, {instancePath:instancePath+"/geoloc_lat"}))){
vErrors = withErrors(vErrors, validateNumber_6146dce5.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lng !== undefined){
if(!(validateNumber_669a792b(data.geoloc_lng, {instancePath:instancePath+"/geoloc_lng"}))){
vErrors = withErrors(vErrors, validateNumber_669a792b.errors);
errors = vErrors.length;
}
}
if(data.geoloc_radius !== undefined){
if(!(validateNumber_bbabb2d7(data.geoloc_radius, {instancePath:instancePath+"/geoloc_radius"}))){
vErrors = withErrors(vErrors, validateNumber_bbabb2d7.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validateArray_15627580(data.include, {instancePath:instancePath+"/include"}))){
vErrors = withErrors(vErrors, validateArray_15627580.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validateInteger_54f8b649(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.ticketed !== undefined){
if(!(validateBoolean_7cb541e8(data.ticketed, {instancePath:instancePath+"/ticketed"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validateArray_84dc541b(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validateArray_84dc541b.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validateBoolean_7cb541e8(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validateString_20f9f695(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validateEnum_88ebbdbb(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validateEnum_88ebbdbb.errors);
errors = vErrors.length;
}
}
if(data.orderby !== undefined){
if(!(validateEnum_ac1c50a9(data.orderby, {instancePath:instancePath+"/orderby"}))){
vErrors = withErrors(vErrors, validateEnum_ac1c50a9.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validateEnum_b56f5a84(data.order, {instancePath:instancePath+"/order"}))){
vErrors = withErrors(vErrors, validateEnum_b56f5a84.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateListEventsQuery.errors = vErrors;
return errors === 0;
}

export function validateSimilarEventsQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validateSimilarEventsQueryProperties(data, {instancePath}))){
vErrors = withErrors(vErrors, validateSimilarEventsQueryProperties.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "title"}});
errors++;
}
}
validateSimilarEventsQuery.errors = vErrors;
return errors === 0;
}

export function validateSimilarEventsQueryProperties(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validateString_20f9f695(data.title, {instancePath:instancePath+"/title"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
if(!(validateString_1d06e4d5(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validateString_1d06e4d5(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validateIntegerOrString_6016c06e(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validateIntegerOrString_6016c06e.errors);
errors = vErrors.length;
}
}
if(data.per_page !== undefined){
if(!(validateInteger_930c8f85(data.per_page, {instancePath:instancePath+"/per_page"}))){
vErrors = withErrors(vErrors, validateInteger_930c8f85.errors);
errors = vErrors.length;
}
}
if(data.exclude !== undefined){
if(!(validateInteger_54f8b649(data.exclude, {instancePath:instancePath+"/exclude"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validateEnum_e50c90c4(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validateEnum_e50c90c4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateSimilarEventsQueryProperties.errors = vErrors;
return errors === 0;
}
