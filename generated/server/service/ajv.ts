// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.
// @ts-nocheck

import { type Guard, textLength, withError } from "../../../runtime/codegen.js";
import type { GetContractQuery, GetDocQuery, GetRootQuery } from "../../sdk/service.js";

export const checkGetRootQuery: Guard<GetRootQuery> = validate1;
export const checkGetDocQuery: Guard<GetDocQuery> = validate8;
export const checkGetContractQuery: Guard<GetContractQuery> = validate10;

const func0 = textLength;
const pattern0 = new RegExp("\\S", "u");

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 20000){
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
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"enum":["view","embed","edit"]};

function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "view") || (data === "embed")) || (data === "edit"))){
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema3.enum}};
vErrors = withError(vErrors, err0);
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
const err0 = {instancePath,keyword:"enum",params:{allowedValues: schema4.enum}};
vErrors = withError(vErrors, err0);
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
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!(validate4(data.context, {instancePath:instancePath+"/context"}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
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
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.translation_language !== undefined){
if(!(validate6(data.translation_language, {instancePath:instancePath+"/translation_language"}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err0);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
