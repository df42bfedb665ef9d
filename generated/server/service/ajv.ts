// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError } from "../../../runtime/codegen.js";
import type { GetContractQuery, GetDocQuery, GetRootQuery } from "../../sdk/service.js";

export const checkGetRootQuery: Guard<GetRootQuery> = validate22;
export const checkGetDocQuery: Guard<GetDocQuery> = validate29;
export const checkGetContractQuery: Guard<GetContractQuery> = validate31;

const func2 = textLength;
const pattern0 = new RegExp("\\S", "u");

function validate23(data, {instancePath=""}={}){
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
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"enum":["view","embed","edit"]};

function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "view") || (data === "embed")) || (data === "edit"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema9.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"enum":["ca","en","fr","de","it","es"]};

function validate27(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "ca") || (data === "en")) || (data === "fr")) || (data === "de")) || (data === "it")) || (data === "es"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema10.enum}};
vErrors = withError(vErrors, err0);
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace !== undefined){
if(!(validate23(data.namespace, {instancePath:instancePath+"/namespace"}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate25(data.context, {instancePath:instancePath+"/context"}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate27(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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


function validate29(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate27(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate27(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
