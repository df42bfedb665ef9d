// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError } from "../../../runtime/codegen.js";
import type {
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  EventCreate,
  EventUpdate,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventsQuery,
} from "../../sdk/events.js";

export const checkListEventsQuery: Guard<ListEventsQuery> = validate22;
export const checkEventCreate: Guard<EventCreate> = validate66;
export const checkGetEventQuery: Guard<GetEventQuery> = validate172;
export const checkEventUpdate: Guard<EventUpdate> = validate176;
export const checkDeleteEventQuery: Guard<DeleteEventQuery> = validate205;
export const checkGetEventBySlugQuery: Guard<GetEventBySlugQuery> = validate208;
export const checkDeleteEventBySlugQuery: Guard<DeleteEventBySlugQuery> = validate212;

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
if(func2(data) > 100){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 100}};
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


function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath=""}={}){
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
validate35.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":["integer","string"],"minimum":1,"maximum":9007199254740991,"pattern":"\\S","maxLength":20000};

function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,keyword:"type",params:{type: schema13.type}};
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
if(typeof data === "string"){
if(func2(data) > 20000){
const err3 = {instancePath,keyword:"maxLength",params:{limit: 20000}};
vErrors = withError(vErrors, err3);
errors++;
}
if(!pattern0.test(data)){
const err4 = {instancePath,keyword:"pattern",params:{pattern: "\\S"}};
vErrors = withError(vErrors, err4);
errors++;
}
}
validate38.errors = vErrors;
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
if(!(validate38(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate37.errors = vErrors;
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
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate42.errors = vErrors;
return errors === 0;
}

const schema16 = {"enum":["publish","future","draft","pending","private","trash"]};

function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema16.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath=""}={}){
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
if(!(validate48(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate47.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 90 || isNaN(data)){
const err0 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 90}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data < -90 || isNaN(data)){
const err1 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: -90}};
vErrors = withError(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "number"}};
vErrors = withError(vErrors, err2);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 180 || isNaN(data)){
const err0 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 180}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data < -180 || isNaN(data)){
const err1 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: -180}};
vErrors = withError(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "number"}};
vErrors = withError(vErrors, err2);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 20040 || isNaN(data)){
const err0 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 20040}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "number"}};
vErrors = withError(vErrors, err2);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema20 = {"enum":["view","embed","edit"]};

