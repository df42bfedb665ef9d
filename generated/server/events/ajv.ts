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
export const checkEventCreate: Guard<EventCreate> = validate58;
export const checkGetEventQuery: Guard<GetEventQuery> = validate188;
export const checkEventUpdate: Guard<EventUpdate> = validate192;
export const checkDeleteEventQuery: Guard<DeleteEventQuery> = validate233;
export const checkGetEventBySlugQuery: Guard<GetEventBySlugQuery> = validate188;
export const checkDeleteEventBySlugQuery: Guard<DeleteEventBySlugQuery> = validate233;

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


function validate23(data, {instancePath=""}={}){
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
validate23.errors = vErrors;
return errors === 0;
}

const schema11 = {"enum":["publish","future","draft","pending","private","trash"]};

function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema11.enum}});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath=""}={}){
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
if(!(validate31(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate31.errors);
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
validate30.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath=""}={}){
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
validate35.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath=""}={}){
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
validate37.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath=""}={}){
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
validate39.errors = vErrors;
return errors === 0;
}

const schema16 = {"enum":["scheduled","canceled","postponed","rescheduled","moved-online"]};

function validate45(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "scheduled") || (data === "canceled")) || (data === "postponed")) || (data === "rescheduled")) || (data === "moved-online"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema16.enum}});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath=""}={}){
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
if(!(validate45(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate45.errors);
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
validate44.errors = vErrors;
return errors === 0;
}

const schema17 = {"enum":["view","embed","edit"]};

function validate50(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "view") || (data === "embed")) || (data === "edit"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema17.enum}});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema18 = {"enum":["date","title","created","modified","distance"]};

function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "date") || (data === "title")) || (data === "created")) || (data === "modified")) || (data === "distance"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema18.enum}});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema19 = {"enum":["asc","desc"]};

function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((data === "asc") || (data === "desc"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema19.enum}});
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema20 = {"enum":["ca","en","fr","de","it","es"]};

