import { Ajv2020 } from "ajv/dist/2020.js";
import schema from "../../spec/schema.json" with { type: "json" };

/** The kinds of files, each with a schema under `$defs`. */
export const fileKinds = ["api", "types", "routes", "approvals", "resource", "text"] as const;
export type FileKind = (typeof fileKinds)[number];

/** AJV with the schema of the spec; nothing is compiled yet. */
export function createShapeAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    code: { source: true, esm: true },
    // Checking the schema itself takes longer than the files; a test does it.
    meta: false,
    validateSchema: false,
  });
  ajv.addSchema(schema, "spec");
  return ajv;
}

/** Where AJV finds the schema of a kind of file. */
export function schemaId(kind: FileKind): string {
  return `spec#/$defs/${kind}`;
}
