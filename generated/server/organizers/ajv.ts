// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, withError, withErrors } from "specwright";
import type {
  DeleteOrganizerBySlugQuery,
  DeleteOrganizerQuery,
  GetOrganizerBySlugQuery,
  GetOrganizerQuery,
  ListOrganizersQuery,
  OrganizerCreate,
  OrganizerPut,
  OrganizerUpdate,
} from "../../sdk/organizers.js";
import {
  validateArray_382a1619,
  validateBoolean_7cb541e8,
  validateEnum_69ce88e9,
  validateEnum_b4c99798,
  validateEnum_b56f5a84,
  validateEnum_e50c90c4,
  validateInteger_54f8b649,
  validateIntegerOrNull_49e00814,
  validateObjectOrNull_281f8ba8,
  validateString_20f9f695,
  validateStringOrNull_009bb89a,
  validateStringOrNull_89e8dcda,
  validateStringOrNull_c0d64ff5,
  validateStringOrNull_d27b39f5,
} from "../ajv.js";

/** Accepts the parameters of `GET /organizers`, each in its type and within its limits. */
export const isListOrganizersQuery: Guard<ListOrganizersQuery> = validateListOrganizersQuery;

/** Accepts the parameters of `POST /organizers`, each in its type and within its limits. */
export const isOrganizerCreate: Guard<OrganizerCreate> = validateOrganizerCreate;

/** Accepts the parameters of `GET /organizers/{id}`, each in its type and within its limits. */
export const isGetOrganizerQuery: Guard<GetOrganizerQuery> = validateGetOrganizerQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /organizers/{id}` and
 * `POST, PUT, PATCH /organizers/by-slug/{slug}`, each in its type and within its limits.
 */
export const isOrganizerUpdate: Guard<OrganizerUpdate> = validateOrganizerCreateProperties;

/** Accepts the parameters of `DELETE /organizers/{id}`, each in its type and within its limits. */
export const isDeleteOrganizerQuery: Guard<DeleteOrganizerQuery> = validateGetOrganizerQuery;

/** Accepts the parameters of `GET /organizers/by-slug/{slug}`, each in its type and within its limits. */
export const isGetOrganizerBySlugQuery: Guard<GetOrganizerBySlugQuery> = validateGetOrganizerQuery;

/**
 * Accepts the parameters of `DELETE /organizers/by-slug/{slug}`, each in its type and within its
 * limits.
 */
export const isDeleteOrganizerBySlugQuery: Guard<DeleteOrganizerBySlugQuery> = validateGetOrganizerQuery;

/**
 * Accepts the parameters of `PUT /organizers/by-external/{source}/{external}`, each in its type and
 * within its limits.
 */
export const isOrganizerPut: Guard<OrganizerPut> = validateOrganizerCreateProperties;

const schemaOfArrayOrNull_48c1d517 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"integerOrObject_12a18bd2"}}};
const schemaOfIntegerOrObject_12a18bd2 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"OrganizerCreate"}};

export function validateGetOrganizerQuery(data, {instancePath=""}={}){
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
validateGetOrganizerQuery.errors = vErrors;
return errors === 0;
}

export function validateListOrganizersQuery(data, {instancePath=""}={}){
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
validateListOrganizersQuery.errors = vErrors;
return errors === 0;
}

export function validateOrganizerCreate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validateOrganizerCreateProperties(data, {instancePath}))){
vErrors = withErrors(vErrors, validateOrganizerCreateProperties.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "organizer"}});
errors++;
}
}
validateOrganizerCreate.errors = vErrors;
return errors === 0;
}

export function validateOrganizerCreateProperties(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer !== undefined){
if(!(validateString_20f9f695(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validateIntegerOrNull_49e00814(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validateIntegerOrNull_49e00814.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validateStringOrNull_d27b39f5(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validateStringOrNull_d27b39f5.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validateStringOrNull_d27b39f5(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validateStringOrNull_d27b39f5.errors);
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
if(!(validateEnum_b4c99798(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validateEnum_b4c99798.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validateStringOrNull_89e8dcda(data.phone, {instancePath:instancePath+"/phone"}))){
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
if(data.email !== undefined){
if(!(validateStringOrNull_89e8dcda(data.email, {instancePath:instancePath+"/email"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validateStringOrNull_89e8dcda(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validateStringOrNull_89e8dcda.errors);
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
validateOrganizerCreateProperties.errors = vErrors;
return errors === 0;
}

export function validateArrayOrNull_48c1d517(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfArrayOrNull_48c1d517.type}});
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
if(!(validateIntegerOrObject_12a18bd2(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateIntegerOrObject_12a18bd2.errors);
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
validateArrayOrNull_48c1d517.errors = vErrors;
return errors === 0;
}

export function validateIntegerOrObject_12a18bd2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfIntegerOrObject_12a18bd2.type}});
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
if(!(validateOrganizerCreate(data, {instancePath}))){
vErrors = withErrors(vErrors, validateOrganizerCreate.errors);
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
validateIntegerOrObject_12a18bd2.errors = vErrors;
return errors === 0;
}
