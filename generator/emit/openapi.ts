import { jsonText } from "../print/literal.js";
import { openapiJson } from "../print/openapi-document.js";
import type { Emitter } from "./emitter.js";

/** Writes the API document in the default language, `openapi/openapi.json`. */
export const emitOpenapi: Emitter = (model) => [
  { path: "openapi/openapi.json", text: jsonText(openapiJson(model)), origin: "spec/" },
];
