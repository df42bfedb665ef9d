// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError, withErrors } from "../../../runtime/codegen.js";
import type {
  DeleteVenueBySlugQuery,
  DeleteVenueQuery,
  GetVenueBySlugQuery,
  GetVenueQuery,
  ListVenuesQuery,
  VenueCreate,
  VenueUpdate,
} from "../../sdk/venues.js";

export const checkListVenuesQuery: Guard<ListVenuesQuery> = validate1;
export const checkVenueCreate: Guard<VenueCreate> = validate21;
export const checkGetVenueQuery: Guard<GetVenueQuery> = validate52;
export const checkVenueUpdate: Guard<VenueUpdate> = validate54;
export const checkDeleteVenueQuery: Guard<DeleteVenueQuery> = validate52;
export const checkGetVenueBySlugQuery: Guard<GetVenueBySlugQuery> = validate52;
export const checkDeleteVenueBySlugQuery: Guard<DeleteVenueBySlugQuery> = validate52;

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
if(typeof data !== "boolean"){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "boolean"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema6 = {"enum":["publish","future","draft","pending","private","trash"]};

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema6.enum}});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath=""}={}){
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
if(!(validate12(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = withErrors(vErrors, validate12.errors);
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
validate11.errors = vErrors;
return errors === 0;
}

const schema7 = {"enum":["name","created","modified"]};

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "name") || (data === "created")) || (data === "modified"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema7.enum}});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema8 = {"enum":["asc","desc"]};

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((data === "asc") || (data === "desc"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema8.enum}});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema9 = {"enum":["ca","en","fr","de","it","es"]};

function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema9.enum}});
errors++;
}
validate19.errors = vErrors;
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
if(data.event !== undefined){
if(!(validate2(data.event, {instancePath:instancePath+"/event"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.has_events !== undefined){
if(!(validate8(data.has_events, {instancePath:instancePath+"/has_events"}))){
vErrors = withErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.only_with_upcoming !== undefined){
if(!(validate8(data.only_with_upcoming, {instancePath:instancePath+"/only_with_upcoming"}))){
vErrors = withErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate11(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.orderby !== undefined){
if(!(validate15(data.orderby, {instancePath:instancePath+"/orderby"}))){
vErrors = withErrors(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validate17(data.order, {instancePath:instancePath+"/order"}))){
vErrors = withErrors(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate19(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate19.errors);
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


function validate25(data, {instancePath=""}={}){
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
validate25.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":["string","null"],"maxLength":200000};

function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema13.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 200000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 200000}});
errors++;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":["boolean","null"]};

function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema14.type}});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":["string","null"],"maxLength":20000};

function validate34(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema15.type}});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":["string","null"],"maxLength":20000,"format":"url_or_blank"};
const formats0 = /^\s*(?:(?:https?:\/\/[^\s/?#]\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)\s*)?$/iu;

function validate43(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema16.type}});
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
validate43.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":["number","null"],"minimum":-90,"maximum":90};

function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema17.type}});
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
validate46.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":["number","null"],"minimum":-180,"maximum":180};

function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: schema18.type}});
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
validate48.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue !== undefined){
if(!(validate5(data.venue, {instancePath:instancePath+"/venue"}))){
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
if(!(validate25(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate25(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate28(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate12(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate31(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate31(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate34(data.address, {instancePath:instancePath+"/address"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate34(data.city, {instancePath:instancePath+"/city"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate34(data.country, {instancePath:instancePath+"/country"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validate34(data.province, {instancePath:instancePath+"/province"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate34(data.state, {instancePath:instancePath+"/state"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate34(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate34(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validate34(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate43(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate34(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validate46(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = withErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validate48(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate19(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath}))){
vErrors = withErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "venue"}});
errors++;
}
}
validate21.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate19(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.venue !== undefined){
if(!(validate5(data.venue, {instancePath:instancePath+"/venue"}))){
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
if(!(validate25(data.date, {instancePath:instancePath+"/date"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate25(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate28(data.description, {instancePath:instancePath+"/description"}))){
vErrors = withErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate12(data.status, {instancePath:instancePath+"/status"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.show_map !== undefined){
if(!(validate31(data.show_map, {instancePath:instancePath+"/show_map"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.show_map_link !== undefined){
if(!(validate31(data.show_map_link, {instancePath:instancePath+"/show_map_link"}))){
vErrors = withErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate34(data.address, {instancePath:instancePath+"/address"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate34(data.city, {instancePath:instancePath+"/city"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate34(data.country, {instancePath:instancePath+"/country"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.province !== undefined){
if(!(validate34(data.province, {instancePath:instancePath+"/province"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate34(data.state, {instancePath:instancePath+"/state"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate34(data.zip, {instancePath:instancePath+"/zip"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate34(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.stateprovince !== undefined){
if(!(validate34(data.stateprovince, {instancePath:instancePath+"/stateprovince"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate43(data.website, {instancePath:instancePath+"/website"}))){
vErrors = withErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate34(data.image, {instancePath:instancePath+"/image"}))){
vErrors = withErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.geo_lat !== undefined){
if(!(validate46(data.geo_lat, {instancePath:instancePath+"/geo_lat"}))){
vErrors = withErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.geo_lng !== undefined){
if(!(validate48(data.geo_lng, {instancePath:instancePath+"/geo_lng"}))){
vErrors = withErrors(vErrors, validate48.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate19(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
