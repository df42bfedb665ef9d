// Copied from runtime/client/encode-files.ts. Do not edit: change that file and run `npm run generate`.

import { formOf } from "./form.js";
import { holdsFile, isFile } from "./given-files.js";
import { textOf } from "./request.js";

/**
 * Writes an input that holds files as a form; undefined where it holds none. Streams are read first: the length of
 * a form is unknown otherwise, and a request that is repeated has to be sent again whole. `fetch` writes a form anew each time.
 */
export function encodeFiles(input: object): Promise<FormData> | undefined {
  return holdsFile(input) ? formOf(input, { holdsFile, isFile, textOf }) : undefined;
}
