// Generated from spec/types.yaml and spec/resources. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { textLength, withError, withErrors } from "specwright";

const format_url = /^\s*https?:\/\/[^\s/?#]\S*\s*$/iu;
const format_url_or_blank = /^\s*(?:https?:\/\/[^\s/?#]\S*\s*)?$/iu;
const notBlank = new RegExp("\\S", "u");
const pattern_06e73157 = new RegExp("^import$", "u");
const pattern_21abb275 = new RegExp("^[^\\u0000-\\u001f\\u007f]+$", "u");
const pattern_46cd6cd0 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
const pattern_f98fd810 = new RegExp("^[a-z0-9._-]+$", "u");
const schemaOfArrayOrNull_17d950a7 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"integerOrString_6016c06e"}}};
const schemaOfBooleanOrNull_4a5fff97 = {"type":["boolean","null"]};
const schemaOfEnum_1b6e39b5 = {"enum":["all"]};
const schemaOfEnum_3c39698d = {"enum":["create","update","upsert","delete"]};
const schemaOfEnum_58c4dda8 = {"enum":["publish","future","draft","pending","private","trash"]};
const schemaOfEnum_5ce5b2e6 = {"enum":["scheduled","canceled","postponed","rescheduled","moved-online",null]};
const schemaOfEnum_676d5d58 = {"enum":["scheduled","canceled","postponed","rescheduled","moved-online"]};
const schemaOfEnum_69ce88e9 = {"enum":["name","created","modified"]};
const schemaOfEnum_88ebbdbb = {"enum":["view","embed","edit"]};
const schemaOfEnum_98e16884 = {"enum":["name","id","term_id","slug","count","description","term_group","include"]};
const schemaOfEnum_9dbfe272 = {"enum":["waiting","delivered","given_up"]};
const schemaOfEnum_ac1c50a9 = {"enum":["date","title","created","modified","distance"]};
const schemaOfEnum_b4c99798 = {"enum":["publish","future","draft","pending","private","trash",null]};
const schemaOfEnum_b56f5a84 = {"enum":["asc","desc"]};
const schemaOfEnum_e50c90c4 = {"enum":["ca","en","fr","de","it","es"]};
const schemaOfEnum_eaa8751f = {"enum":["this","following","all"]};
const schemaOfIntegerOrNull_49e00814 = {"type":["integer","null"],"minimum":1,"maximum":9007199254740991};
const schemaOfIntegerOrString_6016c06e = {"type":["integer","string"],"minimum":1,"maximum":9007199254740991,"pattern":"\\S","maxLength":20000};
const schemaOfNumberOrNull_17fdc3ec = {"type":["number","null"],"minimum":-90,"maximum":90};
const schemaOfNumberOrNull_1cfa3b14 = {"type":["number","null"],"minimum":-180,"maximum":180};
const schemaOfObjectOrNull_281f8ba8 = {"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"External"}};
const schemaOfStringOrNull_009bb89a = {"type":["string","null"],"maxLength":200000};
const schemaOfStringOrNull_89e8dcda = {"type":["string","null"],"maxLength":20000};
const schemaOfStringOrNull_c0d64ff5 = {"type":["string","null"],"maxLength":20000,"format":"url_or_blank"};
const schemaOfStringOrNull_cb098694 = {"type":["string","null"],"maxLength":20000,"pattern":"\\S","allOf":[{"pattern":"^#[0-9A-Fa-f]{6}$"}]};
const schemaOfStringOrNull_d27b39f5 = {"type":["string","null"],"maxLength":100,"pattern":"\\S"};
const schemaOfStringOrNumberOrBooleanOrArray_d6a0e2fe = {"type":["string","number","boolean","array"],"maxLength":20000,"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"type":["string","number","boolean"],"maxLength":20000}}};

export function validateBatchItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "operation"}});
errors++;
}
if(data.operation !== undefined){
if(!(validateEnum_3c39698d(data.operation, {instancePath:instancePath+"/operation"}))){
vErrors = withErrors(vErrors, validateEnum_3c39698d.errors);
errors = vErrors.length;
}
}
if(data.resource !== undefined){
if(!(validateString_a90f46d4(data.resource, {instancePath:instancePath+"/resource"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validateStringOrNumberOrBooleanOrArray_d6a0e2fe(data.id, {instancePath:instancePath+"/id"}))){
vErrors = withErrors(vErrors, validateStringOrNumberOrBooleanOrArray_d6a0e2fe.errors);
errors = vErrors.length;
}
}
if(data.external !== undefined){
if(!(validateExternal(data.external, {instancePath:instancePath+"/external"}))){
vErrors = withErrors(vErrors, validateExternal.errors);
errors = vErrors.length;
}
}
if(data.if_unchanged !== undefined){
if(!(validateBoolean_7cb541e8(data.if_unchanged, {instancePath:instancePath+"/if_unchanged"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.reuse !== undefined){
if(!(validateBoolean_7cb541e8(data.reuse, {instancePath:instancePath+"/reuse"}))){
vErrors = withErrors(vErrors, validateBoolean_7cb541e8.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined){
if(!(validateObject_a2c79926(data.values, {instancePath:instancePath+"/values"}))){
vErrors = withErrors(vErrors, validateObject_a2c79926.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateBatchItem.errors = vErrors;
return errors === 0;
}

export function validateExternal(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "source"}});
errors++;
}
if(data.id === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.source !== undefined){
if(!(validateString_4c6d2aff(data.source, {instancePath:instancePath+"/source"}))){
vErrors = withErrors(vErrors, validateString_4c6d2aff.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validateString_72c15316(data.id, {instancePath:instancePath+"/id"}))){
vErrors = withErrors(vErrors, validateString_72c15316.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateExternal.errors = vErrors;
return errors === 0;
}

export function validateGivenCostDetails(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.values !== undefined){
if(!(validateArray_134c643c(data.values, {instancePath:instancePath+"/values"}))){
vErrors = withErrors(vErrors, validateArray_134c643c.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateGivenCostDetails.errors = vErrors;
return errors === 0;
}

export function validateRecurrence(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rrule !== undefined){
if(!(validateString_a90f46d4(data.rrule, {instancePath:instancePath+"/rrule"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.rdate !== undefined){
if(!(validateArray_ac641b09(data.rdate, {instancePath:instancePath+"/rdate"}))){
vErrors = withErrors(vErrors, validateArray_ac641b09.errors);
errors = vErrors.length;
}
}
if(data.exdate !== undefined){
if(!(validateArray_ac641b09(data.exdate, {instancePath:instancePath+"/exdate"}))){
vErrors = withErrors(vErrors, validateArray_ac641b09.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateRecurrence.errors = vErrors;
return errors === 0;
}

export function validateTicket(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.price === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data.name !== undefined){
if(!(validateString_20f9f695(data.name, {instancePath:instancePath+"/name"}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateNumber_d562458d(data.price, {instancePath:instancePath+"/price"}))){
vErrors = withErrors(vErrors, validateNumber_d562458d.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateString_a90f46d4(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validateString_37bf481d(data.url, {instancePath:instancePath+"/url"}))){
vErrors = withErrors(vErrors, validateString_37bf481d.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
if(!(validateInteger_83f6485d(data.capacity, {instancePath:instancePath+"/capacity"}))){
vErrors = withErrors(vErrors, validateInteger_83f6485d.errors);
errors = vErrors.length;
}
}
if(data.sale_start !== undefined){
if(!(validateString_50758012(data.sale_start, {instancePath:instancePath+"/sale_start"}))){
vErrors = withErrors(vErrors, validateString_50758012.errors);
errors = vErrors.length;
}
}
if(data.sale_end !== undefined){
if(!(validateString_50758012(data.sale_end, {instancePath:instancePath+"/sale_end"}))){
vErrors = withErrors(vErrors, validateString_50758012.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateTicket.errors = vErrors;
return errors === 0;
}

export function validateArrayOrNull_17d950a7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfArrayOrNull_17d950a7.type}});
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
if(!(validateIntegerOrString_6016c06e(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateIntegerOrString_6016c06e.errors);
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
validateArrayOrNull_17d950a7.errors = vErrors;
return errors === 0;
}

export function validateArray_134c643c(data, {instancePath=""}={}){
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
if(!(validateString_a90f46d4(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateString_a90f46d4.errors);
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
validateArray_134c643c.errors = vErrors;
return errors === 0;
}

export function validateArray_15627580(data, {instancePath=""}={}){
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
if(!(validateInteger_54f8b649(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateInteger_54f8b649.errors);
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
validateArray_15627580.errors = vErrors;
return errors === 0;
}

export function validateArray_248bcec6(data, {instancePath=""}={}){
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
if(!(validateInteger_e5ae5c0f(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateInteger_e5ae5c0f.errors);
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
validateArray_248bcec6.errors = vErrors;
return errors === 0;
}

export function validateArray_382a1619(data, {instancePath=""}={}){
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
if(!(validateEnum_58c4dda8(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateEnum_58c4dda8.errors);
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
validateArray_382a1619.errors = vErrors;
return errors === 0;
}

export function validateArray_45f26cae(data, {instancePath=""}={}){
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
if(!(validateString_20f9f695(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateString_20f9f695.errors);
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
validateArray_45f26cae.errors = vErrors;
return errors === 0;
}

export function validateArray_5c6611c2(data, {instancePath=""}={}){
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
if(!(validateIntegerOrString_6016c06e(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateIntegerOrString_6016c06e.errors);
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
validateArray_5c6611c2.errors = vErrors;
return errors === 0;
}

export function validateArray_84dc541b(data, {instancePath=""}={}){
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
if(!(validateEnum_676d5d58(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateEnum_676d5d58.errors);
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
validateArray_84dc541b.errors = vErrors;
return errors === 0;
}

export function validateArray_ac641b09(data, {instancePath=""}={}){
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
if(!(validateString_50758012(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateString_50758012.errors);
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
validateArray_ac641b09.errors = vErrors;
return errors === 0;
}

export function validateArray_eebfbb8a(data, {instancePath=""}={}){
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
if(!(validateTicket(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateTicket.errors);
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
validateArray_eebfbb8a.errors = vErrors;
return errors === 0;
}

export function validateArray_f422f40d(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 500){
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
if(!(validateBatchItem(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validateBatchItem.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(Array.isArray(data)){
if(data.length > 500){
vErrors = withError(vErrors, {instancePath,keyword:"maxItems",params:{limit: 500}});
errors++;
}
if(data.length < 1){
vErrors = withError(vErrors, {instancePath,keyword:"minItems",params:{limit: 1}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "array"}});
errors++;
}
validateArray_f422f40d.errors = vErrors;
return errors === 0;
}

export function validateBooleanOrNull_4a5fff97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfBooleanOrNull_4a5fff97.type}});
errors++;
}
validateBooleanOrNull_4a5fff97.errors = vErrors;
return errors === 0;
}

export function validateBoolean_7cb541e8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "boolean"}});
errors++;
}
validateBoolean_7cb541e8.errors = vErrors;
return errors === 0;
}

export function validateEnum_1b6e39b5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(data === "all")){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_1b6e39b5.enum}});
errors++;
}
validateEnum_1b6e39b5.errors = vErrors;
return errors === 0;
}

export function validateEnum_3c39698d(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "create") || (data === "update")) || (data === "upsert")) || (data === "delete"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_3c39698d.enum}});
errors++;
}
validateEnum_3c39698d.errors = vErrors;
return errors === 0;
}

export function validateEnum_58c4dda8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_58c4dda8.enum}});
errors++;
}
validateEnum_58c4dda8.errors = vErrors;
return errors === 0;
}

export function validateEnum_5ce5b2e6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "scheduled") || (data === "canceled")) || (data === "postponed")) || (data === "rescheduled")) || (data === "moved-online")) || (data === null))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_5ce5b2e6.enum}});
errors++;
}
validateEnum_5ce5b2e6.errors = vErrors;
return errors === 0;
}

export function validateEnum_676d5d58(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "scheduled") || (data === "canceled")) || (data === "postponed")) || (data === "rescheduled")) || (data === "moved-online"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_676d5d58.enum}});
errors++;
}
validateEnum_676d5d58.errors = vErrors;
return errors === 0;
}

