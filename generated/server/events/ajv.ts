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
export const checkEventCreate: Guard<EventCreate> = validate52;
export const checkGetEventQuery: Guard<GetEventQuery> = validate182;
export const checkEventUpdate: Guard<EventUpdate> = validate186;
export const checkDeleteEventQuery: Guard<DeleteEventQuery> = validate227;
export const checkGetEventBySlugQuery: Guard<GetEventBySlugQuery> = validate182;
export const checkDeleteEventBySlugQuery: Guard<DeleteEventBySlugQuery> = validate227;

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

const schema4 = {"enum":["all"]};

function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(data === "all")){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema4.enum}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "boolean"}});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath=""}={}){
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
validate16.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":["integer","string"],"minimum":1,"maximum":9007199254740991,"pattern":"\\S","maxLength":20000};

function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema8.type}});
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
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath=""}={}){
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
if(!(validate19(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate19.errors);
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
validate18.errors = vErrors;
return errors === 0;
}

const schema10 = {"enum":["publish","future","draft","pending","private","trash"]};

function validate27(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema10.enum}});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath=""}={}){
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
if(!(validate27(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate27.errors);
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
validate26.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath=""}={}){
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
validate31.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath=""}={}){
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
validate33.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath=""}={}){
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
validate35.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath=""}={}){
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
validate37.errors = vErrors;
return errors === 0;
}

const schema16 = {"enum":["scheduled","canceled","postponed","rescheduled","moved-online"]};

function validate43(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "scheduled") || (data === "canceled")) || (data === "postponed")) || (data === "rescheduled")) || (data === "moved-online"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema16.enum}});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath=""}={}){
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
if(!(validate43(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate43.errors);
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
validate42.errors = vErrors;
return errors === 0;
}

const schema17 = {"enum":["view","embed","edit"]};

function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "view") || (data === "embed")) || (data === "edit"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema17.enum}});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema18 = {"enum":["ca","en","fr","de","it","es"]};

