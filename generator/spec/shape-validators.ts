import type { ValidateFunction } from "ajv";
import { createShapeAjv, type FileKind, schemaId } from "./shape-ajv.js";

const ajv = createShapeAjv();

/** Compares a file of a kind with the schema; its `errors` list what is wrong. The bundle has the same as compiled code. */
export function shapeValidator(kind: FileKind): ValidateFunction {
  const validator = ajv.getSchema(schemaId(kind));
  if (validator === undefined) throw new Error(`The schema of the spec has no ${kind}.`);
  return validator;
}
