// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, withError, withErrors } from "specwright";
import type {
  CreateWebhookInput,
  DeleteWebhookQuery,
  GetAuditQuery,
  GetContractQuery,
  GetDocQuery,
  GetRootQuery,
  GetWebhookLogQuery,
  GetWebhookQuery,
  GetWebhooksQuery,
  ReplayWebhookInput,
  RotateWebhookQuery,
  TestWebhookQuery,
  UpdateWebhookInput,
} from "../../sdk/service.js";
import {
  validateArray_45f26cae,
  validateBoolean_7cb541e8,
  validateEnum_88ebbdbb,
  validateEnum_9dbfe272,
  validateEnum_e50c90c4,
  validateInteger_54f8b649,
  validateString_1d06e4d5,
  validateString_20f9f695,
  validateString_719ee188,
} from "../ajv.js";

/** Accepts the parameters of `GET /`, each in its type and within its limits. */
export const isGetRootQuery: Guard<GetRootQuery> = validateGetRootQuery;

/** Accepts the parameters of `GET /doc`, each in its type and within its limits. */
export const isGetDocQuery: Guard<GetDocQuery> = validateGetDocQuery;

/** Accepts the parameters of `GET /contract`, each in its type and within its limits. */
export const isGetContractQuery: Guard<GetContractQuery> = validateGetDocQuery;

/** Accepts the parameters of `GET /audit`, each in its type and within its limits. */
export const isGetAuditQuery: Guard<GetAuditQuery> = validateGetAuditQuery;

/** Accepts the parameters of `GET /webhooks`, each in its type and within its limits. */
export const isGetWebhooksQuery: Guard<GetWebhooksQuery> = validateGetDocQuery;

/** Accepts the parameters of `POST /webhooks`, each in its type and within its limits. */
export const isCreateWebhookInput: Guard<CreateWebhookInput> = validateCreateWebhookInput;

/** Accepts the parameters of `GET /webhooks/{name}`, each in its type and within its limits. */
export const isGetWebhookQuery: Guard<GetWebhookQuery> = validateGetDocQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /webhooks/{name}`, each in its type and within its
 * limits.
 */
export const isUpdateWebhookInput: Guard<UpdateWebhookInput> = validateUpdateWebhookInput;

/** Accepts the parameters of `DELETE /webhooks/{name}`, each in its type and within its limits. */
export const isDeleteWebhookQuery: Guard<DeleteWebhookQuery> = validateGetDocQuery;

/** Accepts the parameters of `POST /webhooks/{name}/rotate`, each in its type and within its limits. */
export const isRotateWebhookQuery: Guard<RotateWebhookQuery> = validateGetDocQuery;

/** Accepts the parameters of `POST /webhooks/{name}/test`, each in its type and within its limits. */
export const isTestWebhookQuery: Guard<TestWebhookQuery> = validateGetDocQuery;

/** Accepts the parameters of `GET /webhooks/{name}/messages`, each in its type and within its limits. */
export const isGetWebhookLogQuery: Guard<GetWebhookLogQuery> = validateGetWebhookLogQuery;

/** Accepts the parameters of `POST /webhooks/{name}/replay`, each in its type and within its limits. */
export const isReplayWebhookInput: Guard<ReplayWebhookInput> = validateReplayWebhookInput;

export function validateCreateWebhookInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validateCreateWebhookInputProperties(data, {instancePath}))){
vErrors = withErrors(vErrors, validateCreateWebhookInputProperties.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.url === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "url"}});
errors++;
}
}
validateCreateWebhookInput.errors = vErrors;
return errors === 0;
}

export function validateCreateWebhookInputProperties(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validateString_20f9f695(data.name, {instancePath:instancePath+"/name"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validateString_719ee188(data.url, {instancePath:instancePath+"/url"}))){
vErrors = withErrors(vErrors, validateString_719ee188.errors);
errors = vErrors.length;
}
}
if(data.types !== undefined){
if(!(validateArray_45f26cae(data.types, {instancePath:instancePath+"/types"}))){
vErrors = withErrors(vErrors, validateArray_45f26cae.errors);
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
validateCreateWebhookInputProperties.errors = vErrors;
return errors === 0;
}

export function validateGetAuditQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource !== undefined){
if(!(validateString_20f9f695(data.resource, {instancePath:instancePath+"/resource"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.record !== undefined){
if(!(validateInteger_54f8b649(data.record, {instancePath:instancePath+"/record"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
if(!(validateString_20f9f695(data.key, {instancePath:instancePath+"/key"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.request !== undefined){
if(!(validateString_20f9f695(data.request, {instancePath:instancePath+"/request"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validateString_1d06e4d5(data.from, {instancePath:instancePath+"/from"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validateString_1d06e4d5(data.to, {instancePath:instancePath+"/to"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
errors = vErrors.length;
}
}
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
validateGetAuditQuery.errors = vErrors;
return errors === 0;
}

export function validateGetDocQuery(data, {instancePath=""}={}){
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
validateGetDocQuery.errors = vErrors;
return errors === 0;
}

export function validateGetRootQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace !== undefined){
if(!(validateString_20f9f695(data.namespace, {instancePath:instancePath+"/namespace"}))){
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
validateGetRootQuery.errors = vErrors;
return errors === 0;
}

export function validateGetWebhookLogQuery(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
if(!(validateEnum_9dbfe272(data.state, {instancePath:instancePath+"/state"}))){
vErrors = withErrors(vErrors, validateEnum_9dbfe272.errors);
errors = vErrors.length;
}
}
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
validateGetWebhookLogQuery.errors = vErrors;
return errors === 0;
}

export function validateReplayWebhookInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
if(!(validateString_20f9f695(data.message, {instancePath:instancePath+"/message"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validateString_1d06e4d5(data.from, {instancePath:instancePath+"/from"}))){
vErrors = withErrors(vErrors, validateString_1d06e4d5.errors);
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
validateReplayWebhookInput.errors = vErrors;
return errors === 0;
}

export function validateUpdateWebhookInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(!(validateString_719ee188(data.url, {instancePath:instancePath+"/url"}))){
vErrors = withErrors(vErrors, validateString_719ee188.errors);
errors = vErrors.length;
}
}
if(data.types !== undefined){
if(!(validateArray_45f26cae(data.types, {instancePath:instancePath+"/types"}))){
vErrors = withErrors(vErrors, validateArray_45f26cae.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(!(validateBoolean_7cb541e8(data.enabled, {instancePath:instancePath+"/enabled"}))){
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
validateUpdateWebhookInput.errors = vErrors;
return errors === 0;
}