export function validateEnum_69ce88e9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "name") || (data === "created")) || (data === "modified"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_69ce88e9.enum}});
errors++;
}
validateEnum_69ce88e9.errors = vErrors;
return errors === 0;
}

export function validateEnum_88ebbdbb(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "view") || (data === "embed")) || (data === "edit"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_88ebbdbb.enum}});
errors++;
}
validateEnum_88ebbdbb.errors = vErrors;
return errors === 0;
}

export function validateEnum_98e16884(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "name") || (data === "id")) || (data === "term_id")) || (data === "slug")) || (data === "count")) || (data === "description")) || (data === "term_group")) || (data === "include"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_98e16884.enum}});
errors++;
}
validateEnum_98e16884.errors = vErrors;
return errors === 0;
}

export function validateEnum_9dbfe272(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "waiting") || (data === "delivered")) || (data === "given_up"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_9dbfe272.enum}});
errors++;
}
validateEnum_9dbfe272.errors = vErrors;
return errors === 0;
}

export function validateEnum_ac1c50a9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "date") || (data === "title")) || (data === "created")) || (data === "modified")) || (data === "distance"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_ac1c50a9.enum}});
errors++;
}
validateEnum_ac1c50a9.errors = vErrors;
return errors === 0;
}

export function validateEnum_b4c99798(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash")) || (data === null))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_b4c99798.enum}});
errors++;
}
validateEnum_b4c99798.errors = vErrors;
return errors === 0;
}

