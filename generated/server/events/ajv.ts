// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError, withErrors } from "../../../runtime/codegen.js";
import type {
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  EventCreate,
  EventUpdate,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventsQuery,
} from "../../sdk/events.js";

export const checkListEventsQuery: Guard<ListEventsQuery> = validate1;
export const checkEventCreate: Guard<EventCreate> = validate50;
export const checkGetEventQuery: Guard<GetEventQuery> = validate180;
export const checkEventUpdate: Guard<EventUpdate> = validate184;
export const checkDeleteEventQuery: Guard<DeleteEventQuery> = validate225;
export const checkGetEventBySlugQuery: Guard<GetEventBySlugQuery> = validate180;
export const checkDeleteEventBySlugQuery: Guard<DeleteEventBySlugQuery> = validate225;

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
if(func0(data) > 100){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 100}});
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


function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "boolean"}});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath=""}={}){
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
validate14.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":["integer","string"],"minimum":1,"maximum":9007199254740991,"pattern":"\\S","maxLength":20000};

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema7.type}});
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
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!pattern0.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath=""}={}){
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
if(!(validate17(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate17.errors);
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
validate16.errors = vErrors;
return errors === 0;
}

const schema9 = {"enum":["publish","future","draft","pending","private","trash"]};

function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema9.enum}});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath=""}={}){
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
if(!(validate25(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate25.errors);
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
validate24.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath=""}={}){
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
validate29.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath=""}={}){
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
validate31.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath=""}={}){
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
validate33.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath=""}={}){
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
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate2.errors);
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
validate35.errors = vErrors;
return errors === 0;
}

const schema15 = {"enum":["scheduled","canceled","postponed","rescheduled","moved-online"]};

function validate41(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "scheduled") || (data === "canceled")) || (data === "postponed")) || (data === "rescheduled")) || (data === "moved-online"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema15.enum}});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath=""}={}){
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
if(!(validate41(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate41.errors);
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
validate40.errors = vErrors;
return errors === 0;
}

const schema16 = {"enum":["view","embed","edit"]};

function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "view") || (data === "embed")) || (data === "edit"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema16.enum}});
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

const schema17 = {"enum":["ca","en","fr","de","it","es"]};

