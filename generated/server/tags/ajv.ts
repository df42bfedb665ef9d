// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError } from "../../../runtime/codegen.js";
import type { DeleteTagQuery, GetTagQuery, ListTagsQuery, TagCreate, TagUpdate } from "../../sdk/tags.js";

export const checkListTagsQuery: Guard<ListTagsQuery> = validate22;
export const checkTagCreate: Guard<TagCreate> = validate45;
export const checkGetTagQuery: Guard<GetTagQuery> = validate53;
export const checkTagUpdate: Guard<TagUpdate> = validate55;
export const checkDeleteTagQuery: Guard<DeleteTagQuery> = validate60;

function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err0);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err2);
errors++;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const func2 = textLength;
const pattern0 = new RegExp("\\S", "u");

function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 20000){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 20000}};
vErrors = withError(vErrors, err0);
errors++;
}
if(!pattern0.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "\\S"}};
vErrors = withError(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err2);
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err0);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
const err2 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
vErrors = withError(vErrors, err2);
errors++;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {};
vErrors = withError(vErrors, err0);
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
if(!(validate29(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err2 = {instancePath,keyword:"maxItems",params:{limit: 1000}};
vErrors = withError(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err3);
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"enum":["asc","desc"]};

function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((data === "asc") || (data === "desc"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema12.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema13 = {"enum":["name","id","term_id","slug","count","description","term_group","include"]};

function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "name") || (data === "id")) || (data === "term_id")) || (data === "slug")) || (data === "count")) || (data === "description")) || (data === "term_group")) || (data === "include"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema13.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 200){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 200}};
vErrors = withError(vErrors, err0);
errors++;
}
if(!pattern0.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "\\S"}};
vErrors = withError(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err2);
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema16 = {"enum":["ca","en","fr","de","it","es"]};

function validate43(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema16.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page !== undefined){
if(!(validate23(data.page, {instancePath:instancePath+"/page"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.per_page !== undefined){
if(!(validate23(data.per_page, {instancePath:instancePath+"/per_page"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
if(!(validate26(data.search, {instancePath:instancePath+"/search"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.exclude !== undefined){
if(!(validate28(data.exclude, {instancePath:instancePath+"/exclude"}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validate28(data.include, {instancePath:instancePath+"/include"}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validate33(data.order, {instancePath:instancePath+"/order"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.orderby !== undefined){
if(!(validate35(data.orderby, {instancePath:instancePath+"/orderby"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.hide_empty !== undefined){
if(!(validate37(data.hide_empty, {instancePath:instancePath+"/hide_empty"}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.post !== undefined){
if(!(validate23(data.post, {instancePath:instancePath+"/post"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
if(!(validate23(data.event, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate41(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate43(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 200000){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 200000}};
vErrors = withError(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err1);
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate26(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate48(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate41(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate43(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err0);
errors++;
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate43(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate26(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate48(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate41(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate43(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate43(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
