import { openapiJson } from "../print/openapi-document.js";
import { documentTypes } from "../print/slow-steps.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes `openapi/types.ts`: the types that openapi-typescript reads out of the document. The type tests compare them
 * with the wire types, so that document and code cannot tell different things.
 */
export const emitOpenapiTypes: Emitter = async (model) => {
  const types = await documentTypes(openapiJson(model));
  const header = "// Generated from openapi.json. Do not edit: change the spec and run `npm run generate`.";
  return [{ path: "openapi/types.ts", text: `${header}\n\n${types}\n`, origin: "spec/" }];
};
