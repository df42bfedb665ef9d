// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError } from "../../../runtime/codegen.js";
import type {
  DeleteOrganizerBySlugQuery,
  DeleteOrganizerQuery,
  GetOrganizerBySlugQuery,
  GetOrganizerQuery,
  ListOrganizersQuery,
  OrganizerCreate,
  OrganizerUpdate,
} from "../../sdk/organizers.js";

export const checkListOrganizersQuery: Guard<ListOrganizersQuery> = validate22;
export const checkOrganizerCreate: Guard<OrganizerCreate> = validate38;
export const checkGetOrganizerQuery: Guard<GetOrganizerQuery> = validate58;
export const checkOrganizerUpdate: Guard<OrganizerUpdate> = validate60;
export const checkDeleteOrganizerQuery: Guard<DeleteOrganizerQuery> = validate72;
export const checkGetOrganizerBySlugQuery: Guard<GetOrganizerBySlugQuery> = validate74;
export const checkDeleteOrganizerBySlugQuery: Guard<DeleteOrganizerBySlugQuery> = validate76;

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

const schema16 = {"type":["integer","null"],"minimum":1,"maximum":9007199254740991};

function validate41(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema16.type}};
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
validate41.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":["string","null"],"maxLength":100,"pattern":"\\S"};

function validate43(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema17.type}};
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
validate43.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":["string","null"],"maxLength":200000};

function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema18.type}};
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
validate46.errors = vErrors;
return errors === 0;
}

const schema19 = {"enum":["publish","future","draft","pending","private","trash",null]};

function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "publish") || (data === "future")) || (data === "draft")) || (data === "pending")) || (data === "private")) || (data === "trash")) || (data === null))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema19.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":["string","null"],"maxLength":20000};

function validate50(data, {instancePath=""}={}){
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
}
validate50.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":["string","null"],"maxLength":20000,"format":"url_or_blank"};
const formats0 = /^\s*(?:https?:\/\/[^\s/?#]\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)?\s*$/iu;

function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,keyword:"type",params:{type: schema21.type}};
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
validate52.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer !== undefined){
if(!(validate26(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate41(data.author, {instancePath:instancePath+"/author"}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate43(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate43(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate46(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate48(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate50(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate52(data.website, {instancePath:instancePath+"/website"}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate50(data.email, {instancePath:instancePath+"/email"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate50(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(data.organizer === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "organizer"}};
vErrors = withError(vErrors, err0);
errors++;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath=""}={}){
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
validate58.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organizer !== undefined){
if(!(validate26(data.organizer, {instancePath:instancePath+"/organizer"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate41(data.author, {instancePath:instancePath+"/author"}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate43(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.date_utc !== undefined){
if(!(validate43(data.date_utc, {instancePath:instancePath+"/date_utc"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate46(data.description, {instancePath:instancePath+"/description"}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate48(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate50(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate52(data.website, {instancePath:instancePath+"/website"}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate50(data.email, {instancePath:instancePath+"/email"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate50(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate60.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
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
validate72.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath=""}={}){
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
validate74.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath=""}={}){
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
validate76.errors = vErrors;
return errors === 0;
}
