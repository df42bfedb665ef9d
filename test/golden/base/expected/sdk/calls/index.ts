// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

export { createCore } from "../core/core.js";
export { encodeFiles } from "../core/encode-files.js";
export { toArray } from "../core/to-array.js";
export * from "./books.js";
export * from "./service.js";
export * from "./shelves.js";
