// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError } from "../../../runtime/codegen.js";
import type {
  DeleteVenueBySlugQuery,
  DeleteVenueQuery,
  GetVenueBySlugQuery,
  GetVenueQuery,
  ListVenuesQuery,
  VenueCreate,
  VenueUpdate,
} from "../../sdk/venues.js";

export const checkListVenuesQuery: Guard<ListVenuesQuery> = validate22;
export const checkVenueCreate: Guard<VenueCreate> = validate38;
export const checkGetVenueQuery: Guard<GetVenueQuery> = validate69;
export const checkVenueUpdate: Guard<VenueUpdate> = validate71;
export const checkDeleteVenueQuery: Guard<DeleteVenueQuery> = validate93;
export const checkGetVenueBySlugQuery: Guard<GetVenueBySlugQuery> = validate95;
export const checkDeleteVenueBySlugQuery: Guard<DeleteVenueBySlugQuery> = validate97;

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
if(typeof data !== "boolean"){
const err0 = {instancePath,keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema12 = {"enum":["publish","future","draft","pending","private","trash"]};

function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema12.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath=""}={}){
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
if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate32.errors = vErrors;
return errors === 0;
}

const schema13 = {"enum":["ca","en","fr","de","it","es"]};

function validate36(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema13.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate36.errors = vErrors;
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
if(data.event !== undefined){
if(!(validate23(data.event, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.has_events !== undefined){
if(!(validate29(data.has_events, {instancePath:instancePath+"/has_events"}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.only_with_upcoming !== undefined){
if(!(validate29(data.only_with_upcoming, {instancePath:instancePath+"/only_with_upcoming"}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate32(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate36(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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


function validate42(data, {instancePath=""}={}){
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
validate42.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":["string","null"],"maxLength":200000};

function validate45(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema17.type}};
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
validate45.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":["boolean","null"]};

function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema18.type}};
vErrors = withError(vErrors, err0);
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":["string","null"],"maxLength":20000};

function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema19.type}};
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
validate51.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":["string","null"],"maxLength":20000,"format":"url_or_blank"};
const formats0 = /^\s*(?:https?:\/\/[^\s/?#]\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)?\s*$/iu;

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema20.type}};
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
validate60.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":["number","null"],"minimum":-90,"maximum":90};

function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema21.type}};
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
validate63.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":["number","null"],"minimum":-180,"maximum":180};

function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema22.type}};
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
validate65.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue !== undefined){
if(!(validate26(data.venue, {instancePath:instancePath+"/venue"}))){
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
if(!(validate42(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate42(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate45(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate33(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate48(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate48(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate51(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate51(data.city, {instancePath:instancePath+"/city"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate51(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validate51(data.province, {instancePath:instancePath+"/province"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate51(data.state, {instancePath:instancePath+"/state"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate51(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate51(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validate51(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate60(data.website, {instancePath:instancePath+"/website"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate51(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validate63(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validate65(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate36(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate39(data, {instancePath}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "venue"}};
vErrors = withError(vErrors, err0);
errors++;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate36(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue !== undefined){
if(!(validate26(data.venue, {instancePath:instancePath+"/venue"}))){
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
if(!(validate42(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate42(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate45(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate33(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate48(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate48(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate51(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate51(data.city, {instancePath:instancePath+"/city"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate51(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validate51(data.province, {instancePath:instancePath+"/province"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate51(data.state, {instancePath:instancePath+"/state"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate51(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate51(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validate51(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate60(data.website, {instancePath:instancePath+"/website"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate51(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validate63(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validate65(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate36(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate36(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate36(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate36(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
