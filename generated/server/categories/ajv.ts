// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, withError, withErrors } from "specwright";
import type {
  CategoryCreate,
  CategoryPut,
  CategoryUpdate,
  DeleteCategoryQuery,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "../../sdk/categories.js";
import {
  validateArray_248bcec6,
  validateBoolean_7cb541e8,
  validateEnum_98e16884,
  validateEnum_b56f5a84,
  validateEnum_e50c90c4,
  validateInteger_54f8b649,
  validateIntegerOrNull_49e00814,
  validateObjectOrNull_281f8ba8,
  validateString_20f9f695,
  validateString_6d6312e7,
  validateString_ab0c84c1,
  validateStringOrNull_cb098694,
} from "../ajv.js";

/** Accepts the parameters of `GET /categories`, each in its type and within its limits. */
export const isListCategoriesQuery: Guard<ListCategoriesQuery> = validateListCategoriesQuery;

/** Accepts the parameters of `POST /categories`, each in its type and within its limits. */
export const isCategoryCreate: Guard<CategoryCreate> = validateCategoryCreate;

/** Accepts the parameters of `GET /categories/{id}`, each in its type and within its limits. */
export const isGetCategoryQuery: Guard<GetCategoryQuery> = validateGetCategoryQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /categories/{id}`, each in its type and within its
 * limits.
 */
export const isCategoryUpdate: Guard<CategoryUpdate> = validateCategoryCreateProperties;

/** Accepts the parameters of `DELETE /categories/{id}`, each in its type and within its limits. */
export const isDeleteCategoryQuery: Guard<DeleteCategoryQuery> = validateGetCategoryQuery;

/**
 * Accepts the parameters of `PUT /categories/by-external/{source}/{external}`, each in its type and
 * within its limits.
 */
export const isCategoryPut: Guard<CategoryPut> = validateCategoryCreateProperties;

export function validateCategoryCreate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validateCategoryCreateProperties(data, {instancePath}))){
vErrors = withErrors(vErrors, validateCategoryCreateProperties.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
}
validateCategoryCreate.errors = vErrors;
return errors === 0;
}

export function validateCategoryCreateProperties(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validateString_20f9f695(data.name, {instancePath:instancePath+"/name"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
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
if(!(validateString_ab0c84c1(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validateString_ab0c84c1.errors);
errors = vErrors.length;
}
}
if(data.parent !== undefined){
if(!(validateIntegerOrNull_49e00814(data.parent, {instancePath:instancePath+"/parent"}))){
vErrors = withErrors(vErrors, validateIntegerOrNull_49e00814.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
if(!(validateStringOrNull_cb098694(data.color, {instancePath:instancePath+"/color"}))){
vErrors = withErrors(vErrors, validateStringOrNull_cb098694.errors);
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
validateCategoryCreateProperties.errors = vErrors;
return errors === 0;
}

export function validateGetCategoryQuery(data, {instancePath=""}={}){
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
validateGetCategoryQuery.errors = vErrors;
return errors === 0;
}

export function validateListCategoriesQuery(data, {instancePath=""}={}){
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
if(data.exclude !== undefined){
if(!(validateArray_248bcec6(data.exclude, {instancePath:instancePath+"/exclude"}))){
vErrors = withErrors(vErrors, validateArray_248bcec6.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validateArray_248bcec6(data.include, {instancePath:instancePath+"/include"}))){
vErrors = withErrors(vErrors, validateArray_248bcec6.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validateEnum_b56f5a84(data.order, {instancePath:instancePath+"/order"}))){
vErrors = withErrors(vErrors, validateEnum_b56f5a84.errors);
errors = vErrors.length;
}
}
if(data.orderby !== undefined){
if(!(validateEnum_98e16884(data.orderby, {instancePath:instancePath+"/orderby"}))){
vErrors = withErrors(vErrors, validateEnum_98e16884.errors);
errors = vErrors.length;
}
}
if(data.hide_empty !== undefined){
if(!(validateBoolean_7cb541e8(data.hide_empty, {instancePath:instancePath+"/hide_empty"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.parent !== undefined){
if(!(validateInteger_54f8b649(data.parent, {instancePath:instancePath+"/parent"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.post !== undefined){
if(!(validateInteger_54f8b649(data.post, {instancePath:instancePath+"/post"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
if(!(validateInteger_54f8b649(data.event, {instancePath:instancePath+"/event"}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validateString_ab0c84c1(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validateString_ab0c84c1.errors);
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
validateListCategoriesQuery.errors = vErrors;
return errors === 0;
}