function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema17.enum}});
errors++;
}
validate48.errors = vErrors;
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
if(data.start_date !== undefined){
if(!(validate5(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validate5(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.starts_before !== undefined){
if(!(validate5(data.starts_before, {instancePath:instancePath+"/starts_before"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.starts_after !== undefined){
if(!(validate5(data.starts_after, {instancePath:instancePath+"/starts_after"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.ends_before !== undefined){
if(!(validate5(data.ends_before, {instancePath:instancePath+"/ends_before"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.ends_after !== undefined){
if(!(validate5(data.ends_after, {instancePath:instancePath+"/ends_after"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.strict_dates !== undefined){
if(!(validate12(data.strict_dates, {instancePath:instancePath+"/strict_dates"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
if(!(validate14(data.search, {instancePath:instancePath+"/search"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate16(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate16(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate16(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate16(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate12(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate24(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.geoloc !== undefined){
if(!(validate12(data.geoloc, {instancePath:instancePath+"/geoloc"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lat !== undefined){
if(!(validate29(data.geoloc_lat, {instancePath:instancePath+"/geoloc_lat"}))){
vErrors = withErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lng !== undefined){
if(!(validate31(data.geoloc_lng, {instancePath:instancePath+"/geoloc_lng"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.geoloc_radius !== undefined){
if(!(validate33(data.geoloc_radius, {instancePath:instancePath+"/geoloc_radius"}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validate35(data.include, {instancePath:instancePath+"/include"}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate2(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.ticketed !== undefined){
if(!(validate12(data.ticketed, {instancePath:instancePath+"/ticketed"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validate40(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validate12(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate14(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate46(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate48(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate48.errors);
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


function validate58(data, {instancePath=""}={}){
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
validate58.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath=""}={}){
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
validate60.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 100){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":["string","null"],"maxLength":20000};

function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema23.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
validate67.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":["string","number","boolean","array"],"maxLength":20000,"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"type":["string","number","boolean"],"maxLength":20000}}};

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (!(Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema24.type}});
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
vErrors = withError(vErrors, {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: schema24.then.items.type}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 20000){
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
if(func0(data) > 20000){
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
validate69.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath=""}={}){
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
if(!(validate72(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate72.errors);
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
validate76.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency_symbol !== undefined){
if(!(validate72(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate72(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate72(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined){
if(!(validate76(data.values, {instancePath:instancePath+"/values"}))){
vErrors = withErrors(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":["string","null"],"maxLength":20000,"format":"url_or_blank"};
const formats0 = /^\s*(?:(?:https?:\/\/[^\s/?#]\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)\s*)?$/iu;

function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema28.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!(formats0.test(data))){
vErrors = withError(vErrors, {instancePath,keyword:"format",params:{format: "url_or_blank"}});
errors++;
}
}
validate83.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value5"}}};

function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema29.type}});
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
if(!(validate17(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate17.errors);
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
validate90.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value32"}}};
const schema31 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"#/$defs/VenueCreate"}};
const schema34 = {"type":["string","null"],"maxLength":200000};

function validate102(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema34.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 200000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200000}});
errors++;
}
}
validate102.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":["boolean","null"]};

function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema35.type}});
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":["number","null"],"minimum":-90,"maximum":90};

function validate118(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema36.type}});
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
validate118.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":["number","null"],"minimum":-180,"maximum":180};

function validate120(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema37.type}});
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
validate120.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue !== undefined){
if(!(validate14(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate2(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate5(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate5(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate102(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate25(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate105(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate105.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate105(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate105.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate67(data.address, {instancePath:instancePath+"/address"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate67(data.city, {instancePath:instancePath+"/city"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate67(data.country, {instancePath:instancePath+"/country"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validate67(data.province, {instancePath:instancePath+"/province"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate67(data.state, {instancePath:instancePath+"/state"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate67(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate67(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validate67(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate83(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validate118(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = withErrors(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validate120(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = withErrors(vErrors, validate120.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate48(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate97(data, {instancePath}))){
vErrors = withErrors(vErrors, validate97.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "venue"}});
errors++;
}
}
validate96.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema31.type}});
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
if(!(validate96(data, {instancePath}))){
vErrors = withErrors(vErrors, validate96.errors);
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
validate95.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema30.type}});
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
if(!(validate95(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate95.errors);
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
validate94.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value38"}}};
const schema39 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"#/$defs/OrganizerCreate"}};
const schema42 = {"type":["integer","null"],"minimum":1,"maximum":9007199254740991};

function validate132(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema42.type}});
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
validate132.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":["string","null"],"maxLength":100,"pattern":"\\S"};

function validate134(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema43.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 100){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(!pattern0.test(data)){
vErrors = withError(vErrors, {instancePath,keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
validate134.errors = vErrors;
return errors === 0;
}

const schema44 = {"enum":["publish","future","draft","pending","private","trash",null]};

function validate138(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash")) || (data === null))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema44.enum}});
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer !== undefined){
if(!(validate14(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate132(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validate132.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate134(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate134(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate102(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate138(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate67(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate83(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate67(data.email, {instancePath:instancePath+"/email"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate48(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate130(data, {instancePath}))){
vErrors = withErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "organizer"}});
errors++;
}
}
validate129.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema39.type}});
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
if(!(validate129(data, {instancePath}))){
vErrors = withErrors(vErrors, validate129.errors);
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
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema38.type}});
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
if(!(validate128(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate128.errors);
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
validate127.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath=""}={}){
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
if(!(validate64(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate64.errors);
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
validate153.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rrule !== undefined){
if(!(validate72(data.rrule, {instancePath:instancePath+"/rrule"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.rdate !== undefined){
if(!(validate153(data.rdate, {instancePath:instancePath+"/rdate"}))){
vErrors = withErrors(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.exdate !== undefined){
if(!(validate153(data.exdate, {instancePath:instancePath+"/exdate"}))){
vErrors = withErrors(vErrors, validate153.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath=""}={}){
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
validate161.errors = vErrors;
return errors === 0;
}


function validate164(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!(formats0.test(data))){
vErrors = withError(vErrors, {instancePath,keyword:"format",params:{format: "url_or_blank"}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath=""}={}){
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
validate166.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath=""}={}){
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
if(!(validate14(data.name, {instancePath:instancePath+"/name"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate161(data.price, {instancePath:instancePath+"/price"}))){
vErrors = withErrors(vErrors, validate161.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate72(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate164(data.url, {instancePath:instancePath+"/url"}))){
vErrors = withErrors(vErrors, validate164.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
if(!(validate166(data.capacity, {instancePath:instancePath+"/capacity"}))){
vErrors = withErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
if(data.sale_start !== undefined){
if(!(validate64(data.sale_start, {instancePath:instancePath+"/sale_start"}))){
vErrors = withErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.sale_end !== undefined){
if(!(validate64(data.sale_end, {instancePath:instancePath+"/sale_end"}))){
vErrors = withErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath=""}={}){
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
if(!(validate159(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate159.errors);
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
validate158.errors = vErrors;
return errors === 0;
}

const schema52 = {"enum":["scheduled","canceled","postponed","rescheduled","moved-online",null]};

function validate172(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "scheduled") || (data === "canceled")) || (data === "postponed")) || (data === "rescheduled")) || (data === "moved-online")) || (data === null))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema52.enum}});
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate14(data.title, {instancePath:instancePath+"/title"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
if(!(validate5(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validate5(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate2(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate5(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate5(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate58(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate60(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validate58(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = withErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate25(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validate64(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.all_day !== undefined){
if(!(validate12(data.all_day, {instancePath:instancePath+"/all_day"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate69(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.cost_details !== undefined){
if(!(validate71(data.cost_details, {instancePath:instancePath+"/cost_details"}))){
vErrors = withErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.currency_symbol !== undefined){
if(!(validate72(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate72(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate72(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate83(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate12(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate12(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.hide_from_listings !== undefined){
if(!(validate12(data.hide_from_listings, {instancePath:instancePath+"/hide_from_listings"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.sticky !== undefined){
if(!(validate12(data.sticky, {instancePath:instancePath+"/sticky"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate12(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate90(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate90(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate94(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate94.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate127(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate127.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate72(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate132(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validate132.errors);
errors = vErrors.length;
}
}
if(data.recurrence !== undefined){
if(!(validate151(data.recurrence, {instancePath:instancePath+"/recurrence"}))){
vErrors = withErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validate158(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = withErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validate172(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.event_status_reason !== undefined){
if(!(validate67(data.event_status_reason, {instancePath:instancePath+"/event_status_reason"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.previous_start_date !== undefined){
if(!(validate134(data.previous_start_date, {instancePath:instancePath+"/previous_start_date"}))){
vErrors = withErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validate12(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.virtual_url !== undefined){
if(!(validate83(data.virtual_url, {instancePath:instancePath+"/virtual_url"}))){
vErrors = withErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate48(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate51(data, {instancePath}))){
vErrors = withErrors(vErrors, validate51.errors);
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
validate50.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate72(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate46(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate48(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

const schema55 = {"enum":["this","following","all"]};

function validate216(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "this") || (data === "following")) || (data === "all"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema55.enum}});
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate14(data.title, {instancePath:instancePath+"/title"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
if(!(validate5(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validate5(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate2(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate5(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate5(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate58(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate60(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validate58(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = withErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate25(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validate64(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.all_day !== undefined){
if(!(validate12(data.all_day, {instancePath:instancePath+"/all_day"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate69(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.cost_details !== undefined){
if(!(validate71(data.cost_details, {instancePath:instancePath+"/cost_details"}))){
vErrors = withErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.currency_symbol !== undefined){
if(!(validate72(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate72(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate72(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate83(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate12(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate12(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.hide_from_listings !== undefined){
if(!(validate12(data.hide_from_listings, {instancePath:instancePath+"/hide_from_listings"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.sticky !== undefined){
if(!(validate12(data.sticky, {instancePath:instancePath+"/sticky"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate12(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate90(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate90(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate94(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate94.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate127(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate127.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate72(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate132(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validate132.errors);
errors = vErrors.length;
}
}
if(data.recurrence !== undefined){
if(!(validate151(data.recurrence, {instancePath:instancePath+"/recurrence"}))){
vErrors = withErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validate216(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validate216.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validate158(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = withErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validate172(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.event_status_reason !== undefined){
if(!(validate67(data.event_status_reason, {instancePath:instancePath+"/event_status_reason"}))){
vErrors = withErrors(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.previous_start_date !== undefined){
if(!(validate134(data.previous_start_date, {instancePath:instancePath+"/previous_start_date"}))){
vErrors = withErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validate12(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.virtual_url !== undefined){
if(!(validate83(data.virtual_url, {instancePath:instancePath+"/virtual_url"}))){
vErrors = withErrors(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate48(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate72(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validate216(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validate216.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate48(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