function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "view") || (data === "embed")) || (data === "edit"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema20.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema21 = {"enum":["ca","en","fr","de","it","es"]};

function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema21.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate64.errors = vErrors;
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
if(data.start_date !== undefined){
if(!(validate26(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validate26(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.starts_before !== undefined){
if(!(validate26(data.starts_before, {instancePath:instancePath+"/starts_before"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.starts_after !== undefined){
if(!(validate26(data.starts_after, {instancePath:instancePath+"/starts_after"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.ends_before !== undefined){
if(!(validate26(data.ends_before, {instancePath:instancePath+"/ends_before"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.ends_after !== undefined){
if(!(validate26(data.ends_after, {instancePath:instancePath+"/ends_after"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.strict_dates !== undefined){
if(!(validate33(data.strict_dates, {instancePath:instancePath+"/strict_dates"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
if(!(validate35(data.search, {instancePath:instancePath+"/search"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate37(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate37(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate42(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate42(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate33(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate47(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.geoloc !== undefined){
if(!(validate33(data.geoloc, {instancePath:instancePath+"/geoloc"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lat !== undefined){
if(!(validate52(data.geoloc_lat, {instancePath:instancePath+"/geoloc_lat"}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data.geoloc_lng !== undefined){
if(!(validate54(data.geoloc_lng, {instancePath:instancePath+"/geoloc_lng"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.geoloc_radius !== undefined){
if(!(validate56(data.geoloc_radius, {instancePath:instancePath+"/geoloc_radius"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
if(!(validate42(data.include, {instancePath:instancePath+"/include"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate23(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.ticketed !== undefined){
if(!(validate33(data.ticketed, {instancePath:instancePath+"/ticketed"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate35(data.password, {instancePath:instancePath+"/password"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate62(data.context, {instancePath:instancePath+"/context"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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


function validate74(data, {instancePath=""}={}){
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
validate74.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath=""}={}){
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
validate76.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":["string","null"],"maxLength":20000};

function validate82(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema26.type}};
vErrors = withError(vErrors, err0);
errors++;
}
if(typeof data === "string"){
if(func2(data) > 20000){
const err1 = {instancePath,keyword:"maxLength",params:{limit: 20000}};
vErrors = withError(vErrors, err1);
errors++;
}
}
validate82.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":["string","number","boolean","array"],"maxLength":20000,"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"type":["string","number","boolean"],"maxLength":20000}}};

function validate84(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (!(Array.isArray(data)))){
const err0 = {instancePath,keyword:"type",params:{type: schema27.type}};
vErrors = withError(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err1 = {};
vErrors = withError(vErrors, err1);
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
const err2 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: schema27.then.items.type}};
vErrors = withError(vErrors, err2);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20000){
const err3 = {instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 20000}};
vErrors = withError(vErrors, err3);
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(typeof data === "string"){
if(func2(data) > 20000){
const err5 = {instancePath,keyword:"maxLength",params:{limit: 20000}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(Array.isArray(data)){
if(data.length > 1000){
const err6 = {instancePath,keyword:"maxItems",params:{limit: 1000}};
vErrors = withError(vErrors, err6);
errors++;
}
}
validate84.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":["string","null"],"maxLength":20000,"format":"url_or_blank"};
const formats0 = /^\s*(?:https?:\/\/[^\s/?#]\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)?\s*$/iu;

function validate86(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema28.type}};
vErrors = withError(vErrors, err0);
errors++;
}
if(typeof data === "string"){
if(func2(data) > 20000){
const err1 = {instancePath,keyword:"maxLength",params:{limit: 20000}};
vErrors = withError(vErrors, err1);
errors++;
}
if(!(formats0.test(data))){
const err2 = {instancePath,keyword:"format",params:{format: "url_or_blank"}};
vErrors = withError(vErrors, err2);
errors++;
}
}
validate86.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":["array","null"],"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"$ref":"#/$defs/value5"}}};

function validate93(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema29.type}};
vErrors = withError(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err1 = {};
vErrors = withError(vErrors, err1);
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
if(!(validate38(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err3 = {instancePath,keyword:"maxItems",params:{limit: 1000}};
vErrors = withError(vErrors, err3);
errors++;
}
}
validate93.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":["array","null"],"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"$ref":"#/$defs/value27"}}};
const schema31 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"#/$defs/VenueCreate"}};
const schema34 = {"type":["string","null"],"maxLength":200000};

function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema34.type}};
vErrors = withError(vErrors, err0);
errors++;
}
if(typeof data === "string"){
if(func2(data) > 200000){
const err1 = {instancePath,keyword:"maxLength",params:{limit: 200000}};
vErrors = withError(vErrors, err1);
errors++;
}
}
validate105.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":["boolean","null"]};

function validate108(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema35.type}};
vErrors = withError(vErrors, err0);
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":["number","null"],"minimum":-90,"maximum":90};

function validate121(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema36.type}};
vErrors = withError(vErrors, err0);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 90 || isNaN(data)){
const err1 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 90}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data < -90 || isNaN(data)){
const err2 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: -90}};
vErrors = withError(vErrors, err2);
errors++;
}
}
validate121.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":["number","null"],"minimum":-180,"maximum":180};

function validate123(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema37.type}};
vErrors = withError(vErrors, err0);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 180 || isNaN(data)){
const err1 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 180}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data < -180 || isNaN(data)){
const err2 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: -180}};
vErrors = withError(vErrors, err2);
errors++;
}
}
validate123.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue !== undefined){
if(!(validate35(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate23(data.author, {instancePath:instancePath+"/author"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate26(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate26(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate105(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate48(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate108(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate108(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate82(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate82(data.city, {instancePath:instancePath+"/city"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate82(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validate82(data.province, {instancePath:instancePath+"/province"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate82(data.state, {instancePath:instancePath+"/state"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate82(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate82(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validate82(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate86(data.website, {instancePath:instancePath+"/website"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate82(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validate121(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validate123(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate100(data, {instancePath}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "venue"}};
vErrors = withError(vErrors, err0);
errors++;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,keyword:"type",params:{type: schema31.type}};
vErrors = withError(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
vErrors = withError(vErrors, err1);
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
if(!(validate99(data, {instancePath}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
vErrors = withError(vErrors, err2);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data < 1 || isNaN(data)){
const err4 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err4);
errors++;
}
}
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema30.type}};
vErrors = withError(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err1 = {};
vErrors = withError(vErrors, err1);
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
if(!(validate98(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err3 = {instancePath,keyword:"maxItems",params:{limit: 1000}};
vErrors = withError(vErrors, err3);
errors++;
}
}
validate97.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":["array","null"],"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"$ref":"#/$defs/value33"}}};
const schema39 = {"type":["integer","object"],"minimum":1,"maximum":9007199254740991,"if":{"type":"object"},"then":{"$ref":"#/$defs/OrganizerCreate"}};
const schema42 = {"type":["integer","null"],"minimum":1,"maximum":9007199254740991};

function validate135(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema42.type}};
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
validate135.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":["string","null"],"maxLength":100,"pattern":"\\S"};

function validate137(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema43.type}};
vErrors = withError(vErrors, err0);
errors++;
}
if(typeof data === "string"){
if(func2(data) > 100){
const err1 = {instancePath,keyword:"maxLength",params:{limit: 100}};
vErrors = withError(vErrors, err1);
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,keyword:"pattern",params:{pattern: "\\S"}};
vErrors = withError(vErrors, err2);
errors++;
}
}
validate137.errors = vErrors;
return errors === 0;
}

const schema44 = {"enum":["publish","future","draft","pending","private","trash",null]};

function validate141(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash")) || (data === null))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema44.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer !== undefined){
if(!(validate35(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate135(data.author, {instancePath:instancePath+"/author"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate137(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate137(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate105(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate141(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate82(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate86(data.website, {instancePath:instancePath+"/website"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate82(data.email, {instancePath:instancePath+"/email"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate82(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate133(data, {instancePath}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "organizer"}};
vErrors = withError(vErrors, err0);
errors++;
}
}
validate132.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,keyword:"type",params:{type: schema39.type}};
vErrors = withError(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
vErrors = withError(vErrors, err1);
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
if(!(validate132(data, {instancePath}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
vErrors = withError(vErrors, err2);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data < 1 || isNaN(data)){
const err4 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err4);
errors++;
}
}
validate131.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema38.type}};
vErrors = withError(vErrors, err0);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 1000){
const err1 = {};
vErrors = withError(vErrors, err1);
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
if(!(validate131(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err3 = {instancePath,keyword:"maxItems",params:{limit: 1000}};
vErrors = withError(vErrors, err3);
errors++;
}
}
validate130.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 20000){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 20000}};
vErrors = withError(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err1);
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err0 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "number"}};
vErrors = withError(vErrors, err1);
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 20000){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 20000}};
vErrors = withError(vErrors, err0);
errors++;
}
if(!(formats0.test(data))){
const err1 = {instancePath,keyword:"format",params:{format: "url_or_blank"}};
vErrors = withError(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err2);
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath=""}={}){
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
if(data < 0 || isNaN(data)){
const err2 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err2);
errors++;
}
}
validate163.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 100){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 100}};
vErrors = withError(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err1);
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}


function validate156(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.price === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "price"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.name !== undefined){
if(!(validate35(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate158(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate152(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate161(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
if(!(validate163(data.capacity, {instancePath:instancePath+"/capacity"}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.sale_start !== undefined){
if(!(validate165(data.sale_start, {instancePath:instancePath+"/sale_start"}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data.sale_end !== undefined){
if(!(validate165(data.sale_end, {instancePath:instancePath+"/sale_end"}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err2);
errors++;
}
validate156.errors = vErrors;
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
if(!(validate156(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
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
validate155.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate35(data.title, {instancePath:instancePath+"/title"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
if(!(validate26(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validate26(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate23(data.author, {instancePath:instancePath+"/author"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate26(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate26(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate74(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate76(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validate74(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate48(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validate26(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.all_day !== undefined){
if(!(validate33(data.all_day, {instancePath:instancePath+"/all_day"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate82(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate84(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate86(data.website, {instancePath:instancePath+"/website"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate33(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate33(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.hide_from_listings !== undefined){
if(!(validate33(data.hide_from_listings, {instancePath:instancePath+"/hide_from_listings"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.sticky !== undefined){
if(!(validate33(data.sticky, {instancePath:instancePath+"/sticky"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate33(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate93(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate93(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate97(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate130(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate152(data.password, {instancePath:instancePath+"/password"}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate135(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validate155(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate67(data, {instancePath}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.start_date === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "start_date"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.end_date === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "end_date"}};
vErrors = withError(vErrors, err2);
errors++;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate172(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate152(data.password, {instancePath:instancePath+"/password"}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate62(data.context, {instancePath:instancePath+"/context"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate35(data.title, {instancePath:instancePath+"/title"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
if(!(validate26(data.start_date, {instancePath:instancePath+"/start_date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validate26(data.end_date, {instancePath:instancePath+"/end_date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate23(data.author, {instancePath:instancePath+"/author"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate26(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate26(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate74(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
if(!(validate76(data.slug, {instancePath:instancePath+"/slug"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.excerpt !== undefined){
if(!(validate74(data.excerpt, {instancePath:instancePath+"/excerpt"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate48(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(validate26(data.timezone, {instancePath:instancePath+"/timezone"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.all_day !== undefined){
if(!(validate33(data.all_day, {instancePath:instancePath+"/all_day"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate82(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate84(data.cost, {instancePath:instancePath+"/cost"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate86(data.website, {instancePath:instancePath+"/website"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate33(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate33(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.hide_from_listings !== undefined){
if(!(validate33(data.hide_from_listings, {instancePath:instancePath+"/hide_from_listings"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.sticky !== undefined){
if(!(validate33(data.sticky, {instancePath:instancePath+"/sticky"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(!(validate33(data.featured, {instancePath:instancePath+"/featured"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
if(!(validate93(data.categories, {instancePath:instancePath+"/categories"}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate93(data.tags, {instancePath:instancePath+"/tags"}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.venue !== undefined){
if(!(validate97(data.venue, {instancePath:instancePath+"/venue"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.organizer !== undefined){
if(!(validate130(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate152(data.password, {instancePath:instancePath+"/password"}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.post_parent !== undefined){
if(!(validate135(data.post_parent, {instancePath:instancePath+"/post_parent"}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
if(data.tickets !== undefined){
if(!(validate155(data.tickets, {instancePath:instancePath+"/tickets"}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate152(data.password, {instancePath:instancePath+"/password"}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}


function validate208(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
if(!(validate152(data.password, {instancePath:instancePath+"/password"}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate62(data.context, {instancePath:instancePath+"/context"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate64(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
