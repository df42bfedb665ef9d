// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError, withErrors } from "../../../runtime/codegen.js";
import type {
  CategoryCreate,
  CategoryUpdate,
  DeleteCategoryQuery,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "../../sdk/categories.js";

export const checkListCategoriesQuery: Guard<ListCategoriesQuery> = validate1;
export const checkCategoryCreate: Guard<CategoryCreate> = validate25;
export const checkGetCategoryQuery: Guard<GetCategoryQuery> = validate35;
export const checkCategoryUpdate: Guard<CategoryUpdate> = validate37;
export const checkDeleteCategoryQuery: Guard<DeleteCategoryQuery> = validate35;

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "integer"}});
errors++;
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
validate2.errors = vErrors;
return errors === 0;
}

const func0 = textLength;
const pattern0 = new RegExp("\\S", "u");

function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!pattern0.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 9007199254740991}});
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: -9007199254740991}});
errors++;
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
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
if(!(validate8(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(Array.isArray(data)){
if(data.length > 1000){
vErrors = withError(vErrors, {instancePath,keyword:"maxItems",params:{limit: 1000}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "array"}});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema6 = {"enum":["asc","desc"]};

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((data === "asc") || (data === "desc"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema6.enum}});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema7 = {"enum":["name","id","term_id","slug","count","description","term_group","include"]};

function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "name") || (data === "id")) || (data === "term_id")) || (data === "slug")) || (data === "count")) || (data === "description")) || (data === "term_group")) || (data === "include"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema7.enum}});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "boolean"}});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 200){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(!pattern0.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema10 = {"enum":["ca","en","fr","de","it","es"]};

function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema10.enum}});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page !== undefined){
if(!(validate2(data.page, {instancePath:instancePath+"/page"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.per_page !== undefined){
if(!(validate2(data.per_page, {instancePath:instancePath+"/per_page"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
if(!(validate5(data.search, {instancePath:instancePath+"/search"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.exclude !== undefined){
if(!(validate7(data.exclude, {instancePath:instancePath+"/exclude"}))){
vErrors = withErrors(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validate7(data.include, {instancePath:instancePath+"/include"}))){
vErrors = withErrors(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validate12(data.order, {instancePath:instancePath+"/order"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.orderby !== undefined){
if(!(validate14(data.orderby, {instancePath:instancePath+"/orderby"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.hide_empty !== undefined){
if(!(validate16(data.hide_empty, {instancePath:instancePath+"/hide_empty"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.parent !== undefined){
if(!(validate2(data.parent, {instancePath:instancePath+"/parent"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.post !== undefined){
if(!(validate2(data.post, {instancePath:instancePath+"/post"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
if(!(validate2(data.event, {instancePath:instancePath+"/event"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate21(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate23(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 200000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200000}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":["integer","null"],"minimum":1,"maximum":9007199254740991};

function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema14.type}});
errors++;
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
validate31.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate5(data.name, {instancePath:instancePath+"/name"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate28(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate21(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data.parent !== undefined){
if(!(validate31(data.parent, {instancePath:instancePath+"/parent"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate23(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate26(data, {instancePath}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate23(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate5(data.name, {instancePath:instancePath+"/name"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate28(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate21(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data.parent !== undefined){
if(!(validate31(data.parent, {instancePath:instancePath+"/parent"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate23(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
