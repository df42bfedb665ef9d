import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageFolder } from "../http/document.js";

/** Reads a generated document. In the bundle of the fake, a module that holds the documents replaces this one. */
export const readDocumentFile = (name: string): Promise<string> =>
  readFile(join(packageFolder("generated/openapi"), name), "utf8");