export function validateEnum_b56f5a84(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((data === "asc") || (data === "desc"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_b56f5a84.enum}});
errors++;
}
validateEnum_b56f5a84.errors = vErrors;
return errors === 0;
}

export function validateEnum_e50c90c4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_e50c90c4.enum}});
errors++;
}
validateEnum_e50c90c4.errors = vErrors;
return errors === 0;
}

export function validateEnum_eaa8751f(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "this") || (data === "following")) || (data === "all"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schemaOfEnum_eaa8751f.enum}});
errors++;
}
validateEnum_eaa8751f.errors = vErrors;
return errors === 0;
}

export function validateIntegerOrNull_49e00814(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfIntegerOrNull_49e00814.type}});
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
validateIntegerOrNull_49e00814.errors = vErrors;
return errors === 0;
}

export function validateIntegerOrString_6016c06e(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfIntegerOrString_6016c06e.type}});
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
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
validateIntegerOrString_6016c06e.errors = vErrors;
return errors === 0;
}

export function validateInteger_54f8b649(data, {instancePath=""}={}){
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
validateInteger_54f8b649.errors = vErrors;
return errors === 0;
}

export function validateInteger_66f08d8b(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 500 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 500}});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: 1}});
errors++;
}
}
validateInteger_66f08d8b.errors = vErrors;
return errors === 0;
}

