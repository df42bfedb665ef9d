import standalone from "ajv/dist/standalone/index.js";
import { tableOf } from "../model/tables.js";
import { createShapeAjv, fileKinds, schemaId } from "./shape-ajv.js";

/** The module `shape-validators.ts` as code that compiles no schema any more, which takes longer than reading the spec. */
export function shapeCode(): string {
  const ids = tableOf(fileKinds, (kind) => [kind, schemaId(kind)]);
  const code = standaloneCode(createShapeAjv(), ids);
  return `${code}\nconst validators = { ${fileKinds.join(", ")} };\nexport const shapeValidator = (kind) => validators[kind];\n`;
}

// The module is CommonJS, which Node and TypeScript import in different ways.
const standaloneCode = standalone.default;
