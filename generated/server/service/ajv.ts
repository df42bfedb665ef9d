// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError, withErrors } from "../../../runtime/codegen.js";
import type {
  CreateWebhookInput,
  DeleteWebhookQuery,
  GetAuditQuery,
  GetContractQuery,
  GetDocQuery,
  GetRootQuery,
  GetWebhookLogQuery,
  GetWebhookQuery,
  GetWebhooksQuery,
  ReplayWebhookInput,
  RotateWebhookQuery,
  TestWebhookQuery,
  UpdateWebhookInput,
} from "../../sdk/service.js";

export const checkGetRootQuery: Guard<GetRootQuery> = validate1;
export const checkGetDocQuery: Guard<GetDocQuery> = validate8;
export const checkGetContractQuery: Guard<GetContractQuery> = validate8;
export const checkGetAuditQuery: Guard<GetAuditQuery> = validate10;
export const checkGetWebhooksQuery: Guard<GetWebhooksQuery> = validate8;
export const checkCreateWebhookInput: Guard<CreateWebhookInput> = validate22;
export const checkGetWebhookQuery: Guard<GetWebhookQuery> = validate8;
export const checkUpdateWebhookInput: Guard<UpdateWebhookInput> = validate32;
export const checkDeleteWebhookQuery: Guard<DeleteWebhookQuery> = validate8;
export const checkRotateWebhookQuery: Guard<RotateWebhookQuery> = validate8;
export const checkTestWebhookQuery: Guard<TestWebhookQuery> = validate8;
export const checkGetWebhookLogQuery: Guard<GetWebhookLogQuery> = validate38;
export const checkReplayWebhookInput: Guard<ReplayWebhookInput> = validate44;

const func0 = textLength;
const pattern0 = new RegExp("\\S", "u");

function validate2(data, {instancePath=""}={}){
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
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"enum":["view","embed","edit"]};

function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "view") || (data === "embed")) || (data === "edit"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema3.enum}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema4 = {"enum":["ca","en","fr","de","it","es"]};

function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema4.enum}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace !== undefined){
if(!(validate2(data.namespace, {instancePath:instancePath+"/namespace"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate4(data.context, {instancePath:instancePath+"/context"}))){
vErrors = withErrors(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate6.errors);
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


function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath=""}={}){
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
validate12.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath=""}={}){
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
validate16.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource !== undefined){
if(!(validate2(data.resource, {instancePath:instancePath+"/resource"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.record !== undefined){
if(!(validate12(data.record, {instancePath:instancePath+"/record"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
if(!(validate2(data.key, {instancePath:instancePath+"/key"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.request !== undefined){
if(!(validate2(data.request, {instancePath:instancePath+"/request"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate16(data.from, {instancePath:instancePath+"/from"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate16(data.to, {instancePath:instancePath+"/to"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.page !== undefined){
if(!(validate12(data.page, {instancePath:instancePath+"/page"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.per_page !== undefined){
if(!(validate12(data.per_page, {instancePath:instancePath+"/per_page"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const formats0 = /^\s*(?:https?:\/\/[^\s/?#]\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)\s*$/iu;

function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 20000){
vErrors = withError(vErrors, {instancePath,keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(!(formats0.test(data))){
vErrors = withError(vErrors, {instancePath,keyword:"format",params:{format: "url"}});
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


function validate27(data, {instancePath=""}={}){
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
validate27.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate2(data.name, {instancePath:instancePath+"/name"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate25(data.url, {instancePath:instancePath+"/url"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.types !== undefined){
if(!(validate27(data.types, {instancePath:instancePath+"/types"}))){
vErrors = withErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath}))){
vErrors = withErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.url === undefined){
vErrors = withError(vErrors, {instancePath,keyword:"required",params:{missingProperty: "url"}});
errors++;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "boolean"}});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(!(validate25(data.url, {instancePath:instancePath+"/url"}))){
vErrors = withErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.types !== undefined){
if(!(validate27(data.types, {instancePath:instancePath+"/types"}))){
vErrors = withErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(!(validate35(data.enabled, {instancePath:instancePath+"/enabled"}))){
vErrors = withErrors(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema16 = {"enum":["waiting","delivered","given_up"]};

function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "waiting") || (data === "delivered")) || (data === "given_up"))){
vErrors = withError(vErrors, {instancePath,keyword:"enum",params:{allowedValues: schema16.enum}});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
if(!(validate39(data.state, {instancePath:instancePath+"/state"}))){
vErrors = withErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.page !== undefined){
if(!(validate12(data.page, {instancePath:instancePath+"/page"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.per_page !== undefined){
if(!(validate12(data.per_page, {instancePath:instancePath+"/per_page"}))){
vErrors = withErrors(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
if(!(validate2(data.message, {instancePath:instancePath+"/message"}))){
vErrors = withErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate16(data.from, {instancePath:instancePath+"/from"}))){
vErrors = withErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = withErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, {instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