export function validateInteger_83f6485d(data, {instancePath=""}={}){
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
if(data < 0 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: 0}});
errors++;
}
}
validateInteger_83f6485d.errors = vErrors;
return errors === 0;
}

export function validateInteger_930c8f85(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 20 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 20}});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: 1}});
errors++;
}
}
validateInteger_930c8f85.errors = vErrors;
return errors === 0;
}

export function validateInteger_e5ae5c0f(data, {instancePath=""}={}){
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
validateInteger_e5ae5c0f.errors = vErrors;
return errors === 0;
}

export function validateNumberOrNull_17fdc3ec(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfNumberOrNull_17fdc3ec.type}});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 90 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 90}});
errors++;
}
if(data < -90 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: -90}});
errors++;
}
}
validateNumberOrNull_17fdc3ec.errors = vErrors;
return errors === 0;
}

export function validateNumberOrNull_1cfa3b14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfNumberOrNull_1cfa3b14.type}});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 180 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 180}});
errors++;
}
if(data < -180 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: -180}});
errors++;
}
}
validateNumberOrNull_1cfa3b14.errors = vErrors;
return errors === 0;
}

export function validateNumber_6146dce5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 90 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 90}});
errors++;
}
if(data < -90 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: -90}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "number"}});
errors++;
}
validateNumber_6146dce5.errors = vErrors;
return errors === 0;
}

export function validateNumber_669a792b(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 180 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 180}});
errors++;
}
if(data < -180 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: -180}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "number"}});
errors++;
}
validateNumber_669a792b.errors = vErrors;
return errors === 0;
}

export function validateNumber_acc53be4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 1000000000}});
errors++;
}
if(data < 0 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: 0}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "number"}});
errors++;
}
validateNumber_acc53be4.errors = vErrors;
return errors === 0;
}

export function validateNumber_bbabb2d7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 20040 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"maximum",params:{limit: 20040}});
errors++;
}
if(data < 0 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: 0}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "number"}});
errors++;
}
validateNumber_bbabb2d7.errors = vErrors;
return errors === 0;
}

export function validateNumber_d562458d(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
vErrors = withError(vErrors, {instancePath,keyword:"minimum",params:{limit: 0}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "number"}});
errors++;
}
validateNumber_d562458d.errors = vErrors;
return errors === 0;
}