function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema20.enum}});
errors++;
}
validate56.errors = vErrors;
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
if(!(validate23(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
if(data.venue_slug !== undefined){
if(!(validate18(data.venue_slug, {instancePath:instancePath+"/venue_slug"}))){
vErrors = withErrors(vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate23(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
if(data.organizer_slug !== undefined){
if(!(validate18(data.organizer_slug, {instancePath:instancePath+"/organizer_slug"}))){
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
if(!(validate30(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate30.errors);
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
if(!(validate35(data.geoloc_lat, {instancePath:instancePath+"/geoloc_lat"}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lng !== undefined){
if(!(validate37(data.geoloc_lng, {instancePath:instancePath+"/geoloc_lng"}))){
vErrors = withErrors(vErrors, validate37.errors);
errors = vErrors.length;
}
}
if(data.geoloc_radius !== undefined){
if(!(validate39(data.geoloc_radius, {instancePath:instancePath+"/geoloc_radius"}))){
vErrors = withErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validate23(data.include, {instancePath:instancePath+"/include"}))){
vErrors = withErrors(vErrors, validate23.errors);
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
if(!(validate44(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate44.errors);
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
if(!(validate50(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
if(data.orderby !== undefined){
if(!(validate52(data.orderby, {instancePath:instancePath+"/orderby"}))){
vErrors = withErrors(vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validate54(data.order, {instancePath:instancePath+"/order"}))){
vErrors = withErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate56(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate56.errors);
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


function validate66(data, {instancePath=""}={}){
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
validate66.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 200){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
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
validate72.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":["string","null"],"maxLength":20000};

function validate75(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema26.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
validate75.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":["string","number","boolean","array"],"maxLength":20000,"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"type":["string","number","boolean"],"maxLength":20000}}};

function validate77(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (!(Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema27.type}});
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
vErrors = withError(vErrors, {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: schema27.then.items.type}});
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
validate77.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath=""}={}){
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
validate80.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath=""}={}){
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
if(!(validate80(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate80.errors);
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
validate84.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency_symbol !== undefined){
if(!(validate80(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate80(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate80(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined){
if(!(validate84(data.values, {instancePath:instancePath+"/values"}))){
vErrors = withErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":["string","null"],"maxLength":20000,"format":"url_or_blank"};
const formats0 = /^\s*(?:(?:https?:\/\/[^\s/?#]\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)\s*)?$/iu;

function validate91(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema31.type}});
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
validate91.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value6"}}};

function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema32.type}});
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
validate98.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value35"}}};
const schema34 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"#/$defs/VenueCreate"}};
const schema37 = {"type":["string","null"],"maxLength":200000};

function validate110(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema37.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 200000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200000}});
errors++;
}
}
validate110.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":["boolean","null"]};

function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema38.type}});
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":["number","null"],"minimum":-90,"maximum":90};

function validate126(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema39.type}});
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
validate126.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":["number","null"],"minimum":-180,"maximum":180};

function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema40.type}});
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
validate128.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath=""}={}){
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
if(!(validate110(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate110.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate31(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate113(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate113.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate113(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate113.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate75(data.address, {instancePath:instancePath+"/address"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate75(data.city, {instancePath:instancePath+"/city"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate75(data.country, {instancePath:instancePath+"/country"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validate75(data.province, {instancePath:instancePath+"/province"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate75(data.state, {instancePath:instancePath+"/state"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate75(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate75(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validate75(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate91(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate91.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate75(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validate126(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = withErrors(vErrors, validate126.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validate128(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = withErrors(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate56(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath}))){
vErrors = withErrors(vErrors, validate105.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "venue"}});
errors++;
}
}
validate104.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema34.type}});
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
if(!(validate104(data, {instancePath}))){
vErrors = withErrors(vErrors, validate104.errors);
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
validate103.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema33.type}});
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
if(!(validate103(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate103.errors);
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
validate102.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"#/$defs/value41"}}};
const schema42 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"#/$defs/OrganizerCreate"}};
const schema45 = {"type":["integer","null"],"minimum":1,"maximum":9007199254740991};

function validate140(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema45.type}});
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
validate140.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":["string","null"],"maxLength":100,"pattern":"\\S"};

function validate142(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema46.type}});
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
validate142.errors = vErrors;
return errors === 0;
}

const schema47 = {"enum":["publish","future","draft","pending","private","trash",null]};

function validate146(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash")) || (data === null))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema47.enum}});
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath=""}={}){
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
if(!(validate140(data.author, {instancePath:instancePath+"/author"}))){
vErrors = withErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate142(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate142(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate110(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate110.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate146(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate75(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate91(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate91.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate75(data.email, {instancePath:instancePath+"/email"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate75(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate56(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate138(data, {instancePath}))){
vErrors = withErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "organizer"}});
errors++;
}
}
validate137.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema42.type}});
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
if(!(validate137(data, {instancePath}))){
vErrors = withErrors(vErrors, validate137.errors);
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
validate136.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema41.type}});
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
if(!(validate136(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate136.errors);
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
validate135.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath=""}={}){
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
validate161.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rrule !== undefined){
if(!(validate80(data.rrule, {instancePath:instancePath+"/rrule"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.rdate !== undefined){
if(!(validate161(data.rdate, {instancePath:instancePath+"/rdate"}))){
vErrors = withErrors(vErrors, validate161.errors);
errors = vErrors.length;
}
}
if(data.exdate !== undefined){
if(!(validate161(data.exdate, {instancePath:instancePath+"/exdate"}))){
vErrors = withErrors(vErrors, validate161.errors);
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


function validate169(data, {instancePath=""}={}){
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
validate169.errors = vErrors;
return errors === 0;
}


function validate172(data, {instancePath=""}={}){
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
validate172.errors = vErrors;
return errors === 0;
}


function validate174(data, {instancePath=""}={}){
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
validate174.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath=""}={}){
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
if(!(validate169(data.price, {instancePath:instancePath+"/price"}))){
vErrors = withErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate80(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate172(data.url, {instancePath:instancePath+"/url"}))){
vErrors = withErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
if(!(validate174(data.capacity, {instancePath:instancePath+"/capacity"}))){
vErrors = withErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.sale_start !== undefined){
if(!(validate72(data.sale_start, {instancePath:instancePath+"/sale_start"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.sale_end !== undefined){
if(!(validate72(data.sale_end, {instancePath:instancePath+"/sale_end"}))){
vErrors = withErrors(vErrors, validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath=""}={}){
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
if(!(validate167(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate167.errors);
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
validate166.errors = vErrors;
return errors === 0;
}

const schema55 = {"enum":["scheduled","canceled","postponed","rescheduled","moved-online",null]};

function validate180(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "scheduled") || (data === "canceled")) || (data === "postponed")) || (data === "rescheduled")) || (data === "moved-online")) || (data === null))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema55.enum}});
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath=""}={}){
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
if(!(validate66(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate68(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate68.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validate66(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate31(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validate72(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validate72.errors);
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
if(!(validate75(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate77(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = withErrors(vErrors, validate77.errors);
errors = vErrors.length;
}
}
if(data.cost_details !== undefined){
if(!(validate79(data.cost_details, {instancePath:instancePath+"/cost_details"}))){
vErrors = withErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.currency_symbol !== undefined){
if(!(validate80(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate80(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate80(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate91(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate91.errors);
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
if(!(validate98(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate98(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate102(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate135(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate80(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate140(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.recurrence !== undefined){
if(!(validate159(data.recurrence, {instancePath:instancePath+"/recurrence"}))){
vErrors = withErrors(vErrors, validate159.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validate166(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = withErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validate180(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate180.errors);
errors = vErrors.length;
}
}
if(data.event_status_reason !== undefined){
if(!(validate75(data.event_status_reason, {instancePath:instancePath+"/event_status_reason"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.previous_start_date !== undefined){
if(!(validate142(data.previous_start_date, {instancePath:instancePath+"/previous_start_date"}))){
vErrors = withErrors(vErrors, validate142.errors);
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
if(!(validate91(data.virtual_url, {instancePath:instancePath+"/virtual_url"}))){
vErrors = withErrors(vErrors, validate91.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate56(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate59(data, {instancePath}))){
vErrors = withErrors(vErrors, validate59.errors);
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
validate58.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate80(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate50(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate56(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}

const schema58 = {"enum":["this","following","all"]};

function validate224(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "this") || (data === "following")) || (data === "all"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema58.enum}});
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}


function validate192(data, {instancePath=""}={}){
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
if(!(validate66(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate68(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = withErrors(vErrors, validate68.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validate66(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = withErrors(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate31(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validate72(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = withErrors(vErrors, validate72.errors);
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
if(!(validate75(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate77(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = withErrors(vErrors, validate77.errors);
errors = vErrors.length;
}
}
if(data.cost_details !== undefined){
if(!(validate79(data.cost_details, {instancePath:instancePath+"/cost_details"}))){
vErrors = withErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.currency_symbol !== undefined){
if(!(validate80(data.currency_symbol, {instancePath:instancePath+"/currency_symbol"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.currency_code !== undefined){
if(!(validate80(data.currency_code, {instancePath:instancePath+"/currency_code"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.currency_position !== undefined){
if(!(validate80(data.currency_position, {instancePath:instancePath+"/currency_position"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate91(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate91.errors);
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
if(!(validate98(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate98(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = withErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate102(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = withErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate135(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = withErrors(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate80(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate140(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = withErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.recurrence !== undefined){
if(!(validate159(data.recurrence, {instancePath:instancePath+"/recurrence"}))){
vErrors = withErrors(vErrors, validate159.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validate224(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validate224.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validate166(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = withErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
if(data.event_status !== undefined){
if(!(validate180(data.event_status, {instancePath:instancePath+"/event_status"}))){
vErrors = withErrors(vErrors, validate180.errors);
errors = vErrors.length;
}
}
if(data.event_status_reason !== undefined){
if(!(validate75(data.event_status_reason, {instancePath:instancePath+"/event_status_reason"}))){
vErrors = withErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.previous_start_date !== undefined){
if(!(validate142(data.previous_start_date, {instancePath:instancePath+"/previous_start_date"}))){
vErrors = withErrors(vErrors, validate142.errors);
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
if(!(validate91(data.virtual_url, {instancePath:instancePath+"/virtual_url"}))){
vErrors = withErrors(vErrors, validate91.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate56(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}


function validate233(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate80(data.password, {instancePath:instancePath+"/password"}))){
vErrors = withErrors(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(validate224(data.scope, {instancePath:instancePath+"/scope"}))){
vErrors = withErrors(vErrors, validate224.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate56(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}