function validate50(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema18.enum}});
errors++;
}
validate50.errors = vErrors;
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
if(data.window !== undefined){
if(!(validate8(data.window, {instancePath:instancePath+"/window"}))){
vErrors = withErrors(vErrors, validate8.errors);
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
if(!(validate14(data.strict_dates, {instancePath:instancePath+"/strict_dates"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
if(!(validate16(data.search, {instancePath:instancePath+"/search"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate18(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate18(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate18(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate18(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate14(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate26(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.geoloc !== undefined){
if(!(validate14(data.geoloc, {instancePath:instancePath+"/geoloc"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lat !== undefined){
if(!(validate31(data.geoloc_lat, {instancePath:instancePath+"/geoloc_lat"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lng !== undefined){
if(!(validate33(data.geoloc_lng, {instancePath:instancePath+"/geoloc_lng"}))){
vErrors = withErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.geoloc_radius !== undefined){
if(!(validate35(data.geoloc_radius, {instancePath:instancePath+"/geoloc_radius"}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validate37(data.include, {instancePath:instancePath+"/include"}))){
vErrors = withErrors(vErrors, validate37.errors);
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
if(!(validate14(data.ticketed, {instancePath:instancePath+"/ticketed"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validate42(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validate14(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate16(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate48(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate50(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate50.errors);
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


function validate60(data, {instancePath=""}={}){
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
validate60.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath=""}={}){
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
validate62.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath=""}={}){
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
validate66.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":["string","null"],"maxLength":20000};

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema24.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
validate69.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":["string","number","boolean","array"],"maxLength":20000,"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"type":["string","number","boolean"],"maxLength":20000}}};

function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (!(Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema25.type}});
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
vErrors = withError(vErrors, {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: schema25.then.items.type}});
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
validate71.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath=""}={}){
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
validate74.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath=""}={}){
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
if(!(validate74(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate74.errors);
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
validate78.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency_symbol !== undefined){
if(!(validate74(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate74(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate74(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined){
if(!(validate78(data.values, {instancePath:instancePath+"/values"}))){
vErrors = withErrors(vErrors, validate78.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":["string","null"],"maxLength":20000,"format":"url_or_blank"};
const formats0 = /^\s*(?:(?:https?:\/\/[^\s/?#]\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)\s*)?$/iu;

function validate85(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema29.type}});
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
validate85.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value6"}}};

function validate92(data, {instancePath=""}={}){
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
if(!(validate19(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate19.errors);
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
validate92.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value33"}}};
const schema32 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"#/$defs/VenueCreate"}};
const schema35 = {"type":["string","null"],"maxLength":200000};

function validate104(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema35.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 200000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200000}});
errors++;
}
}
validate104.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":["boolean","null"]};

function validate107(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema36.type}});
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":["number","null"],"minimum":-90,"maximum":90};

function validate120(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema37.type}});
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
validate120.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":["number","null"],"minimum":-180,"maximum":180};

function validate122(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema38.type}});
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
validate122.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue !== undefined){
if(!(validate16(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate16.errors);
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
if(!(validate104(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate27(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate107(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate107.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate107(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate107.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate69(data.address, {instancePath:instancePath+"/address"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate69(data.city, {instancePath:instancePath+"/city"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate69(data.country, {instancePath:instancePath+"/country"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validate69(data.province, {instancePath:instancePath+"/province"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate69(data.state, {instancePath:instancePath+"/state"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate69(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate69(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validate69(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate85(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate69(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validate120(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = withErrors(vErrors, validate120.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validate122(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = withErrors(vErrors, validate122.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate50(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate99(data, {instancePath}))){
vErrors = withErrors(vErrors, validate99.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "venue"}});
errors++;
}
}
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema32.type}});
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
if(!(validate98(data, {instancePath}))){
vErrors = withErrors(vErrors, validate98.errors);
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
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema31.type}});
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
if(!(validate97(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate97.errors);
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
validate96.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value39"}}};
const schema40 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"#/$defs/OrganizerCreate"}};
const schema43 = {"type":["integer","null"],"minimum":1,"maximum":9007199254740991};

function validate134(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema43.type}});
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
validate134.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":["string","null"],"maxLength":100,"pattern":"\\S"};

function validate136(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema44.type}});
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
validate136.errors = vErrors;
return errors === 0;
}

const schema45 = {"enum":["publish","future","draft","pending","private","trash",null]};

function validate140(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash")) || (data === null))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema45.enum}});
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer !== undefined){
if(!(validate16(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate134(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate136(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate136(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate104(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate140(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate69(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate85(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate69(data.email, {instancePath:instancePath+"/email"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate69(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate50(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate132(data, {instancePath}))){
vErrors = withErrors(vErrors, validate132.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "organizer"}});
errors++;
}
}
validate131.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema40.type}});
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
if(!(validate131(data, {instancePath}))){
vErrors = withErrors(vErrors, validate131.errors);
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
validate130.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema39.type}});
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
if(!(validate130(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate130.errors);
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
validate129.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath=""}={}){
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
if(!(validate66(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate66.errors);
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
validate155.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rrule !== undefined){
if(!(validate74(data.rrule, {instancePath:instancePath+"/rrule"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.rdate !== undefined){
if(!(validate155(data.rdate, {instancePath:instancePath+"/rdate"}))){
vErrors = withErrors(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.exdate !== undefined){
if(!(validate155(data.exdate, {instancePath:instancePath+"/exdate"}))){
vErrors = withErrors(vErrors, validate155.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath=""}={}){
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
validate163.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath=""}={}){
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
validate166.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath=""}={}){
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
validate168.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath=""}={}){
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
if(!(validate16(data.name, {instancePath:instancePath+"/name"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate163(data.price, {instancePath:instancePath+"/price"}))){
vErrors = withErrors(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate74(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate166(data.url, {instancePath:instancePath+"/url"}))){
vErrors = withErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
if(!(validate168(data.capacity, {instancePath:instancePath+"/capacity"}))){
vErrors = withErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.sale_start !== undefined){
if(!(validate66(data.sale_start, {instancePath:instancePath+"/sale_start"}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.sale_end !== undefined){
if(!(validate66(data.sale_end, {instancePath:instancePath+"/sale_end"}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}


function validate160(data, {instancePath=""}={}){
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
if(!(validate161(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate161.errors);
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
validate160.errors = vErrors;
return errors === 0;
}

const schema53 = {"enum":["scheduled","canceled","postponed","rescheduled","moved-online",null]};

function validate174(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "scheduled") || (data === "canceled")) || (data === "postponed")) || (data === "rescheduled")) || (data === "moved-online")) || (data === null))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema53.enum}});
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate16(data.title, {instancePath:instancePath+"/title"}))){
vErrors = withErrors(vErrors, validate16.errors);
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
if(!(validate60(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate62(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validate60(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = withErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate27(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validate66(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.all_day !== undefined){
if(!(validate14(data.all_day, {instancePath:instancePath+"/all_day"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate69(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate71(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = withErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.cost_details !== undefined){
if(!(validate73(data.cost_details, {instancePath:instancePath+"/cost_details"}))){
vErrors = withErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.currency_symbol !== undefined){
if(!(validate74(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate74(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate74(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate85(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate14(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate14(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.hide_from_listings !== undefined){
if(!(validate14(data.hide_from_listings, {instancePath:instancePath+"/hide_from_listings"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.sticky !== undefined){
if(!(validate14(data.sticky, {instancePath:instancePath+"/sticky"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate14(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate92(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validate92.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate92(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validate92.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate96(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate129(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate74(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate134(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
}
if(data.recurrence !== undefined){
if(!(validate153(data.recurrence, {instancePath:instancePath+"/recurrence"}))){
vErrors = withErrors(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validate160(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = withErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validate174(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.event_status_reason !== undefined){
if(!(validate69(data.event_status_reason, {instancePath:instancePath+"/event_status_reason"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.previous_start_date !== undefined){
if(!(validate136(data.previous_start_date, {instancePath:instancePath+"/previous_start_date"}))){
vErrors = withErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validate14(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.virtual_url !== undefined){
if(!(validate85(data.virtual_url, {instancePath:instancePath+"/virtual_url"}))){
vErrors = withErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate50(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate53(data, {instancePath}))){
vErrors = withErrors(vErrors, validate53.errors);
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
validate52.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate74(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate48(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate50(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

const schema56 = {"enum":["this","following","all"]};

function validate218(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "this") || (data === "following")) || (data === "all"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema56.enum}});
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}


function validate186(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate16(data.title, {instancePath:instancePath+"/title"}))){
vErrors = withErrors(vErrors, validate16.errors);
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
if(!(validate60(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate62(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validate60(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = withErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate27(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validate66(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.all_day !== undefined){
if(!(validate14(data.all_day, {instancePath:instancePath+"/all_day"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate69(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate71(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = withErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.cost_details !== undefined){
if(!(validate73(data.cost_details, {instancePath:instancePath+"/cost_details"}))){
vErrors = withErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.currency_symbol !== undefined){
if(!(validate74(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate74(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate74(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate85(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate14(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate14(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.hide_from_listings !== undefined){
if(!(validate14(data.hide_from_listings, {instancePath:instancePath+"/hide_from_listings"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.sticky !== undefined){
if(!(validate14(data.sticky, {instancePath:instancePath+"/sticky"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate14(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate92(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validate92.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate92(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validate92.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate96(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate129(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate74(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate134(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
}
if(data.recurrence !== undefined){
if(!(validate153(data.recurrence, {instancePath:instancePath+"/recurrence"}))){
vErrors = withErrors(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validate218(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validate218.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validate160(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = withErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validate174(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.event_status_reason !== undefined){
if(!(validate69(data.event_status_reason, {instancePath:instancePath+"/event_status_reason"}))){
vErrors = withErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.previous_start_date !== undefined){
if(!(validate136(data.previous_start_date, {instancePath:instancePath+"/previous_start_date"}))){
vErrors = withErrors(vErrors, validate136.errors);
errors = vErrors.length;
}
}
if(data.is_virtual !== undefined){
if(!(validate14(data.is_virtual, {instancePath:instancePath+"/is_virtual"}))){
vErrors = withErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.virtual_url !== undefined){
if(!(validate85(data.virtual_url, {instancePath:instancePath+"/virtual_url"}))){
vErrors = withErrors(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate50(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}


function validate227(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate74(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validate218(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validate218.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate50(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}