export function validateObjectOrNull_281f8ba8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfObjectOrNull_281f8ba8.type}});
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
if(!(validateExternal(data, {instancePath}))){
vErrors = withErrors(vErrors, validateExternal.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
validateObjectOrNull_281f8ba8.errors = vErrors;
return errors === 0;
}

export function validateObject_a2c79926(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validateObject_a2c79926.errors = vErrors;
return errors === 0;
}

export function validateStringOrNull_009bb89a(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfStringOrNull_009bb89a.type}});
errors++;
}
if(typeof data === "string"){
if(textLength(data) > 200000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200000}});
errors++;
}
}
validateStringOrNull_009bb89a.errors = vErrors;
return errors === 0;
}

export function validateStringOrNull_89e8dcda(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfStringOrNull_89e8dcda.type}});
errors++;
}
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
validateStringOrNull_89e8dcda.errors = vErrors;
return errors === 0;
}

export function validateStringOrNull_c0d64ff5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfStringOrNull_c0d64ff5.type}});
errors++;
}
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!(format_url_or_blank.test(data))){
vErrors = withError(vErrors, {instancePath,keyword:"format",params:{format: "url_or_blank"}});
errors++;
}
}
validateStringOrNull_c0d64ff5.errors = vErrors;
return errors === 0;
}

export function validateStringOrNull_cb098694(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfStringOrNull_cb098694.type}});
errors++;
}
if(typeof data === "string"){
if(!pattern_46cd6cd0.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}});
errors++;
}
}
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
validateStringOrNull_cb098694.errors = vErrors;
return errors === 0;
}

export function validateStringOrNull_d27b39f5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfStringOrNull_d27b39f5.type}});
errors++;
}
if(typeof data === "string"){
if(textLength(data) > 100){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
validateStringOrNull_d27b39f5.errors = vErrors;
return errors === 0;
}

export function validateStringOrNumberOrBooleanOrArray_d6a0e2fe(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (!(Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schemaOfStringOrNumberOrBooleanOrArray_d6a0e2fe.type}});
errors++;
}
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
let data0 = data[i0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
vErrors = withError(vErrors, {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: schemaOfStringOrNumberOrBooleanOrArray_d6a0e2fe.then.items.type}});
errors++;
}
if(typeof data0 === "string"){
if(textLength(data0) > 20000){
vErrors = withError(vErrors, {instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
if(Array.isArray(data)){
if(data.length > 1000){
vErrors = withError(vErrors, {instancePath,keyword:"maxItems",params:{limit: 1000}});
errors++;
}
}
validateStringOrNumberOrBooleanOrArray_d6a0e2fe.errors = vErrors;
return errors === 0;
}

export function validateString_06488635(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 200){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_06488635.errors = vErrors;
return errors === 0;
}

export function validateString_1d06e4d5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 100){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_1d06e4d5.errors = vErrors;
return errors === 0;
}

export function validateString_20f9f695(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_20f9f695.errors = vErrors;
return errors === 0;
}

export function validateString_37bf481d(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!(format_url_or_blank.test(data))){
vErrors = withError(vErrors, {instancePath,keyword:"format",params:{format: "url_or_blank"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_37bf481d.errors = vErrors;
return errors === 0;
}

export function validateString_4c6d2aff(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern_f98fd810.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9._-]+$"}});
errors++;
}
}
if(typeof data === "string"){
if(textLength(data) > 64){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 64}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_4c6d2aff.errors = vErrors;
return errors === 0;
}

export function validateString_50758012(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 100){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_50758012.errors = vErrors;
return errors === 0;
}

export function validateString_6d6312e7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 200000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200000}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_6d6312e7.errors = vErrors;
return errors === 0;
}

export function validateString_719ee188(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!(format_url.test(data))){
vErrors = withError(vErrors, {instancePath,keyword:"format",params:{format: "url"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_719ee188.errors = vErrors;
return errors === 0;
}

export function validateString_72c15316(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern_21abb275.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"}});
errors++;
}
}
if(typeof data === "string"){
if(textLength(data) > 255){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_72c15316.errors = vErrors;
return errors === 0;
}

export function validateString_a90f46d4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_a90f46d4.errors = vErrors;
return errors === 0;
}

export function validateString_ab0c84c1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 200){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_ab0c84c1.errors = vErrors;
return errors === 0;
}

export function validateString_b8a193a4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern_06e73157.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "^import$"}});
errors++;
}
}
if(typeof data === "string"){
if(textLength(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!notBlank.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validateString_b8a193a4.errors = vErrors;
return errors === 0;
}
