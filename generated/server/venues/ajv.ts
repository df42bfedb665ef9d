// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, withError, withErrors } from "specwright";
import type {
  DeleteVenueBySlugQuery,
  DeleteVenueQuery,
  GetVenueBySlugQuery,
  GetVenueQuery,
  ListVenuesQuery,
  VenueCreate,
  VenuePut,
  VenueUpdate,
} from "../../sdk/venues.js";
import {
  validateArray_382a1619,
  validateBoolean_7cb541e8,
  validateBooleanOrNull_4a5fff97,
  validateEnum_58c4dda8,
  validateEnum_69ce88e9,
  validateEnum_b56f5a84,
  validateEnum_e50c90c4,
  validateInteger_54f8b649,
  validateNumberOrNull_17fdc3ec,
  validateNumberOrNull_1cfa3b14,
  validateObjectOrNull_281f8ba8,
  validateString_1d06e4d5,
  validateString_20f9f695,
  validateStringOrNull_009bb89a,
  validateStringOrNull_89e8dcda,
  validateStringOrNull_c0d64ff5,
} from "../ajv.js";

/** Accepts the parameters of `GET /venues`, each in its type and within its limits. */
export const isListVenuesQuery: Guard<ListVenuesQuery> = validateListVenuesQuery;

/** Accepts the parameters of `POST /venues`, each in its type and within its limits. */
export const isVenueCreate: Guard<VenueCreate> = validateVenueCreate;

/** Accepts the parameters of `GET /venues/{id}`, each in its type and within its limits. */
export const isGetVenueQuery: Guard<GetVenueQuery> = validateGetVenueQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /venues/{id}` and
 * `POST, PUT, PATCH /venues/by-slug/{slug}`, each in its type and within its limits.
 */
export const isVenueUpdate: Guard<VenueUpdate> = validateVenueCreateProperties;

/** Accepts the parameters of `DELETE /venues/{id}`, each in its type and within its limits. */
export const isDeleteVenueQuery: Guard<DeleteVenueQuery> = validateGetVenueQuery;

/** Accepts the parameters of `GET /venues/by-slug/{slug}`, each in its type and within its limits. */
export const isGetVenueBySlugQuery: Guard<GetVenueBySlugQuery> = validateGetVenueQuery;

/** Accepts the parameters of `DELETE /venues/by-slug/{slug}`, each in its type and within its limits. */
export const isDeleteVenueBySlugQuery: Guard<DeleteVenueBySlugQuery> = validateGetVenueQuery;

/**
 * Accepts the parameters of `PUT /venues/by-external/{source}/{external}`, each in its type and within
 * its limits.
 */
export const isVenuePut: Guard<VenuePut> = validateVenueCreateProperties;

const schemaOfArrayOrNull_c357bebd = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"integerOrObject_9ad281f0"}}};
const schemaOfIntegerOrObject_9ad281f0 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"VenueCreate"}};

export function validateGetVenueQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
validateGetVenueQuery.errors = vErrors;
return errors === 0;
}

export function validateListVenuesQuery(data, {instancePath=""}={}){
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
if(data.search !== undefined){
if(!(validateString_20f9f695(data.search, {instancePath:instancePath+"/search"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
if(!(validateInteger_54f8b649(data.event, {instancePath:instancePath+"/event"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.has_events !== undefined){
if(!(validateBoolean_7cb541e8(data.has_events, {instancePath:instancePath+"/has_events"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.only_with_upcoming !== undefined){
if(!(validateBoolean_7cb541e8(data.only_with_upcoming, {instancePath:instancePath+"/only_with_upcoming"}))){
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
if(data.orderby !== undefined){
if(!(validateEnum_69ce88e9(data.orderby, {instancePath:instancePath+"/orderby"}))){
vErrors = withErrors(vErrors, validateEnum_69ce88e9.errors);
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
validateListVenuesQuery.errors = vErrors;
return errors === 0;
}

export function validateVenueCreate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validateVenueCreateProperties(data, {instancePath}))){
vErrors = withErrors(vErrors, validateVenueCreateProperties.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "venue"}});
errors++;
}
}
validateVenueCreate.errors = vErrors;
return errors === 0;
}

export function validateVenueCreateProperties(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue !== undefined){
if(!(validateString_20f9f695(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
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
if(!(validateStringOrNull_009bb89a(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validateStringOrNull_009bb89a.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateEnum_58c4dda8(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validateEnum_58c4dda8.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validateBooleanOrNull_4a5fff97(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validateBooleanOrNull_4a5fff97.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validateBooleanOrNull_4a5fff97(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validateBooleanOrNull_4a5fff97.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validateStringOrNull_89e8dcda(data.address, {instancePath:instancePath+"/address"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validateStringOrNull_89e8dcda(data.city, {instancePath:instancePath+"/city"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validateStringOrNull_89e8dcda(data.country, {instancePath:instancePath+"/country"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validateStringOrNull_89e8dcda(data.province, {instancePath:instancePath+"/province"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validateStringOrNull_89e8dcda(data.state, {instancePath:instancePath+"/state"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validateStringOrNull_89e8dcda(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validateStringOrNull_89e8dcda(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validateStringOrNull_89e8dcda(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validateStringOrNull_c0d64ff5(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validateStringOrNull_c0d64ff5.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validateStringOrNull_89e8dcda(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validateNumberOrNull_17fdc3ec(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = withErrors(vErrors, validateNumberOrNull_17fdc3ec.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validateNumberOrNull_1cfa3b14(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = withErrors(vErrors, validateNumberOrNull_1cfa3b14.errors);
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
validateVenueCreateProperties.errors = vErrors;
return errors === 0;
}

export function validateArrayOrNull_c357bebd(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfArrayOrNull_c357bebd.type}});
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 100){
vErrors = withError(vErrors, {});
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validateIntegerOrObject_9ad281f0(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateIntegerOrObject_9ad281f0.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(Array.isArray(data)){
if(data.length > 100){
vErrors = withError(vErrors, {instancePath,keyword:"maxItems",params:{limit: 100}});
errors++;
}
}
validateArrayOrNull_c357bebd.errors = vErrors;
return errors === 0;
}

export function validateIntegerOrObject_9ad281f0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfIntegerOrObject_9ad281f0.type}});
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
vErrors = withError(vErrors, {});
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validateVenueCreate(data, {instancePath}))){
vErrors = withErrors(vErrors, validateVenueCreate.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 9007199254740991}});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: 1}});
errors++;
}
}
validateIntegerOrObject_9ad281f0.errors = vErrors;
return errors === 0;
}
