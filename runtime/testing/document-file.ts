import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentSource } from "../http/document.js";
import { packageFolder } from "../package-folder.js";

/** The text of a generated document. The bundle of the fake has another module in place of this one, which holds them. */
export const readDocumentFile: DocumentSource = (name) =>
  readFile(join(packageFolder("generated/openapi"), name), "utf8");
