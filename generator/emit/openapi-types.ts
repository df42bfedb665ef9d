import { openapiDocument } from "../print/openapi-document.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes `openapi/types.ts`: the types that openapi-typescript reads out of the document. The type tests compare them
 * with the wire types, so that document and code cannot tell different things.
 */
export const emitOpenapiTypes: Emitter = async (model) => {
  // Takes most of a second to load.
  const { astToString, default: openapiTypes } = await import("openapi-typescript");
  const document = openapiDocument(model, model.service.languages.default);
  const nodes = await openapiTypes(JSON.stringify(document), { defaultNonNullable: false, silent: true });
  const header = "// Generated from openapi.json. Do not edit: change the spec and run `npm run generate`.";
  return [{ path: "openapi/types.ts", text: `${header}\n\n${astToString(nodes).trim()}\n` }];
};
